"""Who can take a seat in a game that is played on one's own machine: a bot, or a program of one's own.

The table knows bots alone: whoever could name a program to a server could run anything on it.
"""

from __future__ import annotations

from sandtable.agents.command import PREFIX, CommandBot
from sandtable.agents.limits import Limits
from sandtable.bots import Bot, find_bot
from sandtable.bots.search.team import TeamBot


def is_program(name: str) -> bool:
    """Whether a player's name is that of a program: cmd:./mybot."""
    return name.startswith(PREFIX)


def find_player(name: str, seed: int | str, limits: Limits, game: str = "") -> Bot:
    """A bot or a program by its name; if there is none, those are named that play a game."""
    return CommandBot(name, seed, limits) if is_program(name) else find_bot(name, seed, game)


def end_players(players: dict[str, Bot], winner: str, reason: str = "") -> None:
    """The game is over: programs are told and end, and so do the processes of a bot."""
    for player in players.values():
        if isinstance(player, CommandBot):
            player.end(winner, reason)
        elif isinstance(player, TeamBot):
            player.end()
