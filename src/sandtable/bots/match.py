"""A match between bots: the loop in which simulations spend their time, compiled with the rules by ./compile."""

from __future__ import annotations

from typing import Protocol

from sandtable.engine.errors import IllegalMove, SandtableError
from sandtable.engine.game import Game


class Bot(Protocol):
    """A player: gives an answer to what its side is asked."""

    def answer(self, game: Game) -> str: ...


class Forfeit(SandtableError):
    """A side loses because its bot failed; the sentence says how, and `crash` is there if the bot raised it."""

    def __init__(self, side: str, at: int, failure: str, crash: Exception | None = None) -> None:
        super().__init__(f"{side} loses at answer {at + 1}: {failure}")
        self.side = side
        self.crash = crash  # not __cause__, which compiled code does not set


def let_answer(game: Game, bot: Bot) -> None:
    """Let a bot give the answer that its side is asked for. A bot that fails forfeits the game."""
    assert game.question is not None
    side, at = game.question.side, len(game.answers)
    try:
        answer = bot.answer(game)
    except SandtableError as failure:
        raise Forfeit(side, at, str(failure)) from None
    except Exception as crash:
        raise Forfeit(side, at, f"its bot crashed with {type(crash).__name__}: {crash}", crash) from crash
    try:
        game.answer(answer, side)
    except IllegalMove as refusal:
        raise Forfeit(side, at, str(refusal)) from None


def play_match(game: Game, bots: dict[str, Bot]) -> None:
    """Let bots play a game to its end; Forfeit if one of them fails."""
    while (question := game.question) is not None:
        let_answer(game, bots[question.side])
