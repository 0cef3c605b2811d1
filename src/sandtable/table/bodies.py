"""The bodies of requests: how large one may be, and how long it may take to arrive."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.table.refusals import Refusal, refuse

LARGEST_BODY = 256 * 1024
LARGEST_START = 8 * 1024 * 1024  # of a request with which a game may come, as a record
STARTS = ("/api/games", "/api/starts")
# A connection that is closed while its client still sends loses the answer, so that what comes is read for a while.
LARGEST_DRAINED = 32 * 1024 * 1024
SECONDS_TO_DRAIN = 5.0


class BadBody(Exception):
    """A body is too large, or does not come; whatever the application makes of it, the client hears of this."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal


class Body:
    """The body of one request, as the application receives it."""

    def __init__(self, receive: Receive, patience: float, largest: int) -> None:
        self._receive = receive
        self._largest = largest
        self._until = asyncio.get_running_loop().time() + patience
        self._size = 0
        self._is_whole = False
        self.refusal: Refusal | None = None

    async def receive(self) -> Message:
        """The next piece; once all have come, this waits for the client to leave."""
        if self._is_whole:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._until):
                message = await self._receive()
        except TimeoutError:
            raise self._bad(Refusal(408, "refusal-too-slow")) from None
        self._is_whole = not message.get("more_body")
        self._size += len(message.get("body", b""))
        if self._size > self._largest:
            raise self._bad(too_large(self._largest))
        return message

    def _bad(self, refusal: Refusal) -> BadBody:
        self.refusal = refusal
        return BadBody(refusal)


class Bodies:
    """ASGI middleware: what the limits forbid is refused at once, however much of it is still to come."""

    def __init__(self, app: ASGIApp, patience: float) -> None:
        self._app = app
        self._patience = patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        largest = LARGEST_START if scope["path"] in STARTS else LARGEST_BODY
        body = Body(receive, self._patience, largest)
        started = False

        async def sending(message: Message) -> None:
            nonlocal started
            if started or body.refusal is None:
                started = True
                await send(message)

        length = Headers(scope=scope).get("content-length", "0")
        try:
            if length.isdecimal() and int(length[:20]) > largest:
                raise BadBody(too_large(largest))
            await self._app(scope, body.receive, sending)
            if body.refusal is not None:
                raise BadBody(body.refusal)
        except BadBody as bad:
            if not started:
                await refuse_and_drain(scope, receive, send, bad.refusal)


def too_large(largest: int) -> Refusal:
    return Refusal(413, "refusal-too-large", limit=largest // 1024)


async def refuse_and_drain(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    """Answer, then take what is on its way, and close the connection."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], (b"connection", b"close")]
        else:
            message["more_body"] = True
        await send(message)

    await refuse(scope, sending, refusal)
    with suppress(TimeoutError):
        async with asyncio.timeout(SECONDS_TO_DRAIN):
            await drain(receive)
    await send({"type": "http.response.body", "body": b""})


async def drain(receive: Receive) -> None:
    """Read what is left of a body, within reason, and keep nothing."""
    left = LARGEST_DRAINED
    while left > 0:
        message = await receive()
        left -= len(message.get("body", b""))
        if message["type"] == "http.disconnect" or not message.get("more_body"):
            return
