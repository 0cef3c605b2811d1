"""Why a piece or a space is not offered, where no Operation's own condition says it: what `why gaza` answers."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Refusals
from sandtable.games.british_way.cells.refusals import no_active_cell, no_cache, no_underground_cell
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
from sandtable.games.british_way.refusals import no_police, no_troops, no_way, not_here

# Which of several pieces: the first family that has the answer gives the reason.
WHICH_CELL: Final[Refusals] = ((UNDERGROUND, no_underground_cell), (ACTIVE, no_active_cell))
WHICH_POLICE: Final[Refusals] = ((POLICE, no_police),)
WHICH_CACHE: Final[Refusals] = ((CACHE, no_cache),)
WHICH_SPACE: Final[Refusals] = ((AT, not_here),)
SPEND_WHICH_CACHE: Final[Refusals] = ((SPEND_CACHE, no_cache),)
TROOPS_FROM: Final[Refusals] = ((FROM, no_troops),)
POLICE_FROM: Final[Refusals] = ((FROM, no_police),)
WAY_TO: Final[Refusals] = ((TO, no_way),)
