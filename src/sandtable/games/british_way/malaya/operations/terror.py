"""3.3.4 Terror."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals
from sandtable.games.british_way.malaya.control import shift
from sandtable.games.british_way.malaya.forces import activate_guerrillas, place_sabotage, place_terror_if_none
from sandtable.games.british_way.malaya.map import THAILAND, is_economic_center
from sandtable.games.british_way.malaya.operations.in_general import Operation
from sandtable.games.british_way.malaya.special_activities import MCP_ACTIVITY_REFUSALS
from sandtable.games.british_way.malaya.state import OPPOSITION, State
from sandtable.games.british_way.malaya.vocabulary import TERROR
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import NOWHERE


def cannot_terrorize(state: State, space: int) -> str | None:
    """3.3.4: an Underground Guerrilla, but not in Thailand (M-07)."""
    if space == THAILAND:
        return "why-thailand"
    return None if state.underground[space] else "why-no-underground-guerrilla"


REFUSALS: Final[Refusals] = ((TERROR, cannot_terrorize), *MCP_ACTIVITY_REFUSALS)


def terror(state: State, operation: Operation) -> Procedure[None]:
    """3.3.4 Terror: Guerrillas show themselves and frighten people, or wreck an Economic Center."""
    operation.fits(cannot_terrorize)
    while (space := (yield from next_space(state, operation, operation.legal, REFUSALS))) != NOWHERE:
        terrorize(state, space)


def terrorize(state: State, space: int) -> None:
    """3.3.4: a marker if none is there, and a shift toward Opposition; in an Economic Center Sabotage alone."""
    activate_guerrillas(state, space, 1, "3.3.4")
    if not is_economic_center(space):
        place_terror_if_none(state, space, "3.3.4")
        shift(state, space, OPPOSITION, "3.3.4")
    elif not state.sabotage[space]:
        place_sabotage(state, space, 1, "3.3.4")
