"""What an order that is refused says: the rule, and the number that fails."""

from __future__ import annotations

import pytest

from ocs.field import Field, state_of, unit, why_not
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games.ocs.barrage import cannot_pay_for
from sandtable.games.ocs.counters import ALLIED, AXIS, OrganicTruck
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.modes import EXHAUSTED
from sandtable.games.ocs.trucks import Trucks
from sandtable.words import Words

WORDS = Words(RULES, "en")


def refusal(game: Game, order: str) -> str:
    """The rule that forbids an order, and the sentence that says so."""
    reason = why_not(game, order)
    return f"{reason.rule}: {WORDS.text(reason.message, reason.arguments)}"


def tanks() -> Field:
    """Two tanks together, and one far away."""
    field = Field(*[unit(id, "5-5-8", moves="tracked") for id in ("a", "b", "c")])
    return field.put("C10.10", "a", "b").put("C10.25", "c")


@pytest.mark.parametrize(
    ("tokens", "order", "said"),
    [
        (0, "move a to C10.11", "12.5: 1T of fuel needed, 0T can be drawn: not enough for a"),
        (1, "move a b to C10.11", "12.5: 2T of fuel needed, 1T can be drawn: not enough for b"),
    ],
)
def test_fuel_that_is_needed_and_that_can_be_drawn(tokens, order, said):
    assert refusal(tanks().dump("C10.12", tokens).play(), order) == said


def test_fuel_that_another_of_the_order_needs_is_counted_once():
    field = tanks().put("C10.10", "c").dump("C10.12", 2)

    assert refusal(field.play(), "move a b c to C10.11") == (
        "12.5: 3T of fuel needed, 2T can be drawn: not enough for c"
    )


def test_combat_supply_that_is_needed_and_that_can_be_drawn():
    field = Field(unit("a", "9-3-3", size="division"), unit("b", "2-3-3"), unit("it", "2-3-3", side=AXIS))
    field.put("C10.10", "a", "b").put("C10.11", "it").dump("C10.09", 2)
    field.state.stocks[0] = field.state.stocks[1] = EXHAUSTED

    assert refusal(field.play("F2"), "attack C10.11 with a") == (
        "9.5: 3T of combat supply needed by those without internal stocks, 2T can be drawn: not enough for a"
    )
    field.dump("C10.09", 3)
    assert refusal(field.play("F2"), "attack C10.11 with a b").startswith("9.5: 4T of combat supply")


def test_supply_for_a_barrage_and_its_points():
    field = Field(unit("guns", "--0-0", barrage=18, range=3), unit("it", "2-3-3", side=AXIS))
    field.put("C10.10", "guns").put("C10.11", "it").dump("C10.09", 2)
    reason = cannot_pay_for(field.state, [field.number("guns")], at_port=False)

    assert reason is not None
    assert f"{reason.rule}: {WORDS.text(reason.message, reason.arguments)}" == (
        "10.0: 3T needed for the barrage of guns, 2T can be drawn"
    )


def test_points_of_a_barrage_that_are_too_few():
    field = Field(unit("guns", "--0-0", size="brigade", barrage=1, range=3), unit("it", "2-3-3", side=AXIS))
    field.put("C10.10", "guns", marker="dg").put("C10.11", "it")
    field.state.steps[0] = 1

    units = [field.number("guns")]
    reason = cannot_pay_for(field.state, units, at_port=False)
    assert reason is not None
    assert WORDS.text(reason.message, reason.arguments) == "1/4 barrage points between them, and 1 is the least"


def test_what_a_hex_costs_trucks_and_what_they_have_left():
    truck = OrganicTruck("ot-7arm", "7 Arm", ALLIED, "Br", 4)
    field = Field(unit("a", "5-5-8"), trucks=[truck])
    field.state.trucks.append(Trucks(ALLIED, field.hex("C10.05"), 4, 0, 45 * 12))
    field.state.organic_place[0], field.state.organic_spent[0] = field.hex("C10.05"), 47 * 12
    game = field.play()

    assert refusal(game, "drive C10.05 1 empty to C10.15") == "6.2: C10.15 costs the trucks 10 MP, 5 left"
    assert refusal(game, "convoy ot-7arm to C10.15") == "6.2: C10.15 costs the trucks 10 MP, 3 left"
    assert refusal(game, "drive C10.05 1 empty to C10.05") == "6.2: no way leads trucks to C10.05"


