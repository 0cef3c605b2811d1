"""The theatre: the map in play with its terrain, hexsides and roads, the terrain chart, and the counters.

No game changes it: all states share one. What does change, weather and roads and owners, is the state's.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.counters import Counter, Leader, OrganicTruck
from sandtable.games.ocs.hexes import NOWHERE, SIDES, Grid, opposite
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
    ) -> None:
        self.grid = grid
        self.ground = ground
        self.chart = chart
        self.counters = counters
        self.leaders = leaders
        self.trucks = trucks
        self.unit_number = {counter.id: number for number, counter in enumerate(counters)}
        self.leader_number = {leader.id: number for number, leader in enumerate(leaders)}
        self.truck_number = {truck.id: number for number, truck in enumerate(trucks)}
        self._costs: dict[str, list[list[int]]] = {}

    def hex_named(self, name: str) -> int:
        """The hex of a name, or of one of its other names; NOWHERE if the map in play has none."""
        return self.grid.number.get(name, NOWHERE)

    def place_named(self, name: str) -> int:
        """The hex in which a village, town or other place is printed."""
        return self.ground.name.index(name)

    def step_costs(self, key: str, weather: list[int], paths: list[str]) -> list[list[int]]:
        """6.2: what a step costs, by class and by the side that is crossed, in this weather and on these roads.

        Computed once for each key, which stands for the weather and the roads. PROHIBITED and ALL are costs too.
        """
        if key not in self._costs:
            self._costs[key] = [costs_of(self, mp_class, weather, paths) for mp_class in range(len(CLASSES))]
        return self._costs[key]


def costs_of(theatre: Theatre, mp_class: int, weather: list[int], paths: list[str]) -> list[int]:
    """O-6.2-a, -c: the terrain of the hex with what the side adds, or the road's cost where one leads across."""
    neighbours, ground, chart = theatre.grid.neighbours, theatre.ground, theatre.chart
    across = [cross_country(theatre, mp_class, weather, side) for side in range(len(neighbours))]
    costs = [PROHIBITED] * len(neighbours)
    for side, other in enumerate(neighbours):
        if other == NOWHERE:
            continue
        # O-6.1-g: a step is legal only if the same unit could step back
        cost = across[side] if across[opposite(side, neighbours)] < PROHIBITED else PROHIBITED
        if paths[side]:
            along = chart[paths[side]].costs[mp_class]
            if weather[other] == RAINSTORM and ground.feature[side] == WADI and paths[side] != PRIMARY_ROAD:
                along = PROHIBITED  # D-3.5c-a
            cost = min(cost, storm_cost(along, weather[other]))
        costs[side] = cost
    return costs


def cross_country(theatre: Theatre, mp_class: int, weather: list[int], side: int) -> int:
    """O-6.2-a: the cost of a step without a road."""
    other = theatre.grid.neighbours[side]
    if other == NOWHERE:
        return PROHIBITED
    feature = theatre.ground.feature[side]
    if feature == WADI and weather[other] == RAINSTORM:
        feature = WADI_IN_RAIN
    cost = theatre.chart[theatre.ground.terrain[other]].costs[mp_class]
    added = theatre.chart[feature].costs[mp_class] if feature else 0
    if PROHIBITED in (cost, added):
        return PROHIBITED
    if ALL in (cost, added):
        return ALL
    return storm_cost(cost + added, weather[other])


def storm_cost(cost: int, weather: int) -> int:
    """O-6.2-l: storms double the costs of the map that is entered."""
    return cost * 2 if weather != CLEAR and cost < ALL else cost
