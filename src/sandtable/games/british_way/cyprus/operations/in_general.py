"""3.1 Operations in General: how many spaces, chosen how, with which extra space (2.3.7) and Special Activity (4.1)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals
from sandtable.games.british_way.cells.operations import CellOperation, cannot_pay_offensive
from sandtable.games.british_way.cyprus.map import SPACES
from sandtable.games.british_way.cyprus.special_activities import (
    accompanying,
    cannot_infiltrate,
    cannot_propagandize,
    cannot_restore,
    cannot_smuggle,
    perform,
    shows_a_cell,
)
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import (
    EOKA,
    EOKA_OPERATIONS,
    INFILTRATE,
    OFFENSIVE,
    PROPAGANDIZE,
    RESTORE,
    SMUGGLE,
    SPACE_OF,
    VERB_OF,
)
from sandtable.games.british_way.operations import offer_activity
from sandtable.games.british_way.vocabulary import BRITISH

RULE_OF: Final = {
    "deploy": "3.2.1",
    "patrol": "3.2.2",
    "search": "3.2.3",
    "assault": "3.2.4",
    "recruit": "3.3.1",
    "travel": "3.3.2",
    "sabotage": "3.3.3",
    "ambush": "3.3.4",
}
# 3.2.1 to 3.2.3: these name all their spaces before anything happens in them (C-A-11).
NAMED_TOGETHER: Final = ["deploy", "patrol", "search"]


class Operation(CellOperation[State]):
    """One Operation of Cyprus."""

    def activities(self, state: State, new: list[int]) -> list[str]:
        """4.1: the Special Activities that can be done at this moment of the Operation.

        Before its first space an Operation must still find one afterwards (C-A-36): with no legal space yet only what
        makes one is offered, and what would take the last one away is not.
        """
        if self.selected and self.name in NAMED_TOGETHER:
            return []
        answers = accompanying(state, self.name)
        if self.selected:
            return answers
        if not new:
            return [answer for answer in answers if opens_a_space(self.name, answer)]
        if self.name in ("sabotage", "ambush"):
            return [answer for answer in answers if not shows_last_cell(state, new, answer)]
        return answers

    def perform(self, state: State, answer: str) -> Procedure[None]:
        return perform(state, answer)


def opens_a_space(name: str, answer: str) -> bool:
    """C-A-36: a Smuggle makes Recruit possible: every Town touches a Mountain, where there is never a Curfew."""
    return name == "recruit" and VERB_OF.get(answer) == "smuggle"


def shows_last_cell(state: State, spaces: list[int], answer: str) -> bool:
    """C-A-36: whether a Propagandize would turn the last Cell with which the Operation could begin."""
    if VERB_OF.get(answer) != "propagandize":
        return False
    space = SPACE_OF[answer]
    return spaces == [space] and state.underground[space] == 1 and shows_a_cell(state, space)


def operation_of(name: str, spaces: int, allowed: list[int] = SPACES, *, activity: bool = False) -> Operation:
    side = EOKA if name in EOKA_OPERATIONS else BRITISH
    return Operation(name, side, RULE_OF[name], spaces, allowed, activity)


def full_operation(name: str) -> Operation:
    """3.1: up to three spaces, with a Special Activity."""
    return operation_of(name, 3, activity=True)


def limited_operation(name: str) -> Operation:
    """2.3.4 Limited Operation: one space, no Special Activity, but Lead and Offensive as usual."""
    return operation_of(name, 1)


def granted_operation(name: str, spaces: int, allowed: list[int] = SPACES) -> Operation:
    """5.1: an Operation that an event grants: its own number of spaces, which nothing extends; it may be declined."""
    operation = operation_of(name, spaces, allowed)
    operation.extendable = False
    operation.optional = True
    return operation


def may_do_activity(state: State, operation: Operation) -> Procedure[None]:
    """4.1: a moment inside or after an Operation at which its Special Activity may be done (C-A-34)."""
    if operation.activity:
        yield from offer_activity(state, operation, accompanying(state, operation.name), ACTIVITY_REFUSALS)


# What a question of an Operation can say about answers it withholds, besides the Operation's own.
ACTIVITY_REFUSALS: Final[Refusals] = (
    (RESTORE, cannot_restore),
    (SMUGGLE, cannot_smuggle),
    (INFILTRATE, cannot_infiltrate),
    (PROPAGANDIZE, cannot_propagandize),
)
EOKA_REFUSALS: Final[Refusals] = ((INFILTRATE, cannot_infiltrate), (PROPAGANDIZE, cannot_propagandize))
SMUGGLING_REFUSALS: Final[Refusals] = ((SMUGGLE, cannot_smuggle), *EOKA_REFUSALS)
OFFENSIVE_REFUSALS: Final[Refusals] = ((OFFENSIVE, cannot_pay_offensive), *EOKA_REFUSALS)
