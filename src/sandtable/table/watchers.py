"""Those who watch a game live. Each is woken when something has changed and then looks for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sandtable.table.metrics import SOCKETS


class Watcher:
    """One socket: whose it is and how much of the log it has been sent."""

    def __init__(self, sides: frozenset[str]) -> None:
        self.sides = sides
        self.log_sent = 0
        self.changed = asyncio.Event()


class Watchers:
    """All sockets of one game at this process. A slow one misses what lies between, never the last.

    `came_or_went` hears when there is one more or one less.
    """

    def __init__(self, came_or_went: Callable[[], None]) -> None:
        self._came_or_went = came_or_went
        self._watchers: list[Watcher] = []

    def any(self) -> bool:
        return bool(self._watchers)

    def sides(self) -> frozenset[str]:
        """The sides that they watch for, spectators included."""
        return frozenset(side for watcher in self._watchers for side in watcher.sides)

    def wake(self) -> None:
        for watcher in self._watchers:
            watcher.changed.set()

    def forget_log_after(self, length: int) -> None:
        """The log has been cut: its lines from here on must be sent again."""
        for watcher in self._watchers:
            watcher.log_sent = min(watcher.log_sent, length)

    @contextmanager
    def watching(self, sides: frozenset[str]) -> Iterator[Watcher]:
        """Watch for as long as the block runs; the others see it."""
        watcher = Watcher(sides)
        self._watchers.append(watcher)
        SOCKETS.inc()
        self._came_or_went()
        try:
            yield watcher
        finally:
            SOCKETS.dec()
            self._watchers.remove(watcher)
            self._came_or_went()
