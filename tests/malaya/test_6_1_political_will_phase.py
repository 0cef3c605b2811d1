"""6.1 Political Will Phase."""

from __future__ import annotations

import pytest

from malaya.table import position, proves, state_of, told
from sandtable.engine.game import Game

SECOND = "played: HM-01 HM-02 HM-03 HM-04 HM-33"


def phase(board: str, **options: str) -> Game:
    return position(f"{board} | do: political_will", **options)


@proves("M-6.1-a")
def test_all_is_netted_and_the_marker_moves_once():
    game = phase("perak: support | johore: opposition | ec_tin: 1 sabotage | kuala_lumpur: 1 terror")

    assert [line.arguments["change"] for line in told(game, "log-political-will")] == [3 - 2 - 2]


@proves("M-6.1-a")
def test_the_net_is_clamped_once():
    top = phase("perak: support | johore: opposition | political will: 19")
    bottom = phase("perak: opposition | johore: support | ec_tin: 1 sabotage | political will: 1")

    assert (state_of(top).political_will, state_of(bottom).political_will) == (20, 0)


@proves("M-6.1.1-a", "M-7.1-a", "M-7.2-a")
@pytest.mark.parametrize(
    ("board", "will"),
    [
        ("perak: support", 13),
        ("perak: 1 villages, support", 13),
        ("perak: opposition", 7),
        ("perak: 1 villages, opposition", 10),
        ("kuala_lumpur: support", 12),
        ("kuala_lumpur: opposition", 8),
        ("perak: support | kuala_lumpur: opposition", 11),
    ],
)
def test_hearts_and_minds(board: str, will: int):
    assert state_of(phase(board)).political_will == will


@proves("M-6.1.2-a", "M-6.1.2-b")
@pytest.mark.parametrize(
    ("board", "markers", "will"),
    [
        ("ec_tin: 1 underground", 1, 9),
        ("ec_tin: 1 underground, 1 active, 1 police", 1, 9),
        ("ec_tin: 1 active, 1 police", 0, 10),
        ("ec_tin: 2 active, 1 sabotage", 1, 9),
        ("ec_tin: 3 sabotage", 3, 9),
    ],
)
def test_guerrillas_that_outnumber_cubes_sabotage_an_economic_center(board: str, markers: int, will: int):
    state = state_of(phase(board))

    assert (state.sabotage[10], state.political_will) == (markers, will)


@proves("M-6.1.2-b", "M-1.3.4-b", "M-1.3.5-b", "M-7.2-a")
def test_each_sabotaged_center_and_terror_in_kuala_lumpur_cost_one():
    both = phase("ec_tin: 2 sabotage | ec_rubber: 1 sabotage")
    capital = phase("kuala_lumpur: 3 terror")
    province = phase("perak: 3 terror")

    assert [state_of(game).political_will for game in (both, capital, province)] == [8, 9, 10]


@proves("M-6.1.2-c")
def test_sabotage_placed_here_costs_this_rounds_income():
    game = position("ec_tin: 1 active | resources: 0 british, 0 mcp | do: political_will, earnings")

    assert state_of(game).resources[0] == 6


@proves("M-6.1.3-a", "M-7.0.1-a", "M-7.0-a")
@pytest.mark.parametrize(
    ("will", "winner"), [(0, "mcp"), (1, "mcp"), (2, "mcp"), (3, ""), (17, ""), (18, "british"), (20, "british")]
)
def test_early_victory_at_either_end(will: int, winner: str):
    game = phase(f"political will: {will}")

    assert state_of(game).winner == game.result == winner


@proves("M-7.0.1-a")
@pytest.mark.parametrize(("most", "winner"), [("2", ""), ("3", "mcp")])
def test_by_an_option_mcp_wins_at_three(most: str, winner: str):
    assert phase("political will: 3", mcp_early_max=most).result == winner


@proves("M-6.1.3-b")
def test_a_campaign_never_ends_the_game():
    game = position("political will: 1 | card: HM-22 | do: event mcp shaded")

    assert (state_of(game).political_will, state_of(game).winner) == (0, "")
