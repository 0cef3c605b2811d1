"""3.1 Operations in General: spaces named one by one, and the one Special Activity beside them (4.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from sandtable.engine.questions import DONE, Procedure, Refusals, choose
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import NOWHERE

S = TypeVar("S", bound=State)
# From a state and spaces to those among them that meet an Operation's condition.
Legal = Callable[[S, list[int]], list[int]]

# What questions say about how much is left: made once, since they are asked by the million.
STILL: Final[list[dict[str, object]]] = [{"left": number} for number in range(14)]


class Operation(Generic[S]):
    """One Operation while it is being done: its spaces and what it has used. A game answers what games answer apart.

    These are `spaces_left`, `namings`, `purchases`, `buy`, `activities` and `perform`.
    """

    def __init__(
        self,
        name: str,
        side: str,
        rule: str,
        spaces: int,
        allowed: list[int],
        activity: bool = False,
    ) -> None:
        self.name = name
        self.side = side
        self.decider = side  # an event may have its executing side decide
        self.rule = rule
        self.message = "ask-" + name
        self.spaces = spaces  # the ordinary number
        self.activity = activity  # a Special Activity may still be added
        self.open = list(allowed)  # where it may still go: an event may set limits, and a space is selected once
        self.selected: list[int] = []
        self.limited = False
        self.optional = False  # an event lets the side decline
        self.otherwise = "why-not-by-this-event"  # why a space that is fit is yet not allowed
        self.owes_space = False  # one more space has been bought and comes next
        self.must_go_on = False  # a space that was named ahead is still to be resolved
        self.activity_done = False
        self.extendable = True  # if there is something to extend it with
        self.extra = False  # ... and it has been bought

    def select(self, space: int) -> None:
        """3.1: a space is selected once."""
        self.selected.append(space)
        self.open.remove(space)

    def take(self, state: S, answer: str) -> int:
        """Select the space that an answer of `namings` names, and give it."""
        space = state.places.space_of[answer]
        self.select(space)
        self.owes_space = False
        return space

    def spaces_left(self, state: S) -> int:
        """3.1: how many more spaces may be named now."""
        return self.spaces - len(self.selected)

    def is_exhausted(self) -> bool:
        """Whether nothing more can come once no space is left, before looking at the map."""
        return not self.activity

    def namings(self, state: S, family: list[str], legal: Legal[S], new: list[int], left: int) -> list[str]:
        """3.1: the answers that name a space."""
        return [family[space] for space in new] if left else []

    def purchases(self, state: S, legal: Legal[S], new: list[int], left: int) -> list[str]:
        """The answers that buy a space beyond those left."""
        return []

    def buy(self, state: S, answer: str) -> bool:
        """Do what an answer of `purchases` says; false if it is none."""
        return False

    def activities(self, state: S, new: list[int]) -> list[str]:
        """4.1: the Special Activities that can be done at this moment, while one may still be added."""
        return []

    def perform(self, state: S, answer: str) -> Procedure[None]:
        """4.1: do the Special Activity that an answer of `activities` names."""
        yield from ()

    def may_stop(self, new: list[int], activities: list[str]) -> bool:
        """3.1: an Operation that is done has at least one space, if there is one."""
        if self.selected or (self.optional and not self.activity_done):
            return True
        return not new and not activities

    def tell(self, state: S) -> None:
        if state.log is not None:
            state.tell(self.rule, "log-operation", {"side": self.side, "operation": self.name})


def next_space(state: S, operation: Operation[S], legal: Legal[S], refusals: Refusals) -> Procedure[int]:
    """3.1: the acting side names its next space, buys an extra one, adds its Special Activity, or is done.

    Gives the space, or NOWHERE when the Operation has no more. The Special Activity is done as one block whenever
    nothing is half-done (4.1). `legal` picks the spaces that meet the Operation's condition; the first of the
    refusals are its own answers.
    """
    family = refusals[0][0]
    while True:
        left = operation.spaces_left(state)
        if not left and operation.is_exhausted():
            return NOWHERE
        new = legal(state, operation.open)
        options = operation.namings(state, family, legal, new, left)
        named = len(options)
        if not operation.owes_space:
            if len(new) > left:
                options += operation.purchases(state, legal, new, left)
            activities = operation.activities(state, new) if operation.activity else []
            options += activities
            if not operation.must_go_on and operation.may_stop(new, activities):
                options.append(DONE)
        if not options:
            return NOWHERE
        answer = yield choose(
            operation.decider,
            operation.rule,
            operation.message,
            options,
            arguments=STILL[left],
            state=state,
            refusals=refusals,
            taken=operation.selected,
            otherwise=operation.otherwise if left else "why-no-more-spaces",
            again=left > 1,
        )
        if answer == DONE:
            return NOWHERE
        if options.index(answer) < named:
            if operation.optional and not operation.selected:
                operation.tell(state)
            return operation.take(state, answer)
        if not operation.buy(state, answer):
            yield from do_activity(state, operation, answer)


def do_activity(state: S, operation: Operation[S], answer: str) -> Procedure[None]:
    """4.1: the Operation's one Special Activity, as one block."""
    operation.activity = False
    operation.activity_done = True
    yield from operation.perform(state, answer)


def offer_activity(state: S, operation: Operation[S], options: list[str], refusals: Refusals) -> Procedure[None]:
    """4.1: a moment inside or after an Operation at which its Special Activity may be done."""
    answer = yield choose(operation.decider, "4.1", "ask-activity", [*options, DONE], state=state, refusals=refusals)
    if answer != DONE:
        yield from do_activity(state, operation, answer)
