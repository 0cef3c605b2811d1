"""12.6 Trace supply, D-2.3, D-3.7: sources, roads, formations that trace together, feeding."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, state_of, unit
from sandtable.games.ocs.counters import ALLIED, AXIS, Counter, Leader, OrganicTruck
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.supply.trace import follow_rail, in_trace

PORT = "C10.02"


def coast(*counters: Counter, side: int = ALLIED, road: str = "road", leaders: list[Leader] | None = None) -> Field:
    """A port of 4T and a road from it over ten hexes."""
    field = Field(*counters, leaders=leaders)
    field.ground.port[field.hex(PORT)] = 4
    return field.own(side, PORT).road(road, *[f"C10.{column:02}" for column in range(2, 13)])


def traces(field: Field, id: str) -> bool:
    field.state.changed()
    field.state.weather_changed()
    return in_trace(field.state, field.number(id))


@proves("O-12.6-a", "O-12.6-c", "O-12.6-g", "D-2.3-a", "D-3.7a-a", "D-3.7b-a", "D-3.7b-c", "O-19.0-i")
@pytest.mark.parametrize(
    ("road", "hits", "traced"), [("road", 0, True), ("primary_road", 0, True), ("track", 0, False), ("road", 4, False)]
)
def test_roads_but_not_tracks_bring_supply_from_a_port_of_two_tokens_or_more(road, hits, traced):
    field = coast(unit("inf", "2-3-3"), road=road).put("C10.18", "inf")
    field.state.port_hits[field.hex(PORT)] = hits

    assert traces(field, "inf") == traced


@proves("O-4.5-m", "D-2.3-b", "O-19.0-d")
def test_a_port_in_an_enemy_zone_is_no_source_whoever_stands_in_it():
    field = coast(unit("inf", "2-3-3"), unit("enemy", "5-3-3", side=AXIS)).put(PORT, "inf").put("C11.02", "enemy")
    assert not traces(field, "inf")

    field.put("C11.02", "enemy", marker="dg")
    assert traces(field, "inf")


@proves("D-3.7b-f", "D-7.1-time2", "D-7.3-time2", "O-12.6-d")
@pytest.mark.parametrize(
    ("date", "road", "traced"),
    [("1940-12-08", "road", False), ("1940-12-08", "primary_road", True), ("1941-03-01", "road", True)],
)
def test_italians_trace_along_primary_roads_alone_before_march_1941(date, road, traced):
    field = coast(unit("inf", "2-3-3", side=AXIS, nation="It"), side=AXIS, road=road).put("C10.16", "inf")
    field.state.date = date

    assert traces(field, "inf") == traced


@proves("O-12.6-e", "O-12.6-f", "D-3.7b-b")
def test_a_road_is_cut_by_an_enemy_in_it_or_beside_it_unless_a_friend_holds_the_hex():
    friend, enemy = unit("friend", "2-3-3"), unit("enemy", "2-3-3", side=AXIS)
    field = coast(unit("inf", "2-3-3"), friend, enemy).put("C10.18", "inf").put("C10.07", "enemy")
    assert not traces(field, "inf")

    field.put("C11.07", "enemy", face=1)
    assert not traces(field, "inf")
    beside = [field.grid.names[hex] for hex in field.grid.around(field.hex("C11.07"))]
    first, *others = [name for name in beside if name.startswith("C10.")]
    for name in (first, *others):
        field.put(name, "friend")
    assert not traces(field, "inf")  # it holds one of the two hexes only

    field = coast(unit("inf", "2-3-3"), unit("other", "2-3-3"), friend, enemy).put("C10.18", "inf")
    field.put("C11.07", "enemy").put(first, "friend").put(others[0], "other")
    assert traces(field, "inf")


@proves("O-12.6-f", "O-12.6-g")
def test_an_enemy_beside_a_port_without_a_zone_cuts_its_road_but_not_the_port():
    field = coast(unit("inf", "2-3-3"), unit("far", "2-3-3"), unit("enemy", "5-3-3", side=AXIS))
    field.put("C10.04", "inf").put("C10.18", "far").put("C11.02", "enemy", face=1)
    assert field.hex("C11.02") in field.grid.around(field.hex(PORT))

    assert traces(field, "inf")
    assert not traces(field, "far")


@proves("O-12.6-h")
def test_an_enemy_zone_blocks_the_point_that_is_used_unless_a_friend_is_there():
    field = Field(unit("inf", "2-3-3"), unit("friend", "2-3-3"), unit("enemy", "5-3-3", side=AXIS))
    field.state.edge_sources[ALLIED] = [field.hex("C10.01")]
    field.own(ALLIED, "C10.01").put("C10.06", "inf").put("C11.01", "enemy")
    assert not traces(field, "inf")

    field.put("C10.01", "friend")
    assert traces(field, "inf")


@proves("O-12.6-b")
@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_roads_and_railways_that_lead_home_over_the_edge_are_sources_while_their_side_holds_them(scenario):
    state = set_up(scenario)
    edges = [["C37.01"], ["C45.35", "C47.35"]]
    for side, names in enumerate(edges):
        hexes = [state.theatre.hex_named(name) for name in names]
        assert [hex for hex in hexes if hex in state.trace_sources(side)] == hexes

        for hex in hexes:
            state.set_owner(hex, 1 - side)
        assert not set(hexes) & set(state.trace_sources(side))


@proves("O-12.6-n")
def test_an_oasis_feeds_three_re_and_leaders_need_nothing():
    kg = Leader("kg-maletti", "Maletti", AXIS, "It", True, 4)
    ids = ["a", "b", "c", "d"]
    field = Field(*[unit(id, "5-3-3", size="regiment", side=AXIS, nation="It") for id in ids], leaders=[kg])
    field.put("C10.10", *ids).ground.oasis[field.hex("C10.10")] = 1
    field.state.leader_place[0] = field.hex("C10.10")
    assert [traces(field, id) for id in ids] == [True, True, True, False]

    state = state_of(field.play("D", AXIS).play(12))
    assert list(state.out_of_supply) == [0, 0, 0, 0]
    assert [state.place[unit] >= 0 for unit in range(4)] == [True, True, True, False]
    assert state.leader_place[0] == field.hex("C10.10")


@proves("D-3.7c-a", "O-12.6-n")
def test_an_oasis_feeds_whole_units_while_their_re_lasts_and_who_comes_if_there_is_room():
    sizes = ["regiment", "division", "battalion", "regiment", "battalion"]
    units = [unit(f"u{number}", "5-3-3", size=size) for number, size in enumerate(sizes)]
    field = Field(*units).put("C10.10", "u0", "u1", "u2").put("C12.12", "u3", "u4")
    hex = field.hex("C10.10")
    field.ground.oasis[hex] = 1
    assert [field.state.feeds_itself(one, hex) for one in range(5)] == [True, False, True, True, True]

    field.put("C10.10", "u3")
    assert [field.state.feeds_itself(one, hex) for one in range(5)] == [True, False, True, True, True]
    assert not field.put("C10.10", "u4").put("C12.12", "u2").put("C10.10", "u1").state.feeds_itself(1, hex)


def division(side: int, leaders: list[Leader] | None = None) -> Field:
    """Two units of a division that draw from no common point of a road."""
    pair = [unit(id, "2-3-3", side=side, formation="15 Pz", nation="Ge") for id in ("a", "b")]
    field = coast(*pair, side=side, leaders=leaders)
    for row in range(1, 21):
        if row != 10:
            field.terrain("sea", *[f"C{row:02}.{column:02}" for column in range(1, 31)])
    field.terrain("rocky", *[f"C10.{column:02}" for column in range(3, 13)])
    field.ground.path = [""] * len(field.ground.path)
    field.state.edge_sources[side] = [field.hex("C10.01"), field.hex("C10.28")]
    return field.own(side, "C10.01", "C10.28").put("C10.03", "a").put("C10.26", "b")


@proves("O-12.6-i", "O-12.6-j", "D-3.7b-g")
def test_a_division_of_the_axis_traces_by_one_point_and_the_rest_of_it_does_not():
    game = division(AXIS).play("D", AXIS)
    assert game.question is not None
    assert game.question.options == [f"trace {name}" for name in ("C10.01", "C10.28")]

    game.play("trace C10.28")
    state = state_of(game)
    assert (state.cut_off[0], state.cut_off[1]) == (1, 0)


@proves("D-3.7b-h", "O-12.6-i")
def test_allies_trace_each_for_himself():
    state = state_of(division(ALLIED).play("D", ALLIED))

    assert not any(state.cut_off)


@proves("O-12.6-i")
def test_one_hq_that_reaches_all_is_enough():
    field = division(AXIS)
    hq = unit("hq", "5-0-8", size="hq", throw=99, side=AXIS, nation="Ge")
    other = Field(*field.theatre.counters, hq)
    other.ground.port[other.hex(PORT)] = 4
    other.state.edge_sources[AXIS] = [other.hex("C10.01"), other.hex("C10.28")]
    other.own(AXIS, "C10.01", "C10.28", PORT).put("C10.03", "a").put("C10.26", "b").put("C10.05", "hq")
    state = state_of(other.play("D", AXIS))

    assert not any(state.cut_off)


@proves("D-3.10g-f", "D-3.10g-e")
def test_a_battle_group_takes_the_place_of_the_division():
    field = division(AXIS, [Leader("kg-herff", "Herff", AXIS, "Ge", True, 4)])
    field.state.leader_place[0] = field.hex("C10.03")
    state = state_of(field.play("D", AXIS))

    assert not any(state.cut_off)


@proves("O-12.6-k", "O-12.6-l", "O-12.6-m", "O-12.6-p", "O-12.8-a")
def test_units_without_trace_eat_a_token_for_two_re_from_a_dump_and_in_strat_they_do_not():
    ids = ["a", "b", "c", "d"]
    field = Field(*[unit(id, "2-3-3") for id in ids], unit("train", "2-3-3"))
    field.put("C10.10", *ids).put("C10.10", "train", marker="strat", face=1).dump("C10.10", 1)
    game = field.play("D")
    assert game.question is not None
    assert not game.question.offers("feed train C10.10")

    game.play(*[f"feed {id} C10.10" for id in ids])
    state = state_of(game)
    assert state.dumps[ALLIED] == {}
    assert [state.out_of_supply[field.number(id)] for id in (*ids, "train")] == [0, 0, 0, 0, 1]
    assert list(state.cut_off) == [1] * 5


@proves("O-12.6-m", "O-13.2-l", "O-12.3-o")
def test_what_a_token_of_an_organic_truck_feeds_beyond_one_unit_is_for_its_formation_alone():
    truck = OrganicTruck("ot-7arm", "7 Arm", ALLIED, "Br", 4)
    counters = [unit("a", "2-3-3", formation="7 Arm"), unit("b", "2-3-3", formation="4 Ind")]
    field = Field(*counters, unit("c", "2-3-3", formation="7 Arm"), trucks=[truck]).put("C10.10", "a", "b", "c")
    field.state.organic_place[0], field.state.organic_load[0] = field.hex("C10.10"), 1
    game = field.play("D").play("feed a C10.10")
    assert game.question is not None
    assert game.question.options == ["feed c C10.10", "done"]

    game.play("feed c C10.10", "2")  # and attrition for the other
    assert list(state_of(game).out_of_supply) == [0, 1, 0]
    assert state_of(game).organic_load == [0]


@proves("O-12.6-m")
@pytest.mark.parametrize(
    ("sizes", "tokens"), [(["regiment", "division"], 2), (["division", "division", "battalion"], 4)]
)
def test_what_is_fed_from_one_dump_is_summed_before_it_is_rounded(sizes, tokens):
    field = Field(*[unit(f"u{number}", "5-3-3", size=size) for number, size in enumerate(sizes)])
    field.put("C10.10", *[f"u{number}" for number in range(len(sizes))]).dump("C10.10", 9)
    state = state_of(field.play("D").play(*[f"feed u{number} C10.10" for number in range(len(sizes))]))

    assert state.dumps[ALLIED] == {field.hex("C10.10"): 9 - tokens}


@proves("O-12.3-l", "O-12.6-k")
def test_a_division_eats_from_several_dumps_where_no_single_one_has_enough():
    field = Field(unit("div", "9-3-3", size="division"), unit("bn", "2-3-3")).put("C10.10", "div")
    field.dump("C10.09", 1).dump("C10.11", 1).dump("C10.12", 1)
    game = field.play("D")
    assert game.question is not None
    assert game.question.options == ["feed div C10.09", "feed div C10.11", "feed div C10.12", "done"]

    game.play("feed div C10.11")
    assert game.question.options == ["feed div C10.09", "feed div C10.12"]
    state = state_of(game.play("feed div C10.12"))
    assert state.dumps[ALLIED] == {field.hex("C10.09"): 1}
    assert state.out_of_supply[field.number("div")] == 0


@proves("O-12.6-k", "O-12.3-l")
def test_who_has_eaten_eats_no_more_and_one_dump_that_has_enough_goes_before_several():
    field = Field(unit("div", "9-3-3", size="division")).put("C10.10", "div").dump("C10.09", 1).dump("C10.11", 2)
    game = field.play("D")
    assert game.question is not None
    assert game.question.options == ["feed div C10.11", "done"]

    field = Field(unit("div", "9-3-3", size="division")).put("C10.10", "div")
    for hex in ("C10.09", "C10.11", "C10.12", "C10.08"):
        field.dump(hex, 1)
    game = field.play("D").play("feed div C10.09", "feed div C10.11")
    assert game.question is None
    assert sum(state_of(game).dumps[ALLIED].values()) == 2


@proves("O-12.6-k", "O-12.6-l")
def test_where_all_dumps_together_have_too_little_nobody_eats():
    field = Field(unit("div", "9-3-3", size="division")).put("C10.10", "div").dump("C10.11", 1)
    state = state_of(field.play("D").play(2))

    assert (state.dumps[ALLIED], state.out_of_supply[0]) == ({field.hex("C10.11"): 1}, 1)


@proves("O-12.6-l", "O-12.8-a", "O-13.1-d")
def test_nobody_has_to_eat_and_an_hq_is_hungry_too():
    field = Field(unit("hq", "5-0-8", size="hq", throw=8)).put("C10.10", "hq").dump("C10.10", 1)
    state = state_of(field.play("D").play("done"))

    assert state.out_of_supply[0] == 1
    assert state.dumps[ALLIED] == {field.hex("C10.10"): 1}


@proves("O-12.6-g", "O-12.3-p")
@pytest.mark.parametrize(
    ("formation", "nation", "traced"),
    [("4 Ind", "In", True), ("", "In", True), ("", "Br", False), ("7 Arm", "In", False)],
)
def test_the_hq_of_a_division_brings_trace_to_it_and_to_independents_of_its_nation_alone(formation, nation, traced):
    hq = unit("hq", "--0-8", size="hq", throw=8, moves="truck", formation="4 Ind", nation="In")
    field = coast(hq, unit("inf", "2-3-3", formation=formation, nation=nation)).put("C10.16", "hq").put("C10.25", "inf")

    assert traces(field, "inf") == traced


@proves("O-12.6-i", "O-12.6-n")
def test_who_lives_on_an_oasis_is_not_left_out_by_his_division():
    ids = ["a", "b", "c"]
    field = Field(*[unit(id, "2-3-3", side=AXIS, formation="Cirene", nation="It") for id in ids]).own(AXIS, "C10.01")
    field.state.edge_sources[AXIS] = [field.hex("C10.01")]
    field.put("C10.03", "a", "b").put("C18.20", "c")
    field.ground.oasis[field.hex("C18.20")] = True
    state = state_of(field.play("D", AXIS))

    assert list(state.out_of_supply) == [0, 0, 0]


@proves("O-12.6-c", "O-13.3-e")
@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_a_railway_that_is_not_built_brings_nothing(scenario):
    state = set_up(scenario)
    railhead, beyond = state.theatre.hex_named("C38.01"), state.theatre.hex_named("C38.02")
    assert state.theatre.ground.rail[state.theatre.grid.side_between(railhead, beyond)]

    assert beyond not in follow_rail(state, ALLIED, [railhead])
    state.railhead = "C38.03"
    assert beyond in follow_rail(state, ALLIED, [railhead])
