"""Where turns begin, as the table sees them: `turn_of`."""

from __future__ import annotations

from random import Random

import pytest

from palestine.table import asked, position
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.palestine.rules import RULES
from sandtable.games.british_way.palestine.view import describe_state, turn_of
from sandtable.games.british_way.palestine.vocabulary import SIDES


def turns_of(seed: int, **options: str) -> list[list[tuple[str, str, str]]]:
    """A random game as turns; each is a list of questions: their side, rule and message."""
    game, player, dealer = Game.new(RULES, options=options), Random(seed), Dealer(seed)
    turns: list[list[tuple[str, str, str]]] = []
    turn = ""
    while game.question is not None:
        if turn_of(game.state, game.step) != turn:
            turns.append([])
            turn = turn_of(game.state, game.step)
        question = game.question
        turns[-1].append((question.side, question.rule, question.message))
        is_chance = question.side == CHANCE
        game.play(dealer.answer(question, len(game.answers)) if is_chance else player.choice(question.options))
    return turns


@pytest.mark.parametrize("seed", range(20))
def test_a_card_is_turned_up_then_each_side_takes_its_turn(seed):
    for turn in turns_of(seed):
        messages = [message for _, _, message in turn]

        assert messages.count("ask-reveal") in (0, len(messages))
        assert messages.count("ask-box") <= 1
        assert "ask-box" not in messages[1:]


def test_police_and_troops_redeploy_in_one_turn_and_cells_and_cache_in_the_next():
    rules = [[rule for _, rule, _ in turn] for seed in range(20) for turn in turns_of(seed)]

    assert [turn for turn in rules if "6.3.1" in turn and set(turn) != {"6.3.1"}] == []
    assert [turn for turn in rules if "6.3.2" in turn and set(turn) != {"6.3.2"}] == []


def test_what_p29_asks_in_the_reset_is_not_the_turn_of_the_next_card():
    curfews = "haifa_c: 1 police, 1 curfew | tel_aviv: 1 police, 1 curfew"
    game = position(f"{curfews} | capabilities: P29 shaded irgun | played: P1 P2 P3 P4 P33 | card: P33 | do: reset")
    resetting = turn_of(game.state, game.step)
    game.play("tel_aviv")
    assert turn_of(game.state, game.step) == resetting

    game.play("done")

    assert asked(game) == "chance"
    assert turn_of(game.state, game.step) != resetting


def test_a_whole_game_has_a_turn_for_each_action_of_each_side():
    boxes = [turn for turn in turns_of(1) if turn[0][2] == "ask-box"]
    reveals = [turn for turn in turns_of(1) if turn[0][2] == "ask-reveal"]

    assert len(boxes) % 2 == 0
    assert len(reveals) * 2 > len(boxes) > len(reveals)
    assert all(turns[0][0] in SIDES for turns in boxes)


def test_the_deck_shrinks_with_every_card_turned_up():
    game = position("played: P1 P2 P3 P4 P33 | card: P33 | do: reset")

    assert describe_state(game.state)["unseen"] == 16
    assert describe_state(game.play("P5").state)["unseen"] == 15
