"""The audience of a game: those who watch it here, what has been put into words for them, and who is there at all."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from sandtable.table.presence import Presence
from sandtable.table.seats import Seat
from sandtable.table.watchers import Watcher, Watchers
from sandtable.table.wordings import Wordings


class Audience:
    """All who look at one game. It does not know the game."""

    def __init__(self, game: str, presence: Presence) -> None:
        self.wordings = Wordings()
        self._game = game
        self._presence = presence
        self._watchers = Watchers()

    @property
    def here(self) -> list[str]:
        """The sides that somebody watches for, spectators included, at whatever process."""
        return sorted(self._presence.sides(self._game))

    def any(self) -> bool:
        """Whether somebody watches at this process."""
        return self._watchers.any()

    @contextmanager
    def with_one_more(self, secrets: Collection[str], seats: Collection[Seat]) -> Iterator[Watcher]:
        """Let somebody watch for as long as the block runs; the others are told."""
        watcher = self._watchers.come(secrets, seats)
        try:
            self._note_presence()
            self.wake()
            yield watcher
        finally:
            self._watchers.go(watcher)
            self._note_presence()
            self.wake()
            if not self.any():
                self.wordings.forget()

    def seat(self, seats: Collection[Seat]) -> None:
        """Seats have changed: each watches for what his secrets open now."""
        self._watchers.seat(seats)
        self._note_presence()

    def _note_presence(self) -> None:
        self._presence.note(self._game, self._watchers.sides())

    def wake(self) -> None:
        """Somebody has come or gone: let all know."""
        self._watchers.wake()

    def tell(self) -> None:
        """The game has changed: let all know."""
        self.wordings.change()
        self._watchers.wake()

    def forget_log_after(self, length: int) -> None:
        """The log has been cut, or goes on another way from here."""
        self.wordings.forget_log_after(length)
        self._watchers.forget_log_after(length)
