"""2.3 Event Card: eligibility and the three boxes of the Initiative Track (2.3.1, 2.3.2, 2.3.5, 2.3.6)."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import GAZA, HAIFA, SAMARIA
from sandtable.games.british_way.palestine.vocabulary import other

BOXES = ["limited", "event", "operation"]
CARD = "card: P20 | do: action first, action second, adjust_eligibility"
# Every Operation of both sides finds a space here.
BOARD = "samaria: 2 troops, 1 underground | gaza: 1 underground"
PAIRS = [(one, two) for one in BOXES for two in BOXES if one != two]


def pass_in(game: Game, box: str) -> None:
    """The side that is asked takes a box and passes."""
    side = asked(game)
    game.play(box, "pass")
    if side == "british":
        game.play("chit 0")


@proves("P-2.3-a")
def test_the_three_action_boxes_stand_in_the_order_limited_event_operation():
    game = position(CARD)

    assert offered(game) == BOXES
    assert state_of(game).boxes == ["", "", ""]
    for place, box in enumerate(BOXES):
        game = position(CARD).play(box)
        assert state_of(game).boxes[place] == "irgun"


@pytest.mark.parametrize("first", ["british", "irgun"])
@proves("P-2.3.1-a")
def test_one_side_is_first_eligible_and_the_other_second(first: str):
    game = position(f"first: {first} | {CARD}")
    assert asked(game) == first
    pass_in(game, "limited")

    assert asked(game) == other(first)


@proves("P-2.3.1-b")
def test_irgun_is_first_eligible_at_the_start():
    game = position("do: reveal").play("P20")

    assert asked(game) == "irgun"


@proves("P-2.3.1-b")
def test_irgun_is_first_eligible_again_after_each_propaganda_round():
    for played in ("P1 P2 P3 P4 P33", "P1 P2 P3 P4 P33 P5 P6 P7 P8 P10 P11 P34"):
        game = position(f"first: british | played: {played} | do: reset").play("P20")

        assert asked(game) == "irgun"
        assert state_of(game).first == "irgun"


@proves("P-2.3.2-a")
def test_the_first_eligible_may_take_any_of_the_three_boxes():
    for first in ("british", "irgun"):
        assert offered(position(f"{BOARD} | first: {first} | {CARD}")) == BOXES


@proves("P-2.3.2-a")
def test_the_first_eligible_finishes_its_action_before_the_second_chooses_a_box():
    game = position(f"{BOARD} | haganah: 3 | {CARD}")
    game.play("operation", "sabotage", "sabotage gaza", "3")
    assert (asked(game), state_of(game).sabotage[GAZA]) == ("irgun", 1)
    game.play("sabotage samaria", "3")

    assert state_of(game).sabotage[SAMARIA] == 1
    assert (asked(game), game.question.message) == ("british", "ask-box")


@proves("P-2.3.2-a")
def test_the_first_eligibles_event_takes_effect_before_the_second_acts():
    game = position(CARD).play("event", "shaded")

    assert asked(game) == "british"
    assert state_of(game).political_will == 16


@pytest.mark.parametrize("box", BOXES)
@proves("P-2.3.2-b", "P-2.3.2-d")
def test_the_second_eligible_takes_one_of_the_two_boxes_left(box: str):
    game = position(CARD)
    pass_in(game, box)

    assert offered(game) == [free for free in BOXES if free != box]
    with pytest.raises(IllegalMove):
        game.play(box)


@proves("P-2.3.2-b")
def test_the_second_eligible_takes_a_box_even_if_it_only_passes():
    game = position(CARD)
    pass_in(game, "event")

    assert "pass" not in offered(game)
    game.play("operation")
    assert state_of(game).boxes == ["", "irgun", "british"]
    assert "pass" in offered(game)


@proves("P-2.3.2-c", "P-3.1-a")
def test_a_box_offers_its_own_action_or_a_pass():
    operations = {
        "british": ["deploy", "patrol", "search", "assault", "pass"],
        "irgun": ["recruit", "travel", "sabotage", "rob", "pass"],
    }
    for first, own in operations.items():
        for box, actions in [("limited", own), ("operation", own), ("event", ["unshaded", "shaded", "pass"])]:
            game = position(f"{BOARD} | first: {first} | {CARD}").play(box)

            assert (asked(game), offered(game)) == (first, actions)


@proves("P-2.3.2-c")
def test_only_the_right_hand_box_adds_a_special_activity():
    for box, activity in [("limited", False), ("operation", True)]:
        game = position(f"haifa_c: 1 police, 2 underground | {BOARD} | {CARD}").play(box, "rob")

        assert ("silence haifa_c" in offered(game)) is activity


@proves("P-2.3.2-c")
def test_an_action_box_gives_one_operation_only():
    for box in ("limited", "operation"):
        game = position(f"gaza: 1 underground | haganah: 3 | {CARD}").play(box, "sabotage", "3")

        assert asked(game) == "british"
        assert game.question.message == "ask-box"


@proves("P-2.3.2-d")
def test_an_event_is_executed_by_one_side_at_most():
    game = position(CARD).play("event", "shaded", "limited", "pass", "chit 0")

    assert state_of(game).political_will == 16
    assert state_of(game).first == "british"


@proves("P-2.3.2-e")
def test_the_special_activity_is_optional():
    game = position("haifa_c: 1 police, 1 underground | gaza: 1 underground | do: operation rob operation")
    assert "silence haifa_c" in offered(game)
    game.play("rob gaza", "1")
    assert "silence haifa_c" in offered(game)
    game.play("done")

    assert game.over
    assert state_of(game).police[HAIFA] == 1


@pytest.mark.parametrize(
    ("operation", "activity"),
    [("travel", "silence haifa_c"), ("sabotage", "silence haifa_c"), ("rob", "propagandize tel_aviv")],
)
@proves("P-2.3.2-e")
def test_after_a_special_activity_the_operation_must_follow(operation: str, activity: str):
    game = position(
        "haifa_c: 1 police, 2 underground | tel_aviv: 1 police, 2 underground, 1 curfew | gaza: 1 underground"
        f" | do: operation {operation} operation"
    )
    game.play(activity)

    assert "done" not in offered(game)
    assert f"{operation} gaza" in offered(game)


@pytest.mark.parametrize("first", ["british", "irgun"])
@pytest.mark.parametrize(("one", "two"), PAIRS)
@proves("P-2.3.5-a", "P-2.3.5-b", "P-2.3.3-d")
def test_the_cylinder_furthest_left_is_first_eligible_on_the_next_card(first: str, one: str, two: str):
    game = position(f"first: {first} | {CARD}")
    pass_in(game, one)
    pass_in(game, two)

    leftmost = first if BOXES.index(one) < BOXES.index(two) else other(first)
    assert state_of(game).first == leftmost
    assert state_of(game).boxes == ["", "", ""]
    assert asked(game.play("P2")) == leftmost


@proves("P-2.3.5-b")
def test_limited_box_gives_first_operation_box_second_and_the_event_box_depends():
    next_first = {}
    for one, two in PAIRS:
        game = position(CARD)
        pass_in(game, one)
        pass_in(game, two)
        next_first[one, two] = state_of(game).first == "irgun"

    assert [next_first["limited", two] for two in ("event", "operation")] == [True, True]
    assert [next_first["operation", two] for two in ("limited", "event")] == [False, False]
    assert [next_first["event", two] for two in ("limited", "operation")] == [False, True]


@proves("P-2.3.5-a")
def test_eligibility_follows_the_boxes_also_after_real_actions():
    game = position(f"{BOARD} | haganah: 3 | {CARD}")
    game.play("event", "unshaded", "limited", "patrol", "patrol gaza")

    assert state_of(game).first == "british"


@proves("P-2.3.6-a")
def test_then_the_next_card_is_turned_up():
    game = position(CARD)
    pass_in(game, "limited")
    pass_in(game, "event")

    assert (asked(game), game.question.message) == ("chance", "ask-reveal")
    assert "P20" not in offered(game)
    game.play("P2")
    assert state_of(game).card == "P2"
    assert offered(game) == BOXES
