"""Around every request: limits on size and rate, the same-origin check, secure headers, one line in the log."""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from time import monotonic

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.table.metrics import count_request
from sandtable.table.refusals import Refusal, language_in

LOG = logging.getLogger("sandtable.table")
LARGEST_BODY = 256 * 1024
LARGEST_DRAINED = 32 * 1024 * 1024  # beyond the limit a body is read and thrown away, so that the client hears why
CLIENTS_KEPT = 10_000
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
POLICY_NAME = "Content-Security-Policy"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    POLICY_NAME: POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Bucket:
    """Lets through so many a second, and a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left = burst
        self._when = monotonic()

    def take(self, cost: float) -> bool:
        time = monotonic()
        self._left = min(self._burst, self._left + (time - self._when) * self._rate)
        self._when = time
        if self._left < cost:
            return False
        self._left -= cost
        return True


class TooLarge(Exception):
    """A body grew beyond the limit while it was read."""


class Hygiene:
    """ASGI middleware. `rate` is in requests a second and client; 0 means no limit."""

    def __init__(self, app: ASGIApp, rate: float) -> None:
        self._app = app
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not (self._is_own(Headers(scope=scope)) and self._is_within_rate(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = monotonic()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        try:
            await self._guarded(scope, receive, sending)
        finally:
            took = monotonic() - began
            count_request(scope, status, took)
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1000, 1)}
            LOG.info("request", extra=facts)

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not self._is_within_rate(scope):
            await refuse(scope, send, Refusal(429, "refusal-too-many"))
            return
        if scope["method"] not in SAFE_METHODS and not self._is_own(headers):
            await refuse(scope, send, Refusal(403, "refusal-other-site"))
            return
        started = False
        size = 0

        async def receiving() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                raise TooLarge  # whatever the application makes of it, the client hears of the size
            return message

        async def sending(message: Message) -> None:
            nonlocal started
            if started or size <= LARGEST_BODY:
                started = True
                await send(message)

        length = headers.get("content-length", "0")
        try:
            if length.isdecimal() and int(length[:20]) > LARGEST_BODY:
                raise TooLarge
            await self._app(scope, receiving, sending)
            if size > LARGEST_BODY:
                raise TooLarge
        except TooLarge:
            await drain(receive)
            if not started:
                await refuse(scope, send, Refusal(413, "refusal-too-large", limit=LARGEST_BODY // 1024))
        except Exception:
            LOG.exception("the program failed", extra={"path": scope["path"]})
            if not started:
                await refuse(scope, send, Refusal(500, "refusal-mistake"))

    def _is_own(self, headers: Headers) -> bool:
        """Whether a browser's request comes from our own pages; other clients send no origin."""
        origin = headers.get("origin")
        return origin is None or origin.lower().partition("://")[2] == headers.get("host", "").lower()

    def _is_within_rate(self, scope: Scope) -> bool:
        if not self._rate or scope["path"] == "/healthz":
            return True
        client = scope["client"][0] if scope.get("client") else ""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, 4 * self._rate)
        self._buckets.move_to_end(client)
        if len(self._buckets) > CLIENTS_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(1)


async def drain(receive: Receive) -> None:
    """Read what is left of a body, within reason, and keep nothing."""
    left = LARGEST_DRAINED
    while left > 0:
        message = await receive()
        left -= len(message.get("body", b""))
        if message["type"] == "http.disconnect" or not message.get("more_body"):
            return


async def refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Answer for the application, in the reader's language."""
    language = language_in(scope["query_string"].decode("latin-1"))
    body = json.dumps({"error": refusal.sentence(language)}, ensure_ascii=False).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
