"""Bots: players that need no person. They see what a seat may see: the question and the state."""

from __future__ import annotations

from typing import Protocol

from sandtable.bots.random_bot import RandomBot
from sandtable.engine.errors import UnknownName
from sandtable.engine.game import Game

BOTS = ["random"]


class Bot(Protocol):
    """A player: gives an answer to what its side is asked."""

    def answer(self, game: Game) -> str: ...


def find_bot(name: str, seed: int | str) -> Bot:
    """A bot by its name; what it does follows from the seed."""
    if name != "random":
        raise UnknownName("bot", name, BOTS)
    return RandomBot(seed)
