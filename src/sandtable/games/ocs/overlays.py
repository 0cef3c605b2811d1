"""What lies over the map when a player asks for it: zones of control, reach, and who is in supply and by what."""

from __future__ import annotations

from sandtable.games.ocs.constants import DRAW_MP
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.movement import allowance, left, reach_of
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.reach import hqs_of, in_reach, may_throw_to, throw_range
from sandtable.games.ocs.supply.trace import points_for

Told = dict[str, object]


def show_zones(state: State) -> Told:
    """4.5: the hexes in the zones of control of each side."""
    hexes = range(len(state.theatre.grid))
    return {
        name: named(state, [hex for hex in hexes if state.zones(side)[hex]]) for side, name in enumerate(SIDE_NAMES)
    }


def show_reach(state: State) -> Told:
    """6.1, 6.2: the hexes that units of each side can get to with what they have left of their allowance."""
    return {name: named(state, reach_of_side(state, side)) for side, name in enumerate(SIDE_NAMES)}


def reach_of_side(state: State, side: int) -> list[int]:
    hexes: dict[int, None] = {}
    searched: set[tuple[int, ...]] = set()  # units of a stack that move alike get to the same hexes
    for unit in state.units_on_map(side):
        points, whole = left(state, unit), allowance(state, unit)
        face, capable = state.showing(unit), state.is_attack_capable(unit)
        limited = unit if state.has_limits(unit) else -1
        alike = (state.place[unit], face.mp_class, points, whole, state.marker[unit], capable, limited)
        if points > 0 and alike not in searched:
            searched.add(alike)
            hexes.update(dict.fromkeys(reach_of(state, unit, [unit]).cost))
    return sorted(hexes)


def show_supply(state: State) -> Told:
    """12.3, 12.6: of each side, where trace supply is drawn from, who is in it and by what, and how far HQs throw."""
    return {name: show_supply_of(state, side) for side, name in enumerate(SIDE_NAMES)}


def show_supply_of(state: State, side: int) -> Told:
    units = state.units_on_map(side)
    points = sorted({hex for unit in units for hex in points_for(state, unit)})
    return {
        "points": named(state, points),
        "units": {state.counter(unit).id: trace_of(state, unit) for unit in units},
        "throws": {
            state.counter(hq).id: named(state, sorted(in_reach(state, side, state.place[hq], throw_range(state, hq))))
            for hq in hqs_of(state, side)
        },
    }


def trace_of(state: State, unit: int) -> Told:
    """O-12.6-g: how a unit is in trace supply: by itself or by an HQ, and from which hex; nothing if it is not."""
    side, hex = state.side_of(unit), state.place[unit]
    if state.feeds_itself(unit, hex):
        return {"by": state.counter(unit).id}
    points = points_for(state, unit)
    drawn = nearest(state, side, hex, points)
    if drawn:
        return {"by": state.counter(unit).id, "from": drawn}
    for hq in hqs_of(state, side):
        place = state.place[hq]
        if may_throw_to(state, hq, unit) and hex in in_reach(state, side, place, throw_range(state, hq)):
            drawn = nearest(state, side, place, points)
            if drawn:
                return {"by": state.counter(hq).id, "from": drawn}
    return {}


def nearest(state: State, side: int, hex: int, points: dict[int, None]) -> str:
    """The nearest of some points that can be drawn from in a hex; empty if there is none."""
    grid = state.theatre.grid
    near = [(grid.distance(hex, point), point) for point in in_reach(state, side, hex, DRAW_MP) if point in points]
    return grid.names[min(near)[1]] if near else ""


def named(state: State, hexes: list[int]) -> list[str]:
    return [state.theatre.grid.names[hex] for hex in hexes]
