"""A guided first player turn, that of the Allies in 7.3: the record holds its answers, `learn.ftl` its words.

The rulebook has no example of play; this one is ours. It follows 9 December 1940: Nibeiwa, then Tummar.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.lessons import Chapter

CHAPTERS: Final = [
    # The Movement Segment: trucks, Reserve, the infantry and its tanks
    Chapter(
        "march",
        [(0, "welcome"), (1, "load"), (2, "drive"), (3, "reserve"), (4, "march"), (5, "fuel"), (6, "leader")],
    ),
    # Still moving: 7 Armoured overruns a post between the camps
    Chapter(
        "overrun",
        [
            (7, "armour"),
            (8, "formation"),
            (9, "overrun"),
            (10, "attack-supply"),
            (13, "defence-supply"),
            (15, "rating"),
            (16, "surprise"),
            (17, "overrun-roll"),
            (18, "behind"),
        ],
    ),
    # Ships, the Supply and Reaction Phases, artillery
    Chapter(
        "fire",
        [
            (19, "segment"),
            (20, "ships"),
            (21, "ships-roll"),
            (22, "supply"),
            (23, "reaction"),
            (25, "no-reaction"),
            (27, "barrage"),
            (28, "barrage-supply"),
            (29, "barrage-roll"),
        ],
    ),
    # The attack on Nibeiwa
    Chapter(
        "attack",
        [
            (30, "nibeiwa"),
            (32, "two-tokens"),
            (34, "maletti-pays"),
            (36, "brigade"),
            (37, "oconnor"),
            (39, "maletti"),
            (42, "dice"),
            (45, "losses"),
            (46, "options"),
            (49, "retreat"),
        ],
    ),
    # Advance, and the Exploitation Phase
    Chapter(
        "exploitation",
        [
            (51, "advance"),
            (52, "exploit"),
            (53, "rejoin"),
            (54, "release"),
            (56, "full-speed"),
            (57, "again"),
            (60, "tummar-supply"),
            (63, "tummar-defends"),
            (65, "tummar-rating"),
            (66, "tummar-libyans"),
            (67, "tummar-dice"),
            (70, "division"),
            (73, "division-retreat"),
            (74, "tummar"),
            (76, "clean-up"),
            (77, "end"),
        ],
    ),
]
