"""The games. `find` gives the rules of one by its name."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files

from sandtable.engine.errors import UnknownName
from sandtable.engine.rules import Rules
from sandtable.games.reference import Reference

GAMES = {"palestine": "sandtable.games.british_way.palestine"}


def find(name: str) -> Rules:
    """The rules of a game."""
    if name not in GAMES:
        raise UnknownName("game", name, list(GAMES))
    rules: Rules = import_module(GAMES[name] + ".rules").RULES
    return rules


def find_reference(name: str) -> Reference:
    """The reference of a game."""
    reference: Reference = import_module(GAMES[name] + ".rules").REFERENCE
    return reference


def find_example(name: str) -> tuple[list[tuple[int, str]], str]:
    """The guided example of a game: the moment and the key of each lesson, and the record."""
    lessons: list[tuple[int, str]] = import_module(GAMES[name] + ".example_of_play").LESSONS
    return lessons, (files(GAMES[name]) / "example_of_play.record").read_text(encoding="utf-8")
