"""Set-up: the counters of a scenario on the map, as history had them."""

from __future__ import annotations

from typing import Any, Final

from sandtable.engine.rules import Settings
from sandtable.games.ocs.counters import ALLIED, AXIS, SIDE_NAMES, word_of
from sandtable.games.ocs.dak2.components import HOUSE, Components
from sandtable.games.ocs.dak2.mussolini import KINDS, PRINTED, Demand, is_beyond, kind_of
from sandtable.games.ocs.dak2.options import DEFAULTS, OwnOptions
from sandtable.games.ocs.dak2.scenarios import SCENARIOS, SETUP_ORDER
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.options import Options
from sandtable.games.ocs.state import NOBODY
from sandtable.games.ocs.trucks import Trucks

NEAR: Final = 10  # hexes: how far from a side's units an empty hex is still its own
NAMES: Final = ["Allied", "Axis"]  # of the sides in the files


def prepare(name: str, settings: Settings, components: Components) -> State:
    """The map of a scenario with nothing on it, what its header says, and what the table has agreed on."""
    scenario, setup = SCENARIOS[name], components.set_up(name)
    state = State.on(components.theatre(name), Options(settings), OwnOptions(settings))
    state.scenario, state.date, state.first = name, scenario.start, scenario.first
    state.railhead, state.reserves = setup["railhead"], scenario.reserves
    state.green, state.held_at_matruh, state.without_groups = scenario.green, scenario.held_at_matruh, ["4 Ind"]
    units = [
        (state.theatre.unit_number[word_of(one["id"])], one) for name in NAMES for one in setup["sides"][name]["units"]
    ]
    if state.own_options.set_up_free:
        state.free = sorted(number for number, unit in units if "free_zone" in unit)
    if state.own_options.mussolini_line:
        state.demand = Demand([0] * len(KINDS), [])
        for number, unit in units:
            kind = kind_of(state.counter(number))
            if state.side_of(number) == AXIS and is_beyond(unit["hex"]):
                state.demand.quota[kind] = min(state.demand.quota[kind] + 1, PRINTED[kind])
    for side, side_name in enumerate(NAMES):
        state.edge_sources[side] = [state.theatre.hex_named(hex) for hex in setup["sides"][side_name]["edge_sources"]]
    return state


def set_up(name: str, settings: Settings = DEFAULTS, components: Components = HOUSE) -> State:
    """A scenario before its first turn."""
    state, setup = prepare(name, settings, components), components.set_up(name)
    state.ships = SCENARIOS[name].ships.copy()
    for side, side_name in enumerate(NAMES):
        place_side(state, side, setup["sides"][side_name])
    set_owners(state, setup["control"])
    state.agenda = [("turn", ())]
    if state.free:
        state.schedule(*(("deploy", (SIDE_NAMES[side],)) for side in SETUP_ORDER))
    return state


def place_side(state: State, side: int, setup: dict[str, Any]) -> None:
    """The units, leaders, trucks, dumps and works of a side."""
    theatre = state.theatre
    for unit in setup["units"]:
        number = theatre.unit_number[word_of(unit["id"])]
        state.put(number, theatre.hex_named(unit["hex"]))
        state.face[number] = unit["mode"] == "Move"
        state.steps[number] = unit.get("steps", state.steps[number])
    for leader in setup["leaders_and_kg"]:
        state.leader_place[theatre.leader_number[word_of(leader["id"])]] = theatre.hex_named(leader["hex"])
    for truck in setup["organic_trucks"]:
        number = theatre.truck_number[word_of(truck["id"])]
        state.organic_place[number] = theatre.hex_named(truck["hex"])
        state.organic_load[number] = theatre.trucks[number].capacity if truck["loaded"] else 0
    for dump in setup["dumps"]:
        state.dumps[side][theatre.hex_named(dump["hex"])] = dump["T"]
    for trucks in setup["trucks"]:
        state.trucks.append(Trucks(side, theatre.hex_named(trucks["hex"]), trucks["T"], 0, 0))
    for name in setup["hedgehogs"]:
        state.hedgehogs[theatre.hex_named(name)] = 1
    state.changed()


def set_owners(state: State, control: dict[str, Any]) -> None:
    """O-1.0-g: who owns a hex at first: who stands there; else the lists; else who is nearest; else the frontier."""
    grid, ground = state.theatre.grid, state.theatre.ground
    far = NEAR + 1
    away = [[far] * len(grid), [far] * len(grid)]
    for hex in state.stacks:
        distances = away[state.holder(hex)]
        for other in grid.within(hex, NEAR):
            distances[other] = min(distances[other], grid.distance(hex, other))
    listed = {state.theatre.hex_named(name): side for side, key in enumerate(NAMES) for name in control[key]}
    for hex in range(len(grid)):
        side = state.holder(hex)
        if side == NOBODY:
            side = listed.get(hex, NOBODY)
        if side == NOBODY and away[ALLIED][hex] != away[AXIS][hex]:
            side = ALLIED if away[ALLIED][hex] < away[AXIS][hex] else AXIS
        if side == NOBODY and ground.country[hex]:
            side = AXIS if ground.country[hex] == "Libya" else ALLIED
        state.owner[hex] = side
    state.weather_changed()
