"""The server: `sandtable table` for this machine, `sandtable serve` for others."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial
from pathlib import Path

import uvicorn
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse
from starlette.types import ASGIApp

from sandtable.engine.errors import SandtableError
from sandtable.table.addresses import NAMES_OF_THIS_MACHINE, THIS_MACHINE, Proxies, is_of_this_machine
from sandtable.table.bodies import LARGEST_BODY, Bodies
from sandtable.table.client import Client
from sandtable.table.connections import Connections, protocols
from sandtable.table.front import Front
from sandtable.table.hygiene import Hygiene
from sandtable.table.limits import Limiter, Places
from sandtable.table.logs import set_up_logs
from sandtable.table.settings import Place, Settings
from sandtable.words import terminal_language, texts_in

USUAL_PORT = 8000
BACKLOG = 256
SMALLEST_ZIPPED = 1024
ZIP_LEVEL = 4  # higher ones cost more time than they save

Opening = AbstractAsyncContextManager[ASGIApp]


def serve(host: str, port: int, settings: Settings, folder: Path | None) -> None:
    """Serve others until interrupted; without a proxy, an address of this machine serves this machine alone.

    `folder` is where games are kept, if it is a folder.
    """
    if is_of_this_machine(host) and not settings.behind:
        settings = replace(settings, hosts=NAMES_OF_THIS_MACHINE | {shown(host)})
    run(listen(host, port), settings, partial(announce, folder))


def open_table(port: int | None, place: Place, *, browse: bool) -> None:
    """Serve this machine alone until interrupted, and show it in the browser; without a port, on any that is free."""
    try:
        listening = listen(THIS_MACHINE, USUAL_PORT if port is None else port)
    except SandtableError:
        if port is not None:
            raise
        listening = listen(THIS_MACHINE, 0)

    def show(address: str) -> None:
        announce(place.folder, address)
        if browse and has_browser():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run(listening, Settings(place.database, "warning", hosts=NAMES_OF_THIS_MACHINE), show, early=True)


def announce(folder: Path | None, address: str) -> None:
    """Say where the table is and where its games are, in the language of the terminal."""
    texts = texts_in(terminal_language())
    print(texts.literal("ui-serves", {"address": address}), flush=True)
    if folder is not None:
        print(texts.literal("ui-games-kept", {"folder": str(folder)}), flush=True)


def has_browser() -> bool:
    """Whether this machine can open a window; a browser made of text would fight for the terminal."""
    signs = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER")
    return sys.platform == "darwin" or any(os.environ.get(sign) for sign in signs)


def run(listening: socket.socket, settings: Settings, ready: Callable[[str], None], *, early: bool = False) -> None:
    """Serve until interrupted; one sentence if the table cannot be opened.

    `ready` is told the address when the table is open, or, `early`, as soon as its page can be shown.
    """
    set_up_logs(settings.log_level)
    limits, proxies, client = settings.limits, Proxies(settings.behind), Client()
    limiter, front = Limiter(limits.rate), Front(client.routes())
    inner = Bodies(GZipMiddleware(front, SMALLEST_ZIPPED, ZIP_LEVEL), limits.patience)
    http, sockets = protocols(Connections(Places(limits.connections), proxies, limiter, limits.patience))
    config = uvicorn.Config(
        Hygiene(inner, proxies, limiter, Places(limits.sockets), settings.hosts),
        lifespan="off",
        http=http,
        ws=sockets,
        proxy_headers=False,  # we look behind proxies ourselves, and only behind those that were named
        backlog=BACKLOG,
        ws_max_size=LARGEST_BODY,
        ws_per_message_deflate=False,  # views are small, and zlib would take some 300 kB for each socket
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    host, port, *_ = listening.getsockname()
    address = f"http://{shown(host)}:{port}"

    def opening() -> Opening:
        from sandtable.table.app import open_app

        return open_app(settings, client)

    TableServer(config, front, opening, partial(ready, address), early=early).run_on(listening)


def shown(host: str) -> str:
    """A host as it stands in a URL."""
    return f"[{host}]" if ":" in host else host.lower()


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address; one sentence if there can be none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends without delay only on sockets that say they are TCP; otherwise each answer waits some 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError, TypeError) as error:  # the last of a host that no name can be
        listening.close()
        sentence = "cannot listen on {host} port {port}: {error}"
        raise SandtableError(sentence, host=host, port=port, error=str(error)) from None
    return listening


class TableServer(uvicorn.Server):
    """Listens first, then opens the table behind its front; closes it when everybody has gone."""

    def __init__(
        self,
        config: uvicorn.Config,
        front: Front,
        opening: Callable[[], Opening],
        ready: Callable[[], None],
        *,
        early: bool,
    ) -> None:
        super().__init__(config)
        self._front, self._opening, self._ready, self._early = front, opening, ready, early
        self._problem: SandtableError | None = None

    def run_on(self, listening: socket.socket) -> None:
        """Serve until interrupted; SandtableError if the table cannot be opened."""
        self.run(sockets=[listening])
        if self._problem is not None:
            raise self._problem

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and begin to open the table."""
        await super().startup(sockets)
        if self._early:
            self._ready()
        self._leaving = asyncio.Event()
        self._table = asyncio.create_task(self._keep_open())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody go, then close the table."""
        await super().shutdown(sockets)
        self._leaving.set()
        await self._table

    async def _keep_open(self) -> None:
        try:
            opening = await asyncio.to_thread(self._opening)
            async with opening as table:
                self._front.open(table)
                if not self._early:
                    self._ready()
                await self._leaving.wait()
        except SandtableError as error:
            self._problem = error
            self._front.open(JSONResponse({"error": str(error)}, status_code=503))
        finally:
            self.should_exit = True
