"""6.2 The search finds what a plain one finds, on any ground and for anybody."""

from __future__ import annotations

import random
from heapq import heappop, heappush

import pytest

from ocs.field import proves
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.hexes import SIDES, Grid
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.reach import Reach, Steps, reach
from sandtable.games.ocs.terrain import ALL, CLASSES, HALF, PROHIBITED

ROWS = 14
GROUNDS = 60
COSTS = [4, 6, 12, 12, 12, 24, 60, 252, 255, 256, 264, HALF, ALL, PROHIBITED]
NOBODY = bytearray(ROWS * ROWS)


def field_of_hexes() -> Grid:
    coordinates = [(row, 2 * column + row % 2) for row in range(ROWS) for column in range(ROWS)]
    return Grid([f"{row}.{column}" for row, column in coordinates], coordinates, {})


def somewhere(chance: random.Random, share: float, most: int = 1) -> bytearray:
    return bytearray(chance.randint(1, most) if chance.random() < share else 0 for _ in NOBODY)


def plainly(
    start: int,
    budget: int,
    allowance: int,
    steps: Steps,
    barriers: bytearray,
    pass_barriers_below: int,
    zones: bytearray,
    zone_stops: bool,
    shut: bytearray,
) -> tuple[dict[int, int], dict[int, list[int]]]:
    """The costs and the ways by the book: on from the hex that is cheapest, then through fewest zones, then lowest."""
    least, ways = {start: (0, 0)}, {start: list[int]()}
    queue = [(0, 0, start)]
    while queue:
        spent, entered, hex = heappop(queue)
        if (spent, entered) != least[hex] or (zone_stops and zones[hex] and hex != start):
            continue
        for side in range(hex * SIDES, hex * SIDES + SIDES):
            other, cost = steps.neighbours[side], steps.costs[side]
            if cost == PROHIBITED or barriers[other] >= pass_barriers_below or shut[other]:
                continue
            if cost == ALL and (spent or budget < allowance):
                continue
            after = spent + (allowance if cost == ALL else allowance // 2 if cost == HALF else cost)
            new = (after, entered + bool(zones[other]))
            if after <= budget and (other not in least or new < least[other]):
                least[other], ways[other] = new, [*ways[hex], other]
                heappush(queue, (*new, other))
    return {hex: cost for hex, (cost, _) in least.items()}, ways


def check(found: Reach, costs: dict[int, int], ways: dict[int, list[int]], chance: random.Random) -> None:
    assert found.cost == costs
    for hex in chance.sample(sorted(costs), len(costs)):  # a way does not depend on those that were asked for before
        assert found.way_to(hex) == ways[hex]


@proves("O-6.2-a", "O-6.2-k", "O-6.3-h")
@pytest.mark.parametrize("seed", range(4))
def test_on_any_ground_costs_and_ways_are_those_of_a_plain_search(seed):
    chance, neighbours = random.Random(seed), field_of_hexes().neighbours
    for _ in range(GROUNDS):
        kinds = chance.sample(COSTS, 5)
        steps = Steps([PROHIBITED if other < 0 else chance.choice(kinds) for other in neighbours], neighbours)
        allowance = chance.choice([6, 10, 20, 50]) * MP
        budget = chance.choice([allowance, allowance, allowance - 7, -MP])
        barriers, zones = somewhere(chance, 0.1, 2), somewhere(chance, chance.choice([0, 0.1, 0.4]))
        shut = chance.choice([NOBODY, zones, somewhere(chance, 0.1)])
        start, passes, stops = chance.randrange(len(NOBODY)), chance.choice([1, 2]), chance.random() < 0.5
        asked = (start, budget, allowance, steps, barriers, passes, zones, stops, shut)

        check(reach(*asked), *plainly(*asked), chance)


@proves("O-6.2-a", "O-6.3-h")
@pytest.mark.parametrize("mp_class", range(len(CLASSES)))
def test_on_the_map_costs_and_ways_are_those_of_a_plain_search(mp_class):
    state, chance = set_up("7.3"), random.Random(mp_class)
    steps, nobody = state.step_costs().steps(mp_class), bytearray(len(state.theatre.grid))
    for unit in chance.sample([unit for unit, place in enumerate(state.place) if place >= 0], 5):
        side, budget = state.side_of(unit), chance.randint(4, 30) * MP
        zones, barriers = state.zones(1 - side), state.barriers(side)
        asked = (state.place[unit], budget, budget, steps, barriers, 2, zones, chance.random() < 0.5, nobody)

        check(reach(*asked), *plainly(*asked), chance)
