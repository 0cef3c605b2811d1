"""The chat of a game: what was said lately, and what the table itself has told there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandtable.table.dossier import Message

MOST_MESSAGES = 50


class Chat:
    """The last lines of one game's chat."""

    def __init__(self, lines: Iterable[Message]) -> None:
        self.lines = list(lines)

    def __iter__(self) -> Iterator[Message]:
        return iter(self.lines)

    def add(self, line: Message) -> None:
        """One more; the oldest goes when there are too many."""
        self.lines = [*self.lines, line][-MOST_MESSAGES:]
