"""5.4c Historical withdrawals: units that leave for another theatre, on our dates: the printed list is not known."""

from __future__ import annotations

from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.state import DEAD, REMOVED


def withdraw(state: State, side: int) -> Procedure[None]:
    """D-5.4c: the units that are due leave, wherever they are, without fuel or capacity."""
    due = SCENARIOS[state.scenario].withdrawals.get(state.date, []) if state.own_options.withdrawals else []
    for name in due:
        unit = state.theatre.unit_number.get(name, NOWHERE)
        truck = state.theatre.truck_number.get(name, NOWHERE)
        if unit != NOWHERE and state.side_of(unit) == side:
            yield from withdraw_unit(state, unit, due)
        elif truck != NOWHERE and state.theatre.trucks[truck].side == side and state.organic_place[truck] != DEAD:
            state.organic_place[truck], state.organic_load[truck] = REMOVED, 0  # D-5.4c-c: one that is lost is skipped
            state.organic_returning.pop(truck, None)
            state.changed()
            state.tell("D5.4c", "log-withdrawn", {"unit": name})


def withdraw_unit(state: State, unit: int, due: list[str]) -> Procedure[None]:
    """D-5.4c-a, -b: the unit itself; for one that is dead and cannot be rebuilt a like one that would have stayed."""
    leaver = unit
    if state.place[unit] == DEAD:
        named = state.counter(unit)
        like = [
            other
            for other in state.units_on_map(named.side)
            if (state.counter(other).type, state.counter(other).size) == (named.type, named.size)
            and state.counter(other).id not in due
        ]
        if not like:
            return
        options = [f"withdraw {state.counter(other).id}" for other in like]
        answer = yield choose(SIDE_NAMES[named.side], "D5.4c", "ask-withdraw", options, arguments={"unit": named.id})
        leaver = like[options.index(answer)]
    state.returning.pop(leaver, None)
    state.put(leaver, REMOVED)
    state.tell("D5.4c", "log-withdrawn", {"unit": state.counter(leaver).id})
