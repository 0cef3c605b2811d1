"""Every answer that can be given in Palestine: a word, or a word and a space.

The families are lists in the order of the spaces, so `SABOTAGE[GAZA]` is the answer and `SPACE_OF[answer]` the space.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DIE, DONE, NO, YES
from sandtable.games.british_way.palestine.cards import CARDS
from sandtable.games.british_way.palestine.map import NAMES

BRITISH: Final = "british"
IRGUN: Final = "irgun"
SIDES: Final = [BRITISH, IRGUN]

# 2.3 Initiative Track: the action boxes from left to right.
LIMITED: Final = "limited"
EVENT: Final = "event"
OPERATION: Final = "operation"
BOXES: Final = [LIMITED, EVENT, OPERATION]

PASS: Final = "pass"
SHADED: Final = "shaded"
UNSHADED: Final = "unshaded"
TEXTS: Final = [UNSHADED, SHADED]
LEFT: Final = "left"
RIGHT: Final = "right"

BRITISH_OPERATIONS: Final = ["deploy", "patrol", "search", "assault"]
IRGUN_OPERATIONS: Final = ["recruit", "travel", "sabotage", "rob"]
NEGOTIATE: Final = "negotiate"

SPACE_OF: Final[dict[str, int]] = {}
VERB_OF: Final[dict[str, str]] = {}


def family(verb: str) -> list[str]:
    """The thirteen answers `verb space`; with no verb the bare names of the spaces."""
    answers = [f"{verb} {name}".strip() for name in NAMES]
    for space, answer in enumerate(answers):
        SPACE_OF[answer] = space
        VERB_OF[answer] = verb
    return answers


DEPLOY: Final = family("deploy")
PATROL: Final = family("patrol")
SEARCH: Final = family("search")
ASSAULT: Final = family("assault")
RECRUIT: Final = family("recruit")
TRAVEL: Final = family("travel")
SABOTAGE: Final = family("sabotage")
ROB: Final = family("rob")
RESTORE: Final = family("restore")
DETAIN: Final = family("detain")
SILENCE: Final = family("silence")
PROPAGANDIZE: Final = family("propagandize")
TERROR: Final = family("terror")
NAME: Final = family("name")
OFFENSIVE: Final = family("offensive")
SPEND_CACHE: Final = family("spend")
FROM: Final = family("from")
TO: Final = family("to")
POLICE: Final = family("police")
UNDERGROUND: Final = family("underground")
ACTIVE: Final = family("active")
CACHE: Final = family("cache")
AT: Final = family("")

# What questions say about a space or about how much is left: made once, since they are asked by the million.
ABOUT: Final[list[dict[str, object]]] = [{"space": name} for name in NAMES]
STILL: Final[list[dict[str, object]]] = [{"left": number} for number in range(14)]

# 1.6.1: an Intel Chit is known by its value.
CHIT: Final = ["chit 0", "chit 1", "chit 2"]
LEAD: Final = ["lead 0", "lead 1", "lead 2"]
DISCARD: Final = ["discard 0", "discard 1", "discard 2"]
SPEND_CHIT: Final = ["spend 0", "spend 1", "spend 2"]
CURFEW: Final = "curfew"
VALUE_OF: Final = {
    answer: value for answers in (CHIT, LEAD, DISCARD, SPEND_CHIT) for value, answer in enumerate(answers)
}

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
