"""1.1 Course of Play: the phases of a Propaganda Round, and the Operations of each side."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import Step
from sandtable.games.british_way.course_of_play import Course
from sandtable.games.british_way.palestine.vocabulary import BRITISH, BRITISH_OPERATIONS, IRGUN, IRGUN_OPERATIONS

# 2.4, 6.0: a Propaganda card brings a Propaganda Round, its phases in their order; 6.2 and 6.3 in their paragraphs.
POLITICAL_WILL: Final[Step] = ("political_will", ())
PROPAGANDA_ROUND: Final[list[Step]] = [
    POLITICAL_WILL,
    ("expropriations", ()),
    ("british_intel", ()),
    ("haganah_cooperation", ()),
    ("redeploy_police", ()),
    ("redeploy_troops", ()),
    ("redeploy_cells", ()),
    ("redeploy_cache", ()),
    ("reset", ()),
]
COURSE: Final = Course(PROPAGANDA_ROUND, {BRITISH: BRITISH_OPERATIONS, IRGUN: IRGUN_OPERATIONS})
