"""The store: an append-only record of entries per game. An entry is an answer, or a step back to an earlier moment."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Column, Connection, ForeignKey, Integer, MetaData, String, Table, Text, event, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sandtable.engine.errors import SandtableError
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.seats import Seat

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_MESSAGES = 50

metadata = MetaData()
games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("scenario", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("dealt_from", Integer, nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(32), primary_key=True),
    Column("who", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("secret_hash", String(64), nullable=False),
)
entries = Table(
    "entries",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("side", String(32), nullable=False),
    Column("answer", String(64), nullable=False),
    Column("back_to", Integer),
)
rollbacks = Table(
    "rollbacks",
    metadata,
    Column("game_id", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(32), nullable=False),
    Column("back_to", Integer, nullable=False),
    Column("at", Integer, nullable=False),
)
messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", String(32), ForeignKey("games.id"), nullable=False, index=True),
    Column("sent", String(32), nullable=False),
    Column("side", String(32), nullable=False),
    Column("text", Text, nullable=False),
)


@dataclass(frozen=True)
class Entry:
    """One line of the record: a side's answer, or, with `back_to`, a return to an earlier moment."""

    side: str
    answer: str
    back_to: int | None = None


@dataclass(frozen=True)
class Rollback:
    """A side asks to go back to a moment; it lapses when the game moves on."""

    side: str
    back_to: int
    at: int


@dataclass(frozen=True)
class Message:
    """A line of chat."""

    sent: str
    side: str
    text: str


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


@dataclass(frozen=True)
class Stored:
    """A game as the database has it."""

    origin: Origin
    seats: list[Seat]
    entries: list[Entry]
    rollback: Rollback | None
    messages: list[Message]


class Store:
    """One database. Whatever a method has written when it returns survives a crash."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writing = asyncio.Lock()  # SQLite has one writer; waiting here is fairer than waiting there

    @classmethod
    async def open(cls, database: str) -> Store:
        """Connect to a database and bring its tables up to date."""
        engine = create_async_engine(database_url(database))
        event.listen(engine.sync_engine, "connect", make_durable)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except (DBAPIError, OSError) as error:
            await engine.dispose()
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise SandtableError(f"the database '{database}' cannot be used: {reason}") from None
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def create(self, origin: Origin, seated: Sequence[Seat], record: Sequence[Entry]) -> None:
        """Store a new game with the answers it begins with."""
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(games.insert().values(vars(origin)))
            await connection.execute(seats.insert(), [{"game_id": origin.id, **vars(seat)} for seat in seated])
            if record:
                await connection.execute(entries.insert(), rows_of(origin.id, 0, record))

    async def append(self, game: str, at: int, record: Sequence[Entry]) -> None:
        """Add entries to a record that has `at` of them, all or none; Stale if somebody else was first."""
        try:
            async with self._writing, self._engine.begin() as connection:
                await connection.execute(entries.insert(), rows_of(game, at, record))
        except IntegrityError:
            raise Stale from None

    async def load(self, game: str) -> Stored | None:
        """A game with its whole record, or None if there is none."""
        async with self._engine.connect() as connection:
            found = (await connection.execute(select(games).where(games.c.id == game))).mappings().first()
            if found is None:
                return None
            seated = (await connection.execute(select(seats).where(seats.c.game_id == game))).mappings()
            record = select(entries).where(entries.c.game_id == game).order_by(entries.c.number)
            given = [Entry(row.side, row.answer, row.back_to) for row in await connection.execute(record)]
            asked = (await connection.execute(select(rollbacks).where(rollbacks.c.game_id == game))).first()
            chat = (
                select(messages).where(messages.c.game_id == game).order_by(messages.c.id.desc()).limit(MOST_MESSAGES)
            )
            said = [Message(row.sent, row.side, row.text) for row in await connection.execute(chat)]
        return Stored(
            Origin(**found),
            [Seat(**{name: value for name, value in row.items() if name != "game_id"}) for row in seated],
            given,
            Rollback(asked.side, asked.back_to, asked.at) if asked else None,
            said[::-1],
        )

    async def ask_rollback(self, game: str, rollback: Rollback | None) -> None:
        """Put a request to go back in place of an earlier one, or take it away."""
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(rollbacks.delete().where(rollbacks.c.game_id == game))
            if rollback is not None:
                await connection.execute(rollbacks.insert().values(game_id=game, **vars(rollback)))

    async def say(self, game: str, message: Message) -> None:
        """Store a line of chat."""
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(messages.insert().values(game_id=game, **vars(message)))

    async def check(self) -> None:
        """Raise if the database does not answer."""
        async with self._engine.connect() as connection:
            await connection.execute(select(games.c.id).limit(1))


def rows_of(game: str, at: int, record: Sequence[Entry]) -> list[dict[str, Any]]:
    return [{"game_id": game, "number": number, **vars(entry)} for number, entry in enumerate(record, at + 1)]


def now() -> str:
    """The time, as it is stored."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def database_url(database: str) -> str:
    """A URL for SQLAlchemy from what a user typed: a URL, or the path of a SQLite file."""
    if "://" not in database:
        database = f"sqlite:///{database}"
    try:
        url = make_url(database)
    except ArgumentError:
        raise SandtableError(f"'{database}' is not the URL of a database") from None
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise SandtableError("the database must be a SQLite file, such as sqlite:///table.sqlite")
    folder = Path(url.database).absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SandtableError(f"the folder '{folder}' cannot be made: {error.strerror}") from None
    return url.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)


def make_durable(connection: Any, _record: object) -> None:
    """Set a new SQLite connection so that a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def database_failed(error: DBAPIError) -> Refusal:
    """The sentence for a database that is full, read-only or gone."""
    return Refusal(503, f"the table's database does not work: {error.orig}; nothing has changed")
