"""2.3.3 Passing."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA

BOXES = ["limited", "event", "operation"]
ACTIONS = "card: P20 | do: action first, action second"
ALL_CHITS = "0 0 0 1 1 1 2 2 2"


@pytest.mark.parametrize("box", BOXES)
@proves("P-2.3.3-a")
def test_pass_is_chosen_after_the_box_which_stays_taken(box: str):
    game = position(ACTIONS)
    assert "pass" not in offered(game)
    game.play(box)
    assert "pass" in offered(game)
    game.play("pass")

    assert state_of(game).boxes[BOXES.index(box)] == "irgun"
    assert (asked(game), box in offered(game)) == ("british", False)


@proves("P-2.3.3-a")
def test_a_pass_forgoes_the_boxs_action():
    game = position(ACTIONS).play("event", "pass")

    assert asked(game) == "british"
    assert state_of(game).political_will == 18


@pytest.mark.parametrize("box", BOXES)
@proves("P-2.3.3-b")
def test_a_british_pass_draws_one_chit_whether_they_like_it_or_not(box: str):
    game = position(f"first: british | {ACTIONS}").play(box, "pass")
    assert (asked(game), offered(game)) == ("chance", ["chit 0", "chit 1", "chit 2"])
    game.play("chit 2")

    assert state_of(game).chits == [0, 0, 1]
    assert asked(game) == "irgun"


@proves("P-2.3.3-b")
def test_a_british_pass_with_an_empty_bag_draws_nothing():
    game = position(f"chits: {ALL_CHITS} | do: pass british")

    assert game.over
    assert state_of(game).chits == [3, 3, 3]


@pytest.mark.parametrize("box", BOXES)
@proves("P-2.3.3-b")
def test_a_pass_forced_by_p27_draws_no_chit(box: str):
    game = position(f"first: british | forced pass: active | played: P27 | {ACTIONS}")
    assert offered(game) == BOXES
    game.play(box)

    assert asked(game) == "irgun"
    assert state_of(game).chits == [0, 0, 0]
    assert state_of(game).boxes[BOXES.index(box)] == "british"


@proves("P-2.3.3-c")
def test_an_irgun_pass_may_rob_where_cells_outnumber_police():
    game = position(
        "gaza: 1 active | samaria: 1 underground, 1 police | lydda: 2 underground, 1 police, 5 troops"
        " | haifa_c: 1 underground | rail_egypt: 1 underground | haganah: 3 | do: pass irgun"
    )
    assert asked(game) == "irgun"
    assert offered(game) == ["rob lydda", "rob gaza", "rob haifa_c", "done"]
    game.play("rob gaza", "3")

    assert state_of(game).caches[GAZA] == 1


@proves("P-2.3.3-c")
def test_an_irgun_pass_may_leave_the_rob():
    game = position("gaza: 1 underground | haganah: 3 | do: pass irgun").play("done")

    assert game.over
    assert sum(state_of(game).caches) == 0


@proves("P-2.3.3-c")
def test_an_irgun_pass_with_nowhere_to_rob_asks_nothing():
    game = position("rail_egypt: 1 underground | samaria: 1 underground, 1 police | do: pass irgun")

    assert game.over


@proves("P-2.3.3-c")
def test_the_rob_of_a_pass_has_one_space_and_no_special_activity():
    game = position("gaza: 1 underground | lydda: 2 underground, 1 police | haganah: 3 | do: pass irgun")
    assert "silence lydda" not in offered(game)
    game.play("rob gaza", "1")

    assert game.over


@proves("P-2.3.3-c")
def test_the_rob_of_a_pass_goes_by_the_rules_of_rob():
    for die, caches in [(2, 0), (3, 1)]:
        game = position("gaza: 2 underground, 1 police | haganah: 3 | do: pass irgun").play("rob gaza", die)

        state = state_of(game)
        assert (state.caches[GAZA], state.underground[GAZA], state.active[GAZA]) == (caches, 1, 1)


@pytest.mark.parametrize(
    ("haganah", "cache", "pass_op_is_limop", "spaces"),
    [
        (3, "", "true", 1),
        (4, "", "true", 2),
        (3, "1 caches", "true", 2),
        (4, "1 caches", "true", 3),
        (4, "1 caches", "false", 1),
    ],
)
@proves("P-2.3.3-c")
def test_the_rob_of_a_pass_is_extended_like_any_limited_operation(
    haganah: int, cache: str, pass_op_is_limop: str, spaces: int
):
    game = position(
        "gaza: 1 underground | lydda: 1 underground | samaria: 1 underground | galilee: 1 underground"
        f" | jerusalem_d: {cache} | haganah: {haganah} | do: pass irgun",
        pass_op_is_limop=pass_op_is_limop,
    )
    robbed = 0
    while not game.over:
        options = offered(game)
        if any(answer.startswith("rob ") for answer in options):
            game.play(next(answer for answer in options if answer.startswith("rob ")), "1")
            robbed += 1
        else:
            game.play("offensive jerusalem_d" if "offensive jerusalem_d" in options else "done")

    assert robbed == spaces


@proves("P-2.3.3-d")
def test_both_sides_may_pass_on_the_same_card():
    game = position("card: P20 | do: action first, action second, adjust_eligibility")
    game.play("operation", "pass", "event", "pass", "chit 1")

    assert (asked(game), game.question.message) == ("chance", "ask-reveal")
    assert (state_of(game).first, state_of(game).political_will) == ("british", 18)


@proves("P-2.3.3-e")
def test_a_pass_in_the_event_box_denies_the_event_to_the_other_side():
    game = position(ACTIONS).play("event", "pass")

    assert offered(game) == ["limited", "operation"]
