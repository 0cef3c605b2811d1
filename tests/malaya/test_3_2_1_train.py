"""3.2.1 Train."""

from __future__ import annotations

import pytest

from malaya.table import named, offered, position, proves, state_of, why_not
from sandtable.engine.game import Game

BASE = "perak: 2 troops, 2 police, opposition"


def train(board: str, box: str = "limited") -> Game:
    return position(f"{board} | do: operation train {box}")


@proves("M-3.2.1-a")
def test_kuala_lumpur_and_provinces_that_mcp_does_not_control():
    game = train("perak: 1 troops | pahang: 1 underground | johore: 1 police, 1 underground | kuala_lumpur: 1 active")

    spaces = ["kedah", "perak", "kelantan", "trengganu", "selangor", "negri_sembilan", "johore", "kuala_lumpur"]
    assert named(game, "train") == spaces
    assert why_not(game, "train pahang") == "why-mcp-control"
    assert why_not(game, "train ec_tin") == "why-not-a-province"


@proves("M-3.2.1-b")
@pytest.mark.parametrize(("number", "left"), [(0, 15), (1, 13), (2, 13)])
def test_two_resources_where_cubes_are_placed(number: int, left: int):
    game = train("").play("train kedah", number)

    assert state_of(game).resources[0] == left


@proves("M-3.2.1-b")
def test_without_two_resources_no_cube_is_placed():
    game = train("resources: 1 british, 0 mcp").play("train kedah")

    assert game.over
    assert state_of(game).police[0] == 0


@proves("M-3.2.1-c")
def test_up_to_four_cubes_in_kuala_lumpur_in_any_mix():
    game = train("").play("train kuala_lumpur")

    assert offered(game) == ["0", "1", "2", "3", "4"]

    game.play(1)

    assert offered(game) == ["0", "1", "2", "3"]

    state = state_of(game.play(3))
    assert (state.troops[9], state.police[9], state.resources[0]) == (1, 3, 13)


@proves("M-3.2.1-d")
def test_up_to_two_police_in_a_province_and_no_troops():
    game = train("").play("train kedah")

    assert offered(game) == ["0", "1", "2"]
    assert game.question.arguments["kind"] == "police"
    assert state_of(game.play(2)).police[0] == 2


@proves("M-3.2.1-e", "M-3.2.1-f", "M-3.2.1-g")
def test_then_pacify_in_a_selected_space_even_if_limited_and_nothing_was_placed():
    game = train(BASE).play("train perak", 0, "pacify perak")

    state = state_of(game)
    assert game.over
    assert (state.level[1], state.resources[0]) == (0, 13)


@proves("M-3.2.1-f")
@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("perak: 2 troops", "why-no-police"),
        ("perak: 2 police", "why-no-troops"),
        ("perak: 1 troops, 1 police, 2 active", "why-no-british-control"),
    ],
)
def test_pacify_needs_british_control_troops_and_police(board: str, reason: str):
    game = train(f"{board} | johore: 1 troops, 1 police", "operation")
    game.play("train perak", 0, "train johore", 0)
    while "done" in offered(game) and game.question.message == "ask-train":
        game.play("done")

    assert game.question.message == "ask-pacify"
    assert why_not(game, "pacify perak") == reason


@proves("M-3.2.1-f")
def test_police_placed_in_this_train_count():
    game = train("perak: 2 troops").play("train perak", 1)

    assert offered(game) == ["pacify perak", "done"]


@proves("M-3.2.1-g", "M-3.2.1-h")
def test_each_terror_costs_two_and_the_shift_comes_when_none_is_left():
    game = train(f"{BASE}, 2 terror").play("train perak", 0, "pacify perak")

    assert offered(game) == ["1", "2"]

    game.play(2)

    assert offered(game) == ["yes", "no"]

    state = state_of(game.play("yes"))
    assert (state.terror[1], state.level[1], state.resources[0]) == (0, 0, 9)


@proves("M-3.2.1-h")
def test_terror_may_be_removed_without_a_shift_and_one_left_forbids_it():
    some = train(f"{BASE}, 2 terror").play("train perak", 0, "pacify perak", 1)
    alone = train(f"{BASE}, 1 terror").play("train perak", 0, "pacify perak", "no")

    assert some.over
    assert (state_of(some).terror[1], state_of(some).level[1], state_of(some).resources[0]) == (1, -1, 13)
    assert (state_of(alone).terror[1], state_of(alone).level[1], state_of(alone).resources[0]) == (0, -1, 13)


@proves("M-3.2.1-g")
def test_at_most_one_level():
    game = train(BASE).play("train perak", 0, "pacify perak")

    assert game.over
    assert state_of(game).level[1] == 0


@proves("M-3.2.1-i")
def test_templer_pacifies_two_selected_spaces_and_in_a_limited_train_its_one():
    board = f"{BASE} | johore: 2 troops, 2 police | commander: templer"
    full = train(board, "operation").play("train perak", 0, "train johore", 0, "done", "pacify perak", "pacify johore")
    limited = train(board).play("train perak", 0, "pacify perak")

    assert [state_of(full).level[space] for space in (1, 7)] == [0, 1]
    assert limited.over


@proves("M-3.2.1-j")
def test_pacify_comes_after_all_placement():
    game = train(f"{BASE} | johore: 2 troops, 1 police", "operation").play("train perak", 1)

    assert named(game, "pacify") == []

    game.play("done")

    assert named(game, "pacify") == ["perak"]
    assert why_not(game, "pacify johore") == "why-not-selected"
    assert named(game, "train") == []
