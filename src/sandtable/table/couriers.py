"""Threads for what may take long elsewhere: nobody else waits for them, nor does the end of the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

LOG = logging.getLogger("sandtable.table")


class Couriers:
    """So many errands at once; who has not come back in time has failed."""

    def __init__(self, most: int, patience: float) -> None:
        self._places = asyncio.Semaphore(most)
        self._patience = patience

    async def send(self, errand: Callable[[], object]) -> bool:
        """Run an errand in a thread, and whether it succeeded; it fails if it takes too long, the wait included."""
        loop = asyncio.get_running_loop()
        back: asyncio.Future[object] = loop.create_future()

        def return_with(result: object) -> None:
            self._places.release()  # only now: a thread cannot be ended, and there may not be ever more of them
            if not back.done():
                back.set_result(result)

        def run() -> None:
            result: object = False
            try:
                result = errand()
            except Exception as error:  # a library's; what it says may hold a secret
                LOG.warning("an errand failed", extra={"reason": type(error).__name__})
            with suppress(RuntimeError):  # the server has ended
                loop.call_soon_threadsafe(return_with, result)

        try:
            async with asyncio.timeout(self._patience):
                await self._places.acquire()
                Thread(target=run, name="courier", daemon=True).start()
                return bool(await back)
        except TimeoutError:
            return False
