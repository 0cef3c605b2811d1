"""The writer of a database: commits what is to be kept, and tells other processes of it."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from time import monotonic
from typing import Any

from sqlalchemy import Executable, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from sandtable.table.database import FAILURES, DatabaseFailed, DatabaseFile, reason_of
from sandtable.table.entry_inserter import EntryInserter
from sandtable.table.metrics import COMMIT_FAILURES, COMMIT_SECONDS, ENTRIES
from sandtable.table.refusals import Stale
from sandtable.table.tables import entries

LOG = logging.getLogger("sandtable.table")
MOST_ROWS_AT_ONCE = 1000
SECONDS_OF_TRUST = 1.0  # in a database that has just committed something
CHANNEL = "sandtable"  # on which PostgreSQL tells other processes: SENDER GAME


@dataclass(frozen=True)
class Change:
    """What is to be committed whole or not at all, and who waits for it."""

    game: str
    statements: Sequence[Executable]
    entries: Sequence[dict[str, Any]]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Writes to one database, of which SQLite's is a file. Changes that come together are committed together."""

    def __init__(self, engine: AsyncEngine, file: DatabaseFile | None, sender: str) -> None:
        self._engine = engine
        self._file = file
        self._is_shared = file is None
        self._sender = sender
        self._last_commit = -inf
        self._inserter: EntryInserter | None = None
        self._waiting: list[Change] = []
        self._writing: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writing is not None:
            await self._writing
        if self._inserter is not None:
            await self._inserter.close()

    @property
    def has_just_committed(self) -> bool:
        """Whether the database has taken something so lately that it need not be tried."""
        return monotonic() - self._last_commit <= SECONDS_OF_TRUST

    async def write(self, game: str, *statements: Executable, record: Sequence[dict[str, Any]] = ()) -> None:
        """Commit a change. Those that arrive while a commit is on its way are committed together after it."""
        change = Change(game, statements, record)
        self._waiting.append(change)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await change.done

    async def _write_all(self) -> None:
        while self._waiting:
            together, self._waiting = self._waiting, []
            await self._settle(together)
        self._writing = None

    async def _settle(self, together: list[Change]) -> None:
        """Commit changes in one transaction; if one of them comes too late, each by itself."""
        outcome: Exception | None = None
        try:
            await self._commit(together)
        except (IntegrityError, sqlite3.IntegrityError):
            if len(together) > 1:
                for change in together:
                    await self._settle([change])
                return
            outcome = Stale()
        except FAILURES as error:
            outcome = failed(error)
            self._last_commit = -inf
            COMMIT_FAILURES.inc()
            await self._reconnect()
        except Exception as error:  # a mistake of ours, for whoever waits
            outcome = error
        for change in together:
            if change.done.done():
                continue  # nobody waits any more
            if outcome is None:
                change.done.set_result(None)
            else:
                change.done.set_exception(outcome)

    async def _commit(self, together: list[Change]) -> None:
        began = monotonic()
        self._check_file()
        statements = [statement for change in together for statement in change.statements]
        record = [row for change in together for row in change.entries]
        if self._is_shared or statements or len(record) > MOST_ROWS_AT_ONCE:
            await self._commit_all(statements, record, {change.game for change in together if change.game})
        else:
            self._inserter = self._inserter or await EntryInserter.open(self._engine)
            await self._inserter.insert(record)
        self._check_file()  # a commit into a file that has been removed is lost
        self._last_commit = monotonic()
        COMMIT_SECONDS.observe(self._last_commit - began)
        ENTRIES.inc(len(record))

    async def _reconnect(self) -> None:
        """Let go of SQLite's connections: one that was opened while the file was read-only stays so for ever."""
        if self._file is None:
            return  # there every connection is tried before it is used
        with suppress(*FAILURES):
            if self._inserter is not None:
                inserter, self._inserter = self._inserter, None
                await inserter.close()
            await self._engine.dispose()
            self._file.closed()

    async def _commit_all(self, statements: list[Executable], record: list[dict[str, Any]], changed: set[str]) -> None:
        async with self._engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)
            if record:
                await connection.execute(entries.insert(), record)
            if self._is_shared and changed:
                news = [f"{self._sender} {game}" for game in changed]
                await connection.execute(select(*(func.pg_notify(CHANNEL, one) for one in news)))

    def _check_file(self) -> None:
        if self._file is not None:
            self._file.check()
            self._file.check_log()


def failed(error: Exception) -> DatabaseFailed:
    LOG.error("the database failed", extra={"reason": reason_of(error)})
    return DatabaseFailed()
