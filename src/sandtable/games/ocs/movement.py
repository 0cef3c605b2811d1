"""6 Ground movement, 4.5 what zones of control do to it: allowances, steps, and the order `move`."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.capture import enter
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import DG, EXPLOIT, FINISHED, NEGATING, RELEASED, RESERVE, STRAT, TRAPPED
from sandtable.games.ocs.numbers import MP, shown
from sandtable.games.ocs.orders import Follow, Verb, group_named, hex_named, others_to_name, split_at
from sandtable.games.ocs.reach import Reach, reach
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.fuel import cannot_fuel, fuel
from sandtable.games.ocs.supply.trace import in_trace_at
from sandtable.games.ocs.terrain import ALL, HALF, PROHIBITED, TRUCK

TO: Final = "to"
VIA: Final = "via"
FAR: Final = 100 * MP  # farther than anything goes


# 6.1 Allowances


def allowance(state: State, unit: int) -> int:
    """O-6.1-c, -d: a unit's movement allowance in the segment that runs, in twelfths."""
    whole = state.showing(unit).allowance * MP
    marker = state.marker[unit]
    if state.segment == "C2":
        return (
            whole // 4 if marker == RESERVE else whole * 2 if marker == STRAT else whole // 2 if marker == DG else whole
        )
    if state.segment == "G1" and marker != EXPLOIT:
        return whole
    return whole // 2


def left(state: State, unit: int) -> int:
    """What a unit has left of its allowance."""
    return allowance(state, unit) - state.spent[unit]


def cannot_move(state: State, unit: int) -> Reason | None:
    """6.1, 7.0, 11.0: why a unit spends no more movement points in this segment."""
    named: dict[str, object] = {"unit": state.counter(unit).id}
    deeds, marker = state.deeds[unit], state.marker[unit]
    if state.segment != "C2" and not deeds & RELEASED and not (state.segment == "G1" and marker == EXPLOIT):
        return Reason("7.0" if state.segment == "E1" else "11.0", "why-not-released", named)
    if deeds & (FINISHED | NEGATING):
        return Reason("6.3", "why-finished", named)
    if deeds & TRAPPED:
        return Reason("4.5", "why-in-enemy-zone", named)
    if not allowance(state, unit):
        return Reason("6.1", "why-no-allowance", named)
    if left(state, unit) <= 0:
        return Reason("6.1", "why-no-points-left", named)
    why = state.cannot_enter(unit, state.place[unit])
    return Reason("6.1", why, named) if why else None


def movable(state: State, side: int) -> list[int]:
    """The units of a side that can be ordered to move."""
    return [
        unit
        for unit in state.units_on_map(side)
        if cannot_move(state, unit) is None and can_step(state, unit) and cannot_fuel(state, [unit]) is None
    ]


# 6.2 Steps


def step_cost(state: State, unit: int, side: int, unspent: bool) -> int:
    """O-6.2-a: what a step across a side costs a unit, in twelfths; PROHIBITED if it cannot be made at all."""
    cost = state.costs(state.showing(unit).mp_class)[side]
    if cost >= PROHIBITED:
        return PROHIBITED
    whole = allowance(state, unit)
    if cost == ALL:
        return whole if unspent else PROHIBITED
    return whole // 2 if cost == HALF else cost


def cannot_step(state: State, unit: int, hex: int, other: int) -> Reason | None:
    """6.1-6.2, 4.5, 4.8: why a unit in a hex does not enter the next one."""
    counter, grid = state.counter(unit), state.theatre.grid
    named: dict[str, object] = {"unit": counter.id, "hex": grid.names[other]}
    barrier = state.barriers(counter.side)[other]
    if barrier == 2:
        return Reason("4.8", "why-enemy-units", named)
    if barrier and not state.is_attack_capable(unit):
        return Reason("4.4", "why-enemy-there", named)
    if state.marker[unit] == STRAT and state.in_enemy_zone(counter.side, other):
        return Reason("5.8", "why-strat-into-zone", named)
    why = state.cannot_enter(unit, other)
    if why:
        return Reason("6.1", why, named)
    cost = step_cost(state, unit, grid.side_between(hex, other), not state.spent[unit])
    if cost >= PROHIBITED:
        return Reason("6.2", "why-prohibited", named)
    if cost > left(state, unit) and state.spent[unit]:  # O-6.1-e: the first step may cost more than there is
        points: dict[str, object] = {"cost": shown(cost, MP), "left": shown(left(state, unit), MP)}
        return Reason("6.2", "why-too-far", {**named, **points})
    return None


def can_step(state: State, unit: int) -> bool:
    """Whether there is a hex that a unit can enter."""
    hex = state.place[unit]
    return any(cannot_step(state, unit, hex, other) is None for other in state.theatre.grid.around(hex))


def zones_that_count(state: State, units: list[int]) -> bytearray:
    """O-4.5-e, -r: enemy zones of control that no friendly unit negates but those that move."""
    side = state.side_of(units[0])
    zones = state.zones(1 - side).copy()
    for hex, stack in state.stacks.items():
        if zones[hex] and state.side_of(stack[0]) == side and any(unit not in units for unit in stack):
            zones[hex] = 0
    return zones


