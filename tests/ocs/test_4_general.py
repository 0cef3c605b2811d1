"""1, 3, 4 Terms, units and general concepts."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit, why_not, words
from sandtable.games.ocs.capture import enter
from sandtable.games.ocs.combat.losses import lose_step
from sandtable.games.ocs.combat.retreat import Retreat, retreat
from sandtable.games.ocs.counters import ALLIED, AXIS, OrganicTruck
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.view import describe_state
from sandtable.games.ocs.modes import DG, FULL, LOW, NEGATING, TRAPPED, UNMARKED
from sandtable.games.ocs.movement import allowance
from sandtable.games.ocs.numbers import MP, RE, TOKENS_PER_SP, nearest, shown
from sandtable.games.ocs.stacking import re_in, remove_excess
from sandtable.games.ocs.state import DEAD, Trucks
from sandtable.games.ocs.supply.reach import can_draw
from sandtable.games.ocs.terrain import ARMOUR, MECH, OTHER


def scene() -> Field:
    """An Allied battalion on trucks, one on foot, one on tracks; an Axis battalion with a zone of control."""
    field = Field(
        unit("a-mot", "3-3-12", moves="truck"),
        unit("b-leg", "3-3-6"),
        unit("c-tank", "3-3-8", moves="tracked", colour="yellow"),
        unit("d-guns", "--2-6", type="Arty Bn"),
        unit("x-it", "3-3-6", side=AXIS, nation="It"),
    )
    field.put("C10.10", "a-mot").put("C09.10", "b-leg").put("C08.10", "c-tank").put("C07.10", "d-guns")
    return field.put("C10.13", "x-it").dump("C10.10", 9)


# 1 Terms


@proves("O-1.0-e")
def test_a_supply_point_is_four_tokens():
    assert TOKENS_PER_SP == 4


@proves("O-1.0-f", "O-1.0-h")
def test_distance_counts_hexes_whatever_lies_in_them():
    field = scene().terrain("sea", "C10.11")

    assert field.grid.distance(field.hex("C10.10"), field.hex("C10.14")) == 4
    assert field.grid.distance(field.hex("C10.10"), field.hex("C10.10")) == 0
    assert all(field.grid.distance(field.hex("C10.10"), one) == 1 for one in field.grid.around(field.hex("C10.10")))


@proves("O-1.0-g", "O-4.4-f")
def test_a_hex_belongs_to_whose_unit_was_there_last_and_any_unit_enters_an_empty_village():
    field = scene().own(AXIS, "C07.11", "C07.12")
    field.ground.settlement[field.hex("C07.11")] = "village"
    state = state_of(field.play().play("move d-guns via C07.11 C07.12"))

    assert [state.owner[field.hex(name)] for name in ("C07.11", "C07.12")] == [ALLIED, ALLIED]


@proves("O-1.0-j")
def test_who_can_retreat_only_off_the_map_is_destroyed():
    field = scene().put("C01.01", "b-leg")
    start = field.hex("C01.01")

    carry_out(retreat(field.state, [1], Retreat(start, 1, field.grid.around(start), [])))

    assert field.state.place[1] == DEAD


@proves("O-1.0-k")
def test_friends_are_of_one_side_whatever_their_nation():
    field = Field(
        unit("a-au", "3-3-8", nation="Aus"), unit("b-in", "3-3-8", nation="Ind"), unit("c-it", "3-3-8", side=AXIS)
    )
    field.put("C10.10", "a-au").put("C10.11", "b-in").put("C09.10", "c-it")
    game = field.play()

    assert "C10.11" in words(game, "move", "a-au", "to")
    assert why_not(game, "move a-au to C09.10").message == "why-enemy-units"


# 3 Units


@proves("O-3.1-a", "O-3.1-c", "O-3.1-d", "O-3.1-f", "O-3.1-i", "O-3.2-a", "O-3.2-b", "O-3.2-d", "O-3.2-e", "O-3.2-g")
def test_the_counters_of_the_scenarios():
    for scenario in ("7.3", "7.1"):
        for counter in set_up(scenario).theatre.counters:
            combat, move = counter.faces
            assert 0 <= counter.rating <= 5
            assert counter.category in (ARMOUR, MECH, OTHER)
            assert combat.strength >= move.strength
            assert combat.allowance <= move.allowance
            whole, steps = {"division": (3, 3), "brigade": (1, 2), "battalion": (0.5, 1), "company": (0.5, 1)}.get(
                counter.size, (1, 1)
            )
            if counter.size != "replacement":
                assert (counter.re, counter.steps) == (whole * RE, steps), counter.id


@proves("O-3.1-b", "O-4.8-e", "O-4.5-a")
def test_supply_and_transport_are_no_combat_units():
    field = scene().dump("C15.10", 99)
    field.state.trucks.append(Trucks(ALLIED, field.hex("C15.10"), 40, 0, 0))
    field.state.changed()

    assert re_in(field.state, ALLIED, field.hex("C15.10")) == 0
    assert not field.state.in_enemy_zone(AXIS, field.hex("C15.11"))


@proves("O-3.2-c")
def test_a_replacement_is_a_quarter_re_and_has_no_combat_face():
    field = scene()
    field.theatre.counters[1].size = "replacement"
    field.put("C09.10", "b-leg", face=1)

    assert why_not(field.play(), "mode b-leg combat").message == "why-no-combat-face"


@proves("O-3.2-f", "O-3.2-j", "O-3.2-p")
def test_steps_lost_make_a_unit_smaller_and_the_last_one_kills():
    field = Field(unit("a-bde", "6-3-3", size="brigade"), unit("b-div", "9-2-3", size="division"))
    field.put("C10.10", "a-bde").put("C10.11", "b-div")
    sizes = [[field.state.re_of(one) for one in (0, 1)]]
    for one in (0, 1):
        lose_step(field.state, one, "9.11")
    sizes.append([field.state.re_of(one) for one in (0, 1)])
    assert sizes == [[RE, 3 * RE], [RE // 2, 2 * RE]]

    field.put("C10.10", "a-bde", marker="dg").state.stocks[0] = LOW
    lose_step(field.state, 0, "9.11")
    assert (field.state.place[0], field.state.marker[0], field.state.stocks[0]) == (DEAD, UNMARKED, FULL)


@proves("O-3.2-l", "O-3.2-m", "O-3.2-n")
def test_only_units_of_one_name_are_a_formation():
    field = Field(
        *[unit(f"a-{number}", "3-3-8", moves="truck", formation="7 Arm") for number in (1, 2)],
        unit("b-own", "3-3-8", moves="truck", size="brigade"),
    )
    field.put("C10.10", "a-1", "a-2", "b-own").dump("C10.10", 9)
    game = field.play().play("move a-1 to C10.12", "fuel formation C10.10")
    state = state_of(game)

    assert [state.fuel[one] for one in range(3)] == [2, 2, 0]


@proves("O-3.3-a", "O-3.3-b")
def test_trucks_carry_as_many_tokens_as_they_have():
    truck = OrganicTruck("ot-arm", "7 Arm", ALLIED, "Br", 4)
    field = Field(unit("a-br", "3-3-8", formation="7 Arm"), trucks=[truck]).put("C10.10", "a-br").dump("C10.10", 9)
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.10"), 3, 0, 0))
    field.state.organic_place[0] = field.hex("C10.10")
    field.state.changed()
    game = field.play()

    assert words(game, "load", "C10.10") == ["1", "2", "3"]
    assert words(game, "convoy", "ot-arm", "load") == ["1", "2", "3", "4"]


# 4.1-4.4


@proves("O-4.1-a", "O-4.2-a", "O-4.2-c")
def test_fractions_are_rounded_from_a_half_on_and_allowances_never():
    assert [nearest(number, 4) for number in (1, 2, 3, 5, 6)] == [0, 1, 1, 1, 2]

    field = scene().put("C09.10", "b-leg", marker="reserve")
    field.state.showing(1).allowance = 3
    assert shown(allowance(field.state, 1), MP) == "3/4"


@proves("O-4.4-a", "O-4.4-b", "O-4.4-c")
def test_a_printed_strength_of_nought_can_attack_and_none_cannot():
    units = [unit("a-nil", "0-3-8"), unit("b-guns", "--2-8", type="Arty Bn"), unit("c-at", "(3)-3-8")]
    field = Field(*units, unit("d-flips", "3-3-4", move="- 8")).put("C10.10", "a-nil", "b-guns", "c-at", "d-flips")
    assert [field.state.is_attack_capable(one) for one in range(4)] == [True, False, False, True]

    assert not field.put("C10.10", "d-flips", face=1).state.is_attack_capable(3)


@proves("O-4.4-e", "O-4.8-i")
def test_only_attack_capable_units_enter_where_enemy_supply_is_and_pay_nothing_more():
    field = scene().dump("C07.11", 4, AXIS).dump("C09.11", 4, AXIS)
    game = field.play()
    assert why_not(game, "move d-guns to C07.11").message == "why-enemy-there"

    state = state_of(game.play("move b-leg to C09.11", 3))

    assert state.spent[1] == MP
    assert (state.dumps[AXIS].get(field.hex("C09.11")), state.dumps[ALLIED][field.hex("C09.11")]) == (None, 1)


@proves("O-4.4-e", "O-3.3-b")
def test_an_organic_truck_bars_a_hex_to_those_of_the_enemy_who_cannot_attack():
    units = [unit("a-guns", "--2-6", type="Arty Bn"), unit("b-leg", "3-3-6")]
    field = Field(*units, trucks=[OrganicTruck("ot-x", "X", AXIS, "It", 4)]).put("C10.10", "a-guns", "b-leg")
    assert "C10.11" in words(field.play(), "move", "a-guns", "to")

    field.state.organic_place = [field.hex("C10.11")]
    field.state.changed()
    assert why_not(field.play(), "move a-guns to C10.11").message == "why-enemy-there"
    assert "C10.11" in words(field.play(), "move", "b-leg", "to")


@proves("O-1.0-g", "O-9.14-k")
def test_what_has_passed_to_the_other_side_bars_its_former_owner_at_once():
    field = scene().own(AXIS, "C07.11")
    hex = field.hex("C07.11")
    field.ground.port[hex] = 4
    assert [field.state.barriers(side)[hex] for side in (ALLIED, AXIS)] == [1, 0]

    field.state.set_owner(hex, ALLIED)
    assert [field.state.barriers(side)[hex] for side in (ALLIED, AXIS)] == [0, 1]


@proves("O-4.4-e", "O-3.1-b", "O-9.14-g", "O-9.14-k")
@pytest.mark.parametrize("works", ["port", "air base", "hedgehog printed", "hedgehog built"])
def test_only_attack_capable_units_enter_a_port_a_base_or_a_hedgehog_of_the_enemy(works):
    field = scene().put("C07.10", "b-leg", "d-guns").own(AXIS, "C07.11")
    hex = field.hex("C07.11")
    if works == "port":
        field.ground.port[hex] = 4
    elif works == "air base":
        field.ground.air_level[hex] = 0
    elif works == "hedgehog printed":
        field.ground.hedgehog[hex] = 2
    else:
        field.state.hedgehogs[hex] = 1
    game = field.play()
    assert why_not(game, "move d-guns to C07.11").message == "why-enemy-there"
    assert "C07.11" not in words(game, "move", "d-guns", "to")

    game.play("move b-leg to C07.11")

    assert state_of(game).owner[hex] == ALLIED
    assert "C07.11" in words(game, "move", "d-guns", "to")


@proves("O-4.4-e", "O-5.8-f", "O-5.7-f")
@pytest.mark.parametrize("marker", ["strat", "reserve"])
def test_who_is_in_strat_or_reserve_takes_no_port(marker):
    field = scene().put("C09.10", "b-leg", marker=marker, face=1).own(AXIS, "C09.11").own(ALLIED, "C09.09")
    field.ground.port[field.hex("C09.11")] = field.ground.port[field.hex("C09.09")] = 4
    game = field.play()

    assert why_not(game, "move b-leg to C09.11").message == "why-enemy-there"
    assert "C09.09" in words(game, "move", "b-leg", "to")


@proves("O-4.4-e", "O-13.2-j", "O-4.8-j")
def test_trucks_do_not_enter_a_port_of_the_enemy_but_supply_paths_do():
    field = scene().own(AXIS, "C10.11").put("C15.20", "x-it").put("C10.10", "b-leg").dump("C10.16", 9)
    field.ground.port[field.hex("C10.11")] = 4
    for name in ("C11.10", "C11.11", "C09.10", "C09.11", "C10.09"):
        field.terrain("sea", name)
    field.state.dumps[ALLIED].pop(field.hex("C10.10"))
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.10"), 4, 0, 0))
    field.state.changed()
    game = field.play()

    assert not game.question.offers("drive C10.10 4 empty to C10.12")
    assert can_draw(field.state, ALLIED, field.hex("C10.10"), field.hex("C10.16"))


# 4.5 Zones of control


@proves("O-4.5-b")
@pytest.mark.parametrize(("face", "has"), [(0, True), (1, False)])
def test_exploit_keeps_the_zone_that_the_unit_had(face, has):
    field = scene().put("C10.13", "x-it", marker="exploit", face=face)

    assert field.state.in_enemy_zone(ALLIED, field.hex("C10.12")) == has


@proves("O-4.5-d")
def test_a_zone_is_in_all_six_hexes_whatever_the_terrain():
    field = scene().side("escarpment", "C10.13", "C10.12").terrain("mountain", "C10.14")

    assert all(field.state.in_enemy_zone(ALLIED, hex) for hex in field.grid.around(field.hex("C10.13")))
    assert not field.state.in_enemy_zone(ALLIED, field.hex("C10.11"))


@proves("O-4.5-e", "O-4.5-f")
def test_trucks_stop_in_a_zone_and_leave_one_in_which_the_phase_began():
    game = scene().play().play("move a-mot to C10.12")
    assert state_of(game).deeds[0] & TRAPPED
    assert why_not(game, "move a-mot to C10.11").message == "why-in-enemy-zone"

    game = scene().put("C10.12", "a-mot").play()
    assert "C10.10" in words(game, "move", "a-mot", "to")


@proves("O-4.5-g")
def test_legs_and_tracks_pass_through_zones():
    game = scene().put("C10.10", "c-tank").put("C10.11", "b-leg").play()

    assert "C11.15" in words(game, "move", "c-tank", "to")
    assert "C11.15" in words(game, "move", "b-leg", "to")


@proves("O-4.5-r", "O-4.5-s")
def test_a_friend_in_the_hex_negates_the_zone_and_moves_no_more():
    game = scene().put("C10.12", "b-leg").play().play("move a-mot via C10.11 C10.12 C11.13")
    state = state_of(game)

    assert state.deeds[1] & NEGATING
    assert why_not(game, "move b-leg to C10.11").message == "why-finished"


@proves("O-4.5-s", "O-4.5-g")
def test_who_stands_where_others_pass_on_foot_negates_nothing():
    game = scene().put("C10.12", "b-leg").put("C10.11", "c-tank").play().play("move c-tank via C10.12 C11.13")

    assert not state_of(game).deeds[1] & NEGATING
    assert "C10.11" in words(game, "move", "b-leg", "to")


@proves("O-4.5-s")
def test_of_two_friends_the_slower_one_negates_and_the_other_may_go():
    field = scene().put("C10.12", "b-leg", "c-tank").play()
    state = state_of(field.play("move a-mot via C10.11 C10.12 C11.13"))

    assert [bool(state.deeds[one] & NEGATING) for one in (1, 2)] == [True, False]  # 6 MP against 8


@proves("O-4.5-t", "O-9.12-j", "O-5.10-d")
def test_a_friend_does_not_save_those_who_retreat_into_a_zone():
    field = scene().put("C10.12", "b-leg").put("C10.11", "c-tank")
    start = field.hex("C10.11")
    shut = [hex for hex in field.grid.around(start) if hex != field.hex("C10.12")]

    carry_out(retreat(field.state, [2], Retreat(start, 1, shut, [])))

    assert [field.state.marker[one] for one in (1, 2)] == [DG, DG]


@proves("O-4.5-u")
def test_after_an_overrun_trucks_in_a_zone_that_they_entered_only_overrun_again():
    field = Field(
        unit("a-mot", "30-3-12", moves="truck"),
        unit("x-it", "1-3-6", side=AXIS, nation="It"),
        unit("y-it", "9-3-6", side=AXIS, nation="It"),
    )
    field.put("C10.10", "a-mot").put("C10.11", "x-it").put("C10.12", "y-it").dump("C10.10", 9)
    game = field.play().play("overrun C10.11 with a-mot", "stocks", 7, 9)
    state = state_of(game)

    assert (state.place[0], state.place[1]) == (field.hex("C10.11"), DEAD)
    assert why_not(game, "move a-mot to C10.10").message == "why-in-enemy-zone"
    assert words(game, "overrun", "C10.12", "with") == ["a-mot"]


@proves("O-4.5-u", "O-8.1-r")
def test_trucks_go_on_when_their_overrun_has_led_them_out_of_the_zone():
    field = scene()
    field.theatre.counters[0].faces[0].strength, field.theatre.counters[0].faces[0].allowance = 30, 20
    game = field.play().play("move a-mot to C10.12")
    assert why_not(game, "move a-mot to C10.11").message == "why-in-enemy-zone"

    game.play("overrun C10.13 with a-mot", "stocks", 7, 9)
    state = state_of(game)
    assert (state.place[0], state.place[4]) == (field.hex("C10.13"), DEAD)

    game.play("move a-mot to C10.16")

    assert state_of(game).spent[0] == (2 + 3 + 3) * MP


# 4.8 Stacking


@proves("O-4.8-a", "O-4.8-b", "O-4.8-c")
def test_more_than_ten_re_are_removed_by_their_owner_when_the_segment_ends():
    field = Field(*[unit(f"div{number}", "9-3-6", size="division") for number in range(4)])
    field.put("C10.10", "div0", "div1", "div2").put("C10.11", "div3")
    game = field.play().play("move div3 to C10.10")
    assert re_in(state_of(game), ALLIED, field.hex("C10.10")) == 12 * RE

    game.play("done")
    assert game.question is not None
    assert (game.question.side, game.question.options) == ("allied", [f"remove div{number}" for number in range(4)])
    assert state_of(game.play("remove div2")).place[2] == DEAD

    carry_out(remove_excess(state_of(game)))
    assert re_in(state_of(game), ALLIED, field.hex("C10.10")) == 9 * RE


@proves("O-4.8-h")
def test_enemy_units_bar_a_hex():
    game = scene().put("C10.12", "b-leg").play()

    assert why_not(game, "move b-leg to C10.13").message == "why-enemy-units"
    assert "C10.13" not in words(game, "move", "b-leg", "to")


# 4.9 Information


@proves("O-4.9-a")
def test_both_sides_see_the_same():
    state = set_up("7.3")

    assert describe_state(state, "allied") == describe_state(state, "axis") == describe_state(state, "")


@proves("O-9.14-f")
def test_captured_transport_moves_at_once_in_the_movement_phase():
    field = scene()
    field.state.trucks.append(Trucks(AXIS, field.hex("C09.11"), 4, 0, 20))
    field.state.changed()
    game = field.play().play("move b-leg to C09.11", 6)
    while game.question is not None and game.question.message == "ask-displace":
        game.play(game.question.options[0])

    assert words(game, "drive") == ["C09.11"]
    carry_out(enter(state_of(game), [1], field.hex("C09.11")))
