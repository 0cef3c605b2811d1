"""Heuristic play: each game brings priorities of its own for each of its sides."""

from __future__ import annotations

from random import Random

from sandtable.bots.guide import find_guide
from sandtable.engine.game import Game


class HeuristicBot:
    """Plays any side of any game that has a guide; the seed decides between answers of equal worth."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(str(seed)).random

    def answer(self, game: Game) -> str:
        return find_guide(game.rules.name).answer(game, self._random)
