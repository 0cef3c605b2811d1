"""The evaluation of a position: a chance between 0 and 1 that moves the right way."""

from __future__ import annotations

import pytest

from palestine.table import position, state_of
from sandtable import new_game
from sandtable.bots import find_bot, play_match
from sandtable.bots.palestine.evaluation import FACTS, WEIGHTS, evaluate, facts_of

LAST_CAMPAIGN = "played: P33 P34 P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P14 | do: reveal"


def british(text: str) -> float:
    """The British chance in a position."""
    return evaluate(state_of(position(text)), "british")


def test_every_fact_has_a_weight_in_every_campaign():
    facts = facts_of(state_of(position("do: reveal")))

    assert len(facts) == len(FACTS)
    assert [len(weights) for weights in WEIGHTS] == [len(FACTS) + 1] * 3


def test_the_two_chances_add_up_to_one():
    for seed in range(3):
        game = new_game("palestine", seed=seed)
        bots = {side: find_bot("heuristic", seed) for side in ("british", "irgun")}
        while (question := game.question) is not None:
            chances = [evaluate(state_of(game), side) for side in ("british", "irgun")]
            assert 0 < min(chances) < max(chances) < 1 or chances[0] == 0.5
            assert sum(chances) == pytest.approx(1)
            game.play(bots[question.side].answer(game))


def test_a_game_that_is_won_is_certain():
    game = new_game("palestine", seed=1)
    play_match(game, {side: find_bot("heuristic", 1) for side in ("british", "irgun")})

    assert evaluate(state_of(game), game.result) == 1
    assert [evaluate(state_of(game), side) for side in ("british", "irgun") if side != game.result] == [0]


def test_political_will_speaks_for_the_british_and_disorder_against_them():
    board = f"lydda: 4 underground, 1 caches | tel_aviv: 3 underground | gaza: 2 underground | {LAST_CAMPAIGN}"
    chances = [british(f"political will: {will} | {board}") for will in (1, 5, 10, 18)]
    disorder = british(f"political will: 10 | rail_egypt: 1 sabotage | haifa_c: 2 terror | {board}")

    assert chances == sorted(chances)
    assert chances[-1] - chances[0] > 0.5
    assert disorder < chances[2]


def test_the_estimate_before_the_last_propaganda_round_is_near_the_outcome():
    right = 0
    for seed in range(20):
        game = new_game("palestine", seed=seed)
        bots = {side: find_bot("heuristic", f"{seed}{side}") for side in ("british", "irgun")}
        favourite = ""
        while (question := game.question) is not None:
            if question.message == "ask-box":
                favourite = "british" if evaluate(state_of(game), "british") > 0.5 else "irgun"
            game.play(bots[question.side].answer(game))
        right += favourite == game.result

    assert right >= 14
