"""Pruning: old games that are over are removed, one by one, while the table goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from sandtable.engine.errors import SandtableError
from sandtable.table.database import FAILURES, database_url, is_postgres, reason_of
from sandtable.table.dossier import now
from sandtable.table.games import Games
from sandtable.table.store import Store
from sandtable.table.tables import endings, games, metadata
from sandtable.table.unplayable import CannotReplay


@dataclass
class Pruned:
    """The games that have been removed, or would be, and why each of the others was kept."""

    removed: list[str] = field(default_factory=list)
    finished_later: list[str] = field(default_factory=list)
    not_finished: list[str] = field(default_factory=list)
    noted_today: list[str] = field(default_factory=list)  # they are over, but nobody had noted since when
    not_replayable: list[str] = field(default_factory=list)
    in_use: list[str] = field(default_factory=list)

    @property
    def kept(self) -> dict[str, list[str]]:
        """The games that were kept, by the reason."""
        return {reason: found for reason, found in vars(self).items() if reason != "removed" and found}


async def prune(database: str, before: datetime, *, dry_run: bool) -> Pruned:
    """Remove the games that were over before a moment."""
    async with opened(database) as store:
        pruned = await sort(store, before.astimezone(UTC).isoformat(timespec="milliseconds"))
        if dry_run:
            return pruned
        for name in pruned.noted_today:
            await note_ending(store, name)
        for name in pruned.removed.copy():
            if not await remove(store, name):
                pruned.removed.remove(name)
                pruned.in_use.append(name)
        return pruned


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    """The store of a database that is there; one sentence if it is not, or fails on the way."""
    url = database_url(database)
    if not is_postgres(url):
        check_there(Path(url.database or ""))
    store = await Store.open(database)
    try:
        yield store
    except FAILURES as error:
        raise SandtableError(f"the database failed, and not everything has been done: {reason_of(error)}") from None
    finally:
        await store.close()


def check_there(file: Path) -> None:
    """One sentence if there is no such file, or nobody may look."""
    try:
        is_there = file.exists()
    except OSError as error:
        raise SandtableError(f"the games in '{file}' cannot be read: {error.strerror}") from None
    if not is_there:
        raise SandtableError(f"no games are kept in '{file}'")


async def sort(store: Store, before: str) -> Pruned:
    """Look at every game. Whether one is over whose end was not noted, its replay tells."""
    pruned, table = Pruned(), Games(store, lambda _: None)
    every = (
        select(games.c.id, games.c.created, endings.c.ended).outerjoin(endings).order_by(games.c.created, games.c.id)
    )
    async with store.engine.connect() as connection:
        found = (await connection.execute(every)).all()
    for name, created, ended in found:
        if ended is not None:
            (pruned.removed if ended < before else pruned.finished_later).append(name)
        elif created >= before:
            pruned.not_finished.append(name)
        else:
            try:
                is_over = (await table.peek(name)).play.game.over
                (pruned.noted_today if is_over else pruned.not_finished).append(name)
            except CannotReplay:
                pruned.not_replayable.append(name)
    return pruned


async def note_ending(store: Store, name: str) -> None:
    """A game that an older Sandtable has left over: from today on its end is known."""
    async with store.engine.begin() as connection:
        await connection.execute(endings.insert().values(game_id=name, ended=now()))


async def remove(store: Store, name: str) -> bool:
    """Remove a game with all that belongs to it, unless somebody writes to it at this moment."""
    parts = [table for table in reversed(metadata.sorted_tables) if "game_id" in table.c]
    try:
        async with store.engine.begin() as connection:
            for table in parts:
                await connection.execute(table.delete().where(table.c.game_id == name))
            await connection.execute(games.delete().where(games.c.id == name))
    except IntegrityError:
        return False
    return True
