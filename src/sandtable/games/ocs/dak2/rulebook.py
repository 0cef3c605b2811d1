"""The rulebooks as an index: the ids of all statements, O- of the series and D- of the game, and when each is due.

A line of `data/statements.txt`: `D 2 7.1: setup first` stands for D-7.1-setup and D-7.1-first, due in slice 2.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.dak2.map import DATA

# The slices in which the game is built, each by the scenarios that it brings
SLICES: Final = [
    *["7.3", "7.1", "7.6", "7.8", "7.10", "7.13", "7.16", "7.19", "7.2", "7.18"],
    *["7.17 7.15 7.14 7.12", "7.11 7.9 7.7 7.5", "7.4 7.20", "options"],
]
NO_LETTER: Final = "."  # of a statement that is a paragraph of its own


def read_index() -> dict[str, int]:
    """Every statement, and the number of the slice in which it is due."""
    due: dict[str, int] = {}
    for line in (DATA / "statements.txt").read_text(encoding="utf-8").splitlines():
        where, _, names = line.partition(": ")
        book, slice, paragraph = where.split(" ")
        for name in names.split(" "):
            due[f"{book}-{paragraph}" if name == NO_LETTER else f"{book}-{paragraph}-{name}"] = int(slice)
    return due


DUE: Final = read_index()
STATEMENTS: Final = list(DUE)
EXEMPT: Final = {
    "O-1.0-d": "it says which abbreviations the book uses",
    "D-1.5-a": "it says how the book marks rules of campaigns",
    "D-1.6-a": "it says how the book prints its lists",
    "D-3.1c-a": "the chart of distances is a help to players at a printed map",
    "D-3.1c-b": "the chart of distances is a help to players at a printed map",
}
