"""12.8 Breakout: units that are cut off leave the map and come back later, or not at all; transport only at once."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure, roll
from sandtable.games.ocs.combat.losses import kill
from sandtable.games.ocs.hexes import NOWHERE, SIDES
from sandtable.games.ocs.modes import DRY, FULL, UNMARKED, WORKED
from sandtable.games.ocs.numbers import TOKENS_PER_SP
from sandtable.games.ocs.orders import Follow, Verb, unit_named
from sandtable.games.ocs.organic import cannot_be_ordered
from sandtable.games.ocs.state import AWAY, DEAD, State
from sandtable.games.ocs.supply.reach import blocked_by_zones
from sandtable.games.ocs.supply.trace import in_trace, transport_in_trace
from sandtable.games.ocs.terrain import PROHIBITED, TRUCK
from sandtable.games.ocs.transport import EMPTY, count_trucks, lots_in, places, put_trucks, take_trucks
from sandtable.games.ocs.transport import FULL as LOADED
from sandtable.games.ocs.trucks import TrucksAway

SUCCEEDS_FROM: Final = 5
AT_ONCE: Final = 1  # O-12.8-m: added in the first turn without trace
FRIENDS_WITHIN: Final = 15  # hexes


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
    if not friends:
        return Reason("12.8", "why-no-friends", named)
    nearest = min(state.theatre.grid.distance(state.place[friend], state.place[unit]) for friend in friends)
    if nearest > FRIENDS_WITHIN:
        return Reason("12.8", "why-friends-too-far", {**named, "distance": nearest, "most": FRIENDS_WITHIN})
    return None if has_way_to(state, unit, friends) else Reason("12.8", "why-no-way-out", named)


def has_way_to(state: State, unit: int, friends: list[int]) -> bool:
    """O-12.8-k: some way, however long, that meets no enemy unit and nothing that is prohibited to the move face."""
    grid, side = state.theatre.grid, state.side_of(unit)
    mp_class = state.counter(unit).faces[1].mp_class
    costs, barriers = state.supply_costs().by_side[mp_class], state.barriers(side)
    shut = blocked_by_zones(state, side) if mp_class == TRUCK else bytearray(len(grid))
    goals = {state.place[friend] for friend in friends}
    reached = [state.place[unit]]
    seen = {state.place[unit]}
    for hex in reached:  # it grows
        for crossed in range(hex * SIDES, hex * SIDES + SIDES):
            other = grid.neighbours[crossed]
            if other == NOWHERE or other in seen or costs[crossed] >= PROHIBITED or barriers[other] == 2 or shut[other]:
                continue
            seen.add(other)
            reached.append(other)
    return not goals.isdisjoint(seen)


# O-12.8-m Transport


def cannot_take_truck_out(state: State, side: int, truck: int) -> Reason | None:
    """O-12.8-m: why an organic truck does not try."""
    reason = cannot_be_ordered(state, side, truck)
    if reason is not None:
        return reason
    own, hex = state.theatre.trucks[truck], state.organic_place[truck]
    traces = transport_in_trace(state, side, hex, own.nation, own.formation)
    return why_not_at_once(state, hex, traces, bool(state.organic_cut_off[truck]))


def cannot_take_trucks_out(state: State, side: int, hex: int, load: str) -> Reason | None:
    """O-12.8-m: why ordinary trucks in a hex, the full ones or the empty ones first, do not try."""
    lots = lots_in(state, side, hex)
    if load not in (LOADED, EMPTY) or not count_trucks(state, side, hex, load == LOADED, 0):
        return Reason("12.8", "why-no-such-trucks", {"hex": state.theatre.grid.names[hex]})
    return why_not_at_once(state, hex, transport_in_trace(state, side, hex), any(lot.cut_off for lot in lots))


def why_not_at_once(state: State, hex: int, traces: bool, cut_off: bool) -> Reason | None:
    """O-12.8-m: transport tries in the first turn without trace, and never again."""
    named: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
    if traces:
        return Reason("12.8", "why-trucks-in-trace", named)
    return Reason("12.8", "why-cut-off-before", named) if cut_off else None


class Breakout(Verb):
    """`breakout it-63`, `breakout ot-4ind`, `breakout C38.12 full`: one unit or transport point at a time."""

    word = "breakout"
    rule = "12.8"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        grid, trucks = state.theatre.grid, state.theatre.trucks
        if words and (len(words) == 2 or state.theatre.hex_named(words[0]) == NOWHERE):
            return {END: None} if self.why_not(state, side, words) is None else {}
        if words:
            hex = state.theatre.hex_named(words[0])
            return dict.fromkeys(load for load in (LOADED, EMPTY) if not cannot_take_trucks_out(state, side, hex, load))
        units = [unit for unit in state.units_on_map(side) if cannot_break_out(state, unit) is None]
        organic = [truck for truck in range(len(trucks)) if cannot_take_truck_out(state, side, truck) is None]
        hexes = [hex for hex in places(state, side) if self.next(state, side, [grid.names[hex]])]
        return {
            **{state.counter(unit).id: None for unit in units},
            **{trucks[truck].id: None for truck in organic},
            **{grid.names[hex]: None for hex in hexes},
        }

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        word = words[0] if words else ""
        hex, truck = state.theatre.hex_named(word), state.theatre.truck_number.get(word, NOWHERE)
        if hex == NOWHERE and truck == NOWHERE:
            unit, reason = unit_named(state, side, word)
            if reason is not None:
                return reason
        beyond = words[2:] if hex != NOWHERE else words[1:]
        if beyond:
            return Reason("12.8", "why-not-understood", {"word": beyond[0]})
        if hex != NOWHERE:
            return cannot_take_trucks_out(state, side, hex, words[-1])
        if truck != NOWHERE:
            return cannot_take_truck_out(state, side, truck)
        return cannot_break_out(state, unit)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        hex = state.theatre.hex_named(words[0])
        if hex != NOWHERE:
            yield from take_trucks_out(state, side, hex, words[1] == LOADED)
        elif words[0] in state.theatre.truck_number:
            yield from take_truck_out(state, state.theatre.truck_number[words[0]])
        else:
            yield from take_unit_out(state, state.theatre.unit_number[words[0]])


def take_unit_out(state: State, unit: int) -> Procedure[None]:
    """O-12.8-n, -o: on 1 to 4 the unit is dead, else it leaves with its losses and without markers."""
    name, bonus = state.counter(unit).id, 0 if state.cut_off[unit] else AT_ONCE
    state.deeds[unit] |= WORKED
    turns = yield from roll_for("ask-roll-breakout", "ask-roll-return", {"unit": name}, bonus)
    if not turns:
        kill(state, unit, "12.8")
        return
    state.put(unit, AWAY)
    state.marker[unit], state.out_of_supply[unit], state.cut_off[unit] = UNMARKED, 0, 0
    state.fuel[unit], state.stocks[unit] = DRY, FULL
    state.returning[unit] = state.turn + turns
    state.tell("12.8", "log-broke-out", {"unit": name, "turns": turns})


def take_truck_out(state: State, truck: int) -> Procedure[None]:
    """O-12.8-m: an organic truck, which has its load with it whatever comes of it."""
    name, hex = state.theatre.trucks[truck].id, state.theatre.grid.names[state.organic_place[truck]]
    turns = yield from roll_for("ask-roll-breakout", "ask-roll-return", {"unit": name}, AT_ONCE)
    state.organic_place[truck] = AWAY if turns else DEAD
    state.organic_reserve[truck] = 0
    if turns:
        state.organic_returning[truck] = state.turn + turns
        state.tell("12.8", "log-broke-out", {"unit": name, "turns": turns})
    else:
        state.tell("12.8", "log-truck-lost", {"truck": name, "hex": hex, "tokens": state.organic_load[truck]})
        state.organic_load[truck] = 0
    state.changed()


def roll_for(escape: str, absence: str, named: dict[str, object], bonus: int) -> Procedure[int]:
    """O-12.8-n, -o: in how many turns who breaks out comes back, by two dice; 0 if it does not get away."""
    die = yield from roll("12.8", escape, {**named, "modifier": bonus})
    if die + bonus < SUCCEEDS_FROM:
        return 0
    return (yield from roll("12.8", absence, named))


def take_trucks_out(state: State, side: int, hex: int, full: bool) -> Procedure[None]:
    """O-12.8-m: a transport point of ordinary trucks, with the load of those that are full; at last what is left."""
    lots = take_trucks(state, side, hex, TOKENS_PER_SP, full, 0)
    lots += take_trucks(state, side, hex, TOKENS_PER_SP - sum(lot.size for lot in lots), not full, 0)
    put_trucks(state, [])
    size, load = sum(lot.size for lot in lots), sum(lot.load for lot in lots)
    named: dict[str, object] = {"hex": state.theatre.grid.names[hex], "number": size}
    turns = yield from roll_for("ask-roll-trucks-out", "ask-roll-trucks-return", named, AT_ONCE)
    if not turns:
        state.tell("12.8", "log-trucks-lost", {**named, "tokens": load})
        return
    state.trucks_away.append(TrucksAway(side, size, load, state.turn + turns))
    state.tell("12.8", "log-trucks-broke-out", {**named, "tokens": load, "turns": turns})
