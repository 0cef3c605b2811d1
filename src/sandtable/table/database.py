"""A database by its URL: a SQLite file, or PostgreSQL when several processes serve one table."""

from __future__ import annotations

import sqlite3
import sys
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sandtable.engine.errors import SandtableError
from sandtable.table.refusals import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 7_263_786  # PostgreSQL's lock for one process at a time; any number that is ours
SECONDS_TO_CONNECT = 5
SECONDS_TO_ANSWER = 20
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
# What a database that is full, gone or cut off raises: SQLAlchemy's errors, and those of a connection never made.
FAILURES: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, OSError)
if find_spec("asyncpg"):
    from asyncpg import InterfaceError, PostgresError

    FAILURES += (InterfaceError, PostgresError)


class DatabaseFailed(Refusal):
    """The database does not work. What was about to be written may or may not be there: the record decides."""

    def __init__(self, error: Exception) -> None:
        super().__init__(503, "refusal-database", reason=reason_of(error))


async def open_database(database: str) -> AsyncEngine:
    """Connect to a database, bring its tables up to date and see that it takes what is written."""
    url = database_url(database)
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
            await connection.execute(text("UPDATE pulse SET beat = :now"), {"now": datetime.now(UTC).isoformat()})
    except FAILURES as error:
        await engine.dispose()
        shown = url.set(drivername="postgresql").render_as_string() if is_postgres(url) else url.database
        raise SandtableError(f"the database '{shown}' cannot be used: {reason_of(error)}") from None
    return engine


def database_url(database: str) -> URL:
    """A URL for SQLAlchemy from what a user typed: a URL, or the path of a SQLite file."""
    if "://" not in database:
        database = f"sqlite:///{database}"
    try:
        url = make_url(database.replace("postgres://", "postgresql://", 1))
    except (ArgumentError, ValueError):
        raise SandtableError("this is not the URL of a database: try sqlite:///table.sqlite") from None
    if is_postgres(url):
        if not find_spec("asyncpg"):
            raise SandtableError(f"PostgreSQL needs one more library: {pip_install('asyncpg')}")
        return url.set(drivername="postgresql+asyncpg")
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise SandtableError("the database must be a SQLite file or PostgreSQL: sqlite:///FILE, postgresql://HOST/NAME")
    folder = Path(url.database).absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SandtableError(f"the folder '{folder}' cannot be made: {error.strerror}") from None
    return url.set(drivername="sqlite+aiosqlite")


def engine_for(url: URL) -> AsyncEngine:
    if not is_postgres(url):
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", make_durable)
        return engine
    settings = {"application_name": "sandtable", "synchronous_commit": "on"}
    arguments = {"timeout": SECONDS_TO_CONNECT, "command_timeout": SECONDS_TO_ANSWER, "server_settings": settings}
    # The ping before use costs little beside a commit, and a restart of PostgreSQL goes by unnoticed.
    return create_async_engine(url, pool_pre_ping=True, connect_args=arguments)


def is_postgres(url: URL) -> bool:
    return url.get_backend_name() == "postgresql"


def make_durable(connection: Any, _record: object) -> None:
    """Set a new SQLite connection so that a commit is on the disk when it returns."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class DatabaseFile:
    """SQLite goes on writing into a file that has been removed or replaced, and all of it would be lost."""

    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        self._identity = self._look()

    def check(self) -> None:
        """Raise OSError unless this is still the file that was opened."""
        if self._look() != self._identity:
            raise OSError("its file has been replaced by another; start the table again to use that one")

    def _look(self) -> tuple[int, int]:
        try:
            found = self._path.stat()
        except FileNotFoundError:
            raise OSError("its file has been removed; put it back") from None
        return found.st_dev, found.st_ino


def pip_install(library: str) -> str:
    """The command that adds a library to this Python."""
    return f"{sys.executable} -m pip install {library}"


def reason_of(error: Exception) -> str:
    """The database's own words on one line, without ours and SQLAlchemy's around them."""
    words = str(error.orig if isinstance(error, DBAPIError) else error).strip() or type(error).__name__
    return words.splitlines()[0].rpartition(">: ")[2][:200]
