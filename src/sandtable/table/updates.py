"""Updates between processes on one PostgreSQL, by LISTEN and NOTIFY: which games have changed, and who is there."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Any

from sandtable.table.database import FAILURES, reason_of
from sandtable.table.games import Games
from sandtable.table.refusals import Refusal
from sandtable.table.store import Store
from sandtable.table.writer import CHANNEL

LOG = logging.getLogger("sandtable.table")
SECONDS_BETWEEN_TRIES = 1.0
SECONDS_BETWEEN_RENEWALS = 3.0
PRESENCE_CHANNEL = "sandtable_presence"  # SENDER, then lines of GAME SIDE...; SENDER alone asks all to tell everything
LINES_AT_ONCE = 50  # a message has less than 8000 bytes


class Updates:
    """Listens for as long as the server runs. After a lost connection every game in memory is read again."""

    def __init__(self, store: Store, games: Games) -> None:
        self._store = store
        self._games = games
        self._presence = games.presence
        self._renewal = 0.0  # when others are told everything again
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
            driver.add_termination_listener(lambda _: self._presence.has_news.set())
            try:
                await driver.add_listener(CHANNEL, self._hear)
                await driver.add_listener(PRESENCE_CHANNEL, self._hear_presence)
                for game in self._games.names():
                    self._refresh(game)  # nobody knows what was said while nobody listened
                self._renewal = 0.0
                await self._notify(driver, [])
                while not driver.is_closed():
                    await self._tell_presence(driver)
            finally:
                await connection.invalidate()  # it listens, so it is of no other use

    async def _tell_presence(self, driver: Any) -> None:
        """Wait until somebody comes or goes and tell it; now and then tell everything again, as a sign of life."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._presence.has_news.wait(), max(0.0, self._renewal - monotonic()))
        self._presence.has_news.clear()
        if renews := monotonic() >= self._renewal:
            self._renewal = monotonic() + SECONDS_BETWEEN_RENEWALS
            self._games.people_changed(self._presence.forget_silent())
            await driver.execute("SELECT 1")  # a connection can be dead without knowing it
        news = self._presence.news(everything=renews)
        for first in range(0, len(news), LINES_AT_ONCE):
            await self._notify(driver, news[first : first + LINES_AT_ONCE])

    async def _notify(self, driver: Any, news: list[str]) -> None:
        message = "\n".join([self._store.sender, *news])
        await driver.execute("SELECT pg_notify($1, $2)", PRESENCE_CHANNEL, message)

    def _hear(self, _driver: object, _process: int, _channel: str, message: str) -> None:
        sender, _, game = message.partition(" ")
        if sender != self._store.sender:
            self._refresh(game)

    def _hear_presence(self, _driver: object, _process: int, _channel: str, message: str) -> None:
        sender, *news = message.split("\n")
        if sender == self._store.sender:
            return
        if not news:
            self._renewal = 0.0
            self._presence.has_news.set()
        self._games.people_changed(self._presence.hear(sender, news))

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
