"""4.2.1 Restore."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import LYDDA, RAIL_EGYPT, TEL_AVIV
from sandtable.games.british_way.palestine.state import State


def deploy(board: str) -> Game:
    """A Deploy, with galilee to deploy in whatever happens elsewhere."""
    return position(f"galilee: 1 troops | {board} | do: operation deploy operation")


def restorable(game: Game) -> list[str]:
    return [answer.split()[1] for answer in offered(game) if answer.startswith("restore ")]


def markers(state: State, space: int) -> tuple[int, int, int]:
    """Sabotage, Terror, Curfew."""
    return state.sabotage[space], state.terror[space], state.curfew[space]


@proves("P-4.2.1-a")
@pytest.mark.parametrize("space", ["lydda", "tel_aviv", "rail_egypt"])
@pytest.mark.parametrize(
    ("pieces", "possible"),
    [
        ("1 troops, 1 police", True),
        ("3 troops, 2 police", True),
        ("1 troops", False),
        ("1 police", False),
        ("2 troops, 2 police, 1 underground", False),
        ("2 troops, 2 police, 1 active", False),
    ],
)
def test_restore_needs_troops_and_police_and_no_cell_in_a_space_of_any_kind(space: str, pieces: str, possible: bool):
    game = deploy(f"{space}: {pieces}, 1 sabotage")

    assert restorable(game) == ([space] if possible else [])


@proves("P-4.2.1-a")
def test_a_cache_prevents_restore():
    game = deploy("lydda: 3 troops, 1 police, 1 caches, 1 sabotage")

    assert restorable(game) == []
    assert game.question.why_not("restore lydda") == "why-irgun-here"


@proves("P-4.2.1-a")
def test_one_space_is_restored_by_the_choice_of_the_british():
    board = "lydda: 1 troops, 1 police, 1 sabotage | rail_egypt: 1 troops, 1 police, 1 sabotage"
    game = deploy(board)

    assert asked(game) == "british"
    assert restorable(game) == ["lydda", "rail_egypt"]

    game.play("restore rail_egypt")

    state = state_of(game)
    assert restorable(game) == []
    assert (state.sabotage[LYDDA], state.sabotage[RAIL_EGYPT]) == (1, 0)


@proves("P-4.2.1-b")
def test_sabotage_and_curfew_go_and_terror_turns_to_sabotage_that_stays():
    game = deploy("tel_aviv: 1 troops, 1 police, 3 sabotage, 2 terror, 1 curfew | haifa_c: 1 terror, 1 sabotage")
    game.play("restore tel_aviv")

    state = state_of(game)
    assert markers(state, TEL_AVIV) == (2, 0, 0)
    assert (sum(state.sabotage), sum(state.terror)) == (3, 1)


@proves("P-4.2.1-b")
def test_on_a_space_with_sabotage_only_nothing_is_left():
    game = deploy("rail_egypt: 1 troops, 1 police, 4 sabotage")
    game.play("restore rail_egypt")

    assert markers(state_of(game), RAIL_EGYPT) == (0, 0, 0)


@proves("P-4.2.1-c")
def test_a_terror_marker_needs_two_restores_to_disappear():
    first = deploy("tel_aviv: 1 troops, 1 police, 1 terror").play("restore tel_aviv")
    left = markers(state_of(first), TEL_AVIV)
    second = deploy(f"tel_aviv: 1 troops, 1 police, {left[0]} sabotage, {left[1]} terror").play("restore tel_aviv")

    assert left == (1, 0, 0)
    assert markers(state_of(second), TEL_AVIV) == (0, 0, 0)


@proves("P-4.2.1-d")
def test_the_curfew_goes_without_a_question_even_where_no_marker_is():
    game = deploy("tel_aviv: 1 troops, 1 police, 1 curfew")
    game.play("restore tel_aviv")

    assert markers(state_of(game), TEL_AVIV) == (0, 0, 0)
    assert "deploy galilee" in offered(game)


@proves("P-4.2.1-d")
def test_restore_is_legal_where_there_is_nothing_to_restore():
    game = deploy("tel_aviv: 1 troops, 1 police")
    game.play("restore tel_aviv")

    assert markers(state_of(game), TEL_AVIV) == (0, 0, 0)
    assert "deploy galilee" in offered(game)


@proves("P-4.2.1-e")
def test_police_just_placed_make_restore_possible():
    game = deploy("tel_aviv: 1 troops, 2 sabotage")

    assert restorable(game) == []

    game.play("deploy tel_aviv", "done")

    assert restorable(game) == ["tel_aviv"]

    game.play("restore tel_aviv", "done")

    assert game.over
    assert markers(state_of(game), TEL_AVIV) == (0, 0, 0)


@proves("P-4.2.1-e")
def test_troops_just_moved_make_restore_possible():
    game = deploy("rail_egypt: 1 police, 1 sabotage")
    game.play("deploy galilee")

    assert "restore rail_egypt" not in offered(game)

    game.play("to rail_egypt", "from rail_syria", 1, "done", "restore rail_egypt")

    assert game.over
    assert markers(state_of(game), RAIL_EGYPT) == (0, 0, 0)


@proves("P-4.2.1-e")
def test_restore_between_police_and_troops_does_not_end_the_troop_move():
    game = deploy("tel_aviv: 2 troops, 1 sabotage")
    game.play("deploy tel_aviv", "done", "restore tel_aviv", "to lydda", "from tel_aviv", 2, "done")

    state = state_of(game)
    assert game.over
    assert (state.troops[LYDDA], state.sabotage[TEL_AVIV]) == (2, 0)


@proves("P-4.2.1-e")
def test_troops_that_have_left_no_longer_restore():
    game = deploy("tel_aviv: 2 troops, 1 sabotage")
    game.play("deploy tel_aviv", "done", "to lydda", "from tel_aviv", 2, "done")

    assert "restore tel_aviv" not in offered(game)
