"""Those who watch a game live. Each is woken when something has changed and then looks for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from sandtable.table.metrics import SOCKETS


class Watcher:
    """One socket: whose it is and how much of the log it has been sent."""

    def __init__(self, sides: frozenset[str]) -> None:
        self.sides = sides
        self.log_sent = 0
        self.changed = asyncio.Event()


class Watchers:
    """All sockets of one game. A slow one misses what lies between, never the last."""

    def __init__(self) -> None:
        self._watchers: list[Watcher] = []

    def any(self) -> bool:
        return bool(self._watchers)

    def present(self) -> list[str]:
        """The sides that somebody watches for, spectators included."""
        return sorted({side for watcher in self._watchers for side in watcher.sides})

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
        self.wake()
        try:
            yield watcher
        finally:
            SOCKETS.dec()
            self._watchers.remove(watcher)
            self.wake()
