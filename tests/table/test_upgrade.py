"""The tables of a database are brought up to date by one process at a time, and wholly or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, NullPool, create_engine
from sqlalchemy.exc import OperationalError

from processes import until
from sandtable.table.database import NEWEST, PRAGMAS, version_of
from sandtable.table.upgrade import upgrade


@contextmanager
def connection_to(file: Path) -> Iterator[Connection]:
    """A connection set up as the table's are; what it has written is kept only if it was committed."""
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    with engine.connect() as connection:
        for pragma in PRAGMAS:
            connection.exec_driver_sql(f"PRAGMA {pragma}")
        yield connection


def test_two_who_open_a_new_database_at_once_both_find_it_ready(tmp_path):
    begun: list[str] = []

    def come_second() -> str | None:
        with connection_to(tmp_path / "table.sqlite") as second:
            driver = second.connection.driver_connection
            assert driver is not None
            driver.set_trace_callback(begun.append)
            upgrade(second)
            second.commit()
            return version_of(second)

    with connection_to(tmp_path / "table.sqlite") as first, ThreadPoolExecutor(1) as other:
        upgrade(first)
        version = other.submit(come_second)
        until(lambda: version.done() or any(words.startswith(("BEGIN", "CREATE")) for words in begun))
        first.commit()

        assert version.result() == NEWEST


def test_an_upgrade_that_fails_leaves_the_database_as_it_was(tmp_path):
    file = tmp_path / "table.sqlite"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE snapshots (mine TEXT)")  # a late migration makes one of this name
    database.close()

    with pytest.raises(OperationalError, match="already exists"), connection_to(file) as connection:
        upgrade(connection)

    with sqlite3.connect(file) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("snapshots",)]
    database.close()


def test_who_has_waited_for_an_upgrade_waits_no_longer_than_others_afterwards(tmp_path):
    with connection_to(tmp_path / "table.sqlite") as connection:
        usual = connection.exec_driver_sql("PRAGMA busy_timeout").scalar()
        upgrade(connection)

        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == usual