def reach_of(state: State, unit: int, units: list[int]) -> Reach:
    """The hexes that a unit can get to, moving with others."""
    grid, side, start = state.theatre.grid, state.side_of(unit), state.place[unit]
    shut = bytearray(len(grid))
    if state.marker[unit] == STRAT:
        shut = state.zones(1 - side).copy()
    elif state.has_limits(unit):
        shut = bytearray(state.cannot_enter(unit, hex) is not None for hex in range(len(grid)))
    on_trucks = state.showing(unit).mp_class == TRUCK
    zones = zones_that_count(state, units) if on_trucks else state.zones(1 - side)
    found = reach(
        start,
        left(state, unit),
        allowance(state, unit),
        state.costs(state.showing(unit).mp_class),
        grid.neighbours,
        state.barriers(side),
        2 if state.is_attack_capable(unit) else 1,
        zones,
        on_trucks,
        shut,
    )
    if not state.spent[unit]:  # O-6.1-e: one hex, whatever it costs
        for other in grid.around(start):
            if other not in found.cost and cannot_step(state, unit, start, other) is None:
                found.cost[other], found.before[other] = left(state, unit), start
    return found


# 6.3 An activation


def cannot_begin(state: State, group: list[int]) -> Reason | None:
    """O-6.1-b, -k: why some units cannot be the moving stack: one has finished, or would be picked up."""
    for unit in group:
        reason = cannot_move(state, unit)
        if reason is not None:
            return reason
    if any(state.spent[unit] for unit in group):
        for unit in group:
            if unit not in state.moving:
                return Reason("6.1", "why-picked-up", {"unit": state.counter(unit).id})
    return cannot_fuel(state, group)


def begin(state: State, group: list[int]) -> None:
    """O-6.1-b, -j: whoever moved before and is not named now has finished."""
    for unit in state.moving:
        if unit not in group and state.spent[unit]:
            state.deeds[unit] |= FINISHED
    state.moving = group


def way_for(state: State, group: list[int], destination: int) -> list[int]:
    """O-6.3-h: the cheapest way of the first unit that gets there; empty if none does."""
    for unit in group:
        found = reach_of(state, unit, group)
        if destination in found.cost and destination != found.start:
            return found.way_to(destination)
    return []


def follow(state: State, group: list[int], way: list[int]) -> Procedure[None]:
    """O-6.3-d, -g: go along a way hex by hex; who cannot pay for the next one is dropped."""
    going, side = group, state.side_of(group[0])
    hex = state.place[group[0]]
    for other in way:
        counted = zones_that_count(state, going)
        following = [unit for unit in going if not state.deeds[unit] & TRAPPED]
        following = [unit for unit in following if cannot_step(state, unit, hex, other) is None]
        for unit in going:
            if unit not in following:
                state.deeds[unit] |= FINISHED
        going = following
        if not going:
            break
        crossed = state.theatre.grid.side_between(hex, other)
        for unit in going:
            cost = step_cost(state, unit, crossed, not state.spent[unit])
            state.spent[unit] += min(cost, left(state, unit))
            if state.showing(unit).mp_class == TRUCK and counted[other]:
                state.deeds[unit] |= TRAPPED
        if state.in_enemy_zone(side, other) and not counted[other]:
            negate(state, side, other, going)
        for unit in going:
            state.put(unit, other)
        yield from enter(state, going, other)
        going = [unit for unit in going if state.place[unit] == other]
        hex = other


def negate(state: State, side: int, hex: int, moving: list[int]) -> None:
    """O-4.5-s: who negates a zone for those on trucks has finished: one who has anyway, or else the slowest."""
    there = [unit for unit in state.units_of(side, hex) if unit not in moving]
    on_trucks = any(state.showing(unit).mp_class == TRUCK for unit in moving)
    if on_trucks and there and not any(state.deeds[unit] & (FINISHED | NEGATING) for unit in there):
        slowest = min(there, key=lambda unit: (allowance(state, unit), unit))
        state.deeds[slowest] |= NEGATING


