"""4.0 Special Activities: three of each side. Ambush is part of Attack (operations/attack.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE, Condition, Procedure, Refusals, choose
from sandtable.games.british_way.malaya.cards import AIR_SUPPORT, MIN_YUEN, THE_BORDER
from sandtable.games.british_way.malaya.control import place_village, remove_village, set_level, settle, shift
from sandtable.games.british_way.malaya.forces import (
    activate_guerrillas,
    guerrillas_among,
    is_active,
    move_guerrilla,
    place_terror_if_none,
    remove_cubes,
    remove_guerrillas,
)
from sandtable.games.british_way.malaya.map import PROVINCES, SPACES, THAILAND, is_province
from sandtable.games.british_way.malaya.options import BRITISH_MAY
from sandtable.games.british_way.malaya.refusals import WAY_TO, WHICH_GUERRILLA, WHICH_VILLAGE
from sandtable.games.british_way.malaya.resources import gain
from sandtable.games.british_way.malaya.state import (
    BRIGGS,
    BRITISH_CONTROL,
    GURNEY,
    MOST_RESOURCES,
    NEUTRAL,
    OPPOSITION,
    SUPPORT,
    State,
)
from sandtable.games.british_way.malaya.vocabulary import (
    ABOUT,
    BRITISH_OPERATIONS,
    EXTORT,
    INTIMIDATE,
    MCP,
    POLICE,
    REPRISAL,
    RESETTLE,
    SPACE_OF,
    STRIKE,
    TO,
    VERB_OF,
    VILLAGE,
)
from sandtable.games.british_way.vocabulary import BRITISH, SHADED, UNSHADED

# Whether an Operation that is to come still finds a space (3.1, M-41).
Still = Callable[[State], bool]

# 4.1.1 Accompanying Operations
RESETTLE_WITH: Final = ["train"]
REPRISAL_WITH: Final = ["garrison", "sweep", "assault"]
STRIKE_WITH: Final = BRITISH_OPERATIONS
EXTORT_WITH: Final = ["rally", "march", "terror"]
INTIMIDATE_WITH: Final = ["rally", "terror"]


def accompanying(state: State, operation: str) -> list[str]:
    """4.1.1: the Special Activities that may accompany an Operation and can be done now, as answers."""
    answers: list[str] = []
    if operation in RESETTLE_WITH:
        answers += [RESETTLE[space] for space in PROVINCES if cannot_resettle(state, space) is None]
    if operation in REPRISAL_WITH:
        answers += [REPRISAL[space] for space in PROVINCES if cannot_reprise(state, space) is None]
    if operation in STRIKE_WITH:
        answers += [STRIKE[space] for space in PROVINCES if cannot_strike(state, space) is None]
    if operation in EXTORT_WITH:
        answers += [EXTORT[space] for space in SPACES if cannot_extort(state, space) is None]
    if operation in INTIMIDATE_WITH:
        answers += [INTIMIDATE[space] for space in SPACES if cannot_intimidate(state, space) is None]
    return answers


def perform(state: State, answer: str, still: Still | None = None, most: int = 0) -> Procedure[None]:
    """4.1: do the Special Activity that an answer of `accompanying` names, in as many spaces as it may have.

    Before the first space of its Operation it must leave one (`still`); an event may say how many spaces (`most`).
    """
    activity = ACTIVITIES[VERB_OF[answer]]
    most = most or activity.spaces(state)
    if VERB_OF[answer] == "resettle" and state.options.nv_secure_removal == BRITISH_MAY:
        yield from may_return_villages(state, "4.2.1")
    done: list[int] = []
    while True:
        done.append(SPACE_OF[answer])
        yield from activity.do(state, SPACE_OF[answer], still)
        options = [] if len(done) == most else activity.answers(state, done, still)
        if not options:
            return
        answer = yield choose(
            activity.side,
            activity.rule,
            "ask-another-space",
            [*options, DONE],
            arguments={"activity": activity.name},
            state=state,
            refusals=((activity.family, activity.cannot),),
            taken=done,
        )
        if answer == DONE:
            return


def may_return_villages(state: State, rule: str) -> Procedure[None]:
    """1.12, by the option of M-03: the British may take New Villages back from secure Provinces."""
    while True:
        options = [VILLAGE[s] for s in PROVINCES if state.villages[s] and is_secure(state, s)]
        if not options:
            return
        answer = yield choose(
            BRITISH,
            rule,
            "ask-return-village",
            [*options, DONE],
            state=state,
            refusals=WHICH_VILLAGE,
            otherwise="why-not-here",
            again=True,
        )
        if answer == DONE:
            return
        remove_village(state, SPACE_OF[answer], "1.12")


def is_secure(state: State, province: int) -> bool:
    """1.12: British Control and no MCP piece."""
    return state.control[province] == BRITISH_CONTROL and not state.mcp_pieces(province)


# 4.2.1 Resettle


def cannot_resettle(state: State, space: int) -> str | None:
    """4.2.1: a Province under British Control without a New Village, while the pool has one (M-39)."""
    if not is_province(space):
        return "why-not-a-province"
    if state.villages[space]:
        return "why-village-here"
    if state.control[space] != BRITISH_CONTROL:
        return "why-no-british-control"
    return None if state.villages_left() else "why-no-village-left"


def resettle_in(state: State, province: int, still: Still | None = None) -> Procedure[None]:
    """4.2.1 Resettle: a New Village, and a shift toward Opposition; a secure Province loses it at once (M-03)."""
    place_village(state, province, "4.2.1")
    shift(state, province, OPPOSITION, "4.2.1")
    settle(state, [province])
    yield from ()


# 4.2.2 Reprisal


def cannot_reprise(state: State, space: int) -> str | None:
    """4.2.2: a Province with Troops."""
    if not is_province(space):
        return "why-not-a-province"
    return None if state.troops[space] else "why-no-troops"


def reprisal_in(state: State, province: int, still: Still | None = None) -> Procedure[None]:
    """4.2.2 Reprisal: the Province turns Neutral, Terror if none is there, and a Guerrilla is driven out (M-18)."""
    state.tell_at("4.2.2", "log-reprisal", province)
    set_level(state, province, NEUTRAL, "4.2.2")
    place_terror_if_none(state, province, "4.2.2")
    options = [piece for piece in guerrillas_among(state, [province]) if ways_out(state, piece, still)]
    if not options:
        return
    piece = yield choose(
        BRITISH, "4.2.2", "ask-drive-out", options, arguments=ABOUT[province], state=state, refusals=WHICH_GUERRILLA
    )
    options = [TO[space] for space in ways_out(state, piece, still)]
    answer = yield choose(
        BRITISH, "4.2.2", "ask-drive-out-to", options, arguments=ABOUT[province], state=state, refusals=WAY_TO
    )
    move_guerrilla(state, piece, SPACE_OF[answer], "4.2.2")


def ways_out(state: State, piece: str, still: Still | None) -> list[int]:
    """4.2.2: the adjacent spaces to which a Guerrilla can be driven so that the Operation to come finds a space."""
    origin = SPACE_OF[piece]
    if still is None:
        return state.adjacent[origin]
    guerrillas = state.active if is_active(piece) else state.underground
    ways = []
    for space in state.adjacent[origin]:
        guerrillas[origin] -= 1
        guerrillas[space] += 1
        if still(state):
            ways.append(space)
        guerrillas[space] -= 1
        guerrillas[origin] += 1
    return ways


# 4.2.3 Air Strike


def cannot_strike(state: State, space: int) -> str | None:
    """4.2.3: a Province with a British piece (M-27) and an Active Guerrilla."""
    if not is_province(space):
        return "why-not-a-province"
    if not state.cubes(space):
        return "why-no-cubes"
    return None if state.active[space] else "why-no-active-guerrilla"


def strike_in(state: State, province: int, still: Still | None = None) -> Procedure[None]:
    """4.2.3 Air Strike: an Active Guerrilla goes; HM-08's shaded text shifts the Province toward Opposition."""
    remove_guerrillas(state, province, 1, "4.2.3", active=True)
    if state.has(AIR_SUPPORT, SHADED):
        shift(state, province, OPPOSITION, "HM-08")
    yield from ()


