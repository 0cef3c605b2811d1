"""Random games of DAK-II: of both scenarios, with any options, played in two styles."""

from __future__ import annotations

from random import Random

from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game, Watch
from sandtable.engine.orders import END
from sandtable.engine.questions import DONE, Question
from sandtable.games.ocs.dak2.rules import RULES

STYLES = ["uniform", "busy"]
SAYS_DONE = 0.02  # how often a busy side might say `done`: games that say it at once prove little


def any_game(random: Random, scenario: str, *, log: bool = False, watch: Watch | None = None) -> Game:
    """A game with every option at random; its dice come from the same numbers."""
    options = {name: random.choice(values) for name, values in RULES.option_values.items()}
    dealer = Dealer(random.randrange(1 << 32))
    return Game.new(RULES, scenario=scenario, options=options, dealer=dealer, log=log, watch=watch)


def any_answer(question: Question, random: Random, style: str) -> str:
    """An answer on offer: word by word all that may follow are alike, but a busy side is hardly ever done."""
    if question.orders is None or style == "uniform" or random.random() < SAYS_DONE:
        return question.sample(random.randrange)
    words: list[str] = []
    while True:
        follow = [word for word in question.orders.next(words) if words or word != DONE]
        word = follow[random.randrange(len(follow))]
        if word == END:
            return " ".join(words)
        words.append(word)
