"""What the game's own rules say of the series in one line each: ports, roads and rail, trucks, aircraft, breakdowns."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ocs.field import Field, carry_out, proves, unit, words
from sandtable.games.ocs.barrage import barrage
from sandtable.games.ocs.counters import ALLIED, AXIS, Leader
from sandtable.games.ocs.dak2.sequence_of_play import VERBS
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.hexes import opposite
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.ports import port_capacity
from sandtable.games.ocs.supply.trace import connected_points, follow_rail
from sandtable.games.ocs.transport import TRUCK_MA, drive_reach
from sandtable.games.ocs.trucks import Trucks

RAILS = [f"C10.{column:02}" for column in range(1, 8)]


def railway() -> Field:
    """A line from a source at C10.01 to C10.07, with a village at C10.04."""
    field = Field(unit("friend", "2-3-3"), unit("x-enemy", "5-3-3", side=AXIS)).own(ALLIED, *RAILS, "C11.06")
    for one, other in pairwise(RAILS):
        crossed = field.grid.side_between(field.hex(one), field.hex(other))
        for side in (crossed, opposite(crossed, field.grid.neighbours)):
            field.ground.rail[side] = "line"
    field.ground.settlement[field.hex("C10.04")] = "village"
    return field


def points(field: Field) -> set[str]:
    found = connected_points(field.state, ALLIED, [field.hex("C10.01")], ["primary_road", "road"])
    return {field.grid.names[hex] for hex in found}


@proves("O-13.3-e", "D-3.7b-d")
def test_a_road_joins_a_railway_at_a_detraining_hex_alone():
    field = railway().road("road", "C10.04", "C11.04").road("road", "C10.06", "C11.06")

    assert points(field) == {"C10.01", "C10.04", "C11.04"}


@proves("O-13.3-e")
def test_only_controlled_hexes_are_for_detraining():
    assert points(railway().own(AXIS, "C10.04")) == {"C10.01"}


@proves("O-13.3-e")
@pytest.mark.parametrize(("owner", "joined"), [(ALLIED, True), (AXIS, False)])
def test_no_way_leads_through_a_station_of_the_enemy(owner, joined):
    field = railway().own(owner, "C10.04")
    field.ground.settlement[field.hex("C10.06")] = "village"

    assert ("C10.06" in points(field)) == joined
    assert "C10.06" in points(railway_with_village("C10.06").own(AXIS, "C10.03"))  # open country is nobody's


def railway_with_village(name: str) -> Field:
    field = railway()
    field.ground.settlement[field.hex(name)] = "village"
    return field


@proves("O-13.3-f", "O-4.5-k")
@pytest.mark.parametrize(("friend", "joined"), [(False, False), (True, True)])
def test_for_trace_a_friend_negates_a_zone_on_the_line(friend, joined):
    field = railway().put("C11.03", "x-enemy")
    if friend:
        zone = [name for name in RAILS if field.state.in_enemy_zone(ALLIED, field.hex(name))]
        others = [unit(f"friend-{number}", "2-3-3") for number in range(len(zone))]
        field = Field(*others, unit("x-enemy", "5-3-3", side=AXIS)).own(ALLIED, *RAILS)
        plain = railway()
        field.ground.rail, field.ground.settlement = plain.ground.rail, plain.ground.settlement
        field.put("C11.03", "x-enemy")
        for number, name in enumerate(zone):
            field.put(name, f"friend-{number}")

    found = follow_rail(field.state, ALLIED, [field.hex("C10.01")])
    assert (field.hex("C10.04") in found) == joined


@proves("O-13.3-l")
@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_no_order_harms_a_railway(scenario):
    state = set_up(scenario)
    before = state.theatre.ground.rail.copy()
    line = next(side for side, name in enumerate(before) if name)
    carry_out(barrage(state, AXIS, next(iter(state.stacks)), 80, ships=True), "2")

    assert state.theatre.ground.rail == before
    assert before[line]


@proves("O-13.2-a")
def test_a_truck_has_fifty_points():
    field = Field(unit("friend", "2-3-3"))

    assert TRUCK_MA == 50 * MP
    assert max(drive_reach(field.state, ALLIED, field.hex("C10.01"), TRUCK_MA).cost.values()) <= 50 * MP


@proves("O-19.0-e", "D-err-9", "O-4.5-m")
def test_a_friendly_unit_does_not_open_a_port_and_the_sea_does_not_shut_it():
    field = Field(unit("friend", "2-3-3"), unit("x-enemy", "5-3-3", side=AXIS)).own(ALLIED, "C10.10")
    hex = field.hex("C10.10")
    field.ground.port[hex] = 4
    for other in field.grid.around(hex)[:3]:
        field.ground.terrain[other] = "sea"
    assert port_capacity(field.state, hex) == 4

    field.put("C10.10", "friend").put("C10.11", "x-enemy")
    assert field.state.in_enemy_zone(ALLIED, hex)
    assert port_capacity(field.state, hex) == 0
    assert not field.state.is_source(ALLIED, hex)


@proves("D-3.8b-d", "O-10.2-g")
def test_barrage_does_trucks_no_harm():
    field = Field(unit("friend", "2-3-3")).put("C10.10", "friend")
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.10"), 4, 2, 0))
    carry_out(barrage(field.state, AXIS, field.hex("C10.10"), 80, ships=True), "12", "1")

    assert [(lot.size, lot.load) for lot in field.state.trucks] == [(4, 2)]


@proves("D-3.4a-a", "D-4.6a-a")
def test_no_order_builds_an_airstrip_or_detaches_a_regiment():
    field = Field(unit("a-eng", "1-3-4", type="Eng Bn")).put("C10.10", "a-eng").own(ALLIED, "C10.10").dump("C10.10", 20)
    field.state.hedgehogs_left = [1, 1]

    assert words(field.play(), "build") == ["hedgehog"]
    assert not {"detach", "break"} & {verb.word for verbs in VERBS.values() for verb in verbs}


@proves("D-3.9g-a", "O-4.4-a")
@pytest.mark.parametrize(("values", "marker", "capable"), [("2-3-3", "", True), ("(2)-3-3", "", False)])
def test_attack_capable_is_what_the_series_says(values, marker, capable):
    field = Field(unit("friend", values)).put("C10.10", "friend", marker=marker)

    assert field.state.is_attack_capable(0) == capable


@proves("D-4.7a-a")
@pytest.mark.parametrize(
    ("printed", "date", "rating"),
    [(5, "1941-05-15", 4), (4, "1941-05-15", 3), (3, "1941-05-15", 3), (4, "1941-10-01", 4)],
)
def test_the_better_germans_have_one_less_until_they_are_acclimatised(printed, date, rating):
    field = Field(
        unit("ge", f"3-{printed}-8", side=AXIS, nation="Ge"), unit("it", f"3-{printed}-8", side=AXIS, nation="It")
    )
    field.state.date = date

    assert [field.state.rating_of(one) for one in (0, 1)] == [rating, printed]


@proves("D-2.1a-b")
@pytest.mark.parametrize(
    ("date", "printed", "level"), [("1940-12-08", 3, 1), ("1941-04-01", 3, 3), ("1940-12-08", 2, 2)]
)
def test_the_ring_of_tobruk_counts_as_level_one_until_it_is_raised(date, printed, level):
    field = Field(unit("friend", "2-3-3"))
    field.ground.hedgehog[field.hex("C10.10")] = printed
    field.state.date = date

    assert field.state.hedgehog_in(field.hex("C10.10")) == level


@proves("D-3.10g-f")
def test_units_with_a_battle_group_trace_with_it_and_who_is_left_alone_with_nobody():
    units = [
        unit(id, "2-3-3", side=AXIS, nation="It", formation=name) for id, name in (("a", "X"), ("b", "X"), ("c", ""))
    ]
    field = Field(*units, leaders=[Leader("kg", "KG", AXIS, "It", True, 5)]).put("C10.10", "a", "c").put("C12.20", "b")
    assert field.state.trace_groups(AXIS) == [[0, 1]]

    field.state.leader_place = [field.hex("C10.10")]
    assert field.state.trace_groups(AXIS) == [[0, 2]]


@proves("D-5.5a-a", "D-3.7b-g", "D-3.7b-h")
def test_allied_divisions_do_not_have_to_trace_together():
    units = [
        unit(f"{name}-{number}", "2-3-3", side=side, formation=name)
        for name, side in (("div", ALLIED), ("ital", AXIS))
        for number in (1, 2)
    ]
    field = Field(*units).put("C10.10", "div-1", "div-2").put("C12.20", "ital-1", "ital-2")

    assert field.state.trace_groups(ALLIED) == []
    assert field.state.trace_groups(AXIS) == [[field.number("ital-1"), field.number("ital-2")]]
