"""12.8-12.11 Out of supply, breaking out, stocks, and dumps that are blown up."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit, why_not, words
from sandtable.games.ocs.counters import ALLIED, AXIS, Leader, OrganicTruck
from sandtable.games.ocs.modes import EXHAUSTED, FULL, LOW
from sandtable.games.ocs.state import AWAY, DEAD, Trucks
from sandtable.games.ocs.supply.breakout import cannot_break_out
from sandtable.games.ocs.supply.out_of_supply import attrition
from sandtable.games.ocs.supply.stocks import recover


@proves("O-12.8-b", "O-4.5-a")
def test_out_of_supply_there_is_no_zone_of_control():
    field = Field(unit("inf", "5-3-3")).put("C10.10", "inf")
    assert field.state.has_zone(0)

    field.state.out_of_supply[0] = 1
    assert not field.state.has_zone(0)


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


@proves("O-12.8-k", "O-12.8-l", "O-12.8-m")
def test_later_and_after_eating_too_a_friend_in_trace_has_to_be_near_and_there_is_no_bonus():
    assert why_not_out(cut_off(hungry=True)) == "why-no-way-out"

    field = cut_off(hungry=True).put("C10.14", "inf")
    game = field.play("C1").play("breakout inf", "4")
    assert state_of(game).place[field.number("inf")] == DEAD


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
