"""Positions to begin from, so that a test need not play a whole game to come to the point."""

from __future__ import annotations

from functools import cache
from random import Random

from sandtable import new_game
from sandtable.engine.game import Game


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
