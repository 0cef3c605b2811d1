"""Turn notices through Apprise: who is away hears that it is his turn, once for each turn.

A player leaves an Apprise URL for his seat. The server would call whatever address it names, so the operator says with
which beginnings a URL is accepted: `discord://`, `ntfys://ntfy.sh/`. Redirects are not followed, and the times to wait
are ours. Nobody ever gets a URL back, and no log has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from hashlib import sha256
from importlib.util import find_spec

from sandtable.engine.errors import SandtableError
from sandtable.engine.questions import CHANCE
from sandtable.table.couriers import Couriers
from sandtable.table.database import pip_install
from sandtable.table.dossier import Notice
from sandtable.table.games import Games
from sandtable.table.notice_urls import AllowedUrls, make_notifier
from sandtable.table.refusals import Refusal
from sandtable.table.seats import PERSON
from sandtable.table.store import Store
from sandtable.table.table_game import TableGame
from sandtable.table.unplayable import CannotReplay
from sandtable.words import words_for

LOG = logging.getLogger("sandtable.table")
MOST_AT_ONCE = 8
SECONDS_TO_CONNECT = 5.0
SECONDS_OF_SILENCE = 10.0
SECONDS_IN_ALL = 20.0


class Notices:
    """Waits for turns to settle and tells those who are away. `allowed` are beginnings of URLs; none, no notices."""

    def __init__(self, store: Store, allowed: Sequence[str], delay: float) -> None:
        self.allowed = AllowedUrls(allowed)
        self._couriers = Couriers(MOST_AT_ONCE, SECONDS_IN_ALL)
        self._store = store
        self._delay = delay
        self._waiting: dict[str, tuple[str, asyncio.Task[None]]] = {}  # by game: the side that is away
        self._telling: set[asyncio.Task[None]] = set()

    def start(self, games: Games) -> None:
        """Take up what an earlier process left: the turns of all games with a notice."""
        if self.allowed:
            self._loading = asyncio.create_task(self._load(games))

    async def stop(self) -> None:
        """Send no more."""
        tasks = [*self._telling, *(task for _, task in self._waiting.values())]
        tasks += [self._loading] if self.allowed else []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def leave(self, game: TableGame, sides: frozenset[str], notice: Notice) -> None:
        """Keep a URL for these sides, in place of an earlier one."""
        if not self.allowed:
            raise Refusal(403, "refusal-no-notices")
        self.allowed.notifier(notice.url)
        await self._store.leave_notice(game.id, sides, notice)
        self.wake(game)

    def wake(self, game: TableGame) -> None:
        """Wait while a person is asked and away; call it after every change and whenever somebody comes or goes."""
        if not self.allowed:
            return
        side = away_and_asked(game)
        waiting_for, task = self._waiting.get(game.id, ("", None))
        if side == waiting_for:
            return
        if task is not None:
            task.cancel()
            del self._waiting[game.id]
        if side:
            self._waiting[game.id] = side, asyncio.create_task(self._wait(game, side))

    def tell_replaced(self, game: TableGame, side: str, notice: Notice | None) -> None:
        """Tell who sat at a side, and left a notice there, that his link does not work any more."""
        if notice is not None and self.allowed:
            task = asyncio.create_task(self._send(game, side, notice, "notice-replaced"))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def _wait(self, game: TableGame, side: str) -> None:
        await asyncio.sleep(self._delay)
        del self._waiting[game.id]
        try:
            notice = await self._store.take_notice(game.id, side, turn_of(game, side))
            if notice is not None:
                await self._send(game, side, notice, "notice-turn")
        except Refusal as refusal:
            LOG.warning("a notice was not sent", extra={"game": game.id, "reason": str(refusal)})

    async def _send(self, game: TableGame, side: str, notice: Notice, message: str) -> None:
        words = words_for(game.rules.name, notice.language)
        question = game.play.game.question if message == "notice-turn" else None
        prompt = words.question(question) if question is not None else ""
        arguments: dict[str, object] = {"side": words.name(side), "game": words.text("name-game")}
        body = "\n".join([words.literal(message, arguments), prompt, notice.link])
        notifier = self.allowed.notifier(notice.url)  # the operator may have changed his mind
        notifier.socket_connect_timeout, notifier.socket_read_timeout = SECONDS_TO_CONNECT, SECONDS_OF_SILENCE
        sent = await self._couriers.send(lambda: notifier.notify(body=body, title="Sandtable"))
        LOG.log(
            logging.INFO if sent else logging.WARNING,
            "a notice was sent" if sent else "a notice was not taken",
            extra={"game": game.id, "side": side},
        )

    async def _load(self, games: Games) -> None:
        try:
            for game in await self._store.games_with_notices():
                try:
                    await games.get(game)
                except CannotReplay as refusal:
                    LOG.warning("a game cannot go on", extra={"game": game, "reason": str(refusal)})
        except Refusal as refusal:
            LOG.warning("notices of an earlier run are lost", extra={"reason": str(refusal)})


def check_notices(allowed: Sequence[str]) -> None:
    """Complain in one sentence if notices are wanted and cannot be sent; keep Apprise from logging URLs."""
    if not allowed:
        return
    if not find_spec("apprise"):
        raise SandtableError(f"notices need one more library: {pip_install('apprise')}")
    AllowedUrls(allowed)
    logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)
    make_notifier(allowed[0])  # Apprise reads its many services at the first use, for a second


def away_and_asked(game: TableGame) -> str:
    """The side that decides now, if a person sits there who is not watching."""
    question = game.play.game.question
    if question is None or question.side == CHANCE or game.seats[question.side].who != PERSON:
        return ""
    return "" if question.side in game.audience.here else question.side


def turn_of(game: TableGame, side: str) -> str:
    """The name of a side's turn: a hash of all that was answered until another side last spoke."""
    record = game.play.record()
    while record and record[-1][0] in (side, CHANCE):
        record.pop()
    return sha256(repr((side, record)).encode()).hexdigest()
