"""What the table refuses: one sentence for the player, and the status of the HTTP answer."""

from __future__ import annotations

from sandtable.engine.errors import SandtableError


class Refusal(SandtableError):
    """A request that is not granted; nothing has changed."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Stale(Refusal):
    """The game has moved on since the client looked; the answer carries the current view."""

    def __init__(self) -> None:
        super().__init__(409, "the game has moved on: look at it again")


def no_such_game() -> Refusal:
    """The same for a game that does not exist and for a link that does not open it: neither is given away."""
    return Refusal(404, "there is no such game, or this link does not open it")
