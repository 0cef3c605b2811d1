"""What is kept of a game: how it began, its record, its seats, what was said and asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from sandtable.table.seats import Seat


@dataclass(frozen=True)
class Entry:
    """One line of the record: a side's answer, or, with `back_to`, a return to an earlier moment."""

    side: str
    answer: str
    back_to: int | None = None


def fold(record: Sequence[Entry], earlier: Sequence[tuple[str, str]] = ()) -> list[tuple[str, str]]:
    """The answers that count, each with its side: a step back takes away those after its moment."""
    answers = list(earlier)
    for entry in record:
        if entry.back_to is None:
            answers.append((entry.side, entry.answer))
        else:
            del answers[entry.back_to :]
    return answers


@dataclass(frozen=True)
class Rollback:
    """A side asks to go back to a moment; it lapses when the game moves on."""

    side: str
    back_to: int
    at: int
    agreed: tuple[str, ...]  # the sides that agree, those of who asked among them


@dataclass(frozen=True)
class Message:
    """A line of chat, or an event at the table: what has become of a side's link."""

    sent: str
    side: str
    text: str
    event: str = ""


@dataclass(frozen=True)
class Notice:
    """Where a seat hears of its turn, in which language, and the link to follow."""

    url: str
    language: str
    link: str


@dataclass(frozen=True)
class Origin:
    """How a game began: everything about it that never changes."""

    id: str
    created: str
    game: str
    rules_version: int
    scenario: str
    options: str
    start: str
    secret: str
    dealt_from: int
    watch_secret: str | None = None  # in plain: who reads the database sees the game anyway
    creator_hash: str | None = None  # of the secret by which one may invite again; older games have none


@dataclass(frozen=True)
class Snapshot:
    """What the first answers of a record had led to: the position, and notes on the moments after another snapshot."""

    moment: int
    since: int
    at: int  # how many entries the record had
    position: str
    notes: str


@dataclass(frozen=True)
class Dossier:
    """A game as the database has it."""

    origin: Origin
    entries: list[Entry]
    seats: list[Seat]
    rollback: Rollback | None
    messages: list[Message]
    moved: str = ""  # when its last entry was given; older games do not know
    rematch: str = ""  # the game that follows this one
    snapshots: Sequence[Snapshot] = ()


@dataclass(frozen=True)
class News:
    """What has been added to a game since somebody looked, and how it stands besides."""

    entries: list[Entry]
    seats: list[Seat]
    rollback: Rollback | None
    messages: list[Message]
    moved: str
    rematch: str


def now() -> str:
    """The time, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
