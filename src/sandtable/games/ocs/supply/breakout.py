"""12.8 Breakout: units that are cut off leave the map and come back later, or not at all."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure, roll
from sandtable.games.ocs.combat.losses import kill
from sandtable.games.ocs.modes import DRY, FULL, UNMARKED, WORKED
from sandtable.games.ocs.orders import Follow, Verb, unit_named
from sandtable.games.ocs.reach import reach
from sandtable.games.ocs.state import AWAY, State
from sandtable.games.ocs.supply.trace import in_trace
from sandtable.games.ocs.terrain import TRUCK

SUCCEEDS_FROM: Final = 5
AT_ONCE: Final = 1  # O-12.8-m: added in the first turn without trace
FRIENDS_WITHIN: Final = 15  # hexes
FAR: Final = 1 << 16  # however long


def cannot_break_out(state: State, unit: int) -> Reason | None:
    """O-12.8-j to -m: why a unit does not try."""
    named: dict[str, object] = {"unit": state.counter(unit).id}
    if state.deeds[unit] & WORKED:
        return Reason("12.8", "why-has-tried", named)
    if not any(face.allowance for face in state.counter(unit).faces):
        return Reason("12.8", "why-no-allowance", named)
    if in_trace(state, unit):
        return Reason("12.8", "why-in-trace", named)
    if not state.cut_off[unit]:
        return None  # O-12.8-m: in the first turn there are no conditions
    friends = [other for other in state.units_on_map(state.side_of(unit)) if in_trace(state, other)]
    near = [f for f in friends if state.theatre.grid.distance(state.place[f], state.place[unit]) <= FRIENDS_WITHIN]
    if not near or not has_way_to(state, unit, friends):
        return Reason("12.8", "why-no-way-out", named)
    return None


def has_way_to(state: State, unit: int, friends: list[int]) -> bool:
    """O-12.8-k: some way, however long, that meets no enemy unit and nothing that is prohibited to the move face."""
    grid, side = state.theatre.grid, state.side_of(unit)
    mp_class = state.counter(unit).faces[1].mp_class
    shut = state.zones(1 - side).copy() if mp_class == TRUCK else bytearray(len(grid))
    for hex in state.stacks:
        if state.holder(hex) == side:
            shut[hex] = 0
    zones = bytearray(len(grid))
    costs = state.supply_costs(mp_class)
    found = reach(state.place[unit], FAR, FAR, costs, grid.neighbours, state.barriers(side), 2, zones, False, shut)
    return any(state.place[friend] in found.cost for friend in friends)


class Breakout(Verb):
    """`breakout it-63`: one unit at a time."""

    word = "breakout"
    rule = "12.8"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        if words:
            return {END: None} if len(words) == 1 and self.why_not(state, side, words) is None else {}
        able = [unit for unit in state.units_on_map(side) if cannot_break_out(state, unit) is None]
        return {state.counter(unit).id: None for unit in able}

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        unit, reason = unit_named(state, side, words[0] if len(words) == 1 else "")
        return reason or cannot_break_out(state, unit)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        unit, _ = unit_named(state, side, words[0])
        state.deeds[unit] |= WORKED
        bonus = 0 if state.cut_off[unit] else AT_ONCE
        die = yield from roll("12.8", "roll-breakout", {"unit": words[0], "modifier": bonus})
        if die + bonus < SUCCEEDS_FROM:
            kill(state, unit, "12.8")
            return
        turns = yield from roll("12.8", "roll-return", {"unit": words[0]})
        state.put(unit, AWAY)
        state.marker[unit], state.out_of_supply[unit], state.cut_off[unit] = UNMARKED, 0, 0
        state.fuel[unit], state.stocks[unit] = DRY, FULL
        state.returning[unit] = state.turn + turns
        state.tell("12.8", "log-broke-out", {"unit": words[0], "turns": turns})
