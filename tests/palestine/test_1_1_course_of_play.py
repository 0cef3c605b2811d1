"""1.1 General Course of Play."""

from __future__ import annotations

import pytest

from palestine.random_games import all_moments
from palestine.table import asked, offered, position, proves, state_of
from sandtable import new_game
from sandtable.engine.errors import BadPosition, IllegalMove


@proves("P-1.1-a")
def test_two_sides_play_the_british_and_irgun():
    game = new_game("palestine")

    assert sorted(game.rules.sides) == ["british", "irgun"]


@proves("P-1.1-a")
def test_nobody_but_the_two_sides_and_chance_is_ever_asked():
    sides = {moment.question.side for moment in all_moments()}

    assert sides == {"british", "irgun", "chance"}


@proves("P-1.1-a")
def test_a_third_side_has_no_seat():
    with pytest.raises(BadPosition, match="'haganah' is not one of british, irgun"):
        position("first: haganah")


@proves("P-1.1-b")
def test_the_next_card_comes_from_one_common_deck():
    game = new_game("palestine")

    assert asked(game) == "chance"
    game.play("P10")
    assert state_of(game).card == "P10"
    assert state_of(game).played == ["P10"]


@proves("P-1.1-b")
def test_both_sides_act_once_on_an_event_card_and_then_another_card_takes_its_place():
    game = new_game("palestine")
    game.play("P10")
    first = asked(game)
    game.play("limited", "pass", "done")
    second = asked(game)
    game.play("operation", "pass", "chit 1")

    assert (first, second) == ("irgun", "british")
    assert asked(game) == "chance"
    game.play("P20")
    assert state_of(game).card == "P20"


@proves("P-1.1-b")
def test_a_side_may_do_an_event_an_operation_a_limited_operation_or_pass():
    game = position("lydda: 1 underground | card: P10 | do: action first")
    boxes = offered(game)
    texts = offered(game.clone().play("event"))
    operations = offered(game.clone().play("operation"))
    limited = offered(game.clone().play("limited"))

    assert boxes == ["limited", "event", "operation"]
    assert texts == ["unshaded", "shaded", "pass"]
    assert operations == ["recruit", "travel", "sabotage", "rob", "pass"]
    assert limited == ["recruit", "travel", "sabotage", "rob", "pass"]


@proves("P-1.1-b")
def test_the_special_activity_of_an_operation_is_optional_and_a_limited_operation_has_none():
    scene = "lydda: 1 underground, 1 police | gaza: 1 underground | haganah: 2 | card: P10 | do: operation sabotage {}"
    full = position(scene.format("operation"))
    limited = position(scene.format("limited"))

    assert offered(full) == ["sabotage lydda", "sabotage gaza", "silence lydda"]
    assert offered(limited) == ["sabotage lydda", "sabotage gaza"]
    full.play("sabotage gaza", "6")
    assert {"silence lydda", "done"} <= set(offered(full))


@proves("P-1.1-c")
def test_a_propaganda_card_is_no_event_but_brings_a_propaganda_round_before_the_next_card():
    game = position(
        "played: P1 P2 P3 P4 P5 P6 | gaza: 1 underground | tel_aviv: 1 caches | political will: 10 | do: reveal"
    )
    game.play("P34")

    assert state_of(game).political_will == 15  # 6.1 has been done, no box was asked for
    assert game.question is not None
    assert game.question.rule == "6.2.1"
    with pytest.raises(IllegalMove):
        game.play("event")


@proves("P-1.1-c")
def test_after_the_propaganda_round_cards_are_played_again():
    game = position("played: P1 P2 P3 P4 P5 P6 | do: reveal")
    game.play("P34", "chit 0")
    while asked(game) != "chance":
        game.play("done")

    assert "P7" in offered(game)
    game.play("P7")
    assert offered(game) == ["limited", "event", "operation"]
