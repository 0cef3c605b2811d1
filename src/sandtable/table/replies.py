"""What the API replies, whatever was asked: a view, how far the game is, secrets that are new, a refusal."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from fastapi import Request
from fastapi.responses import JSONResponse

from sandtable.table import views
from sandtable.table.cookies import make_room, remember
from sandtable.table.forms import Language
from sandtable.table.play import Held
from sandtable.table.refusals import Stale
from sandtable.table.seats import CREATOR, SPECTATOR, link_to
from sandtable.table.table_game import TableGame
from sandtable.table.visits import games_of

ONE_SENTENCE = {"type": "object", "properties": {"error": {"type": "string"}}, "required": ["error"]}
REFUSED = {"application/json": {"schema": ONE_SENTENCE}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    "4XX": {"description": "not granted, and nothing has changed", "content": REFUSED},
    503: {"description": "the database does not work", "content": REFUSED},
}


def with_view(game: TableGame, sides: frozenset[str], language: Language, seen: int | None = None) -> JSONResponse:
    return JSONResponse(views.view(game, sides, language, game.timeline.lines_seen(seen)))


def opened_for(game: TableGame, sides: frozenset[str]) -> JSONResponse:
    """Whom a game is open for now. What it looks like is told by the socket, or to who looks."""
    return JSONResponse({"at": game.at, "you": sorted(sides)})


def done(game: TableGame) -> JSONResponse:
    """How far the game is after a change. What came of it is told by the sockets, or to who looks."""
    return JSONResponse({"at": game.at})


async def with_links(
    request: Request, game: TableGame, sides: frozenset[str], secrets: dict[str, str], taken: str = "", **more: object
) -> JSONResponse:
    """Secrets that nobody had before, for the holder of these sides; the browser keeps them."""
    links = {side: link_to(game.id, secret) for side, secret in secrets.items() if side != CREATOR}
    response = JSONResponse({"id": game.id, "at": game.at, "secrets": secrets, "links": links, **more})
    own = [secret for side, secret in secrets.items() if side in {*sides, CREATOR}]
    invited = [secret for side, secret in secrets.items() if side not in {*sides, CREATOR, SPECTATOR}]
    remember(request, response, game.id, own, invited, taken)
    await make_room(request, response, games_of(request), game.id)
    return response


async def after(change: Awaitable[Held | None], game: TableGame, language: Language) -> JSONResponse:
    """Make a change; 409 if the game had moved on, also with how far it is."""
    try:
        held = await change
    except Stale as error:
        return moved_on(error, game, language)
    return done(game) if held is None else JSONResponse(views.describe_held(held, language))


def moved_on(error: Stale, game: TableGame, language: Language) -> JSONResponse:
    """How far the game is, for who has not seen it so."""
    return JSONResponse({"error": error.sentence(language), "at": game.at}, status_code=error.status)
