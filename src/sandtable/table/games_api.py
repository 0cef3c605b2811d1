"""The API over HTTP, and where its sockets open. Each function is one request."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import nullcontext
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, WebSocket
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse

from sandtable.table import views
from sandtable.table.addresses import client_of
from sandtable.table.bots import BotPlayers
from sandtable.table.cookies import make_room, remember
from sandtable.table.creation import create
from sandtable.table.forms import (
    AllowForm,
    AnswersForm,
    AtForm,
    ChatForm,
    Count,
    Language,
    NewGameForm,
    NoticeForm,
    NoticeState,
    Number,
    RollbackForm,
    SubstituteForm,
    UndoForm,
)
from sandtable.table.games import TableGame
from sandtable.table.lessons import lesson
from sandtable.table.notices import Notices
from sandtable.table.opponents import check_bot
from sandtable.table.pages import api_page
from sandtable.table.play import Held
from sandtable.table.records import record_of, record_of_stored, record_until
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.seating import LinkSpent, allowing
from sandtable.table.seats import BOT, CREATOR, SPECTATOR, link_to
from sandtable.table.sockets import REFUSED as SOCKET_REFUSED
from sandtable.table.sockets import attend, send_away
from sandtable.table.stored import Notice
from sandtable.table.unplayable import CannotReplay
from sandtable.table.visits import games_of, open_game, secrets_of, sit, sit_or_watch_bots, visit

ONE_SENTENCE = {"type": "object", "properties": {"error": {"type": "string"}}, "required": ["error"]}
REFUSED = {"application/json": {"schema": ONE_SENTENCE}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    "4XX": {"description": "not granted, and nothing has changed", "content": REFUSED},
    503: {"description": "the database does not work", "content": REFUSED},
}

router = APIRouter(responses=REFUSALS)
Search = Annotated[str, Query(max_length=100)]
Moment = Annotated[Count | None, Query(description="how many answers had been given")]
Seen = Annotated[Count | None, Query(description="the `at` of the view that I have: of the log, only the end comes")]


def notices_of(request: Request) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


def bots_of(request: Request) -> BotPlayers:
    bots: BotPlayers = request.app.state.bots
    return bots


def with_view(game: TableGame, sides: frozenset[str], language: Language, seen: int | None = None) -> JSONResponse:
    return JSONResponse(views.view(game, sides, language, game.lines_seen(seen)))


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


@router.get("/healthz")
async def healthz(request: Request) -> dict[str, str]:
    """Whether the table works and its database answers."""
    await games_of(request).store.check()
    return {"status": "ok"}


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    return HTMLResponse(api_page(request.app.openapi()))


@router.get("/api/catalogue")
async def catalogue(language: Language = "en") -> list[dict[str, Any]]:
    """The games that can be played here, with scenarios and options explained."""
    return views.catalogue(language)


@router.get("/api/rules/{game}")
async def rules(game: str, language: Language = "en", search: Search = "") -> list[dict[str, Any]]:
    """The contents of a game's rules and cards, or those that speak of all the words sought."""
    return views.rules_contents(game, language, search)


@router.get("/api/rules/{game}/{number}")
async def rule(game: str, number: str, language: Language = "en") -> dict[str, Any]:
    """A rule or card in our words."""
    return views.rule_text(game, number, language)


@router.get("/api/learn/{game}/{step}")
async def learn(game: str, step: Number, language: Language = "en") -> JSONResponse:
    """A step of a game's guided example: the scene, what we say about it, and the answers that come next."""
    return JSONResponse(lesson(game, step, language))


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
        record = record_until(source, form.moment_of.moment)
    client = client_of(request.scope)
    has_bot = any(seat.who == BOT for seat in form.seats.values())
    with bots_of(request).beginning(client) if has_bot else nullcontext():
        game, secrets = await create(games_of(request), form, record, client)
    mine = frozenset([side for side, seat in form.seats.items() if seat.who == "me"] or [SPECTATOR])
    response = await with_links(request, game, mine, secrets, view=views.view(game, mine, language))
    response.status_code = 201
    return response


@router.get("/api/games/{game_id}")
async def look(request: Request, game_id: str, language: Language = "en", seen: Seen = None) -> JSONResponse:
    """The game as it stands.

    With `seen`, only a part of the log comes: the lines from number `log_from` on, in place of all that the view of
    that `at` had from there on. Some may be the same, where something has been taken back since.
    """
    game, sides = await visit(request, game_id)
    return with_view(game, sides, language, seen)


@router.get("/api/games/{game_id}/moments/{moment}")
async def look_back(request: Request, game_id: str, moment: Number, language: Language = "en") -> JSONResponse:
    """The game as it stood after so many answers."""
    game, _ = await visit(request, game_id)
    return JSONResponse(views.view_at(game, moment, language))


@router.get("/api/games/{game_id}/history")
async def history(request: Request, game_id: str) -> list[dict[str, Any]]:
    """What a chart of the game shows, turn by turn."""
    game, _ = await visit(request, game_id)
    return views.history(game)


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
    return PlainTextResponse(record_of(game) if moment is None else record_until(game, moment))


