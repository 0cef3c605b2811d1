"""P33, P34, P35 Propaganda: each is a Propaganda Round at once; the third one drawn ends the game."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of

PROPAGANDA = ["P33", "P34", "P35"]
ONE_PILE = "P1 P2 P3 P4"
TWO_PILES = "P1 P2 P3 P4 P5 P6 {0} P7 P8 P10 P11 P12 P14 {1} P15 P16 P19 P20"


@proves("P-P33-u")
@pytest.mark.parametrize("card", PROPAGANDA)
def test_each_propaganda_card_starts_the_round_at_once(card):
    game = position(f"played: {ONE_PILE} | political will: 10 | gaza: 2 underground | haganah: 2 | do: reveal")
    game.play(card)

    state = state_of(game)
    assert state.card == card
    assert state.political_will == 15
    assert (asked(game), offered(game)) == ("irgun", ["rob gaza", "done"])
    assert state.boxes == ["", "", ""]


@proves("P-P33-u")
@pytest.mark.parametrize("card", PROPAGANDA)
def test_the_round_of_the_first_one_is_followed_by_the_next_card(card):
    game = position(f"played: {ONE_PILE} | haganah: 2 | chits: 1 | do: reveal")
    game.play(card)
    while asked(game) != "chance":
        game.play("done")

    assert asked(game) == "chance"
    assert game.question.rule == "2.3.6"
    assert state_of(game).winner == ""


@proves("P-P33-u")
@pytest.mark.parametrize("last", PROPAGANDA)
@pytest.mark.parametrize(("will", "winner"), [(10, "british"), (1, "irgun")])
def test_the_third_one_drawn_is_the_final_one_whichever_card_it_is(last, will, winner):
    seen = TWO_PILES.format(*[card for card in PROPAGANDA if card != last])
    game = position(f"played: {seen} | political will: {will} | gaza: 8 sabotage | do: reveal")
    game.play(last)

    assert game.over
    assert game.result == winner


@proves("P-P33-u")
@pytest.mark.parametrize("second", ["P34", "P35"])
def test_the_second_one_drawn_does_not_end_the_game(second):
    game = position("played: P1 P2 P3 P4 P5 P6 P33 P7 P8 P10 P11 | political will: 10 | gaza: 2 active | do: reveal")
    game.play(second)

    assert not game.over
    assert game.result == ""
