"""Who thinks next when more want to than there are processes: no client can keep another from its turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass


@dataclass(eq=False)
class Claim:
    """A thought that wants a process: whose it is, and whether somebody looks on, which may change while it waits."""

    client: str
    is_watched: Callable[[], bool]


class FairQueue:
    """So many places, and those who wait for one.

    What is watched goes before what is not. Among these the client goes first who has the fewest places now, then the
    one who got his last place the longest ago; of one client's claims, the oldest. So clients take turns, however much
    each of them asks for, and a client who has just come waits for one place, not for all that others have asked for.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Claim] = []
        self._held: Counter[str] = Counter()  # places, by client
        self._served: dict[str, int] = {}  # when each client who waits or holds a place last got one, as a number
        self._count = 0

    @property
    def has_waiting(self) -> bool:
        """Whether somebody waits for a place."""
        return bool(self._waiting)

    def ask(self, claim: Claim) -> None:
        """Wait for a place."""
        self._waiting.append(claim)

    def serve(self) -> Claim | None:
        """Give a free place to who is next, if there are both."""
        if not self._free or not self._waiting:
            return None
        claim = min(self._waiting, key=self._rank)
        self._waiting.remove(claim)
        self._free -= 1
        self._count += 1
        self._held[claim.client] += 1
        self._served[claim.client] = self._count
        return claim

    def leave(self, claim: Claim) -> None:
        """Give the place back, or wait no longer."""
        if claim in self._waiting:
            self._waiting.remove(claim)
        else:
            self._free += 1
            self._held[claim.client] -= 1
        if not self._held[claim.client] and all(one.client != claim.client for one in self._waiting):
            del self._held[claim.client]
            self._served.pop(claim.client, None)

    def _rank(self, claim: Claim) -> tuple[bool, int, int]:
        """The smallest is next; of equal ones, the first who asked."""
        return not claim.is_watched(), self._held[claim.client], self._served.get(claim.client, 0)


class FairPlaces:
    """So many places for which tasks wait in a fair queue."""

    def __init__(self, count: int) -> None:
        self._queue = FairQueue(count)
        self._granted: dict[Claim, asyncio.Future[None]] = {}

    @property
    def has_waiting(self) -> bool:
        """Whether somebody waits for a place."""
        return self._queue.has_waiting

    @asynccontextmanager
    async def take(self, claim: Claim) -> AsyncIterator[None]:
        """Have one for as long as the block runs, when it is this claim's turn."""
        self._queue.ask(claim)
        self._granted[claim] = asyncio.get_running_loop().create_future()
        self._serve()
        try:
            await self._granted[claim]
            yield
        finally:
            del self._granted[claim]
            self._queue.leave(claim)
            self._serve()

    def _serve(self) -> None:
        while (claim := self._queue.serve()) is not None:
            if not self._granted[claim].done():  # who was told to stop has not left yet, and will leave with the place
                self._granted[claim].set_result(None)
