"""The state of a game of the series as the fields of a position: units and tokens by the hex they are in.

A unit is its name and, in brackets, all that is not as printed: `it-63 (move, dg, 2 steps, low)`. What is written here
is read in `reading.py`.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.counters import MOVE, SIDE_NAMES
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import DEEDS, FUELS, MARKERS, STOCKS
from sandtable.games.ocs.numbers import MP, shown
from sandtable.games.ocs.state import OFF_MAP, State
from sandtable.games.ocs.theatre import WEATHERS

APART: Final = "; "


def write_series(state: State) -> dict[str, str]:
    """The fields that every game of the series has."""
    fields = {
        "scenario": state.scenario,
        "date": state.date,
        "turn": str(state.turn),
        "first": SIDE_NAMES[state.first],
        "phasing": SIDE_NAMES[state.phasing],
        "segment": state.segment or "-",
        "weather": APART.join(f"{name} {WEATHERS[kind]}" for name, kind in sorted(state.weather.items())) or "-",
    }
    for side, name in enumerate(SIDE_NAMES):
        fields[f"{name} units"] = APART.join(write_units(state, side)) or "-"
        fields[f"{name} dumps"] = write_amounts(state, state.dumps[side])
        fields[f"{name} trucks"] = APART.join(write_trucks(state, side)) or "-"
        fields[f"{name} leaders"] = APART.join(write_leaders(state, side)) or "-"
    fields["wounded"] = (
        APART.join(f"{state.theatre.leaders[one].id} {back}" for one, back in state.wounded.items()) or "-"
    )
    fields["reacted"] = write_hexes(state, state.reacted)
    fields["organic trucks"] = APART.join(write_organic(state)) or "-"
    fields["trucks away"] = APART.join(write_trucks_away(state)) or "-"
    fields["hedgehogs"] = write_amounts(state, state.hedgehogs)
    fields["port hits"] = write_amounts(state, state.port_hits)
    fields["barraged"] = write_hexes(state, state.barraged)
    fields["attacked"] = write_hexes(state, state.attacked)
    fields["unloaded"] = write_amounts(state, state.unloaded)
    fields["blown"] = write_hexes(state, state.blown)
    fields["works"] = APART.join(state.works) or "-"
    fields["hedgehogs left"] = " ".join(str(number) for number in state.hedgehogs_left)
    fields["moving"] = " ".join(state.counter(unit).id for unit in state.moving) or "-"
    fields["formation fuel"] = APART.join(write_formations(state)) or "-"
    fields["owners"] = write_owners(state)
    fields["winner"] = state.winner or "-"
    return fields


def place_name(state: State, place: int) -> str:
    """A hex, or where units off the map are."""
    return state.theatre.grid.names[place] if place >= 0 else OFF_MAP[-2 - place] if place != NOWHERE else "-"


def write_units(state: State, side: int) -> list[str]:
    """The units of a side, by place."""
    by_place: dict[str, list[str]] = {}
    for unit, counter in enumerate(state.theatre.counters):
        if counter.side == side:
            marks = marks_of(state, unit)
            text = f"{counter.id} ({', '.join(marks)})" if marks else counter.id
            by_place.setdefault(place_name(state, state.place[unit]), []).append(text)
    return [f"{place} = {' + '.join(units)}" for place, units in by_place.items()]


def marks_of(state: State, unit: int) -> list[str]:
    """All about a unit that its counter does not show by itself."""
    marks = ["move"] if state.face[unit] == MOVE else []
    marks += [mark for mark in (MARKERS[state.marker[unit]], STOCKS[state.stocks[unit]]) if mark]
    if state.steps[unit] != state.counter(unit).steps:
        marks.append(f"{state.steps[unit]} steps")
    if state.out_of_supply[unit]:
        marks.append("out of supply")
    if state.cut_off[unit]:
        marks.append("cut off")
    if state.fuel[unit]:
        marks.append(FUELS[state.fuel[unit]])
    marks += [deed for bit, deed in enumerate(DEEDS) if state.deeds[unit] & 1 << bit]
    if state.spent[unit]:
        marks.append(f"{shown(state.spent[unit], MP)} MP")
    if state.began[unit] not in (state.place[unit], NOWHERE):
        marks.append(f"from {place_name(state, state.began[unit])}")
    if state.began[unit] == NOWHERE:
        marks.append("new")
    if unit in state.returning:
        marks.append(f"back in turn {state.returning[unit]}")
    return marks


def write_trucks(state: State, side: int) -> list[str]:
    names = state.theatre.grid.names
    return [
        f"{names[lot.hex]} {lot.size} loaded {lot.load}"
        + (f" after {shown(lot.spent, MP)} MP" if lot.spent else "")
        + (" cut off" if lot.cut_off else "")
        for lot in state.trucks
        if lot.side == side
    ]


def write_trucks_away(state: State) -> list[str]:
    return [f"{SIDE_NAMES[lot.side]} {lot.size} loaded {lot.load} back in turn {lot.turn}" for lot in state.trucks_away]


def write_organic(state: State) -> list[str]:
    return [
        f"{truck.id} {place_name(state, state.organic_place[number])} loaded {state.organic_load[number]}"
        + (f" after {shown(state.organic_spent[number], MP)} MP" if state.organic_spent[number] else "")
        + (f" mark {state.organic_reserve[number]}" if state.organic_reserve[number] else "")
        + (" cut off" if state.organic_cut_off[number] else "")
        + (f" back in turn {state.organic_returning[number]}" if number in state.organic_returning else "")
        for number, truck in enumerate(state.theatre.trucks)
    ]


def write_leaders(state: State, side: int) -> list[str]:
    return [
        f"{leader.id} {place_name(state, state.leader_place[number])}"
        + f" from {place_name(state, state.leader_began[number])} deeds {state.leader_deeds[number]}"
        for number, leader in enumerate(state.theatre.leaders)
        if leader.side == side
    ]


def write_formations(state: State) -> list[str]:
    return [
        f"{formation} = {place_name(state, dump)} {state.counter(hq).id if hq != NOWHERE else 'direct'}"
        for formation, (dump, hq) in state.formation_fuel.items()
    ]


def write_amounts(state: State, amounts: dict[int, int]) -> str:
    return APART.join(f"{state.theatre.grid.names[hex]} {amount}" for hex, amount in sorted(amounts.items())) or "-"


def write_hexes(state: State, hexes: list[int]) -> str:
    return " ".join(state.theatre.grid.names[hex] for hex in hexes) or "-"


def write_owners(state: State) -> str:
    """Who owns each hex, in the order of the map: how many in a row are whose."""
    runs: list[str] = []
    start = 0
    for hex in range(1, len(state.owner) + 1):
        if hex == len(state.owner) or state.owner[hex] != state.owner[start]:
            runs.append(f"{hex - start}{'abn'[state.owner[start]]}")
            start = hex
    return " ".join(runs)
