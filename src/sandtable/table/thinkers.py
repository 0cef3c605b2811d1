"""The processes that think for the table: started when they are needed, used again, killed when they are not."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from sandtable.table.fair_queue import Claim, FairPlaces
from sandtable.table.table_game import TableGame
from sandtable.table.thinker import Position

LONGEST_REPLY = 1024 * 1024


def position_of(game: TableGame, moment: int | None = None) -> Position:
    """A game as it stands, or stood at a moment, to be sent to a process."""
    origin, played = game.origin, game.play.game
    answers, sides = played.answers[:moment], played.sides[:moment]
    before = game.timeline.snapshot_before(len(answers))
    snapshot, reached = (before.position, before.moment) if before else ("", 0)
    return Position(
        game.id, origin.game, origin.scenario, origin.options, origin.start, answers, sides, snapshot, reached
    )


class ThinkingFailed(Exception):
    """Nothing came of a thought; the sentence says why."""


class ThinkerProcess:
    """One of them. It does one task at a time, and whatever interrupts a task ends the process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._is_killed = False

    @classmethod
    async def start(cls) -> ThinkerProcess:
        """Start one, in a session of its own: an interrupt from the keyboard is for the table."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "sandtable.table.thinker", str(os.getpid())),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
                limit=LONGEST_REPLY,
            )
        except OSError as error:
            raise ThinkingFailed(f"no process could be started: {error}") from None
        return cls(process)

    @property
    def number(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked."""
        return not self._is_killed and self._process.returncode is None

    async def do(self, task: str, position: Position, patience: float, **arguments: Any) -> dict[str, Any]:
        """What came of a task; ThinkingFailed if nothing did in so many seconds."""
        asked = {"task": task, "position": vars(position), "arguments": arguments}
        try:
            async with asyncio.timeout(patience):
                reply = await self._exchange(json.dumps(asked).encode() + b"\n")
        except TimeoutError:
            self.kill()
            raise ThinkingFailed(f"it thought for longer than {patience:g} seconds") from None
        except (OSError, ValueError):
            self.kill()
            raise ThinkingFailed("its process died or talked nonsense") from None
        except BaseException:
            self.kill()
            raise
        if "failed" in reply:
            raise ThinkingFailed(reply["failed"])
        return reply

    async def _exchange(self, line: bytes) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line)
        await self._process.stdin.drain()
        reply = json.loads(await self._process.stdout.readline())
        if not isinstance(reply, dict):
            raise ValueError("a reply is an object")
        return reply

    def kill(self) -> None:
        """End it at once, with whatever it has started."""
        self._is_killed = True
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)

    async def wait(self) -> None:
        """Until it is gone."""
        await self._process.wait()


class Thinkers:
    """At most so many processes, each lent to one borrower at a time, who wait for them in a fair queue."""

    def __init__(self, most: int) -> None:
        self._places = FairPlaces(most)
        self._idle: list[ThinkerProcess] = []
        self._busy: set[ThinkerProcess] = set()

    @property
    def is_wanted(self) -> bool:
        """Whether somebody waits for a process."""
        return self._places.has_waiting

    @asynccontextmanager
    async def borrow(self, claim: Claim) -> AsyncIterator[ThinkerProcess]:
        """Have one for as long as the block runs, when it is this claim's turn."""
        async with self._places.take(claim):
            self._idle = [process for process in self._idle if process.is_alive]
            process = self._idle.pop() if self._idle else await ThinkerProcess.start()
            self._busy.add(process)
            try:
                yield process
            finally:
                self._busy.discard(process)
                if process.is_alive:
                    self._idle.append(process)
                else:
                    await process.wait()

    async def stop(self) -> None:
        """End them all."""
        processes = [*self._idle, *self._busy]
        self._idle.clear()
        for process in processes:
            process.kill()
        await asyncio.gather(*(process.wait() for process in processes))
