"""The arena's own words, beside those of its game."""

from __future__ import annotations

from importlib.resources import files

from sandtable.arena.plan import Plan
from sandtable.arena.tally import Tally, median
from sandtable.arena.tournament import is_tournament
from sandtable.games import find
from sandtable.words import Words

MINUS = "−"


def words_of_arena(game: str, language: str) -> Words:
    """The words of a game and of the arena."""
    words = Words(find(game), language)
    words.add(files("sandtable.arena") / "locales" / f"{language}.ftl")
    return words


def title_of(plan: Plan, tally: Tally, words: Words) -> str:
    """The title of a table or a report."""
    message = "arena-tournament-title" if is_tournament(plan) else "arena-title"
    return words.literal(message, {"game": words.text("name-game"), "games": f"{tally.games:,}"})


def answers_told(tally: Tally, words: Words) -> str:
    """How long the games were."""
    lengths = tally.lengths
    return words.text("arena-answers", {"least": min(lengths), "most": max(lengths), "median": median(lengths)})


def signed(value: float, digits: int) -> str:
    """A number with its sign."""
    told = f"{abs(value):.{digits}f}"
    sign = "" if not float(told) else MINUS if value < 0 else "+"
    return sign + told
