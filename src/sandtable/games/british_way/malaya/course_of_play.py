"""1.1 Course of Play: the phases of a Propaganda Round, and who does which Operations."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.course_of_play import Course, steps_of
from sandtable.games.british_way.malaya.vocabulary import BRITISH_OPERATIONS, MCP, MCP_OPERATIONS
from sandtable.games.british_way.vocabulary import BRITISH

# 2.4, 6.0: a Propaganda card brings a Propaganda Round, its phases by their rules; 6.3 in its paragraphs.
PHASES: Final = {
    "rule-6-1": ["political_will"],
    "rule-6-2": ["earnings"],
    "rule-6-3": ["pacification", "agitation"],
    "rule-6-4": ["redeploy"],
    "rule-6-5": ["reset"],
}
PROPAGANDA_ROUND: Final = steps_of(PHASES)
# 6.2, 6.3: phases in which Political Will stays where 6.1 has left it.
WILL_AT_REST: Final = PROPAGANDA_ROUND[1:5]
COURSE: Final = Course(PROPAGANDA_ROUND, {BRITISH: BRITISH_OPERATIONS, MCP: MCP_OPERATIONS})
