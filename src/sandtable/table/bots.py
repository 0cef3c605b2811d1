"""Bots at the table: they think off the event loop, and their answers are committed like anybody's."""

from __future__ import annotations

import asyncio
import logging

from sandtable.bots import find_bot
from sandtable.engine.game import Game
from sandtable.table.games import TableGame
from sandtable.table.refusals import Stale
from sandtable.table.seats import BOT

LOG = logging.getLogger("sandtable.table")


class BotPlayers:
    """Runs the bots of all games, at most one task for each game."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._retired: set[str] = set()  # games whose bot has failed
        self._stopped = False

    def wake(self, game: TableGame) -> None:
        """Let a bot answer if one is asked; call it after every change."""
        if self._stopped or game.id in self._retired or game.id in self._tasks or not is_bots_turn(game):
            return
        task = asyncio.create_task(self._play(game))
        self._tasks[game.id] = task
        task.add_done_callback(lambda _: self._rest(game))

    def _rest(self, game: TableGame) -> None:
        del self._tasks[game.id]
        self.wake(game)  # the game may have come back to the bot in the meantime

    async def stop(self) -> None:
        """End all thinking."""
        self._stopped = True
        tasks = list(self._tasks.values())
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
                answer = await asyncio.to_thread(think, game.seats[side].bot, seed, game.play.game.clone())
                await game.answer(at, [answer], frozenset({side}))
            except Stale:
                continue  # somebody went back while the bot was thinking
            except Exception:
                self._retired.add(game.id)
                LOG.exception("a bot failed", extra={"game": game.id})
                return


def is_bots_turn(game: TableGame) -> bool:
    question = game.play.game.question
    return question is not None and question.side in game.seats and game.seats[question.side].who == BOT


def think(bot: str, seed: str, game: Game) -> str:
    return find_bot(bot, seed).answer(game)
