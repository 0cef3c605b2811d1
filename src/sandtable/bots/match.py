"""A match between bots: the loop in which simulations spend their time, compiled with the rules by ./compile."""

from __future__ import annotations

from typing import Protocol

from sandtable.engine.game import Game


class Bot(Protocol):
    """A player: gives an answer to what its side is asked."""

    def answer(self, game: Game) -> str: ...


def play_match(game: Game, bots: dict[str, Bot]) -> None:
    """Let bots play a game to its end."""
    while (question := game.question) is not None:
        game.answer(bots[question.side].answer(game))
