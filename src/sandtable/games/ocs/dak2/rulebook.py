"""The rulebooks as an index: the ids of all statements, O- of the series and D- of the game, and when each is due.

A line of `data/statements.txt`: `D 2 7.1: setup first` stands for D-7.1-setup and D-7.1-first, due in slice 2.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.dak2.files import DATA

# The slices in which the game is built, each by the scenarios that it brings
SLICES: Final = [
    *["7.3", "7.1", "7.6", "7.8", "7.10", "7.13", "7.16", "7.19", "7.2", "7.18"],
    *["7.17 7.15 7.14 7.12", "7.11 7.9 7.7 7.5", "7.4 7.20", "options"],
]
BUILT: Final = 2  # how many of them are
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
DUE_LATER: Final = {statement: SLICES[slice - 1] for statement, slice in DUE.items() if slice > BUILT}
EXEMPT: Final = {
    "O-1.0-d": "it says which abbreviations the book uses",
    "O-1.0-i": "it says how the edge of a printed map is read; our map's file lists the hexes in play",
    "O-2.2-x": "turns of both sides at once are not offered",
    "O-3.2-o": "a formation's marker shows at a printed map what the state keeps of its fuel",
    "O-4.5-i": "all supply paths of this game are counted in truck movement points",
    "O-6.2-h": "it says how a printed map is read; our map's file has one terrain for a hex",
    "O-6.2-i": "it says how a printed map is read; our map's file has no water along shores",
    "O-6.2-j": "it says how a printed map is read; our map's file has one feature for a hexside",
    "O-9.2-b": "it says that dice may be thrown together; each is a question of its own here",
    "O-12.7-b": "it says what extenders do where they are on; in this game they never are (O-12.7-a)",
    "O-12.7-c": "it says what extenders do where they are on; in this game they never are (O-12.7-a)",
    "O-12.7-d": "it says what extenders do where they are on; in this game they never are (O-12.7-a)",
    "O-T-f": "it says that our tables have been corrected; O-T-b to O-T-e say what they are",
    "D-1.5-a": "it says how the book marks rules of campaigns",
    "D-1.6-a": "it says how the book prints its lists",
    "D-3.1c-a": "the chart of distances is a help to players at a printed map",
    "D-3.1c-b": "the chart of distances is a help to players at a printed map",
    "D-1.3-a": "it recommends a way of saving time at a printed map",
    "D-1.5-b": "none of the table's options belongs to campaigns",
    "D-3.10a-c": "nothing is hidden at this table",
    "D-3.10g-a": "it says how counters may be kept beside a printed map",
    "D-7.1-al-senussi": "the header says that it does not apply",
    "D-7.3-al-senussi": "the header says that it does not apply",
    "D-7.1-al-greek": "nothing without campaign rules asks for it",
    "D-7.3-al-greek": "nothing without campaign rules asks for it",
    "O-13.2-p": "it names options of the game that are not offered",
}
