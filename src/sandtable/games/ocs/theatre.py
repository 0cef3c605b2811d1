"""The theatre: the map in play with its terrain, hexsides and roads, the terrain chart, and the counters.

No game changes it: all states share one. What does change, weather and roads and owners, is the state's.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.counters import Counter, Leader, OrganicTruck
from sandtable.games.ocs.hexes import NOWHERE, SIDES, Grid, opposite
from sandtable.games.ocs.reach import Steps
from sandtable.games.ocs.terrain import ALL, CLASSES, PROHIBITED, Terrain

CLEAR: Final = 0
SANDSTORM: Final = 1
RAINSTORM: Final = 2
WEATHERS: Final = ["clear", "sandstorm", "rainstorm"]

SEA: Final = "sea"
VILLAGE: Final = "village"
CITY: Final = "city"
WADI: Final = "wadi"
WADI_IN_RAIN: Final = "wadi_rain"
PRIMARY_ROAD: Final = "primary_road"
ROAD: Final = "road"
TRACK: Final = "track"
RAILROAD: Final = "railroad"

MOST_KEPT: Final = 32  # costs of steps: megabytes each, and the roads of all games that are played change


class Ground:
    """What is printed in and between the hexes. Sides are numbered as in `hexes.py`, seen from the hex they leave."""

    def __init__(self, grid: Grid) -> None:
        self.terrain = [""] * len(grid)  # a row of the chart
        self.settlement = [""] * len(grid)  # village or city, beside the terrain
        self.maps = [""] * len(grid)  # the letters of the maps that a hex is on
        self.country = [""] * len(grid)
        self.name = [""] * len(grid)
        self.coastal = bytearray(len(grid))
        self.port = [0] * len(grid)  # undamaged capacity in tokens
        self.air_level = [-1] * len(grid)  # 0 for an airstrip, -1 for neither
        self.oasis = bytearray(len(grid))
        self.poi = bytearray(len(grid))
        self.hedgehog = [0] * len(grid)  # printed ones
        self.feature = [""] * (SIDES * len(grid))  # of a hexside: a row of the chart
        self.path = [""] * (SIDES * len(grid))  # the best road across it
        self.rail = [""] * (SIDES * len(grid))  # the railway across it, by name
        self._facilities: list[int] | None = None

    def facilities(self) -> list[int]:
        """O-3.1-b: the hexes with a port, an air base or a hedgehog, which are non-combat units of who owns the hex."""
        if self._facilities is None:
            printed = zip(self.port, self.air_level, self.hedgehog, strict=True)
            self._facilities = [
                hex for hex, (port, base, hedgehog) in enumerate(printed) if port or base >= 0 or hedgehog
            ]
        return self._facilities


class StepCosts:
    """6.2: what steps cost in some weather and on some roads, by class and by the side that they cross."""

    def __init__(self, by_side: list[list[int]], neighbours: list[int]) -> None:
        self.by_side = by_side
        self._neighbours = neighbours
        self._steps: dict[int, Steps] = {}

    def steps(self, mp_class: int) -> Steps:
        """The same for searches."""
        if mp_class not in self._steps:
            self._steps[mp_class] = Steps(self.by_side[mp_class], self._neighbours)
        return self._steps[mp_class]


class Theatre:
    """A map, its chart and its counters."""

    def __init__(
        self,
        grid: Grid,
        ground: Ground,
        chart: dict[str, Terrain],
        counters: list[Counter],
        leaders: list[Leader],
        trucks: list[OrganicTruck],
        corrections: dict[str, list[dict[str, str]]] | None = None,
    ) -> None:
        self.grid = grid
        self.ground = ground
        self.chart = chart
        self.counters = counters
        self.leaders = leaders
        self.trucks = trucks
        self.corrections = corrections or {}  # what an owner's rows change, by file: for who draws the map from ours
        self.unit_number = {counter.id: number for number, counter in enumerate(counters)}
        self.leader_number = {leader.id: number for number, leader in enumerate(leaders)}
        self.truck_number = {truck.id: number for number, truck in enumerate(trucks)}
        self._printed_costs: dict[str, list[list[int]]] = {}
        self._costs: dict[str, StepCosts] = {}

    def hex_named(self, name: str) -> int:
        """The hex of a name, or of one of its other names; NOWHERE if the map in play has none."""
        return self.grid.number.get(name, NOWHERE)

    def place_named(self, name: str) -> int:
        """The hex in which a village, town or other place is printed."""
        return self.ground.name.index(name)

    def step_costs(self, sky: str, roads: str, weather: list[int], paths: list[str]) -> StepCosts:
        """6.2: what a step costs in this weather and on these roads.

        Computed once for each weather and each roads, which `sky` and `roads` stand for: a road that is finished or
        lost changes a few sides of what is printed. PROHIBITED and ALL are costs too.
        """
        key, printed = f"{sky}; {roads}", self.ground.path
        if sky not in self._printed_costs:
            self._printed_costs[sky] = [costs_of(self, mp_class, weather) for mp_class in range(len(CLASSES))]
        if key not in self._costs:
            changed = [side for side, path in enumerate(paths) if path != printed[side]]
            by_side = [costs.copy() for costs in self._printed_costs[sky]]
            for mp_class, costs in enumerate(by_side):
                for side in changed:
                    back = opposite(side, self.grid.neighbours)
                    across = cross_country(self, mp_class, weather, side)
                    across_back = cross_country(self, mp_class, weather, back)
                    costs[side] = cost_of(self, mp_class, weather, side, paths[side], across, across_back)
            if len(self._costs) == MOST_KEPT:
                del self._costs[next(iter(self._costs))]  # the oldest
            self._costs[key] = StepCosts(by_side, self.grid.neighbours)
        return self._costs[key]


def costs_of(theatre: Theatre, mp_class: int, weather: list[int]) -> list[int]:
    """O-6.2-a, -c: what the steps across all sides cost, with the roads that are printed."""
    neighbours, paths = theatre.grid.neighbours, theatre.ground.path
    across = [cross_country(theatre, mp_class, weather, side) for side in range(len(neighbours))]
    return [
        PROHIBITED
        if other == NOWHERE
        else cost_of(theatre, mp_class, weather, side, paths[side], across[side], across[opposite(side, neighbours)])
        for side, other in enumerate(neighbours)
    ]


def cost_of(
    theatre: Theatre, mp_class: int, weather: list[int], side: int, path: str, across: int, across_back: int
) -> int:
    """O-6.2-a, -c: the terrain of the hex with what the side adds, or the road's cost where one leads across."""
    # O-6.1-g: a step is legal only if the same unit could step back
    cost = across if across_back < PROHIBITED else PROHIBITED
    if not path:
        return cost
    along, storm = theatre.chart[path].costs[mp_class], weather[theatre.grid.neighbours[side]]
    if storm == RAINSTORM and theatre.ground.feature[side] == WADI and path != PRIMARY_ROAD:
        along = PROHIBITED  # D-3.5c-a
    return min(cost, storm_cost(along, storm))


def cross_country(theatre: Theatre, mp_class: int, weather: list[int], side: int) -> int:
    """O-6.2-a: the cost of a step without a road."""
    other = theatre.grid.neighbours[side]
    if other == NOWHERE:
        return PROHIBITED
    ground, chart, storm = theatre.ground, theatre.chart, weather[other]
    cost, feature = chart[ground.terrain[other]].costs[mp_class], ground.feature[side]
    if feature:
        if feature == WADI and storm == RAINSTORM:
            feature = WADI_IN_RAIN
        added = chart[feature].costs[mp_class]
        if PROHIBITED in (cost, added):
            return PROHIBITED
        if ALL in (cost, added):
            return ALL
        cost += added
    return storm_cost(cost, storm)


def storm_cost(cost: int, weather: int) -> int:
    """O-6.2-l: storms double the costs of the map that is entered."""
    return cost * 2 if weather != CLEAR and cost < ALL else cost
