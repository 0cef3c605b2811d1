"""Why a piece or a space is not offered, where no Operation's own condition says it: what `why perak` answers."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Refusals
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import (
    ACTIVE,
    AT,
    BASE,
    FROM,
    POLICE,
    TO,
    TROOPS,
    UNDERGROUND,
    VILLAGE,
)
from sandtable.games.british_way.refusals import no_police, no_troops, no_way, not_here


def no_underground_guerrilla(state: State, space: int) -> str | None:
    return None if state.underground[space] else "why-no-underground-guerrilla"


def no_active_guerrilla(state: State, space: int) -> str | None:
    return None if state.active[space] else "why-no-active-guerrilla"


def no_guerrilla(state: State, space: int) -> str | None:
    return None if state.guerrillas(space) else "why-no-guerrilla"


def no_base(state: State, space: int) -> str | None:
    return None if state.bases[space] else "why-no-base"


def no_village(state: State, space: int) -> str | None:
    return None if state.villages[space] else "why-no-village"


# Which of several pieces: the first family that has the answer gives the reason.
WHICH_GUERRILLA: Final[Refusals] = ((UNDERGROUND, no_underground_guerrilla), (ACTIVE, no_active_guerrilla))
WHICH_TROOPS: Final[Refusals] = ((TROOPS, no_troops),)
WHICH_POLICE: Final[Refusals] = ((POLICE, no_police),)
WHICH_BASE: Final[Refusals] = ((BASE, no_base),)
WHICH_VILLAGE: Final[Refusals] = ((VILLAGE, no_village),)
WHICH_SPACE: Final[Refusals] = ((AT, not_here),)
GUERRILLAS_FROM: Final[Refusals] = ((FROM, no_guerrilla),)
POLICE_FROM: Final[Refusals] = ((FROM, no_police),)
WAY_TO: Final[Refusals] = ((TO, no_way),)
