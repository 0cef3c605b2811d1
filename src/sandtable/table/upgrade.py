"""Bringing the tables of a database up to date. Alembic takes long to import, so this is imported only if it has to."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from sandtable.engine.errors import SandtableError
from sandtable.table.database import MIGRATIONS

MIGRATING = 7_263_786  # PostgreSQL's lock for one process at a time; any number that is ours
SECONDS_TO_WAIT = 120  # for another process that does the same, on a machine with other things to do


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen, all or none; another who comes waits and finds it done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    else:
        lock(connection)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise SandtableError("this database was made by a newer version of Sandtable: use that one") from None


def lock(connection: Connection) -> None:
    """Keep a SQLite file to ourselves until all is written. Python's own BEGIN would come only with the first row."""
    usual = connection.execute(text("PRAGMA busy_timeout")).scalar()
    connection.execute(text(f"PRAGMA busy_timeout={1000 * SECONDS_TO_WAIT}"))
    connection.execute(text("BEGIN IMMEDIATE"))
    connection.execute(text(f"PRAGMA busy_timeout={usual}"))
