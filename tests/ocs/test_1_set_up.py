"""1 Set-up, and the railways and markers that go with it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ocs.field import Field, proves, unit
from sandtable.games.ocs.counters import ALLIED, AXIS
from sandtable.games.ocs.dak2.components import HOUSE
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.state import COAST_ROAD
from sandtable.games.ocs.hexes import opposite
from sandtable.games.ocs.modes import DRY
from sandtable.games.ocs.stacking import re_in
from sandtable.games.ocs.supply.trace import follow_rail

every_scenario = pytest.mark.parametrize("scenario", ["7.3", "7.1"])


@every_scenario
@proves("O-1.1-c", "O-1.1-d", "D-3.8b-b")
def test_trucks_start_empty_and_organic_ones_as_the_scenario_says(scenario):
    state = set_up(scenario)
    listed = {
        truck["id"].lower().replace(".", "-"): truck["loaded"]
        for side in HOUSE.set_up(scenario)["sides"].values()
        for truck in side["organic_trucks"]
    }

    assert not any(lot.load for lot in state.trucks)
    for number, truck in enumerate(state.theatre.trucks):
        assert state.organic_load[number] == (truck.capacity if listed.get(truck.id) else 0)


@every_scenario
@proves("O-1.1-g")
def test_units_start_at_the_strength_that_is_listed_and_without_fuel(scenario):
    state = set_up(scenario)
    listed = {
        entry["id"].lower().replace(".", "-"): entry["steps"]
        for side in HOUSE.set_up(scenario)["sides"].values()
        for entry in side["units"]
        if "steps" in entry
    }

    for number, counter in enumerate(state.theatre.counters):
        assert state.steps[number] == listed.get(counter.id, counter.steps)
        assert state.fuel[number] == DRY


@every_scenario
@proves("O-1.1-h", "D-7.3-al-rail", "D-7.1-al-rail")
def test_a_boundary_that_is_inclusive_belongs_to_what_it_bounds(scenario):
    state = set_up(scenario)

    assert state.theatre.hex_named("C38.02") in state.railway_unbuilt()
    assert state.theatre.hex_named("C38.01") not in state.railway_unbuilt()


@proves("O-3.1-j")
def test_leaders_and_battle_groups_are_no_units():
    state = set_up("7.3")
    hex = next(place for place in state.leader_place if place >= 0)
    side = state.theatre.leaders[state.leader_place.index(hex)].side
    before = re_in(state, side, hex)
    state.leader_place = [hex] * len(state.leader_place)
    state.changed()

    assert re_in(state, side, hex) == before


@proves("O-4.5-k")
def test_a_zone_of_control_cuts_a_railway_unless_a_friend_is_in_the_hex():
    field = Field(unit("a-br", "3-3-8"), unit("x-it", "3-3-8", side=AXIS, nation="It")).put("C10.14", "x-it")
    for column in range(10, 16):
        one, other = field.hex(f"C09.{column}"), field.hex(f"C09.{column + 1}")
        crossed = field.grid.side_between(one, other)
        field.ground.rail[crossed] = field.ground.rail[opposite(crossed, field.grid.neighbours)] = "line"

    def reached() -> list[str]:
        return [field.grid.names[hex] for hex in follow_rail(field.state, ALLIED, [field.hex("C09.10")])]

    assert reached()[-1] < "C09.15"
    in_zone = [name for name in ("C09.13", "C09.14") if field.state.in_enemy_zone(ALLIED, field.hex(name))]
    assert in_zone
    assert in_zone[0] not in reached()
    field.put(in_zone[0], "a-br")
    assert in_zone[0] in reached()


@every_scenario
@proves("O-1.0-g", "D-3.1k-a")
def test_an_empty_hex_belongs_to_who_is_nearest_so_that_the_coast_road_behind_the_italians_is_finished(scenario):
    state = set_up(scenario)
    hexes = [state.theatre.hex_named(name) for name in COAST_ROAD]

    assert {state.owner[hex] for hex in hexes} == {AXIS}
    assert {state.paths()[state.theatre.grid.side_between(one, other)] for one, other in pairwise(hexes)} == {
        "primary_road"
    }
    assert state.owner[state.theatre.hex_named("C38.12")] == ALLIED
