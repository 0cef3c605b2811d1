"""Bots: players that need no person. They see what a seat may see: the question and the state."""

from __future__ import annotations

from sandtable.bots.heuristic_bot import HeuristicBot
from sandtable.bots.match import Bot, play_match
from sandtable.bots.random_bot import RandomBot
from sandtable.engine.errors import UnknownName

__all__ = ["BOTS", "Bot", "find_bot", "play_match"]

BOTS = ["random", "heuristic"]  # from the weakest to the strongest


def find_bot(name: str, seed: int | str) -> Bot:
    """A bot by its name, for any game and side; what it does follows from the seed."""
    if name == "random":
        return RandomBot(seed)
    if name == "heuristic":
        return HeuristicBot(seed)
    raise UnknownName("bot", name, BOTS)
