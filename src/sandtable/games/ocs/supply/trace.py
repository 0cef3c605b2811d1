"""12.6 Trace supply: sources, the roads and railways that lead from them, and who draws from these."""

from __future__ import annotations

from sandtable.games.ocs.constants import DRAW_MP
from sandtable.games.ocs.hexes import NOWHERE, SIDES
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.network import Hexes
from sandtable.games.ocs.supply.reach import hqs_of, in_reach, may_throw_to, network, throw_range


def in_trace(state: State, unit: int) -> bool:
    """O-12.6-g: whether a unit is in trace supply where it stands."""
    return in_trace_at(state, unit, state.place[unit])


def in_trace_at(state: State, unit: int, hex: int) -> bool:
    """O-12.6-g: whether a unit would be in trace supply in a hex."""
    return state.feeds_itself(unit, hex) or bool(where_in_trace(state, unit)[hex])


def where_in_trace(state: State, unit: int) -> bytearray:
    """O-12.6-g: by hex, whether a unit would be in trace supply: by drawing itself, or by an HQ that throws to it."""
    found = state._in_trace.get(unit)
    if found is None:
        side, draws = state.side_of(unit), where_drawn(state, unit)
        found = state._in_trace[unit] = draws.copy()
        for hq in hqs_of(state, side):
            if draws[state.place[hq]] and may_throw_to(state, hq, unit):
                for hex in in_reach(state, side, state.place[hq], throw_range(state, hq)):
                    found[hex] = 1
    return found


def roads_of(state: State, unit: int) -> list[str]:
    """The roads along which a unit's trace supply comes."""
    return state.roads_for_trace(state.side_of(unit), state.counter(unit).nation)


def where_drawn(state: State, unit: int) -> bytearray:
    """O-12.6-c: by hex, whether a unit's trace supply can be drawn there."""
    return where_drawn_along(state, state.side_of(unit), roads_of(state, unit))


def where_drawn_along(state: State, side: int, roads: list[str]) -> bytearray:
    """O-12.6-c: by hex, whether trace supply that comes along some roads can be drawn there."""
    return network(state, side).draws_from(" ".join(roads), points_along(state, side, roads), DRAW_MP * MP)


def transport_in_trace(state: State, side: int, hex: int, nation: str = "", formation: str = "") -> bool:
    """O-12.8-m: whether transport would be in trace supply in a hex: a formation's, or that of no formation."""
    draws = where_drawn_along(state, side, state.roads_for_trace(side, nation))
    if draws[hex]:
        return True
    for hq in hqs_of(state, side):
        serves = not formation or state.counter(hq).formation in ("", formation)  # O-12.3-p
        if serves and draws[state.place[hq]] and hex in in_reach(state, side, state.place[hq], throw_range(state, hq)):
            return True
    return False


def points_for(state: State, unit: int) -> Hexes:
    """O-12.6-c: the hexes from which a unit's trace supply can be drawn: sources, and what is connected with them."""
    return points_along(state, state.side_of(unit), roads_of(state, unit))


def points_along(state: State, side: int, roads: list[str]) -> Hexes:
    """O-12.6-c: the same for supply that comes along some roads."""
    key = f"{side} {' '.join(roads)}"
    found = state._points.get(key)
    if found is None:
        connected = connected_points(state, side, state.trace_sources(side), roads)
        found = state._points[key] = dict.fromkeys(hex for hex in connected if is_point_open(state, side, hex))
    return found


def connected_points(state: State, side: int, sources: list[int], roads: list[str]) -> list[int]:
    """O-12.6-c: sources, detrainable hexes with a railway to one, and the hexes of unbroken roads from either."""
    starts = [*sources, *(hex for hex in follow_rail(state, side, sources) if is_detrainable(state, side, hex))]
    # O-12.6-f, -g: an enemy beside a source cuts the road in it, not the source itself
    return [*(hex for hex in starts if state.holder(hex) != 1 - side), *follow_roads(state, side, starts, roads)]


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
    """O-13.3-e, -f: all railway hexes joined to some sources; for trace a friendly unit negates a zone of control.

    No way leads into or through a station that is not the side's (13.3h of the series).
    """
    neighbours, rails = state.theatre.grid.neighbours, state.theatre.ground.rail
    unbuilt = state.railway_unbuilt()
    joined, seen = [hex for hex in sources if is_point_open(state, side, hex)], set(sources)
    for hex in joined:  # it grows
        for crossed in range(hex * SIDES, hex * SIDES + SIDES):
            other = neighbours[crossed]
            if other == NOWHERE or other in seen or not rails[crossed] or other in unbuilt or hex in unbuilt:
                continue
            seen.add(other)
            if state.holder(other) == 1 - side or not is_point_open(state, side, other):
                continue
            if state.owner[other] == side or not is_station(state, other):
                joined.append(other)
    return joined


def is_detrainable(state: State, side: int, hex: int) -> bool:
    """O-13.3-e: a village, city, port, Point of Interest or engineer-capable HQ, on a hex that the side controls."""
    if state.owner[hex] != side:
        return False
    return is_station(state, hex) or any(
        state.counter(unit).is_hq and state.is_engineer_capable(unit) for unit in state.units_of(side, hex)
    )


def is_station(state: State, hex: int) -> bool:
    """O-13.3-e: whether a hex has a village, city, port or Point of Interest, where trains stop."""
    ground = state.theatre.ground
    return bool(ground.settlement[hex] or ground.port[hex] or ground.poi[hex])
