"""3.3.1 Rally."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, choose_number
from sandtable.games.british_way.malaya.cards import THE_BORDER
from sandtable.games.british_way.malaya.forces import (
    hide_guerrillas,
    may_hold_base,
    may_place_guerrillas,
    place_base,
    place_guerrillas,
    take_guerrillas,
)
from sandtable.games.british_way.malaya.map import THAILAND, is_economic_center
from sandtable.games.british_way.malaya.operations.in_general import Operation, may_add_activity
from sandtable.games.british_way.malaya.pacification import agitate_in, cannot_agitate_in_rally
from sandtable.games.british_way.malaya.special_activities import MCP_ACTIVITY_REFUSALS
from sandtable.games.british_way.malaya.state import SUPPORT, State
from sandtable.games.british_way.malaya.vocabulary import (
    ABOUT,
    AGITATE,
    BUILD,
    HIDE,
    MCP,
    PLACE_MANY,
    PLACE_ONE,
    RALLY,
    SPACE_OF,
)
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import NOWHERE, SHADED


def cannot_rally(state: State, space: int) -> str | None:
    """3.3.1: Provinces, Thailand and Kuala Lumpur with neither Support nor a New Village."""
    if is_economic_center(space):
        return "why-economic-center"
    if state.level[space] == SUPPORT:
        return "why-support"
    return "why-village-here" if state.villages[space] else None


REFUSALS: Final[Refusals] = ((RALLY, cannot_rally), *MCP_ACTIVITY_REFUSALS)


def rally(state: State, operation: Operation) -> Procedure[None]:
    """3.3.1 Rally: in each space Guerrillas, a Base, or cover; then Agitate in one of them."""
    operation.fits(cannot_rally)
    while (space := (yield from next_space(state, operation, operation.legal, REFUSALS))) != NOWHERE:
        yield from rally_in(state, space)
    yield from agitate_in_selected(state, operation)
    yield from may_add_activity(state, operation)


def rally_in(state: State, space: int) -> Procedure[None]:
    """3.3.1: exactly one of four things."""
    way = yield choose(MCP, "3.3.1", "ask-rally-how", ways_to_rally(state, space), arguments=ABOUT[space])
    if way == PLACE_ONE:
        yield from may_place_guerrillas(state, space, 1, "3.3.1")
    elif way == BUILD:
        yield from build_base(state, space)
    elif way == PLACE_MANY:
        yield from place_many(state, space)
    else:
        hide_guerrillas(state, space, "3.3.1")


def ways_to_rally(state: State, space: int) -> list[str]:
    """3.3.1: one Guerrilla anywhere; two give way to a Base; with a Base there, many, or all go Underground."""
    ways = [PLACE_ONE]
    if state.guerrillas(space) >= 2 and may_hold_base(state, space):
        ways.append(BUILD)
    if state.bases[space]:
        ways.append(PLACE_MANY)
    if state.bases[space] and state.active[space]:
        ways.append(HIDE)
    return ways


def build_base(state: State, space: int) -> Procedure[None]:
    """3.3.1: a Base in the place of two Guerrillas of MCP's choice, as one step."""
    least, most = max(2 - state.underground[space], 0), min(state.active[space], 2)
    active = yield from choose_number(MCP, "3.3.1", "ask-build-of-active", least, most, ABOUT[space])
    take_guerrillas(state, space, active, active=True)
    take_guerrillas(state, space, 2 - active, active=False)
    yield from place_base(state, space, "3.3.1")


def place_many(state: State, space: int) -> Procedure[None]:
    """3.3.1: as many Guerrillas as population and Bases together; by the option of M-13, up to so many."""
    number = muster(state, space)
    if state.options.rally_up_to:
        most = min(number, state.guerrillas_available())
        placed = yield from choose_number(MCP, "3.3.1", "ask-rally-how-many", 1 if most else 0, most, ABOUT[space])
        place_guerrillas(state, space, placed, "3.3.1")
        number -= placed
        if state.guerrillas_available():
            return
    yield from may_place_guerrillas(state, space, number, "3.3.1")


def muster(state: State, space: int) -> int:
    """3.3.1: population and Bases; HM-11's shaded text gives Thailand two people more."""
    people = 2 if space == THAILAND and state.has(THE_BORDER, SHADED) else state.population[space]
    return people + state.bases[space]


def agitate_in_selected(state: State, operation: Operation) -> Procedure[None]:
    """3.3.1: then Agitate in one of the spaces; it is paid for even in a free Rally (3.1.2)."""
    options = [AGITATE[space] for space in operation.selected if cannot_agitate_in_rally(state, space) is None]
    if not options:
        return
    answer = yield choose(
        MCP,
        "3.3.1",
        "ask-agitate",
        [*options, DONE],
        arguments={"left": 1},
        state=state,
        refusals=((AGITATE, cannot_agitate_in_rally),),
        otherwise="why-not-selected",
    )
    if answer != DONE:
        yield from agitate_in(state, SPACE_OF[answer], "3.3.1")
