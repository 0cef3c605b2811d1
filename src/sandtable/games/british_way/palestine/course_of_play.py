"""1.1 Course of Play: the phases of a Propaganda Round, and the Operations of each side."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.course_of_play import Course, steps_of
from sandtable.games.british_way.palestine.vocabulary import BRITISH, BRITISH_OPERATIONS, IRGUN, IRGUN_OPERATIONS

# 2.4, 6.0: a Propaganda card brings a Propaganda Round, its phases by their rules; 6.2 and 6.3 in their paragraphs.
PHASES: Final = {
    "rule-6-1": ["political_will"],
    "rule-6-2": ["expropriations", "british_intel", "haganah_cooperation"],
    "rule-6-3": ["redeploy_police", "redeploy_troops", "redeploy_cells", "redeploy_cache"],
    "rule-6-4": ["reset"],
}
PROPAGANDA_ROUND: Final = steps_of(PHASES)
COURSE: Final = Course(PROPAGANDA_ROUND, {BRITISH: BRITISH_OPERATIONS, IRGUN: IRGUN_OPERATIONS})
