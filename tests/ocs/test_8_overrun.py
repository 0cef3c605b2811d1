"""8 Overrun."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, state_of, unit, why_not, words
from sandtable.engine.game import Game
from sandtable.games.ocs.combat.attack import Attack
from sandtable.games.ocs.counters import ALLIED, AXIS, OrganicTruck
from sandtable.games.ocs.modes import EXHAUSTED, FINISHED, RELEASED, TRAPPED
from sandtable.games.ocs.movement import left
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.state import DEAD
from sandtable.games.ocs.theatre import SANDSTORM

NO_SURPRISE = 7
OVERRUN = "overrun C10.10 with a-tank b-mot c-leg"


def scene(defence: str = "2-3-3", size: str = "battalion") -> Field:
    """Three Axis battalions of all classes beside an Allied one, all rated 3, both sides with supply."""
    field = Field(
        unit("a-tank", "5-3-8", side=AXIS, moves="tracked", colour="yellow", type="Arm Bn", nation="It"),
        unit("b-mot", "4-3-12", side=AXIS, moves="truck", colour="red", type="Mot Inf Bn", nation="It"),
        unit("c-leg", "3-3-6", side=AXIS, nation="It"),
        unit("d-inf", defence, size=size),
        unit("e-friend", "3-3-6", side=AXIS, nation="It"),
        trucks=[OrganicTruck("ot-it", "63 It", AXIS, "It", 4)],
    )
    field.put("C10.11", "a-tank", "b-mot", "c-leg").put("C10.10", "d-inf")
    return field.dump("C10.12", 20, AXIS).dump("C10.08", 9)


def order(field: Field, answer: str = OVERRUN) -> Game:
    return field.play(phasing=AXIS).play(answer)


def refused(field: Field, answer: str = OVERRUN, segment: str = "C2") -> str:
    return why_not(field.play(segment, AXIS), answer).message


@proves("O-8.1-a", "O-7.0-c")
@pytest.mark.parametrize(("segment", "phasing"), [("C2", AXIS), ("E1", ALLIED), ("G1", AXIS)])
def test_an_overrun_is_made_in_any_movement_segment(segment, phasing):
    field = scene()
    for one in range(3):
        field.state.deeds[one] |= RELEASED

    assert "C10.10" in words(field.play(segment, phasing), "overrun")


@proves("O-8.1-a", "O-7.0-a", "O-11.0-a")
@pytest.mark.parametrize(("segment", "phasing"), [("E1", ALLIED), ("G1", AXIS)])
def test_who_is_not_released_does_not_overrun(segment, phasing):
    field = scene()
    field.state.deeds[0] |= RELEASED

    assert why_not(field.play(segment, phasing), "overrun C10.10 with c-leg").message == "why-not-released"


@proves("O-4.5-u", "O-6.3-f", "O-8.1-q")
def test_who_is_held_by_a_zone_may_overrun_but_not_after_it_has_finished():
    field = scene().put("C10.13", "e-friend")
    field.state.deeds[1] |= TRAPPED
    assert field.play("C2", AXIS).question.offers("overrun C10.10 with b-mot")

    field.state.deeds[1] |= FINISHED
    assert refused(field, "overrun C10.10 with b-mot") == "why-finished"


@proves("O-8.1-a")
def test_only_an_adjacent_hex_with_enemy_units_is_overrun():
    field = scene().put("C10.13", "a-tank")

    assert refused(field, "overrun C10.10 with a-tank") == "why-not-adjacent"
    assert refused(field, "overrun C10.12 with a-tank") == "why-nobody-to-attack"


@proves("O-8.1-b", "O-5.10-g", "O-5.7-f", "O-5.8-f", "O-4.4-d")
@pytest.mark.parametrize("marker", ["dg", "reserve", "strat"])
def test_whoever_overruns_is_in_combat_move_or_exploit_mode(marker):
    field = scene().put("C10.11", "c-leg", marker=marker)

    assert refused(field) == "why-not-attack-capable"


@proves("O-8.1-b", "O-5.6-a", "O-5.9-b")
def test_units_in_move_or_exploit_mode_overrun():
    field = scene().put("C10.11", "c-leg", face=1)
    assert "c-leg" in words(field.play(phasing=AXIS), "overrun", "C10.10", "with")

    field.put("C10.11", "c-leg", marker="exploit")
    assert "c-leg" in words(field.play("G1", AXIS), "overrun", "C10.10", "with")


@proves("O-8.1-b", "O-3.1-e")
def test_a_strength_in_parentheses_does_not_overrun():
    field = Field(unit("a-at", "(3)-3-8", side=AXIS), unit("d-inf", "2-3-3"))
    field.put("C10.11", "a-at").put("C10.10", "d-inf").dump("C10.12", 9, AXIS)

    assert refused(field, "overrun C10.10 with a-at") == "why-not-attack-capable"


@proves("O-8.1-c")
def test_those_who_overrun_have_begun_the_phase_together():
    field = scene()
    field.state.began[field.number("c-leg")] = field.hex("C11.11")

    assert refused(field) == "why-not-together-at-first"


@proves("O-8.1-d")
def test_a_unit_of_the_moving_stack_that_does_not_overrun_has_finished():
    field = scene().put("C10.12", "a-tank", "b-mot", "c-leg")
    game = field.play(phasing=AXIS).play("move a-tank c-leg to C10.11", "overrun C10.10 with a-tank", "pay")
    game.play(NO_SURPRISE, 12)

    assert why_not(game, "move c-leg to C11.11").message == "why-finished"


@proves("O-8.1-d", "O-6.1-k")
def test_a_stack_that_has_moved_picks_nobody_up_for_its_overrun():
    field = scene().put("C10.12", "a-tank", "b-mot").put("C10.11", "c-leg")
    field.put("C10.10", "d-inf", face=1)
    field.state.began[2] = field.hex("C10.12")
    game = field.play(phasing=AXIS).play("move a-tank b-mot to C10.11")

    assert why_not(game, OVERRUN).message == "why-picked-up"


@proves("O-8.1-e", "O-8.1-s", "O-9.12-u", "O-8.1-p", "O-9.13-b")
def test_it_costs_three_points_and_nothing_to_enter_and_never_gives_exploit():
    game = order(scene()).play("pay", "lead-unit a-tank", NO_SURPRISE, 8)
    state = state_of(game)

    assert [left(state, one) for one in range(3)] == [5 * MP, 9 * MP, 3 * MP]
    assert [state.place[one] for one in range(4)] == [state.theatre.hex_named("C10.10")] * 3 + [DEAD]
    assert list(state.marker[:3]) == [0, 0, 0]


@proves("O-8.1-f", "O-6.1-f")
def test_a_unit_with_less_than_three_points_left_does_not_overrun():
    field = scene()
    field.state.moving = [0, 1, 2]
    field.state.spent[0] = 6 * MP

    assert refused(field) == "why-no-points-for-overrun"


@proves("O-8.1-g")
def test_the_hex_must_cost_at_most_three_points_with_its_side_and_the_weather():
    rough, wadi, slope = scene().terrain("rough", "C10.10"), scene(), scene()
    wadi.side("wadi", "C10.11", "C10.10")
    slope.side("slope_up", "C10.11", "C10.10")

    assert words(rough.play(phasing=AXIS), "overrun", "C10.10", "with") == ["a-tank", "c-leg"]
    assert words(wadi.play(phasing=AXIS), "overrun", "C10.10", "with") == ["c-leg"]
    assert words(slope.play(phasing=AXIS), "overrun", "C10.10", "with") == ["a-tank", "c-leg"]
    assert refused(rough) == "why-too-hard-to-enter"


@proves("O-8.1-h", "O-9.1-j", "D-TEC-legend-c")
def test_a_road_makes_no_overrun_possible_but_an_attack():
    into = scene().terrain("salt_marsh", "C10.10").road("road", "C10.11", "C10.10")
    out = scene().terrain("salt_marsh", "C10.11").road("road", "C10.11", "C10.10")

    for field in (into, out):
        assert words(field.play(phasing=AXIS), "overrun", "C10.10", "with") == ["c-leg"]
        assert words(field.play("F2", AXIS), "attack", "C10.10", "with") == ["a-tank", "b-mot", "c-leg"]


@proves("O-8.1-i")
def test_a_hex_that_costs_the_whole_allowance_is_not_overrun():
    field = scene().terrain("mountain", "C10.10")

    assert refused(field, "overrun C10.10 with c-leg") == "why-too-hard-to-enter"


@proves("O-8.1-k", "D-TEC-note-a")
@pytest.mark.parametrize("barred", ["city", "escarpment", "major_river", "wadi_at_ditch"])
def test_no_overrun_into_a_city_or_across_barred_hexsides(barred):
    field = scene()
    if barred == "city":
        field.terrain("city", "C10.10")
    else:
        field.side(barred, "C10.11", "C10.10")

    assert refused(field, "overrun C10.10 with c-leg") == "why-no-overrun-there"


@proves("O-8.1-l", "D-3.5b-b")
def test_no_overrun_in_a_sandstorm():
    field = scene()
    field.state.weather = {"C": SANDSTORM}

    assert refused(field, "overrun C10.10 with c-leg") == "why-sandstorm"


@proves("O-8.1-l", "O-9.1-l", "D-3.5b-b")
@pytest.mark.parametrize("stormy", ["C10.11", "C10.10"])
def test_neither_overrun_nor_attack_into_or_out_of_a_sandstorm(stormy):
    field = scene()
    assert field.play("F2", AXIS).question.offers("attack C10.10 with c-leg")
    field.ground.maps[field.hex(stormy)] = "B"
    field.state.weather = {"B": SANDSTORM}
    field.state.segment = "F2"

    assert refused(field, "overrun C10.10 with c-leg") == "why-sandstorm"
    assert Attack().why_not(field.state, AXIS, ["C10.10", "with", "c-leg"]).message == "why-sandstorm"


@proves("O-8.1-m", "O-12.5-a")
def test_trucks_and_tanks_need_fuel_even_when_they_start_adjacent():
    field = scene()
    field.state.dumps[AXIS].clear()
    field.state.changed()

    assert refused(field, "overrun C10.10 with a-tank") == "why-no-fuel"
    assert words(field.play(phasing=AXIS), "overrun", "C10.10", "with") == ["c-leg"]


@proves("O-8.1-n", "O-9.5-c")
def test_who_has_neither_combat_supply_nor_stocks_does_not_overrun():
    field = scene()
    field.state.dumps[AXIS].clear()
    field.state.stocks[2] = EXHAUSTED
    field.state.changed()

    assert refused(field, "overrun C10.10 with c-leg") == "why-no-combat-supply"


@proves("O-8.1-g", "O-6.1-m")
def test_nobody_overruns_a_hex_that_a_limit_closes_to_it():
    field = Field(unit("a-nz", "6-3-6", formation="2 NZ"), unit("b-it", "2-3-3", side=AXIS, nation="It"))
    field.theatre.grid.number["C39.03"] = field.hex("C10.03")
    field.put("C10.03", "a-nz").put("C10.04", "b-it").dump("C10.02", 9)
    assert field.play().question.offers("overrun C10.04 with a-nz")

    field.state.held_at_matruh = ["2 NZ"]
    assert why_not(field.play(), "overrun C10.04 with a-nz").message == "why-held-at-matruh"


@proves("O-8.1-n", "O-9.8-c")
@pytest.mark.parametrize(("dice", "next_roll"), [(6, "ask-roll-shift"), (7, "ask-roll-combat"), (9, "ask-roll-shift")])
def test_both_pay_and_the_overrun_line_of_surprise_is_used(dice, next_roll):
    game = order(scene()).play("pay", "lead-unit a-tank")
    state = state_of(game)
    assert (sum(state.dumps[AXIS].values()), sum(state.dumps[ALLIED].values())) == (20 - 2 - 3, 8)

    game.play(dice)

    assert game.question is not None
    assert game.question.message == next_roll


@proves("O-8.1-o", "O-9.5-d")
def test_when_fuel_takes_the_last_token_the_overrun_is_off_and_the_points_are_spent():
    field = scene()
    field.state.dumps[AXIS] = {field.hex("C10.12"): 1}
    field.state.stocks[0] = EXHAUSTED
    field.state.changed()
    game = order(field, "overrun C10.10 with a-tank")
    state = state_of(game)

    assert left(state, 0) == 5 * MP
    assert state.dumps[AXIS] == {}
    assert (state.place[3], sum(state.dumps[ALLIED].values())) == (state.theatre.hex_named("C10.10"), 9)
    assert game.question is not None
    assert game.question.message == "ask-orders"


@proves("O-8.1-q")
def test_who_takes_the_option_as_retreat_has_finished():
    game = order(scene("3-3-3")).play("pay", "lead-unit a-tank", NO_SURPRISE, 7, "take retreat")
    game.play("retreat C10.12")

    assert why_not(game, "move c-leg to C10.13").message == "why-finished"


@proves("O-8.1-r", "O-8.1-t")
def test_who_stood_goes_on_also_against_the_same_hex():
    game = order(scene("20-3-3", "brigade"), "overrun C10.10 with a-tank c-leg")
    game.play("pay", "lead-unit a-tank", NO_SURPRISE, 11, "take loss", "take loss")
    state = state_of(game)

    assert (state.place[0], state.steps[3], left(state, 2)) == (DEAD, 1, 3 * MP)
    assert "c-leg" in words(game, "overrun", "C10.10", "with")


@proves("O-8.1-u")
def test_other_friends_in_the_hex_are_not_touched():
    field = scene("20-3-3").put("C10.11", "e-friend")
    game = order(field, "overrun C10.10 with c-leg").play("pay", NO_SURPRISE, 2)
    state = state_of(game)

    assert state.place[2] == DEAD
    assert (state.place[4], state.steps[4]) == (field.hex("C10.11"), 1)


@proves("O-8.1-u", "O-9.12-p")
def test_neither_friends_nor_trucks_go_back_with_those_who_overran():
    field = scene("3-3-3").put("C10.11", "e-friend")
    field.state.organic_place[0] = field.hex("C10.11")
    game = order(field).play("pay", "lead-unit a-tank", NO_SURPRISE, 7, "take retreat", "retreat C10.12")
    state = state_of(game)

    assert [state.place[one] for one in (0, 1, 2)] == [field.hex("C10.12")] * 3
    assert (state.place[4], state.organic_place[0]) == (field.hex("C10.11"), field.hex("C10.11"))
    assert game.question.message == "ask-orders"


@proves("O-8.1-u", "O-4.8-d")
def test_no_overrun_from_an_overstacked_hex():
    field = Field(
        *[unit(f"div{number}", "9-3-6", side=AXIS, size="division", nation="It") for number in range(4)],
        unit("d-inf", "2-3-3"),
    )
    field.put("C10.11", "div0", "div1", "div2", "div3").put("C10.10", "d-inf").dump("C10.12", 9, AXIS)

    assert refused(field, "overrun C10.10 with div0") == "why-overstacked"

    field.put("C14.14", "div3")
    assert field.play(phasing=AXIS).question.offers("overrun C10.10 with div0")


@proves("O-4.8-d", "O-4.8-a")
def test_ten_re_are_not_too_many():
    divisions = [unit(f"div{number}", "9-3-6", side=AXIS, size="division", nation="It") for number in range(3)]
    field = Field(*divisions, unit("rgt", "3-3-6", side=AXIS, size="regiment", nation="It"), unit("d-inf", "2-3-3"))
    field.put("C10.11", "div0", "div1", "div2", "rgt").put("C10.10", "d-inf").dump("C10.12", 9, AXIS)
    game = field.play(phasing=AXIS)

    assert game.question.offers("overrun C10.10 with div0")
    assert game.play("done").question is None


@proves("O-4.5-f", "O-4.5-u")
def test_trucks_that_overran_out_of_the_hex_in_which_they_began_may_leave_it():
    field = scene("20-3-3", "brigade").put("C14.14", "a-tank")  # which would negate the zone
    game = order(field, "overrun C10.10 with b-mot c-leg").play("pay", "lead-unit c-leg", NO_SURPRISE, 9, "take loss")
    state = state_of(game)
    assert [state.place[one] for one in (1, 2, 3)] == [field.hex("C10.11"), DEAD, field.hex("C10.10")]  # AL1 Do1

    assert "C10.13" in words(game, "move", "b-mot", "to")
