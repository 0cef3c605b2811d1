"""2.2 Start, 2.3 Initiative Track, 2.4 Propaganda card."""

from __future__ import annotations

import pytest

from malaya.table import asked, named, offered, position, proves, state_of, verbs
from sandtable.engine.game import Game
from sandtable.games.british_way.malaya.rules import RULES

CARD = "card: HM-22 | do: action first, action second, adjust_eligibility"


@proves("M-2.3-a", "M-2.3.1-a", "M-2.3.2-a", "M-2.3.2-b")
def test_the_first_takes_any_box_and_acts_before_the_second_takes_another():
    game = Game.new(RULES).play("HM-22")

    assert (asked(game), offered(game)) == ("british", ["limited", "event", "operation"])

    game.play("event", "unshaded")

    assert (asked(game), offered(game)) == ("mcp", ["limited", "operation"])
    assert state_of(game).political_will == 13


@proves("M-2.3.2-c", "M-4.1-a")
def test_the_action_is_done_at_once_and_the_special_activity_is_optional():
    game = position(f"perak: 2 troops, 1 active | {CARD}").play("operation", "sweep", "sweep perak", "done", "done")

    assert asked(game) == "british"

    game.play("done")

    assert asked(game) == "mcp"


@proves("M-2.3.3-a")
@pytest.mark.parametrize(("side", "resources"), [("british", [7, 5]), ("mcp", [5, 6])])
def test_a_pass_brings_two_resources_or_one(side: str, resources: list[int]):
    game = position(f"resources: 5 british, 5 mcp | do: pass {side}")

    assert state_of(game).resources == resources


@proves("M-2.3.3-b", "M-2.3.5-b")
def test_both_may_pass_and_a_pass_in_the_event_box_denies_the_event():
    game = position(f"{CARD}").play("event", "pass")

    assert "event" not in offered(game)

    game.play("limited", "pass")

    assert state_of(game).first == "mcp"
    assert state_of(game).political_will == 10


@proves("M-2.3.5-a", "M-2.3.5-b", "M-2.3.6-a")
@pytest.mark.parametrize(
    ("first", "second", "next_first"),
    [
        ("limited", "event", "british"),
        ("event", "limited", "mcp"),
        ("operation", "event", "mcp"),
        ("event", "operation", "british"),
    ],
)
def test_the_cylinder_further_left_is_first_on_the_next_card(first: str, second: str, next_first: str):
    game = position(CARD).play(first, "pass", second, "pass")

    assert state_of(game).first == next_first
    assert game.question.message == "ask-reveal"


@proves("M-2.3.1-b", "M-6.5-d")
@pytest.mark.parametrize("first", ["british", "mcp"])
def test_eligibility_is_kept_through_a_propaganda_round(first: str):
    assert state_of(position(f"first: {first} | do: reset")).first == first


@proves("M-2.3.4-a", "M-3.1-c")
def test_a_limited_operation_has_one_space_no_special_activity_and_its_normal_cost():
    board = "perak: 2 troops, 1 active | johore: 2 troops, 1 active"
    game = position(f"{board} | do: operation assault limited")

    assert verbs(game) == ["assault"]

    game.play("assault perak")

    assert game.over
    assert state_of(game).resources[0] == 13


@proves("M-2.3.4-b", "M-3.2.2-c", "M-3.3.2-f")
def test_limited_moves_come_from_several_spaces_to_one():
    sweep = position("perak: 1 troops | pahang: 1 troops | do: operation sweep limited").play("sweep selangor")
    march = position("perak: 1 active | pahang: 1 active | do: operation march limited").play("march selangor")
    garrison = position("perak: 1 troops | pahang: 1 troops | do: operation garrison limited").play("garrison selangor")

    for game in (sweep, march, garrison):
        assert named(game, "from") == ["perak", "pahang"]
        game.play("from perak", "from pahang")
    assert [state_of(game).troops[5] for game in (sweep, garrison)] == [2, 2]
    assert state_of(march).active[5] == 2


@proves("M-2.3.7-a")
def test_no_answer_buys_a_further_space():
    assert not {"lead", "offensive"} & {answer.split()[0] for answer in RULES.vocabulary}


@proves("M-6.0-a")
def test_the_phases_of_a_round_come_in_their_order():
    board = "perak: 1 troops, 1 police, 1 active | johore: 1 active | commander: briggs"
    game = position(f"{board} | played: HM-01 HM-02 HM-03 HM-04 | do: reveal").play("HM-33")
    rules = []
    while game.question.side != "chance":
        rules.append(game.question.rule)
        game.play("done")

    assert rules == ["6.3.1", "6.3.2", "6.4.1"]
    told = [line.message for line in game.log if line.message in ("log-political-will-phase", "log-gain", "log-reset")]
    assert told == ["log-political-will-phase", "log-gain", "log-reset"]
    assert [line.message for line in game.log[-2:]] == ["log-reset", "log-commander"]


@proves("M-2.4-a", "M-6.0-a")
def test_a_propaganda_card_brings_its_round_and_nobody_acts_on_it():
    played = "HM-01 HM-02 HM-03 HM-04"
    game = position(f"played: {played} | card: HM-04 | do: reveal").play("HM-33")

    assert {line.rule for line in game.log} >= {"2.3.6", "6.1", "6.2.1", "6.5"}
    assert game.question.message == "ask-reveal"
    rules = [line.rule for line in game.log]
    assert rules.index("6.1") < rules.index("6.2.1") < rules.index("6.5")
