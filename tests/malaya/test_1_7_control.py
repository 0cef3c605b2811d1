"""1.7 Control, and the Political Will that follows it at once."""

from __future__ import annotations

import pytest

from malaya.table import position, proves, state_of, told
from sandtable.engine.game import Game
from sandtable.games.british_way.malaya.rules import RULES


def changes(game: Game) -> list[object]:
    """The changes of Political Will by Control."""
    return [line.arguments["change"] for line in told(game, "log-political-will") if line.rule == "1.7"]


@proves("M-1.7-a", "M-1.7-b", "M-1.7-c")
@pytest.mark.parametrize(
    ("pieces", "control"),
    [
        ("", 0),
        ("1 troops", 1),
        ("1 police, 1 underground", 0),
        ("1 troops, 1 police, 1 active", 1),
        ("2 police, 1 active, 1 underground, 1 bases", -1),
        ("1 bases", -1),
        ("1 troops, 1 bases", 0),
    ],
)
def test_who_has_more_pieces_of_wood_controls(pieces: str, control: int):
    assert state_of(position(f"perak: {pieces}")).control[1] == control


@proves("M-1.7-d", "M-1.7-e", "M-7.2-a")
def test_political_will_falls_at_once_by_the_population_that_mcp_gains():
    game = position("do: operation rally operation").play("rally perak")

    assert state_of(game).political_will == 7
    assert not game.over


@proves("M-1.7-e", "M-7.1-a", "M-3.2.4-f")
def test_political_will_rises_by_the_population_that_mcp_loses():
    game = position("johore: 1 troops, 2 active | do: operation assault limited")

    state = state_of(game)
    assert (state.control[7], state.political_will) == (0, 12)


@proves("M-1.7-f")
def test_what_the_british_gain_or_lose_against_nobody_moves_nothing():
    gained = position("do: operation train limited").play("train perak", 2)
    lost = position("perak: 1 troops | do: operation garrison limited")
    lost.play("garrison kuala_lumpur", "from perak")

    assert (state_of(gained).control[1], state_of(gained).political_will) == (1, 10)
    assert (state_of(lost).control[1], state_of(lost).political_will) == (0, 10)


@proves("M-1.7-g")
def test_control_that_passes_from_one_side_to_the_other_counts_once():
    to_mcp = position("johore: 1 police, 2 underground | do: operation attack limited").play(1)
    to_british = position("johore: 2 troops, 3 active | do: operation assault limited")

    assert (changes(to_mcp), changes(to_british)) == ([], [2])
    straight = position("pahang: 2 underground | johore: 1 police | do: operation march limited")
    straight.play("march johore", "from pahang", 2)
    assert changes(straight) == [1 - 2]
    assert state_of(straight).control[7] == -1


@proves("M-1.7-d")
def test_all_moves_of_a_march_count_together_and_are_clamped_once():
    board = "perak: 2 underground | pahang: 1 underground | political will: 19"
    game = position(f"{board} | do: operation march operation")
    game.play("march selangor", "done", "from perak", 2, "done", "done")

    assert state_of(game).political_will == 20
    assert changes(game) == [1]


@proves("M-1.7-j", "M-2.1-g")
def test_control_at_the_start_has_moved_nothing():
    game = Game.new(RULES)

    assert state_of(game).political_will == 12
    assert game.log == []


@proves("M-1.7-d", "M-6.4.2-a")
def test_redeploy_leaves_control_alone_until_its_end():
    game = position("perak: 2 troops, 3 underground | ec_tin: 1 police | do: redeploy")

    assert game.question.rule == "6.4.1"
    assert state_of(game).control[1] == -1
