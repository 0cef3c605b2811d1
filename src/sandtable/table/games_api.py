"""The API of games: beginning one, looking at it, its record, and where its sockets open."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, WebSocket
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse

from sandtable.table import views
from sandtable.table.addresses import client_of
from sandtable.table.analysis_views import history
from sandtable.table.bots import BotPlayers
from sandtable.table.creation import create, find_start
from sandtable.table.forms import (
    Count,
    Language,
    NewGameForm,
    Number,
    StartForm,
)
from sandtable.table.pages import api_page
from sandtable.table.records import record_of, record_of_stored, record_until
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.rematches import begin_rematch, come_along, next_sides
from sandtable.table.replies import REFUSALS, with_links, with_view
from sandtable.table.seating import LinkSpent
from sandtable.table.seats import BOT, SPECTATOR, sides_held
from sandtable.table.sockets import REFUSED as SOCKET_REFUSED
from sandtable.table.sockets import attend, send_away
from sandtable.table.unplayable import CannotReplay
from sandtable.table.visits import games_of, open_game, secrets_of, sit, turn_to_replay, visit

router = APIRouter(responses=REFUSALS)
MOST_MOMENTS = 50  # at once
Moment = Annotated[Count | None, Query(description="how many answers had been given")]
Block = Annotated[Count, Query(ge=1, le=MOST_MOMENTS, description="how many moments")]
Lines = Annotated[Count, Query(ge=1, le=views.RECENT_LINES, description="how many lines")]
Seen = Annotated[Count | None, Query(description="the `at` of the view that I have: of the log, only the end comes")]


def bots_of(request: Request) -> BotPlayers:
    bots: BotPlayers = request.app.state.bots
    return bots


@router.get("/healthz")
async def healthz(request: Request) -> dict[str, str]:
    """Whether the table works and its database answers."""
    await games_of(request).store.check()
    return {"status": "ok"}


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    return HTMLResponse(api_page(request.app.openapi()))


@router.post("/api/games", status_code=201)
async def new_game(request: Request, form: NewGameForm, language: Language = "en") -> JSONResponse:
    """Begin a game. The answer holds a secret link for each seat of mine and for spectators, and one to send for each
    friend's seat: an invitation. With friends it holds a secret, too, by which I can invite them again.
    """
    record = form.record
    if form.moment_of is not None:
        source, _ = await visit(request, form.moment_of.id)
        if record:
            raise Refusal(400, "refusal-one-start")
        form.game = source.rules.name
        async with turn_to_replay(request):
            record = await record_until(source, form.moment_of.moment)
    client = client_of(request.scope)
    has_bot = any(seat.who == BOT for seat in form.seats.values())
    with bots_of(request).beginning(client) if has_bot else nullcontext():
        game, secrets = await create(games_of(request), form, record, client)
    mine = frozenset([side for side, seat in form.seats.items() if seat.who == "me"] or [SPECTATOR])
    response = await with_links(request, game, mine, secrets, view=views.view(game, mine, language))
    response.status_code = 201
    return response


@router.post("/api/starts")
async def check_start(request: Request, form: StartForm) -> dict[str, Any]:
    """Whether a game could begin from this record or position, and how far it is there. Nothing begins."""
    start = NewGameForm(game=form.game, seats={}, position=form.position)
    game = await find_start(games_of(request), start, form.record, client_of(request.scope))
    return {"moment": len(game.answers), "over": game.over, "result": game.result}


@router.post("/api/games/{game_id}/rematch")
async def rematch(request: Request, game_id: str) -> JSONResponse:
    """Play a finished game once more from where it began, with the same people, each at the other side.

    The first who asks begins the game that follows; who played with him sits down at it by the same request. The
    answer holds a secret link for each seat that is new to me.
    """
    game, sides = await sit(request, game_id)
    mine, client = next_sides(game, sides), client_of(request.scope)
    if not game.rematch:
        has_bot = any(seat.who == BOT for seat in game.seats.values())
        try:
            with bots_of(request).beginning(client) if has_bot else nullcontext():
                following, secrets = await begin_rematch(games_of(request), game, sides, client)
            return await with_links(request, following, mine, secrets)
        except Stale:
            await game.refresh()  # somebody else was first
    following = await games_of(request).get(game.rematch)
    new = mine - sides_held(following.seats.values(), secrets_of(request, following.id))
    if not new:
        return JSONResponse({"id": following.id, "at": following.at})
    return await with_links(request, following, mine, await come_along(following, new), min(new))


@router.get("/api/games/{game_id}")
async def look(request: Request, game_id: str, language: Language = "en", seen: Seen = None) -> JSONResponse:
    """The game as it stands.

    With `seen`, only a part of the log comes: the lines from number `log_from` on, in place of all that the view of
    that `at` had from there on. Some may be the same, where something has been taken back since.
    """
    game, sides = await visit(request, game_id)
    return with_view(game, sides, language, seen)


@router.get("/api/games/{game_id}/moments")
async def walk(request: Request, game_id: str, first: Count, count: Block, language: Language = "en") -> dict[str, Any]:
    """The game as it stood at so many moments in a row, as far as it has come; of questions, who is asked what."""
    game, sides = await visit(request, game_id)
    async with turn_to_replay(request):
        return await views.view_moments(game, first, count, sides, language)


@router.get("/api/games/{game_id}/moments/{moment}")
async def look_back(request: Request, game_id: str, moment: Number, language: Language = "en") -> JSONResponse:
    """The game as it stood after so many answers."""
    game, sides = await visit(request, game_id)
    async with turn_to_replay(request):
        return JSONResponse(await views.view_at(game, moment, sides, language))


@router.get("/api/games/{game_id}/log")
async def read_log(
    request: Request, game_id: str, first: Count, count: Lines, language: Language = "en"
) -> JSONResponse:
    """So many lines of the log from number `first` on, as far as it goes: a long one comes with a view only in part."""
    game, _ = await visit(request, game_id)
    return JSONResponse(views.view_log(game, first, count, language))


@router.get("/api/games/{game_id}/history")
async def read_history(request: Request, game_id: str) -> list[dict[str, Any]]:
    """What a chart of the game shows, turn by turn."""
    game, _ = await visit(request, game_id)
    return history(game)


@router.get("/api/games/{game_id}/record", response_class=PlainTextResponse)
async def record(request: Request, game_id: str, moment: Moment = None) -> PlainTextResponse:
    """The record as text, whole (with the commitment of the dice) or up to a moment.

    The whole one is there even if this version cannot play the game on; then it does not say who has won.
    """
    try:
        game, _ = await visit(request, game_id)
    except CannotReplay as refusal:
        if moment is not None:
            raise
        return PlainTextResponse(record_of_stored(refusal.stored))
    if moment is None:
        return PlainTextResponse(record_of(game))
    async with turn_to_replay(request):
        return PlainTextResponse(await record_until(game, moment))


@router.get("/api/games/{game_id}/position", response_class=PlainTextResponse)
async def position(request: Request, game_id: str, moment: Moment = None) -> PlainTextResponse:
    """The position as text, now or at a moment."""
    game, _ = await visit(request, game_id)
    async with turn_to_replay(request):
        play = game.play if moment is None else await game.timeline.go_to(moment)
        return PlainTextResponse(play.game.position())


@router.websocket("/api/games/{game_id}/live")
async def live(
    socket: WebSocket, game_id: str, language: Language = "en", seen: Seen = None, changes: bool = False
) -> None:
    """Live play: the view after every change. It only tells: who says something is sent away."""
    secrets = secrets_of(socket, game_id)
    try:
        game, _ = await open_game(games_of(socket), game_id, secrets)
    except LinkSpent as refusal:  # one who comes back is told why he does not sit here any more
        await socket.accept()
        await send_away(socket, refusal, language)
        return
    except Refusal:
        await socket.close(SOCKET_REFUSED)
        return
    await socket.accept()
    await attend(socket, game, secrets, language, seen, changes=changes)
