"""Connections below HTTP: how many there may be, and how long one that does nothing may keep us waiting."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import Callable
from math import inf
from typing import ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from sandtable.table.addresses import Proxies, client_at
from sandtable.table.limits import Limiter, Places
from sandtable.table.refusals import ENGLISH, Refusal, body_of

DESCRIPTORS_KEPT = 100  # for the database, the processes that think, and files
FEWEST_CONNECTIONS = 20


class Connections:
    """All connections of this process. Behind a proxy they are the proxy's, and only the limit for all counts."""

    def __init__(self, places: Places, proxies: Proxies, limiter: Limiter, patience: float) -> None:
        self.limiter = limiter
        self.patience = patience
        self._places = places
        self._proxies = proxies
        self._count = 0
        descriptors = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        is_limited = descriptors != resource.RLIM_INFINITY
        self._most = max(descriptors - DESCRIPTORS_KEPT, FEWEST_CONNECTIONS) if is_limited else inf

    def open(self, host: str) -> Refusal | None:
        """Count one more from an address, or say why there can be none."""
        if self._count >= self._most:
            return Refusal(503, "refusal-too-many-connections")
        if host not in self._proxies and not self._places.take(client_at(host)):
            return Refusal(429, "refusal-too-many-connections")
        self._count += 1
        return None

    def close(self, host: str) -> None:
        """One less."""
        self._count -= 1
        if host not in self._proxies:
            self._places.leave(client_at(host))


class Attention:
    """Ends a connection whose client takes nothing of what waits for it, also one that is being closed."""

    def __init__(self, transport: asyncio.Transport, is_paused: Callable[[], bool], patience: float) -> None:
        self._transport = transport
        self._is_paused = is_paused
        self._patience = patience
        self._left: float = inf
        self._wait()

    def _wait(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self._patience, self._look)

    def _look(self) -> None:
        # What waits can only have grown by a few pongs: nothing else is written while a transport pauses or closes.
        must_take = self._is_paused() or self._transport.is_closing()
        left = self._transport.get_write_buffer_size() if must_take else 0
        if left and left >= self._left:
            self._transport.abort()
            return
        self._left = left or inf
        self._wait()

    def end(self) -> None:
        self._timer.cancel()


class HttpConnection(H11Protocol):
    """HTTP with a limit on the time that the head of a request takes, and the rest of a body that nobody reads."""

    house: ClassVar[Connections]
    _is_counted = False
    _has_begun = False  # with a request that is not all here
    _deadline: asyncio.TimerHandle | None = None
    _attention: Attention | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, or refuse to."""
        super().connection_made(transport)
        refusal = self.house.open(self._host)
        if refusal is not None:
            self._refuse(refusal)
            return
        self._is_counted = True
        self._attention = Attention(transport, lambda: self.flow.write_paused, self.house.patience)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._let_go()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has arrived."""
        self._has_begun = True
        super().data_received(data)

    def handle_events(self) -> None:
        """Go on with what has arrived; a whole head ends the wait for it."""
        before = self.cycle
        super().handle_events()
        if self.cycle is not before:
            self._stop_waiting()

    def on_response_complete(self) -> None:
        """Wait for the next request, and not for ever."""
        self._expect_request()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a socket."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is not HTTP, as everything else is refused."""
        self._refuse(Refusal(400, "refusal-not-http"))

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _expect_request(self) -> None:
        self._has_begun = False
        self._stop_waiting()
        self._deadline = self.loop.call_later(self.house.patience, self._lose_patience)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _lose_patience(self) -> None:
        if self._has_begun and self.conn.our_state is h11.IDLE:
            self._refuse(Refusal(408, "refusal-too-slow"))
        else:
            self.transport.close()

    def _refuse(self, refusal: Refusal) -> None:
        """Answer before there is a request, in English, and close."""
        body = body_of(refusal, ENGLISH)
        headers = [("Content-Type", "application/json"), ("Content-Length", str(len(body))), ("Connection", "close")]
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            for part in (h11.Response(status_code=refusal.status, headers=headers), h11.Data(data=body)):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._attention is not None:
            self._attention.end()
        if self._is_counted:
            self._is_counted = False
            self.house.close(self._host)


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket whose pings count in its client's rate, and which ends if its client does not read."""

    house: ClassVar[Connections]
    _is_counted = False
    _attention: Attention | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take the connection over from HTTP, which has just let go of it."""
        super().connection_made(transport)
        self._is_counted = self.house.open(self._host) is None
        self._attention = Attention(self.transport, lambda: not self.writable.is_set(), self.house.patience)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if self._attention is not None:
            self._attention.end()
        if self._is_counted:
            self._is_counted = False
            self.house.close(self._host)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer, within the rate; a client that does not read gets no more of them."""
        if not self._is_within_rate():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message, within the rate: even empty ones add up."""
        if self._is_within_rate():
            super().handle_cont(event)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _is_within_rate(self) -> bool:
        if self.close_sent:
            return False
        host, _ = self.scope["client"] or ("", 0)  # behind a proxy, where the application has found it to come from
        if self.house.limiter.allows(client_at(host)):
            return True
        self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.handle_parser_exception()
        return False


def protocols(connections: Connections) -> tuple[type[HttpConnection], type[SocketConnection]]:
    """The protocols that uvicorn is to speak on these connections."""
    return (
        type("Http", (HttpConnection,), {"house": connections}),
        type("Socket", (SocketConnection,), {"house": connections}),
    )
