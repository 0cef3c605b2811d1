"""7.0 Victory and draw."""

from __future__ import annotations

import pytest

from malaya.table import position, proves, state_of
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.malaya.rules import RULES

TWO_PILES = "HM-01 HM-02 HM-03 HM-04 HM-33 HM-10 HM-14 HM-15 HM-16 HM-17 HM-18 HM-34"
LAST = f"played: {TWO_PILES} HM-19 HM-20 HM-21 HM-22 HM-23 HM-24 HM-35 | card: HM-35"


@proves("M-7.0.2-a", "M-6.1.4-a", "M-7.0-a")
@pytest.mark.parametrize(
    ("will", "result", "returns"),
    [
        (3, "mcp", [-1, 1]),
        (9, "mcp", [-1, 1]),
        (10, "draw", [0, 0]),
        (11, "british", [1, -1]),
        (17, "british", [1, -1]),
    ],
)
def test_after_the_last_propaganda_card_the_middle_of_the_track_decides(will: int, result: str, returns: list[float]):
    game = position(f"{LAST} | political will: {will} | resources: 0 british, 0 mcp | do: political_will, earnings")

    assert game.over
    assert game.result == result
    assert RULES.returns(game.state) == returns
    assert state_of(game).resources == [0, 0]


@proves("M-6.1.4-a")
def test_before_the_last_propaganda_card_the_game_goes_on():
    game = position(f"played: {TWO_PILES} | card: HM-34 | do: political_will")

    assert RULES.returns(game.state) == []
    assert state_of(game).winner == ""


@proves("M-7.1-a", "M-7.2-a")
def test_what_raises_and_lowers_political_will_in_a_campaign():
    raised = position("johore: 3 troops, 1 bases | card: HM-24 | do: event british unshaded")
    assaulted = position("johore: 3 troops, 1 bases | do: operation assault limited")
    event = position("card: HM-22 | do: event british unshaded")
    attacked = position("johore: 5 troops, 6 active | do: operation attack limited").play(6)
    taken = position("do: operation rally limited").play("rally johore")

    wills = [state_of(game).political_will for game in (raised, assaulted, event, attacked, taken)]
    assert wills == [11, 11, 11, 9, 8]


@pytest.mark.parametrize(("will", "winner"), [(12, "mcp"), (8, "british"), (11, "draw")])
def test_a_position_that_is_won_otherwise_is_refused(will: int, winner: str):
    with pytest.raises(BadPosition, match=r"7\.0"):
        position(f"{LAST} | political will: {will} | winner: {winner}")
