"""Bots at the table: they think in processes of their own, and their answers are committed like anybody's."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from sandtable.table.database import DatabaseFailed
from sandtable.table.fair_queue import Claim
from sandtable.table.games import Games
from sandtable.table.metrics import BOTS_THINKING
from sandtable.table.opponents import QUICK
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.seats import BOT, Seat
from sandtable.table.table_game import TableGame
from sandtable.table.thinkers import Thinkers, ThinkingFailed, position_of

LOG = logging.getLogger("sandtable.table")
MOST_RESUMED = 200
QUICK_PROCESSES = 2
SECONDS_TO_RECOVER = 2.0  # that a database which has failed gets before the bot tries again
# Seconds for one answer, after which a bot has failed: three times what any is given for a turn; for those that answer
# at once, what a process may take to start on a busy machine.
PATIENCE = 90.0
PATIENCE_WITH_QUICK = 15.0

Thought = tuple[int, Seat | None]  # the `at` of a game and the seat that is asked there


class BotPlayers:
    """Runs the bots of all games, at most one task for each game.

    A client for whom `most` are at work begins no other game with a bot; 0 is no limit.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._beginning: Counter[str] = Counter()  # by client: games with a bot that are being created
        self._at_work: dict[str, TableGame] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[str, Thought] = {}  # by game: what its bot is thinking about right now
        self._quick = Thinkers(QUICK_PROCESSES)  # never waits for those that think hard, nor for one that hangs
        self._slow = Thinkers(os.cpu_count() or 1)
        self._resuming: asyncio.Task[None] | None = None
        self._stopped = False

    def resume(self, games: Games) -> None:
        """Let bots go on that were asked when the server stopped, in the background."""
        self._resuming = asyncio.create_task(find_waiting(games))

    @contextmanager
    def beginning(self, client: str) -> Iterator[None]:
        """Create a game with a bot for a client; refused while too many others are still thinking for it."""
        at_work = sum(game.client == client for game in self._at_work.values())
        if self._most and at_work + self._beginning[client] >= self._most:
            raise Refusal(429, "refusal-too-many-bots", most=self._most)
        self._beginning[client] += 1
        try:
            yield
        finally:
            self._beginning -= Counter([client])

    def wake(self, game: TableGame) -> None:
        """Let a bot answer if one is asked, and stop one that thinks about what is gone; call it after every change."""
        if game.id in self._tasks:
            if self._thoughts.get(game.id, thought_of(game)) != thought_of(game):
                self._tasks[game.id].cancel()
            return
        if self._stopped or game.bot_failed or not is_bots_turn(game):
            return
        game.has_bot_at_work = True
        self._at_work[game.id] = game
        task = asyncio.create_task(self._play(game))
        self._tasks[game.id] = task
        task.add_done_callback(lambda _: self._rest(game))

    def _rest(self, game: TableGame) -> None:
        del self._tasks[game.id], self._at_work[game.id]
        game.has_bot_at_work = False
        self.wake(game)  # the game may have come back to the bot in the meantime

    async def stop(self) -> None:
        """End all thinking."""
        self._stopped = True
        tasks = [*self._tasks.values(), *([self._resuming] if self._resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(self._quick.stop(), self._slow.stop())

    async def _play(self, game: TableGame) -> None:
        while is_bots_turn(game):
            try:
                await self._play_turn(game)
            except Stale:
                continue  # somebody went back while the answer was on its way
            except DatabaseFailed:
                await asyncio.sleep(SECONDS_TO_RECOVER)
            except Exception as failure:
                unforeseen = not isinstance(failure, ThinkingFailed | Refusal)
                LOG.error("a bot failed", exc_info=unforeseen, extra={"game": game.id, "reason": str(failure)})
                game.note_failed_bot()
                return

    async def _play_turn(self, game: TableGame) -> None:
        """Let one process give a bot's answers until the turn is over: what it has found out helps with the next.

        One that is quick finds out little, and a turn of a big game has a hundred answers: it gives way to who waits.
        """
        turn, side = game.play.turn_began, asked_side(game)
        bot = game.seats[side].bot
        seed = game.dice.seed(f"bot/{side}/{turn}")
        thinkers, patience = (self._quick, PATIENCE_WITH_QUICK) if bot in QUICK else (self._slow, PATIENCE)
        async with thinkers.borrow(Claim(game.client, lambda: bool(game.audience.here))) as process:
            while is_bots_turn(game) and (game.play.turn_began, asked_side(game)) == (turn, side):
                at = game.at
                self._thoughts[game.id] = thought_of(game)
                try:
                    with BOTS_THINKING.track_inprogress():
                        reply = await process.do("answer", position_of(game), patience, bot=bot, seed=seed)
                finally:
                    del self._thoughts[game.id]
                await game.answer(at, [str(reply["answer"])], frozenset({side}))
                if thinkers is self._quick and thinkers.is_wanted:
                    return


def thought_of(game: TableGame) -> Thought:
    """What a bot that is asked now has to think about."""
    return game.at, game.seats.get(asked_side(game))


async def find_waiting(games: Games) -> None:
    """Load the games in which a bot is asked, the newest first; loading wakes it. Older ones wait for a visitor."""
    try:
        for name in await games.store.games_with_bots(MOST_RESUMED):
            try:
                if is_bots_turn(await games.peek(name)):
                    await games.get(name)
            except DatabaseFailed:
                raise
            except Refusal as refusal:
                LOG.warning("a game cannot go on", extra={"game": name, "reason": str(refusal)})
    except DatabaseFailed as failure:
        LOG.warning("no game with a bot was found", extra={"reason": str(failure)})


def asked_side(game: TableGame) -> str:
    """The side that is asked, or nothing when the game is over."""
    question = game.play.game.question
    return "" if question is None else question.side


def is_bots_turn(game: TableGame) -> bool:
    seat = game.seats.get(asked_side(game))
    return seat is not None and seat.who == BOT
