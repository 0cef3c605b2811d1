"""Why a piece or a space is not offered, where no Operation's own condition says it: what `why gaza` answers."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Refusals
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    ACTIVE,
    AT,
    CACHE,
    FROM,
    POLICE,
    SPEND_CACHE,
    TO,
    UNDERGROUND,
)


def no_underground_cell(state: State, space: int) -> str | None:
    return None if state.underground[space] else "why-no-underground-cell"


def no_active_cell(state: State, space: int) -> str | None:
    return None if state.active[space] else "why-no-active-cell"


def no_police(state: State, space: int) -> str | None:
    return None if state.police[space] else "why-no-police"


def no_troops(state: State, space: int) -> str | None:
    return None if state.troops[space] else "why-no-troops"


def no_cache(state: State, space: int) -> str | None:
    return None if state.caches[space] else "why-no-cache"


def not_here(state: State, space: int) -> str | None:
    """Whatever the event or rule asks for is not in this space."""
    return "why-not-here"


def no_way(state: State, space: int) -> str | None:
    return "why-no-way-there"


# Which of several pieces: the first family that has the answer gives the reason.
WHICH_CELL: Final[Refusals] = ((UNDERGROUND, no_underground_cell), (ACTIVE, no_active_cell))
WHICH_POLICE: Final[Refusals] = ((POLICE, no_police),)
WHICH_CACHE: Final[Refusals] = ((CACHE, no_cache),)
WHICH_SPACE: Final[Refusals] = ((AT, not_here),)
SPEND_WHICH_CACHE: Final[Refusals] = ((SPEND_CACHE, no_cache),)
TROOPS_FROM: Final[Refusals] = ((FROM, no_troops),)
POLICE_FROM: Final[Refusals] = ((FROM, no_police),)
WAY_TO: Final[Refusals] = ((TO, no_way),)
