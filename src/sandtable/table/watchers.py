"""Those who watch a game live. Each is woken when something has changed and then looks for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any

from sandtable.table.metrics import SOCKETS
from sandtable.table.seats import Seat, sides_held


class Watcher:
    """One socket: what it may see by which secrets, and what it has been sent."""

    def __init__(self, secrets: Collection[str], seats: Collection[Seat]) -> None:
        self.secrets = secrets
        self.sides = sides_held(seats, secrets)
        self.log_sent = 0
        self.takes_changes = False
        self.shared: dict[str, Any] | None = None  # what it was sent last of what all see
        self.changed = asyncio.Event()


class Watchers:
    """All sockets of one game at this process. A slow one misses what lies between, never the last.

    They do not know the game, so that one that leaves memory is gone at once and not when garbage is collected.
    """

    def __init__(self) -> None:
        self._watchers: list[Watcher] = []

    def any(self) -> bool:
        return bool(self._watchers)

    def sides(self) -> frozenset[str]:
        """The sides that they watch for, spectators included."""
        return frozenset(side for watcher in self._watchers for side in watcher.sides)

    def wake(self) -> None:
        for watcher in self._watchers:
            watcher.changed.set()

    def seat(self, seats: Collection[Seat]) -> None:
        """The seats have changed: what each sits at is what its secrets open now."""
        for watcher in self._watchers:
            watcher.sides = sides_held(seats, watcher.secrets)

    def forget_log_after(self, length: int) -> None:
        """The log has been cut: its lines from here on must be sent again."""
        for watcher in self._watchers:
            watcher.log_sent = min(watcher.log_sent, length)

    def come(self, secrets: Collection[str], seats: Collection[Seat]) -> Watcher:
        """One more, who watches for the sides that these secrets open."""
        watcher = Watcher(secrets, seats)
        self._watchers.append(watcher)
        SOCKETS.inc()
        return watcher

    def go(self, watcher: Watcher) -> None:
        """One less."""
        self._watchers.remove(watcher)
        SOCKETS.dec()
