"""3.2.4 Assault."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals
from sandtable.games.british_way.cells.assault import assault_with
from sandtable.games.british_way.cyprus.cards import HC12
from sandtable.games.british_way.cyprus.map import is_mountain
from sandtable.games.british_way.cyprus.operations.in_general import Operation
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import ASSAULT
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import BRITISH, NOWHERE, UNSHADED


def cannot_assault(state: State, space: int) -> str | None:
    """3.2.4: Troops and an EOKA piece, even where too few Troops stand to remove anything."""
    if not state.troops[space]:
        return "why-no-troops"
    return "why-no-eoka-piece" if not state.insurgents(space) else None


def spaces_to_assault(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_assault(state, space) is None]


REFUSALS: Final[Refusals] = ((ASSAULT, cannot_assault),)


def assault(state: State, operation: Operation) -> Procedure[None]:
    """3.2.4 Assault: Troops remove Active Cells, then Underground ones for chits, then Caches, space by space."""
    removed = 0
    while (space := (yield from next_space(state, operation, spaces_to_assault, REFUSALS))) != NOWHERE:
        so_far = removed if state.options.assault_alternates_per_operation else 0
        removed = yield from assault_in(state, space, so_far)


def assault_in(state: State, space: int, removed: int) -> Procedure[int]:
    """3.2.4: one piece per Troop; in Mountains per two Troops, unless HC-12's unshaded text is in force.

    `removed` Cells have gone before in the same alternation of Available and Prison (C-A-05); the new sum is returned.
    """
    troops = state.troops[space]
    capacity = troops // 2 if is_mountain(space) and not state.has(HC12, UNSHADED) else troops
    return assault_with(state, space, capacity, removed, BRITISH, reward=1, imprisons=True)
