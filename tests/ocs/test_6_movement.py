"""6 Ground movement, 7 the Reaction Phase."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, state_of, unit, why_not, words
from sandtable.games.ocs.counters import ALLIED, AXIS, Leader
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.modes import FINISHED, NEGATING, STRAT
from sandtable.games.ocs.movement import left, reach_of, step_cost
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.state import Trucks
from sandtable.games.ocs.terrain import PROHIBITED
from sandtable.games.ocs.theatre import MOST_KEPT, RAINSTORM, SANDSTORM


def scene(*, leaders: list[Leader] | None = None) -> Field:
    """A quick and a slow battalion on foot, one on trucks and one on tracks, in one hex with supply."""
    field = Field(
        unit("a-quick", "3-3-8"),
        unit("b-slow", "3-3-3"),
        unit("c-mot", "3-3-12", moves="truck"),
        unit("d-tank", "3-3-8", moves="tracked", colour="yellow"),
        unit("e-fort", "3-3-0", move="1 0"),
        unit("x-it", "3-3-6", side=AXIS, nation="It"),
        leaders=leaders,
    )
    field.put("C10.10", "a-quick", "b-slow", "c-mot", "d-tank", "e-fort").put("C20.30", "x-it")
    return field.dump("C10.10", 20)


def cost(field: Field, id: str, one: str, other: str, *, unspent: bool = True) -> float:
    side = field.grid.side_between(field.hex(one), field.hex(other))
    return step_cost(field.state, field.number(id), side, unspent) / MP


@proves("O-6.1-a", "O-6.1-h", "O-6.3-a", "O-6.3-d")
def test_a_stack_of_one_hex_moves_and_each_unit_has_its_own_account():
    game = scene().put("C10.12", "d-tank").play()
    assert why_not(game, "move a-quick d-tank to C10.11").message == "why-not-together"

    state = state_of(game.play("move a-quick b-slow to C10.12"))

    assert [left(state, one) for one in (0, 1)] == [6 * MP, MP]
    assert state.place[0] == state.place[1] == state.theatre.hex_named("C10.12")


@proves("O-6.1-b", "O-6.3-f", "O-6.1-i")
def test_a_move_is_finished_before_another_unit_moves():
    game = scene().play().play("move a-quick to C10.12", "move b-slow to C10.11")

    assert why_not(game, "move a-quick to C10.13").message == "why-finished"


@proves("O-6.3-i")
def test_who_has_spent_nothing_may_be_named_later():
    game = scene().play().play("mode a-quick move", "move b-slow to C10.11")

    assert "a-quick" in words(game, "move")


@proves("O-6.1-g")
def test_no_step_that_could_not_be_made_the_other_way_round():
    field = scene().terrain("salt_marsh", "C10.10")

    assert cost(field, "c-mot", "C10.10", "C10.11") * MP >= PROHIBITED
    assert cost(field, "a-quick", "C10.10", "C10.11") == 1


@proves("O-6.1-j", "O-6.3-e")
def test_who_is_dropped_on_the_way_moves_no_further():
    game = scene().play().play("move a-quick b-slow to C10.11", "move a-quick to C10.13")
    state = state_of(game)

    assert state.place[1] == state.theatre.hex_named("C10.11")
    assert why_not(game, "move b-slow to C10.12").message == "why-finished"


@proves("O-6.1-k")
def test_a_stack_that_has_moved_picks_nobody_up():
    game = scene().put("C10.11", "b-slow").play().play("move a-quick to C10.11")

    assert why_not(game, "move a-quick b-slow to C10.12").message == "why-picked-up"
    assert "b-slow" not in words(game, "move", "a-quick")


@proves("O-6.3-g")
def test_who_cannot_pay_for_the_next_hex_is_dropped():
    way = " ".join(f"C10.{column}" for column in range(11, 16))
    state = state_of(scene().play().play(f"move a-quick b-slow via {way}"))

    assert [state.theatre.grid.names[state.place[one]] for one in (0, 1)] == ["C10.15", "C10.13"]
    assert state.deeds[1] & FINISHED


def test_the_log_tells_of_who_was_dropped_on_the_way_where_they_stand():
    game = scene().play().play("move a-quick b-slow via C10.11 C10.12 C10.13 C10.14")

    told = [line.arguments for line in game.log if line.message == "log-move"]
    assert [(line["units"], line["hex"]) for line in told] == [(["b-slow"], "C10.13"), (["a-quick"], "C10.14")]


@proves("O-6.3-d", "O-6.3-g")
def test_a_stack_is_offered_the_hexes_that_all_of_it_reach():
    field = Field(unit("fast", "2-3-8"), unit("slow", "2-3-3")).put("C10.10", "fast", "slow")
    game = field.play()

    assert "C10.18" in words(game, "move", "fast", "to")
    offered = words(game, "move", "fast", "slow", "to")
    assert "C10.13" in offered
    assert not {"C10.10", "C10.14", "C10.18"} & set(offered)


@proves("O-4.5-e", "O-4.5-g", "O-4.5-r")
@pytest.mark.parametrize(
    ("moves", "friend", "beyond"),
    [("truck", False, False), ("truck", True, True), ("leg", False, True), ("tracked", False, True)],
)
def test_a_way_on_trucks_ends_in_the_first_enemy_zone_that_no_friend_negates(moves, friend, beyond):
    field = Field(unit("one", "2-3-8", moves=moves), unit("friend", "2-3-3"), unit("enemy", "5-3-3", side=AXIS))
    field.terrain("sea", *[f"C02.{column:02}" for column in range(1, 31)])
    field.put("C01.10", "one").put("C02.13", "enemy").dump("C01.10", 4)
    zones = field.state.zones(AXIS)
    first, second = [name for name in field.grid.names if name.startswith("C01.") and zones[field.hex(name)]]
    if friend:
        field.put(first, "friend")
    offered = words(field.play(), "move", "one", "to")

    assert first in offered
    assert (second in offered) == beyond


@proves("O-6.1-l")
def test_a_unit_without_an_allowance_does_not_move():
    assert why_not(scene().play(), "move e-fort to C10.11").message == "why-no-allowance"


@proves("O-6.2-a", "O-6.2-g")
def test_a_step_costs_the_hex_and_what_its_side_adds():
    field = scene().terrain("rough", "C10.11").side("wadi", "C10.10", "C10.11")

    assert [cost(field, id, "C10.10", "C10.11") for id in ("a-quick", "c-mot", "d-tank")] == [4, 11, 6]


@proves("O-6.2-c", "O-6.2-d", "O-6.2-f")
def test_along_a_road_its_cost_is_paid_even_where_nothing_else_leads():
    field = scene().terrain("salt_marsh", "C10.11").side("escarpment", "C10.10", "C10.11")
    assert cost(field, "c-mot", "C10.10", "C10.11") * MP >= PROHIBITED

    field = scene().terrain("salt_marsh", "C10.11").side("escarpment", "C10.10", "C10.11")
    field.road("track", "C10.10", "C10.11").road("primary_road", "C10.11", "C10.12")
    assert "C10.12" in words(field.play(), "move", "c-mot", "to")
    assert cost(field, "c-mot", "C10.10", "C10.11") == 1 / 2


@proves("O-6.2-k")
def test_a_hex_that_costs_all_is_entered_only_with_an_unspent_allowance():
    field = scene().terrain("mountain", "C10.12")
    game = field.put("C10.11", "b-slow").play().play("move b-slow to C10.12")
    assert left(state_of(game), 1) == 0

    game = scene().terrain("mountain", "C10.12").play().play("move a-quick to C10.11")
    assert why_not(game, "move a-quick to C10.12").message == "why-prohibited"


@proves("O-6.2-l", "O-6.2-o")
def test_storms_double_what_hexes_sides_and_roads_cost_and_rain_fills_the_wadis():
    field = scene().terrain("rough", "C10.11").road("road", "C10.10", "C10.09").side("wadi", "C10.10", "C11.10")
    field.state.weather = {"C": SANDSTORM}
    field.state.weather_changed()
    assert cost(field, "a-quick", "C10.10", "C10.11") == 4
    assert cost(field, "a-quick", "C10.10", "C10.09") == 1
    assert cost(field, "a-quick", "C10.10", "C11.10") == 6

    field.state.weather = {"C": RAINSTORM}
    field.state.weather_changed()
    assert cost(field, "a-quick", "C10.10", "C11.10") * MP >= PROHIBITED


@proves("O-6.3-c", "O-12.5-a")
def test_trucks_and_tracks_have_fuel_before_they_move():
    state = state_of(scene().play().play("move c-mot d-tank to C10.12"))
    assert state.dumps[ALLIED][state.theatre.hex_named("C10.10")] == 18

    field = scene()
    field.state.dumps[ALLIED].clear()
    field.state.changed()
    assert why_not(field.play(), "move c-mot to C10.11").message == "why-no-fuel"


@proves("O-6.3-d", "O-4.5-e")
def test_a_way_hex_by_hex_is_refused_where_it_ends():
    field = scene().put("C11.13", "x-it").terrain("rough", "C10.08")
    way = [field.grid.names[hex] for hex in field.grid.within(field.hex("C11.13"), 1) if hex != field.hex("C11.13")]
    entered = next(name for name in way if field.grid.distance(field.hex("C10.10"), field.hex(name)) == 2)
    beyond = next(
        name for name in way if name != entered and field.grid.distance(field.hex(name), field.hex(entered)) == 1
    )
    game = field.play()

    broken = why_not(game, "move a-quick via C10.11 C10.13")
    assert (broken.message, broken.arguments) == ("why-way-broken", {"hex": "C10.13", "origin": "C10.11"})
    far = why_not(game, "move b-slow via C10.09 C10.08 C10.07 C10.06")
    assert (far.arguments["hex"], far.arguments["cost"], far.arguments["left"]) == ("C10.07", "1", "0")
    zone = why_not(game, f"move c-mot via C10.11 {entered} {beyond}")
    assert (zone.message, zone.arguments["hex"]) == ("why-way-ends-in-zone", entered)


@proves("O-6.3-h")
def test_the_cheapest_way_is_taken_and_of_equals_that_through_fewest_zones():
    field = scene().put("C11.13", "x-it").put("C10.10", "a-quick")
    way = reach_of(field.state, 0, [0]).way_to(field.hex("C09.13"))
    assert not any(field.state.in_enemy_zone(ALLIED, hex) for hex in way)

    field = scene().road("road", "C10.10", "C11.10").road("road", "C11.10", "C10.09")
    assert reach_of(field.state, 0, [0]).way_to(field.hex("C10.09")) == [field.hex("C10.09")]


@proves("O-6.3-h")
def test_a_stack_takes_a_way_on_which_nobody_is_dropped_though_its_first_unit_knows_a_cheaper():
    tank, trucks = unit("a-tank", "3-3-8", moves="tracked"), unit("b-trucks", "3-3-12", moves="truck")
    field = Field(tank, trucks, unit("x-it", "3-3-6", side=AXIS, nation="It")).put("C10.10", "a-tank", "b-trucks")
    field.dump("C10.10", 20).put("C11.12", "x-it").road("primary_road", *[f"C10.{column}" for column in range(10, 16)])
    cheapest = reach_of(field.state, 0, [0, 1]).way_to(field.hex("C10.15"))
    state = state_of(field.play().play("move a-tank b-trucks to C10.15"))

    assert any(field.state.in_enemy_zone(ALLIED, hex) for hex in cheapest)
    assert state.place[0] == state.place[1] == field.hex("C10.15")


@proves("O-6.3-d", "O-6.3-g")
def test_a_hex_to_which_no_way_brings_all_of_a_stack_is_not_offered_to_it():
    tank, trucks = unit("a-tank", "3-3-3", moves="tracked"), unit("b-trucks", "3-3-12", moves="truck")
    field = Field(tank, trucks, unit("x-it", "3-3-6", side=AXIS, nation="It")).put("C10.10", "a-tank", "b-trucks")
    field.dump("C10.10", 20).put("C11.12", "x-it").road("primary_road", *[f"C10.{column}" for column in range(10, 16)])
    game = field.play()

    assert "C10.15" in words(game, "move", "a-tank", "to")
    assert "C10.15" in words(game, "move", "b-trucks", "to")
    assert "C10.15" not in words(game, "move", "a-tank", "b-trucks", "to")
    assert "C10.11" in words(game, "move", "a-tank", "b-trucks", "to")


@proves("O-6.3-j")
def test_a_leader_is_led_by_one_answer_in_any_segment():
    leaders = [Leader("ld-oc", "O'Connor", ALLIED, "Br", False, 4)]
    for segment in ("C2", "C3", "F1", "F2", "G1", "G3"):
        field = scene(leaders=leaders).put("C10.14", "b-slow")
        field.state.leader_place[0] = field.hex("C10.10")
        state = state_of(field.play(segment).play("lead ld-oc to C10.14"))

        assert state.leader_place[0] == field.hex("C10.14")


@proves("O-6.1-m", "O-5.8-c")
def test_limits_hold_for_strat_as_well():
    field = scene()
    field.theatre.counters[0].formation = "2 NZ"
    field.theatre.grid.number["C39.03"] = field.hex("C10.10")
    field.state.held_at_matruh, field.state.marker[0] = ["2 NZ"], STRAT
    names = [field.grid.names[hex] for hex in reach_of(field.state, 0, [0]).cost]

    assert "C10.05" in names
    assert "C10.14" not in names


@proves("O-4.5-s", "O-4.5-e")
def test_who_negates_a_zone_for_trucks_of_supply_moves_no_more():
    field = scene().put("C10.12", "b-slow").put("C11.13", "x-it")
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.10"), 4, 0, 0))
    field.state.changed()
    state = state_of(field.play().play("drive C10.10 1 empty to C10.12"))

    assert state.deeds[1] & NEGATING


@proves("O-7.0-a", "O-7.0-d")
def test_in_reaction_ships_fire_and_nobody_moves_who_was_not_released():
    field = scene().put("C10.14", "x-it")
    field.state.ships, field.state.date = ["1940-12-12"], "1940-12-08"
    field.ground.coastal[field.hex("C10.14")] = 1
    field.put("C10.10", "a-quick", marker="reserve")

    assert words(field.play("E2", AXIS), "bombard") == ["C10.14"]
    assert why_not(field.play("E1", AXIS), "move b-slow to C10.11").message == "why-not-released"


def test_of_the_costs_on_changing_roads_the_latest_are_kept_and_the_others_worked_out_again():
    state = set_up("7.3")
    theatre, weather, paths = state.theatre, state.weather_by_hex(), state.paths()
    first = theatre.step_costs("some sky", "roads", weather, paths)
    assert theatre.step_costs("some sky", "roads", weather, paths) is first

    for number in range(MOST_KEPT):
        theatre.step_costs("some sky", f"roads {number}", weather, paths)
    again = theatre.step_costs("some sky", "roads", weather, paths)

    assert again is not first
    assert again.by_side == first.by_side
