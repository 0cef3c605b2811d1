"""9.10-9.11 Losses: whose steps go, and what becomes of a unit without any."""

from __future__ import annotations

from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.modes import DG, DRY, FULL, UNMARKED
from sandtable.games.ocs.state import DEAD, State


def lose_step(state: State, unit: int, rule: str) -> None:
    """O-3.2-p: a unit loses a step, and with its last one goes to the dead pile."""
    hex = state.theatre.grid.names[state.place[unit]]
    state.steps[unit] -= 1
    if state.steps[unit]:
        state.tell(rule, "log-step-lost", {"unit": state.counter(unit).id, "hex": hex})
        state.changed()
    else:
        kill(state, unit, rule)


def kill(state: State, unit: int, rule: str) -> None:
    """A unit is eliminated."""
    if state.place[unit] >= 0:
        hex = state.theatre.grid.names[state.place[unit]]
        state.tell(rule, "log-destroyed", {"unit": state.counter(unit).id, "hex": hex})
    state.put(unit, DEAD)
    state.steps[unit] = 0
    state.marker[unit], state.stocks[unit] = UNMARKED, FULL
    state.out_of_supply[unit] = state.cut_off[unit] = 0
    state.fuel[unit], state.deeds[unit] = DRY, 0
    if unit in state.moving:
        state.moving = [other for other in state.moving if other != unit]


def lose_in_combat(state: State, units: list[int], number: int, hit: dict[int, int]) -> Procedure[None]:
    """O-9.11-b, -c: steps lost by those who fought: each loses one before any a second, the owner chooses which.

    `hit` counts what each has lost so far in this combat; the unit whose rating counted has the first (O-9.11-a).
    """
    for _ in range(number):
        alive = [unit for unit in units if state.steps[unit]]
        if not alive:
            return
        least = min(hit.get(unit, 0) for unit in alive)
        unit = yield from choose_loser(state, [unit for unit in alive if hit.get(unit, 0) == least], "9.11")
        hit[unit] = hit.get(unit, 0) + 1
        lose_step(state, unit, "9.11")


def lose_any(state: State, units: list[int], number: int, rule: str) -> Procedure[None]:
    """O-9.11-d: steps lost in barrage, retreat and attrition: the owner's free choice."""
    for _ in range(number):
        alive = [unit for unit in units if state.steps[unit]]
        if not alive:
            return
        unit = yield from choose_loser(state, alive, rule)
        lose_step(state, unit, rule)


def choose_loser(state: State, units: list[int], rule: str) -> Procedure[int]:
    """Who of several loses a step."""
    options = [f"lose {state.counter(unit).id}" for unit in units]
    answer = yield choose(SIDE_NAMES[state.side_of(units[0])], rule, "ask-lose", options)
    return units[options.index(answer)]


def disorganise(state: State, hex: int, rule: str) -> None:
    """O-5.10-a: a DG trigger makes all combat units in a hex DG; organic trucks lose their Reserve."""
    units = [unit for unit in state.stacks.get(hex, ()) if state.marker[unit] != DG]
    for unit in units:
        state.marker[unit] = DG
    for truck, place in enumerate(state.organic_place):
        if place == hex:
            state.organic_reserve[truck] = 0
    if units:
        state.changed()
        names = [state.counter(unit).id for unit in units]
        state.tell(rule, "log-dg", {"units": names, "hex": state.theatre.grid.names[hex]})
