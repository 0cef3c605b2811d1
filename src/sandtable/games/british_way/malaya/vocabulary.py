"""Every answer that can be given in Malaya: a word, or a word and a space.

The families are lists in the order of the spaces, so `SWEEP[PERAK]` is the answer and `SPACE_OF[answer]` the space.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DIE, DONE, NO, YES
from sandtable.games.british_way.malaya.cards import CARDS
from sandtable.games.british_way.malaya.map import NAMES
from sandtable.games.british_way.vocabulary import BOXES, BRITISH, PASS, TEXTS, Places

MCP: Final = "mcp"
SIDES: Final = [BRITISH, MCP]

LEFT: Final = "left"
RIGHT: Final = "right"

BRITISH_OPERATIONS: Final = ["train", "garrison", "sweep", "assault"]
MCP_OPERATIONS: Final = ["rally", "march", "attack", "terror"]

# 3.3.1: what a Rally does in a space.
PLACE_ONE: Final = "one"
BUILD: Final = "build"
PLACE_MANY: Final = "many"
HIDE: Final = "hide"
WAYS_TO_RALLY: Final = [PLACE_ONE, BUILD, PLACE_MANY, HIDE]

PLACES: Final = Places(NAMES)
TRAIN: Final = PLACES.family("train")
GARRISON: Final = PLACES.family("garrison")
SWEEP: Final = PLACES.family("sweep")
ASSAULT: Final = PLACES.family("assault")
RALLY: Final = PLACES.family("rally")
MARCH: Final = PLACES.family("march")
ATTACK: Final = PLACES.family("attack")
TERROR: Final = PLACES.family("terror")
RESETTLE: Final = PLACES.family("resettle")
REPRISAL: Final = PLACES.family("reprisal")
STRIKE: Final = PLACES.family("strike")
EXTORT: Final = PLACES.family("extort")
INTIMIDATE: Final = PLACES.family("intimidate")
AMBUSH: Final = PLACES.family("ambush")
PACIFY: Final = PLACES.family("pacify")
AGITATE: Final = PLACES.family("agitate")
TROOPS: Final = PLACES.family("troops")
POLICE: Final = PLACES.family("police")
UNDERGROUND: Final = PLACES.family("underground")
ACTIVE: Final = PLACES.family("active")
BASE: Final = PLACES.family("base")
VILLAGE: Final = PLACES.family("village")
FROM: Final = PLACES.family("from")
TO: Final = PLACES.family("to")
AT: Final = PLACES.family("")
SPACE_OF: Final = PLACES.space_of
VERB_OF: Final = PLACES.verb_of
ABOUT: Final = PLACES.about

NUMBERS: Final = [str(number) for number in range(16)]

VOCABULARY: Final = [
    *[DONE, YES, NO, PASS, *BOXES, *TEXTS, LEFT, RIGHT],
    *[*BRITISH_OPERATIONS, *MCP_OPERATIONS, *WAYS_TO_RALLY],
    *[answer for answer in NUMBERS if answer not in DIE],
    *DIE,
    *SPACE_OF,
    *CARDS,
]


def other(side: str) -> str:
    """The opponent."""
    return MCP if side == BRITISH else BRITISH
