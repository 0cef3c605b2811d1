"""Sandtable: historical wargames on a table that knows their rules."""

from __future__ import annotations

from pathlib import Path

from sandtable.engine.chance import Dealer
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.engine.notation import read_header, read_record
from sandtable.engine.rules import Settings
from sandtable.files import read_file
from sandtable.files import save as save_game
from sandtable.games import find
from sandtable.games.bids import begin_game

__all__ = ["Game", "SandtableError", "load_game", "new_game", "save_game"]


def new_game(
    name: str,
    *,
    seed: int | str | None = None,
    scenario: str = "",
    options: Settings | None = None,
    position: str = "",
    bid: int | None = None,
    log: bool = True,
) -> Game:
    """Start a game by its name, with its usual bid; with a seed the dice, cards and chits come by themselves."""
    rules, dealer = find(name), None if seed is None else Dealer(seed)
    return begin_game(rules, scenario=scenario, options=options, position=position, bid=bid, dealer=dealer, log=log)


def load_game(path: str | Path, *, seed: int | str | None = None) -> Game:
    """Continue or look at a game whose record is in a file."""
    text = read_file(path)  # once: a pipe has nothing left for a second look
    rules = find(read_header(text)["game"].partition(" ")[0])
    return Game.replay(rules, read_record(rules, text), None if seed is None else Dealer(seed))
