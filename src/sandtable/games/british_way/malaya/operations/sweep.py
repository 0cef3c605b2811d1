"""3.2.3 Sweep."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals
from sandtable.games.british_way.malaya.cards import SPECIAL_BRANCH
from sandtable.games.british_way.malaya.control import settle
from sandtable.games.british_way.malaya.forces import activate_guerrillas
from sandtable.games.british_way.malaya.map import SPACES, has_level, is_jungle
from sandtable.games.british_way.malaya.operations.in_general import Operation, may_add_activity
from sandtable.games.british_way.malaya.special_activities import BRITISH_ACTIVITY_REFUSALS
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import SWEEP
from sandtable.games.british_way.movement import move_cubes
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import NOWHERE, SHADED, UNSHADED


def cannot_sweep(state: State, space: int) -> str | None:
    """3.2.3: Provinces and Kuala Lumpur."""
    return None if has_level(space) else "why-no-population"


REFUSALS: Final[Refusals] = ((SWEEP, cannot_sweep), *BRITISH_ACTIVITY_REFUSALS)


def sweep(state: State, operation: Operation) -> Procedure[None]:
    """3.2.3 Sweep: Troops move in from next to it, then cubes find Guerrillas; all destinations first (M-26)."""
    operation.fits(cannot_sweep)
    while (yield from next_space(state, operation, operation.legal, REFUSALS)) != NOWHERE:
        pass
    if not operation.selected:
        return
    ways = [[space for space in operation.selected if space in state.adjacent[origin]] for origin in SPACES]
    yield from move_cubes(state, "3.2.3", "troops", lambda state, origin: ways[origin])
    settle(state, SPACES)
    yield from may_add_activity(state, operation)
    for space in operation.selected:
        activate_guerrillas(state, space, sweep_capacity(state, space), "3.2.3")
    yield from may_add_activity(state, operation)


def sweep_capacity(state: State, space: int) -> int:
    """3.2.3: one Guerrilla for each cube, in Jungle for every two, unless HM-06 has it otherwise."""
    cubes = state.cubes(space)
    if is_jungle(space) and not state.has(SPECIAL_BRANCH, UNSHADED):
        cubes //= 2
    return max(cubes - 1, 0) if state.has(SPECIAL_BRANCH, SHADED) else cubes
