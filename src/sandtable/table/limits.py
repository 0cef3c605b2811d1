"""How much each client may do: so many requests a second, so many connections at once."""

from __future__ import annotations

from collections import Counter, OrderedDict
from time import monotonic

CLIENTS_KEPT = 10_000
SECONDS_OF_BURST = 4


class Bucket:
    """Lets through so many a second, and a burst."""

    def __init__(self, rate: float) -> None:
        self._rate, self._burst = rate, max(1.0, SECONDS_OF_BURST * rate)
        self._left = self._burst
        self._when = monotonic()

    def take(self) -> bool:
        time = monotonic()
        self._left = min(self._burst, self._left + (time - self._when) * self._rate)
        self._when = time
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limiter:
    """A bucket for each client, for its requests, sockets that it opens included; a rate of 0 is no limit."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, client: str) -> bool:
        """Whether one more is within this client's rate; if so it counts."""
        if not self._rate:
            return True
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate)
        self._buckets.move_to_end(client)
        if len(self._buckets) > CLIENTS_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()


class Places:
    """So many at once for each client; 0 is no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, client: str) -> bool:
        """Whether there was a place; who got one leaves it in the end."""
        if self._most and self._taken[client] >= self._most:
            return False
        self._taken[client] += 1
        return True

    def leave(self, client: str) -> None:
        """Make a place free again."""
        self._taken[client] -= 1
        if not self._taken[client]:
            del self._taken[client]
