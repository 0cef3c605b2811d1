"""3.3.1 Recruit."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals, choose_number
from sandtable.games.british_way.cells.forces import place_cells
from sandtable.games.british_way.cyprus.cards import HC21
from sandtable.games.british_way.cyprus.map import is_base, is_mountain
from sandtable.games.british_way.cyprus.operations.in_general import (
    OFFENSIVE_REFUSALS,
    SMUGGLING_REFUSALS,
    Operation,
)
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import ABOUT, EOKA, RECRUIT
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import NOWHERE, SHADED, UNSHADED


def is_supplied(state: State, space: int) -> bool:
    """3.3.1: an Arms Cache in the space or next to it, at this moment (C-A-11)."""
    caches = state.caches
    for near in state.adjacent[space]:
        if caches[near]:
            return True
    return caches[space] > 0


def cannot_recruit(state: State, space: int) -> str | None:
    """3.3.1: a Town or Mountain without a Curfew, with a Cache in it or next to it."""
    if is_base(space):
        return "why-base"
    if state.curfew[space]:
        return "why-curfew-blocks-recruit"
    return None if is_supplied(state, space) else "why-no-cache-near"


def spaces_to_recruit(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_recruit(state, space) is None]


REFUSALS: Final[Refusals] = ((RECRUIT, cannot_recruit), *SMUGGLING_REFUSALS, OFFENSIVE_REFUSALS[0])


def recruit(state: State, operation: Operation) -> Procedure[None]:
    """3.3.1 Recruit: a Cell in each space, one or two where `most_recruits` says so."""
    while (space := (yield from next_space(state, operation, spaces_to_recruit, REFUSALS))) != NOWHERE:
        most = min(most_recruits(state, space), state.available_cells)
        number = yield from choose_number(EOKA, "3.3.1", "ask-recruit-how-many", min(1, most), most, ABOUT[space])
        place_cells(state, space, number, "3.3.1")


def most_recruits(state: State, space: int) -> int:
    """3.3.1: two in a Mountain with a Cache; HC-21's texts forbid it there, or allow it in Towns with a Cache too."""
    if not state.caches[space]:
        return 1
    if is_mountain(space):
        return 1 if state.has(HC21, UNSHADED) else 2
    return 2 if state.has(HC21, SHADED) else 1
