"""7 Scenarios: their headers. Set-ups are files of the package, in `data/setups`, rebuilt by us from history."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from sandtable.games.ocs.counters import ALLIED, AXIS, read_counter, read_leader, read_organic_truck, word_of
from sandtable.games.ocs.dak2.map import DATA, chart, ground_of, rows_of
from sandtable.games.ocs.theatre import Theatre


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
    arrivals: dict[str, list[str]] = field(default_factory=dict)  # by date: what comes at C37.01


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
        {"1940-12-15": ["au-16", "au-17", "au-19", "au-6cav", "ot-6aus"]},
    ),
}
SETUP_ORDER: Final = [AXIS, ALLIED]


@cache
def set_up_of(name: str) -> dict[str, Any]:
    """The set-up of a scenario, as its file has it."""
    setup: dict[str, Any] = json.loads((DATA / "setups" / f"{name}.json").read_text(encoding="utf-8"))
    return setup


@cache
def theatre_of(name: str) -> Theatre:
    """The maps of a scenario, and the counters that are in it or come to it."""
    scenario, sides = SCENARIOS[name], set_up_of(name)["sides"].values()
    coming = {word for words in scenario.arrivals.values() for word in words}
    units = coming | {word_of(unit["id"]) for side in sides for unit in side["units"]}
    leaders = {word_of(leader["id"]) for side in sides for leader in side["leaders_and_kg"]}
    trucks = coming | {word_of(truck["id"]) for side in sides for truck in side["organic_trucks"]}
    grid, ground = ground_of(scenario.maps)
    return Theatre(
        grid,
        ground,
        chart(),
        [read_counter(row) for row in rows_of("units.csv") if word_of(row["id"]) in units],
        [read_leader(row) for row in rows_of("leaders.csv") if word_of(row["id"]) in leaders],
        [read_organic_truck(row) for row in rows_of("trucks.csv") if word_of(row["id"]) in trucks],
    )
