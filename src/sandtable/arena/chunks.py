"""How the games of a plan are cut into chunks of about a second, whatever a game takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandtable.arena.plan import Plan
from sandtable.arena.play import Task

SECONDS = 1.0
MOST_GAMES = 500  # however fast they are: a chunk is kept in memory


class Pace:
    """Knows how long games take, and so how many of them make a chunk."""

    def __init__(self) -> None:
        self._games = 0.5  # so that the first chunk is one game
        self._seconds_per_game = 0.0

    def hear(self, games: int, seconds: float) -> None:
        """A chunk has taken so long."""
        taken = max(seconds / games, 1e-9)
        self._seconds_per_game = (self._seconds_per_game + taken) / 2 if self._seconds_per_game else taken

    def games_in_next(self) -> int:
        """How many games the next chunk should have: at most twice as many as the last, should the first be odd."""
        if self._seconds_per_game:
            self._games = min(2 * self._games, SECONDS / self._seconds_per_game, MOST_GAMES)
        return max(1, round(self._games))


def cut(plan: Plan, spans: Iterable[tuple[int, int]], pace: Pace, workers: int, *, keep: bool) -> Iterator[Task]:
    """The tasks for spans of games. Towards the end they get smaller, so that all workers end together."""
    spans = list(spans)
    left = sum(last - first for first, last in spans)
    for first, last in spans:
        while first < last:
            games = min(pace.games_in_next(), last - first, -(-left // (2 * workers)))
            yield Task(plan, first, first + games, keep)
            first += games
            left -= games
