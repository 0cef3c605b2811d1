"""Which Operations a side can do at all, and doing one by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose
from sandtable.games.british_way.palestine.map import CITIES, DISTRICTS_AND_CITIES, SPACES
from sandtable.games.british_way.palestine.operations.assault import assault, cannot_assault
from sandtable.games.british_way.palestine.operations.deploy import cannot_deploy, deploy, may_move_troops_alone
from sandtable.games.british_way.palestine.operations.in_general import Operation, opens_a_space
from sandtable.games.british_way.palestine.operations.patrol import patrol
from sandtable.games.british_way.palestine.operations.recruit import cannot_recruit, recruit
from sandtable.games.british_way.palestine.operations.rob import cannot_rob, rob
from sandtable.games.british_way.palestine.operations.sabotage import sabotage
from sandtable.games.british_way.palestine.operations.search import search
from sandtable.games.british_way.palestine.operations.travel import travel
from sandtable.games.british_way.palestine.special_activities import accompanying
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, BRITISH_OPERATIONS, IRGUN, IRGUN_OPERATIONS

# 3.3.1: a City needs no Cache, so whether Recruit finds a space is mostly known after the first.
CITIES_FIRST: Final = [*CITIES, *[space for space in SPACES if space not in CITIES]]


def operations_of(side: str) -> list[str]:
    """3.1: the four Operations of a side."""
    return BRITISH_OPERATIONS if side == BRITISH else IRGUN_OPERATIONS


def cannot_conduct(state: State, name: str, *, activity: bool) -> str | None:
    """3.1: an Operation needs a legal space, if need be one that its Special Activity opens first (A-71)."""
    if has_legal_space(state, name):
        return None
    if activity and any(opens_a_space(state, name, answer) for answer in accompanying(state, name)):
        return None
    return "why-no-space-for-operation"


def has_legal_space(state: State, name: str) -> bool:
    """3.1: whether some space meets the Operation's condition."""
    if name == "search":
        return True
    if name == "patrol" or name == "travel":
        return any(state.underground) or any(state.active)
    if name == "sabotage":
        return any(state.underground)
    if name == "deploy":
        return any(cannot_deploy(state, space) is None for space in DISTRICTS_AND_CITIES) or may_move_troops_alone(
            state
        )
    if name == "assault":
        return any(cannot_assault(state, space) is None for space in SPACES)
    if name == "recruit":
        return any(cannot_recruit(state, space) is None for space in CITIES_FIRST)
    return any(cannot_rob(state, space) is None for space in DISTRICTS_AND_CITIES)


def possible_operations(state: State, side: str, *, activity: bool) -> list[str]:
    """The Operations of a side that can be done now."""
    return [name for name in operations_of(side) if cannot_conduct(state, name, activity=activity) is None]


def cannot_conduct_british(state: State, index: int) -> str | None:
    return cannot_conduct(state, BRITISH_OPERATIONS[index], activity=False)


def cannot_conduct_irgun(state: State, index: int) -> str | None:
    return cannot_conduct(state, IRGUN_OPERATIONS[index], activity=False)


OPERATION_REFUSALS: Final[dict[str, Refusals]] = {
    BRITISH: ((BRITISH_OPERATIONS, cannot_conduct_british),),
    IRGUN: ((IRGUN_OPERATIONS, cannot_conduct_irgun),),
}


PROCEDURE_OF: Final[dict[str, Callable[[State, Operation], Procedure[None]]]] = {
    "deploy": deploy,
    "patrol": patrol,
    "search": search,
    "assault": assault,
    "recruit": recruit,
    "travel": travel,
    "sabotage": sabotage,
    "rob": rob,
}


def conduct(state: State, operation: Operation) -> Procedure[None]:
    """3.1: do one Operation."""
    if not operation.optional:
        operation.tell(state)
    return PROCEDURE_OF[operation.name](state, operation)


def may_choose_operation(state: State, side: str, rule: str) -> Procedure[str]:
    """An event lets a side do an Operation of its choice without Special Activity, or decline; empty if it does."""
    options = possible_operations(state, side, activity=False)
    options.append(DONE)
    answer = yield choose(
        side,
        rule,
        "ask-granted-operation",
        options,
        arguments={"card": rule},
        state=state,
        refusals=OPERATION_REFUSALS[side],
    )
    return "" if answer == DONE else answer
