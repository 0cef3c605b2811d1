"""The heuristic bot on a bad day: an opponent for the first games."""

from __future__ import annotations

from random import Random
from typing import Final

from sandtable.bots.heuristic_bot import HeuristicBot
from sandtable.engine.game import Game

CARELESS: Final = 0.15  # the share of its answers that it gives without thinking


class CarelessBot:
    """Plays as the heuristic bot does, but some of its answers are any answer."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"{seed}/careless").random
        self._heuristic = HeuristicBot(seed)

    def answer(self, game: Game) -> str:
        assert game.question is not None
        if self._random() < CARELESS:
            return game.question.sample(lambda count: int(self._random() * count))
        return self._heuristic.answer(game)
