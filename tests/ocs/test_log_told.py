"""The log of the hex game in words: what became of an order, by names and by the headings of the printed tables."""

from __future__ import annotations

import pytest

from ocs.field import Field, unit
from sandtable.engine.game import Game
from sandtable.games.ocs.counters import ALLIED, AXIS, OrganicTruck
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.modes import RESERVE
from sandtable.words import Words

TRUCK = OrganicTruck("ot-7arm", "7 Arm", ALLIED, "Br", 4)


def told(game: Game, rule: str, language: str) -> str:
    """The first line of the log by a rule."""
    return Words(RULES, language).line(next(line for line in game.log or [] if line.rule == rule))


@pytest.mark.parametrize(
    ("order", "rule", "en", "ja"),
    [
        ("to C10.12", "13.2", "7 Arm organic truck: to C10.12", "第7機甲師団専用トラック：C10.12へ"),
        ("load 3", "13.2", "7 Arm organic truck: 3T loaded", "第7機甲師団専用トラック：3Tを積載"),
        ("reserve", "5.7", "7 Arm organic truck: Reserve Mode", "第7機甲師団専用トラック：予備モード"),
        ("release", "5.7", "Released from Reserve: 7 Arm organic truck", "予備解除：第7機甲師団専用トラック"),
    ],
)
def test_what_an_organic_truck_does_is_told_in_words(order, rule, en, ja):
    field = Field(unit("inf", "2-3-3"), trucks=[TRUCK]).dump("C10.10", 6)
    field.state.organic_place[0], field.state.reserves = field.hex("C10.10"), [1, 0]
    field.state.organic_reserve[0] = RESERVE if order == "release" else 0
    game = field.play().play(f"convoy ot-7arm {order}")

    assert (told(game, rule, "en"), told(game, rule, "ja")) == (en, ja)
    assert [Words(RULES, language).answer(game.answers[-1]).count("ot-7arm") for language in ("en", "ja")] == [0, 0]


@pytest.mark.parametrize(
    ("dice", "en", "ja"),
    [
        (5, "column 5, roll 5: no effect", "コラム5、ダイス5、結果：効果なし"),
        (10, "column 5, roll 10: disorganised", "コラム5、ダイス10、結果：混乱状態"),
        (12, "column 5, roll 12: disorganised, a step lost on 4 to 6", "結果：混乱状態、4～6で1ステップロス"),
    ],
)
def test_a_barrage_is_told_with_the_heading_of_its_column_and_with_what_it_does(dice, en, ja):
    field = Field(unit("guns", "--2-3", barrage=10, range=2), unit("inf", "2-3-3", side=AXIS))
    game = field.put("C10.10", "guns").put("C10.11", "inf").dump("C10.10", 6).play("F1").play("fire guns at C10.11")
    game.play(dice)

    assert told(game, "10.1", "en").endswith(en)
    assert told(game, "10.1", "ja").endswith(ja)


def test_an_attack_is_told_with_the_odds_of_the_column_to_which_surprise_has_moved_it():
    field = Field(unit("tank", "9-3-3"), unit("inf", "3-3-3", side=AXIS)).put("C10.10", "tank").put("C10.11", "inf")
    field.dump("C10.10", 6).dump("C10.12", 6, AXIS)
    game = field.play("F2").play("attack C10.11 with tank", "pay", 10, 2, 8)

    assert "odds 3:1; surprise roll 10, shift 2, column 5:1; " in told(game, "9.10", "en")
    assert "コラム5:1、" in told(game, "9.10", "ja")


@pytest.mark.parametrize(
    ("segment", "order", "rule", "en"),
    [("F2", "attack", "9.1", "Attack on C10.11: tank"), ("C2", "overrun", "8.1", "Overrun of C10.11: tank")],
)
def test_an_attack_and_an_overrun_are_told_by_the_rule_of_their_order(segment, order, rule, en):
    field = Field(unit("tank", "9-3-8"), unit("inf", "3-3-3", side=AXIS)).put("C10.10", "tank").put("C10.11", "inf")
    game = field.dump("C10.10", 6).play(segment).play(f"{order} C10.11 with tank")

    assert told(game, rule, "en") == en


def test_a_formation_is_told_where_and_by_which_hq_it_was_fuelled():
    field = Field(
        unit("tank", "5-5-8", moves="tracked", formation="7-arm"),
        unit("br-13c", "--0-4", size="hq", type="Corps HQ", throw=12),
    )
    field.put("C10.14", "tank").put("C10.10", "br-13c").dump("C10.05", 6)
    game = field.play().play("move tank to C10.15", "fuel formation C10.05 br-13c")
    fuelled = next(line for line in game.log or [] if line.message == "log-formation-fuelled")

    assert Words(RULES, "en").line(fuelled).endswith(": fuelled from C10.05, WDF / 13 Corps HQ")
