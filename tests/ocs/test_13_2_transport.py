"""13.2 Transport points, O-12.2: trucks, organic trucks, Reserve."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, state_of, unit, why_not, words
from sandtable.games.ocs.counters import ALLIED, AXIS, OrganicTruck
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.modes import DRY, FOR_PHASE, NEGATING, RELEASED, RESERVE
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.organic import organic_left
from sandtable.games.ocs.trucks import Trucks

TRUCK = OrganicTruck("ot-7arm", "7 Arm", ALLIED, "Br", 4)


def lorries(size: int = 4, load: int = 0) -> Field:
    field = Field(unit("inf", "2-3-3"), unit("enemy", "5-3-3", side=AXIS), trucks=[TRUCK]).dump("C10.10", 6)
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.10"), size, load, 0))
    return field


def convoy(marker: int = 0) -> Field:
    field = lorries()
    field.state.organic_place[0], field.state.organic_reserve[0] = field.hex("C10.10"), marker
    return field


@proves("O-12.2-b", "O-13.2-b", "O-13.2-c")
def test_what_was_unloaded_in_a_phase_is_not_loaded_again():
    game = lorries(4, 4).put("C10.10", "inf").dump("C10.10", 0).play().play("unload C10.10 4")

    assert "load" not in words(game)
    assert state_of(game).trucks[0].spent == 5 * MP


@proves("O-12.2-b", "O-12.2-c")
def test_what_is_used_at_once_of_a_load_leaves_what_lay_there_to_be_loaded():
    field = Field(unit("tank", "5-5-8", moves="tracked"), unit("inf", "2-3-3")).put("C10.10", "inf", "tank")
    field.dump("C10.10", 1).state.trucks += [Trucks(ALLIED, field.hex("C10.10"), 2, 1, 0)]
    game = field.play().play("unload C10.10 1")
    assert words(game, "load", "C10.10") == ["1"]

    game.play("move tank to C10.12")  # the tank takes a token, and one is left that lay there before
    assert state_of(game).dumps[ALLIED] == {field.hex("C10.10"): 1}
    assert words(game, "load", "C10.10") == ["1"]
    assert "load" not in words(game.play("load C10.10 1"))


@proves("O-13.2-d")
def test_trucks_unload_where_own_units_or_supply_are_and_not_in_the_desert():
    game = lorries(4, 4).put("C10.13", "inf").play().play("drive C10.10 4 full to C10.12")
    assert why_not(game, "unload C10.12 4").message == "why-not-so-much"

    game.play("drive C10.12 4 full to C10.13", "unload C10.13 4")
    assert state_of(game).dumps[ALLIED][state_of(game).theatre.hex_named("C10.13")] == 4


@proves("O-13.2-d")
@pytest.mark.parametrize(
    ("port", "base", "owner", "most"), [(4, -1, ALLIED, "4"), (0, 0, ALLIED, "4"), (4, 1, AXIS, "")]
)
def test_trucks_unload_at_an_own_port_or_base_without_anybody_there(port, base, owner, most):
    field = lorries(4, 4).dump("C10.10", 0).own(owner, "C10.10")
    field.ground.port[field.hex("C10.10")], field.ground.air_level[field.hex("C10.10")] = port, base
    game = field.play()

    assert words(game, "unload", "C10.10")[-1:] == ([most] if most else [])


@proves("O-13.2-b", "O-6.1-i")
@pytest.mark.parametrize(("spent", "handled"), [(45, True), (46, False)])
def test_trucks_that_have_not_a_tenth_left_neither_load_nor_unload(spent, handled):
    for load, order in ((0, "load C10.10 2"), (2, "unload C10.10 2")):
        field = lorries(2, load).put("C10.10", "inf")
        field.state.trucks[0].spent = spent * MP
        game = field.play()

        assert game.question is not None
        assert game.question.offers(order) == handled


@proves("O-13.2-e", "O-7.0-e", "O-11.0-g")
@pytest.mark.parametrize("segment", ["E1", "G1"])
def test_ordinary_trucks_work_in_the_movement_phase_alone(segment):
    game = lorries(4, 4).put("C10.10", "inf").play(segment, AXIS if segment == "E1" else ALLIED)

    assert not {"drive", "load", "unload"} & set(words(game))


@proves("O-13.2-g", "O-13.2-h", "D-3.8b-a")
def test_trucks_go_apart_to_one_token_and_need_no_fuel():
    state = state_of(lorries().play().play("drive C10.10 1 empty to C10.12"))

    assert sorted((lot.hex, lot.size) for lot in state.trucks) == [
        (state.theatre.hex_named("C10.10"), 3),
        (state.theatre.hex_named("C10.12"), 1),
    ]


@proves("O-6.1-i", "O-13.2-a")
@pytest.mark.parametrize(("left", "goes"), [(MP, True), (MP - 1, False)])
def test_trucks_that_have_too_little_left_for_any_hex_are_not_offered_to_drive(left, goes):
    field = lorries(2, 0).put("C10.10", "inf")
    field.state.trucks[0].spent = 50 * MP - left

    assert ("drive" in words(field.play())) == goes


@proves("O-6.2-a", "O-6.2-l", "O-13.2-a")
@pytest.mark.parametrize(("weather", "left", "goes"), [(0, 5, True), (0, 4, False), (1, 10, True), (1, 9, False)])
def test_trucks_drive_out_of_sand_as_long_as_they_can_pay_the_step(weather, left, goes):
    field = convoy()
    field.terrain("sand", *(field.grid.names[hex] for hex in field.grid.around(field.hex("C10.10"))))
    field.state.weather["C"] = weather
    field.state.trucks[0].spent = field.state.organic_spent[0] = (50 - left) * MP
    game = field.play()

    assert ("C10.09" in words(game, "drive", "C10.10", "1", "empty", "to")) == goes
    assert ("C10.09" in words(game, "convoy", "ot-7arm", "to")) == goes
    assert ("drive" in words(game), "to" in words(game, "convoy", "ot-7arm")) == (goes, goes)


@proves("O-13.2-j", "O-4.5-e")
def test_trucks_enter_no_enemy_and_stop_in_his_zone():
    field = lorries().put("C10.13", "enemy")
    game = field.play()
    assert "C10.13" not in words(game, "drive", "C10.10", "1", "empty", "to")

    game.play("drive C10.10 1 empty to C10.12")
    assert why_not(game, "drive C10.12 1 empty to C10.11").message == "why-trucks-too-far"


def tanks() -> Field:
    """Full trucks, two tanks far from any dump, and another on the way of the trucks."""
    field = Field(*[unit(id, "5-4-8", moves="tracked") for id in ("a", "b", "c")], trucks=[TRUCK])
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.10"), 4, 4, 0))
    field.state.trucks.append(Trucks(ALLIED, field.hex("C15.25"), 2, 0, 0))
    return field.put("C10.20", "a", "b").put("C10.28", "c")


@proves("O-13.2-f", "O-12.5-i")
def test_trucks_pause_to_fuel_tanks_from_their_load_and_go_on():
    game = tanks().play()
    assert "refuel" not in words(game)
    game.play("drive C10.10 4 full to C10.20")
    assert words(game, "refuel") == ["a", "b"]

    state = state_of(game.play("refuel a b", "drive C10.20 2 full to C10.28", "move a to C10.21", "move b to C10.22"))
    moved = sorted((state.theatre.grid.names[lot.hex], lot.size, lot.load) for lot in state.trucks if lot.spent)
    assert moved == [("C10.20", 2, 0), ("C10.28", 2, 2)]
    assert [state.fuel[one] for one in (0, 1, 2)] == [FOR_PHASE, FOR_PHASE, DRY]


@proves("O-13.2-f")
@pytest.mark.parametrize(
    ("order", "goes_on"),
    [
        ("refuel a", True),
        ("mode a move", True),
        ("move a to C10.21", False),
        ("drive C15.25 2 empty to C15.24", False),
        ("convoy ot-7arm to C10.09", False),
    ],
)
def test_transport_has_finished_when_anything_else_moves(order, goes_on):
    field = tanks()
    field.state.organic_place[0] = field.hex("C10.08")
    game = field.play().play("drive C10.10 4 full to C10.20", order)

    assert ("C10.20" in words(game, "drive")) == goes_on


@proves("O-13.2-f", "O-13.2-g")
def test_trucks_that_set_out_together_may_part_and_each_goes_on():
    game = tanks().play().play("drive C10.10 4 full to C10.20", "unload C10.20 3", "drive C10.20 1 full to C10.28")
    state = state_of(game.play("drive C10.20 3 empty to C10.12"))

    assert sorted((state.theatre.grid.names[lot.hex], lot.size) for lot in state.trucks) == [
        ("C10.12", 3),
        ("C10.28", 1),
        ("C15.25", 2),
    ]


@proves("O-13.2-f", "O-12.5-i")
def test_who_is_not_fuelled_in_a_pause():
    field = tanks().dump("C10.27", 3)
    game = field.play()
    assert why_not(game, "refuel c").message == "why-no-transport-on-way"
    game.play("drive C10.10 4 full to C10.20", "refuel a")
    assert why_not(game, "refuel a").message == "why-no-fuel-needed"

    game.play("move c to C10.29")
    assert "refuel" not in words(game)


@proves("O-13.2-f", "O-13.8-e")
def test_construction_is_paid_from_a_load_on_its_way_too():
    field = Field(unit("hq", "--0-4", size="hq", type="Corps HQ", throw=8), unit("inf", "5-4-3"))
    field.put("C10.20", "hq", "inf").state.hedgehogs_left = [1, 1]
    field.own(ALLIED, "C10.20").state.trucks.append(Trucks(ALLIED, field.hex("C10.10"), 9, 9, 0))
    game = field.play().play("drive C10.10 9 full to C10.20", "build hedgehog C10.20 by hq")

    assert state_of(game).hedgehogs == {field.hex("C10.20"): 1}
    assert sum(lot.load for lot in state_of(game).trucks) == 1
    assert "C10.20" in words(game, "drive")


@proves("O-13.2-f", "O-6.1-b")
def test_an_organic_truck_has_finished_too():
    field = convoy().put("C10.20", "inf")
    game = field.play().play("convoy ot-7arm to C10.11", "move inf to C10.21")

    assert why_not(game, "convoy ot-7arm to C10.12").message == "why-trucks-too-far"


@proves("O-13.2-k", "D-3.8a-a")
def test_an_organic_truck_loads_whole_or_in_part_and_never_unloads():
    field = convoy()
    game = field.play()
    assert words(game, "convoy", "ot-7arm") == ["to", "load", "reserve"]

    game.play("convoy ot-7arm load 3")
    assert state_of(game).organic_load[0] == 3


@proves("O-13.2-o", "D-3.8b-b", "O-13.2-n")
@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_ordinary_trucks_are_set_up_empty(scenario):
    assert not any(lot.load for lot in set_up(scenario).trucks)


@proves("O-5.7-r", "O-13.2-m", "O-5.7-b", "O-5.7-e")
def test_an_organic_truck_goes_into_reserve_under_a_marker_and_has_a_quarter():
    field = convoy()
    field.state.reserves = [1, 0]
    state = state_of(field.play().play("convoy ot-7arm reserve"))
    assert state.organic_reserve[0] & RESERVE
    assert organic_left(state, 0) == 50 * MP // 4

    field = convoy().put("C10.14", "inf", marker="reserve")
    field.state.reserves = [1, 0]
    assert why_not(field.play(), "convoy ot-7arm reserve").message == "why-no-reserve-marker"


@proves("O-5.1-d", "O-2.3-a")
def test_in_the_movement_phase_it_leaves_reserve_before_it_moves_and_not_after():
    state = state_of(convoy(RESERVE).play().play("convoy ot-7arm release"))
    assert (state.organic_reserve[0] & RESERVE, organic_left(state, 0)) == (0, 50 * MP)

    game = convoy(RESERVE).play().play("convoy ot-7arm to C10.12")
    assert why_not(game, "convoy ot-7arm release").message == "why-mode-before-moving"


@proves("O-5.7-c", "O-4.5-o")
def test_no_truck_goes_into_reserve_in_an_enemy_zone():
    assert why_not(convoy().put("C10.11", "enemy").play(), "convoy ot-7arm reserve").message == "why-in-zone"


@proves("O-7.0-f", "O-5.7-n", "O-5.7-o")
@pytest.mark.parametrize(("segment", "part"), [("E1", 2), ("G1", 1)])
def test_released_it_moves_and_loads_in_the_other_phases(segment, part):
    game = convoy(RESERVE).play(segment, AXIS if segment == "E1" else ALLIED)
    assert why_not(game, "convoy ot-7arm to C10.12").message == "why-truck-not-released"

    game.play("convoy ot-7arm release")
    assert state_of(game).organic_reserve[0] == RELEASED
    assert organic_left(state_of(game), 0) == 50 * MP // part
    game.play("convoy ot-7arm load 2")
    assert state_of(game).organic_load[0] == 2


@proves("O-12.2-b")
def test_an_organic_truck_does_not_load_what_was_unloaded_in_the_phase():
    field = convoy().put("C10.10", "inf").dump("C10.10", 0)
    field.state.trucks[0].load = 4
    game = field.play()
    assert "convoy" in words(game)

    game.play("unload C10.10 4")
    assert "load" not in words(game, "convoy", "ot-7arm")


@proves("O-4.5-s", "O-13.2-j")
def test_who_negates_a_zone_for_trucks_that_pass_moves_no_more():
    field = lorries().put("C10.12", "inf").put("C11.13", "enemy")
    state = state_of(field.play().play("drive C10.10 1 empty to C10.12"))

    assert state.deeds[field.number("inf")] & NEGATING


@proves("O-4.5-e", "O-13.2-m")
def test_an_organic_truck_that_has_entered_a_zone_goes_no_farther():
    truck = OrganicTruck("ot-ind", "4 Ind", ALLIED, "Ind", 4)
    field = Field(unit("friend", "2-3-3"), unit("x-it", "5-3-3", side=AXIS), trucks=[truck]).put("C10.13", "x-it")
    field.put("C20.10", "friend").state.organic_place[0] = field.hex("C10.10")
    game = field.play().play("convoy ot-ind to C10.11")
    assert "C10.12" in words(game, "convoy", "ot-ind", "to")

    game.play("convoy ot-ind to C10.12")
    assert "convoy" not in words(game)
    assert why_not(game, "convoy ot-ind to C10.11").message == "why-trucks-too-far"
