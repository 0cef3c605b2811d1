"""3.2.2 Patrol."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, choose_number
from sandtable.games.british_way.cells.forces import imprison_cells, lift_curfews_without_cubes, spend_chits
from sandtable.games.british_way.cyprus.cards import HC17
from sandtable.games.british_way.cyprus.map import SPACES, is_mountain
from sandtable.games.british_way.cyprus.operations.in_general import Operation, may_do_activity
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import ABOUT, AT, PATROL, SPACE_OF
from sandtable.games.british_way.movement import move_cubes
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import BRITISH, NOWHERE, SHADED


def cannot_patrol(state: State, space: int) -> str | None:
    """3.2.2: a Town or Base with a Cell."""
    if is_mountain(space):
        return "why-mountain"
    return "why-no-cell" if not state.cells(space) else None


def spaces_to_patrol(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_patrol(state, space) is None]


REFUSALS: Final[Refusals] = ((PATROL, cannot_patrol),)


def patrol(state: State, operation: Operation) -> Procedure[None]:
    """3.2.2 Patrol: Police move to the selected spaces; in one of them Cells go to Prison."""
    while (yield from next_space(state, operation, spaces_to_patrol, REFUSALS)) != NOWHERE:
        pass
    ways = [[space for space in operation.selected if space != origin] for origin in SPACES]
    yield from move_cubes(state, "3.2.2", "police", lambda state, origin: ways[origin])
    lift_curfews_without_cubes(state)
    yield from may_do_activity(state, operation)
    yield from arrest(state, operation.selected)
    yield from may_do_activity(state, operation)


def capacity_in(state: State, space: int) -> int:
    """3.2.2: one Cell per Police; with HC-17's shaded text one fewer."""
    return max(state.police[space] - (1 if state.has(HC17, SHADED) else 0), 0)


def cannot_arrest(state: State, space: int) -> str | None:
    """3.2.2: Police enough, and a Cell that is Active or, since there are Cells, a chit that can be spent."""
    if not capacity_in(state, space):
        return "why-too-few-police"
    if state.active[space] or state.chits[1] or state.chits[2]:
        return None
    return "why-no-active-cell-or-chit"


def arrest(state: State, spaces: list[int]) -> Procedure[None]:
    """3.2.2: Cells are removed in one selected space; the British may pick none."""
    options = [AT[space] for space in spaces if cannot_arrest(state, space) is None]
    options.append(DONE)
    answer = yield choose(BRITISH, "3.2.2", "ask-arrest", options, state=state, refusals=((AT, cannot_arrest),))
    if answer != DONE:
        yield from arrest_in(state, SPACE_OF[answer])


def arrest_in(state: State, space: int) -> Procedure[None]:
    """3.2.2: up to one Cell per Police goes to Prison, Underground ones for chits; mixed, or Active first (C-A-15)."""
    capacity = capacity_in(state, space)
    least = min(capacity, state.active[space])
    active_first = state.options.patrol_active_first
    worth = min(capacity - least if active_first else capacity, state.underground[space])
    value = yield from spend_chits(state, BRITISH, "3.2.2", space, worth)
    most = min(value, worth)
    underground = yield from choose_number(BRITISH, "3.2.2", "ask-arrest-underground", 1, most, ABOUT[space])
    if not active_first:
        least = max(least - underground, 0)
    most = min(capacity - underground, state.active[space])
    active = yield from choose_number(BRITISH, "3.2.2", "ask-arrest-active", least, most, ABOUT[space])
    imprison_cells(state, space, underground, "3.2.2", active=False)
    imprison_cells(state, space, active, "3.2.2", active=True)
