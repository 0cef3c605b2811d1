"""The games, and the one list of them. A game is a folder with parts of fixed names, imported only when asked for.

rules       RULES, REFERENCE        what the engine plays, and its words: every game has it
bot         GUIDE                   how it is played sensibly
arena       TELLING                 how its turns are told in tables and reports
agents      ENCODING                how it becomes numbers
terminal    BOARD                   the board in characters, what is asked about it, how orders are typed
box         CONTENTS                what it takes from an owner's box
example_of_play  CHAPTERS           the guided first game
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from sandtable.engine.errors import BadBox, SandtableError, UnknownName
from sandtable.engine.rules import Rules
from sandtable.games.box import Contents, boxed
from sandtable.games.lessons import Chapter
from sandtable.games.reference import Reference

GAMES = {
    "palestine": "sandtable.games.british_way.palestine",
    "cyprus": "sandtable.games.british_way.cyprus",
    "malaya": "sandtable.games.british_way.malaya",
    "dak2": "sandtable.games.ocs.dak2",
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
    """A part that is in a folder, or none; a folder that is not there has none."""
    try:
        found = find_spec(f"{folder}.{part}")
    except ModuleNotFoundError:
        return None
    return import_module(f"{folder}.{part}") if found else None


def find(name: str) -> Rules:
    """The rules of a game, with what the owner's box has for it."""
    rules: Rules = find_part(name, "rules").RULES
    folder = boxed(name)
    return rules if folder is None else rules_in_box(name, folder)


@cache
def rules_in_box(name: str, folder: Path) -> Rules:
    """The rules of a game with what is in its folder of a box."""
    return find_contents(name).rules_with(folder)


def find_contents(name: str) -> Contents:
    """What a game takes from an owner's box; one sentence if it takes nothing."""
    if not has_part(name, "box"):
        raise BadBox("{game} takes nothing from an owner's box", game=name)
    contents: Contents = find_part(name, "box").CONTENTS
    return contents


def owners_option(name: str) -> str:
    """The option that says whether a game is played with an owner's box; empty if it takes nothing from one."""
    return next(iter(find_contents(name).chosen_by)) if has_part(name, "box") else ""


def find_reference(name: str) -> Reference:
    """The reference of a game."""
    reference: Reference = find_part(name, "rules").REFERENCE
    return reference


def find_example(name: str) -> tuple[list[Chapter], str]:
    """The guided first game of a game: its chapters and its record."""
    chapters: list[Chapter] = find_part(name, "example_of_play").CHAPTERS
    return chapters, (files(folder_of(name)) / "example_of_play.record").read_text(encoding="utf-8")
