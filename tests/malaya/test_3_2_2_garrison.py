"""3.2.2 Garrison."""

from __future__ import annotations

import pytest

from malaya.table import named, offered, position, proves, state_of, told, verbs, why_not
from sandtable.engine.game import Game


def garrison(board: str, box: str = "limited", **options: str) -> Game:
    return position(f"{board} | do: operation garrison {box}", **options)


@proves("M-3.2.2-a", "M-3.2.2-d")
def test_two_resources_in_all_even_if_nothing_moves():
    game = garrison("kuala_lumpur: 1 troops | ec_tin: 1 police", "operation").play("garrison pahang", "done", "done")

    assert game.over
    assert state_of(game).resources[0] == 13


@proves("M-3.2.2-a")
def test_without_two_resources_there_is_no_garrison():
    game = position("resources: 1 british, 0 mcp | card: HM-22 | do: action first").play("operation")
    just = position("resources: 2 british, 0 mcp | card: HM-22 | do: action first").play("operation")

    assert "garrison" in offered(just)
    assert "garrison" not in offered(game)
    assert why_not(game, "garrison") == "why-too-few-resources-for-operation"


@proves("M-3.2.2-b")
def test_cubes_move_from_anywhere_to_the_centers_kuala_lumpur_and_one_province():
    game = garrison("kedah: 3 troops, 2 police | johore: 1 police", "operation").play(
        "garrison trengganu", "from kedah"
    )

    assert set(named(game, "to")) == {"kuala_lumpur", "ec_tin", "ec_rubber", "trengganu"}

    game.play("to trengganu", 2, "from kedah", "to ec_tin", "from johore", "to ec_rubber", "done")

    state = state_of(game)
    assert (state.troops[3], state.troops[10], state.police[11], state.police[0]) == (2, 1, 1, 2)


@proves("M-3.2.2-b")
def test_without_a_province_only_the_centers_and_kuala_lumpur_are_open():
    game = garrison("kedah: 1 troops", "operation").play("done", "from kedah")

    assert set(named(game, "to")) == {"kuala_lumpur", "ec_tin", "ec_rubber"}


@proves("M-3.2.2-c")
def test_limited_all_cubes_end_in_one_space():
    game = garrison("kedah: 1 troops | perak: 1 police")

    assert game.question.message == "ask-garrison"

    game.play("garrison ec_tin", "from kedah", "from perak")

    assert game.over
    assert state_of(game).cubes(10) == 2


@proves("M-3.2.2-e", "M-3.2.2-g")
def test_then_cubes_in_every_center_activate_guerrillas_and_nowhere_else():
    board = "ec_tin: 1 police, 2 underground | ec_rubber: 2 troops, 1 underground, 1 active | kuala_lumpur: 2 troops"
    game = garrison(f"{board}, 1 underground", "operation").play("garrison perak", "done", "done")

    state = state_of(game)
    assert [state.underground[space] for space in (9, 10, 11)] == [1, 1, 0]
    assert [state.active[space] for space in (10, 11)] == [1, 2]


@proves("M-3.2.2-e")
@pytest.mark.parametrize(("option", "hidden"), [("all_ecs", 0), ("destination", 1)])
def test_limited_it_activates_in_every_center_unless_the_option_says_otherwise(option: str, hidden: int):
    board = "ec_tin: 1 police, 1 underground | kedah: 1 troops"
    game = garrison(board, limited_garrison_activates=option).play("garrison kuala_lumpur", "done", "done")

    assert state_of(game).underground[10] == hidden


@proves("M-3.2.2-e")
@pytest.mark.parametrize(("option", "hidden"), [("all_ecs", [0, 0]), ("destination", [0, 1])])
def test_limited_it_activates_in_the_destination_by_either_value(option: str, hidden: list[int]):
    board = "ec_tin: 1 police, 1 underground | ec_rubber: 1 police, 1 underground | kedah: 1 troops"
    game = garrison(board, limited_garrison_activates=option).play("garrison ec_tin", "done", "done")

    assert [state_of(game).underground[center] for center in (10, 11)] == hidden


@proves("M-3.2.2-f")
def test_then_an_assault_in_one_center_at_no_cost():
    board = "ec_tin: 1 police, 1 underground | ec_rubber: 1 police, 1 active"
    game = garrison(board, "operation").play("done", "done")

    assert offered(game) == ["assault ec_tin", "assault ec_rubber", "done"]

    state = state_of(game.play("assault ec_tin"))
    assert (state.guerrillas(10), state.guerrillas(11), state.resources[0]) == (0, 1, 13)


@proves("M-3.2.2-f")
def test_limited_the_assault_is_where_the_cubes_went():
    board = "ec_tin: 1 police, 1 active | ec_rubber: 1 police, 1 active | kuala_lumpur: 1 troops, 1 active"
    centre = garrison(board).play("garrison ec_tin", "done", "done")
    city = garrison(board).play("garrison kuala_lumpur", "done")

    assert offered(centre) == ["assault ec_tin", "done"]
    assert city.over


@proves("M-3.2.2-g")
def test_no_activation_and_no_assault_in_kuala_lumpur_or_the_province():
    board = "perak: 2 troops, 1 underground | kuala_lumpur: 2 troops, 1 underground"
    game = garrison(board, "operation").play("garrison perak", "done")
    while not game.over:
        assert "assault" not in verbs(game)
        game.play("done")

    assert told(game, "log-activate-guerrillas") == []


@proves("M-3.2.2-h")
@pytest.mark.parametrize("board", ["perak: 1 underground", "perak: 1 police", ""])
def test_the_province_may_be_under_any_control(board: str):
    game = garrison(f"{board} | kuala_lumpur: 3 troops", "operation")

    assert "garrison perak" in offered(game)
    assert game.question.message == "ask-garrison-province"
    assert why_not(game, "garrison ec_tin") == "why-open-anyway"
    assert why_not(garrison("kedah: 1 troops"), "garrison thailand") == "why-thailand"


@proves("M-1.3.3-b")
def test_a_full_garrison_does_not_call_thailand_open():
    game = garrison("kedah: 1 troops", "operation")

    assert "garrison thailand" not in offered(game)
    assert why_not(game, "garrison thailand") == "why-thailand"