class Move(Verb):
    """`move in-11 br-7rtr to C39.18`, or the way hex by hex: `move in-11 via C38.18 C39.18 C40.18`."""

    word = "move"
    rule = "6.1"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        names, way = split_at(words, VIA if VIA in words else TO)
        group, reason = group_named(state, side, names) if names else ([], None)
        if reason is not None:
            return {}
        if len(names) == len(words):
            able = [unit for unit in movable(state, side) if cannot_begin(state, [*group, unit]) is None]
            units = others_to_name(state, group, [unit for unit in able if self.can_go(state, [*group, unit])])
            if group and cannot_begin(state, group) is None and self.can_go(state, group):
                units[TO] = None
                if self.next_on_way(state, group, []):
                    units[VIA] = None
            return units
        if not group or cannot_begin(state, group) is not None:
            return {}
        if VIA in words:
            follow = self.next_on_way(state, group, way)
            return {END: None, **follow} if way and self.why_not(state, side, words) is None else follow
        if way:
            return {END: None} if self.why_not(state, side, words) is None else {}
        return self.destinations(state, group)

    def can_go(self, state: State, group: list[int]) -> bool:
        """Whether a group that is fit to move gets anywhere: in Strat Mode only to where trace supply is."""
        in_strat = any(state.marker[unit] == STRAT for unit in group)
        return not in_strat or bool(self.destinations(state, group))

    def destinations(self, state: State, group: list[int]) -> Follow:
        """The hexes that all units of a group can get to, with what it costs the first."""
        reaches = [reach_of(state, unit, group) for unit in group]
        first = reaches[0]
        return {
            state.theatre.grid.names[hex]: shown(cost, MP)
            for hex, cost in first.cost.items()
            if hex != first.start and all(hex in other.cost for other in reaches) and may_stop(state, group, hex)
        }

    def next_on_way(self, state: State, group: list[int], way: list[str]) -> Follow:
        """The hexes that may be entered next on a way that is given hex by hex: by the first unit that gets so far."""
        hexes = [state.theatre.hex_named(name) for name in way]
        if NOWHERE in hexes:
            return {}
        for unit in group:
            spent, here = walk(state, unit, hexes)
            if spent >= 0:
                steps = {
                    other: walk(state, unit, [*hexes, other])[0]
                    for other in state.theatre.grid.around(here)
                    if other not in hexes and other != state.place[unit] and may_stop(state, group, other)
                }
                return {state.theatre.grid.names[other]: shown(cost, MP) for other, cost in steps.items() if cost >= 0}
        return {}

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        names, way = split_at(words, VIA if VIA in words else TO)
        group, reason = group_named(state, side, names)
        if reason is not None:
            return reason
        if not way or (TO in words and len(way) != 1):
            return Reason("6.3", "why-no-destination", {})
        hexes: list[int] = []
        for word in way:
            hex, reason = hex_named(state, word)
            if reason is not None:
                return reason
            hexes.append(hex)
        reason = cannot_begin(state, group)
        if reason is not None:
            return reason
        if VIA in words:
            reached = any(walk(state, unit, hexes)[0] >= 0 for unit in group)
        else:
            reached = bool(way_for(state, group, hexes[-1]))
        if not reached:
            return why_out_of_reach(state, group[0], hexes[-1])
        if not may_stop(state, group, hexes[-1]):
            return Reason("5.8", "why-strat-without-trace", {"hex": way[-1]})
        return None

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        names, named = split_at(words, VIA if VIA in words else TO)
        group, _ = group_named(state, side, names)
        begin(state, group)
        yield from fuel(state, group)
        hexes = [state.theatre.hex_named(name) for name in named]
        way = hexes if VIA in words else way_for(state, group, hexes[-1])
        origin = state.theatre.grid.names[state.place[group[0]]]
        yield from follow(state, group, way)
        state.tell("6.1", "log-move", {"units": names, "origin": origin, "hex": named[-1]})


def may_stop(state: State, group: list[int], hex: int) -> bool:
    """O-5.8-h: who is in Strat Mode ends its move where trace supply can be had."""
    return all(state.marker[unit] != STRAT or in_trace_at(state, unit, hex) for unit in group)


def walk(state: State, unit: int, way: list[int]) -> tuple[int, int]:
    """What a unit has spent at the end of a way, and where it is then; -1 if it cannot go along it."""
    grid, hex, spent = state.theatre.grid, state.place[unit], state.spent[unit]
    counted = zones_that_count(state, [unit]) if state.showing(unit).mp_class == TRUCK else None
    for place, other in enumerate(way):
        if other not in grid.around(hex) or (place and counted is not None and counted[hex]):
            return -1, hex
        barrier = state.barriers(state.side_of(unit))[other]
        if barrier == 2 or (barrier and not state.is_attack_capable(unit)) or state.cannot_enter(unit, other):
            return -1, hex
        if state.marker[unit] == STRAT and state.in_enemy_zone(state.side_of(unit), other):
            return -1, hex
        cost = step_cost(state, unit, grid.side_between(hex, other), not spent)
        if cost >= PROHIBITED or (spent and spent + cost > allowance(state, unit)):
            return -1, hex
        spent, hex = min(spent + cost, allowance(state, unit)), other
    return spent, hex


def why_out_of_reach(state: State, unit: int, destination: int) -> Reason:
    """6.2: that a hex is too far, with what it would cost and what is left; or that no way leads there."""
    named: dict[str, object] = {"unit": state.counter(unit).id, "hex": state.theatre.grid.names[destination]}
    if destination == state.place[unit]:
        return Reason("6.1", "why-already-there", named)
    hex = state.place[unit]
    if destination in state.theatre.grid.around(hex):
        reason = cannot_step(state, unit, hex, destination)
        if reason is not None:
            return reason
    spent = state.spent[unit]
    state.spent[unit] = spent - FAR  # as if it had so much more
    found = reach_of(state, unit, [unit])
    state.spent[unit] = spent
    if destination not in found.cost:
        return Reason("6.2", "why-no-way", named)
    points: dict[str, object] = {"cost": shown(found.cost[destination], MP), "left": shown(left(state, unit), MP)}
    return Reason("6.2", "why-too-far", {**named, **points})
