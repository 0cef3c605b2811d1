"""Around every request: whose it is, limits on its rate, the same-origin check, secure headers, one line in the log."""

from __future__ import annotations

import logging
from collections.abc import Collection
from time import monotonic

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sandtable.table.addresses import Proxies, client_of, name_in
from sandtable.table.limits import Limiter, Places
from sandtable.table.metrics import count_request
from sandtable.table.refusals import Refusal, refuse

LOG = logging.getLogger("sandtable.table")
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


class Hygiene:
    """ASGI middleware. A table for this machine alone answers only to its own names (`hosts`), whatever a DNS says."""

    def __init__(
        self, app: ASGIApp, proxies: Proxies, limiter: Limiter, sockets: Places, hosts: Collection[str]
    ) -> None:
        self._app = app
        self._proxies = proxies
        self._limiter = limiter
        self._sockets = sockets
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        self._proxies.look_behind(scope)
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = monotonic()
        status = 500
        started = False

        async def sending(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await refuse(scope, sending, refusal)
            else:
                await self._app(scope, receive, sending)
        except Exception:
            LOG.exception("the program failed", extra={"path": scope["path"]})
            if not started:
                await refuse(scope, sending, Refusal(500, "refusal-mistake"))
        finally:
            took = monotonic() - began
            count_request(scope, status, took)
            facts = {"method": scope["method"], "path": scope["path"], "status": status, "ms": round(took * 1000, 1)}
            LOG.info("request", extra=facts)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = client_of(scope)
        refusal = self._refusal(scope)
        if refusal is None and not self._sockets.take(client):
            refusal = Refusal(429, "refusal-too-many-connections")
        if refusal is not None:
            LOG.info("request", extra={"method": "GET", "path": scope["path"], "status": refusal.status})
            await receive()
            await refuse(scope, send, refusal)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets.leave(client)

    def _refusal(self, scope: Scope) -> Refusal | None:
        """Why a request or a socket is not even looked at."""
        if scope["path"] != "/healthz" and not self._limiter.allows(client_of(scope)):
            return Refusal(429, "refusal-too-many")
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._hosts and name_in(host) not in self._hosts:
            return Refusal(403, "refusal-other-name")
        if scope.get("method") not in SAFE_METHODS and not is_own(headers.get("origin"), host):
            return Refusal(403, "refusal-other-site")
        return None


def is_own(origin: str | None, host: str) -> bool:
    """Whether a browser's request comes from our own pages, and not from nowhere; other clients send no origin."""
    if origin is None:
        return True
    site = origin.lower().partition("://")[2]
    return bool(site) and site == host.lower()
