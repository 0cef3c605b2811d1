"""12.6 Trace supply: sources, the roads and railways that lead from them, and who draws from these."""

from __future__ import annotations

from sandtable.games.ocs.constants import DRAW_MP
from sandtable.games.ocs.hexes import NOWHERE, SIDES
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.reach import hqs_of, in_reach, may_throw_to, throw_range


def in_trace(state: State, unit: int) -> bool:
    """O-12.6-g: whether a unit is in trace supply where it stands."""
    return in_trace_at(state, unit, state.place[unit])


def in_trace_at(state: State, unit: int, hex: int) -> bool:
    """O-12.6-g: whether a unit would be in trace supply in a hex: by drawing itself, or by an HQ that throws to it."""
    points, side = points_for(state, unit), state.side_of(unit)
    if state.feeds_itself(unit, hex) or not in_reach(state, side, hex, DRAW_MP).isdisjoint(points):
        return True
    return any(
        may_throw_to(state, hq, unit)
        and hex in in_reach(state, side, state.place[hq], throw_range(state, hq))
        and not in_reach(state, side, state.place[hq], DRAW_MP).isdisjoint(points)
        for hq in hqs_of(state, side)
    )


def points_for(state: State, unit: int) -> set[int]:
    """O-12.6-c: the hexes from which a unit's trace supply can be drawn: sources, and what is connected with them."""
    side, roads, sources = state.side_of(unit), state.roads_for_trace(unit), state.trace_sources(unit)
    key = f"{side} {' '.join(roads)} {sources}"
    found = state._points.get(key)
    if found is None:
        connected = connected_points(state, side, sources, roads)
        found = state._points[key] = {hex for hex in connected if is_point_open(state, side, hex)}
    return found


def connected_points(state: State, side: int, sources: list[int], roads: list[str]) -> list[int]:
    """O-12.6-c: sources, detrainable hexes with a railway to one, and the hexes of unbroken roads from either."""
    by_rail = [hex for hex in follow_rail(state, side, sources) if is_detrainable(state, side, hex)]
    return follow_roads(state, side, [*sources, *by_rail], roads)


def is_point_open(state: State, side: int, hex: int) -> bool:
    """O-12.6-h: an enemy zone of control blocks a point unless a friendly unit is there."""
    return not state.in_enemy_zone(side, hex) or state.holder(hex) == side


# D-3.7b Roads


def follow_roads(state: State, side: int, starts: list[int], roads: list[str]) -> list[int]:
    """O-12.6-e, -f: all hexes on unbroken roads from some hexes, those included."""
    paths, neighbours = state.paths(), state.theatre.grid.neighbours
    reached = list(dict.fromkeys(hex for hex in starts if not is_road_cut(state, side, hex)))
    seen = set(reached)
    for hex in reached:  # it grows
        for crossed in range(hex * SIDES, hex * SIDES + SIDES):
            other = neighbours[crossed]
            if other == NOWHERE or other in seen or paths[crossed] not in roads:
                continue
            seen.add(other)
            if not is_road_cut(state, side, other):
                reached.append(other)
    return reached


def is_road_cut(state: State, side: int, hex: int) -> bool:
    """O-12.6-e, -f: by an enemy combat unit in it, or by one beside it that can attack and no friendly unit in it."""
    holder = state.holder(hex)
    if holder == side:
        return False
    return holder == 1 - side or any(
        state.is_attack_capable(unit)
        for other in state.theatre.grid.around(hex)
        for unit in state.units_of(1 - side, other)
    )


# 13.3 Railways


def follow_rail(state: State, side: int, sources: list[int]) -> list[int]:
    """O-13.3-f: all railway hexes joined to some sources; for trace a friendly unit negates a zone of control."""
    neighbours, rails = state.theatre.grid.neighbours, state.theatre.ground.rail
    unbuilt = state.railway_unbuilt()
    joined, seen = [hex for hex in sources if is_point_open(state, side, hex)], set(sources)
    for hex in joined:  # it grows
        for crossed in range(hex * SIDES, hex * SIDES + SIDES):
            other = neighbours[crossed]
            if other == NOWHERE or other in seen or not rails[crossed] or other in unbuilt or hex in unbuilt:
                continue
            seen.add(other)
            if state.holder(other) != 1 - side and is_point_open(state, side, other):
                joined.append(other)
    return joined


def is_detrainable(state: State, side: int, hex: int) -> bool:
    """O-13.3-e: a village, city, port, Point of Interest or engineer-capable HQ, on a hex that the side controls."""
    ground = state.theatre.ground
    if state.owner[hex] != side:
        return False
    printed = ground.settlement[hex] or ground.port[hex] or ground.poi[hex]
    return bool(printed) or any(
        state.counter(unit).is_hq and state.is_engineer_capable(unit) for unit in state.units_of(side, hex)
    )
