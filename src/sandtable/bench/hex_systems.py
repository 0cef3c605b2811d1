"""What takes time in a game on a map of hexes, each measured for a while: ours, and the same reach by two peers.

Reach and supply are measured on all five maps, where the units of 7.3 stand with their zones of control. The
processor's time counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from random import Random
from statistics import median
from typing import Any

from sandtable.bench.steps import Counts
from sandtable.bots import find_bot, play_match
from sandtable.bots.random_bot import play_at_random
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.state import State as AnyState
from sandtable.engine.state import Step
from sandtable.games import find
from sandtable.games.ocs.dak2.components import Components
from sandtable.games.ocs.dak2.map import MAPS
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.hexes import SIDES
from sandtable.games.ocs.movement import left, reach_of
from sandtable.games.ocs.supply.reach import blocked_by_zones, payers
from sandtable.games.ocs.supply.trace import in_trace
from sandtable.games.ocs.terrain import ALL, HALF, PROHIBITED, TRUCK
from sandtable.games.ocs.transport import drive_reach
from sandtable.games.ocs.under_way import TRUCK_MA

SCENARIO = "7.3"
LOAD = "maps, counters and set-up"
STACK = "reach of a stack with 20 MP"
TRUCKS = "reach of trucks with 50 MP"
SUPPLY = "supply of the whole front"
RANDOM_GAME = "a random game of 7.3"
PLAYER_TURN = "the longest heuristic player turn"
FAST, FRONT = "br-lrdg", "C37.14"  # a unit with 20 movement points, and a hex from which it gets to the enemy


def measure_dak2(seconds: float) -> Counts:
    """Ours, in milliseconds."""
    started = time.process_time()
    state = on_all_maps()
    load = 1000 * (time.process_time() - started)
    unit = state.theatre.unit_number[FAST]
    place = state.place[unit]
    return {
        LOAD: load,
        STACK: milliseconds(lambda: reach_of(state, unit, [unit]), seconds),
        TRUCKS: milliseconds(lambda: drive_reach(state, 0, place, TRUCK_MA), seconds),
        SUPPLY: milliseconds(lambda: supply_front(state), seconds),
        RANDOM_GAME: milliseconds(random_games(), seconds),
        PLAYER_TURN: longest_player_turn(),
    }


def milliseconds(work: Callable[[], object], seconds: float) -> float:
    """How long some work takes in the median, when it is done again and again for a while, after once to warm up."""
    work()
    took: list[float] = []
    while not took or sum(took) < 1000 * seconds:
        started = time.process_time()
        work()
        took.append(1000 * (time.process_time() - started))
    return median(took)


def on_all_maps() -> State:
    """7.3 on all five maps, read from the files, with a fast unit brought to the front."""
    scenario = SCENARIOS[SCENARIO]
    printed, scenario.maps = scenario.maps, MAPS
    state = set_up(SCENARIO, components=Components({}))
    scenario.maps = printed
    state.put(state.theatre.unit_number[FAST], state.theatre.hex_named(FRONT))
    return state


def supply_front(state: State) -> None:
    """Of all units whether they trace supply, and from which dumps they would be paid, from nothing known before."""
    state._networks = [None, None]
    state.changed()
    for unit, place in enumerate(state.place):
        if place >= 0:
            in_trace(state, unit)
            payers(state, unit)


def random_games() -> Callable[[], None]:
    """Plays a game at random whenever it is called, another one each time."""
    rules, chance = find("dak2"), Random(0)

    def play() -> None:
        game = Game.new(rules, scenario=SCENARIO, dealer=Dealer(str(chance.random())), log=False)
        play_at_random(game, chance.random)

    return play


def longest_player_turn() -> float:
    """The longest player turn of a game between two heuristic bots."""
    began: list[float] = []

    def watch(_: AnyState, step: Step) -> None:
        if step[0] in ("player_turn", "turn_end"):
            began.append(time.process_time())

    rules = find("dak2")
    game = Game.new(rules, scenario=SCENARIO, dealer=Dealer(0), log=False, watch=watch)
    play_match(game, {side: find_bot("heuristic", 0) for side in rules.sides})
    return 1000 * max(after - before for before, after in pairwise(began))


# The peers


@dataclass
class Search:
    """What reach is asked for, and what ours has found."""

    start: int
    budget: int  # the whole allowance, unspent
    costs: list[int]  # by side, as the map and the weather have it
    neighbours: list[int]
    barriers: bytearray
    keeps_out: int  # the least of the barriers that does
    zones: bytearray  # out of which no step leads
    found: dict[int, int]

    def cost_of(self, hex: int, other: int, cost: int) -> int | None:
        """What a step costs, or that it may not be made."""
        if self.barriers[other] >= self.keeps_out or (self.zones[hex] and hex != self.start):
            return None
        if cost < HALF:
            return cost
        return self.budget // 2 if cost == HALF else self.budget if hex == self.start else None


def searches() -> dict[str, Search]:
    """The two that are compared, for the side that is not the enemy's."""
    state = on_all_maps()
    unit = state.theatre.unit_number[FAST]
    start, neighbours, barriers = state.place[unit], state.theatre.grid.neighbours, state.barriers(0)
    stack, trucks = reach_of(state, unit, [unit]).cost, drive_reach(state, 0, start, TRUCK_MA).cost
    costs, passed, blocked = (
        state.costs(state.showing(unit).mp_class),
        bytearray(len(barriers)),
        blocked_by_zones(state, 0),
    )
    return {
        STACK: Search(start, left(state, unit), costs, neighbours, barriers, 2, passed, stack),
        TRUCKS: Search(start, TRUCK_MA, state.costs(TRUCK), neighbours, barriers, 1, blocked, trucks),
    }


