"""Around every request: limits on size and rate, the same-origin check, secure headers, one line in the log."""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from collections.abc import Collection
from time import monotonic

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.table.metrics import count_request
from sandtable.table.refusals import Refusal, language_in

LOG = logging.getLogger("sandtable.table")
LARGEST_BODY = 256 * 1024
LARGEST_DRAINED = 32 * 1024 * 1024  # beyond the limit a body is read and thrown away, so that the client hears why
CLIENTS_KEPT = 10_000
SECONDS_OF_BURST = 4
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

    def __init__(self, rate: float) -> None:
        self._rate, self._burst = rate, max(1.0, SECONDS_OF_BURST * rate)
        self._left = self._burst
        self._when = monotonic()

    def take(self) -> bool:
        time = monotonic()
        self._left = min(self._burst, self._left + (time - self._when) * self._rate)
        self._when = time
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limiter:
    """A bucket for each client, for its requests and what it says on all of its sockets; a rate of 0 is no limit."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, client: str) -> bool:
        """Whether one more is within this client's rate; if so it counts."""
        if not self._rate:
            return True
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate)
        self._buckets.move_to_end(client)
        if len(self._buckets) > CLIENTS_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()


class TooLarge(Exception):
    """A body grew beyond the limit while it was read."""


class Hygiene:
    """ASGI middleware. A table for this machine alone answers only to its own names (`hosts`), whatever a DNS says."""

    def __init__(self, app: ASGIApp, limiter: Limiter, hosts: Collection[str]) -> None:
        self._app = app
        self._limiter = limiter
        self._hosts = hosts

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
        is_allowed = self._is_for_us(headers) if scope["method"] in SAFE_METHODS else self._is_own(headers)
        if not is_allowed:
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

    def _is_for_us(self, headers: Headers) -> bool:
        """Whether a request calls us by a name that we have."""
        return not self._hosts or headers.get("host", "").lower().partition(":")[0] in self._hosts

    def _is_own(self, headers: Headers) -> bool:
        """Whether a browser's request comes from our own pages; other clients send no origin."""
        origin = headers.get("origin")
        is_ours = origin is None or origin.lower().partition("://")[2] == headers.get("host", "").lower()
        return is_ours and self._is_for_us(headers)

    def _is_within_rate(self, scope: Scope) -> bool:
        return scope["path"] == "/healthz" or self._limiter.allows(client_of(scope))


def client_of(scope: Scope) -> str:
    """The address that a request or a socket comes from."""
    return scope["client"][0] if scope.get("client") else ""


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
    if refusal.status == 429:
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
