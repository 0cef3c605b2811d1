"""The learned value of a position: a chance between 0 and 1 that moves the right way."""

from __future__ import annotations

import pytest

from palestine.table import position, state_of
from processes import output_of
from sandtable import new_game
from sandtable.bots import find_bot, play_match
from sandtable.bots.network import Network
from sandtable.checkout import find_checkout
from sandtable.engine.chance import Dealer
from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.palestine.bot.value import NETWORK, chance_of_british, facts_of

LAST_CAMPAIGN = "played: P1 P2 P3 P4 P33 P5 P6 P7 P8 P9 P10 P34 P11 P12 P14 | do: reveal"
BOARD = (
    "lydda: 2 underground, 1 caches | tel_aviv: 2 troops, 1 police, 1 underground | gaza: 1 active | haifa_c: 2 troops"
    f" | jerusalem_c: 2 troops, 1 police, 1 underground | {LAST_CAMPAIGN}"
)


def british(text: str) -> float:
    """The British chance in a position."""
    return chance_of_british(state_of(position(text)))


def test_the_network_is_two_weighted_sums_with_what_is_below_zero_left_out():
    network = Network(rows=[[1.0, 0.5], [-1.0, 2.0]], constants=[0.0, 1.0], weights=[2.0, -3.0], constant=-0.5)

    assert network.chance([1.0, 2.0]) == pytest.approx(1 / (1 + 2.718281828459045 ** -(-0.5 + 2 * 2.0 - 3 * 4.0)))
    assert network.chance([3.0, 0.0]) == pytest.approx(1 / (1 + 2.718281828459045 ** -(-0.5 + 2 * 3.0)))


def test_every_fact_has_its_weights():
    facts = facts_of(state_of(position("do: reveal")))

    assert {len(row) for row in NETWORK.rows} == {len(facts)}


def test_a_game_that_is_won_is_certain():
    for british_bot, irgun_bot, chance in (("heuristic", "random", 1.0), ("random", "heuristic", 0.0)):
        game = new_game("palestine", seed=1)
        play_match(game, {"british": find_bot(british_bot, 1), "irgun": find_bot(irgun_bot, 1)})

        assert chance_of_british(game.state) == chance


def test_political_will_speaks_for_the_british_and_disorder_against_them():
    chances = [british(f"political will: {will} | {BOARD}") for will in (1, 5, 10, 18)]
    disorder = british(f"political will: 10 | rail_egypt: 1 sabotage | haifa_d: 2 sabotage | {BOARD}")

    assert chances == sorted(chances)
    assert chances[-1] - chances[0] > 0.5
    assert disorder < chances[2]


def test_the_estimate_before_the_last_card_is_near_the_outcome():
    right = 0
    for seed in range(20):
        game, dealer = new_game("palestine"), Dealer(seed)
        bots = {side: find_bot("heuristic", f"{seed}{side}") for side in ("british", "irgun")}
        favourite = ""
        while (question := game.question) is not None:
            if question.message == "ask-reveal":
                favourite = "british" if chance_of_british(game.state) > 0.5 else "irgun"
            chance = question.side == CHANCE
            game.play(dealer.answer(question, len(game.answers)) if chance else bots[question.side].answer(game))
        right += favourite == game.result

    assert right >= 16


# Prints a digest over what the value says of every position of three random games, to the last bit.
VALUES = """
from hashlib import sha256
from random import Random
from sandtable import new_game
from sandtable.games.british_way.palestine.bot.value import chance_of_british

digest = sha256()
for seed in range(3):
    game, random = new_game("palestine", seed=seed), Random(seed)
    while game.question is not None:
        digest.update(chance_of_british(game.state).hex().encode())
        game.play(random.choice(list(game.question.options)))
print(digest.hexdigest())
"""


def test_the_value_is_the_same_to_the_last_bit_compiled_or_not(monkeypatch):
    here = output_of(VALUES, "0")
    monkeypatch.setenv("PYTHONPATH", str(find_checkout() / "src"))

    assert output_of(VALUES, "0") == here
