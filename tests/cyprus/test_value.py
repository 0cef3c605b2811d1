"""The learned value of a position of Cyprus: a chance between 0 and 1 that moves the right way."""

from __future__ import annotations

from random import Random

from cyprus.table import position, state_of
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.cyprus.bot import GUIDE
from sandtable.games.british_way.cyprus.bot.value import NETWORK, chance_of_british, facts_of
from sandtable.games.british_way.cyprus.rules import RULES

LAST_CAMPAIGN = (
    "played: HC-01 HC-02 HC-04 HC-06 HC-33 HC-07 HC-09 HC-10 HC-11 HC-13 HC-15 HC-34 HC-16 HC-18 HC-19 | do: reveal"
)
BOARD = (
    "troodos: 2 underground, 1 caches | nicosia: 2 troops, 1 police, 1 underground | paphos: 1 active"
    f" | limassol: 2 troops, 1 police, 1 underground | akrotiri: 3 troops | {LAST_CAMPAIGN}"
)


def british(text: str) -> float:
    """The British chance in a position."""
    return chance_of_british(state_of(position(text)))


def test_every_fact_has_its_weights():
    facts = facts_of(state_of(position("do: reveal")))

    assert {len(row) for row in NETWORK.rows} == {len(facts)}


def test_the_chances_of_both_sides_make_one():
    chances = GUIDE.chances(state_of(position(BOARD)))

    assert sum(chances) == 1
    assert all(0 < chance < 1 for chance in chances)


def test_political_will_speaks_for_the_british_and_disorder_and_opinion_against_them():
    chances = [british(f"political will: {will} | {BOARD}") for will in (1, 4, 8, 14)]
    disorder = british(f"political will: 8 | famagusta: 2 sabotage | larnaca: 2 sabotage | {BOARD}")
    condemned = british(f"political will: 8 | opinion: 4 | {BOARD}")

    assert chances == sorted(chances)
    assert chances[-1] - chances[0] > 0.4
    assert max(disorder, condemned) < chances[2]


def test_the_estimate_before_the_last_card_is_near_the_outcome():
    right = 0
    for seed in range(20):
        game, dealer, random, favourite = Game.new(RULES), Dealer(seed), Random(seed), ""
        while (question := game.question) is not None:
            if question.message == "ask-reveal":
                favourite = "british" if chance_of_british(game.state) > 0.5 else "eoka"
            chance = question.side == CHANCE
            game.play(dealer.answer(question, len(game.answers)) if chance else GUIDE.answer(game, random.random))
        right += favourite == game.result

    assert right >= 16
    assert chance_of_british(game.state) == (1.0 if game.result == "british" else 0.0)
