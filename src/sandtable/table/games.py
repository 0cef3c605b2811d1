"""The games in memory: each is replayed from its record when somebody needs it, and leaves when nobody does."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable

from sandtable.games import find
from sandtable.table.fair_queue import FairPlaces
from sandtable.table.metrics import GAMES
from sandtable.table.presence import Presence
from sandtable.table.refusals import no_such_game
from sandtable.table.seats import Seat
from sandtable.table.store import Store
from sandtable.table.table_game import TableGame
from sandtable.table.unplayable import replaying

GAMES_KEPT = 500
ROOM_FOR_A_BIG_ONE = 10  # games
MANY_ENTRIES = 1000  # so many are replayed beside what else is to be done


class Games:
    """The games in memory: a cache of the store. `changed` hears of every game loaded and of every change."""

    def __init__(self, store: Store, changed: Callable[[TableGame], None]) -> None:
        self.store = store
        self.presence = Presence()
        self.importing = FairPlaces(1)  # long records are replayed one at a time, for clients in turn
        self._changed = changed
        self._games: OrderedDict[str, TableGame] = OrderedDict()
        self._room_taken = 0
        GAMES.set_function(lambda: len(self._games))
        self._loading = asyncio.Lock()

    async def get(self, name: str) -> TableGame:
        """A game by its id."""
        if name not in self._games:
            async with self._loading:
                if name not in self._games:
                    self._games[name] = await self._load(name)
                    self._room_taken += room_for(self._games[name])
        game = self._games[name]
        self._games.move_to_end(name)
        self._make_room()
        if game.is_unsure:
            await game.refresh()
        return game

    async def seats(self, name: str) -> Collection[Seat]:
        """Who sits at a game, which is not replayed for it; nobody if there is no such game."""
        game = self._games.get(name)
        return game.seats.values() if game else (await self.store.seats([name])).get(name, [])

    def names(self) -> list[str]:
        """The games in memory."""
        return list(self._games)

    async def refresh(self, name: str) -> None:
        """Read what has been added to a game, if it is in memory or on its way there."""
        async with self._loading:
            game = self._games.get(name)
        if game is not None:
            await game.refresh()

    def people_changed(self, names: Iterable[str]) -> None:
        """Somebody has come to these games, or gone, at another process."""
        for name in names:
            if name in self._games:
                self._games[name].people_changed()

    async def peek(self, name: str) -> TableGame:
        """A game to look at, which need not stay in memory."""
        return self._games.get(name) or await self._replay(name)

    async def _load(self, name: str) -> TableGame:
        game = await self._replay(name)
        self._changed(game)
        return game

    async def _replay(self, name: str) -> TableGame:
        stored = await self.store.load(name)
        if stored is None:
            raise no_such_game()
        with replaying(stored):
            is_short = bool(stored.snapshots) or len(stored.entries) < MANY_ENTRIES
            if is_short and not find(stored.origin.game).by_words:  # a big game takes long even from its last snapshot
                return TableGame(stored, self.store, self.presence, self._changed)
            return await asyncio.to_thread(TableGame, stored, self.store, self.presence, self._changed)

    def _make_room(self) -> None:
        if self._room_taken <= GAMES_KEPT:
            return
        for name, game in list(self._games.items())[:-1]:
            if self._room_taken > GAMES_KEPT and not game.busy:
                del self._games[name]
                self._room_taken -= room_for(game)


def room_for(game: TableGame) -> int:
    """The room that a game takes in memory: a big one as much as several others."""
    return ROOM_FOR_A_BIG_ONE if game.rules.by_words else 1
