"""Every answer that can be given in Cyprus: a word, or a word and a space.

The families are lists in the order of the spaces, so `SABOTAGE[NICOSIA]` is an answer and `SPACE_OF[answer]` its space.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DIE, DONE, NO, YES
from sandtable.games.british_way.cells.vocabulary import CURFEW, VALUE_OF
from sandtable.games.british_way.cyprus.cards import CARDS
from sandtable.games.british_way.cyprus.map import NAMES
from sandtable.games.british_way.vocabulary import BOXES, BRITISH, PASS, TEXTS, Places

EOKA: Final = "eoka"
SIDES: Final = [BRITISH, EOKA]

LEFT: Final = "left"
RIGHT: Final = "right"

BRITISH_OPERATIONS: Final = ["deploy", "patrol", "search", "assault"]
EOKA_OPERATIONS: Final = ["recruit", "travel", "sabotage", "ambush"]
DIPLOMACY: Final = "diplomacy"
INTERROGATE: Final = "interrogate"
# 4.3.1: where a smuggled Cache comes from, if not from a space.
AVAILABLE: Final = "available"
# 4.3.3: what Propagandize works on where it could do both.
WILL: Final = "will"
OPINION: Final = "opinion"

PLACES: Final = Places(NAMES)
SPACE_OF: Final = PLACES.space_of
VERB_OF: Final = PLACES.verb_of
ABOUT: Final = PLACES.about

DEPLOY: Final = PLACES.family("deploy")
PATROL: Final = PLACES.family("patrol")
SEARCH: Final = PLACES.family("search")
ASSAULT: Final = PLACES.family("assault")
RECRUIT: Final = PLACES.family("recruit")
TRAVEL: Final = PLACES.family("travel")
SABOTAGE: Final = PLACES.family("sabotage")
AMBUSH: Final = PLACES.family("ambush")
RESTORE: Final = PLACES.family("restore")
SMUGGLE: Final = PLACES.family("smuggle")
INFILTRATE: Final = PLACES.family("infiltrate")
PROPAGANDIZE: Final = PLACES.family("propagandize")
OFFENSIVE: Final = PLACES.family("offensive")
SPEND_CACHE: Final = PLACES.family("spend")
FROM: Final = PLACES.family("from")
TO: Final = PLACES.family("to")
POLICE: Final = PLACES.family("police")
UNDERGROUND: Final = PLACES.family("underground")
ACTIVE: Final = PLACES.family("active")
CACHE: Final = PLACES.family("cache")
AT: Final = PLACES.family("")

NUMBERS: Final = [str(number) for number in range(13)]

VOCABULARY: Final = [
    *[DONE, YES, NO, PASS, *BOXES, *TEXTS, LEFT, RIGHT, *SIDES],
    *[*BRITISH_OPERATIONS, *EOKA_OPERATIONS, DIPLOMACY, INTERROGATE, CURFEW, AVAILABLE, WILL, OPINION],
    *[answer for answer in NUMBERS if answer not in DIE],
    *DIE,
    *VALUE_OF,
    *SPACE_OF,
    *CARDS,
]


def other(side: str) -> str:
    """The opponent."""
    return EOKA if side == BRITISH else BRITISH
