"""How Three Farms is played sensibly: sow half, gamble on the sun, give nothing."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.bots.guide import Guide
from sandtable.engine.game import Game
from sandtable.engine.state import State
from three_farms.rules import SIDES, Farms


def answer(game: Game, random: Callable[[], float]) -> str:
    assert game.question is not None
    options = game.question.options
    wanted = {"ask-sow": str(len(options) // 2), "ask-sky": "sun", "ask-gamble": "yes", "ask-give": "done"}
    return wanted[game.question.message]


def chances(state: State) -> list[float]:
    """The share of the grain, or who has won."""
    assert isinstance(state, Farms)
    if state.winner in SIDES:
        return [float(side == state.winner) for side in SIDES]
    return [1 / 3] * 3 if state.winner else [(1 + grain) / (3 + sum(state.grain)) for grain in state.grain]


GUIDE = Guide(answer, "", chances)
