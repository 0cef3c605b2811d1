"""What bots need to know of a game: how it is played sensibly, how far to look, what a position is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sandtable.engine.game import Game
from sandtable.engine.state import Line, State
from sandtable.games import find, find_part


def no_plan(game: Game, ahead: Game, last: str) -> list[Line]:
    """Of a bot that only answers."""
    return []


@dataclass
class Guide:
    """One game's part in the bots: GUIDE of its part `bot`."""

    answer: Callable[[Game, Callable[[], float]], str]  # the heuristic answer; the generator decides between equals
    judged_at: str  # the message of the question at which the search stops and the position is judged
    chances: Callable[[State], list[float]]  # how likely each of the sides is to win there, or has won at the end
    # Where its orders lead, in sentences: from the game as it is, as it is before the last of them, and that order
    plan: Callable[[Game, Game, str], list[Line]] = no_plan


def find_guide(game: str) -> Guide:
    """The guide to a game by its name."""
    guide: Guide = find_part(game, "bot").GUIDE
    return guide


def is_searched(game: str) -> bool:
    """Whether a search can play a game: it looks at each answer, and orders are too many."""
    return not find(game).by_words
