"""The application: the table on its database, from the moment it opens until it closes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from sandtable.games import GAMES, find
from sandtable.games.box import boxed
from sandtable.table import (
    analysis_api,
    catalogue_api,
    games_api,
    my_games_api,
    notices_api,
    orders_api,
    play_api,
    problems,
    seats_api,
)
from sandtable.table.analysis import Analyses
from sandtable.table.bots import BotPlayers
from sandtable.table.client import Client
from sandtable.table.fair_queue import FairPlaces
from sandtable.table.games import Games
from sandtable.table.garbage import collect_now_and_then
from sandtable.table.metrics import metrics
from sandtable.table.notices import Notices, check_notices
from sandtable.table.settings import Settings
from sandtable.table.store import Store
from sandtable.table.table_game import TableGame
from sandtable.table.updates import Updates
from sandtable.words import read_all_words, words_for

DESCRIPTION = (
    "Historical wargames on a table that knows their rules. Whoever knows a seat's secret sits there. A browser \
keeps its secrets in cookies that no script can read; a program sends them in 'Authorization: Bearer SECRET', \
several with dots between them. What is done to a game is a request; what came of it is told by a WebSocket at \
/api/games/{id}/live, which takes `seen` like GET /api/games/{id} and only tells. With `changes=true` it tells \
after the first view what has changed of it, and of a long log the recent lines."
)


@asynccontextmanager
async def open_app(settings: Settings, client: Client) -> AsyncIterator[ASGIApp]:
    """The application, on a database; one sentence if that cannot be used."""
    for game in GAMES:  # what a folder lacks, or a box, is said now and not to whoever asks for the list of games
        find(game)
        if boxed(game):
            await asyncio.to_thread(words_for, game, "en")
    await asyncio.to_thread(check_notices, settings.notices)
    store = await Store.open(settings.database)
    app = make_app(client)
    reading = asyncio.create_task(asyncio.to_thread(read_all_words))
    bots = app.state.bots = BotPlayers(settings.limits.bots)
    analyses = app.state.analyses = Analyses(store, settings.limits.analyses)
    notices = app.state.notices = Notices(store, settings.notices, settings.notice_delay)

    def changed(game: TableGame) -> None:
        bots.wake(game)
        analyses.wake(game)
        notices.wake(game)

    app.state.games = Games(store, changed)
    app.state.replaying = FairPlaces(1)
    notices.start(app.state.games)
    bots.resume(app.state.games)
    updates = Updates(store, app.state.games) if store.is_shared else None
    collecting = asyncio.create_task(collect_now_and_then())
    yield app
    collecting.cancel()
    await notices.stop()
    await bots.stop()
    await analyses.stop()
    if updates is not None:
        await updates.stop()
    await reading
    await store.close()


def make_app(client: Client) -> FastAPI:
    """What answers at each address."""
    app = FastAPI(title="Sandtable", description=DESCRIPTION, docs_url=None, redoc_url=None)
    for api in (catalogue_api, games_api, play_api, orders_api, notices_api, my_games_api, seats_api, analysis_api):
        app.include_router(api.router)
    app.add_route("/metrics", metrics, include_in_schema=False)
    app.router.routes += client.routes()
    problems.install(app)

    async def missing(request: Request, error: Exception) -> Response:
        return client.missing(request) or await problems.on_http_error(request, error)

    app.add_exception_handler(404, missing)
    return app
