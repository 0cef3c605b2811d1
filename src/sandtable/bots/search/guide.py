"""What a search needs to know of a game: how it is played sensibly, how far to look, what a position is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sandtable.bots.palestine import thinking, value
from sandtable.engine.errors import UnknownName
from sandtable.engine.game import Game
from sandtable.engine.state import State


@dataclass
class Guide:
    """One game's part in the search."""

    answer: Callable[[Game, Callable[[], float]], str]  # the heuristic bot's answer
    judged_at: str  # the message of the question at which the search stops and the position is judged
    chance_of_first: Callable[[State], float]  # how likely it is that the first of the game's sides wins


GUIDES: Final = {"palestine": Guide(thinking.answer, "ask-reveal", value.chance_of_british)}


def find_guide(game: str) -> Guide:
    """The guide to a game by its name."""
    if game not in GUIDES:
        raise UnknownName("game that the search bot plays", game, list(GUIDES))
    return GUIDES[game]
