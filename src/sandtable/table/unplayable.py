"""Games that are stored but that this version of the program cannot play on."""

from __future__ import annotations

from sandtable.table.refusals import Refusal
from sandtable.table.store import Stored


class CannotReplay(Refusal):
    """Why the game cannot be played on. It is listed, and its record can be had, all the same."""

    def __init__(self, stored: Stored, message: str, *, game: str = "", **arguments: object) -> None:
        self.stored = stored
        super().__init__(409, message, game=game, **arguments)
