"""8.0 Example of Play as a guided first game: `example_of_play.record` holds its answers, `learn.ftl` its words."""

from __future__ import annotations

from typing import Final

from sandtable.games.lessons import Chapter

CHAPTERS: Final = [
    # P31, Irgun and then the British
    Chapter(
        "sabotage",
        [
            (0, "welcome"),
            (1, "box"),
            (2, "sabotage"),
            (3, "sabotage-galilee"),
            (5, "sabotage-gaza"),
            (8, "sabotage-haifa"),
            (10, "terror"),
            (11, "cache"),
            (13, "no-offensive"),
            (14, "limited"),
            (15, "patrol"),
            (17, "police"),
            (19, "arrest"),
        ],
    ),
    # P10, the British and then Irgun
    Chapter(
        "police",
        [
            (20, "next-card"),
            (21, "deploy"),
            (23, "deploy-police"),
            (26, "deploy-troops"),
            (30, "restore"),
            (31, "rob"),
            (33, "rob-haifa"),
        ],
    ),
    # P27, Irgun and then the British
    Chapter(
        "recruits",
        [
            (36, "more-cells"),
            (37, "recruit"),
            (39, "recruit-city"),
            (40, "recruit-railways"),
            (44, "offensive"),
            (47, "silence"),
            (48, "pass"),
            (50, "chit"),
        ],
    ),
    # P25, the British and then Irgun
    Chapter(
        "search",
        [
            (51, "begin"),
            (52, "search"),
            (54, "search-spaces"),
            (58, "troops"),
            (63, "troops-lydda"),
            (66, "search-lydda"),
            (67, "curfew"),
            (69, "curfew-jerusalem"),
            (71, "detain"),
            (73, "capability"),
        ],
    ),
    # P7, Irgun and then the British
    Chapter(
        "curfews",
        [
            (75, "curfews-turned"),
            (76, "travel"),
            (78, "travel-tel-aviv"),
            (80, "propagandize"),
            (82, "travel-railways"),
            (86, "assault"),
            (88, "assault-lydda"),
            (90, "lead"),
        ],
    ),
    # P8, the British and then Irgun
    Chapter(
        "railways",
        [
            (92, "truman"),
            (93, "negotiate"),
            (97, "lock"),
            (99, "patrol-railways"),
            (103, "police-haifa"),
            (105, "police-jerusalem"),
            (111, "spend-chit"),
            (113, "rebuke"),
        ],
    ),
    # P35, a Propaganda Round
    Chapter(
        "count",
        [
            (115, "propaganda"),
            (116, "political-will"),
            (117, "redeploy-police"),
            (120, "redeploy-troops"),
            (127, "reset"),
            (128, "end"),
        ],
    ),
]
