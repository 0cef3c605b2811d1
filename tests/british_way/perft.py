"""Perft: how many sequences of answers, dice and cards included, there are to a depth."""

from __future__ import annotations

from sandtable.engine.game import Game


def perft(game: Game, depth: int) -> int:
    """The number of sequences of `depth` answers, or fewer if the game ends, from here."""
    if game.question is None:
        return 1
    if depth == 1:
        return len(game.question.options)
    return sum(perft(game.clone().play(answer), depth - 1) for answer in game.question.options)


def counts_of(game: Game, depths: int) -> list[int]:
    """The counts for depths 1, 2, 3 ..."""
    return [perft(game, depth + 1) for depth in range(depths)]
