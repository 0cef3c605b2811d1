"""Heuristic play: each game brings priorities of its own for each of its sides."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from sandtable.bots.palestine import thinking as palestine
from sandtable.engine.errors import UnknownName
from sandtable.engine.game import Game

# How a game's question is answered: the game, and a generator that breaks ties.
Thinking = Callable[[Game, Callable[[], float]], str]
# By the game's name.
THINKING: Final[dict[str, Thinking]] = {"palestine": palestine.answer}


class HeuristicBot:
    """Plays any side of any game that it has priorities for; the seed decides between answers of equal worth."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(str(seed)).random

    def answer(self, game: Game) -> str:
        thinking = THINKING.get(game.rules.name)
        if thinking is None:
            raise UnknownName("game that the heuristic bot plays", game.rules.name, list(THINKING))
        return thinking(game, self._random)
