"""8.0 Example of Play as a guided first game.

`example_of_play.record` holds the answers. An explanation (`learn-KEY` in the catalogues) begins at each moment below
and stands until the next one; the player gives every answer himself, so each answer is a lesson of its own.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

END: Final = 127

EXPLANATIONS: Final = [
    # P31, Irgun and then the British
    (0, "welcome"),
    (1, "box"),
    (2, "sabotage"),
    (3, "sabotage-galilee"),
    (5, "sabotage-gaza"),
    (8, "sabotage-haifa"),
    (10, "terror"),
    (11, "cache"),
    (13, "limited"),
    (14, "patrol"),
    (16, "police"),
    (18, "arrest"),
    # P10, the British and then Irgun
    (19, "next-card"),
    (20, "deploy"),
    (22, "deploy-police"),
    (25, "deploy-troops"),
    (29, "restore"),
    (30, "rob"),
    (32, "rob-haifa"),
    # P27, Irgun and then the British
    (35, "more-cells"),
    (36, "recruit"),
    (38, "recruit-city"),
    (39, "recruit-railways"),
    (43, "offensive"),
    (46, "silence"),
    (47, "pass"),
    (49, "chit"),
    # P25, the British and then Irgun
    (50, "begin"),
    (51, "search"),
    (53, "search-spaces"),
    (57, "troops"),
    (62, "troops-lydda"),
    (65, "search-lydda"),
    (66, "curfew"),
    (68, "curfew-jerusalem"),
    (70, "detain"),
    (72, "capability"),
    # P7, Irgun and then the British
    (74, "curfews-turned"),
    (75, "travel"),
    (77, "travel-tel-aviv"),
    (79, "propagandize"),
    (81, "travel-railways"),
    (85, "assault"),
    (87, "assault-lydda"),
    (89, "lead"),
    # P8, the British and then Irgun
    (91, "truman"),
    (92, "negotiate"),
    (96, "lock"),
    (98, "patrol-railways"),
    (102, "police-haifa"),
    (104, "police-jerusalem"),
    (110, "spend-chit"),
    (112, "rebuke"),
    # P35, a Propaganda Round
    (114, "propaganda"),
    (115, "political-will"),
    (116, "redeploy-police"),
    (119, "redeploy-troops"),
    (126, "reset"),
    (END, "end"),
]

LESSONS: Final[list[tuple[int, str]]] = [
    (moment, key) for (begins, key), (ends, _) in pairwise(EXPLANATIONS) for moment in range(begins, ends)
] + [EXPLANATIONS[-1]]
