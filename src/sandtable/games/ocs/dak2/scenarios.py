"""7 Scenarios: their headers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sandtable.games.ocs.counters import ALLIED, AXIS


@dataclass
class Scenario:
    """The header of a scenario."""

    name: str
    start: str
    end: str
    maps: str
    first: int
    reserves: list[int]  # markers of each side
    supply: list[tuple[str, int]]  # by side: tokens that come each turn, and where
    green: list[str]
    held_at_matruh: list[str]
    ships: list[str]  # the last turn of each naval shot of 12 points
    weather: str  # where an option does not say otherwise: by the table, or clear in a game of two turns
    arrivals: dict[str, list[str]] = field(default_factory=dict)  # by date: what comes at C37.01
    withdrawals: dict[str, list[str]] = field(default_factory=dict)  # by date: what leaves


BY_TABLE: Final = "table"
CLEAR: Final = "clear"
ENTRY: Final = "C37.01"  # where Allied reinforcements come onto map C

SCENARIOS: Final = {
    "7.3": Scenario(
        "7.3",
        "1940-12-08",
        "1940-12-12",
        "C",
        ALLIED,
        [3, 2],
        [("C39.03", 8), ("C44.29", 8)],
        ["2 NZ"],
        ["2 NZ"],
        ["1940-12-08", "1940-12-12"],
        CLEAR,
    ),
    "7.1": Scenario(
        "7.1",
        "1940-12-08",
        "1940-12-26",
        "C",
        ALLIED,
        [3, 2],
        [("C39.03", 8), ("C44.29", 8)],
        ["2 NZ", "6 Aus"],
        ["2 NZ"],
        ["1940-12-12"],
        BY_TABLE,
        {"1940-12-15": ["au-16", "au-17", "au-19", "au-6cav", "ot-6aus"]},
        {"1940-12-15": ["in-5", "in-11", "in-cih", "ot-4ind"]},
    ),
}
SETUP_ORDER: Final = [AXIS, ALLIED]
