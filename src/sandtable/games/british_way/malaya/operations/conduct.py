"""Which Operations a side can do at all, and doing one by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import Condition, Procedure, Refusals
from sandtable.games.british_way.malaya.operations.assault import assault, cannot_assault
from sandtable.games.british_way.malaya.operations.attack import attack, cannot_attack
from sandtable.games.british_way.malaya.operations.garrison import cannot_garrison, garrison
from sandtable.games.british_way.malaya.operations.in_general import (
    Operation,
    full_operation,
    limited_operation,
)
from sandtable.games.british_way.malaya.operations.march import cannot_march, march
from sandtable.games.british_way.malaya.operations.rally import cannot_rally, rally
from sandtable.games.british_way.malaya.operations.sweep import cannot_sweep, sweep
from sandtable.games.british_way.malaya.operations.terror import cannot_terrorize, terror
from sandtable.games.british_way.malaya.operations.train import cannot_train, train
from sandtable.games.british_way.malaya.state import GARRISON_COST, State
from sandtable.games.british_way.malaya.vocabulary import BRITISH_OPERATIONS, MCP, MCP_OPERATIONS
from sandtable.games.british_way.vocabulary import BRITISH

CONDITION_OF: Final[dict[str, Condition]] = {
    "train": cannot_train,
    "garrison": cannot_garrison,
    "sweep": cannot_sweep,
    "assault": cannot_assault,
    "rally": cannot_rally,
    "march": cannot_march,
    "attack": cannot_attack,
    "terror": cannot_terrorize,
}
PROCEDURE_OF: Final[dict[str, Callable[[State, Operation], Procedure[None]]]] = {
    "train": train,
    "garrison": garrison,
    "sweep": sweep,
    "assault": assault,
    "rally": rally,
    "march": march,
    "attack": attack,
    "terror": terror,
}


def fitted(operation: Operation) -> Operation:
    """The Operation with the condition that its spaces must meet."""
    operation.fits(CONDITION_OF[operation.name])
    return operation


# 2.3.2: each Operation as a side may choose it; these are asked whether they can be done, and never done themselves.
LIMITED_ONES: Final = {name: fitted(limited_operation(name)) for name in PROCEDURE_OF}
FULL_ONES: Final = {name: fitted(full_operation(name)) for name in PROCEDURE_OF}


def cannot_conduct(state: State, operation: Operation) -> str | None:
    """3.1: an Operation needs a legal space that can be paid, if need be by what its Special Activity brings (M-41)."""
    if operation.name == "garrison" and not operation.free and state.resources_of(BRITISH) < GARRISON_COST:
        return "why-too-few-resources-for-operation"
    if operation.finds_a_space(state) or operation.activities(state, []):
        return None
    return "why-no-space-for-operation"


def possible_operations(state: State, side: str, *, limited: bool) -> list[str]:
    """The Operations of a side that can be done now."""
    names = BRITISH_OPERATIONS if side == BRITISH else MCP_OPERATIONS
    ones = LIMITED_ONES if limited else FULL_ONES
    return [name for name in names if cannot_conduct(state, ones[name]) is None]


def cannot_conduct_british(state: State, index: int) -> str | None:
    return cannot_conduct(state, LIMITED_ONES[BRITISH_OPERATIONS[index]])


def cannot_conduct_mcp(state: State, index: int) -> str | None:
    return cannot_conduct(state, LIMITED_ONES[MCP_OPERATIONS[index]])


OPERATION_REFUSALS: Final[dict[str, Refusals]] = {
    BRITISH: ((BRITISH_OPERATIONS, cannot_conduct_british),),
    MCP: ((MCP_OPERATIONS, cannot_conduct_mcp),),
}


def conduct(state: State, operation: Operation) -> Procedure[None]:
    """3.1: do one Operation."""
    if not operation.optional:
        operation.tell(state)
    return PROCEDURE_OF[operation.name](state, operation)
