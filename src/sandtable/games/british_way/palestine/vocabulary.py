"""Every answer that can be given in Palestine: a word, or a word and a space.

The families are lists in the order of the spaces, so `SABOTAGE[GAZA]` is the answer and `SPACE_OF[answer]` the space.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DIE, DONE, NO, YES
from sandtable.games.british_way.cells.vocabulary import CHIT as CHIT
from sandtable.games.british_way.cells.vocabulary import CURFEW as CURFEW
from sandtable.games.british_way.cells.vocabulary import DISCARD as DISCARD
from sandtable.games.british_way.cells.vocabulary import LEAD as LEAD
from sandtable.games.british_way.cells.vocabulary import SPEND_CHIT as SPEND_CHIT
from sandtable.games.british_way.cells.vocabulary import VALUE_OF as VALUE_OF
from sandtable.games.british_way.palestine.cards import CARDS
from sandtable.games.british_way.palestine.map import NAMES
from sandtable.games.british_way.vocabulary import BOXES as BOXES
from sandtable.games.british_way.vocabulary import BRITISH as BRITISH
from sandtable.games.british_way.vocabulary import EVENT as EVENT
from sandtable.games.british_way.vocabulary import LIMITED as LIMITED
from sandtable.games.british_way.vocabulary import OPERATION as OPERATION
from sandtable.games.british_way.vocabulary import PASS as PASS
from sandtable.games.british_way.vocabulary import SHADED as SHADED
from sandtable.games.british_way.vocabulary import TEXTS as TEXTS
from sandtable.games.british_way.vocabulary import UNSHADED as UNSHADED
from sandtable.games.british_way.vocabulary import Places

IRGUN: Final = "irgun"
SIDES: Final = [BRITISH, IRGUN]

LEFT: Final = "left"
RIGHT: Final = "right"

BRITISH_OPERATIONS: Final = ["deploy", "patrol", "search", "assault"]
IRGUN_OPERATIONS: Final = ["recruit", "travel", "sabotage", "rob"]
NEGOTIATE: Final = "negotiate"

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
ROB: Final = PLACES.family("rob")
RESTORE: Final = PLACES.family("restore")
DETAIN: Final = PLACES.family("detain")
SILENCE: Final = PLACES.family("silence")
PROPAGANDIZE: Final = PLACES.family("propagandize")
TERROR: Final = PLACES.family("terror")
NAME: Final = PLACES.family("name")
OFFENSIVE: Final = PLACES.family("offensive")
SPEND_CACHE: Final = PLACES.family("spend")
FROM: Final = PLACES.family("from")
TO: Final = PLACES.family("to")
POLICE: Final = PLACES.family("police")
UNDERGROUND: Final = PLACES.family("underground")
ACTIVE: Final = PLACES.family("active")
CACHE: Final = PLACES.family("cache")
AT: Final = PLACES.family("")

NUMBERS: Final = [str(number) for number in range(16)]

VOCABULARY: Final = [
    *[DONE, YES, NO, PASS, *BOXES, *TEXTS, LEFT, RIGHT, *SIDES],
    *[*BRITISH_OPERATIONS, *IRGUN_OPERATIONS, NEGOTIATE, CURFEW],
    *[answer for answer in NUMBERS if answer not in DIE],
    *DIE,
    *VALUE_OF,
    *SPACE_OF,
    *CARDS,
]


def other(side: str) -> str:
    """The opponent."""
    return IRGUN if side == BRITISH else BRITISH
