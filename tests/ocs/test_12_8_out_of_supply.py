"""12.8-12.11 Out of supply, breaking out, stocks, and dumps that are blown up."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit, why_not, words
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.combat.odds import rating_in
from sandtable.games.ocs.combat.strength import attack_share, defence_share
from sandtable.games.ocs.counters import ALLIED, AXIS, Leader, OrganicTruck
from sandtable.games.ocs.dak2.reinforcements import come_back
from sandtable.games.ocs.modes import EXHAUSTED, FULL, LOW
from sandtable.games.ocs.movement import allowance
from sandtable.games.ocs.numbers import STRENGTH
from sandtable.games.ocs.state import AWAY, DEAD
from sandtable.games.ocs.supply.breakout import cannot_break_out
from sandtable.games.ocs.supply.out_of_supply import ATTRITION, attrition, supply_phase
from sandtable.games.ocs.supply.stocks import recover
from sandtable.games.ocs.supply.trace import transport_in_trace
from sandtable.games.ocs.terrain import ALL
from sandtable.games.ocs.trucks import Trucks, TrucksAway


@proves("O-12.8-b", "O-4.5-a")
def test_out_of_supply_there_is_no_zone_of_control():
    field = Field(unit("inf", "5-3-3")).put("C10.10", "inf")
    assert field.state.has_zone(0)

    field.state.out_of_supply[0] = 1
    assert not field.state.has_zone(0)


@proves("O-12.8-c", "O-12.8-d", "O-9.4-k")
@pytest.mark.parametrize(("paid", "part"), [(True, 2), (False, 4)])
def test_out_of_supply_the_defence_is_half_and_without_combat_supply_a_quarter(paid, part):
    field = Field(unit("inf", "8-3-3")).put("C10.10", "inf")
    field.state.out_of_supply[0] = 1
    share = defence_share(field.state, 0, field.theatre.chart["open"], paid)

    assert share.strength == 8 * STRENGTH // part


@proves("O-12.8-c", "O-12.8-d", "O-9.5-c")
def test_out_of_supply_an_attack_is_at_half_and_without_combat_supply_there_is_none():
    field = Field(unit("inf", "8-3-3"), unit("it", "2-3-3", side=AXIS), unit("other", "2-3-3"))
    field.put("C10.10", "inf").put("C10.11", "it").put("C10.12", "other")
    field.state.out_of_supply[0] = 1
    share = attack_share(field.state, 0, field.theatre.chart["open"], 0)
    assert share.strength == 8 * STRENGTH // 2
    assert field.play("F2").question.offers("attack C10.11 with inf")

    field.state.stocks[0] = EXHAUSTED
    assert why_not(field.play("F2"), "attack C10.11 with inf").message == "why-no-combat-supply"


@proves("O-12.8-e", "O-10.0-k")
def test_out_of_supply_movement_barrage_and_rating_are_as_ever():
    field = Field(unit("guns", "5-3-6", barrage=8, range=3)).put("C10.10", "guns")
    before = allowance(field.state, 0), field.state.barrage_of(0), rating_in(field.state, 0, 0)
    field.state.out_of_supply[0] = 1

    assert (allowance(field.state, 0), field.state.barrage_of(0), rating_in(field.state, 0, 0)) == before


def starving(*sizes: str, marked: int = 9) -> Field:
    """Units in one hex, the first of them marked Out of Supply."""
    field = Field(*[unit(f"u{number}", "5-3-3", size=size) for number, size in enumerate(sizes)])
    field.put("C10.10", *[f"u{number}" for number in range(len(sizes))])
    for number in range(min(marked, len(sizes))):
        field.state.out_of_supply[number] = 1
    return field


@proves("O-12.8-g", "O-T-d")
@pytest.mark.parametrize(
    ("sizes", "marked", "modifier"),
    [
        (["division", "battalion", "battalion"], 3, 3),
        (["brigade", "brigade"], 2, 0),
        (["brigade", "brigade", "division"], 2, 0),
        (["division", "brigade"], 2, 3),
    ],
)
def test_five_or_more_marked_steps_add_three_to_the_roll_of_attrition(sizes, marked, modifier):
    field = starving(*sizes, marked=marked)
    question = next(attrition(field.state, ALLIED, field.hex("C10.10")))

    assert question.arguments["modifier"] == modifier


@proves("O-12.8-h", "O-9.11-d")
def test_the_owner_picks_the_steps_lost_in_attrition_among_the_marked():
    field = starving("brigade", "brigade", "battalion", marked=2)
    procedure = attrition(field.state, ALLIED, field.hex("C10.10"))
    next(procedure)
    question = procedure.send("8")  # two steps in the column of rating 3

    assert question.options == ["lose u0", "lose u1"]
    question = procedure.send("lose u1")
    assert question.options == ["lose u0", "lose u1"]
    assert next_end(procedure, "lose u1")
    assert [field.state.steps[unit] for unit in range(3)] == [2, 0, 1]


def next_end(procedure: Procedure[None], answer: str) -> bool:
    """Whether a procedure ends with an answer."""
    try:
        procedure.send(answer)
    except StopIteration:
        return True
    return False


@proves("O-12.8-h")
def test_all_kills_all_who_are_marked_and_nobody_else():
    field = starving("brigade", "division", "battalion", marked=2)
    carry_out(attrition(field.state, ALLIED, field.hex("C10.10")), "12")

    assert [field.state.place[unit] for unit in range(3)] == [DEAD, DEAD, field.hex("C10.10")]


@proves("O-12.8-f", "O-T-d")
def test_the_table_of_attrition_is_the_chart():
    """By rating: the rolls from 2 on, with what more than 12 means at the end; 9 is all."""
    rows = ["".join(str(min(steps_lost(rating, roll), 9)) for roll in range(2, 14)) for rating in range(6)]

    assert rows == [
        "112244999999",
        "011224499999",
        "001122449999",
        "000011224499",
        "000000112499",
        "000000011249",
    ]


def steps_lost(rating: int, roll: int) -> int:
    return next(lost for highest, lost in ATTRITION[rating] if roll <= highest)


@proves("O-12.8-i", "O-9.6-c")
@pytest.mark.parametrize(("marker", "rating"), [("dg", 3), ("strat", 0), ("", 3)])
def test_dg_does_not_lower_the_rating_of_attrition_and_strat_does(marker, rating):
    field = starving("brigade").put("C10.10", "u0", marker=marker, face=1)
    question = next(attrition(field.state, ALLIED, field.hex("C10.10")))

    assert question.arguments["rating"] == rating


@proves("O-12.8-f", "O-12.8-i")
def test_a_leader_may_add_one_to_the_rating_of_attrition_and_rolls_for_himself():
    leader = Leader("ld-gott", "Gott", ALLIED, "Br", False, 4)
    for answers, lost in [(["yes", "8", "7"], 0), (["no", "7"], 1)]:
        field = Field(unit("inf", "5-3-3", size="brigade"), leaders=[leader]).put("C10.10", "inf")
        field.state.leader_place[0], field.state.out_of_supply[0] = field.hex("C10.10"), 1
        carry_out(attrition(field.state, ALLIED, field.hex("C10.10")), *answers)

        assert field.state.steps[0] == 2 - lost


def cut_off(hungry: bool) -> Field:
    """A battalion far from all, and a friend in trace thirty hexes away."""
    field = Field(unit("inf", "2-3-3"), unit("friend", "2-3-3"), unit("fort", "2-3-0", move="2 0"))
    field.state.edge_sources[ALLIED] = [field.hex("C10.01")]
    field.own(ALLIED, "C10.01").put("C10.01", "friend").put("C10.28", "inf", "fort")
    field.state.cut_off[field.number("inf")] = hungry
    return field


def why_not_out(field: Field) -> str:
    reason = cannot_break_out(field.state, field.number("inf"))
    return reason.message if reason else ""


@proves("O-12.8-j", "O-12.8-m", "O-12.8-n", "O-12.8-o")
@pytest.mark.parametrize(("die", "place"), [("3", DEAD), ("4", AWAY)])
def test_in_the_first_turn_without_trace_anybody_tries_with_one_more(die, place):
    field = cut_off(hungry=False)
    game = field.play("C1")
    assert words(game, "breakout") == ["inf"]
    assert why_not(game, "breakout friend").message == "why-in-trace"
    assert why_not(game, "breakout fort").message == "why-no-allowance"

    game.play("breakout inf", die, *(["2"] if place == AWAY else []))
    state = state_of(game)
    assert state.place[field.number("inf")] == place
    assert state.returning == ({field.number("inf"): 2} if place == AWAY else {})


@proves("O-12.8-o")
def test_who_breaks_out_takes_its_losses_along_and_no_marker():
    field = Field(unit("inf", "2-3-3", size="brigade"), unit("other", "2-3-3")).put("C10.28", "inf", marker="dg")
    state = field.state
    state.steps[0], state.out_of_supply[0], state.stocks[0], state.fuel[0] = 1, 1, LOW, 1
    state = state_of(field.play("C1").play("breakout inf", "5", "3"))

    assert (state.place[0], state.steps[0], state.returning) == (AWAY, 1, {0: state.turn + 3})
    assert (state.marker[0], state.out_of_supply[0], state.cut_off[0], state.stocks[0], state.fuel[0]) == (
        0,
        0,
        0,
        0,
        0,
    )


@proves("O-12.8-k", "O-12.8-l", "O-12.8-m")
def test_later_and_after_eating_too_a_friend_in_trace_has_to_be_near_and_there_is_no_bonus():
    assert why_not_out(cut_off(hungry=True)) == "why-friends-too-far"
    assert why_not_out(cut_off(hungry=True).put("C10.17", "inf")) == "why-friends-too-far"  # 16 hexes
    assert why_not_out(cut_off(hungry=True).put("C10.16", "inf")) == ""

    field = cut_off(hungry=True).put("C10.14", "inf")
    game = field.play("C1").play("breakout inf", "4")
    assert state_of(game).place[field.number("inf")] == DEAD


@proves("O-12.8-l")
def test_without_a_friend_in_trace_there_is_no_breakout_but_at_once():
    for hungry, why in [(True, "why-no-friends"), (False, "")]:
        field = cut_off(hungry)
        field.state.edge_sources[ALLIED] = []

        assert why_not_out(field) == why


@proves("O-12.8-k")
def test_the_way_out_may_be_as_long_as_it_likes_and_cost_a_whole_allowance_again_and_again():
    field = cut_off(hungry=True).put("C10.14", "inf")
    for row in range(1, 21):  # three belts that cost all that a unit has
        for column in (4, 7, 10):
            for hex in (f"C{row:02}.{column:02}", f"C{row:02}.{column + 1:02}"):
                field.terrain("mountain", hex)
    costs = field.state.supply_costs().by_side[field.theatre.counters[0].faces[1].mp_class]
    assert any(cost == ALL for cost in costs)

    assert why_not_out(field) == ""


@proves("O-12.8-n")
@pytest.mark.parametrize(("die", "place"), [("1", DEAD), ("4", DEAD), ("5", AWAY), ("6", AWAY)])
def test_without_the_bonus_five_and_six_get_away(die, place):
    field = cut_off(hungry=True).put("C10.14", "inf")
    game = field.play("C1").play("breakout inf", die, *(["3"] if place == AWAY else []))

    assert state_of(game).place[field.number("inf")] == place


@proves("O-12.8-k")
@pytest.mark.parametrize(
    ("moves", "guarded", "why"), [("leg", False, ""), ("truck", False, "why-no-way-out"), ("truck", True, "")]
)
def test_zones_of_control_shut_the_way_out_to_trucks_where_no_friend_negates_them(moves, guarded, why):
    wall = [unit(f"e{row:02}", "5-3-3", side=AXIS) for row in range(1, 21, 2)]
    field = Field(unit("inf", "2-3-3", moves=moves), unit("friend", "2-3-3"), unit("guard", "2-3-3"), *wall)
    field.state.edge_sources[ALLIED] = [field.hex("C10.01")]
    field.own(ALLIED, "C10.01").put("C10.01", "friend").put("C10.13", "inf")
    for row in range(1, 21, 2):
        field.put(f"C{row:02}.07", f"e{row:02}")
    if guarded:
        field.put("C10.07", "guard").put("C09.07", "e09", marker="dg").put("C11.07", "e11", marker="dg")
    field.state.cut_off[field.number("inf")] = 1

    assert why_not_out(field) == why


@proves("O-12.8-a", "O-12.8-f", "O-12.6-p")
def test_who_stays_out_of_supply_starves_in_each_own_supply_phase_until_it_traces_again():
    field = cut_off(hungry=False).put("C10.28", "fort")
    field.put("C10.01", "fort")
    inf = field.number("inf")
    for _ in range(3):
        question = next(supply_phase(field.state, ALLIED))
        assert question.message == "ask-roll-attrition"
        carry_out(supply_phase(field.state, ALLIED), "2")
        assert (field.state.out_of_supply[inf], field.state.cut_off[inf]) == (1, 1)
        carry_out(supply_phase(field.state, AXIS))
        assert field.state.out_of_supply[inf] == 1

    field.put("C10.03", "inf")
    assert field.state.out_of_supply[inf] == 1
    carry_out(supply_phase(field.state, ALLIED))
    assert (field.state.out_of_supply[inf], field.state.cut_off[inf]) == (0, 0)


@proves("O-12.6-p", "O-12.10-g")
@pytest.mark.parametrize(("tokens", "out"), [(2, 1), (3, 0)])
def test_stocks_recover_before_anybody_eats(tokens, out):
    field = Field(unit("inf", "5-3-3")).put("C10.10", "inf").dump("C10.11", tokens)
    field.state.stocks[0] = LOW
    carry_out(supply_phase(field.state, ALLIED), *(["2"] if out else ["feed inf C10.11"]))

    assert (field.state.stocks[0], field.state.out_of_supply[0]) == (FULL, out)
    assert field.state.dumps[ALLIED] == {}


@proves("O-12.8-k")
def test_the_way_out_meets_no_enemy():
    wall = [unit(f"e{row:02}", "--0-0", side=AXIS) for row in range(1, 21)]
    field = Field(unit("inf", "2-3-3"), unit("friend", "2-3-3"), *wall)
    field.state.edge_sources[ALLIED] = [field.hex("C10.01")]
    field.own(ALLIED, "C10.01").put("C10.01", "friend").put("C10.12", "inf")
    for row in range(1, 21):
        field.put(f"C{row:02}.07", f"e{row:02}")
    field.state.cut_off[field.number("inf")] = 1

    assert why_not_out(field) == "why-no-way-out"


# O-12.8-m Transport


def cut_off_transport(size: int = 6, load: int = 5) -> Field:
    """Trucks, and an organic truck with its unit, far from all."""
    truck = OrganicTruck("ot-7arm", "7 Arm", ALLIED, "Br", 4)
    field = Field(unit("inf", "2-3-3", formation="7 Arm"), unit("friend", "2-3-3"), trucks=[truck])
    field.state.edge_sources[ALLIED] = [field.hex("C10.01")]
    field.own(ALLIED, "C10.01").put("C10.01", "friend").put("C10.28", "inf")
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.28"), size, load, 0))
    field.state.organic_place[0], field.state.organic_load[0] = field.hex("C10.28"), 3
    return field


@proves("O-12.8-m", "O-12.8-n", "O-12.8-o")
def test_in_the_first_turn_without_trace_transport_tries_too_each_point_apart_with_one_more():
    field = cut_off_transport()
    game = field.play("C1")
    assert words(game, "breakout") == ["inf", "ot-7arm", "C10.28"]
    assert words(game, "breakout", "C10.28") == ["full", "empty"]
    for order in ("inf zzz", "zzz", "ot-7arm zzz", "zzz full", "C10.28 full zzz"):
        assert why_not(game, f"breakout {order}").arguments == {"word": "zzz"}

    game.play("breakout C10.28 full", "4", "2")  # a point of 4T gets away with its load
    state = state_of(game)
    assert [(lot.size, lot.load, lot.turn) for lot in state.trucks_away] == [(4, 4, 2)]
    assert [(lot.size, lot.load) for lot in state.trucks] == [(2, 1)]
    game.play("breakout C10.28 empty", "3")  # what is left of a point does not, nor does its load
    state = state_of(game)
    assert (state.trucks, len(state.trucks_away)) == ([], 1)
    assert words(game, "breakout") == ["inf", "ot-7arm"]


@proves("O-12.8-m", "O-12.8-n")
@pytest.mark.parametrize(("dice", "place", "load"), [(["3"], DEAD, 0), (["4", "5"], AWAY, 3)])
def test_an_organic_truck_breaks_out_with_its_load_or_is_lost_with_it(dice, place, load):
    game = cut_off_transport().play("C1").play("breakout ot-7arm", *dice)
    state = state_of(game)

    assert (state.organic_place[0], state.organic_load[0]) == (place, load)
    assert state.organic_returning == ({0: 5} if place == AWAY else {})


@proves("O-12.8-m")
def test_transport_that_is_in_trace_or_was_cut_off_before_does_not_break_out():
    field = cut_off_transport()
    field.state.organic_place[0] = field.state.trucks[0].hex = field.hex("C10.03")
    game = field.play("C1")
    assert words(game, "breakout") == ["inf"]
    assert why_not(game, "breakout C10.03 full").message == "why-trucks-in-trace"
    assert why_not(game, "breakout ot-7arm").message == "why-trucks-in-trace"

    field = cut_off_transport()
    carry_out(supply_phase(field.state, ALLIED), "done", "2")
    field.put("C10.10", "inf")  # with a way out, so that there is somebody to be asked
    game = field.play("C1")
    assert words(game, "breakout") == ["inf"]
    assert why_not(game, "breakout C10.28 full").message == "why-cut-off-before"
    assert why_not(game, "breakout ot-7arm").message == "why-cut-off-before"
    assert why_not(game, "breakout C10.03 full").message == "why-no-such-trucks"


@proves("O-12.8-m", "O-12.3-p")
def test_transport_is_in_trace_by_an_hq_that_serves_it():
    truck = OrganicTruck("ot-7arm", "7 Arm", ALLIED, "Br", 4)
    for formation, traces in [("", True), ("7 Arm", True), ("4 Ind", False)]:
        hq = unit("hq", "--0-4", size="hq", throw=12, formation=formation)
        field = Field(hq, trucks=[truck]).put("C10.06", "hq").own(ALLIED, "C10.01")
        field.state.edge_sources[ALLIED] = [field.hex("C10.01")]

        assert transport_in_trace(field.state, ALLIED, field.hex("C10.18"), "Br", "7 Arm") == traces
        assert transport_in_trace(field.state, ALLIED, field.hex("C10.18"))
        assert not transport_in_trace(field.state, ALLIED, field.hex("C10.20"))


@proves("O-12.8-m")
def test_transport_of_the_axis_traces_as_italians_do():
    field = Field(unit("it", "2-3-3", side=AXIS)).own(AXIS, "C10.01")
    field.state.edge_sources[AXIS] = [field.hex("C10.01")]
    field.road("road", *[f"C10.{column:02}" for column in range(1, 21)])
    assert not transport_in_trace(field.state, AXIS, field.hex("C10.20"))

    field.road("primary_road", *[f"C10.{column:02}" for column in range(1, 21)])
    field.state.weather_changed()
    assert transport_in_trace(field.state, AXIS, field.hex("C10.20"))


@proves("O-12.8-m", "O-12.8-o", "O-12.8-q")
def test_transport_that_broke_out_comes_back_with_its_load_when_its_turn_has_come():
    field = cut_off_transport()
    state = field.state
    state.trucks, state.turn, state.date = [], 3, "1940-12-15"
    state.trucks_away = [TrucksAway(ALLIED, 4, 3, 3), TrucksAway(ALLIED, 2, 0, 4), TrucksAway(AXIS, 1, 0, 3)]
    state.organic_place[0], state.organic_returning = AWAY, {0: 3}
    carry_out(come_back(state, ALLIED))

    assert [(lot.hex, lot.size, lot.load) for lot in state.trucks] == [(field.hex("C10.01"), 4, 3)]
    assert [lot.turn for lot in state.trucks_away] == [4, 3]
    assert (state.organic_place[0], state.organic_load[0], state.organic_returning) == (field.hex("C10.01"), 3, {})


# 12.10 Stocks


@proves("O-12.10-a", "O-12.10-g", "O-12.10-j")
@pytest.mark.parametrize(
    ("size", "stocks", "cost"),
    [
        ("battalion", LOW, 2),
        ("battalion", EXHAUSTED, 4),
        ("brigade", LOW, 2),
        ("division", LOW, 6),
        ("division", EXHAUSTED, 12),
    ],
)
def test_recovery_costs_two_tokens_a_level_and_for_a_division_two_for_each_re(size, stocks, cost):
    field = Field(unit("inf", "5-3-3", size=size)).put("C10.10", "inf").dump("C10.11", 20)
    field.state.stocks[0] = stocks
    carry_out(recover(field.state, ALLIED))

    assert field.state.stocks[0] == FULL
    assert field.state.dumps[ALLIED] == {field.hex("C10.11"): 20 - cost}


@proves("O-12.10-g", "O-3.2-j")
@pytest.mark.parametrize(("steps", "cost"), [(3, 6), (2, 4), (1, 2)])
def test_a_division_that_has_lost_steps_recovers_for_the_re_that_are_left(steps, cost):
    field = Field(unit("div", "9-3-3", size="division")).put("C10.10", "div").dump("C10.11", 20)
    field.state.stocks[0], field.state.steps[0] = LOW, steps
    carry_out(recover(field.state, ALLIED))

    assert field.state.dumps[ALLIED] == {field.hex("C10.11"): 20 - cost}


@proves("O-12.10-e", "O-12.10-f", "O-9.5-h")
@pytest.mark.parametrize(("tokens", "left", "level"), [(3, 0, FULL), (2, 0, LOW), (0, 0, LOW), (5, 2, FULL)])
def test_a_counter_pays_wholly_with_tokens_or_wholly_with_stocks_and_a_division_wastes_what_is_too_little(
    tokens, left, level
):
    field = Field(unit("div", "9-3-3", size="division"), unit("it", "2-3-3", side=AXIS))
    field.put("C10.10", "div").put("C10.09", "it").dump("C10.12", tokens)
    state = state_of(field.play("F2").play("attack C10.09 with div"))

    assert sum(state.dumps[ALLIED].values()) == left
    assert state.stocks[0] == level


@proves("O-12.10-f", "O-9.5-g")
def test_a_division_that_defends_with_stocks_wastes_the_token_that_is_too_little():
    field = Field(unit("div", "9-3-3", size="division"), unit("it", "9-3-3", side=AXIS))
    field.put("C10.10", "div").put("C10.09", "it").dump("C10.12", 1).dump("C10.07", 4, AXIS)
    game = field.play("F2", AXIS).play("attack C10.10 with it")
    assert game.question is not None
    assert game.question.options == ["stocks", "decline"]

    state = state_of(game.play("stocks"))
    assert (state.dumps[ALLIED], state.stocks[0]) == ({}, LOW)


@proves("O-9.5-g", "O-12.10-b")
@pytest.mark.parametrize(
    ("tokens", "options"), [(2, ["pay", "decline"]), (1, ["stocks", "stocks a", "stocks b", "decline"])]
)
def test_a_defender_has_his_stocks_only_where_dumps_cannot_pay(tokens, options):
    field = Field(*[unit(id, "5-3-3", size="regiment") for id in ("a", "b")], unit("it", "9-3-3", side=AXIS))
    field.put("C10.10", "a", "b").put("C10.09", "it").dump("C10.12", tokens)
    game = field.play("F2", AXIS).play("attack C10.10 with it")

    assert game.question is not None
    assert game.question.options == options


@proves("O-12.10-f")
def test_units_of_one_step_that_defend_with_stocks_waste_nothing():
    field = Field(*[unit(id, "5-3-3", size="regiment") for id in ("a", "b")], unit("it", "9-3-3", side=AXIS))
    field.put("C10.10", "a", "b").put("C10.09", "it").dump("C10.12", 1)
    state = state_of(field.play("F2", AXIS).play("attack C10.10 with it", "stocks"))

    assert state.dumps[ALLIED] == {field.hex("C10.12"): 1}
    assert list(state.stocks[:2]) == [LOW, LOW]


@proves("O-9.5-h", "O-12.10-b", "O-12.10-e")
def test_who_has_no_stocks_left_gets_the_only_token_and_the_other_uses_its_own():
    field = Field(unit("a", "5-3-3"), unit("b", "5-3-3"), unit("it", "2-3-3", side=AXIS))
    field.put("C10.10", "a", "b").put("C10.09", "it").dump("C10.12", 1)
    field.state.stocks[field.number("b")] = EXHAUSTED
    state = state_of(field.play("F2").play("attack C10.09 with a b"))

    assert [state.stocks[unit] for unit in (0, 1)] == [LOW, EXHAUSTED]
    assert state.dumps[ALLIED] == {}


@proves("O-9.5-h", "O-12.10-b", "O-12.10-c")
@pytest.mark.parametrize(("chosen", "levels"), [("a", [FULL, LOW, LOW]), ("c", [LOW, LOW, FULL])])
def test_the_owner_says_who_gets_the_only_token_and_the_others_are_low(chosen, levels):
    field = Field(*[unit(id, "5-3-3", size="regiment") for id in "abc"], unit("it", "2-3-3", side=AXIS))
    field.put("C10.10", "a", "b", "c").put("C10.09", "it").dump("C10.12", 1)
    state = state_of(field.play("F2").play("attack C10.09 with a b c", f"supply {chosen}"))

    assert list(state.stocks[:3]) == levels
    assert state.dumps[ALLIED] == {}


@proves("O-9.5-g", "O-12.10-c")
def test_who_has_no_stocks_left_is_paid_for_from_his_organic_truck_without_being_asked():
    counters = [unit("bn", "9-3-3", formation="Cirene"), unit("it", "2-3-3", side=AXIS)]
    field = Field(*counters, trucks=[OrganicTruck("ot-it", "Cirene", ALLIED, "Br", 4)])
    field.put("C10.10", "bn").put("C10.09", "it").state.stocks[0] = EXHAUSTED
    field.state.organic_place[0], field.state.organic_load[0] = field.hex("C10.10"), 4
    state = state_of(field.play("F2").play("attack C10.09 with bn"))

    assert (state.organic_load[0], state.stocks[0]) == (3, EXHAUSTED)


@proves("O-9.5-g", "O-12.10-b", "O-13.2-l")
@pytest.mark.parametrize(("tokens", "asked"), [(0, True), (2, True), (3, False)])
def test_an_attacker_withholds_an_organic_truck_where_other_dumps_cannot_pay_for_it(tokens, asked):
    truck = OrganicTruck("ot-it", "Cirene", ALLIED, "Br", 4)
    counters = [unit("div", "9-3-3", size="division", formation="Cirene"), unit("it", "2-3-3", side=AXIS)]
    field = Field(*counters, trucks=[truck]).put("C10.10", "div").put("C10.09", "it").dump("C10.12", tokens)
    field.state.organic_place[0], field.state.organic_load[0] = field.hex("C10.10"), 4
    game = field.play("F2").play("attack C10.09 with div")
    assert game.question is not None
    assert (game.question.options == ["pay", "stocks"]) == asked

    if asked:
        state = state_of(game.play("stocks"))
        assert (state.organic_load[0], state.stocks[0], sum(state.dumps[ALLIED].values())) == (4, LOW, 0)


@proves("O-12.10-h")
def test_organic_trucks_give_nothing_for_recovery():
    truck = OrganicTruck("ot-7arm", "7 Arm", ALLIED, "Br", 4)
    field = Field(unit("inf", "5-3-3", formation="7 Arm"), trucks=[truck]).put("C10.10", "inf")
    field.state.organic_place[0], field.state.organic_load[0], field.state.stocks[0] = field.hex("C10.10"), 4, LOW
    carry_out(recover(field.state, ALLIED))

    assert (field.state.stocks[0], field.state.organic_load[0]) == (LOW, 4)


@proves("O-12.10-i")
@pytest.mark.parametrize(
    ("size", "tokens", "level"), [("battalion", 3, LOW), ("battalion", 1, EXHAUSTED), ("division", 5, EXHAUSTED)]
)
def test_too_little_is_spent_all_the_same(size, tokens, level):
    field = Field(unit("inf", "5-3-3", size=size)).put("C10.10", "inf").dump("C10.11", tokens)
    field.state.stocks[0] = EXHAUSTED
    carry_out(recover(field.state, ALLIED))

    assert field.state.stocks[0] == level
    assert field.state.dumps[ALLIED] == {}


@proves("O-12.10-k", "O-12.3-l")
def test_the_owner_says_who_recovers_first_and_from_which_dump():
    field = Field(unit("a", "5-3-3"), unit("b", "5-3-3")).put("C10.10", "a", "b").dump("C10.11", 2).dump("C10.09", 1)
    field.state.stocks = bytearray([LOW, LOW])
    carry_out(recover(field.state, ALLIED), "recover b", "pay C10.11 2")

    assert list(field.state.stocks) == [LOW, FULL]
    assert field.state.dumps[ALLIED] == {}


# 12.11 Destruction


@proves("O-12.11-a", "O-12.11-c")
@pytest.mark.parametrize(("tokens", "die", "left"), [(9, "6", [0, 0, 0]), (6, "6", [0, 0, 3]), (9, "1", [0, 3, 4])])
def test_what_organic_trucks_carry_is_blown_last(tokens, die, left):
    owners = [("ot-4ind", ALLIED), ("ot-7arm", ALLIED), ("ot-it", AXIS)]
    trucks = [OrganicTruck(id, id, side, "Br", 4) for id, side in owners]
    field = Field(unit("inf", "5-3-3"), trucks=trucks).dump("C10.11", 1)
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.11"), 6, 4, 0))
    field.state.organic_place[:] = [field.hex(name) for name in ("C10.11", "C12.12", "C14.14")]
    field.state.organic_load[:] = [4, 4, 4]
    game = field.play()
    assert words(game, "blow") == ["C10.11", "C12.12"]
    assert words(game, "blow", "C10.11")[-1] == "9"

    state = state_of(game.play(f"blow C10.11 {tokens}", die))
    assert [sum(state.dumps[ALLIED].values()), state.trucks[0].load, state.organic_load[0]] == left
    assert state.organic_load[1:] == [4, 4]
    assert state.organic_place[0] == field.hex("C10.11")


@proves("O-12.11-a", "O-12.11-b", "O-12.11-c")
@pytest.mark.parametrize(("die", "left"), [("1", 7), ("2", 5), ("3", 5), ("4", 2), ("5", 2), ("6", 0)])
def test_a_die_says_how_much_of_a_dump_is_blown_and_trucks_survive(die, left):
    field = Field(unit("inf", "5-3-3")).dump("C10.11", 6)
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.11"), 4, 4, 0))
    game = field.play().play("blow C10.11 10", die)
    state = state_of(game)

    assert state.dumps[ALLIED].get(field.hex("C10.11"), 0) + state.trucks[0].load == left
    assert state.trucks[0].size == 4
    if left:
        assert why_not(game, "blow C10.11 1").message == "why-not-so-much"


@proves("O-12.11-a", "O-2.2-j", "O-2.2-o")
@pytest.mark.parametrize(
    ("segment", "phasing", "blown"),
    [("C2", ALLIED, True), ("E1", AXIS, True), ("G1", ALLIED, True), ("C3", ALLIED, False), ("F2", ALLIED, False)],
)
def test_dumps_are_blown_in_every_movement_segment_of_their_owner_and_in_no_other(segment, phasing, blown):
    field = Field(unit("inf", "5-3-3"), leaders=[Leader("ld-gott", "Gott", ALLIED, "Br", False, 4)])
    field.put("C10.10", "inf").dump("C10.11", 6)
    game = field.play(segment, phasing)

    assert (game.question is not None and "blow" in words(game)) == blown
