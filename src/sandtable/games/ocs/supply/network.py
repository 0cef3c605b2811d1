"""12.3 The ground that supply paths of a side run over, and what has been found on it so far."""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.hexes import NOWHERE, SIDES
from sandtable.games.ocs.reach import reach
from sandtable.games.ocs.terrain import ALL, HALF, PROHIBITED, TRUCK
from sandtable.games.ocs.theatre import StepCosts

Hexes = dict[int, None]  # a set of them, in the order in which they were found
UNREACHED: Final = 255


class Network:
    """It is kept as long as nothing on it changes, however much moves elsewhere; searches on it are made once."""

    def __init__(self, costs: StepCosts, neighbours: list[int], barriers: bytearray, shut: bytearray) -> None:
        self.costs = costs
        self.neighbours = neighbours
        self.barriers = barriers  # by hex, 2 where enemy combat units are
        self.shut = shut  # by hex, whether an enemy zone of control that nobody negates keeps paths out
        self.found: dict[int, Hexes] = {}
        self.drawn: dict[str, tuple[Hexes, bytearray]] = {}

    def is_over(self, costs: StepCosts, barriers: bytearray, shut: bytearray) -> bool:
        """Whether anything that matters has changed."""
        return costs is not self.costs or shut != self.shut or barriers != self.barriers

    def in_reach(self, hex: int, budget: int) -> Hexes:
        """The hexes to which, or beside which, a path of at most so many twelfths leads from a hex."""
        key = hex << 16 | budget
        covered = self.found.get(key)
        if covered is None:
            covered = self.found[key] = {}
            for near in self.ways_from(hex, budget):
                covered[near] = None
                for other in self.neighbours[near * SIDES : near * SIDES + SIDES]:
                    covered[other] = None
            covered.pop(NOWHERE, None)
        return covered

    def ways_from(self, hex: int, budget: int) -> dict[int, int]:
        """The hexes that a path leads to; O-12.3-r: a zone where it starts does not count (`DRAW_OWN_HEX_ZOC`)."""
        steps = self.costs.steps(TRUCK)
        return reach(hex, budget, budget, steps, self.barriers, 2, self.shut, False, self.shut).cost

    def draws_from(self, name: str, points: Hexes, budget: int) -> bytearray:
        """By hex, whether a path of at most so many twelfths leads from it to one of some points, or beside one."""
        known = self.drawn.get(name)
        if known is not None and known[0] == points:
            return known[1]
        area = self.search_back(points, budget)
        self.drawn[name] = (points, area)
        return area

    def search_back(self, points: Hexes, budget: int) -> bytearray:
        """One search from all the points against the direction of the paths, twelfth by twelfth of what they cost."""
        costs, neighbours = self.costs.by_side[TRUCK], self.neighbours
        left = bytearray([UNREACHED]) * len(self.shut)
        turns: list[list[int]] = [[] for _ in range(budget + 1)]
        for point in points:
            for hex in (point, *neighbours[point * SIDES : point * SIDES + SIDES]):
                if hex != NOWHERE and left[hex]:
                    left[hex] = 0
                    turns[0].append(hex)
        for spent, hexes in enumerate(turns):
            for hex in hexes:
                if left[hex] != spent or self.shut[hex] or self.barriers[hex] == 2:
                    continue  # a path may start there, but enter it does not
                for direction in range(SIDES):
                    other = neighbours[hex * SIDES + direction]
                    if other == NOWHERE:
                        continue
                    step = costs[other * SIDES + (direction + SIDES // 2) % SIDES]
                    if step >= HALF:
                        if step >= PROHIBITED or (step == ALL and spent):
                            continue
                        step = budget if step == ALL else budget // 2
                    after = spent + step
                    if after <= budget and after < left[other]:
                        left[other] = after
                        turns[after].append(other)
        return bytearray([left[hex] != UNREACHED for hex in range(len(left))])
