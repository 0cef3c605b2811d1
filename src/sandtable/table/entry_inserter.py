"""The short way into SQLite for what a table writes most: entries of records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from sandtable.table.tables import entries

COLUMNS = [column.name for column in entries.columns]
ROW = f"({', '.join('?' * len(COLUMNS))})"


class EntryInserter:
    """A connection that commits entries in one statement, which is a transaction of its own.

    So it takes one way to the database's thread and back; a transaction in steps takes four, and on each the thread
    waits for its turn to run Python.
    """

    def __init__(self, connection: AsyncConnection, driver: Any) -> None:
        self._connection = connection
        self._driver = driver

    @classmethod
    async def open(cls, engine: AsyncEngine) -> EntryInserter:
        """Take a connection for as long as the store is open."""
        connection = await engine.execution_options(isolation_level="AUTOCOMMIT").connect()
        return cls(connection, (await connection.get_raw_connection()).driver_connection)

    async def close(self) -> None:
        """Give the connection back."""
        await self._connection.close()

    async def insert(self, record: Sequence[dict[str, Any]]) -> None:
        """Commit entries, all or none."""
        rows = ", ".join([ROW] * len(record))
        values = [row[name] for row in record for name in COLUMNS]
        await self._driver.execute_fetchall(f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES {rows}", values)
