"""What is wrong with an owner's rows taken together, and with the set-ups that come of them."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.engine.errors import BadBox, BadPosition
from sandtable.games.ocs.constants import STACK_RE
from sandtable.games.ocs.counters import read_counter, word_of
from sandtable.games.ocs.dak2.components import HOUSE, Components
from sandtable.games.ocs.dak2.corrections import BY_ID, KEYS
from sandtable.games.ocs.dak2.files import rows_of
from sandtable.games.ocs.dak2.owners_rows import SETUPS, SIDES, OwnersRow, fault_of_cell, subject_of
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.numbers import RE, shown
from sandtable.games.ocs.theatre import SEA

Rows = dict[str, list[OwnersRow]]  # by the name of our file


def faults_together(rows: Rows, components: Components) -> list[BadBox]:
    """All that is wrong; what is built on faulty rows is not looked at."""
    faults = said_twice(rows)
    faults = faults or [*faults_of_counters(rows, components), *faults_of_names(rows, components)]
    faults = faults or [fault for name in SCENARIOS for fault in faults_of_places(name, rows, components)]
    return faults or [fault for name in SCENARIOS for fault in faults_of_board(name, rows, components)]


def said_twice(rows: Rows) -> list[BadBox]:
    """3.1: one row for one thing: no two counters have one id."""
    found: list[BadBox] = []
    for name, written in rows.items():
        first: dict[str, int] = {}
        for row in written:
            subject = subject_of(name, row.cells)
            if subject in first:
                sentence = "{subject} is in line {first} already (3.1)"
                found.append(row.at_fault(BadBox(sentence, subject=subject, first=first[subject])))
            first.setdefault(subject, row.line)
    return found


def faults_of_counters(rows: Rows, components: Components) -> list[BadBox]:
    """3.1, 3.2: a new counter has all its values, and an id that no counter of another kind has."""
    found: list[BadBox] = []
    files = [name for name in KEYS if "id" in KEYS[name]]
    ours = {word_of(row["id"]): name for name in files for row in rows_of(name)}
    for name in files:
        whole = {word_of(row["id"]): row for row in components.rows(name)} if rows.get(name) else {}
        for row in rows.get(name, []):
            word = word_of(row.cells["id"])
            if ours.setdefault(word, name) != name:
                found.append(row.at_fault(BadBox("{id} is in {file} already (3.1)", id=word, file=ours[word])))
                continue
            faults = [fault_of_cell(name, column, text) for column, text in whole[word].items()]
            found += [row.at_fault(fault) for fault in faults if fault is not None]
            if name == "units.csv" and not any(faults):
                counter = read_counter({**whole[word], "side": SIDES[0]})
                if counter.is_multi_step and counter.re != counter.steps * RE:
                    sentence = "a division of {steps} steps has as many RE, not {re} (3.2)"
                    found.append(row.at_fault(BadBox(sentence, steps=counter.steps, re=shown(counter.re, RE))))
    return found


def faults_of_names(rows: Rows, components: Components) -> list[BadBox]:
    """D7.0: a place that we have is still in one hex, as victory and events name it."""
    found: list[BadBox] = []
    named = [row for row in rows.get("hexes.csv", []) if "name" in row.cells]
    if not named:
        return found
    names = [row["name"] for row in components.rows("hexes.csv")]
    ours = {row["hex"]: row["name"] for row in rows_of("hexes.csv")}
    for row in named:
        for name in dict.fromkeys(filter(None, [ours[row.cells["hex"]], row.cells["name"]])):
            if names.count(name) != 1:
                sentence = "{name} would be in {number} hexes instead of one (D7.0)"
                found.append(row.at_fault(BadBox(sentence, name=name, number=names.count(name))))
    return found


def faults_of_places(scenario: str, rows: Rows, components: Components) -> list[BadBox]:
    """What a set-up says of counters and hexes that its scenario has not."""
    found: list[BadBox] = []
    counters = {
        kind: {word_of(row["id"]) for row in components.rows(file) if row["side"] in SIDES}
        for kind, file in zip(BY_ID, ("units.csv", "leaders.csv", "trucks.csv"), strict=True)
    }
    coming = {word for words in SCENARIOS[scenario].arrivals.values() for word in words}
    sides = HOUSE.set_up(scenario)["sides"].values()
    present = {word_of(entry["id"]) for side in sides for kind in BY_ID.values() for entry in side[kind]}
    grid, ground = components.ground(SCENARIOS[scenario].maps)
    for row in rows.get(f"{SETUPS}/{scenario}.csv", []):
        what, hex, word = row.cells["what"], row.cells.get("hex", ""), word_of(row.cells.get("id", ""))
        if what in BY_ID and word not in counters[what]:
            found.append(row.at_fault(BadBox("there is no {what} '{id}' (3.1)", what=what, id=row.cells.get("id", ""))))
        elif what in BY_ID and word in coming:
            found.append(row.at_fault(BadBox("{id} comes later in this scenario (D7.0)", id=row.cells["id"])))
        elif what in BY_ID and "hex" not in row.cells and word not in present:
            found.append(
                row.at_fault(BadBox("{id} is not in this scenario: it needs a hex (D7.0)", id=row.cells["id"]))
            )
        elif hex and grid.number.get(hex, NOWHERE) == NOWHERE:
            sentence = "{hex} is on no map of {scenario} (D7.0)"
            found.append(row.at_fault(BadBox(sentence, hex=hex, scenario=scenario)))
        elif hex and ground.terrain[grid.number[hex]] == SEA:
            found.append(row.at_fault(BadBox("{hex} is sea (6.2)", hex=hex)))
    return found


def faults_of_board(scenario: str, rows: Rows, components: Components) -> list[BadBox]:
    """4.8: no stack is too big, none is of both sides or at sea, and no unit has more steps than its counter."""
    found: list[BadBox] = []
    state = set_up(scenario, components=components)
    ground, names = state.theatre.ground, state.theatre.grid.names
    for hex, stack in state.stacks.items():
        fault = None
        size = sum(state.re_of(unit) for unit in stack)
        if len({state.side_of(unit) for unit in stack}) > 1:
            fault = BadBox("units of both sides would be in {hex} (4.8)", hex=names[hex])
        elif size > STACK_RE * RE:
            sentence = "{re} RE would be in {hex}, which holds {most} (4.8)"
            fault = BadBox(sentence, re=shown(size, RE), hex=names[hex], most=STACK_RE)
        elif ground.terrain[hex] == SEA:
            fault = BadBox("{hex} is sea (6.2)", hex=names[hex])
        if fault is not None:
            found += told_once(fault, behind(state, scenario, rows, stack, hex))
    for unit, counter in enumerate(state.theatre.counters):
        if state.steps[unit] > counter.steps:
            fault = BadBox("{id} has {steps} steps (3.2)", id=counter.id, steps=counter.steps)
            found += told_once(fault, behind(state, scenario, rows, [unit], NOWHERE))
    return found or faults_of_position(state, scenario, rows)


def faults_of_position(state: State, scenario: str, rows: Rows) -> list[BadBox]:
    """What else no position may have, at the last row that speaks of it: a leader alone, supply beside enemies ..."""
    try:
        state.check()
    except BadPosition as breach:
        named = breach.values.values()
        files = [f"{SETUPS}/{scenario}.csv", *KEYS]
        about = [row for name in files for row in rows.get(name, []) if is_about(row, named)]
        fault = BadBox("the set-up of {scenario} cannot be: {breach}", scenario=scenario, breach=breach)
        return told_once(fault, about) or [fault]
    return []


def is_about(row: OwnersRow, named: Iterable[object]) -> bool:
    """Whether a row has the hex or the counter that a breach names."""
    return row.cells.get("hex", NOWHERE) in named or word_of(row.cells.get("id", "")) in named


def behind(state: State, scenario: str, rows: Rows, units: list[int], hex: int) -> list[OwnersRow]:
    """The rows from which it comes that these units are in this hex as they are: of the set-up, counters, map."""
    words = [state.counter(unit).id for unit in units]
    placed = [
        row
        for name in (f"{SETUPS}/{scenario}.csv", "units.csv")
        for row in rows.get(name, [])
        if word_of(row.cells.get("id", "")) in words
    ]
    names = state.theatre.grid.names
    return placed + [row for row in rows.get("hexes.csv", []) if hex != NOWHERE and row.cells["hex"] == names[hex]]


def told_once(fault: BadBox, found: list[OwnersRow]) -> list[BadBox]:
    """A fault of several rows stands at the last of a file: until then all was well."""
    return [[row for row in found if row.file == found[0].file][-1].at_fault(fault)] if found else []
