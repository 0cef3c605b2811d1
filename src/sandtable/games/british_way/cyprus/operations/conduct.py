"""Which Operations a side can do at all, and doing one by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import Procedure, Refusals
from sandtable.games.british_way.cyprus.map import SPACES
from sandtable.games.british_way.cyprus.operations.ambush import ambush, cannot_ambush
from sandtable.games.british_way.cyprus.operations.assault import assault, cannot_assault
from sandtable.games.british_way.cyprus.operations.deploy import cannot_deploy, deploy
from sandtable.games.british_way.cyprus.operations.in_general import Operation, opens_a_space
from sandtable.games.british_way.cyprus.operations.patrol import cannot_patrol, patrol
from sandtable.games.british_way.cyprus.operations.recruit import cannot_recruit, recruit
from sandtable.games.british_way.cyprus.operations.sabotage import cannot_sabotage, sabotage
from sandtable.games.british_way.cyprus.operations.search import cannot_search, search
from sandtable.games.british_way.cyprus.operations.travel import cannot_travel, travel
from sandtable.games.british_way.cyprus.special_activities import accompanying
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import BRITISH_OPERATIONS, EOKA, EOKA_OPERATIONS
from sandtable.games.british_way.vocabulary import BRITISH

CONDITION_OF: Final[dict[str, Callable[[State, int], str | None]]] = {
    "deploy": cannot_deploy,
    "patrol": cannot_patrol,
    "search": cannot_search,
    "assault": cannot_assault,
    "recruit": cannot_recruit,
    "travel": cannot_travel,
    "sabotage": cannot_sabotage,
    "ambush": cannot_ambush,
}
PROCEDURE_OF: Final[dict[str, Callable[[State, Operation], Procedure[None]]]] = {
    "deploy": deploy,
    "patrol": patrol,
    "search": search,
    "assault": assault,
    "recruit": recruit,
    "travel": travel,
    "sabotage": sabotage,
    "ambush": ambush,
}


def cannot_conduct(state: State, name: str, *, activity: bool) -> str | None:
    """3.1: an Operation needs a legal space, if need be one that its Special Activity opens first (C-A-36)."""
    cannot = CONDITION_OF[name]
    if any(cannot(state, space) is None for space in SPACES):
        return None
    if activity and any(opens_a_space(name, answer) for answer in accompanying(state, name)):
        return None
    return "why-no-space-for-operation"


def possible_operations(state: State, side: str, *, activity: bool) -> list[str]:
    """The Operations of a side that can be done now."""
    names = BRITISH_OPERATIONS if side == BRITISH else EOKA_OPERATIONS
    return [name for name in names if cannot_conduct(state, name, activity=activity) is None]


def cannot_conduct_british(state: State, index: int) -> str | None:
    return cannot_conduct(state, BRITISH_OPERATIONS[index], activity=False)


def cannot_conduct_eoka(state: State, index: int) -> str | None:
    return cannot_conduct(state, EOKA_OPERATIONS[index], activity=False)


OPERATION_REFUSALS: Final[dict[str, Refusals]] = {
    BRITISH: ((BRITISH_OPERATIONS, cannot_conduct_british),),
    EOKA: ((EOKA_OPERATIONS, cannot_conduct_eoka),),
}


def conduct(state: State, operation: Operation) -> Procedure[None]:
    """3.1: do one Operation."""
    if not operation.optional:
        operation.tell(state)
    return PROCEDURE_OF[operation.name](state, operation)
