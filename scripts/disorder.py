"""Positions that sensible play would not reach: pieces of a game of The British Way are scattered over its map."""

from random import Random

from sandtable.games.british_way.cells.state import CellState
from sandtable.games.british_way.cyprus.state import CONDEMN
from sandtable.games.british_way.cyprus.state import State as CyprusState
from sandtable.games.british_way.malaya.control import settle
from sandtable.games.british_way.malaya.map import BRITISH_SPACES, PROVINCES_AND_KUALA_LUMPUR
from sandtable.games.british_way.malaya.state import BRITISH_EARLY, MOST_RESOURCES, OPPOSITION, SUPPORT
from sandtable.games.british_way.malaya.state import State as MalayaState
from sandtable.games.british_way.palestine.state import State as PalestineState
from sandtable.games.british_way.state import State

SHARES_OF_SCATTERED_PIECES = [0.2, 0.5, 1.0]
MOST_WILL = 4  # by how much Political Will varies
MOST_POUNDS = 5  # and Resources


def binomial(random: Random, number: int, share: float) -> int:
    """How many of a number it hits by this chance each."""
    return sum(random.random() < share for _ in range(number))


def scatter(state: State, random: Random) -> None:
    """Bring a share of the pieces to other spaces, many or few; what is beside the map varies, too."""
    share = random.choice(SHARES_OF_SCATTERED_PIECES)
    if isinstance(state, MalayaState):
        scatter_malaya(state, random, share)
    else:
        assert isinstance(state, CellState)
        scatter_cells(state, random, share)
    state.check()


def strew(kind: list[int], origins: list[int], spaces: list[int], random: Random, share: float) -> None:
    """A share of one kind of pieces leaves these origins for some of the spaces."""
    places = random.sample(spaces, random.randint(1, len(spaces)))
    for space in origins:
        moved = binomial(random, kind[space], share)
        kind[space] -= moved
        for _ in range(moved):
            kind[random.choice(places)] += 1


def vary(number: int, most: int, least: int, highest: int, random: Random) -> int:
    """A number of a track, up to so much higher or lower."""
    return min(max(number + random.randint(-most, most), least), highest)


def scatter_cells(state: CellState, random: Random, share: float) -> None:
    """Palestine and Cyprus: Cells change their boxes, too; a Curfew needs its cubes."""
    spaces = state.places.spaces
    for kind in (state.troops, state.police, state.underground, state.active):
        strew(kind, [space for space in spaces if not state.curfew[space]], spaces, random, share)
    called, caught = (binomial(random, state.available_cells // 2, share) for _ in range(2))
    state.available_cells -= called + caught
    state.prison += caught
    if isinstance(state, PalestineState):
        exiled = min(binomial(random, state.prison, share / 2), 2 - state.removed_from_game)  # P5
        state.prison -= exiled
        state.removed_from_game += exiled
    for _ in range(called):
        state.underground[random.choice(spaces)] += 1
    state.political_will = vary(state.political_will, MOST_WILL, 1, state.most_will, random)
    if isinstance(state, CyprusState):
        state.opinion = vary(state.opinion, 1, 0, CONDEMN, random)


def scatter_malaya(state: MalayaState, random: Random, share: float) -> None:
    """Malaya: Control and New Villages follow the pieces; opinions and Resources vary, and nobody has won by it."""
    spaces = state.places.spaces
    for kind, allowed in (
        (state.troops, BRITISH_SPACES),
        (state.police, BRITISH_SPACES),
        (state.underground, spaces),
        (state.active, spaces),
    ):
        strew(kind, spaces, allowed, random, share)
    for space in PROVINCES_AND_KUALA_LUMPUR:
        if random.random() < share / 2:
            state.level[space] = random.randint(OPPOSITION, SUPPORT)
    settle(state, spaces)
    state.resources = [vary(number, MOST_POUNDS, 0, MOST_RESOURCES, random) for number in state.resources]
    lowest = state.options.mcp_early_max + 1
    state.political_will = vary(state.political_will, MOST_WILL, lowest, BRITISH_EARLY - 1, random)
