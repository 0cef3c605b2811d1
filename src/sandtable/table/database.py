"""A database by its URL: a SQLite file, or PostgreSQL when several processes serve one table."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import suppress
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from sandtable.engine.errors import SandtableError
from sandtable.table.refusals import Refusal

MIGRATIONS = Path(__file__).parent / "migrations"
BEGINNING = b"SQLite format 3\0"
NEWEST = max(file.name[1:5] for file in (MIGRATIONS / "versions").glob("v*.py"))  # v0001_games.py is "0001"
SECONDS_TO_CONNECT = 5
SECONDS_TO_ANSWER = 20
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
# What a database that is full, gone or cut off raises: SQLAlchemy's errors, and those of a connection never made.
FAILURES: tuple[type[Exception], ...] = (SQLAlchemyError, sqlite3.Error, OSError)
if find_spec("asyncpg"):
    from asyncpg import InterfaceError, PostgresError

    FAILURES += (InterfaceError, PostgresError)
OPENING_FAILURES: tuple[type[Exception], ...] = (*FAILURES, UnicodeError)  # the last of a host that no name can be

Identity = tuple[int, int]


class DatabaseFailed(Refusal):
    """The database does not work. What was about to be written may or may not be there: the record decides.

    Why, and where it is, is for the operator: only the log has it.
    """

    def __init__(self) -> None:
        super().__init__(503, "refusal-database")


async def open_database(database: str) -> AsyncEngine:
    """Connect to a database, bring its tables up to date and see that it takes what is written."""
    url = database_url(database)
    if not is_postgres(url):
        file = Path(url.database or "")
        make_folder(file)
        make_private(file)
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(bring_up_to_date)
            await connection.execute(text("UPDATE pulse SET beat = :now"), {"now": datetime.now(UTC).isoformat()})
    except OPENING_FAILURES as error:
        await engine.dispose()
        # A password can also stand among the options behind the question mark.
        shown = url.set(drivername="postgresql", query={}).render_as_string() if is_postgres(url) else url.database
        raise SandtableError(f"the database '{shown}' cannot be used: {reason_of(error)}") from None
    except SandtableError:
        await engine.dispose()
        raise
    return engine


def database_url(database: str) -> URL:
    """A URL for SQLAlchemy from what a user typed: a URL, or the path of a SQLite file."""
    database = database.replace("postgres://", "postgresql://", 1)
    try:
        url = make_url(database) if "://" in database else URL.create("sqlite", database=database)
    except (ArgumentError, ValueError):
        raise SandtableError("this is not the URL of a database: try sqlite:///table.sqlite") from None
    if is_postgres(url):
        if not find_spec("asyncpg"):
            raise SandtableError(f"PostgreSQL needs one more library: {pip_install('asyncpg')}")
        return url.set(drivername="postgresql+asyncpg")
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise SandtableError("the database must be a SQLite file or PostgreSQL: sqlite:///FILE, postgresql://HOST/NAME")
    return url.set(drivername="sqlite+aiosqlite")


def make_folder(file: Path) -> None:
    """Make the folder of a file, if there is none."""
    folder = file.absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SandtableError(f"the folder '{folder}' cannot be made: {error.strerror}") from None


def make_private(file: Path) -> None:
    """Make a database's file for its owner alone, and so the files that SQLite puts beside it; leave one that is there.

    It holds what watches every game. Who has opened it to others has a reason, such as a group that makes backups.
    """
    with suppress(OSError):  # SQLite will say what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def engine_for(url: URL) -> AsyncEngine:
    if not is_postgres(url):
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", set_up)
        return engine
    settings = {"application_name": "sandtable", "synchronous_commit": "on"}
    arguments = {"timeout": SECONDS_TO_CONNECT, "command_timeout": SECONDS_TO_ANSWER, "server_settings": settings}
    # The ping before use costs little beside a commit, and a restart of PostgreSQL goes by unnoticed.
    return create_async_engine(url, pool_pre_ping=True, connect_args=arguments)


def is_postgres(url: URL) -> bool:
    return url.get_backend_name() == "postgresql"


def set_up(connection: Any, _record: object) -> None:
    """Set a new SQLite connection so that a commit is on the disk when it returns, and damaged text can be read."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    connection.driver_connection.text_factory = letters


def letters(stored: bytes) -> str:
    """Text as it is stored; a damaged letter becomes a question mark, and the other rows can still be read."""
    return stored.decode(errors="replace")


def bring_up_to_date(connection: Connection) -> None:
    """Make or change the tables of a database that is not as new as this program."""
    if version_of(connection) == NEWEST:
        return
    from sandtable.table.upgrade import upgrade

    upgrade(connection)


def version_of(connection: Connection) -> str | None:
    """The last migration that a database has seen; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


class DatabaseFile:
    """SQLite goes on writing into files that have been removed or replaced, and all of it would be lost."""

    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        self._log_path = self._path.with_name(path.name + "-wal")
        self._identity = self._look()
        self._log: Identity | None = None

    def check(self) -> None:
        """Raise OSError unless this is still the file that was opened."""
        if self._look() != self._identity:
            raise OSError("its file has been replaced by another; start the table again to use that one")

    def check_content(self) -> None:
        """Raise OSError unless the file still begins as SQLite's do; SQLite looks at pages that it keeps in memory."""
        with self._path.open("rb") as file:
            if file.read(len(BEGINNING)) != BEGINNING:
                raise OSError("its file has been overwritten")

    def check_log(self) -> None:
        """Raise OSError unless what is written next goes into the log that was there; closing all puts it right."""
        log = identity_of(self._log_path)
        if self._log is not None and log != self._log:
            raise OSError(f"'{self._log_path.name}', a part of it, has been removed")
        self._log = log

    def closed(self) -> None:
        """All connections have been closed: SQLite has put what it held into the database, and begins a new log."""
        self._log = None

    def _look(self) -> Identity:
        found = identity_of(self._path)
        if found is None:
            raise OSError("its file has been removed; put it back")
        return found


def identity_of(path: Path) -> Identity | None:
    """What tells a file from any other that may have its name."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def pip_install(library: str) -> str:
    """The command that adds a library to this Python, which need not have a pip of its own."""
    if find_spec("pip") is None:
        return f"pip --python {sys.executable} install {library}"
    return f"{sys.executable} -m pip install {library}"


def reason_of(error: Exception) -> str:
    """The database's own words on one line, without ours and SQLAlchemy's around them."""
    words = str(error.orig if isinstance(error, DBAPIError) else error).strip() or type(error).__name__
    return words.splitlines()[0].rpartition(">: ")[2][:200]
