"""3.2.3 Sweep."""

from __future__ import annotations

import pytest

from malaya.table import named, offered, position, proves, state_of, told, verbs, why_not
from sandtable.engine.game import Game


def sweep(board: str, box: str = "limited") -> Game:
    return position(f"{board} | do: operation sweep {box}")


@proves("M-3.2.3-a")
def test_provinces_and_kuala_lumpur_for_two_resources_each():
    game = sweep("", "operation")

    assert len(named(game, "sweep")) == 9
    assert why_not(game, "sweep ec_tin") == why_not(game, "sweep thailand") == "why-no-population"

    game.play("sweep perak", "sweep kuala_lumpur")

    assert state_of(game).resources[0] == 11


@proves("M-3.2.3-b")
def test_troops_next_to_a_destination_move_in_and_police_do_not():
    board = "kuala_lumpur: 2 troops, 2 police | perak: 1 troops | johore: 3 troops | ec_tin: 1 troops"
    game = sweep(board).play("sweep selangor")

    assert named(game, "from") == ["perak", "kuala_lumpur"]

    game.play("from kuala_lumpur", 2, "done")

    state = state_of(game)
    assert (state.troops[5], state.police[9]) == (2, 2)


@proves("M-3.2.3-b")
def test_troops_leave_an_economic_center():
    game = sweep("ec_tin: 1 troops").play("sweep perak", "from ec_tin")

    assert state_of(game).troops[1] == 1


@proves("M-3.2.3-b")
def test_a_troop_moves_once():
    game = sweep("kedah: 1 troops", "operation").play("sweep perak", "sweep selangor", "done", "from kedah")

    assert "from perak" not in offered(game)
    assert state_of(game).troops[1] == 1


@proves("M-3.2.3-b", "M-1.7-d")
def test_all_troops_have_moved_before_control_is_settled():
    board = "perak: 1 troops, 1 underground | selangor: 1 troops, 1 underground"
    game = sweep(board, "operation").play("sweep perak", "sweep selangor", "done", "from perak", "from selangor")

    assert game.question is None or verbs(game) != ["from"]
    assert told(game, "log-political-will") == []


@proves("M-1.7-d", "M-1.7-e")
def test_troops_that_have_moved_take_control():
    game = sweep("perak: 2 troops | kedah: 1 underground").play("sweep kedah", "from perak", 2)

    assert (state_of(game).control[0], state_of(game).political_will) == (1, 12)


@proves("M-3.2.3-c", "M-1.3.2-c")
@pytest.mark.parametrize(
    ("cubes", "found"), [("1 troops", 0), ("1 troops, 1 police", 1), ("3 police", 1), ("4 troops", 2)]
)
def test_in_jungle_two_cubes_find_a_guerrilla(cubes: str, found: int):
    game = sweep(f"johore: {cubes}, 4 underground").play("sweep johore")
    if not game.over:
        game.play("done")

    assert state_of(game).active[7] == found


@proves("M-3.2.3-c", "M-3.2.3-e")
@pytest.mark.parametrize("space", ["perak", "selangor", "kuala_lumpur"])
def test_in_mountains_and_kuala_lumpur_each_cube_finds_one(space: str):
    game = sweep(f"{space}: 1 troops, 2 police, 4 underground, 1 active").play(f"sweep {space}")

    assert state_of(game).underground[["perak", "selangor", "kuala_lumpur"].index(space) * 4 + 1] == 1


@proves("M-3.2.3-d")
def test_a_destination_needs_no_movement():
    game = sweep("perak: 2 police, 1 underground").play("sweep perak")

    assert game.over
    assert state_of(game).active[1] == 1


@pytest.mark.parametrize(("text", "found"), [("unshaded british", 3), ("shaded mcp", 0)])
def test_special_branch_finds_more_in_the_jungle_or_less_everywhere(text: str, found: int):
    game = sweep(f"johore: 3 police, 4 underground | capabilities: HM-06 {text}").play("sweep johore")

    assert state_of(game).active[7] == found
