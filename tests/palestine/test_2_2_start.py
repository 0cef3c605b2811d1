"""2.1 Setup, 2.2 Starting the Game: the first card, and what of the deck is known."""

from __future__ import annotations

import re

from palestine.table import asked, offered, position, proves, state_of
from sandtable import new_game
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import GAZA

# Fourteen cards of two whole piles, then three Event cards of the third.
TWO_PILES = "P1 P2 P3 P4 P5 P33 P6 P7 P8 P10 P11 P12 P34 P14 P15 P16 P19"


def cards_named(text: str) -> set[str]:
    """Every card number that a text mentions."""
    return set(re.findall(r"\bP\d+\b", text))


def board(game: Game) -> dict[str, str]:
    """The position without cards and agenda."""
    fields = dict(line.split(": ", 1) for line in game.position().splitlines())
    return {name: value for name, value in fields.items() if name not in ("played", "card", "agenda", "answers")}


@proves("P-2.1-a")
def test_the_board_is_set_up_before_the_first_card_is_turned_up():
    game = new_game("palestine")

    state = state_of(game)
    assert asked(game) == "chance"
    assert game.question.message == "ask-reveal"
    assert (sum(state.troops), sum(state.police), sum(state.underground), sum(state.caches)) == (12, 3, 9, 2)
    assert (state.political_will, state.haganah, state.played, state.card) == (18, 4, [], "")


@proves("P-2.1-a")
def test_the_first_card_finds_the_board_as_it_was_set_up():
    game = new_game("palestine")
    before = board(game)
    game.play("P31")

    assert board(game) == before


@proves("P-2.1-a")
def test_the_board_is_set_up_only_once():
    game = position(
        "gaza: 3 underground | chits: 2 | political will: 7 | haganah: 2 | played: P1 P2 P3 P4 P33 | do: reset"
    )

    state = state_of(game)
    assert game.question.message == "ask-reveal"
    assert (state.political_will, state.haganah, state.chits, sum(state.police)) == (7, 2, [0, 0, 1], 0)
    assert (state.underground[GAZA], sum(state.underground)) == (3, 3)


@proves("P-2.2-a")
def test_the_game_begins_with_the_top_card_going_to_the_played_pile():
    game = new_game("palestine")
    assert set(offered(game)) == {f"P{number}" for number in range(1, 33)}
    game.play("P31")

    assert state_of(game).played == ["P31"]
    assert state_of(game).card == "P31"
    assert (asked(game), game.question.message) == ("irgun", "ask-box")


@proves("P-2.2-b")
def test_played_cards_and_the_number_of_cards_left_are_known():
    game = position(f"played: {TWO_PILES} | do: reveal")

    assert state_of(game).played == TWO_PILES.split()
    assert 21 - len(state_of(game).seen_cards()) == 4


@proves("P-2.2-b")
def test_any_card_not_yet_seen_may_be_the_next_one_with_equal_chance():
    game = position(f"played: {TWO_PILES} | do: reveal")

    events = {f"P{number}" for number in range(1, 33)}
    assert set(offered(game)) == events - set(TWO_PILES.split())
    assert game.question.weights is None or len(set(game.question.weights)) == 1


@proves("P-2.2-b")
def test_neither_position_nor_record_tells_of_cards_that_are_not_turned_up():
    game = new_game("palestine", seed=1)
    game.play("operation", "sabotage")

    shown = set(state_of(game).played)
    assert len(shown) == 1
    assert cards_named(game.position()) == shown
    assert cards_named(game.record()) == shown
    assert {line.arguments["card"] for line in game.log if "card" in line.arguments} == shown


@proves("P-2.2-c")
def test_the_next_card_is_turned_up_only_when_the_one_before_is_done():
    game = position("card: P20 | do: action first, action second, adjust_eligibility")
    game.play("event", "pass")
    assert asked(game) == "british"
    game.play("limited", "pass")
    assert state_of(game).played == ["P20"]
    game.play("chit 0")
    assert (asked(game), state_of(game).played) == ("chance", ["P20"])
    game.play("P2")

    assert (state_of(game).card, state_of(game).played) == ("P2", ["P20", "P2"])
