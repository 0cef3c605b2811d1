"""1.1 Course of Play, 1.2 Components: what the box holds; 1.5 who plays."""

from __future__ import annotations

import pytest

from malaya.table import offered, position, proves, state_of
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import BadPosition
from sandtable.engine.game import Game
from sandtable.games.british_way.malaya.cards import CAPABILITY_CARDS, CARDS, EVENT_CARDS, PROPAGANDA_CARDS, SINGLE_TEXT
from sandtable.games.british_way.malaya.events.in_general import EVENTS
from sandtable.games.british_way.malaya.rules import RULES


@proves("M-1.1-a")
def test_one_card_is_turned_up_and_both_sides_act_on_it_once():
    game = Game.new(RULES).play("HM-22", "event", "pass", "limited", "pass")

    assert game.sides == ["chance", "british", "british", "mcp", "mcp"]
    assert game.question.side == "chance"
    assert state_of(game).played == ["HM-22"]


@proves("M-1.1-b", "M-6.1.3-b")
def test_no_political_will_ends_the_game_on_an_event_card():
    for will in (0, 20):
        game = position(f"card: HM-22 | political will: {will} | do: action first, action second, adjust_eligibility")
        game.play("event", "pass", "limited", "pass")

        assert not game.over
        assert game.result == ""


@proves("M-1.5-a")
def test_two_sides_play_and_chance_beside_them():
    game = Game.new(RULES, dealer=Dealer(1))
    while game.question is not None:
        game.play(game.question.options[-1])

    assert RULES.sides == ["british", "mcp"]
    assert set(game.sides) == {"british", "mcp", "chance"}


@proves("M-1.2-a")
def test_the_deck_has_32_events_and_3_propaganda_cards():
    assert (len(EVENT_CARDS), len(PROPAGANDA_CARDS), len(set(CARDS))) == (32, 3, 35)


def test_the_house_deck_has_the_shape_of_palestines():
    assert (len(CAPABILITY_CARDS), len(SINGLE_TEXT)) == (8, 3)
    assert not set(CAPABILITY_CARDS) & set(SINGLE_TEXT)
    assert len(EVENTS.by_text) == 2 * 32 - 3


@proves("M-1.2-b", "M-1.4-b")
@pytest.mark.parametrize(
    ("board", "most"),
    [
        ("perak: {} troops", 15),
        ("perak: {} police", 15),
        ("perak: 1 active, {} underground", 14),
        ("perak: 1 bases | pahang: 1 bases | johore: {} bases", 2),
    ],
)
def test_there_are_so_many_pieces_and_no_more(board: str, most: int):
    position(board.format(most))

    with pytest.raises(BadPosition, match=r"1\.2|1\.4\.2"):
        position(board.format(most + 1))


@proves("M-1.2-c")
def test_there_are_four_new_villages_and_fifteen_sabotage_and_terror_markers():
    villages = " | ".join(f"{name}: 1 villages" for name in ("perak", "kedah", "pahang", "johore"))
    position(f"{villages} | kuala_lumpur: 14 terror | ec_tin: 1 sabotage")

    with pytest.raises(BadPosition, match=r"1\.12"):
        position(f"{villages} | selangor: 1 villages")
    with pytest.raises(BadPosition, match=r"1\.2"):
        position("kuala_lumpur: 15 terror | ec_tin: 1 sabotage")


@proves("M-1.2-c")
def test_the_fifteenth_marker_is_the_last():
    game = position("kuala_lumpur: 15 terror | perak: 1 underground | do: operation terror limited")

    assert game.over
    assert state_of(game).terror[1] == 0
    assert offered(game) == []
