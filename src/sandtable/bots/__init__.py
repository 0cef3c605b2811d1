"""Bots: players that need no person. They see what a seat may see: the question and the state."""

from __future__ import annotations

import os
from typing import Final

from sandtable.bots.careless_bot import CarelessBot
from sandtable.bots.guide import is_searched
from sandtable.bots.heuristic_bot import HeuristicBot
from sandtable.bots.match import Bot, play_match
from sandtable.bots.random_bot import RandomBot
from sandtable.bots.search.bot import SearchBot
from sandtable.bots.search.budget import read_budget
from sandtable.bots.search.team import TeamBot
from sandtable.engine.errors import SandtableError, UnknownName

__all__ = ["BOTS", "Bot", "bots_for", "check_plays", "find_bot", "play_match"]

SEARCH: Final = "search:"
# Levels for people that are searches: within 3 and within 15 seconds a turn.
LEVELS: Final = {"normal": f"{SEARCH}2s", "hard": f"{SEARCH}12s*{min(os.cpu_count() or 1, 4)}"}
BOTS: Final = ["random", "easy", "heuristic", *LEVELS]  # from the weakest to the strongest


def find_bot(name: str, seed: int | str, game: str = "") -> Bot:
    """A bot by its name, for any game and side; what it does follows from the seed.

    Who looks for one that plays a certain game names it, and is told of no others if there is none of the name.
    """
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
    searches = [f"{SEARCH}200", f"{SEARCH}2s"] if not game or is_searched(game) else []
    raise UnknownName("bot", name, [*(bots_for(game) if game else BOTS), *searches])


def bots_for(game: str) -> list[str]:
    """The bots that play a game, from the weakest to the strongest."""
    return BOTS if is_searched(game) else [name for name in BOTS if name not in LEVELS]


def check_plays(name: str, game: str) -> None:
    """One sentence if a bot is there but not for this game: a search looks at each answer, and some have too many."""
    if LEVELS.get(name, name).startswith(SEARCH) and not is_searched(game):
        raise SandtableError(
            "'{bot}' does not play {game}, which has too many answers to search: choose from {known}",
            bot=name,
            game=game,
            known=", ".join(bots_for(game)),
        )
