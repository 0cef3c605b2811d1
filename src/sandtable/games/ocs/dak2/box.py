"""What DAK-II takes from an owner's box: rows that correct our maps, counters and set-ups."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from sandtable.engine.errors import BadBox
from sandtable.engine.rules import SEAL, Rules, Settings
from sandtable.engine.state import State
from sandtable.games.box import Contents, digest_of, shown
from sandtable.games.ocs.counters import word_of
from sandtable.games.ocs.dak2.components import HOUSE, OURS, WHOSE, Components
from sandtable.games.ocs.dak2.corrections import KEYS, OWNER
from sandtable.games.ocs.dak2.files import rows_of
from sandtable.games.ocs.dak2.owners_game import faults_together
from sandtable.games.ocs.dak2.owners_rows import COUNTERS, SETUPS, OwnersRow, files_in, read_rows
from sandtable.games.ocs.dak2.position import read_fields
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.setup import set_up

GAMES_TO_CHECK: Final = 4  # a game takes seconds


class Corrections:
    """All that is in an owner's folder for this game."""

    def __init__(self, folder: Path) -> None:
        self.rows: dict[str, list[OwnersRow]] = {}  # by the name of our file
        self.faults = unknown_files(folder)
        files = files_in(folder)
        for name, file in files.items():
            self.rows[name], faults = read_rows(name, file)
            self.faults += faults
        digests = [f"{name} {digest_of(file)}" for name, file in files.items()]
        self.digest = sha256("\n".join(digests).encode()).hexdigest()[:16]
        self.components = Components({name: [row.cells for row in rows] for name, rows in self.rows.items()})
        if not self.faults:
            self.faults = faults_together(self.rows, self.components)


def unknown_files(folder: Path) -> list[BadBox]:
    """Set-ups of no scenario, or no folder for them."""
    setups = folder / SETUPS
    if setups.exists() and not setups.is_dir():
        return [BadBox("{file} must be a folder, with the set-ups in it", file=shown(setups))]
    known = [f"{scenario}.csv" for scenario in SCENARIOS]
    found = sorted(setups.iterdir()) if setups.exists() else []
    sentence = "{file} is no set-up: it could be {known}"
    return [
        BadBox(sentence, file=shown(file), known=", ".join(known))
        for file in found
        if file.name not in known and not file.name.startswith((".", "_"))
    ]


@cache
def corrections_in(folder: Path) -> Corrections:
    return Corrections(folder)


def rules_with(folder: Path) -> Rules:
    """The rules of a game that can be played with our components or an owner's."""
    corrections = corrections_in(folder)
    for fault in corrections.faults:
        raise fault
    known = {OURS: HOUSE, f"{OWNER}{SEAL}{corrections.digest}": corrections.components}

    def set_up_with(scenario: str, settings: Settings) -> State:
        return set_up(scenario, settings, known[settings[WHOSE]])

    def read_fields_with(fields: dict[str, str], settings: Settings) -> State:
        return read_fields(fields, settings, known[settings[WHOSE]])

    return replace(
        RULES,
        option_values={**RULES.option_values, WHOSE: list(known)},
        set_up=set_up_with,
        read_fields=read_fields_with,
        vocabulary=[*RULES.vocabulary, *new_counters(folder)],
    )


def new_counters(folder: Path) -> list[str]:
    """The words of the counters that we do not have."""
    ours = {word_of(row["id"]) for file in COUNTERS for row in rows_of(file)}
    words = [word_of(row.cells["id"]) for file in COUNTERS for row in corrections_in(folder).rows.get(file, [])]
    return [word for word in words if word not in ours]


def texts(folder: Path) -> dict[str, list[str]]:
    """New counters have names, and hexes in which another place stands than we say."""
    named = {row["hex"]: row["name"] for row in rows_of("hexes.csv")}
    hexes = [row.cells for row in corrections_in(folder).rows.get("hexes.csv", []) if "name" in row.cells]
    renamed = [cells["hex"] for cells in hexes if cells["name"] != named[cells["hex"]]]
    return {f"name-{thing.replace('.', '-')}": [] for thing in [*new_counters(folder), *renamed]}


def told(folder: Path) -> list[str]:
    """How much is corrected."""
    return [f"{name}: corrected rows: {len(rows)}" for name, rows in corrections_in(folder).rows.items()]


CONTENTS: Final = Contents(
    [*KEYS, SETUPS],
    rules_with,
    lambda folder: corrections_in(folder).faults,
    texts,
    told,
    {WHOSE: OWNER},
    GAMES_TO_CHECK,
)
