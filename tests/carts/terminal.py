"""Carts in characters: where each cart stands."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from carts.rules import SIDES, describe_state
from sandtable.engine.state import State
from sandtable.terminal.board import Board
from sandtable.words import Words


def draw(state: State, words: Words) -> RenderableType:
    carts = describe_state(state, "")["carts"]
    assert isinstance(carts, dict)
    return Group(*[Text(f"{cart} {stands['square']} {stands['left']}") for cart, stands in carts.items()])


BOARD = Board(draw, 60, dict.fromkeys(SIDES, "bold"))
