"""A guided first game, up to the first count: `example_of_play.record` holds its answers, `learn.ftl` its words.

The rulebook has no example of play; this one is ours, and shows each Operation of both sides once.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.lessons import Chapter

CHAPTERS: Final = [
    # HM-15, the British and then MCP
    Chapter(
        "support",
        [
            (0, "welcome"),
            (1, "box"),
            (3, "train"),
            (6, "train-perak"),
            (9, "pacify"),
            (10, "resettle"),
            (11, "limited"),
            (13, "rally"),
            (15, "agitate"),
        ],
    ),
    # HM-23, MCP and then the British
    Chapter(
        "control",
        [
            (16, "mcp-first"),
            (17, "march"),
            (19, "march-spaces"),
            (22, "march-selangor"),
            (25, "march-perak"),
            (28, "extort"),
            (30, "garrison"),
            (32, "garrison-selangor"),
            (36, "garrison-police"),
        ],
    ),
    # HM-04, the British and then MCP
    Chapter(
        "jungle",
        [
            (39, "british-first"),
            (40, "sweep"),
            (42, "sweep-spaces"),
            (45, "sweep-pahang"),
            (48, "not-yet"),
            (49, "strike"),
            (51, "event"),
            (53, "terror"),
            (54, "terror-trengganu"),
        ],
    ),
    # HM-08, MCP and then the British
    Chapter(
        "perak",
        [
            (55, "mcp-again"),
            (56, "attack"),
            (58, "attack-perak"),
            (60, "ambush"),
            (61, "assault"),
            (63, "assault-perak"),
        ],
    ),
    # HM-33, a Propaganda Round
    Chapter(
        "count",
        [
            (64, "propaganda"),
            (65, "political-will"),
            (66, "agitate-perak"),
            (69, "redeploy"),
            (73, "end"),
        ],
    ),
]
