"""6.1-6.2 Reach: the hexes that can be got to with so many movement points, and the cheapest way to each.

One search over whole numbers: a key holds cost, zones of control entered, and hex, in this order, so that of ways that
cost the same the one through fewest zones is taken, and of those the one over the lowest hexes.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from sandtable.games.ocs.hexes import SIDES
from sandtable.games.ocs.terrain import ALL, HALF, PROHIBITED

ZONES: Final = 256  # more zones than any way enters
NEVER: Final = 1 << 60


class Reach:
    """What a search has found: for each hex its cost in twelfths and the hex before it."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.cost: dict[int, int] = {start: 0}
        self.before: dict[int, int] = {}

    def way_to(self, hex: int) -> list[int]:
        """The hexes entered on the way, the last one being the hex."""
        way: list[int] = []
        while hex != self.start:
            way.append(hex)
            hex = self.before[hex]
        return way[::-1]


def reach(
    start: int,
    budget: int,
    allowance: int,
    costs: list[int],
    neighbours: list[int],
    barriers: bytearray,
    pass_barriers_below: int,
    zones: bytearray,
    zone_stops: bool,
    shut: bytearray,
) -> Reach:
    """The hexes that can be entered with a budget of movement points, all in twelfths.

    barriers, pass_barriers_below   what stands in a hex, and the least of it that keeps one out
    zones, zone_stops               enemy zones of control that count, and whether entering one ends the move
    shut                            hexes that may not be entered for other reasons
    allowance                       the whole of it, of which `all` and half of which a ferry takes
    """
    found = Reach(start)
    cost, before = found.cost, found.before
    hexes = len(shut)
    unit = ZONES * hexes  # by how much a key grows for one twelfth
    best = [NEVER] * hexes
    best[start] = 0
    heap = [start]
    while heap:
        key = heappop(heap)
        hex = key % hexes
        if key - hex > best[hex]:
            continue  # a cheaper way has been found since
        if zone_stops and zones[hex] and hex != start:
            continue
        spent = key // unit
        first = hex * SIDES
        for side in range(first, first + SIDES):
            step = costs[side]
            if step >= HALF:
                if step >= PROHIBITED:
                    continue
                step = allowance if step == ALL else allowance // 2
                if step == allowance and (spent or budget < allowance):
                    continue  # O-6.2-k: all of it, and unspent
            after = spent + step
            if after > budget:
                continue
            other = neighbours[side]
            new = key - hex + step * unit + (hexes if zones[other] else 0)
            if new < best[other] and barriers[other] < pass_barriers_below and not shut[other]:
                best[other] = new
                cost[other] = after
                before[other] = hex
                heappush(heap, new + other)
    return found
