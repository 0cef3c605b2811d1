"""Bots: players that need no person. They see what a seat may see: the question and the state."""

from __future__ import annotations

from sandtable.bots.match import Bot, play_match
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.errors import UnknownName

__all__ = ["BOTS", "Bot", "find_bot", "play_match"]

BOTS = ["random"]


def find_bot(name: str, seed: int | str) -> Bot:
    """A bot by its name; what it does follows from the seed."""
    if name != "random":
        raise UnknownName("bot", name, BOTS)
    return RandomBot(seed)
