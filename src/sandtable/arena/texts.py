"""The arena's own words, beside those of its game."""

from __future__ import annotations

from importlib.resources import files

from sandtable.arena.plan import Plan
from sandtable.arena.ratings import Rating, Ratings
from sandtable.arena.score import Score
from sandtable.arena.tally import Tally, median
from sandtable.arena.tournament import is_tournament
from sandtable.arena.uses import Estimate
from sandtable.games import find
from sandtable.words import Words

MINUS = "−"
RATING_COLUMNS = ["bot", "rating", "lead-on-next", "games", "share"]


def words_of_arena(game: str, language: str) -> Words:
    """The words of a game and of the arena."""
    words = Words(find(game), language)
    words.add(files("sandtable.arena") / "locales" / f"{language}.ftl")
    return words


def title_of(plan: Plan, tally: Tally, words: Words) -> str:
    """The title of a table or a report."""
    message = "arena-tournament-title" if is_tournament(plan) else "arena-title"
    return words.literal(message, {"game": words.text("name-game"), "games": tally.games})


def answers_told(tally: Tally, words: Words) -> str:
    """How long the games were."""
    lengths = tally.lengths
    return words.text("arena-answers", {"least": min(lengths), "most": max(lengths), "median": median(lengths)})


def estimated(figure: Estimate, digits: int) -> str:
    """A difference with its error."""
    return f"{signed(figure.value, digits)} ± {figure.error:.{digits}f}"


def elo_told(rated: Rating, ratings: Ratings) -> str:
    """A rating; that of the player with whom all are compared has no error."""
    return "0" if rated.bot == ratings.anchor else estimated(rated.elo, 0)


def results_told(score: Score, words: Words) -> list[tuple[str, int]]:
    """How often each side has won; and the draws, if there were any."""
    drawn = [(words.text("arena-draw"), score.draws)] if score.draws else []
    return [*((words.name(side), wins) for side, wins in score.wins.items()), *drawn]


def advantages_told(ratings: Ratings, words: Words) -> list[str]:
    """What it is worth to play a side."""
    return [
        words.literal(
            "arena-advantage",
            {"side": words.name(side), "elo": signed(worth.value, 0), "error": f"{worth.error:.0f}"},
        )
        for side, worth in ratings.advantages.items()
    ]


def signed(value: float, digits: int) -> str:
    """A number with its sign."""
    told = f"{abs(value):.{digits}f}"
    sign = "" if not float(told) else MINUS if value < 0 else "+"
    return sign + told