def reach_by_networkx(seconds: float, *, ready: bool) -> Counts:
    """networkx, in Python. As ours it is given the map and the position and gives the costs by hex.

    With the graph ready it is the search alone, of which each position needs a graph of its own.
    """
    import networkx

    took: Counts = {}
    for name, search in searches().items():
        graph = networkx.DiGraph()
        graph.add_weighted_edges_from(
            (side // SIDES, search.neighbours[side], cost)
            for side, cost in enumerate(search.costs)
            if cost < PROHIBITED and (not ready or search.cost_of(side // SIDES, search.neighbours[side], cost))
        )
        weight = "weight" if ready else weigh(search)
        find = partial(networkx.single_source_dijkstra_path_length, graph, search.start, search.budget, weight)
        check_same(name, search, find())
        took[name] = milliseconds(find, seconds)
    return took


def weigh(search: Search) -> Callable[[int, int, dict[str, int]], int | None]:
    """What networkx asks of every step."""
    return lambda hex, other, step: search.cost_of(hex, other, step["weight"])


def reach_by_csgraph(seconds: float, *, ready: bool) -> Counts:
    """scipy's csgraph, in C. As ours it is given the map and the position and gives the costs by hex.

    With the graph ready it is the search alone, of which each position needs a graph of its own.
    """
    from scipy.sparse.csgraph import dijkstra

    took: Counts = {}
    for name, search in searches().items():
        graph_of = graphs_of(search)
        find = partial(dijkstra, indices=search.start, limit=search.budget)

        def work(graph_of: Any = graph_of, find: Any = find) -> dict[int, int]:
            return costs_by_hex(find(graph_of()))

        check_same(name, search, work())
        took[name] = milliseconds(partial(find, graph_of()) if ready else work, seconds)
    return took


def graphs_of(search: Search) -> Callable[[], Any]:
    """Makes the graph of the position, quickly: what the map alone decides has been worked out before."""
    import numpy
    from scipy.sparse import csr_array

    costs = numpy.array(search.costs)
    sides = (costs < PROHIBITED).nonzero()[0]
    origins, ends = (sides // SIDES).astype("int32"), numpy.array(search.neighbours, "int32")[sides]
    weights = costs[sides].astype(float)
    weights[weights == HALF] = search.budget // 2
    ferries = (weights == ALL).nonzero()[0]
    hexes = len(search.barriers)
    firsts = origins.searchsorted(numpy.arange(hexes + 1)).astype("int32")

    def graph_of() -> Any:
        here = weights.copy()
        here[(numpy.frombuffer(search.barriers, "uint8") >= search.keeps_out)[ends]] = numpy.inf
        stops = numpy.frombuffer(search.zones, "uint8") != 0
        stops[search.start] = False
        here[stops[origins]] = numpy.inf
        here[ferries] = numpy.where(origins[ferries] == search.start, search.budget, numpy.inf)
        return csr_array((here, ends, firsts), shape=(hexes, hexes))

    return graph_of


def costs_by_hex(costs: Any) -> dict[int, int]:
    """What was found, as ours tells it."""
    from numpy import isfinite

    hexes = isfinite(costs).nonzero()[0]
    return dict(zip(hexes.tolist(), costs[hexes].astype(int).tolist(), strict=True))


def check_same(name: str, search: Search, found: dict[int, int]) -> None:
    """What is compared is the same, or nothing is compared."""
    assert search.found == found, f"{name}: not the same costs"
