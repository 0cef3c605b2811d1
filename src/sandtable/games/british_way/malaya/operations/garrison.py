"""3.2.2 Garrison."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose
from sandtable.games.british_way.malaya.control import settle
from sandtable.games.british_way.malaya.forces import activate_guerrillas
from sandtable.games.british_way.malaya.map import (
    ECONOMIC_CENTERS,
    KUALA_LUMPUR,
    PROVINCES,
    SPACES,
    THAILAND,
)
from sandtable.games.british_way.malaya.operations.assault import assault_in, cannot_assault
from sandtable.games.british_way.malaya.operations.in_general import Operation, may_add_activity
from sandtable.games.british_way.malaya.resources import pay
from sandtable.games.british_way.malaya.special_activities import BRITISH_ACTIVITY_REFUSALS
from sandtable.games.british_way.malaya.state import GARRISON_COST, State
from sandtable.games.british_way.malaya.vocabulary import ASSAULT, GARRISON, SPACE_OF
from sandtable.games.british_way.movement import move_cubes
from sandtable.games.british_way.operations import do_activity
from sandtable.games.british_way.vocabulary import BRITISH

ALWAYS_OPEN: Final = [*ECONOMIC_CENTERS, KUALA_LUMPUR]


def cannot_garrison(state: State, space: int) -> str | None:
    """3.2.2: Economic Centers, Kuala Lumpur and Provinces of any Control."""
    return "why-thailand" if space == THAILAND else None


def cannot_garrison_as_well(state: State, space: int) -> str | None:
    """3.2.2: a full Garrison names its one Province; the Economic Centers and Kuala Lumpur are open anyway."""
    return "why-open-anyway" if space in ALWAYS_OPEN else cannot_garrison(state, space)


REFUSALS: Final[Refusals] = ((GARRISON, cannot_garrison), *BRITISH_ACTIVITY_REFUSALS)
FULL_REFUSALS: Final[Refusals] = ((GARRISON, cannot_garrison_as_well), *BRITISH_ACTIVITY_REFUSALS)


def garrison(state: State, operation: Operation) -> Procedure[None]:
    """3.2.2 Garrison: cubes from anywhere gather; Guerrillas in Economic Centers turn Active; an Assault in one."""
    if not operation.free:
        pay(state, BRITISH, GARRISON_COST, "3.2.2")
    destinations = yield from choose_destinations(state, operation)
    ways = [[space for space in destinations if space != origin] for origin in SPACES]
    yield from move_cubes(state, "3.2.2", "troops", lambda state, origin: ways[origin])
    yield from move_cubes(state, "3.2.2", "police", lambda state, origin: ways[origin])
    settle(state, SPACES)
    yield from may_add_activity(state, operation)
    everywhere = not operation.limited or state.options.limited_garrison_activates_all
    for center in ECONOMIC_CENTERS:
        if everywhere or center in destinations:
            activate_guerrillas(state, center, state.cubes(center), "3.2.2")
    yield from may_assault_center(state, [space for space in destinations if space in ECONOMIC_CENTERS])
    yield from may_add_activity(state, operation)


def choose_destinations(state: State, operation: Operation) -> Procedure[list[int]]:
    """3.2.2: both Economic Centers, Kuala Lumpur and one Province at the most; if Limited, one of all these."""
    while True:
        if operation.limited:
            options = [GARRISON[space] for space in [*PROVINCES, *ALWAYS_OPEN]]
        else:
            options = [*[GARRISON[space] for space in PROVINCES], *operation.activities(state, []), DONE]
        message = "ask-garrison" if operation.limited else "ask-garrison-province"
        refusals = REFUSALS if operation.limited else FULL_REFUSALS
        answer = yield choose(BRITISH, "3.2.2", message, options, state=state, refusals=refusals)
        if answer == DONE:
            return ALWAYS_OPEN
        if answer in GARRISON:
            return [SPACE_OF[answer]] if operation.limited else [*ALWAYS_OPEN, SPACE_OF[answer]]
        yield from do_activity(state, operation, answer)


def may_assault_center(state: State, centers: list[int]) -> Procedure[None]:
    """3.2.2: an Assault in one Economic Center at no cost; if Limited, only where the cubes went (M-17)."""
    options = [ASSAULT[center] for center in centers if cannot_assault(state, center) is None]
    if not options:
        return
    refusals: Refusals = ((ASSAULT, cannot_assault),)
    answer = yield choose(BRITISH, "3.2.2", "ask-garrison-assault", [*options, DONE], state=state, refusals=refusals)
    if answer != DONE:
        assault_in(state, SPACE_OF[answer])
