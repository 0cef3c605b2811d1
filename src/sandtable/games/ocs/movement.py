"""6 Ground movement, 4.5 what zones of control do to it: allowances, steps, and how a stack goes along a way."""

from __future__ import annotations

from sandtable.engine.orders import Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.capture import enter
from sandtable.games.ocs.modes import DG, EXPLOIT, FINISHED, NEGATING, RELEASED, RESERVE, STRAT, TRAPPED
from sandtable.games.ocs.numbers import MP, shown
from sandtable.games.ocs.reach import Reach, reach
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.fuel import cannot_fuel
from sandtable.games.ocs.terrain import ALL, HALF, PROHIBITED, TRUCK
from sandtable.games.ocs.under_way import end_transport

# 6.1 Allowances


def allowance(state: State, unit: int) -> int:
    """O-6.1-c, -d, O-5.10-e: a unit's movement allowance in the segment that runs, in twelfths."""
    whole = state.showing(unit).allowance * MP
    marker = state.marker[unit]
    if marker == RESERVE:
        return whole // 4
    if marker == STRAT:
        whole *= 2
    if state.segment == "E1" or marker == EXPLOIT:
        whole //= 2
    return whole // 2 if marker == DG else whole


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
        return Reason("6.1", "why-no-points-left", {**named, "all": shown(allowance(state, unit), MP)})
    why = state.cannot_enter(unit, state.place[unit])
    return Reason("6.1", why, named) if why else None


def is_movable(state: State, unit: int) -> bool:
    """Whether a unit can be ordered to move."""
    return cannot_move(state, unit) is None and can_step(state, unit) and cannot_fuel(state, [unit]) is None


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
    shut = state.zones(1 - side).copy() if state.marker[unit] == STRAT else bytearray(len(grid))
    if state.has_limits(unit):
        for hex in range(len(grid)):
            shut[hex] |= state.cannot_enter(unit, hex) is not None
    on_trucks = state.showing(unit).mp_class == TRUCK
    zones = zones_that_count(state, units) if on_trucks else state.zones(1 - side)
    found = reach(
        start,
        left(state, unit),
        allowance(state, unit),
        state.step_costs().steps(state.showing(unit).mp_class),
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
    if group:
        end_transport(state)


def follow(state: State, group: list[int], way: list[int]) -> Procedure[None]:
    """O-6.3-d, -g: go along a way hex by hex; who cannot pay for the next one is dropped."""
    going, side = group, state.side_of(group[0])
    hex = state.place[group[0]]
    for other in way:
        counted = zones_that_count(state, going)
        following = [unit for unit in going if not state.deeds[unit] & TRAPPED]
        following = [unit for unit in following if cannot_step(state, unit, hex, other) is None]
        following = state.may_go_together(following, other)
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


def step_note(cost: int, zone: int) -> object:
    """What a reader of a destination is told: its cost, and whether it lies in an enemy zone of control."""
    return {"cost": shown(cost, MP), "zone": True} if zone else {"cost": shown(cost, MP)}
