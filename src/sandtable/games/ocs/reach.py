"""6.1-6.2 Reach: the hexes that can be got to with so many movement points, and the cheapest way to each.

One search, twelfth by twelfth of what is spent, finds what each hex costs. Ways are followed back when they are asked
for: of those that cost the same the one through fewest zones of control is taken, and of those the one over the hexes
that are got to sooner, then over the lowest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandtable.games.ocs.hexes import NOWHERE, SIDES, opposite
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.terrain import ALL, HALF

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a plain number of the machine

NEVER: Final = 1 << 24  # more than any way costs
FAR: Final = 1000 * MP  # a budget for the longest way there is on a map
UNSAID: Final = 0  # stands for a cost that is no byte; no step is for nothing


class Steps:
    """What a step across each side costs and where it leads: in lists, and in bytes, which a search reads faster."""

    def __init__(self, costs: list[int], neighbours: list[int]) -> None:
        self.costs = costs
        self.neighbours = neighbours
        self.cheap = bytes([cost if cost < 256 else UNSAID for cost in costs])
        ends = [side // SIDES if other == NOWHERE else other for side, other in enumerate(neighbours)]
        self.low = bytes([other & 255 for other in ends])
        self.high = bytes([other >> 8 for other in ends])

    def cost(self, side: int, allowance: int) -> int:
        """O-6.2-k: in twelfths: a ferry takes half the allowance, or all of it, for which nobody ever has too much."""
        cost = self.costs[side]
        return allowance if cost == ALL else allowance // 2 if cost == HALF else cost


class Reach:
    """What a search has found: by hex its cost in twelfths."""

    def __init__(
        self, start: int, cost: dict[int, int], allowance: int, steps: Steps, zones: bytes, zone_stops: bool
    ) -> None:
        self.start = start
        self.cost = cost
        self.allowance = allowance
        self.steps = steps
        self.zones = zones
        self.zone_stops = zone_stops
        self.before: dict[int, int] = {}  # the hex before it, of the hexes that have been followed back
        self.entered = {start: 0}  # the zones entered on the way to them

    def way_to(self, hex: int) -> list[int]:
        """The hexes entered on the way, the last one being the hex."""
        if hex not in self.before:
            self.follow_back(hex)
        way: list[int] = []
        while hex != self.start:
            way.append(hex)
            hex = self.before[hex]
        return way[::-1]

    def follow_back(self, hex: int) -> None:
        """Choose the hex before this one and before all on its cheapest ways, those nearest to the start first."""
        come_from: dict[int, list[int]] = {}
        to_follow = [hex]
        for near in to_follow:  # it grows
            if near not in come_from and near not in self.entered:
                come_from[near] = self.last_before(near)
                to_follow += come_from[near]
        for near in sorted(come_from, key=lambda near: self.cost[near]):
            zones, _, before = min([(self.entered[last], self.cost[last], last) for last in come_from[near]])
            self.before[near], self.entered[near] = before, zones + bool(self.zones[near])

    def last_before(self, hex: int) -> list[int]:
        """The hexes from which cheapest ways step into a hex."""
        neighbours, found = self.steps.neighbours, []
        for side in range(hex * SIDES, hex * SIDES + SIDES):
            other = neighbours[side]
            if other in self.cost and (other == self.start or not (self.zone_stops and self.zones[other])):
                step = self.steps.cost(opposite(side, neighbours), self.allowance)
                if self.cost[other] + step == self.cost[hex]:
                    found.append(other)
        return found


def reach(
    start: int,
    budget: int,
    allowance: int,
    steps: Steps,
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
    cheap, low, high = steps.cheap, steps.low, steps.high
    barred, closed, zoned = bytes(barriers), bytes(shut), bytes(zones)
    first: i64 = start
    most: i64 = budget
    spent: i64 = 0
    best: list[i64] = [NEVER] * len(zoned)  # by hex, the least that it is known to cost
    best[first] = 0
    costs = {start: 0}
    # By what is spent, the hexes to go on from. Any: as they are, they become the keys of what is found
    turns: list[list[Any] | None] = [[start], *[None] * budget]
    for turn in turns:
        if turn is not None:
            for place in turn:
                hex: i64 = place
                if best[hex] < spent:
                    continue  # a cheaper way has been found since
                if hex != first:
                    if barred[hex] >= pass_barriers_below or closed[hex]:
                        continue
                    costs[place] = spent
                    if zone_stops and zoned[hex]:
                        continue
                sides = hex * SIDES
                for side in range(sides, sides + SIDES):
                    after = spent + cheap[side]
                    if after <= most:
                        lower: i64 = low[side]
                        upper: i64 = high[side]
                        other = upper << 8 | lower
                        if after < best[other]:
                            if after == spent:  # unsaid
                                after = spent + steps.cost(side, allowance)
                                if after > most or after >= best[other]:
                                    continue
                            best[other] = after
                            later = turns[after]
                            if later is None:
                                turns[after] = [other]
                            else:
                                later.append(other)
        spent += 1
    return Reach(start, costs, allowance, steps, zoned, zone_stops)