@router.get("/api/games/{game_id}/position", response_class=PlainTextResponse)
async def position(request: Request, game_id: str, moment: Moment = None) -> PlainTextResponse:
    """The position as text, now or at a moment."""
    game, _ = await visit(request, game_id)
    return PlainTextResponse((game.play if moment is None else game.play_at(moment)).game.position())


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


@router.post("/api/games/{game_id}/answers")
async def answer(request: Request, game_id: str, form: AnswersForm, language: Language = "en") -> JSONResponse:
    """Answer the current question and those that follow, all or none. The reply has the new `at`: the sockets tell the
    view, once, and who has none looks. 409 with the current `at` if mine is stale.

    With `confirm`, answers that would end the turn change nothing; they come back as `held`, with the turn in lines.
    """
    game, sides = await sit(request, game_id)
    change = game.answer(form.at, form.answers, sides, confirm=form.confirm)
    return await after(change, game, language)


@router.post("/api/games/{game_id}/undo")
async def undo(request: Request, game_id: str, form: UndoForm, language: Language = "en") -> JSONResponse:
    """Take back one's last answer, or all of one's own down to a moment; chance and the other side stop it."""
    game, sides = await sit(request, game_id)
    return await after(game.undo(form.at, sides, form.back_to), game, language)


@router.post("/api/games/{game_id}/rollback")
async def ask_rollback(request: Request, game_id: str, form: RollbackForm, language: Language = "en") -> JSONResponse:
    """Ask the other side to go back to a moment."""
    game, sides = await sit(request, game_id)
    return await after(game.ask_rollback(form.at, sides, form.back_to), game, language)


@router.post("/api/games/{game_id}/rollback/accept")
async def accept_rollback(
    request: Request, game_id: str, form: RollbackForm, language: Language = "en"
) -> JSONResponse:
    """Consent to the other side's request for this moment. 409 if it asks for another by now."""
    return await answer_rollback(request, game_id, form, language, consent=True)


@router.post("/api/games/{game_id}/rollback/decline")
async def decline_rollback(
    request: Request, game_id: str, form: RollbackForm, language: Language = "en"
) -> JSONResponse:
    """Decline the other side's request for this moment, or take back one's own."""
    return await answer_rollback(request, game_id, form, language, consent=False)


async def answer_rollback(
    request: Request, game_id: str, form: RollbackForm, language: Language, *, consent: bool
) -> JSONResponse:
    game, sides = await sit(request, game_id)
    return await after(game.answer_rollback(form.at, sides, form.back_to, consent=consent), game, language)


@router.post("/api/games/{game_id}/substitute")
async def substitute(request: Request, game_id: str, form: SubstituteForm, language: Language = "en") -> JSONResponse:
    """Let another bot play for the one that has failed."""
    game, _ = await sit_or_watch_bots(request, game_id)
    check_bot(form.bot)
    return await after(game.substitute(form.at, form.bot), game, language)


@router.post("/api/games/{game_id}/take-over")
async def take_over(request: Request, game_id: str, form: AtForm, language: Language = "en") -> JSONResponse:
    """Play for the bot that has failed myself, beside my own side. The answer holds a secret link for its seat."""
    game, sides = await sit_or_watch_bots(request, game_id)
    try:
        secrets = await game.take_over(form.at, sides)
    except Stale as error:
        return moved_on(error, game, language)
    return await with_links(request, game, sides | secrets.keys(), secrets, taken=min(secrets))


@router.post("/api/games/{game_id}/allow-analysis")
async def allow_analysis(request: Request, game_id: str, form: AllowForm) -> JSONResponse:
    """Allow that this game is analysed while it goes on; it is when all persons who play it allow it."""
    game, sides = await sit(request, game_id)
    for side in sides:
        await game.change_seat(partial(allowing, side=side, allow=form.allow))
    return done(game)


@router.post("/api/games/{game_id}/chat")
async def chat(request: Request, game_id: str, form: ChatForm) -> JSONResponse:
    """Say something to the other side."""
    game, sides = await sit(request, game_id)
    await game.say(min(sides), form.text)
    return done(game)


@router.get("/api/games/{game_id}/notice")
async def notice(request: Request, game_id: str) -> NoticeState:
    """Whether I hear of my turns when I am away, and how the URLs begin that this table accepts."""
    game, sides = await sit(request, game_id)
    set_for = await games_of(request).store.notices(game.id)
    return NoticeState(allowed=notices_of(request).allowed.texts, is_set=bool(sides & set_for.keys()))


@router.put("/api/games/{game_id}/notice", status_code=204)
async def leave_notice(request: Request, game_id: str, form: NoticeForm, language: Language = "en") -> None:
    """Leave an Apprise URL: it is told when my turn begins and I am away. Nobody gets it back."""
    game, sides = await sit(request, game_id)
    link = f"{request.base_url}games/{game.id}"
    await notices_of(request).leave(game, sides, Notice(form.url, language, link))


@router.delete("/api/games/{game_id}/notice", status_code=204)
async def remove_notice(request: Request, game_id: str) -> None:
    """Hear no more of my turns."""
    game, sides = await sit(request, game_id)
    await games_of(request).store.leave_notice(game.id, sides, None)


@router.websocket("/api/games/{game_id}/live")
async def live(socket: WebSocket, game_id: str, language: Language = "en", seen: Seen = None) -> None:
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
    await attend(socket, game, secrets, language, seen)
