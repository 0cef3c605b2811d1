"""Bots: players that need no person. They see what a seat may see: the question and the state."""

from __future__ import annotations

import os
from typing import Final

from sandtable.bots.careless_bot import CarelessBot
from sandtable.bots.heuristic_bot import HeuristicBot
from sandtable.bots.match import Bot, play_match
from sandtable.bots.random_bot import RandomBot
from sandtable.bots.search.bot import SearchBot
from sandtable.bots.search.budget import read_budget
from sandtable.bots.search.team import TeamBot
from sandtable.engine.errors import UnknownName

__all__ = ["BOTS", "Bot", "find_bot", "play_match"]

SEARCH: Final = "search:"
# Levels for people that are searches: within 3 and within 15 seconds a turn.
LEVELS: Final = {"normal": f"{SEARCH}2s", "hard": f"{SEARCH}12s*{min(os.cpu_count() or 1, 4)}"}
BOTS: Final = ["random", "easy", "heuristic", *LEVELS]  # from the weakest to the strongest


def find_bot(name: str, seed: int | str) -> Bot:
    """A bot by its name, for any game and side; what it does follows from the seed."""
    name = LEVELS.get(name, name)
    if name == "random":
        return RandomBot(seed)
    if name == "easy":
        return CarelessBot(seed)
    if name == "heuristic":
        return HeuristicBot(seed)
    if name.startswith(SEARCH):
        budget = read_budget(name.removeprefix(SEARCH))
        return SearchBot(budget, seed) if budget.workers == 1 else TeamBot(budget, seed)
    raise UnknownName("bot", name, [*BOTS, f"{SEARCH}200", f"{SEARCH}2s"])
