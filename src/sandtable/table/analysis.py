"""Analysis at the table: how likely each side was to win, turn by turn, and the best turns at a moment.

An analysis goes on for as long as somebody asks for it: whoever waits looks again every now and then, and when nobody
has looked for a while it is ended. What is found out about a finished game is kept in the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Any

from sandtable.engine.questions import CHANCE
from sandtable.table.analysis_views import history
from sandtable.table.fair_queue import Claim
from sandtable.table.refusals import Refusal
from sandtable.table.store import Store
from sandtable.table.table_game import TableGame
from sandtable.table.thinkers import Thinkers, ThinkingFailed, position_of

LOG = logging.getLogger("sandtable.table")
SECONDS_WANTED = 5.0  # without anybody looking
PATIENCE = 60.0
# What a search may spend on one estimate of the course, and on the best turns of one moment.
COURSE_BUDGET = "1s"
TURNS_BUDGET = "3s"
MOST_TURNS = 3
# What is kept in the database.
CHANCES = "chances"
TURNS = "turns"

Turns = list[dict[str, Any]]


class Job:
    """A thought that somebody waits for, what it is about, and for which client."""

    def __init__(
        self, subject: tuple[object, ...], client: str, thinking: Awaitable[Any], forget: Callable[[], None]
    ) -> None:
        self.subject = subject
        self.client = client
        self.task = asyncio.ensure_future(thinking)
        self._forget = forget
        self._end = self._later()

    def _later(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(SECONDS_WANTED, self._forget)

    def renew(self) -> None:
        """Somebody still waits."""
        self._end.cancel()
        self._end = self._later()

    def stop(self) -> None:
        """End it. If it had failed and nobody asked why, nobody is told."""
        self._end.cancel()
        self.task.cancel()
        if self.task.done() and not self.task.cancelled():
            self.task.exception()


class Analyses:
    """All that is being analysed: a game's course once for all, best turns once for each who asks.

    No client may have more than `most` going on; 0: any number.
    """

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._thinkers = Thinkers(os.cpu_count() or 1)
        self._jobs: dict[tuple[str, str], Job] = {}

    async def stop(self) -> None:
        """End all thinking."""
        jobs = list(self._jobs.values())
        for job in jobs:
            job.stop()
        await asyncio.gather(*(job.task for job in jobs), return_exceptions=True)
        await self._thinkers.stop()

    def wake(self, game: TableGame) -> None:
        """A game has changed: advice for what is gone is not wanted any more."""
        for key, job in list(self._jobs.items()):
            if key[0] == game.id and job.subject[0] == TURNS and job.subject[-1] != game.at:
                self._forget(key)

    async def course(self, game: TableGame, client: str, *, begin: bool) -> tuple[dict[int, list[float]], bool]:
        """How likely each side was to win at the beginning of each turn, as far as known, and whether more comes.

        With `begin`, what is missing is looked for.
        """
        if not game.play.game.over:
            raise Refusal(409, "refusal-not-over")
        key, subject = (game.id, CHANCES), (CHANCES,)
        missing = [moment for moment in moments_of(game) if moment not in await self._store.analyses(game.id, CHANCES)]
        if begin and missing:
            self._begin(key, subject, client, lambda: self._find_chances(game, client, missing))
        job = self._look(key, subject)
        known = await self._store.analyses(game.id, CHANCES)
        is_running = job is not None and not job.task.done()
        return {moment: known[moment] for moment in moments_of(game) if moment in known}, is_running

    async def turns(
        self, game: TableGame, moment: int, asker: frozenset[str], client: str, *, begin: bool
    ) -> tuple[Turns | None, bool]:
        """The best turns of the side that was asked at a moment, if known, and whether they are being looked for."""
        side = side_asked(game, moment)
        if side in ("", CHANCE):
            raise Refusal(409, "refusal-no-turn-here")
        key, subject = (game.id, ",".join(sorted(asker))), (TURNS, moment, game.at)
        if game.play.game.over and moment in (kept := await self._store.analyses(game.id, TURNS)):
            return kept[moment], False
        if begin:
            self._begin(key, subject, client, lambda: self._find_turns(game, client, moment))
        job = self._look(key, subject)
        if job is not None and job.task.done():
            return job.task.result(), False
        return None, job is not None

    def forget_turns(self, game: TableGame, asker: frozenset[str]) -> None:
        """Whoever asked for the best turns does not want them any more."""
        self._forget((game.id, ",".join(sorted(asker))))

    def _begin(
        self, key: tuple[str, str], subject: tuple[object, ...], client: str, think: Callable[[], Awaitable[Any]]
    ) -> None:
        """Begin a job, in place of one about something else."""
        if (job := self._jobs.get(key)) is not None and job.subject == subject:
            return
        others = [job for other, job in self._jobs.items() if other != key and job.client == client]
        if self._most and sum(not job.task.done() for job in others) >= self._most:
            raise Refusal(429, "refusal-too-many-analyses", most=self._most)
        self._forget(key)
        self._jobs[key] = Job(subject, client, think(), lambda: self._forget(key))

    def _look(self, key: tuple[str, str], subject: tuple[object, ...]) -> Job | None:
        """The job about this, if there is one, which now goes on; a failed one is told once and gone."""
        job = self._jobs.get(key)
        if job is None or job.subject != subject:
            return None
        if job.task.done() and (failure := job.task.exception()) is not None:
            self._forget(key)
            raise failure
        job.renew()
        return job

    def _forget(self, key: tuple[str, str]) -> None:
        if (job := self._jobs.pop(key, None)) is not None:
            job.stop()

    async def _find_chances(self, game: TableGame, client: str, moments: list[int]) -> None:
        """One estimate after the other, so that others get their turn in between."""
        for moment in moments:
            found = await self._think("chances", game, client, moment, budget=COURSE_BUDGET)
            await self._store.keep_analysis(game.id, moment, CHANCES, found)

    async def _find_turns(self, game: TableGame, client: str, moment: int) -> Turns:
        is_over = game.play.game.over
        found: Turns = await self._think("turns", game, client, moment, count=MOST_TURNS, budget=TURNS_BUDGET)
        if is_over:
            await self._store.keep_analysis(game.id, moment, TURNS, found)
        return found

    async def _think(self, task: str, game: TableGame, client: str, moment: int, **arguments: Any) -> Any:
        """Have a process of its own think about a moment; somebody always looks on, or the job would have ended."""
        seed = game.dice.seed(f"analysis/{moment}")
        try:
            async with self._thinkers.borrow(Claim(client, lambda: True)) as process:
                reply = await process.do(task, position_of(game, moment), PATIENCE, seed=seed, **arguments)
        except ThinkingFailed as failure:
            LOG.error("an analysis failed", extra={"game": game.id, "moment": moment, "reason": str(failure)})
            raise Refusal(503, "refusal-analysis-failed") from None
        return reply[task]


def moments_of(game: TableGame) -> list[int]:
    """The moments at which turns began; the end needs no estimate."""
    return [point["moment"] for point in history(game)[:-1]]


def side_asked(game: TableGame, moment: int) -> str:
    """Who was asked at a moment; nobody when the game was over."""
    sides, question = game.play.game.sides, game.play.game.question
    if not 0 <= moment <= len(sides):
        raise Refusal(400, "refusal-no-such-moment", last=len(sides))
    if moment < len(sides):
        return sides[moment]
    return "" if question is None else question.side
