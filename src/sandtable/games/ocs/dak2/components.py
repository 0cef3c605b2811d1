"""The components of the game, its maps, counters and set-ups: ours, or ours with the corrections of an owner."""

from __future__ import annotations

import json
from typing import Final

from sandtable.games.ocs.counters import read_counter, read_leader, read_organic_truck, word_of
from sandtable.games.ocs.dak2.corrections import KEYS, SetUp, correct_rows, correct_set_up
from sandtable.games.ocs.dak2.files import DATA, Row, rows_of
from sandtable.games.ocs.dak2.map import chart, read_ground
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.hexes import Grid
from sandtable.games.ocs.theatre import Ground, Theatre

WHOSE: Final = "components"  # the option that says whose they are
OURS: Final = "house"


class Components:
    """Read when they are first asked for, and shared by all games that are played with them."""

    def __init__(self, corrections: dict[str, list[Row]]) -> None:
        self.corrections = corrections  # rows by file
        self._set_ups: dict[str, SetUp] = {}
        self._grounds: dict[str, tuple[Grid, Ground]] = {}
        self._theatres: dict[str, Theatre] = {}

    def rows(self, file: str) -> list[Row]:
        """The rows of a file of maps or counters."""
        return correct_rows(file, list(rows_of(file)), self.corrections.get(file, []))

    def set_up(self, scenario: str) -> SetUp:
        """The set-up of a scenario."""
        if scenario not in self._set_ups:
            setup: SetUp = json.loads((DATA / "setups" / f"{scenario}.json").read_text(encoding="utf-8"))
            rows = self.corrections.get(f"setups/{scenario}.csv", [])
            correct_set_up(setup, rows, self.sides_of_counters() if rows else {})
            self._set_ups[scenario] = setup
        return self._set_ups[scenario]

    def sides_of_counters(self) -> dict[str, str]:
        """By the word of a counter, whose it is."""
        files = ("units.csv", "leaders.csv", "trucks.csv")
        return {word_of(row["id"]): row["side"] for file in files for row in self.rows(file)}

    def ground(self, maps: str) -> tuple[Grid, Ground]:
        """The hexes of some maps, and what is printed on them."""
        if maps not in self._grounds:
            hexes, hexsides, links = self.rows("hexes.csv"), self.rows("hexsides.csv"), self.rows("links.csv")
            self._grounds[maps] = read_ground(maps, hexes, hexsides, links)
        return self._grounds[maps]

    def theatre(self, scenario: str) -> Theatre:
        """The maps of a scenario, and the counters that are in it or come to it."""
        if scenario not in self._theatres:
            self._theatres[scenario] = self._read_theatre(scenario)
        return self._theatres[scenario]

    def _read_theatre(self, name: str) -> Theatre:
        scenario, sides = SCENARIOS[name], self.set_up(name)["sides"].values()
        coming = {word for words in scenario.arrivals.values() for word in words}
        units = coming | {word_of(unit["id"]) for side in sides for unit in side["units"]}
        leaders = {word_of(leader["id"]) for side in sides for leader in side["leaders_and_kg"]}
        trucks = coming | {word_of(truck["id"]) for side in sides for truck in side["organic_trucks"]}
        grid, ground = self.ground(scenario.maps)
        return Theatre(
            grid,
            ground,
            chart(),
            [read_counter(row) for row in self.rows("units.csv") if word_of(row["id"]) in units],
            [read_leader(row) for row in self.rows("leaders.csv") if word_of(row["id"]) in leaders],
            [read_organic_truck(row) for row in self.rows("trucks.csv") if word_of(row["id"]) in trucks],
            {file: rows for file, rows in self.corrections.items() if file in KEYS and rows},
        )


HOUSE: Final = Components({})
