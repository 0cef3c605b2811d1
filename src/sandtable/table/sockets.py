"""Live play: a socket is sent the view whenever something has changed, and may answer, too."""

from __future__ import annotations

import asyncio
from typing import Any

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sandtable.engine.errors import SandtableError
from sandtable.table.addresses import client_of
from sandtable.table.forms import AnswersForm
from sandtable.table.games import TableGame
from sandtable.table.limits import Limiter
from sandtable.table.problems import problem_of
from sandtable.table.refusals import Refusal, Stale, refusal_of
from sandtable.table.seats import SPECTATOR
from sandtable.table.views import as_text, describe_held, view_text
from sandtable.table.watchers import Watcher

REFUSED = 1008  # how a socket is closed that may not see the game


async def attend(
    socket: WebSocket, game: TableGame, secrets: list[str], language: str, seen: int | None, limiter: Limiter
) -> None:
    """Serve one socket until it goes, or until its secrets open nothing any more.

    `seen` is the `at` of the view that a client who reconnects still has.
    """
    with game.watching(secrets) as watcher:
        watcher.log_sent = game.lines_seen(seen)
        watcher.changed.set()
        telling = asyncio.create_task(tell(socket, game, watcher, language))
        hearing = asyncio.create_task(hear(socket, game, watcher, language, limiter))
        try:
            done, _ = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            telling.cancel()  # an answer being committed is not torn apart: the record decides, not this task
            hearing.cancel()
            await asyncio.gather(telling, hearing, return_exceptions=True)
    for task in done:
        error = task.exception()
        if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
            raise error
    if socket.client_state is WebSocketState.CONNECTED and socket.application_state is WebSocketState.CONNECTED:
        if watcher.sides:
            await socket.close()
        else:
            await send_away(socket, Refusal(410, "refusal-link-replaced"), language)


async def send_away(socket: WebSocket, refusal: Refusal, language: str) -> None:
    """Tell a socket why it is not served any more, and close it."""
    await send(socket, {"type": "error", "status": refusal.status, "error": refusal.sentence(language)})
    await socket.close(REFUSED)


async def tell(socket: WebSocket, game: TableGame, watcher: Watcher, language: str) -> None:
    """Send the view after every change, with the lines of the log that are new to this socket, while it may see it."""
    while True:
        await watcher.changed.wait()
        watcher.changed.clear()
        if not watcher.sides:
            return
        text, watcher.log_sent = view_text(game, watcher.sides, language, watcher.log_sent)
        await socket.send_text(text)


async def hear(socket: WebSocket, game: TableGame, watcher: Watcher, language: str, limiter: Limiter) -> None:
    """Take answers from the socket; a refusal goes back to it alone."""
    client = client_of(socket.scope)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            if not limiter.allows(client):
                raise Refusal(429, "refusal-too-many")
            form = AnswersForm.model_validate_json(message.get("text") or "")
            if watcher.sides == {SPECTATOR}:
                raise Refusal(403, "refusal-spectator")
            held = await asyncio.shield(game.answer(form.at, form.answers, watcher.sides, confirm=form.confirm))
            if held is not None:
                await send(socket, {"type": "held", **describe_held(held, language)})
        except ValidationError as error:
            await send(socket, {"type": "error", "status": 400, "error": problem_of(error).sentence(language)})
        except SandtableError as error:
            refusal = refusal_of(error)
            sentence = refusal.sentence(language)
            await send(socket, {"type": "error", "status": refusal.status, "error": sentence, "at": game.at})
            if isinstance(error, Stale):
                watcher.changed.set()  # the view follows


async def send(socket: WebSocket, message: dict[str, Any]) -> None:
    await socket.send_text(as_text(message))
