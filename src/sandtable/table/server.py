"""The server: `sandtable table` for this machine, `sandtable serve` for others."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from sandtable.engine.errors import SandtableError
from sandtable.table import analysis_api, my_games_api, problems, seats_api
from sandtable.table.addresses import NAMES_OF_THIS_MACHINE, THIS_MACHINE, Proxies, is_of_this_machine
from sandtable.table.analysis import Analyses
from sandtable.table.api import router
from sandtable.table.bodies import LARGEST_BODY, Bodies
from sandtable.table.bots import BotPlayers
from sandtable.table.client import Client
from sandtable.table.connections import Connections, protocols
from sandtable.table.games import Games, TableGame
from sandtable.table.garbage import collect_now_and_then
from sandtable.table.hygiene import Hygiene
from sandtable.table.limits import Limiter, Places
from sandtable.table.logs import set_up_logs
from sandtable.table.metrics import metrics
from sandtable.table.notices import Notices, check_notices
from sandtable.table.store import Store
from sandtable.table.updates import Updates
from sandtable.words import read_all_words

USUAL_PORT = 8000
NO_LIMIT = 0
BACKLOG = 256
SMALLEST_ZIPPED = 1024
ZIP_LEVEL = 4  # higher ones cost more time than they save
DESCRIPTION = (
    "Historical wargames on a table that knows their rules. Whoever knows a seat's secret sits there. A browser \
keeps its secrets in cookies that no script can read; a program sends them in 'Authorization: Bearer SECRET', \
several with dots between them. Live play is a WebSocket at /api/games/{id}/live, with `seen` like GET /api/games/{id}."
)


class Problem:
    """Why the server could not start; the lifespan cannot say it itself."""

    error: SandtableError | None = None


@dataclass(frozen=True)
class Limits:
    """What each client may do, and for how many seconds it may keep us waiting; 0 of anything else is no limit."""

    rate: float = NO_LIMIT
    connections: int = NO_LIMIT
    sockets: int = NO_LIMIT
    patience: float = 30.0
    bots: int = NO_LIMIT  # at work before another is refused
    analyses: int = NO_LIMIT


@dataclass(frozen=True)
class Settings:
    """What an operator can choose."""

    database: str
    log_level: str
    limits: Limits = Limits()
    behind: Sequence[str] = ()
    notices: Sequence[str] = ()
    notice_delay: float = 60.0
    hosts: Collection[str] = ()  # the names to which it answers; none means all


def make_app(settings: Settings, proxies: Proxies, limiter: Limiter, problem: Problem) -> ASGIApp:
    """The application, on a database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            store = await Store.open(settings.database or default_database())
        except SandtableError as error:
            problem.error = error
            logging.getLogger("uvicorn").setLevel(logging.CRITICAL)  # it would print a traceback
            raise
        reading = asyncio.create_task(asyncio.to_thread(read_all_words))
        bots = app.state.bots = BotPlayers(settings.limits.bots)
        analyses = app.state.analyses = Analyses(store, settings.limits.analyses)
        notices = app.state.notices = Notices(store, settings.notices, settings.notice_delay)

        def changed(game: TableGame) -> None:
            bots.wake(game)
            analyses.wake(game)
            notices.wake(game)

        app.state.games = Games(store, changed)
        notices.start(app.state.games)
        bots.resume(app.state.games)
        updates = Updates(store, app.state.games) if store.is_shared else None
        collecting = asyncio.create_task(collect_now_and_then())
        yield
        collecting.cancel()
        await notices.stop()
        await bots.stop()
        await analyses.stop()
        if updates is not None:
            await updates.stop()
        await reading
        await store.close()

    app = FastAPI(title="Sandtable", description=DESCRIPTION, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.limiter = limiter
    app.include_router(router)
    app.include_router(my_games_api.router)
    app.include_router(seats_api.router)
    app.include_router(analysis_api.router)
    app.add_route("/metrics", metrics, include_in_schema=False)
    client = Client()
    app.router.routes += client.routes()
    problems.install(app)
    app.add_exception_handler(404, client.missing)
    limits = settings.limits
    inner = Bodies(GZipMiddleware(app, SMALLEST_ZIPPED, ZIP_LEVEL), limits.patience)
    return Hygiene(inner, proxies, limiter, Places(limits.sockets), settings.hosts)


def default_database() -> str:
    """A file in the user's data folder."""
    if sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(folder / "sandtable" / "table.sqlite")


def serve(host: str, port: int, settings: Settings) -> None:
    """Serve others until interrupted; without a proxy, an address of this machine serves this machine alone."""
    check_notices(settings.notices)
    if is_of_this_machine(host) and not settings.behind:
        settings = replace(settings, hosts=NAMES_OF_THIS_MACHINE | {shown(host)})
    run(listen(host, port), settings, announce)


def open_table(port: int | None, *, browse: bool) -> None:
    """Serve this machine alone until interrupted, and show it in the browser; without a port, on any that is free."""
    try:
        listening = listen(THIS_MACHINE, USUAL_PORT if port is None else port)
    except SandtableError:
        if port is not None:
            raise
        listening = listen(THIS_MACHINE, 0)

    def ready(address: str) -> None:
        announce(address)
        if browse and has_browser():
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    run(listening, Settings("", "warning", hosts=NAMES_OF_THIS_MACHINE), ready)


def announce(address: str) -> None:
    print(f"Sandtable serves on {address}", flush=True)


def has_browser() -> bool:
    """Whether this machine can open a window; a browser made of text would fight for the terminal."""
    signs = ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME", "BROWSER")
    return sys.platform == "darwin" or any(os.environ.get(sign) for sign in signs)


def run(listening: socket.socket, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; one sentence if that cannot even begin. `ready` is told the address."""
    set_up_logs(settings.log_level)
    problem = Problem()
    limits, proxies = settings.limits, Proxies(settings.behind)
    limiter = Limiter(limits.rate)
    http, sockets = protocols(Connections(Places(limits.connections), proxies, limiter, limits.patience))
    config = uvicorn.Config(
        make_app(settings, proxies, limiter, problem),
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
    server = AnnouncingServer(config, lambda: ready(f"http://{shown(host)}:{port}"))
    try:
        server.run(sockets=[listening])
    except SystemExit:
        if problem.error is None:
            raise
        raise problem.error from None


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
    except (OSError, OverflowError) as error:
        listening.close()
        raise SandtableError(f"cannot listen on {host} port {port}: {error}") from None
    return listening


class AnnouncingServer(uvicorn.Server):
    """Says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()
