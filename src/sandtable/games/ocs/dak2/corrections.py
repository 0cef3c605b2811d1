"""How the rows of an owner take the place of ours: by the hex, the two hexes or the id that they are about.

A row has only what is corrected. One of a set-up says what stands where: `unit,IT.63,C38.23` or `dump,Axis,C41.24,8`.
"""

from __future__ import annotations

from typing import Any, Final

from sandtable.games.ocs.counters import word_of
from sandtable.games.ocs.dak2.files import Row

# What a row is about, by the columns of its file
KEYS: Final = {
    "hexes.csv": ["hex"],
    "hexsides.csv": ["hexA", "hexB"],
    "links.csv": ["hexA", "hexB"],
    "units.csv": ["id"],
    "leaders.csv": ["id"],
    "trucks.csv": ["id"],
}
# Of a hexside or link: with nothing in these columns it is not there
CONTENT: Final = {"hexsides.csv": ["kind"], "links.csv": ["road", "rail", "ferry"]}
OWNER: Final = "owner"  # as the source of a counter

SetUp = dict[str, Any]

SETUP_COLUMNS: Final = ["what", "side", "id", "hex", "mode", "steps", "tokens"]
BY_ID: Final = {"unit": "units", "leader": "leaders_and_kg", "organic": "organic_trucks"}
BY_HEX: Final = {"dump": "dumps", "truck": "trucks"}
HEDGEHOG: Final = "hedgehog"
CONTROL: Final = "control"


def key_of(file: str, row: Row) -> str:
    """What a row is about: the same whichever of two hexes is named first, and however an id is spelt."""
    names = [word_of(row[column]) for column in KEYS[file]]
    return " ".join(sorted(names))


def correct_rows(file: str, rows: list[Row], corrections: list[Row]) -> list[Row]:
    """The rows of a file with an owner's in their place: of one of ours the columns that he does not name stay."""
    if not corrections:
        return rows
    changes = {key_of(file, row): row for row in corrections}
    merged = [{**row, **changes.pop(key_of(file, row), {})} for row in rows]
    merged += [{**dict.fromkeys(rows[0], ""), **row} for row in changes.values()]
    if file not in CONTENT:
        return merged
    return [row for row in merged if any(row[column] for column in CONTENT[file])]


def correct_set_up(setup: SetUp, corrections: list[Row], sides: dict[str, str]) -> None:
    """A set-up with the rows of an owner, who are given with the side of each counter."""
    for row in corrections:
        what, hex = row["what"], row.get("hex", "")
        if what in BY_ID:
            place(setup, BY_ID[what], row, sides[word_of(row["id"])])
        elif what in BY_HEX:
            found = setup["sides"][row["side"]][BY_HEX[what]]
            found[:] = [entry for entry in found if entry["hex"] != hex]
            if int(row["tokens"]):
                found.append({"hex": hex, "T": int(row["tokens"])})
        elif what == HEDGEHOG:
            for side in setup["sides"].values():
                side["hedgehogs"] = [name for name in side["hedgehogs"] if name != hex]
            if row.get("tokens") != "0":
                setup["sides"][row["side"]]["hedgehogs"].append(hex)
        elif what == CONTROL:
            for side in setup["sides"]:
                setup["control"][side] = [name for name in setup["control"][side] if name != hex]
            setup["control"][row["side"]].append(hex)


def place(setup: SetUp, kind: str, row: Row, side: str) -> None:
    """Put a counter where a row says; with an empty hex it is not in the scenario."""
    word = word_of(row["id"])
    entry: dict[str, Any] = {"id": row["id"], "hex": "", "mode": "Combat", "loaded": False}
    for one in setup["sides"].values():
        for old in [old for old in one[kind] if word_of(old["id"]) == word]:
            one[kind].remove(old)
            entry = old
    entry["hex"] = row.get("hex", entry["hex"])
    entry["mode"] = row.get("mode", entry["mode"]) if kind == "units" else ""
    if row.get("steps"):
        entry["steps"] = int(row["steps"])
    if row.get("tokens"):
        entry["loaded"] = row["tokens"] != "0"
    if entry["hex"]:
        setup["sides"][side][kind].append(entry)
