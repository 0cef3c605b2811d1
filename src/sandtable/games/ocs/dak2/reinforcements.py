"""13.6, 7 Reinforcements and the supply that scenarios give."""

from __future__ import annotations

from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.counters import MOVE, SIDE_NAMES
from sandtable.games.ocs.dak2.scenarios import ENTRY, SCENARIOS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.supply.points import add_tokens


def reinforce(state: State, side: int) -> Procedure[None]:
    """O-2.2-d: what comes in phase B of a side."""
    scenario = SCENARIOS[state.scenario]
    place, tokens = scenario.supply[side]
    hex = state.theatre.hex_named(place)
    if state.owner[hex] == side:  # lost if the place is the enemy's
        add_tokens(state, side, hex, tokens)
        state.tell("7.0", "log-supply-arrives", {"side": SIDE_NAMES[side], "tokens": tokens, "hex": place})
    for name in scenario.arrivals.get(state.date, ()):
        yield from arrive(state, side, name)


def arrive(state: State, side: int, name: str) -> Procedure[None]:
    """O-13.6-a to -d: a reinforcement is placed, in any voluntary mode, where it enters or as near as it can be."""
    entry = nearest_free(state, side, state.theatre.hex_named(ENTRY))
    unit = state.theatre.unit_number.get(name, NOWHERE)
    if unit != NOWHERE and state.side_of(unit) == side:
        options = [f"place {name} {mode}" for mode in ("combat", "move")]
        answer = yield choose(SIDE_NAMES[side], "13.6", "ask-place", options, arguments={"unit": name, "hex": ENTRY})
        state.put(unit, entry)
        state.face[unit] = MOVE if answer.endswith("move") else 0
        state.set_owner(entry, side)
    truck = state.theatre.truck_number.get(name, NOWHERE)
    if truck != NOWHERE and state.theatre.trucks[truck].side == side:
        state.organic_place[truck] = entry
        state.organic_load[truck] = state.theatre.trucks[truck].capacity  # O-13.2-n
        state.changed()
    state.tell("13.6", "log-arrives", {"unit": name, "hex": state.theatre.grid.names[entry]})


def nearest_free(state: State, side: int, hex: int) -> int:
    """O-13.6-d: a blocked entry moves to the nearest hex that is not."""
    barriers = state.barriers(side)
    return next(other for other in state.theatre.grid.within(hex, len(state.theatre.grid)) if not barriers[other])
