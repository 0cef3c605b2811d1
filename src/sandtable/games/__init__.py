"""The games, and the one list of them. A game is a folder with parts of fixed names, imported only when asked for.

rules       RULES, REFERENCE        what the engine plays, and its words: every game has it
bot         GUIDE                   how it is played sensibly
arena       TELLING                 how its turns are told in tables and reports
agents      ENCODING                how it becomes numbers
terminal    BOARD                   the board in characters
example_of_play                     the guided first game
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType

from sandtable.engine.errors import SandtableError, UnknownName
from sandtable.engine.rules import Rules
from sandtable.games.reference import Reference

GAMES = {
    "palestine": "sandtable.games.british_way.palestine",
    "cyprus": "sandtable.games.british_way.cyprus",
}
# The parts that show a game and decide nothing in it.
SHOWN_BY = ["arena", "agents", "terminal"]


class NoPart(SandtableError):
    """A game does not have what is asked of it."""


def has_part(name: str, part: str) -> bool:
    """Whether a game has a part."""
    return part_of(folder_of(name), part) is not None


def find_part(name: str, part: str) -> ModuleType:
    """A part of a game; one sentence if the game comes without it."""
    found = part_of(folder_of(name), part)
    if found is None:
        raise NoPart("{game} does not have this: its folder has no part '{part}'", game=name, part=part)
    return found


def folder_of(name: str) -> str:
    """The package that is the folder of a game."""
    if name not in GAMES:
        raise UnknownName("game", name, list(GAMES))
    return GAMES[name]


@cache
def part_of(folder: str, part: str) -> ModuleType | None:
    """A part that is in a folder, or none."""
    return import_module(f"{folder}.{part}") if find_spec(f"{folder}.{part}") else None


def find(name: str) -> Rules:
    """The rules of a game."""
    rules: Rules = find_part(name, "rules").RULES
    return rules


def find_reference(name: str) -> Reference:
    """The reference of a game."""
    reference: Reference = find_part(name, "rules").REFERENCE
    return reference


def find_example(name: str) -> tuple[list[tuple[int, str]], str]:
    """The guided example of a game: the moment and the key of each lesson, and the record."""
    lessons: list[tuple[int, str]] = find_part(name, "example_of_play").LESSONS
    return lessons, (files(folder_of(name)) / "example_of_play.record").read_text(encoding="utf-8")
