"""13.6, 7 Reinforcements and the supply that scenarios give."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure
from sandtable.games.ocs.capture import is_land
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dak2.scenarios import ENTRY, SCENARIOS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.hexes import NOWHERE, SIDES
from sandtable.games.ocs.mode_changes import choose_mode
from sandtable.games.ocs.state import LATER
from sandtable.games.ocs.supply.points import add_tokens
from sandtable.games.ocs.transport import put_trucks
from sandtable.games.ocs.trucks import Trucks

EAST: Final = 0  # of the sides of a hex
WEST: Final = 3


def reinforce(state: State, side: int) -> Procedure[None]:
    """O-2.2-d: what comes in phase B of a side."""
    scenario = SCENARIOS[state.scenario]
    place, tokens = scenario.supply[side]
    hex = state.theatre.hex_named(place)
    if state.owner[hex] == side:  # lost if the place is the enemy's
        add_tokens(state, side, hex, tokens)
        state.tell("D7.0", "log-supply-arrives", {"side": SIDE_NAMES[side], "tokens": tokens, "hex": place})
    for name in scenario.arrivals.get(state.date, ()):
        yield from arrive(state, side, name)
    yield from come_back(state, side)


def arrive(state: State, side: int, name: str) -> Procedure[None]:
    """O-13.6-a: a reinforcement is placed where it enters, if it is still to come."""
    entry = nearest_free(state, side, state.theatre.hex_named(ENTRY))
    unit = state.theatre.unit_number.get(name, NOWHERE)
    if unit != NOWHERE and state.side_of(unit) == side and state.place[unit] == LATER:
        yield from place_unit(state, unit, entry)
    truck = state.theatre.truck_number.get(name, NOWHERE)
    if truck != NOWHERE and state.theatre.trucks[truck].side == side and state.organic_place[truck] == LATER:
        state.organic_place[truck] = entry
        state.organic_load[truck] = state.theatre.trucks[truck].capacity  # O-13.2-n
        state.changed()
        state.tell("13.6", "log-arrives", {"unit": name, "hex": state.theatre.grid.names[entry]})


def come_back(state: State, side: int) -> Procedure[None]:
    """O-12.8-o to -q: who broke out arrives where roads from home enter the map; without one it stays out."""
    due = [unit for unit, turn in state.returning.items() if turn <= state.turn and state.side_of(unit) == side]
    for unit in sorted(due) if state.edge_sources[side] else ():
        del state.returning[unit]
        yield from place_unit(state, unit, nearest_free(state, side, state.edge_sources[side][0]))
    if state.edge_sources[side]:
        transport_comes_back(state, side, nearest_free(state, side, state.edge_sources[side][0]))


def transport_comes_back(state: State, side: int, entry: int) -> None:
    """O-12.8-m, -o: transport that broke out, with the load that it took along."""
    name, trucks = state.theatre.grid.names[entry], state.theatre.trucks
    due = [
        truck for truck, turn in state.organic_returning.items() if turn <= state.turn and trucks[truck].side == side
    ]
    for truck in sorted(due):
        del state.organic_returning[truck]
        state.organic_place[truck] = entry
        state.tell("12.8", "log-truck-returns", {"truck": trucks[truck].id, "hex": name})
    for lot in [lot for lot in state.trucks_away if lot.turn <= state.turn and lot.side == side]:
        state.trucks_away.remove(lot)
        put_trucks(state, [Trucks(side, entry, lot.size, lot.load, 0)])
        state.tell("12.8", "log-trucks-return", {"number": lot.size, "tokens": lot.load, "hex": name})
    state.changed()


def place_unit(state: State, unit: int, entry: int) -> Procedure[None]:
    """O-13.6-b: in any voluntary mode, in an enemy zone of control too."""
    yield from choose_mode(state, unit, entry, "13.6")
    state.set_owner(entry, state.side_of(unit))
    arguments: dict[str, object] = {"unit": state.counter(unit).id, "hex": state.theatre.grid.names[entry]}
    state.tell("13.6", "log-arrives", arguments)


def nearest_free(state: State, side: int, hex: int) -> int:
    """O-13.6-d: a blocked entry moves to the nearest hex of its edge of the map that is not."""
    grid, barriers = state.theatre.grid, state.barriers(side)
    beyond = [way for way in range(SIDES) if way in (EAST, WEST) and grid.neighbours[hex * SIDES + way] == NOWHERE]
    edge = [
        other
        for other in grid.within(hex, len(grid))
        if all(grid.neighbours[other * SIDES + way] == NOWHERE for way in beyond) and is_land(state, other)
    ]
    return next(other for other in edge if not barriers[other])
