"""O-4.5-s Negation by supply paths: a unit that opens a zone of control to one spends no more movement points."""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.constants import DRAW_MP
from sandtable.games.ocs.modes import FINISHED, NEGATING
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.reach import reach
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.reach import blocked_by_zones, can_draw, hqs_of, throw_range, throws_to
from sandtable.games.ocs.terrain import TRUCK

MOVEMENT: Final = ["C2", "E1", "G1"]


def negate_on_way(state: State, unit: int, dump: int) -> None:
    """O-4.5-s: mark those who negate zones on the way of a payment, on the way that needs fewest of them."""
    if state.segment not in MOVEMENT:
        return  # nobody moves
    side, hex = state.side_of(unit), state.place[unit]
    ways: list[list[int]] = []
    if can_draw(state, side, hex, dump):
        ways.append(negated_between(state, side, hex, dump, DRAW_MP))
    for hq in hqs_of(state, side):
        if throws_to(state, hq, unit) and can_draw(state, side, state.place[hq], dump):
            drawn = negated_between(state, side, state.place[hq], dump, DRAW_MP)
            ways.append([*drawn, *negated_between(state, side, state.place[hq], hex, throw_range(state, hq))])
    for negated in min(ways, key=len, default=[]):
        hold(state, side, negated)


def negated_between(state: State, side: int, start: int, end: int, points: int) -> list[int]:
    """The hexes of a supply path in enemy zones of control that friendly units negate; none if there is a way round."""
    zones = state.zones(1 - side).copy()
    zones[start] = 0
    for shut in (zones, blocked_by_zones(state, side)):
        grid, budget, steps = state.theatre.grid, points * MP, state.supply_costs().steps(TRUCK)
        found = reach(start, budget, budget, steps, state.barriers(side), 2, zones, False, shut)
        near = [hex for hex in (end, *grid.around(end)) if hex in found.cost]
        if near:
            ways = [[start, *found.way_to(hex)] for hex in near]
            return min(([hex for hex in way if zones[hex]] for way in ways), key=len)
    return []


def hold(state: State, side: int, hex: int) -> None:
    """One unit in a hex moves no more in this phase: one that would not anyway, or else the slowest."""
    units = state.units_of(side, hex)
    if not any(state.deeds[unit] & (FINISHED | NEGATING) for unit in units):
        state.deeds[min(units, key=lambda unit: (state.showing(unit).allowance, unit))] |= NEGATING