def test_what_a_hex_costs_that_is_far_across_the_map():
    field = tanks().put("C10.01", "a").dump("C10.01", 1)
    field.terrain("delta", *field.grid.names)

    assert refusal(field.play(), "move a to C10.30") == "6.2: C10.30 costs a 116 MP, 8 left"


def test_how_far_a_site_is_and_what_the_work_costs():
    field = Field(unit("eng", "2-3-3", type="Eng Bn"), unit("inf", "5-3-3", size="regiment"))
    field.put("C10.10", "eng", "inf").own(ALLIED, "C10.10", "C10.12", "C10.14").dump("C10.09", 3)
    field.state.hedgehogs_left = [9, 9]
    game = field.play()

    assert refusal(game, "build hedgehog C10.14 by eng") == (
        "13.8: C10.14 is 4 hexes from eng, and 2 on foot are the most for this work"
    )
    assert refusal(game, "build hedgehog C10.12 by inf") == (
        "13.8: C10.12 is 2 hexes from inf, and 0 on foot are the most for this work"
    )
    assert refusal(game, "build hedgehog C10.12 by eng") == ("13.8: 8T needed for the work in C10.12, eng can draw 3T")


def test_the_quarter_of_an_allowance_and_the_markers_of_reserve():
    field = Field(unit("inf", "5-3-6")).put("C10.10", "inf")
    game = field.play().play("move inf to C10.12")
    assert refusal(game, "mode inf reserve") == "5.7: inf has spent 2 MP, and 1 1/2 are the most for Reserve"

    field = Field(unit("inf", "5-3-6")).put("C10.10", "inf")
    field.state.reserves = [0, 0]
    assert refusal(field.play(), "mode inf reserve") == (
        "5.7: inf: all Reserve markers are in use, 0 in all (Reserve Mode)"
    )


def test_what_is_left_of_an_allowance():
    game = (
        Field(unit("inf", "5-3-2"), unit("other", "5-3-2"))
        .put("C10.10", "inf", "other")
        .play()
        .play("move inf to C10.12")
    )

    assert state_of(game).spent == [24, 0]
    assert refusal(game, "move inf to C10.13") == "6.1: inf has 0 of its 2 MP left"


def test_the_hits_of_a_port_and_the_level_of_a_hedgehog():
    field = Field(unit("eng", "2-3-3", type="Eng Bn")).put("C10.10", "eng").own(ALLIED, "C10.10").dump("C10.10", 9)
    field.ground.port[field.hex("C10.10")] = 4
    field.state.port_hits[field.hex("C10.10")] = 4
    field.state.hedgehogs[field.hex("C10.10")], field.state.hedgehogs_left = 1, [9, 9]
    game = field.play()

    assert refusal(game, "damage port C10.10 by eng") == "19.0: the port in C10.10 has all its 4 hits"
    assert refusal(game, "build hedgehog C10.10 by eng") == (
        "16.0: the hedgehog in C10.10 has level 1 and cannot be raised"
    )


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ("move nobody to C10.11", "6.1: “nobody” is none of your units"),
        ("build hedgehog C99.99 by a", "16.0: “C99.99” is no hex in play"),
        ("load C10.10", "13.2: no amount is named"),
        ("overrun C10.11 by a", "8.1: “by” is not understood here"),
    ],
)
def test_an_order_that_cannot_be_read_is_refused_by_the_rule_of_its_verb(order, said):
    game = tanks().play()

    assert refusal(game, order) == said
    with pytest.raises(IllegalMove, match=f"^{said.partition(':')[0]}: "):
        game.play(order)
