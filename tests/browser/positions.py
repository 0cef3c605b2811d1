"""Positions to begin from, so that a test need not play a whole game to come to the point."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random

from sandtable import new_game
from sandtable.engine.game import Game
from sandtable.games import find_reference


def game_at_card(played: int, seed: int) -> Game:
    """A game played at random up to the turn of its so-manieth card."""
    game, player = new_game("palestine", seed=str(seed)), Random(seed)
    while game.question is not None and len(game.state.played) < played:
        game.play(player.choice(list(game.question.options)))
    assert not game.over
    return game


@cache
def late_position() -> str:
    """A few turns and the last Propaganda round are left, thirty to fifty answers."""
    return game_at_card(16, seed=3).position()


@cache
def last_turns(name: str) -> tuple[str, str]:
    """A game of the family whose last Event card is up: the position, and the side that is asked."""
    reference = find_reference(name)
    for seed in count(1):
        game, player = new_game(name, seed=str(seed)), Random(seed)
        while game.question is not None:
            unseen = reference.describe_state(game.state, "")["unseen"]
            if unseen == 1 and game.question.message == "ask-box":
                return game.position(), game.question.side
            game.play(player.choice(list(game.question.options)))
    raise AssertionError
