"""Live play: a socket is sent the view whenever something has changed. It only tells; answers are requests."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sandtable.table.refusals import Refusal
from sandtable.table.table_game import TableGame
from sandtable.table.views import as_text, lines_to_begin_with, live_text
from sandtable.table.watchers import Watcher

REFUSED = 1008  # how a socket is closed that may not see the game


async def attend(
    socket: WebSocket, game: TableGame, secrets: list[str], language: str, seen: int | None, *, changes: bool
) -> None:
    """Serve one socket until it goes or says something, or until its secrets open nothing any more.

    `seen` is the `at` of the view that a client who reconnects still has; one that takes `changes` is told after the
    first view only what has changed.
    """
    with game.watching(secrets) as watcher:
        watcher.log_sent = lines_to_begin_with(game.play, game.timeline.lines_seen(seen), recent=changes)
        watcher.takes_changes = changes
        watcher.changed.set()
        telling = asyncio.create_task(tell(socket, game, watcher, language))
        hearing = asyncio.create_task(socket.receive())
        try:
            done, _ = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            telling.cancel()
            hearing.cancel()
            await asyncio.gather(telling, hearing, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
            raise error
    if socket.client_state is WebSocketState.CONNECTED and socket.application_state is WebSocketState.CONNECTED:
        why = Refusal(400, "refusal-socket-tells") if watcher.sides else Refusal(410, "refusal-link-replaced")
        await send_away(socket, why, language)


async def send_away(socket: WebSocket, refusal: Refusal, language: str) -> None:
    """Tell a socket why it is not served any more, and close it."""
    message = {"type": "error", "status": refusal.status, "error": refusal.sentence(language)}
    await socket.send_text(as_text(message))
    await socket.close(REFUSED)


async def tell(socket: WebSocket, game: TableGame, watcher: Watcher, language: str) -> None:
    """Send the view after every change, with the lines of the log that are new to this socket, while it may see it."""
    while True:
        await watcher.changed.wait()
        watcher.changed.clear()
        if not watcher.sides:
            return
        await socket.send_text(live_text(game, watcher, language))
