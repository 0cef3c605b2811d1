"""3.3.1 Recruit."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals, choose_number
from sandtable.games.british_way.cells.forces import place_cells
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.palestine.map import is_city
from sandtable.games.british_way.palestine.operations.in_general import OFFENSIVE_REFUSALS, Operation
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import ABOUT, IRGUN, RECRUIT
from sandtable.games.british_way.vocabulary import NOWHERE


def is_supplied(state: State, space: int) -> bool:
    """3.3.1: an Arms Cache in the space or next to it, at this moment (A-21)."""
    caches = state.caches
    for near in state.adjacent[space]:
        if caches[near]:
            return True
    return caches[space] > 0


def cannot_recruit(state: State, space: int) -> str | None:
    """3.3.1: no Curfew; outside Cities an Arms Cache in or next to the space (A-20)."""
    if state.curfew[space]:
        return "why-curfew-blocks-recruit"
    return None if is_city(space) or is_supplied(state, space) else "why-no-cache-near"


def spaces_to_recruit(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_recruit(state, space) is None]


REFUSALS: Final[Refusals] = ((RECRUIT, cannot_recruit), *OFFENSIVE_REFUSALS)


def recruit(state: State, operation: Operation) -> Procedure[None]:
    """3.3.1 Recruit: up to two Cells where a Cache supplies them, else one in a City."""
    while (space := (yield from next_space(state, operation, spaces_to_recruit, REFUSALS))) != NOWHERE:
        number = 1
        if is_supplied(state, space):
            most = min(2, state.available_cells)
            number = yield from choose_number(IRGUN, "3.3.1", "ask-recruit-how-many", 0, most, ABOUT[space])
        place_cells(state, space, number, "3.3.1")
