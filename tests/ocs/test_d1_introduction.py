"""D-1.0 Introduction, D-MAP the map frame, D-3.1a the calendar: what the game is made of."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, unit
from sandtable.games.ocs.counters import ALLIED, AXIS, Counter, read_counter
from sandtable.games.ocs.dak2.calendar import next_turn, turns_from
from sandtable.games.ocs.dak2.components import HOUSE
from sandtable.games.ocs.dak2.files import rows_of
from sandtable.games.ocs.dak2.map import coordinates_of, other_name, read_ground
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.hexes import NOWHERE, Grid
from sandtable.games.ocs.movement import reach_of
from sandtable.games.ocs.numbers import MP, RE
from sandtable.games.ocs.theatre import Ground

NATIONS = {
    ALLIED: {"Br", "Aus", "SA", "NZ", "Ind", "Arab", "Pol", "Capt", "Fr", "Sud", "Cz", "Yug", "TJ", "US", "Egy", "Gre"},
    AXIS: {"It", "Ge", "Egy"},
}


def all_counters() -> list[Counter]:
    return [read_counter(row) for row in rows_of("units.csv") if row["size"] != "ship" and row["side"] != "Neutral"]


@proves("D-1.0-a")
def test_two_sides_exist():
    assert RULES.sides == ["allied", "axis"]


@proves("D-1.0-b", "D-3.9d-a", "D-3.9e-a")
def test_counters_are_companies_to_divisions_and_turns_half_a_week():
    counters = all_counters()
    size = {kind: {one.re for one in counters if one.size == kind} for kind in ("brigade", "company", "battery")}

    assert size == {"brigade": {RE}, "company": {RE // 2}, "battery": {RE // 2}}
    assert {one.steps for one in counters if one.size == "brigade"} == {2}
    assert len(turns_from("1941-01-01", "1941-12-29")) == 12 * 9 - 1


@proves("D-1.1-a")
@pytest.mark.parametrize(
    ("id", "strength", "rating", "allowance"), [("au-16", 6, 4, 3), ("au-17", 6, 4, 3), ("au-6cav", 3, 3, 8)]
)
def test_what_arrives_has_the_values_of_its_listing(id, strength, rating, allowance):
    theatre = HOUSE.theatre("7.1")
    counter = theatre.counters[theatre.unit_number[id]]

    assert (counter.faces[0].strength, counter.rating, counter.faces[0].allowance) == (strength, rating, allowance)


@proves("D-err-10")
def test_short_names_stand_for_the_units_meant():
    names = {counter.id: (counter.name, counter.type) for counter in HOUSE.theatre("7.1").counters}

    assert "Coldstream" in names["br-3"][0]
    assert {names["br-3rha"][1], names["br-106rha"][1]} == {"AT Bn"}


@proves("D-3.9a-a", "D-3.9a-b", "D-3.9a-c", "D-3.9b-d")
@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_every_counter_is_of_a_nation_of_its_side_and_egypt_has_none_in_play(scenario):
    counters = HOUSE.theatre(scenario).counters

    assert all(counter.nation in NATIONS[counter.side] for counter in counters)
    assert "Egy" not in {counter.nation for counter in counters}


@proves("D-4.6f-a")
def test_the_camel_battalion_is_fast_infantry_on_foot():
    counters = all_counters()
    camels = next(counter for counter in counters if "ahar" in counter.name)
    others = [one for one in counters if one.type == camels.type and one.nation == "It"]

    assert camels.faces[1].mp_class == 0
    assert camels.faces[1].allowance >= max(one.faces[1].allowance for one in others if one.faces[1].mp_class == 0)


# D-MAP


def map_of(maps: str) -> tuple[Grid, Ground]:
    return read_ground(maps, *[list(rows_of(f"{name}.csv")) for name in ("hexes", "hexsides", "links")])


@proves("D-MAP-a", "D-MAP-b", "D-MAP-c")
@pytest.mark.parametrize(
    ("one", "other", "north", "west"),
    [
        ("C40.03", "C39.03", True, None),
        ("C39.04", "C39.03", None, True),
        ("C44.29", "C27.33", True, None),
        ("C45.31", "C37.01", True, True),
        ("B60.24", "C39.03", True, True),
        ("C39.03", "E19.21", True, True),
    ],
)
def test_first_numbers_grow_to_the_north_and_second_to_the_west(one, other, north, west):
    row, column = coordinates_of(one)
    other_row, other_column = coordinates_of(other)

    assert north is None or (row > other_row) == north
    assert west is None or (column > other_column) == west


@proves("D-MAP-d")
def test_matruh_is_twenty_five_hexes_from_sollum():
    grid, _ = map_of("C")

    assert grid.distance(grid.number["C39.03"], grid.number["C41.28"]) in range(24, 28)


@proves("D-MAP-e")
def test_neighbouring_maps_share_their_half_hexes():
    grid, ground = map_of("BC")
    shared = grid.number["B45.01"]

    assert grid.number[other_name("B45.01")] == shared == grid.number["C45.35"]
    assert ground.maps[shared] == "BC"
    assert {ground.maps[other] for other in grid.around(shared)} >= {"B", "C"}


@proves("D-3.1n-a")
def test_no_hex_is_a_wadi_itself():
    assert {row["terrain"] for row in rows_of("hexes.csv")}.isdisjoint({"wadi", "escarpment", "slope"})


@proves("D-3.1d-a", "D-TEC-primary_road")
def test_fifteen_hexes_of_primary_road_are_five_points_for_trucks():
    field = Field(unit("lorried", "2-3-8", moves="truck")).put("C10.20", "lorried").dump("C10.20", 9)
    field.road("primary_road", *[f"C10.{column:02}" for column in range(20, 4, -1)])

    assert reach_of(field.state, 0, [0]).cost[field.hex("C10.05")] == 5 * MP


@proves("D-3.1b-a", "O-6.2-g", "D-TEC-village", "D-TEC-poi", "D-TEC-port", "D-TEC-oasis")
def test_what_stands_in_a_hex_beside_its_terrain_makes_it_no_dearer():
    field = Field(unit("foot", "2-3-3")).put("C10.20", "foot").terrain("rough", "C10.19")
    hex = field.hex("C10.19")
    field.ground.settlement[hex], field.ground.port[hex], field.ground.poi[hex] = "village", 4, 1
    field.ground.oasis[hex] = 1

    assert reach_of(field.state, 0, [0]).cost[hex] == 2 * MP


@proves("D-3.1m-a", "O-6.2-c")
def test_a_road_leads_over_a_river_on_its_bridge():
    river = Field(unit("foot", "2-3-3")).put("C10.20", "foot").side("minor_river", "C10.20", "C10.19")
    bridge = Field(unit("foot", "2-3-3")).put("C10.20", "foot").side("minor_river", "C10.20", "C10.19")
    bridge.road("road", "C10.20", "C10.19")

    assert reach_of(river.state, 0, [0]).cost[river.hex("C10.19")] == 2 * MP
    assert reach_of(bridge.state, 0, [0]).cost[bridge.hex("C10.19")] == MP // 2


# D-3.1a


@proves("D-3.1a-a", "D-3.1a-b", "D-3.1a-c")
@pytest.mark.parametrize(
    ("date", "following"),
    [
        ("1940-12-08", "1940-12-12"),
        ("1940-12-29", "1941-01-01"),
        ("1941-02-26", "1941-03-01"),
        ("1941-03-26", "1941-03-29"),
    ],
)
def test_turns_are_named_by_their_first_day(date, following):
    assert next_turn(date) == following


@proves("D-3.1a-a", "D-3.1a-b")
def test_a_month_has_nine_turns_and_february_eight():
    assert len(turns_from("1941-01-01", "1941-01-29")) == 9
    assert len(turns_from("1941-02-01", "1941-02-26")) == 8


# D-3.1k


@proves("D-3.1k-a")
@pytest.mark.parametrize(
    ("date", "owner", "kind"),
    [("1940-11-29", AXIS, "road"), ("1940-12-01", AXIS, "primary_road"), ("1940-12-01", ALLIED, "road")],
)
def test_the_coast_road_is_finished_in_december_where_the_axis_came_last(date, owner, kind):
    state = set_up("7.1")
    state.date = date
    hexes = [state.theatre.hex_named(name) for name in ("C40.26", "C40.25")]
    for hex in hexes:
        state.set_owner(hex, owner)
    state.weather_changed()

    assert state.paths()[state.theatre.grid.side_between(hexes[1], hexes[0])] == kind


@proves("D-3.1k-a")
def test_the_coast_road_is_finished_along_itself_alone_and_worn_at_once_when_the_allies_come():
    state = set_up("7.1")
    grid = state.theatre.grid
    west, crossing, east = (grid.number[name] for name in ("C40.28", "C40.27", "C40.26"))
    state.set_owner(crossing, AXIS)
    assert [state.paths()[grid.side_between(other, crossing)] for other in (west, east)] == ["track", "primary_road"]

    state.set_owner(crossing, ALLIED)
    assert state.paths()[grid.side_between(east, crossing)] == "road"


def test_the_map_in_play_has_no_hole():
    grid, _ = map_of("C")
    inland = grid.number["C20.15"]

    assert NOWHERE not in grid.neighbours[inland * 6 : inland * 6 + 6]
