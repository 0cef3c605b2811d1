"""Every word of which answers are made: verbs, counters, hexes, amounts, and what chance answers."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sandtable.games.ocs.counters import SIDE_NAMES, word_of
from sandtable.games.ocs.dak2.answers import ABOUT, PAIRS, RULE_OF, SHORT
from sandtable.games.ocs.dak2.files import rows_of
from sandtable.games.ocs.dak2.map import MAPS, is_on
from sandtable.games.ocs.dak2.scenarios import SCENARIOS

KEYWORDS: Final = [
    "to",
    "via",
    "with",
    "as",
    "at",
    "by",
    "full",
    "empty",
    "each",
    "formation",
    "port",
    "hedgehog",
    "all",
]
MODES: Final = ["combat", "move", "reserve", "strat", "release"]
MOST: Final = 400  # tokens, more than come in any scenario; dice are among these numbers


def words() -> list[str]:
    """In this order: what orders and short answers begin with, what stands between, counters, hexes, numbers, maps."""
    short = [word for answer in SHORT for word in answer.split(" ")]
    counters = [word_of(row["id"]) for file in ("units.csv", "leaders.csv", "trucks.csv") for row in rows_of(file)]
    maps = "".join(sorted({letter for scenario in SCENARIOS.values() for letter in scenario.maps}))
    hexes = [row["hex"] for row in rows_of("hexes.csv") if any(is_on(row["hex"], letter) for letter in maps)]
    terrains = [row["id"] for row in rows_of("terrain.csv")]
    numbers = [str(number) for number in range(MOST + 1)]
    hit = ["".join(some) for count in range(1, len(MAPS) + 1) for some in combinations(sorted(MAPS), count)]
    found = [
        *RULE_OF,
        *short,
        *ABOUT,
        *PAIRS,
        *KEYWORDS,
        *MODES,
        *SIDE_NAMES,
        *terrains,
        *counters,
        *hexes,
        *numbers,
        *hit,
    ]
    return list(dict.fromkeys(found))
