"""The server: `sandtable serve`."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp

from sandtable.engine.errors import SandtableError
from sandtable.table import problems
from sandtable.table.api import router
from sandtable.table.bots import BotPlayers
from sandtable.table.games import Games
from sandtable.table.hygiene import LARGEST_BODY, Hygiene
from sandtable.table.logs import set_up_logs
from sandtable.table.store import Store

DESCRIPTION = (
    "Historical wargames on a table that knows their rules. A seat's secret goes into a cookie or, for programs, \
into 'Authorization: Bearer SECRET'. Live play is a WebSocket at /api/games/{id}/live."
)


class Problem:
    """Why the server could not start; the lifespan cannot say it itself."""

    error: SandtableError | None = None


def make_app(database: str, rate: float, problem: Problem) -> ASGIApp:
    """The application, on a database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            store = await Store.open(database)
        except SandtableError as error:
            problem.error = error
            logging.getLogger("uvicorn").setLevel(logging.CRITICAL)  # it would print a traceback
            raise
        bots = BotPlayers()
        app.state.games = Games(store, bots.wake)
        yield
        await bots.stop()
        await store.close()

    app = FastAPI(title="Sandtable", description=DESCRIPTION, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.rate = rate
    app.include_router(router)
    problems.install(app)
    return Hygiene(app, rate)


def default_database() -> str:
    """A file in the user's data folder."""
    if sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(folder / "sandtable" / "table.sqlite")


def serve(host: str, port: int, database: str, rate: float, log_level: str) -> None:
    """Serve until interrupted; one sentence if that cannot even begin."""
    listening = listen(host, port)
    set_up_logs(log_level)
    problem = Problem()
    config = uvicorn.Config(
        make_app(database or default_database(), rate, problem),
        ws="websockets-sansio",
        ws_max_size=LARGEST_BODY,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    shown = f"[{host}]" if ":" in host else host
    server = AnnouncingServer(config, f"http://{shown}:{listening.getsockname()[1]}")
    try:
        server.run(sockets=[listening])
    except SystemExit:
        if problem.error is None:
            raise
        raise problem.error from None


def listen(host: str, port: int) -> socket.socket:
    """A socket on this address; one sentence if there can be none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends without delay only on sockets that say they are TCP; otherwise each answer waits some 40 ms.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(256)
    except (OSError, OverflowError) as error:
        listening.close()
        raise SandtableError(f"cannot listen on {host} port {port}: {error}") from None
    return listening


class AnnouncingServer(uvicorn.Server):
    """Says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            print(f"Sandtable serves on {self._address}", flush=True)
