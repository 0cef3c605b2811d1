"""What the terminal needs to know of a game: its board in characters, and what can be asked about it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import RenderableType

from sandtable.engine.game import Game
from sandtable.engine.state import State
from sandtable.games import find_part
from sandtable.words import Words

Notes = dict[str, object]  # words that may follow, each with its note


@dataclass
class Desk:
    """What a player has before him: a game in his own words, and where on a big board he looked last."""

    game: Game
    words: Words
    at: str = ""
    over: list[str] = field(default_factory=list)  # what lies over the board, by its names


Command = Callable[[Desk, str], RenderableType]  # given what is typed behind its word


@dataclass(frozen=True)
class Orders:
    """How a game whose answers are orders is spoken to in a terminal."""

    look: Command  # the part of the board around what is named; around what was looked at last if nothing is
    meant: Callable[[Desk, list[str]], list[str]]  # the words of an order as typed, as the game writes them
    follow: Callable[[Desk, list[str], Notes], RenderableType | None]  # a picture of what may follow; None for a list
    about: Callable[[Desk, str], list[str]]  # the orders of which `why` speaks if only a thing is named


@dataclass(frozen=True)
class Board:
    """One game's part in the terminal: BOARD of its part `terminal`."""

    draw: Callable[[State, Words], RenderableType]
    width: int  # in columns, at most
    styles: dict[str, str]  # by side
    commands: dict[str, Command] = field(default_factory=dict)  # beside those of every game
    orders: Orders | None = None


def find_board(game: str) -> Board:
    """The board of a game by its name."""
    board: Board = find_part(game, "terminal").BOARD
    return board
