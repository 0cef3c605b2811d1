"""A guided first game, up to the first count: `example_of_play.record` holds its answers, `learn.ftl` its words.

The rulebook has no example of play; this one is ours, and shows each Operation of both sides once.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.lessons import Chapter

CHAPTERS: Final = [
    # HC-01, EOKA and then the British
    Chapter(
        "recruits",
        [
            (0, "welcome"),
            (1, "box"),
            (2, "recruit"),
            (3, "recruit-troodos"),
            (5, "recruit-paphos"),
            (6, "smuggle"),
            (8, "recruit-nicosia"),
            (10, "limited"),
            (11, "deploy"),
            (13, "deploy-troops"),
        ],
    ),
    # HC-10, the British and then EOKA
    Chapter(
        "search",
        [
            (19, "british-first"),
            (20, "search"),
            (22, "search-spaces"),
            (26, "search-troodos"),
            (27, "search-nicosia"),
            (28, "diplomacy"),
            (29, "eoka-first"),
            (30, "travel"),
            (32, "travel-karpas"),
        ],
    ),
    # HC-13, EOKA and then the British
    Chapter(
        "sabotage",
        [
            (35, "got-away"),
            (36, "sabotage"),
            (38, "sabotage-karpas"),
            (40, "sabotage-famagusta"),
            (43, "sabotage-nicosia"),
            (46, "propagandize"),
            (48, "assault"),
            (50, "assault-troodos"),
            (52, "chit"),
        ],
    ),
    # HC-11, the British and then EOKA
    Chapter(
        "ledra-street",
        [
            (53, "ledra-street"),
            (54, "patrol"),
            (56, "patrol-nicosia"),
            (58, "police"),
            (60, "diplomacy-again"),
            (61, "arrest"),
            (62, "event"),
            (64, "ambush"),
            (66, "mountain-cache"),
            (67, "ambush-larnaca"),
        ],
    ),
    # HC-33, a Propaganda Round
    Chapter(
        "count",
        [
            (69, "propaganda"),
            (70, "political-will"),
            (71, "redeploy-police"),
            (75, "redeploy-troops"),
            (76, "reset"),
            (77, "end"),
        ],
    ),
]
