"""3.1 Operations in General: selecting spaces, paying for them, and the Special Activity beside them (4.1)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Condition, Procedure, Refusals
from sandtable.games.british_way.malaya.cards import THE_BORDER
from sandtable.games.british_way.malaya.map import SPACES, THAILAND, is_economic_center
from sandtable.games.british_way.malaya.resources import pay
from sandtable.games.british_way.malaya.special_activities import (
    BRITISH_ACTIVITY_REFUSALS,
    MCP_ACTIVITY_REFUSALS,
    accompanying,
    leaves_a_space,
    perform,
)
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import MCP, MCP_OPERATIONS
from sandtable.games.british_way.operations import Operation as FamilyOperation
from sandtable.games.british_way.operations import offer_activity
from sandtable.games.british_way.vocabulary import BRITISH, UNSHADED

RULE_OF: Final = {
    "train": "3.2.1",
    "garrison": "3.2.2",
    "sweep": "3.2.3",
    "assault": "3.2.4",
    "rally": "3.3.1",
    "march": "3.3.2",
    "attack": "3.3.3",
    "terror": "3.3.4",
}
# 3.2: what a selected space costs. A Train pays where it places cubes, a Garrison as a whole (3.2.1, 3.2.2).
BRITISH_COST: Final = 2
MCP_COST: Final = 1
PAID_WHEN_DONE: Final = ["train", "garrison"]
# 3.3.2, 3.3.4: March to and Terror in an Economic Center cost nothing.
FREE_IN_ECONOMIC_CENTERS: Final = ["march", "terror"]


class Operation(FamilyOperation[State]):
    """One Operation while it is being done. Only Resources limit the spaces of a full one (3.1)."""

    def __init__(
        self,
        name: str,
        spaces: int,
        *,
        activity: bool = False,
        optional: bool = False,
        limited: bool = False,
        free: bool = False,
        allowed: list[int] = SPACES,
    ) -> None:
        side = MCP if name in MCP_OPERATIONS else BRITISH
        super().__init__(name, side, RULE_OF[name], spaces, allowed, activity=activity)
        self.optional = optional
        self.limited = limited
        self.free = free  # 3.1.2: granted by an event
        is_paid_for = not free and name not in PAID_WHEN_DONE
        self.price = (BRITISH_COST if side == BRITISH else MCP_COST) if is_paid_for else 0  # of a space, as a rule
        self.cannot: Condition | None = None

    def cost(self, state: State, space: int) -> int:
        """3.1: what this space costs when it is selected."""
        if is_economic_center(space) and self.name in FREE_IN_ECONOMIC_CENTERS:
            return 0
        if space == THAILAND and self.name == "rally" and state.has(THE_BORDER, UNSHADED):
            return 2 * self.price
        return self.price

    def fits(self, cannot: Condition) -> None:
        """Say which condition the spaces of this Operation must meet."""
        self.cannot = cannot

    def legal(self, state: State, spaces: list[int]) -> list[int]:
        """3.1: the spaces that meet the condition and can be paid for; the rest are told why not."""
        cannot = self.cannot
        assert cannot is not None
        fit = [space for space in spaces if cannot(state, space) is None]
        paid = self.payable(state, fit)
        self.otherwise = "why-not-by-this-event" if len(paid) == len(fit) else "why-too-few-resources"
        return paid

    def payable(self, state: State, spaces: list[int]) -> list[int]:
        """1.8: a cost that cannot be paid in full cannot be incurred. No space costs more than twice the usual."""
        resources = state.resources_of(self.side)
        if resources >= 2 * self.price:
            return spaces
        return [space for space in spaces if self.cost(state, space) <= resources]

    def finds_a_space(self, state: State) -> bool:
        """M-41: whether a space can be selected now; only where one can be paid for does its condition matter."""
        cannot = self.cannot
        assert cannot is not None
        for space in self.payable(state, self.open):  # noqa: SIM110 (asked by the million: a generator costs more)
            if cannot(state, space) is None:
                return True
        return False

    def take(self, state: State, answer: str) -> int:
        """3.1: a space is selected once, and paid for when it is."""
        space = super().take(state, answer)
        pay(state, self.side, self.cost(state, space), self.rule)
        return space

    def activities(self, state: State, new: list[int]) -> list[str]:
        """4.1: the Special Activities of this moment; before the first space they must leave one or make one (M-41)."""
        if not self.activity:
            return []
        answers = accompanying(state, self.name)
        if self.selected or self.cannot is None:
            return answers
        still = self.finds_a_space
        return [answer for answer in answers if leaves_a_space(state, answer, still)]

    def perform(self, state: State, answer: str) -> Procedure[None]:
        """4.1: do a Special Activity as one block."""
        still = None if self.selected or self.cannot is None else self.finds_a_space
        return perform(state, answer, still)


def full_operation(name: str) -> Operation:
    """3.1: any number of spaces, with a Special Activity."""
    return Operation(name, len(SPACES), activity=True)


def limited_operation(name: str) -> Operation:
    """2.3.4 Limited Operation: one space, no Special Activity, at its normal cost."""
    return Operation(name, 1, limited=True)


def granted_operation(name: str, spaces: int, *, allowed: list[int] = SPACES, optional: bool = True) -> Operation:
    """5.4: a free Operation that an event grants, with its own number of spaces and without Special Activity."""
    return Operation(name, spaces, free=True, allowed=allowed, optional=optional)


def activity_refusals(operation: Operation) -> Refusals:
    """What a question of an Operation can say about Special Activities that it withholds."""
    return BRITISH_ACTIVITY_REFUSALS if operation.side == BRITISH else MCP_ACTIVITY_REFUSALS


def may_add_activity(state: State, operation: Operation) -> Procedure[None]:
    """4.1: a moment inside or after an Operation at which its Special Activity may be done."""
    if operation.activity:
        options = accompanying(state, operation.name)
        yield from offer_activity(state, operation, options, activity_refusals(operation))
