"""3.2.1 Train."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose
from sandtable.games.british_way.malaya.forces import may_place_cubes
from sandtable.games.british_way.malaya.map import KUALA_LUMPUR, is_province
from sandtable.games.british_way.malaya.operations.in_general import (
    BRITISH_COST,
    Operation,
    may_add_activity,
)
from sandtable.games.british_way.malaya.pacification import cannot_pacify, pacify_in
from sandtable.games.british_way.malaya.resources import pay
from sandtable.games.british_way.malaya.special_activities import BRITISH_ACTIVITY_REFUSALS
from sandtable.games.british_way.malaya.state import MCP_CONTROL, TEMPLER, State
from sandtable.games.british_way.malaya.vocabulary import PACIFY, SPACE_OF, TRAIN
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import BRITISH, NOWHERE

MOST_CUBES_IN_KUALA_LUMPUR: Final = 4
MOST_POLICE_IN_PROVINCE: Final = 2


def cannot_train(state: State, space: int) -> str | None:
    """3.2.1: Kuala Lumpur (M-38), and Provinces that MCP does not Control."""
    if space == KUALA_LUMPUR:
        return None
    if not is_province(space):
        return "why-not-a-province"
    return "why-mcp-control" if state.control[space] == MCP_CONTROL else None


REFUSALS: Final[Refusals] = ((TRAIN, cannot_train), *BRITISH_ACTIVITY_REFUSALS)


def train(state: State, operation: Operation) -> Procedure[None]:
    """3.2.1 Train: cubes in Kuala Lumpur, Police in Provinces, then Pacify in a selected space."""
    operation.fits(cannot_train)
    while (space := (yield from next_space(state, operation, operation.legal, REFUSALS))) != NOWHERE:
        yield from train_in(state, operation, space)
    yield from pacify_in_selected(state, operation)
    yield from may_add_activity(state, operation)


def train_in(state: State, operation: Operation, space: int) -> Procedure[None]:
    """3.2.1: 2 Resources where cubes are placed, none where nothing is (M-04)."""
    if not operation.free and state.resources_of(BRITISH) < BRITISH_COST:
        return
    if space == KUALA_LUMPUR:
        placed = yield from may_place_cubes(state, "troops", space, MOST_CUBES_IN_KUALA_LUMPUR, "3.2.1")
        placed += yield from may_place_cubes(state, "police", space, MOST_CUBES_IN_KUALA_LUMPUR - placed, "3.2.1")
    else:
        placed = yield from may_place_cubes(state, "police", space, MOST_POLICE_IN_PROVINCE, "3.2.1")
    if placed and not operation.free:
        pay(state, BRITISH, BRITISH_COST, "3.2.1")


def pacify_in_selected(state: State, operation: Operation) -> Procedure[None]:
    """3.2.1: then Pacify in one of the spaces, in two under Templer; it is paid for even in a free Train (3.1.2)."""
    spaces = list(operation.selected)
    for left in range(2 if state.is_commanded_by(TEMPLER) else 1, 0, -1):
        options = [PACIFY[space] for space in spaces if cannot_pacify(state, space) is None]
        if not options:
            return
        answer = yield choose(
            BRITISH,
            "3.2.1",
            "ask-pacify",
            [*options, DONE],
            arguments={"left": left},
            state=state,
            refusals=((PACIFY, cannot_pacify),),
            otherwise="why-not-selected",
        )
        if answer == DONE:
            return
        spaces.remove(SPACE_OF[answer])
        yield from pacify_in(state, SPACE_OF[answer], "3.2.1")
