"""The rows that an owner has written, with the file and the line of each, and what is wrong with a row by itself."""

from __future__ import annotations

import csv
from functools import cache
from os.path import lexists
from pathlib import Path
from typing import Final

from sandtable.engine.errors import BadBox
from sandtable.games.box import read_text, shown
from sandtable.games.ocs.counters import word_of
from sandtable.games.ocs.dak2.corrections import (
    BY_HEX,
    BY_ID,
    CONTENT,
    CONTROL,
    HEDGEHOG,
    KEYS,
    OWNER,
    SETUP_COLUMNS,
    key_of,
)
from sandtable.games.ocs.dak2.files import Row, rows_of
from sandtable.games.ocs.dak2.map import chart, coordinates_of, usual_name
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.numbers import RE

COUNTERS: Final = ["units.csv", "leaders.csv", "trucks.csv"]
SETUPS: Final = "setups"
MOST_LINES: Final = 20_000  # of a file; ours have half as many
LONGEST_LINE: Final = 500  # characters
DIGITS: Final = 4  # of a number; one of thousands cannot even be read
# Whole numbers by column: the least, the most, and the rule that speaks of them
NUMBERS: Final = {
    "poi": (1, 1, "D3.1"),
    "port": (0, 99, "19.0"),
    "air_level": (0, 3, "D3.1"),
    "oasis": (1, 1, "D3.7c"),
    "hedgehog": (0, 4, "16.0"),
    "steps": (1, 9, "3.2"),
    "combat": (0, 99, "3.1"),
    "combat_move": (0, 99, "3.1"),
    "parenthesised": (0, 1, "3.1"),
    "AR": (0, 6, "3.1"),
    "MA_combat": (0, 99, "6.1"),
    "MA_move": (0, 99, "6.1"),
    "barrage": (0, 99, "10.0"),
    "barrage_move": (0, 99, "10.0"),
    "range": (0, 99, "10.0"),
    "hq_throw": (0, 99, "13.1"),
    "hq_throw_move": (0, 99, "13.1"),
    "reaction": (1, 7, "D3.10a"),
    "capacity_T": (1, 99, "13.2"),
    "tokens": (0, 999, "12.1"),
}
# Words by column, one of those that our file has, and the rule that speaks of them
WORDS: Final = {
    "terrain": "6.2",
    "class": "D3.1",
    "country": "D3.1",
    "settlement": "D3.1",
    "kind": "6.2",
    "road": "6.2",
    "rail": "13.3",
    "side": "3.1",
    "nation": "3.1",
    "symbol_colour": "3.1",
    "size": "3.2",
    "MP_class_combat": "6.1",
    "MP_class_move": "6.1",
    "motorisation": "13.2",
}
WHATS: Final = [*BY_ID, *BY_HEX, HEDGEHOG, CONTROL]
MODES: Final = ["Combat", "Move"]
NOTHING: Final = "-"  # where ours has something; an empty cell leaves ours as it is
SIDES: Final = ["Allied", "Axis"]
BIGGEST: Final = 6  # RE of a counter


class OwnersRow:
    """A row of an owner's file, and where it stands."""

    def __init__(self, file: Path, line: int, cells: Row) -> None:
        self.file = file
        self.line = line
        self.cells = cells

    def at_fault(self, fault: BadBox) -> BadBox:
        """What is wrong, with file and line."""
        return BadBox("{file}, line {line}: {fault}", file=shown(self.file), line=self.line, fault=fault)


def files_in(folder: Path) -> dict[str, Path]:
    """The files of a folder that correct ours, by the name of ours."""
    names = [*KEYS, *(f"{SETUPS}/{scenario}.csv" for scenario in SCENARIOS)]
    return {name: folder / name for name in names if lexists(folder / name)}  # also what cannot be read


def read_rows(name: str, file: Path) -> tuple[list[OwnersRow], list[BadBox]]:
    """The rows of a file, and what is wrong with each of them by itself."""
    written = read_text(file).splitlines()
    for number, line in enumerate(written, 1):
        if len(line) > LONGEST_LINE or number > MOST_LINES:
            sentence = "a file has at most {lines} lines of {signs} characters"
            return [], [OwnersRow(file, number, {}).at_fault(BadBox(sentence, lines=MOST_LINES, signs=LONGEST_LINE))]
    lines = [next(csv.reader([line]), []) for line in written]  # a quote that is left open spoils its own line alone
    header = lines[0] if lines else []
    fault = fault_of_header(name, header)
    if fault is not None:
        return [], [OwnersRow(file, 1, {}).at_fault(fault)]
    rows, faults = [], []
    for number, cells in enumerate(lines[1:], 2):
        row = OwnersRow(file, number, dict(zip(header, cells, strict=False)))
        if not any(cells):
            continue
        if len(cells) != len(header):
            sentence = "this row has {found} cells and the first row {wanted}"
            faults.append(row.at_fault(BadBox(sentence, found=len(cells), wanted=len(header))))
            continue
        row.cells = corrected_cells(name, row.cells)
        rows.append(row)
        faults += [row.at_fault(fault) for fault in faults_of_row(name, row.cells)]
    return rows, faults


def corrected_cells(name: str, cells: Row) -> Row:
    """What of a row is filled, hexes of two maps under their usual name; a counter says whose values these are."""
    found = dict.fromkeys(KEYS.get(name, ["what"]), "")
    if name in COUNTERS:
        found["source"] = OWNER
    for column, text in cells.items():
        if text.strip():
            told = "" if text.strip() == NOTHING else text.strip()
            found[column] = usual_name(told) if column in ("hex", "hexA", "hexB", "upper") else told
    return found


