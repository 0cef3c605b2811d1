"""Random play: every legal answer is as likely as any other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sandtable.engine.game import Game
from sandtable.engine.questions import Question


class RandomBot:
    """Plays at random, reproducibly."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(str(seed)).random

    def answer(self, game: Game) -> str:
        assert game.question is not None
        return game.question.sample(self._pick)

    def _pick(self, count: int) -> int:
        return int(self._random() * count)


def play_at_random(game: Game, random: Callable[[], float]) -> None:
    """Play a game to its end, all sides at random; `random` gives numbers from 0 to below 1."""
    while (question := game.question) is not None:
        options, count = question.options, len(question.options)
        game.give(options[int(random() * count)] if count else any_order(question, random))


def any_order(question: Question, random: Callable[[], float]) -> str:
    """Any of the orders that may be given."""
    return question.sample(lambda count: int(random() * count))
