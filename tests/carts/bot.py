"""How Carts is played: without thinking."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.bots.guide import Guide
from sandtable.engine.game import Game
from sandtable.engine.state import State


def answer(game: Game, random: Callable[[], float]) -> str:
    assert game.question is not None
    return game.question.sample(lambda count: int(random() * count))


def chances(state: State) -> list[float]:
    return [0.5, 0.5]


GUIDE = Guide(answer, "", chances)
