"""3.2.2 Patrol with P23 Road Mines in force."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import (
    GAZA,
    NAMES,
)

THREE_GUARDED = "gaza: 1 active, 1 police | rail_egypt: 1 active, 1 police | rail_haifa: 1 active, 1 police"
ARMORED_CARS = "capabilities: P23 unshaded british"
EARLY_IEDS = "capabilities: P23 shaded irgun"


def patrol(board: str, box: str = "limited", **options: str) -> Game:
    """A Patrol; a Limited one with a single legal space has already chosen it."""
    return position(f"{board} | do: operation patrol {box}", **options)


def removal_spaces(game: Game) -> list[str]:
    return [answer for answer in offered(game) if answer in NAMES]


@proves("P-3.2.2-f")
@pytest.mark.parametrize(("die", "prison"), [(3, 1), (4, 2)])
def test_a_police_lost_to_road_mines_removes_nobody(die: int, prison: int):
    game = patrol(f"gaza: 3 active, 1 sabotage | galilee: 2 police | {EARLY_IEDS}")
    game.play("from galilee", 2, die, "gaza")

    assert state_of(game).prison == prison


@proves("P-3.2.2-m")
def test_armored_cars_remove_cells_in_up_to_two_selected_destinations():
    game = patrol(f"{THREE_GUARDED} | {ARMORED_CARS}", "operation")
    game.play("patrol gaza", "patrol rail_egypt", "patrol rail_haifa", "done", "done", "gaza")

    assert removal_spaces(game) == ["rail_egypt", "rail_haifa"]
    assert "done" in offered(game)

    game.play("rail_haifa")

    assert removal_spaces(game) == []
    assert state_of(game).prison == 2


@proves("P-3.2.2-m")
def test_armored_cars_give_a_limited_patrol_a_second_removal_only_with_intelligence_lead():
    alone = patrol(f"{THREE_GUARDED} | {ARMORED_CARS}").play("patrol gaza", "done", "gaza")
    lead = patrol(f"{THREE_GUARDED} | {ARMORED_CARS} | chits: 0")
    lead.play("patrol gaza", "lead 0", "patrol rail_egypt", "done", "gaza", "rail_egypt")

    assert (alone.over, state_of(alone).prison) == (True, 1)
    assert (lead.over, state_of(lead).prison) == (True, 2)


@proves("P-4.1-b")
def test_with_armored_cars_negotiate_may_come_between_the_two_removals():
    game = patrol(f"{THREE_GUARDED} | {ARMORED_CARS}", "operation")
    game.play("patrol gaza", "patrol rail_egypt", "done", "done", "done", "gaza", "negotiate", 5, "rail_egypt")

    state = state_of(game)
    assert game.over
    assert (state.haganah, state.prison) == (3, 2)


@proves("P-3.2.2-n")
@pytest.mark.parametrize(("die", "police"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_police_that_move_to_a_sabotaged_space_lose_one_on_a_roll_up_to_three(die: int, police: int):
    game = patrol(f"gaza: 1 active, 2 sabotage | galilee: 1 police | {EARLY_IEDS}")
    game.play("from galilee")

    assert asked(game) == "chance"

    game.play(die)

    state = state_of(game)
    assert asked(game) != "chance"
    assert (state.police[GAZA], state.available_police) == (police, 6 - police)


@proves("P-3.2.2-n")
@pytest.mark.parametrize(
    ("board", "moves"),
    [
        ("gaza: 1 active | galilee: 1 police, 1 sabotage", ["from galilee"]),
        ("tel_aviv: 1 active, 2 terror | galilee: 1 police", ["from galilee"]),
        ("gaza: 1 active, 1 sabotage, 1 police | galilee: 1 police", ["done"]),
    ],
)
def test_road_mines_need_a_sabotage_marker_and_a_police_that_moved_there(board: str, moves: list[str]):
    game = patrol(f"{board} | {EARLY_IEDS}")
    game.play(*moves)

    assert asked(game) == "british"
    assert state_of(game).available_police == 6 - sum(state_of(game).police)


@proves("P-3.2.2-n")
@pytest.mark.parametrize(("roll", "police"), [("per_space", 1), ("per_police", 0)])
def test_road_mines_are_rolled_once_per_space_or_by_option_once_per_police(roll: str, police: int):
    game = patrol(f"gaza: 1 active, 1 sabotage | galilee: 2 police | {EARLY_IEDS}", p23s_roll=roll)
    game.play("from galilee", 2, 1)
    if roll == "per_police":
        game.play(2)

    assert asked(game) != "chance"
    assert state_of(game).police[GAZA] == police


@proves("P-3.2.2-n")
def test_by_option_police_that_stood_there_already_are_not_rolled_for():
    board = f"gaza: 1 active, 1 sabotage, 2 police | galilee: 1 police | {EARLY_IEDS}"
    game = patrol(board, p23s_roll="per_police")
    game.play("from galilee", 1)

    assert asked(game) == "british"
    assert state_of(game).police[GAZA] == 2


@proves("P-3.2.2-n")
def test_road_mines_are_rolled_for_each_sabotaged_destination():
    game = patrol(
        f"gaza: 1 active, 1 sabotage | rail_egypt: 1 active, 1 sabotage | galilee: 2 police | {EARLY_IEDS}",
        "operation",
    )
    game.play("patrol gaza", "patrol rail_egypt", "from galilee", "to gaza", 1, "from galilee", "to rail_egypt")
    rolled = []
    for _ in range(2):
        rolled.append(game.question.arguments["space"])
        game.play(1)

    assert sorted(rolled) == ["gaza", "rail_egypt"]
    assert asked(game) == "british"
    assert sum(state_of(game).police) == 0


@proves("P-3.2.2-n")
@pytest.mark.parametrize("capabilities", ["", ARMORED_CARS])
def test_without_the_shaded_text_in_force_police_move_safely(capabilities: str):
    game = patrol(f"gaza: 1 active, 1 sabotage | galilee: 1 police | {capabilities}")
    game.play("from galilee")

    assert offered(game) == ["gaza", "done"]