# 4.3.1 Extort


def cannot_extort(state: State, space: int) -> str | None:
    """4.3.1: any space with an Underground Guerrilla and without a New Village; HM-11 may close Thailand."""
    if state.villages[space]:
        return "why-village-here"
    if space == THAILAND and state.has(THE_BORDER, UNSHADED):
        return "why-border-closed"
    return None if state.underground[space] else "why-no-underground-guerrilla"


def extort_in(state: State, space: int, still: Still | None = None) -> Procedure[None]:
    """4.3.1 Extort: an Underground Guerrilla turns Active for a Resource."""
    activate_guerrillas(state, space, 1, "4.3.1")
    gain(state, MCP, 1, "4.3.1")
    yield from ()


# 4.3.2 Intimidate


def cannot_intimidate(state: State, space: int) -> str | None:
    """4.3.2: an Underground Guerrilla, and a Police, a New Village or Support to remove (M-08)."""
    if space == THAILAND:
        return "why-thailand"
    if not state.underground[space]:
        return "why-no-underground-guerrilla"
    if state.police[space] or can_burn_village(state, space) or state.level[space] == SUPPORT:
        return None
    return "why-nobody-to-intimidate"


def can_burn_village(state: State, space: int) -> bool:
    """4.3.2: a New Village goes where Guerrillas outnumber British pieces."""
    return state.villages[space] > 0 and state.guerrillas(space) > state.cubes(space)


