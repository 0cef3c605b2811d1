"""3.1 Operations in General: how many spaces, chosen how, with which extra space (2.3.7) and Special Activity (4.1)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals
from sandtable.games.british_way.cells.operations import CellOperation, cannot_pay_offensive
from sandtable.games.british_way.operations import Legal, offer_activity
from sandtable.games.british_way.palestine.cards import P9
from sandtable.games.british_way.palestine.haganah_track import has_haganah_bonus
from sandtable.games.british_way.palestine.map import DISTRICT_OF, SPACES, is_city, is_railway
from sandtable.games.british_way.palestine.special_activities import (
    accompanying,
    cannot_detain,
    cannot_propagandize,
    cannot_restore,
    cannot_silence,
    perform,
    turns_last_underground,
)
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    BRITISH,
    DETAIN,
    IRGUN,
    IRGUN_OPERATIONS,
    OFFENSIVE,
    PROPAGANDIZE,
    RESTORE,
    SHADED,
    SILENCE,
    SPACE_OF,
    TERROR,
    VERB_OF,
)
from sandtable.games.british_way.vocabulary import NOWHERE

RULE_OF: Final = {
    "deploy": "3.2.1",
    "patrol": "3.2.2",
    "search": "3.2.3",
    "assault": "3.2.4",
    "recruit": "3.3.1",
    "travel": "3.3.2",
    "sabotage": "3.3.3",
    "rob": "3.3.4",
}
# 3.2.1 to 3.2.3: these name all their spaces before anything happens in them.
NAMED_TOGETHER: Final = ["deploy", "patrol", "search"]


class Operation(CellOperation[State]):
    """One Operation of Palestine. Its spaces are of three kinds that are counted apart.

    The ordinary ones, the one that is paid for (2.3.7), and the Haganah space (6.5.3).
    """

    waiting: list[int]  # named ahead of a Terror roll, not yet resolved
    bonus_at_start: bool = False  # the Haganah space as it stood at the start
    haganah_space_used: bool
    terror_in: int
    troops_needed: int = 0  # P1, P11: Troops that a Search must bring
    curfew_needed: bool = False  # P1: the Search must leave a Curfew

    def select(self, space: int) -> None:
        """3.1: the space beyond the ordinary and the paid ones is the Haganah space (A-09)."""
        self.selected.append(space)
        self.open.remove(space)
        if len(self.selected) > self.spaces + self.extra:
            self.haganah_space_used = True

    def take(self, state: State, answer: str) -> int:
        """A space that was named ahead is resolved now; Terror is declared with the City it strikes (4.3.3)."""
        space = SPACE_OF[answer]
        if space in self.waiting:
            self.waiting.remove(space)
            self.must_go_on = False
        else:
            self.select(space)
            self.owes_space = False
        if VERB_OF[answer] == "terror":
            self.terror_in = space
            self.activity = False
            self.activity_done = True
        return space

    def spaces_left(self, state: State) -> int:
        left = self.spaces + self.extra - len(self.selected)
        if self.side == BRITISH:
            return left
        return left + 1 if self.haganah_space_used or self.may_use_haganah_space(state) else left

    def may_use_haganah_space(self, state: State) -> bool:
        """6.5.3: Irgun may add a space while the track grants it, or did at the start (A-09)."""
        if not self.extendable:
            return False
        return self.bonus_at_start if state.options.haganah_bonus_latched else has_haganah_bonus(state)

    def is_exhausted(self) -> bool:
        return not self.activity and not self.waiting and not self.may_pay()

    def namings(self, state: State, family: list[str], legal: Legal[State], new: list[int], left: int) -> list[str]:
        """Spaces named ahead, other ones, and Cities for Terror."""
        options = [family[space] for space in new] if left else []
        if self.waiting and not self.owes_space:
            named_ahead = [family[space] for space in legal(state, self.waiting)]
            self.must_go_on = bool(named_ahead)
            options = named_ahead + options
        if left and self.activity and self.name == "sabotage":
            options += [TERROR[space] for space in new if is_city(space)]
        return options

    def activities(self, state: State, new: list[int]) -> list[str]:
        """4.1: the Special Activities that can be done at this moment of the Operation.

        Before its first space an Operation must still find one afterwards (A-71): with no legal space yet only what
        makes one is offered, and what would take the last one away is not.
        """
        if self.selected and self.name in NAMED_TOGETHER:
            return []
        answers = accompanying(state, self.name)
        if self.selected:
            return answers
        if not new:
            return [answer for answer in answers if opens_a_space(state, self.name, answer)]
        if self.must_spare_underground():
            return [
                a for a in answers if VERB_OF[a] != "propagandize" or not turns_last_underground(state, SPACE_OF[a])
            ]
        if self.name == "assault":
            return [answer for answer in answers if may_leave_a_target(state, new, SPACE_OF[answer])]
        return answers

    def perform(self, state: State, answer: str) -> Procedure[None]:
        return perform(state, answer, spare_last_underground=self.must_spare_underground())

    def must_spare_underground(self) -> bool:
        """A-71: a Propagandize before a Sabotage may not turn the last Underground Cell on the map."""
        return self.name == "sabotage" and not self.selected


def operation_of(
    state: State, name: str, spaces: int, allowed: list[int] = SPACES, *, activity: bool = False
) -> Operation:
    side = IRGUN if name in IRGUN_OPERATIONS else BRITISH
    operation = Operation(name, side, RULE_OF[name], spaces, allowed, activity)
    operation.waiting = []
    operation.haganah_space_used = False
    operation.terror_in = NOWHERE
    operation.bonus_at_start = has_haganah_bonus(state)
    return operation


def full_operation(state: State, name: str) -> Operation:
    """3.1: up to three spaces, two for the British under P9's shaded text, with a Special Activity."""
    spaces = 2 if name not in IRGUN_OPERATIONS and state.has(P9, SHADED) else 3
    return operation_of(state, name, spaces, activity=True)


