"""Who watches which game, also at the other processes on one PostgreSQL, which tell each other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import monotonic

SECONDS_OF_TRUST = 10.0  # in what another process has told and does not tell again

Told = dict[str, tuple[frozenset[str], float]]  # by process: the sides it has told of, and until when that counts


class Presence:
    """The sides that somebody watches for, spectators included, by game."""

    def __init__(self) -> None:
        self.has_news = asyncio.Event()  # for the other processes
        self._here: dict[str, frozenset[str]] = {}
        self._known: dict[str, frozenset[str]] = {}  # what others have been told of those who are here
        self._elsewhere: dict[str, Told] = {}

    def sides(self, game: str) -> frozenset[str]:
        """The sides that somebody watches for, here or elsewhere."""
        return self._here.get(game, frozenset()).union(*(sides for sides, _ in self._elsewhere.get(game, {}).values()))

    def note(self, game: str, sides: frozenset[str]) -> None:
        """Those who watch a game at this process have changed."""
        self._here |= {game: sides}
        if not sides:
            del self._here[game]
        self.has_news.set()

    def news(self, *, everything: bool) -> list[str]:
        """What others are told: a line for each game whose watchers here have changed, or for each that has any."""
        here, known = self._here, self._known
        games = [game for game in here | known if everything or here.get(game) != known.get(game)]
        self._known = here.copy()
        return [" ".join([game, *sorted(here.get(game, ()))]) for game in games]

    def hear(self, process: str, news: Iterable[str]) -> list[str]:
        """Take in what another process tells; the games at which that changes who is there."""
        until = monotonic() + SECONDS_OF_TRUST
        told = {game: {process: (frozenset(sides), until)} for game, *sides in map(str.split, news)}
        return [game for game in told if self._set(game, self._elsewhere.get(game, {}) | told[game])]

    def forget_silent(self) -> list[str]:
        """Forget what has not been told again, as by a process that was killed; the games at which that changes it."""
        now = monotonic()
        kept = {
            game: {process: (sides, until) for process, (sides, until) in told.items() if until > now}
            for game, told in self._elsewhere.items()
        }
        return [game for game, told in kept.items() if self._set(game, told)]

    def _set(self, game: str, told: Told) -> bool:
        """Note who watches a game elsewhere; whether that changes who is there."""
        before = self.sides(game)
        self._elsewhere |= {game: told}
        if not told:
            del self._elsewhere[game]
        return self.sides(game) != before
