"""3.1 Operations in General: how many spaces, chosen how, with which extra space (2.3.7) and Special Activity (4.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose
from sandtable.games.british_way.palestine.cards import P9
from sandtable.games.british_way.palestine.forces import held_chits, remove_cache, return_chit
from sandtable.games.british_way.palestine.haganah_track import has_haganah_bonus
from sandtable.games.british_way.palestine.map import DISTRICT_OF, NOWHERE, SPACES, is_city, is_railway
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
    LEAD,
    OFFENSIVE,
    PROPAGANDIZE,
    RESTORE,
    SHADED,
    SILENCE,
    SPACE_OF,
    STILL,
    TERROR,
    VALUE_OF,
    VERB_OF,
)

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
# From a state and spaces to those among them that meet an Operation's condition.
Legal = Callable[[State, list[int]], list[int]]
# 3.2.1 to 3.2.3: these name all their spaces before anything happens in them.
NAMED_TOGETHER: Final = ["deploy", "patrol", "search"]
# 2.3.7: no Intelligence Lead adds a space to a Deploy, no Offensive to a Travel.
NEVER_PAID: Final = ["deploy", "travel"]


class Operation:
    """One Operation while it is being done: its spaces, of three kinds that are counted apart, and what it has used.

    The ordinary ones, the one that is paid for (2.3.7), and the Haganah space (6.5.3).
    """

    def __init__(
        self,
        name: str,
        spaces: int,
        *,
        activity: bool = False,
        extendable: bool = True,
        optional: bool = False,
        chits: bool = True,
        allowed: list[int] = SPACES,
        bonus_at_start: bool = False,
        limited: bool = False,
        decider: str = "",
    ) -> None:
        self.name = name
        self.side = IRGUN if name in IRGUN_OPERATIONS else BRITISH
        self.decider = decider or self.side  # an event may have its executing side decide
        self.rule = RULE_OF[name]
        self.message = "ask-" + name
        self.spaces = spaces  # the ordinary number
        self.limited = limited
        self.activity = activity  # a Special Activity may still be added
        self.extendable = extendable  # by Intelligence Lead, Offensive and the Haganah space
        self.optional = optional  # an event lets the side decline
        self.chits = chits  # P6 forbids them
        self.open = list(allowed)  # where it may still go: an event may set limits, and a space is selected once
        self.otherwise = "why-not-by-this-event"  # why a space that is fit is yet not allowed
        self.bonus_at_start = bonus_at_start  # the Haganah space as it stood at the start
        self.selected: list[int] = []
        self.waiting: list[int] = []  # named ahead of a Terror roll, not yet resolved
        self.extra = False  # Intelligence Lead or Offensive has been bought
        self.owes_space = False  # ... and its space comes next
        self.haganah_space_used = False
        self.activity_done = False
        self.terror_in = NOWHERE
        self.troops_needed = 0  # P1, P11: Troops that a Search must bring
        self.curfew_needed = False  # P1: the Search must leave a Curfew

    def select(self, space: int) -> None:
        """3.1: a space is selected once. The one beyond the ordinary and the paid ones is the Haganah space (A-09)."""
        self.selected.append(space)
        self.open.remove(space)
        if len(self.selected) > self.spaces + self.extra:
            self.haganah_space_used = True


def full_operation(state: State, name: str) -> Operation:
    """3.1: up to three spaces, two for the British under P9's shaded text, with a Special Activity."""
    spaces = 2 if name not in IRGUN_OPERATIONS and state.has(P9, SHADED) else 3
    return Operation(name, spaces, activity=True, bonus_at_start=has_haganah_bonus(state))


def limited_operation(state: State, name: str) -> Operation:
    """2.3.4 Limited Operation: one space, no Special Activity, but Lead, Offensive and Haganah space as usual."""
    return Operation(name, 1, bonus_at_start=has_haganah_bonus(state), limited=True)


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
    extendable = state.options.event_ops_extendable
    bonus = has_haganah_bonus(state)
    return Operation(
        name,
        spaces,
        activity=activity,
        optional=optional,
        chits=chits,
        allowed=allowed,
        extendable=extendable,
        bonus_at_start=bonus,
        decider=decider,
    )


def spaces_left(state: State, operation: Operation) -> int:
    """3.1: how many more spaces may be named now."""
    allowance = operation.spaces + operation.extra
    if operation.haganah_space_used or may_use_haganah_space(state, operation):
        allowance += 1
    return allowance - len(operation.selected)


def may_use_haganah_space(state: State, operation: Operation) -> bool:
    """6.5.3: Irgun may add a space while the track grants it, or did at the start (A-09)."""
    if operation.side != IRGUN or not operation.extendable:
        return False
    return operation.bonus_at_start if state.options.haganah_bonus_latched else has_haganah_bonus(state)


def next_space(state: State, operation: Operation, legal: Legal, refusals: Refusals) -> Procedure[int]:
    """3.1: the acting side names its next space, buys an extra one, adds its Special Activity, or is done.

    Gives the space, or NOWHERE when the Operation has no more. The Special Activity is done as one block whenever
    nothing is half-done (4.1, A-33). `legal` picks the spaces that meet the Operation's condition; the first of the
    refusals are its own answers.
    """
    family = refusals[0][0]
    while True:
        left = spaces_left(state, operation)
        if not left and not operation.activity and not operation.waiting and not may_pay(operation):
            return NOWHERE
        new = legal(state, operation.open)
        options = [family[space] for space in new] if left else []
        waiting = False
        if operation.waiting and not operation.owes_space:
            named = [family[space] for space in legal(state, operation.waiting)]
            waiting = bool(named)
            options = named + options
        if left and operation.activity and operation.name == "sabotage":
            options += [TERROR[space] for space in new if is_city(space)]  # 4.3.3: declared with the City it strikes
        if not operation.owes_space:
            if len(new) > left and may_pay(operation):
                options += extra_space(state, operation, legal, new, left)
            activities = activities_now(state, operation, new)
            options += activities
            if not waiting and may_stop(operation, new, activities):
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
        verb = VERB_OF.get(answer, answer)
        if verb == operation.name or verb == "terror":
            if operation.optional and not operation.selected:
                tell_operation(state, operation)
            return take_space(operation, answer, verb)
        if verb == "offensive":
            operation.extra = operation.owes_space = True
            remove_cache(state, SPACE_OF[answer], "2.3.7", "log-offensive")
        elif answer in LEAD:
            operation.extra = operation.owes_space = True
            return_chit(state, VALUE_OF[answer], "2.3.7", "log-lead")
        else:
            yield from do_activity(state, operation, answer)


