"""Updates between processes on one PostgreSQL: which games others have changed, through LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from sandtable.table.database import FAILURES, reason_of
from sandtable.table.games import Games
from sandtable.table.refusals import Refusal
from sandtable.table.store import CHANNEL, Store

LOG = logging.getLogger("sandtable.table")
SECONDS_BETWEEN_TRIES = 1.0
SECONDS_BETWEEN_PINGS = 30.0


class Updates:
    """Listens for as long as the server runs. After a lost connection every game in memory is read again."""

    def __init__(self, store: Store, games: Games) -> None:
        self._store = store
        self._games = games
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._listening = asyncio.create_task(self._listen_on())

    async def stop(self) -> None:
        """Hear no more."""
        tasks = [self._listening, *self._refreshing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen_on(self) -> None:
        while True:
            try:
                await self._listen()
            except FAILURES as error:
                LOG.warning("no updates from other processes", extra={"reason": reason_of(error)})
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)

    async def _listen(self) -> None:
        """Listen on one connection until it is lost."""
        async with self._store.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda _: lost.set())
            try:
                await driver.add_listener(CHANNEL, self._hear)
                for game in self._games.names():
                    self._refresh(game)  # nobody knows what was said while nobody listened
                while not lost.is_set():
                    try:
                        await asyncio.wait_for(lost.wait(), SECONDS_BETWEEN_PINGS)
                    except TimeoutError:
                        await driver.execute("SELECT 1")  # a connection can be dead without knowing it
            finally:
                await connection.invalidate()  # it listens, so it is of no other use

    def _hear(self, _driver: object, _process: int, _channel: str, message: str) -> None:
        sender, _, game = message.partition(" ")
        if sender != self._store.sender:
            self._refresh(game)

    def _refresh(self, game: str) -> None:
        """Read a game again, once more if it changes while it is read."""
        if game in self._refreshing:
            self._again.add(game)
            return
        task = asyncio.create_task(self._read(game))
        self._refreshing[game] = task
        task.add_done_callback(lambda _: self._refreshed(game))

    async def _read(self, game: str) -> None:
        try:
            await self._games.refresh(game)
        except Refusal as refusal:  # when the connection is back all games are read
            LOG.warning("a game could not be read again", extra={"game": game, "reason": str(refusal)})

    def _refreshed(self, game: str) -> None:
        del self._refreshing[game]
        if game in self._again and not self._listening.done():
            self._again.discard(game)
            self._refresh(game)
