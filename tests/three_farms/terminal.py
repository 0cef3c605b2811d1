"""Three Farms in characters: a bar of grain for each farm."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from sandtable.engine.state import State
from sandtable.terminal.board import Board
from sandtable.words import Words
from three_farms.rules import SIDES, Farms


def draw(state: State, words: Words) -> RenderableType:
    assert isinstance(state, Farms)
    farms = zip(SIDES, state.grain, strict=True)
    return Group(*[Text(f"{words.name(side):<8}{'*' * grain} {grain}") for side, grain in farms])


BOARD = Board(draw, 60, {side: f"bold {side}" for side in SIDES})
