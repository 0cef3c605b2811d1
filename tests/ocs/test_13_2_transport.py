"""13.2 Transport points, O-12.2: trucks, organic trucks, Reserve."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, state_of, unit, why_not, words
from sandtable.games.ocs.counters import ALLIED, AXIS, OrganicTruck
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.modes import RELEASED, RESERVE
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.organic import organic_left
from sandtable.games.ocs.state import Trucks

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


@proves("O-13.2-d")
def test_trucks_unload_where_own_units_or_supply_are_and_not_in_the_desert():
    game = lorries(4, 4).put("C10.13", "inf").play().play("drive C10.10 4 full to C10.12")
    assert why_not(game, "unload C10.12 4").message == "why-not-so-much"

    game.play("drive C10.12 4 full to C10.13", "unload C10.13 4")
    assert state_of(game).dumps[ALLIED][state_of(game).theatre.hex_named("C10.13")] == 4


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


@proves("O-13.2-j", "O-4.5-e")
def test_trucks_enter_no_enemy_and_stop_in_his_zone():
    field = lorries().put("C10.13", "enemy")
    game = field.play()
    assert "C10.13" not in words(game, "drive", "C10.10", "1", "empty", "to")

    game.play("drive C10.10 1 empty to C10.12")
    assert why_not(game, "drive C10.12 1 empty to C10.11").message == "why-trucks-too-far"


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