def tell_operation(state: State, operation: Operation) -> None:
    if state.log is not None:
        state.tell(operation.rule, "log-operation", {"side": operation.side, "operation": operation.name})


def take_space(operation: Operation, answer: str, verb: str) -> int:
    """3.1: a space is selected once; one that was named ahead is resolved now."""
    space = SPACE_OF[answer]
    if space in operation.waiting:
        operation.waiting.remove(space)
    else:
        operation.select(space)
        operation.owes_space = False
    if verb == "terror":
        operation.terror_in = space
        operation.activity = False
        operation.activity_done = True
    return space


def may_stop(operation: Operation, new: list[int], activities: list[str]) -> bool:
    """3.1: an Operation that is done has at least one space (A-71)."""
    if operation.selected or (operation.optional and not operation.activity_done):
        return True
    return not new and not activities


# 2.3.7 Intelligence Lead and Offensive


def may_pay(operation: Operation) -> bool:
    """2.3.7: once per Operation, never for Deploy and Travel, nor where an event forbids it."""
    if operation.extra or not operation.extendable or operation.name in NEVER_PAID:
        return False
    return operation.side == IRGUN or operation.chits


def extra_space(state: State, operation: Operation, legal: Legal, new: list[int], left: int) -> list[str]:
    """2.3.7: the payments that buy a space beyond those the Operation has left; it is then named at once."""
    if operation.side == BRITISH:
        return [LEAD[value] for value in held_chits(state)]
    payments = [OFFENSIVE[s] for s in SPACES if state.caches[s] and cannot_pay_offensive(state, s) is None]
    if operation.name == "recruit":
        return [answer for answer in payments if recruits_beyond(state, legal, new, SPACE_OF[answer], left)]
    return payments


def cannot_pay_offensive(state: State, space: int) -> str | None:
    """2.3.7 Offensive: the Cache must be in a space without British pieces."""
    if not state.caches[space]:
        return "why-no-cache"
    if state.cubes(space):
        return "why-british-here"
    return None


def recruits_beyond(state: State, legal: Legal, new: list[int], cache_in: int, left: int) -> bool:
    """A-21: a Cache paid away supplies nothing any more; without it there must still be a space beyond those left."""
    near = [space for space in new if space == cache_in or space in state.adjacent[cache_in]]
    others = len(new) - len(near)
    if others > left:
        return True
    state.caches[cache_in] -= 1
    still = len(legal(state, near))
    state.caches[cache_in] += 1
    return others + still > left


# 4.1 Special Activities at this moment


def activities_now(state: State, operation: Operation, new: list[int]) -> list[str]:
    """4.1: the Special Activities that can be done at this moment of the Operation.

    Before its first space an Operation must still find one afterwards (A-71): with no legal space yet only what
    makes one is offered, and what would take the last one away is not.
    """
    if not operation.activity or (operation.selected and operation.name in NAMED_TOGETHER):
        return []
    answers = accompanying(state, operation.name)
    if operation.selected:
        return answers
    if not new:
        return [answer for answer in answers if opens_a_space(state, operation.name, answer)]
    if must_spare_underground(operation):
        return [a for a in answers if VERB_OF[a] != "propagandize" or not turns_last_underground(state, SPACE_OF[a])]
    if operation.name == "assault":
        return [answer for answer in answers if may_leave_a_target(state, new, SPACE_OF[answer])]
    return answers


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


def do_activity(state: State, operation: Operation, answer: str) -> Procedure[None]:
    """4.1: the Operation's one Special Activity, as one block."""
    operation.activity = False
    operation.activity_done = True
    yield from perform(state, answer, spare_last_underground=must_spare_underground(operation))


def must_spare_underground(operation: Operation) -> bool:
    """A-71: a Propagandize before a Sabotage may not turn the last Underground Cell on the map."""
    return operation.name == "sabotage" and not operation.selected


def may_do_activity(state: State, operation: Operation) -> Procedure[None]:
    """4.1: a moment inside or after an Operation at which its Special Activity may be done."""
    if not operation.activity:
        return
    options = accompanying(state, operation.name)
    options.append(DONE)
    answer = yield choose(operation.decider, "4.1", "ask-activity", options, state=state, refusals=ACTIVITY_REFUSALS)
    if answer != DONE:
        yield from do_activity(state, operation, answer)


# What a question of an Operation can say about answers it withholds, besides the Operation's own.
IRGUN_REFUSALS: Final[Refusals] = ((SILENCE, cannot_silence), (PROPAGANDIZE, cannot_propagandize))
OFFENSIVE_REFUSALS: Final[Refusals] = (*IRGUN_REFUSALS, (OFFENSIVE, cannot_pay_offensive))
ACTIVITY_REFUSALS: Final[Refusals] = ((RESTORE, cannot_restore), (DETAIN, cannot_detain), *IRGUN_REFUSALS)