def fault_of_header(name: str, header: list[str]) -> BadBox | None:
    """The first row names the columns: what a row is about, and those that are corrected."""
    known = list(columns_of(name))
    for column in header:
        if column not in known:
            sentence = "'{column}' is no column of this file: it could have {known}"
            return BadBox(sentence, column=column, known=", ".join(known))
        if header.count(column) > 1:
            return BadBox("the column {column} is there twice", column=column)
    for column in KEYS.get(name, ["what"]):
        if column not in header:
            return BadBox("the column {column} is missing", column=column)
    return None


def columns_of(name: str) -> list[str]:
    return list(values_of(name)) if name in KEYS else SETUP_COLUMNS


@cache
def values_of(name: str) -> dict[str, list[str]]:
    """By the columns of a file of ours, the values in it, each once."""
    rows = list(rows_of(name))
    return {column: list(dict.fromkeys(row[column] for row in rows)) for column in rows[0]}


def faults_of_row(name: str, cells: Row) -> list[BadBox]:
    """What is wrong with the cells of a row."""
    found = [fault_of_cell(name, column, text) for column, text in cells.items()]
    found += [fault_of_hex(name, cells[column]) for column in ("hex", "hexA", "hexB") if column in cells]
    faults = [fault for fault in found if fault is not None]
    if not faults and "hexA" in cells:
        faults = faults_between(cells)
    return faults if faults or name in KEYS else faults_of_place(cells)


def fault_of_cell(name: str, column: str, text: str) -> BadBox | None:
    """A number that is none, or a word that this column does not know; a cell may be empty where one of ours is."""
    if not text and (name not in KEYS or column in CONTENT.get(name, []) or "" in values_of(name)[column]):
        return None
    if column in NUMBERS:
        least, most, rule = NUMBERS[column]
        if not (text.isdecimal() and text.isascii() and len(text) <= DIGITS and least <= int(text) <= most):
            sentence = "'{text}' under {column} is no number from {least} to {most} ({rule})"
            return BadBox(sentence, text=text, column=column, least=least, most=most, rule=rule)
    if column == "RE" and not is_size(text):
        return BadBox("'{text}' under RE is no size in quarters: 0.5 or 3 would be one (3.2)", text=text)
    if column in WORDS and text not in words_of(name, column):
        known = ", ".join(filter(None, words_of(name, column)))
        sentence = "'{text}' under {column} is none of {known} ({rule})"
        return BadBox(sentence, text=text, column=column, known=known, rule=WORDS[column])
    if column == "id" and not text.replace(".", "").replace("-", "").isalnum():
        return BadBox("'{text}' is no id: take letters, digits and a point, like IT.63", text=text)
    return None


def is_size(text: str) -> bool:
    """Whether this is a number of regiment equivalents, in quarters."""
    whole, _, part = text.partition(".")
    if not f"{whole}{part}".isdecimal() or len(part) > len("25"):
        return False
    return (float(text) * RE).is_integer() and 0 < float(text) <= BIGGEST


def words_of(name: str, column: str) -> list[str]:
    """What may stand in a column."""
    if column == "terrain":
        return [terrain.id for terrain in chart().values() if terrain.kind == "hex" and terrain.id != "village"]
    return values_of(name)[column] if name in KEYS else SIDES


def fault_of_hex(name: str, hex: str) -> BadBox | None:
    """1.0: a hex must be on the map; only a counter of a set-up may be in none."""
    if hex in hexes_of_map() or (not hex and name not in KEYS):
        return None
    return BadBox("there is no hex '{hex}' (1.0)", hex=hex)


@cache
def hexes_of_map() -> frozenset[str]:
    return frozenset(values_of("hexes.csv")["hex"])


def faults_between(cells: Row) -> list[BadBox]:
    """1.0: a hexside or a link is between two hexes that touch; a slope has its upper hex."""
    hexes = [cells["hexA"], cells["hexB"]]
    (row, column), (north, west) = coordinates_of(hexes[0]), coordinates_of(hexes[1])
    if (abs(north - row), abs(west - column)) not in ((0, 2), (1, 1)):
        return [BadBox("{hex} and {other} do not touch (1.0)", hex=hexes[0], other=hexes[1])]
    if cells.get("kind") == "slope" and cells.get("upper") not in hexes:
        sentence = "'{text}' under {column} is none of {known} ({rule})"
        return [BadBox(sentence, text=cells.get("upper", ""), column="upper", known=", ".join(hexes), rule="6.2")]
    return []


def faults_of_place(cells: Row) -> list[BadBox]:
    """What is wrong with a row of a set-up: what it says of a counter, or of a side and a hex."""
    sentence = "'{text}' under {column} is none of {known} ({rule})"
    wanted = {"what": WHATS}
    if cells.get("mode"):
        wanted["mode"] = MODES
    if cells["what"] not in BY_ID:
        wanted["side"] = SIDES
    for column, known in wanted.items():
        text = cells.get(column, "")
        if text not in known:
            return [BadBox(sentence, text=text, column=column, known=", ".join(known), rule="D7.0")]
    if cells["what"] in BY_ID:
        return []
    if not cells.get("hex"):
        return [BadBox("there is no hex '{hex}' (1.0)", hex="")]
    if cells["what"] in BY_HEX and not cells.get("tokens"):
        least, most, rule = NUMBERS["tokens"]
        number = "'{text}' under {column} is no number from {least} to {most} ({rule})"
        return [BadBox(number, text="", column="tokens", least=least, most=most, rule=rule)]
    return []


def subject_of(name: str, cells: Row) -> str:
    """What a row is about, so that no other in the file is."""
    if name in KEYS:
        return key_of(name, cells)
    what = cells["what"]
    if what in BY_ID:
        return f"{what} {word_of(cells.get('id', ''))}"
    return f"{what} {cells['side']} {cells['hex']}" if what in BY_HEX else f"{what} {cells['hex']}"
