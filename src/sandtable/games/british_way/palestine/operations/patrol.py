"""3.2.2 Patrol."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, choose_number, roll
from sandtable.games.british_way.cells.forces import (
    imprison_cells,
    lift_curfews_without_cubes,
    remove_police,
    spend_chits,
)
from sandtable.games.british_way.movement import move_cubes
from sandtable.games.british_way.operations import do_activity, next_space
from sandtable.games.british_way.palestine.cards import P23
from sandtable.games.british_way.palestine.map import NAMES, SPACES
from sandtable.games.british_way.palestine.operations.in_general import Operation, may_do_activity
from sandtable.games.british_way.palestine.special_activities import accompanying
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    ABOUT,
    AT,
    BRITISH,
    PATROL,
    SHADED,
    SPACE_OF,
    UNSHADED,
)
from sandtable.games.british_way.vocabulary import NOWHERE


def cannot_patrol(state: State, space: int) -> str | None:
    """3.2.2: a space with a Cell."""
    return "why-no-cell" if not state.cells(space) else None


def spaces_to_patrol(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_patrol(state, space) is None]


REFUSALS: Final[Refusals] = ((PATROL, cannot_patrol),)


def patrol(state: State, operation: Operation) -> Procedure[None]:
    """3.2.2 Patrol: Police move to the selected spaces; in one of them Cells go to Prison."""
    while (yield from next_space(state, operation, spaces_to_patrol, REFUSALS)) != NOWHERE:
        pass
    if not operation.selected:
        return
    ways = [[space for space in operation.selected if space != origin] for origin in SPACES]
    arrived = yield from move_cubes(state, "3.2.2", "police", lambda state, origin: ways[origin])
    lift_curfews_without_cubes(state)  # moves are judged when all are done
    if state.has(P23, SHADED):
        yield from hit_road_mines(state, arrived)
    yield from may_do_activity(state, operation)
    yield from arrest_in_spaces(state, operation)
    yield from may_do_activity(state, operation)


def hit_road_mines(state: State, arrived: list[int]) -> Procedure[None]:
    """P23 shaded: where Police moved to a Sabotage marker a die of 1 to 3 removes one (A-51)."""
    for space, number in enumerate(arrived):
        if not number or not state.sabotage[space]:
            continue
        for _ in range(number if state.options.p23s_rolls_per_police else 1):
            die = yield from roll("P23", "ask-roll-road-mines", ABOUT[space])
            state.tell("P23", "log-road-mines", {"space": NAMES[space], "die": die})
            if die <= 3:
                remove_police(state, space, 1, "P23")


def cannot_arrest(state: State, space: int) -> str | None:
    """3.2.2: Police, and a Cell that is Active or for which a chit can be spent."""
    if not state.police[space]:
        return "why-no-police"
    if state.active[space] or (state.underground[space] and (state.chits[1] or state.chits[2])):
        return None
    return "why-no-active-cell-or-chit"


def arrest_in_spaces(state: State, operation: Operation) -> Procedure[None]:
    """3.2.2: Cells are removed in one selected space, in two with P23's unshaded text; the British may pick none."""
    spaces = list(operation.selected)
    removals = 2 if state.has(P23, UNSHADED) else 1
    while len(operation.selected) - len(spaces) < removals:
        options = [AT[space] for space in spaces if cannot_arrest(state, space) is None]
        if operation.activity and len(spaces) < len(operation.selected):  # between two removals
            options += accompanying(state, operation.name)
        options.append(DONE)
        answer = yield choose(BRITISH, "3.2.2", "ask-arrest", options, state=state, refusals=((AT, cannot_arrest),))
        if answer == DONE:
            return
        if answer in AT:
            spaces.remove(SPACE_OF[answer])
            yield from arrest_in(state, SPACE_OF[answer])
        else:
            yield from do_activity(state, operation, answer)


def arrest_in(state: State, space: int) -> Procedure[None]:
    """3.2.2: up to one Cell per Police goes to Prison, Underground ones for chits; mixed, or Active first (A-11)."""
    capacity = state.police[space]
    least = min(capacity, state.active[space])
    active_first = state.options.patrol_active_first
    worth = min(capacity - least if active_first else capacity, state.underground[space])
    value = yield from spend_chits(state, BRITISH, "3.2.2", space, worth)
    underground = 0
    if value:
        most = min(value, worth)
        underground = yield from choose_number(BRITISH, "3.2.2", "ask-arrest-underground", 1, most, ABOUT[space])
    if not active_first:
        least = max(least - underground, 0)
    most = min(capacity - underground, state.active[space])
    active = yield from choose_number(BRITISH, "3.2.2", "ask-arrest-active", least, most, ABOUT[space])
    imprison_cells(state, space, underground, "3.2.2", active=False)
    imprison_cells(state, space, active, "3.2.2", active=True)