def intimidate_in(state: State, space: int, still: Still | None = None) -> Procedure[None]:
    """4.3.2 Intimidate: a Police goes, or instead the New Village; then Support is lost."""
    options = [POLICE[space]] if state.police[space] else []
    if can_burn_village(state, space):
        options.append(VILLAGE[space])
    if still is not None:
        options = [what for what in options if leaves_after_intimidate(state, space, what == VILLAGE[space], still)]
    if options:
        answer = yield choose(MCP, "4.3.2", "ask-intimidate-what", options, arguments=ABOUT[space])
        if answer == POLICE[space]:
            remove_cubes(state, "police", space, 1, "4.3.2")
        else:
            remove_village(state, space, "4.3.2")
    if state.level[space] == SUPPORT:
        set_level(state, space, NEUTRAL, "4.3.2")


# How each is done, and in how many spaces


def resettle_spaces(state: State) -> int:
    """4.2.1, 6.6.2: two under Briggs."""
    return 2 if state.is_commanded_by(BRIGGS) else 1


def reprisal_spaces(state: State) -> int:
    """4.2.2, 6.6.2: two under Gurney."""
    return 2 if state.is_commanded_by(GURNEY) else 1


def strike_spaces(state: State) -> int:
    """4.2.3: two, three with HM-08's unshaded text."""
    return 3 if state.has(AIR_SUPPORT, UNSHADED) else 2


def extort_spaces(state: State) -> int:
    """4.3.1: two; HM-05 makes it one or three."""
    if state.has(MIN_YUEN, UNSHADED):
        return 1
    return 3 if state.has(MIN_YUEN, SHADED) else 2


def intimidate_spaces(state: State) -> int:
    """4.3.2: two."""
    return 2


class Activity:
    """A Special Activity: whose it is, its answers, its condition, what it does in a space, and in how many."""

    def __init__(
        self,
        side: str,
        rule: str,
        family: list[str],
        cannot: Condition,
        do: Callable[[State, int, Still | None], Procedure[None]],
        spaces: Callable[[State], int],
    ) -> None:
        self.side = side
        self.rule = rule
        self.family = family
        self.name = VERB_OF[family[0]]
        self.cannot = cannot
        self.do = do
        self.spaces = spaces

    def answers(self, state: State, done: list[int], still: Still | None) -> list[str]:
        """The further spaces in which it can be done."""
        fit = [self.family[s] for s in SPACES if s not in done and self.cannot(state, s) is None]
        return fit if still is None else [answer for answer in fit if leaves_a_space(state, answer, still)]


ACTIVITIES: Final = {
    "resettle": Activity(BRITISH, "4.2.1", RESETTLE, cannot_resettle, resettle_in, resettle_spaces),
    "reprisal": Activity(BRITISH, "4.2.2", REPRISAL, cannot_reprise, reprisal_in, reprisal_spaces),
    "strike": Activity(BRITISH, "4.2.3", STRIKE, cannot_strike, strike_in, strike_spaces),
    "extort": Activity(MCP, "4.3.1", EXTORT, cannot_extort, extort_in, extort_spaces),
    "intimidate": Activity(MCP, "4.3.2", INTIMIDATE, cannot_intimidate, intimidate_in, intimidate_spaces),
}
BRITISH_ACTIVITY_REFUSALS: Final[Refusals] = (
    (RESETTLE, cannot_resettle),
    (REPRISAL, cannot_reprise),
    (STRIKE, cannot_strike),
)
MCP_ACTIVITY_REFUSALS: Final[Refusals] = ((EXTORT, cannot_extort), (INTIMIDATE, cannot_intimidate))


def leaves_a_space(state: State, answer: str, still: Still) -> bool:
    """3.1, M-41: whether this Special Activity, done now, can leave or make a space for the Operation to come."""
    verb, space = VERB_OF[answer], SPACE_OF[answer]
    if verb == "reprisal":
        pieces = guerrillas_among(state, [space])
        return any(ways_out(state, piece, still) for piece in pieces) if pieces else still(state)
    if verb == "resettle":
        return still(state)
    if verb == "strike":
        state.active[space] -= 1
        leaves = still(state)
        state.active[space] += 1
        return leaves
    if verb == "extort":
        resources = state.resources_of(MCP)
        state.underground[space] -= 1
        state.active[space] += 1
        state.resources[1] = min(resources + 1, MOST_RESOURCES)
        leaves = still(state)
        state.resources[1] = resources
        state.active[space] -= 1
        state.underground[space] += 1
        return leaves
    return leaves_after_intimidate(state, space, can_burn_village(state, space), still)


def leaves_after_intimidate(state: State, space: int, burns: bool, still: Still) -> bool:
    """M-41: whether a space is left when Support is lost and the New Village burns, or falls with the last Police."""
    level, villages = state.level[space], state.villages[space]
    state.level[space] = min(level, NEUTRAL)
    if burns or state.cubes(space) == state.police[space] == 1:
        state.villages[space] = 0
    leaves = still(state)
    state.level[space], state.villages[space] = level, villages
    return leaves
