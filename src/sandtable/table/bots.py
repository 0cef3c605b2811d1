"""Bots at the table: they think off the event loop, and their answers are committed like anybody's."""

from __future__ import annotations

import asyncio
import logging

from sandtable.bots import find_bot
from sandtable.engine.game import Game
from sandtable.table.database import DatabaseFailed
from sandtable.table.games import Games, TableGame
from sandtable.table.metrics import BOTS_THINKING
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.seats import BOT

LOG = logging.getLogger("sandtable.table")
MOST_RESUMED = 200
SECONDS_TO_RECOVER = 2.0  # that a database which has failed gets before the bot tries again


class BotPlayers:
    """Runs the bots of all games, at most one task for each game."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._resuming: asyncio.Task[None] | None = None
        self._stopped = False

    def resume(self, games: Games) -> None:
        """Let bots go on that were asked when the server stopped, in the background."""
        self._resuming = asyncio.create_task(find_waiting(games))

    def wake(self, game: TableGame) -> None:
        """Let a bot answer if one is asked; call it after every change."""
        if self._stopped or game.bot_failed or game.id in self._tasks or not is_bots_turn(game):
            return
        game.has_bot_at_work = True
        task = asyncio.create_task(self._play(game))
        self._tasks[game.id] = task
        task.add_done_callback(lambda _: self._rest(game))

    def _rest(self, game: TableGame) -> None:
        del self._tasks[game.id]
        game.has_bot_at_work = False
        self.wake(game)  # the game may have come back to the bot in the meantime

    async def stop(self) -> None:
        """End all thinking."""
        self._stopped = True
        tasks = [*self._tasks.values(), *([self._resuming] if self._resuming else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, game: TableGame) -> None:
        while is_bots_turn(game):
            question = game.play.game.question
            assert question is not None
            side, at = question.side, game.at
            seed = game.dice.seed(f"bot/{side}/{at}")
            try:
                with BOTS_THINKING.track_inprogress():
                    answer = await asyncio.to_thread(think, game.seats[side].bot, seed, game.play.game.clone())
                await game.answer(at, [answer], frozenset({side}))
            except Stale:
                continue  # somebody went back while the bot was thinking
            except DatabaseFailed:
                await asyncio.sleep(SECONDS_TO_RECOVER)
            except Exception:
                LOG.exception("a bot failed", extra={"game": game.id})
                game.note_failed_bot(at)
                return


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


def is_bots_turn(game: TableGame) -> bool:
    question = game.play.game.question
    return question is not None and question.side in game.seats and game.seats[question.side].who == BOT


def think(bot: str, seed: str, game: Game) -> str:
    return find_bot(bot, seed).answer(game)
