"""Random play: every legal answer is as likely as any other."""

from __future__ import annotations

from random import Random

from sandtable.engine.game import Game


class RandomBot:
    """Plays at random, reproducibly."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(str(seed)).random

    def answer(self, game: Game) -> str:
        assert game.question is not None
        options = game.question.options
        return options[int(self._random() * len(options))]
