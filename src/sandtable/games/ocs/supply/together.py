"""O-12.6-i, -j Tracing together: a formation uses one HQ, or one point from which all its units draw."""

from __future__ import annotations

from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.constants import DRAW_MP
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.reach import hqs_of, in_reach, throws_to
from sandtable.games.ocs.supply.trace import in_trace, points_for, where_drawn


def without_trace(state: State, side: int) -> Procedure[list[int]]:
    """The units of a side that do not trace: those that cannot, and of each formation those that its way leaves out."""
    lacking = [unit for unit in state.units_on_map(side) if not in_trace(state, unit)]
    for group in state.trace_groups(side):
        able = [unit for unit in group if unit not in lacking and not state.feeds_itself(unit, state.place[unit])]
        ways = widest_ways(state, side, able)
        if len(ways) > 1:
            options = [f"trace {name}" for name in ways]
            arguments: dict[str, object] = {"units": [state.counter(unit).id for unit in able]}
            answer = yield choose(SIDE_NAMES[side], "12.6", "ask-trace", options, arguments=arguments)
            served = ways[answer.removeprefix("trace ")]
            lacking += [unit for unit in able if unit not in served]
        elif ways:
            lacking += [unit for unit in able if unit not in next(iter(ways.values()))]
    return lacking


def widest_ways(state: State, side: int, units: list[int]) -> dict[str, list[int]]:
    """The HQs and points that serve some of the units, by name, but none that serves no more than another does."""
    ways: dict[str, list[int]] = {}
    for hq in hqs_of(state, side):
        ways[state.counter(hq).id] = [unit for unit in units if traces_by(state, hq, unit)]
    by_point: dict[int, list[int]] = {}
    for unit in units:
        points = points_for(state, unit)
        for hex in in_reach(state, side, state.place[unit], DRAW_MP):
            if hex in points:
                by_point.setdefault(hex, []).append(unit)
    for hex, served in sorted(by_point.items()):
        ways[state.theatre.grid.names[hex]] = served
    kept: dict[str, list[int]] = {}
    for name, served in sorted(ways.items(), key=lambda way: -len(way[1])):
        if served and not any(set(served) <= set(others) for others in kept.values()):
            kept[name] = served
    return kept


def traces_by(state: State, hq: int, unit: int) -> bool:
    """O-12.6-g: whether a unit traces by an HQ, or is that HQ and draws."""
    return bool(where_drawn(state, unit)[state.place[hq]]) and (hq == unit or throws_to(state, hq, unit))
