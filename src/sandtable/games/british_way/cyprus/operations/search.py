"""3.2.3 Search."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals, choose
from sandtable.games.british_way.cells.forces import (
    activate_cells,
    held_chits,
    lift_curfews_without_cubes,
    return_chit,
)
from sandtable.games.british_way.cells.vocabulary import CURFEW, DISCARD, VALUE_OF
from sandtable.games.british_way.cyprus.cards import HC03, HC12
from sandtable.games.british_way.cyprus.forces import place_curfew
from sandtable.games.british_way.cyprus.international_opinion import shift_opinion
from sandtable.games.british_way.cyprus.map import is_mountain, is_town
from sandtable.games.british_way.cyprus.operations.in_general import Operation, may_do_activity
from sandtable.games.british_way.cyprus.special_activities import accompanying
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import ABOUT, AT, SEARCH, SPACE_OF
from sandtable.games.british_way.movement import move_cubes
from sandtable.games.british_way.operations import do_activity, next_space
from sandtable.games.british_way.vocabulary import BRITISH, NOWHERE, SHADED, UNSHADED


def cannot_search(state: State, space: int) -> str | None:
    """3.2.3: any space can be searched."""
    return None


def spaces_to_search(state: State, spaces: list[int]) -> list[int]:
    return spaces


REFUSALS: Final[Refusals] = ((SEARCH, cannot_search),)


def search(state: State, operation: Operation) -> Procedure[None]:
    """3.2.3 Search: adjacent Troops enter the selected spaces; in each, cubes find Cells, in Towns under a Curfew."""
    while (yield from next_space(state, operation, spaces_to_search, REFUSALS)) != NOWHERE:
        pass
    ways = [[space for space in operation.selected if space in near] for near in state.adjacent]
    yield from move_cubes(state, "3.2.3", "troops", lambda state, origin: ways[origin])
    lift_curfews_without_cubes(state)
    yield from find_cells(state, operation)
    yield from may_do_activity(state, operation)


def find_cells(state: State, operation: Operation) -> Procedure[None]:
    """3.2.3: the selected spaces one after the other; a Special Activity may come between (C-A-34)."""
    unsearched = list(operation.selected)
    curfews = sum(state.curfew)
    while unsearched:
        space = unsearched[0]
        if operation.activity:
            options = [AT[space] for space in unsearched]
            options += accompanying(state, operation.name)
            answer = yield choose(BRITISH, "3.2.3", "ask-search-next", options)
            if answer not in AT:
                yield from do_activity(state, operation, answer)
                continue
            space = SPACE_OF[answer]
        unsearched.remove(space)
        yield from search_in(state, space)
    if state.has(HC03, SHADED) and sum(state.curfew) > curfews:
        shift_opinion(state, 1, "HC-03")


def search_in(state: State, space: int) -> Procedure[None]:
    """3.2.3: one Cell per cube; in a Town a Curfew and one per three, or a chit and one per cube."""
    cubes = state.cubes(space)
    state.tell_at("3.2.3", "log-search", space, cubes)
    if not is_town(space):
        hampered = is_mountain(space) and state.has(HC12, SHADED)
        activate_cells(state, space, cubes // 2 if hampered else cubes, "3.2.3")
    elif (yield from may_discard_chit(state, space)):
        activate_cells(state, space, cubes, "3.2.3")
    else:
        place_curfew(state, space, "3.2.3")
        activate_cells(state, space, cubes // (2 if state.has(HC03, UNSHADED) else 3), "3.2.3")


def may_discard_chit(state: State, town: int) -> Procedure[bool]:
    """3.2.3: in each Town the choice between the Curfew and a chit of any value (C-A-39)."""
    options = [CURFEW, *[DISCARD[value] for value in held_chits(state)]]
    answer = yield choose(BRITISH, "3.2.3", "ask-search-town", options, arguments=ABOUT[town])
    if answer == CURFEW:
        return False
    return_chit(state, VALUE_OF[answer], "3.2.3", "log-discard-chit")
    return True
