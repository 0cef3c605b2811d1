"""Python's collector walks through all games in memory, which takes over a tenth of a second with hundreds of them.

Nearly everything is freed without it: after a minute with 15 000 answers it found six objects. So it looks at young
objects when ten thousand more of them have come than gone, and at all of them every ten minutes.
"""

from __future__ import annotations

import asyncio
import gc

SECONDS_BETWEEN_COLLECTIONS = 600.0
YOUNG = 10_000  # a view alone makes hundreds of objects, which are gone when it has been sent
NEVER = 1_000_000


async def collect_now_and_then() -> None:
    """Take over from Python when all is collected; run it for as long as the server runs."""
    _, middle, _ = gc.get_threshold()
    gc.freeze()  # what the imports have made stays
    gc.set_threshold(YOUNG, middle, NEVER)
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_COLLECTIONS)
        gc.collect()