def limited_operation(state: State, name: str) -> Operation:
    """2.3.4 Limited Operation: one space, no Special Activity, but Lead, Offensive and Haganah space as usual."""
    operation = operation_of(state, name, 1)
    operation.limited = True
    return operation


def granted_operation(
    state: State,
    name: str,
    spaces: int,
    *,
    activity: bool = False,
    optional: bool = True,
    chits: bool = True,
    allowed: list[int] = SPACES,
    decider: str = "",
) -> Operation:
    """5.4: an Operation that an event grants with its own number of spaces, which by default nothing extends (A-03)."""
    operation = operation_of(state, name, spaces, allowed, activity=activity)
    operation.extendable = state.options.event_ops_extendable
    operation.optional = optional
    operation.chits = chits  # P6 forbids them
    if decider:
        operation.decider = decider
    return operation


# 4.1 Special Activities at this moment


def may_leave_a_target(state: State, spaces: list[int], city: int) -> bool:
    """A-71: whether Mass Detention here can leave the Assault one of its spaces: it removes at least one Cell."""
    detained = (city, DISTRICT_OF[city])
    if state.cells(city) + state.cells(DISTRICT_OF[city]) > 1:
        return True
    return any(space not in detained or state.caches[space] for space in spaces)


def opens_a_space(state: State, name: str, answer: str) -> bool:
    """A-71: a Silence can make Rob possible in its space, or Recruit in a City whose Curfew falls with it."""
    if VERB_OF.get(answer) != "silence":
        return False
    space = SPACE_OF[answer]
    if name == "rob":
        return not is_railway(space)
    return name == "recruit" and bool(state.curfew[space]) and state.cubes(space) == 1


def may_do_activity(state: State, operation: Operation) -> Procedure[None]:
    """4.1: a moment inside or after an Operation at which its Special Activity may be done."""
    if operation.activity:
        yield from offer_activity(state, operation, accompanying(state, operation.name), ACTIVITY_REFUSALS)


# What a question of an Operation can say about answers it withholds, besides the Operation's own.
IRGUN_REFUSALS: Final[Refusals] = ((SILENCE, cannot_silence), (PROPAGANDIZE, cannot_propagandize))
OFFENSIVE_REFUSALS: Final[Refusals] = (*IRGUN_REFUSALS, (OFFENSIVE, cannot_pay_offensive))
ACTIVITY_REFUSALS: Final[Refusals] = ((RESTORE, cannot_restore), (DETAIN, cannot_detain), *IRGUN_REFUSALS)
