"""12.1-12.3 Supply points and how far they reach."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit, words
from sandtable.games.ocs.counters import ALLIED, AXIS, OrganicTruck
from sandtable.games.ocs.modes import DRY, NEGATING
from sandtable.games.ocs.supply.needs import first_without, pay_needs
from sandtable.games.ocs.supply.points import take_tokens, tokens_for, tokens_of
from sandtable.games.ocs.supply.reach import NOWHERE, payers
from sandtable.games.ocs.supply.trace import in_trace
from sandtable.games.ocs.theatre import SANDSTORM
from sandtable.games.ocs.trucks import Trucks

INFANTRY = unit("inf", "2-3-3")


def reached(field: Field, id: str = "inf") -> list[tuple[str, str]]:
    """The dumps that pay for a unit, each with the HQ that throws."""
    found = payers(field.state, field.number(id))
    names, counters = field.grid.names, field.theatre.counters
    return [(names[one.dump], counters[one.hq].id if one.hq != NOWHERE else "") for one in found]


@proves("O-12.1-a", "O-12.1-b")
def test_supply_on_the_ground_and_on_trucks_is_one_dump_and_used_without_unloading():
    field = Field(INFANTRY).put("C10.10", "inf").dump("C10.12", 2)
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.12"), 4, 3, 0))

    assert tokens_of(field.state, ALLIED) == {field.hex("C10.12"): 5}
    carry_out(pay_needs(field.state, {0: 5}, "9.5", "attack"))
    assert tokens_of(field.state, ALLIED) == {}


@proves("O-12.1-c")
def test_a_dump_has_no_size_limit():
    field = Field(INFANTRY).put("C10.10", "inf").dump("C10.10", 997)
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.10"), 9, 9, 0))
    state = state_of(field.play().play("unload C10.10 9"))

    assert state.dumps[ALLIED] == {field.hex("C10.10"): 1006}


@proves("O-12.1-d")
def test_supply_serves_the_side_that_brought_or_captured_it():
    field = Field(INFANTRY, unit("enemy", "5-3-3", side=AXIS)).put("C10.10", "inf").put("C10.14", "enemy")
    field.dump("C10.12", 8, AXIS)
    assert (reached(field), reached(field, "enemy")) == ([], [("C10.12", "")])

    state = state_of(field.play().play("move inf to C10.12", 4))
    assert state.dumps == [{field.hex("C10.12"): 4}, {}]
    assert [one.dump for one in payers(state, field.number("inf"))] == [field.hex("C10.12")]
    assert payers(state, field.number("enemy")) == []


@proves("O-12.2-c", "O-12.1-b")
def test_what_trucks_have_brought_is_used_in_the_same_phase():
    field = Field(unit("tank", "5-3-8", moves="tracked")).put("C10.20", "tank")
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.10"), 4, 4, 0))
    game = field.play().play("drive C10.10 4 full to C10.20", "unload C10.20 3", "move tank to C10.21")

    assert state_of(game).dumps[ALLIED] == {field.hex("C10.20"): 2}


@proves("O-12.3-b", "O-13.1-c")
@pytest.mark.parametrize("moves", ["leg", "tracked", "truck"])
def test_an_hq_draws_over_truck_points_whatever_it_moves_on_itself(moves):
    for rocks, drawn in ((0, True), (1, False)):  # rocky costs trucks 2 and others 1
        field = Field(INFANTRY, unit("hq", "5-0-8", size="hq", throw=8, moves=moves))
        field.put("C10.02", "inf").put("C10.10", "hq").dump("C10.16", 1)
        for row in range(1, 21 * rocks):
            field.terrain("rocky", f"C{row:02}.13")

        assert reached(field) == ([("C10.16", "hq")] if drawn else [])


@proves("O-12.3-m", "O-12.5-b")
def test_nobody_needs_fuel_to_draw_to_throw_or_to_trace():
    field = Field(unit("tank", "5-3-8", moves="tracked"), unit("hq", "5-0-8", size="hq", throw=8, moves="truck"))
    field.put("C10.02", "tank").put("C10.10", "hq").dump("C10.12", 1)
    field.state.edge_sources[ALLIED] = [field.hex("C10.13")]
    field.own(ALLIED, "C10.13")
    assert list(field.state.fuel) == [DRY, DRY]

    assert reached(field, "tank") == [("C10.12", "hq")]
    assert in_trace(field.state, field.number("tank"))


@proves("O-12.7-a")
def test_trucks_however_many_extend_no_supply():
    field = Field(INFANTRY).put("C10.20", "inf").own(ALLIED, "C10.02")
    field.state.edge_sources[ALLIED] = [field.hex("C10.02")]
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.18"), 20, 0, 0))

    assert not in_trace(field.state, field.number("inf"))
    assert words(field.play()) == ["move", "mode", "drive", "done"]


@proves("O-12.3-a", "O-12.3-g", "O-12.3-h")
@pytest.mark.parametrize(("hex", "drawn"), [("C10.16", True), ("C10.17", False)])
def test_a_unit_draws_over_five_truck_points_to_the_dump_or_a_hex_beside_it(hex, drawn):
    field = Field(INFANTRY).put("C10.10", "inf").dump(hex, 1)

    assert bool(reached(field)) == drawn


@proves("O-12.3-h")
def test_the_last_step_ignores_terrain_and_those_before_do_not():
    rough = {"C10.16": True, "C10.15": False}
    for kind, drawn in rough.items():
        field = Field(INFANTRY).put("C10.10", "inf").dump("C10.16", 1)
        for row in (9, 10, 11):
            field.terrain("rocky", f"C{row:02}.{kind[-2:]}")

        assert bool(reached(field)) == drawn


@proves("O-12.3-c", "O-12.3-d", "O-12.3-f")
@pytest.mark.parametrize(
    ("face", "marker", "thrown"), [(0, "", True), (1, "", False), (0, "dg", True), (1, "strat", False)]
)
def test_an_hq_throws_as_far_as_its_face_says_dg_or_not_but_never_in_strat(face, marker, thrown):
    field = Field(INFANTRY, unit("hq", "5-0-8", size="hq", throw=8, moves="truck"))
    field.put("C10.01", "inf").put("C10.10", "hq", face=face, marker=marker).dump("C10.12", 1)

    assert reached(field) == ([("C10.12", "hq")] if thrown else [])


@proves("O-12.3-f")
@pytest.mark.parametrize(("marker", "thrown"), [("", True), ("dg", True), ("strat", False)])
def test_in_strat_an_hq_throws_nothing_where_its_move_face_would_reach(marker, thrown):
    field = Field(INFANTRY, unit("hq", "5-0-8", size="hq", throw=12, moves="truck"))
    field.put("C10.03", "inf").put("C10.10", "hq", face=1, marker=marker).dump("C10.12", 1)

    assert reached(field) == ([("C10.12", "hq")] if thrown else [])


@proves("O-12.3-e")
def test_an_hq_does_not_pass_on_what_is_thrown_to_it():
    field = Field(INFANTRY, unit("far", "5-0-8", size="hq", throw=8), unit("hq", "5-0-8", size="hq", throw=8))
    field.put("C10.01", "inf").put("C10.10", "hq").put("C10.19", "far").dump("C10.21", 1)

    assert reached(field, "hq") == [("C10.21", "far")]
    assert reached(field) == []


@proves("O-12.3-p")
def test_the_hq_of_a_division_serves_it_and_independents_of_its_nation_alone():
    hq = unit("hq", "5-0-8", size="hq", throw=8, formation="7 Arm")
    for formation, nation, served in [
        ("7 Arm", "Ind", True),
        ("", "Br", True),
        ("", "Ind", False),
        ("4 Ind", "Br", False),
    ]:
        field = Field(unit("inf", "2-3-3", formation=formation, nation=nation), hq)
        field.put("C10.01", "inf").put("C10.09", "hq").dump("C10.11", 1)

        assert bool(reached(field)) == served


@proves("O-12.3-p", "O-12.3-c")
@pytest.mark.parametrize(("formation", "nation"), [("7 Arm", "Br"), ("4 Ind", "Ind"), ("", "NZ")])
def test_any_other_hq_serves_all_of_its_side(formation, nation):
    field = Field(unit("inf", "2-3-3", formation=formation, nation=nation), unit("hq", "5-0-8", size="hq", throw=8))
    field.put("C10.01", "inf").put("C10.09", "hq").dump("C10.11", 1)

    assert reached(field) == [("C10.11", "hq")]


@proves("O-12.3-i", "O-4.8-j")
def test_enemy_units_stop_a_path_and_enemy_trucks_do_not():
    wall = [f"{row:02}" for row in range(1, 21)]
    field = Field(INFANTRY, *[unit(f"e{row}", "--0-0", side=AXIS) for row in wall]).put("C10.10", "inf")
    field.dump("C10.13", 1)
    for row in wall:
        field.put(f"C{row}.11", f"e{row}")
    assert reached(field) == []

    field = Field(INFANTRY).put("C10.10", "inf").dump("C10.13", 1)
    for row in wall:
        field.state.trucks.append(Trucks(AXIS, field.hex(f"C{row}.11"), 1, 0, 0))
    assert reached(field) == [("C10.13", "")]


@proves("O-12.3-j", "O-17.0-d", "D-3.5a-d")
def test_storms_do_not_shorten_paths():
    field = Field(INFANTRY).put("C10.10", "inf").dump("C10.16", 1)
    field.state.weather = {"C": SANDSTORM}
    field.state.weather_changed()

    assert reached(field) == [("C10.16", "")]


@proves("O-12.3-l")
def test_a_need_is_met_from_several_dumps_as_the_side_says():
    field = Field(INFANTRY).put("C10.10", "inf").dump("C10.11", 2).dump("C10.09", 2)
    carry_out(pay_needs(field.state, {0: 3}, "9.5", "attack"), "pay C10.11 1", "pay C10.09 1", "pay C10.11 1")

    assert tokens_of(field.state, ALLIED) == {field.hex("C10.09"): 1}


@proves("O-12.3-o", "O-13.2-l", "D-3.10g-g")
def test_an_organic_truck_serves_its_formation_alone():
    truck = OrganicTruck("ot-7arm", "7 Arm", ALLIED, "Br", 4)
    field = Field(unit("inf", "2-3-3"), unit("own", "2-3-3", formation="7 Arm"), trucks=[truck])
    field.put("C10.10", "inf", "own")
    field.state.organic_place[0], field.state.organic_load[0] = field.hex("C10.11"), 4

    assert tokens_for(field.state, field.number("own")) == {field.hex("C10.11"): 4}
    assert reached(field, "own") == [("C10.11", "")]
    assert reached(field) == []


@proves("O-12.3-o", "O-12.3-q")
def test_what_all_may_use_is_left_to_those_whom_no_organic_truck_serves():
    truck = OrganicTruck("ot-7arm", "7 Arm", ALLIED, "Br", 4)
    field = Field(unit("b", "2-3-3"), unit("c", "2-3-3"), unit("a", "2-3-3", formation="7 Arm"), trucks=[truck])
    field.put("C10.10", "a", "b", "c").dump("C10.11", 1)
    field.state.organic_place[0], field.state.organic_load[0] = field.hex("C10.11"), 4

    assert first_without(field.state, {0: 1, 1: 1}) == NOWHERE
    assert first_without(field.state, {0: 1, 1: 1, 2: 1}) == 2
    carry_out(pay_needs(field.state, {0: 1, 1: 1}, "12.5", "fuel"))
    assert field.state.organic_load[0] == 3
    assert field.state.dumps[ALLIED] == {}


@proves("O-13.2-l", "O-12.3-o")
def test_what_a_formation_pays_comes_from_its_own_truck_in_that_hex_and_from_no_other():
    names = [("ot-4ind", "4 Ind"), ("ot-7arm", "7 Arm"), ("ot-far", "7 Arm")]
    trucks = [OrganicTruck(id, formation, ALLIED, "Br", 4) for id, formation in names]
    field = Field(unit("own", "2-3-3", formation="7 Arm"), trucks=trucks).put("C10.10", "own").dump("C10.11", 1)
    field.state.organic_place[:] = [field.hex("C10.11"), field.hex("C10.11"), field.hex("C20.20")]
    field.state.organic_load[:] = [4, 4, 4]
    take_tokens(field.state, ALLIED, field.hex("C10.11"), 3, "7 Arm")

    assert field.state.dumps[ALLIED] == {}
    assert field.state.organic_load == [4, 2, 4]


def corridor() -> tuple[Field, list[str]]:
    """A tank in a strip one hex wide, its dump six hexes away, and an enemy beside the way; the hexes of his zone."""
    field = Field(unit("tank", "5-3-8", moves="tracked"), unit("slow", "2-3-3"), unit("swift", "2-3-8"),
                  unit("other", "2-3-3"), unit("enemy", "5-3-3", side=AXIS))  # fmt: skip
    field.terrain("sea", *[f"C02.{column:02}" for column in range(1, 31)])
    field.put("C01.10", "tank").put("C02.13", "enemy").dump("C01.16", 4)
    zones = field.state.zones(AXIS)
    return field, [name for name in field.grid.names if name.startswith("C01.") and zones[field.hex(name)]]


@proves("O-4.5-h", "O-4.5-r", "O-12.3-r")
def test_a_zone_of_control_stops_a_path_unless_friends_are_there_but_not_in_the_own_hex():
    field, (first, second) = corridor()
    assert reached(field, "tank") == []

    field.put(first, "slow", "swift").put(second, "other")
    assert reached(field, "tank") == [("C01.16", "")]

    field, (first, second) = corridor()
    field.put(second, "tank")
    assert reached(field, "tank") == [("C01.16", "")]


@proves("O-4.5-s")
def test_who_negates_a_zone_for_a_supply_path_moves_no_more_and_it_is_the_slowest():
    field, (first, second) = corridor()
    field.put(first, "slow", "swift").put(second, "other")
    state = state_of(field.play().play("move tank to C01.09"))

    held = [id for id in ("other", "slow", "swift") if state.deeds[field.number(id)] & NEGATING]
    assert held == ["other", "slow"]


@proves("O-4.5-s")
def test_nobody_is_held_where_a_way_round_the_zone_is_as_good():
    field, (first, second) = corridor()
    field.put(first, "slow", "swift").put(second, "other").dump("C01.08", 1)
    state = state_of(field.play().play("move tank to C01.09", "pay C01.08 1"))

    assert not any(deeds & NEGATING for deeds in state.deeds)


@proves("O-4.5-s", "O-12.3-q")
@pytest.mark.parametrize("helped", [False, True])
def test_where_an_hq_can_throw_past_a_zone_nobody_has_to_stay_and_negate_it(helped):
    field = Field(
        *[unit(id, "2-3-6") for id in ("guard-1", "guard-2")],
        unit("hq", "--0-8", size="hq", throw=8, moves="truck"),
        unit("tank", "5-5-8", moves="tracked"),
        unit("x-enemy", "5-3-3", side=AXIS),
    )
    field.terrain("sea", *[f"C{row:02}.{column:02}" for row in (9, 11) for column in range(11, 16)])
    field.put("C10.10", "tank").put("C11.13", "x-enemy").dump("C10.16", 1)
    field.put("C10.12", "guard-1").put("C10.13", "guard-2")
    if helped:
        field.put("C08.16", "hq")
    state = state_of(field.play().play("move tank to C10.09"))

    assert any(deeds & NEGATING for deeds in state.deeds) != helped
    assert state.dumps[ALLIED] == {}
