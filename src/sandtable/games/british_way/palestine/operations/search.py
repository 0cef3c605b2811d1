"""3.2.3 Search."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals, choose
from sandtable.games.british_way.cells.forces import activate_cells, held_chits, lift_curfews_without_cubes, return_chit
from sandtable.games.british_way.movement import move_cubes
from sandtable.games.british_way.operations import do_activity, next_space
from sandtable.games.british_way.palestine.cards import P17
from sandtable.games.british_way.palestine.forces import place_curfew
from sandtable.games.british_way.palestine.map import is_city
from sandtable.games.british_way.palestine.operations.in_general import Operation, may_do_activity
from sandtable.games.british_way.palestine.special_activities import accompanying, cannot_detain
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    ABOUT,
    AT,
    CURFEW,
    DETAIN,
    DISCARD,
    SEARCH,
    SHADED,
    SPACE_OF,
    VALUE_OF,
    VERB_OF,
)
from sandtable.games.british_way.vocabulary import NOWHERE


def cannot_search(state: State, space: int) -> str | None:
    """3.2.3: any space can be searched."""
    return None


def spaces_to_search(state: State, spaces: list[int]) -> list[int]:
    return spaces


REFUSALS: Final[Refusals] = ((SEARCH, cannot_search), (DETAIN, cannot_detain))


def search(state: State, operation: Operation) -> Procedure[None]:
    """3.2.3 Search: adjacent Troops enter the selected spaces; in each, cubes find Cells, in Cities under a Curfew."""
    while (yield from next_space(state, operation, spaces_to_search, REFUSALS)) != NOWHERE:
        pass
    if not operation.selected:
        return
    ways = [[space for space in operation.selected if space in near] for near in state.adjacent]
    yield from move_cubes(
        state,
        "3.2.3",
        "troops",
        lambda state, origin: ways[origin],
        side=operation.decider,
        into=operation.selected[0],
        at_least=operation.troops_needed,
    )
    lift_curfews_without_cubes(state)  # moves are judged when all are done
    yield from find_cells(state, operation)
    yield from may_do_activity(state, operation)


def find_cells(state: State, operation: Operation) -> Procedure[None]:
    """3.2.3: the selected spaces one after the other; the order matters only to a Special Activity between (A-33)."""
    unsearched = list(operation.selected)
    while unsearched:
        if operation.activity:
            options = [AT[space] for space in unsearched]
            options += accompanying(state, operation.name)
            answer = yield choose(
                operation.decider, "3.2.3", "ask-search-next", options, state=state, refusals=((DETAIN, cannot_detain),)
            )
            if VERB_OF.get(answer, answer) != "":
                yield from do_activity(state, operation, answer)
                continue
            space = SPACE_OF[answer]
        else:
            space = unsearched[0]
        unsearched.remove(space)
        yield from search_in(state, operation, space)


def search_in(state: State, operation: Operation, space: int) -> Procedure[None]:
    """3.2.3: one Cell per two cubes; in a City a Curfew and one per three, or a chit and one per cube."""
    cubes = state.cubes(space)
    state.tell_at("3.2.3", "log-search", space, cubes)
    if not is_city(space):
        activate_cells(state, space, cubes // 2, "3.2.3")
    elif (yield from may_discard_chit(state, operation, space)):
        activate_cells(state, space, cubes, "3.2.3")
    else:
        place_curfew(state, space, "3.2.3")
        activate_cells(state, space, cubes // (4 if state.has(P17, SHADED) else 3), "3.2.3")


def may_discard_chit(state: State, operation: Operation, city: int) -> Procedure[bool]:
    """3.2.3: in each City the choice between the Curfew and a chit of any value (A-16)."""
    if not operation.chits or (operation.curfew_needed and not state.curfew[city]):
        return False
    options = [CURFEW, *[DISCARD[value] for value in held_chits(state)]]
    answer = yield choose(operation.decider, "3.2.3", "ask-search-city", options, arguments=ABOUT[city])
    if answer == CURFEW:
        return False
    return_chit(state, VALUE_OF[answer], "3.2.3", "log-discard-chit")
    return True
