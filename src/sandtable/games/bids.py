"""A bid for a side: the game begins with more or less Political Will."""

from __future__ import annotations

from sandtable.engine.errors import SandtableError

WILL = "political will"


class NoBid(SandtableError):
    """The game has nothing that could be bid."""


class BidTooLow(SandtableError):
    """The bid would decide the game before it begins."""


def with_bid(position: str, bid: int) -> str:
    """A position whose Political Will is as many points higher or lower."""
    lines = position.splitlines()
    for number, line in enumerate(lines):
        name, _, value = line.partition(": ")
        if name == WILL:
            will = int(value) + bid
            if will < 1:
                raise BidTooLow(f"a bid of {bid} would leave no Political Will to start with")
            lines[number] = f"{WILL}: {will}"
            return "\n".join(lines) + "\n"
    raise NoBid("this game has no Political Will to bid")
