"""Games that are stored but that this version of the program cannot play on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sandtable.engine.errors import SandtableError, UnknownName
from sandtable.table.dossier import Dossier, fold
from sandtable.table.refusals import Refusal

LOG = logging.getLogger("sandtable.table")


class CannotReplay(Refusal):
    """Why the game cannot be played on. It is listed, and its record can be had, all the same."""

    def __init__(self, stored: Dossier, message: str, *, game: str = "", **arguments: object) -> None:
        self.stored = stored
        super().__init__(409, message, game=game, **arguments)


@contextmanager
def replaying(stored: Dossier) -> Iterator[None]:
    """Whatever goes wrong while a game is replayed is that game's affair: it is refused, and others are not touched.

    A mistake of ours, or a row that somebody has damaged, is logged whole: it should be seen.
    """
    try:
        yield
    except Refusal:
        raise
    except SandtableError as error:
        known = "" if isinstance(error, UnknownName) else stored.origin.game
        raise CannotReplay(stored, "refusal-no-replay", game=known, reason=error) from None
    except Exception:
        LOG.exception("a game broke when it was replayed", extra={"game": stored.origin.id})
        raise CannotReplay(stored, "refusal-broken") from None


def answers_of(stored: Dossier) -> list[tuple[str, str]]:
    """The answers that count, each with its side; all that were given, if a step back among them makes no sense."""
    try:
        return fold(stored.entries)
    except TypeError:
        return [(entry.side, entry.answer) for entry in stored.entries]
