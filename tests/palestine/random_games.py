"""Whole games played at random from fixed seeds, to be looked at after every answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from palestine.table import state_of
from sandtable import new_game
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE, Question
from sandtable.engine.state import Line
from sandtable.games.british_way.palestine.state import State

SEEDS = range(30)


class Moment(NamedTuple):
    """One answer of a game: what was asked and said, how things stood before, what happened, the game after it."""

    question: Question
    answer: str
    before: State
    lines: list[Line]
    game: Game


def moments(seed: int, **options: str) -> Iterator[Moment]:
    """Play one game to its end. No dealer sits at the table, so that dice, chits and cards are seen one by one too."""
    game = new_game("palestine", options=options)
    dealer, player = Dealer(seed), Random(seed)
    while (question := game.question) is not None:
        assert game.log is not None
        before, told = state_of(game).copy(), len(game.log)
        if question.side == CHANCE:
            answer = dealer.answer(question, len(game.answers))
        else:
            answer = player.choice(list(question.options))
        game.play(answer)
        yield Moment(question, answer, before, game.log[told:], game)


def all_moments() -> Iterator[Moment]:
    """The moments of all the games."""
    for seed in SEEDS:
        yield from moments(seed)
