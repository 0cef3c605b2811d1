"""What the terminal needs to know of a game: its board in characters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import RenderableType

from sandtable.engine.state import State
from sandtable.games import find_part
from sandtable.words import Words


@dataclass(frozen=True)
class Board:
    """One game's part in the terminal: BOARD of its part `terminal`."""

    draw: Callable[[State, Words], RenderableType]
    width: int  # in columns
    styles: dict[str, str]  # by side


def find_board(game: str) -> Board:
    """The board of a game by its name."""
    board: Board = find_part(game, "terminal").BOARD
    return board
