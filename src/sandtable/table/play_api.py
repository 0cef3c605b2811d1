"""The API of play: answers, going back, chat, and who plays for a bot that has failed. Sockets tell what came of it."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from sandtable.table.forms import (
    AllowForm,
    AnswersForm,
    AtForm,
    ChatForm,
    Language,
    ResignForm,
    RollbackForm,
    SubstituteForm,
    UndoForm,
)
from sandtable.table.opponents import check_bot
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.replies import REFUSALS, after, done, moved_on, with_links
from sandtable.table.seating import allowing
from sandtable.table.visits import sit, sit_or_watch_bots

router = APIRouter(responses=REFUSALS)


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
    """Ask all other persons to go back to a moment."""
    game, sides = await sit(request, game_id)
    return await after(game.ask_rollback(form.at, sides, form.back_to), game, language)


@router.post("/api/games/{game_id}/rollback/accept")
async def accept_rollback(
    request: Request, game_id: str, form: RollbackForm, language: Language = "en"
) -> JSONResponse:
    """Consent to a request for this moment; when all persons have, it happens. 409 if another is asked for by now."""
    return await answer_rollback(request, game_id, form, language, consent=True)


@router.post("/api/games/{game_id}/rollback/decline")
async def decline_rollback(
    request: Request, game_id: str, form: RollbackForm, language: Language = "en"
) -> JSONResponse:
    """Decline a request for this moment, or take back one's own."""
    return await answer_rollback(request, game_id, form, language, consent=False)


async def answer_rollback(
    request: Request, game_id: str, form: RollbackForm, language: Language, *, consent: bool
) -> JSONResponse:
    game, sides = await sit(request, game_id)
    return await after(game.answer_rollback(form.at, sides, form.back_to, consent=consent), game, language)


@router.post("/api/games/{game_id}/resign")
async def resign(request: Request, game_id: str, form: ResignForm) -> JSONResponse:
    """Give up for a side of mine: the game is over, and the other side has won. It needs no turn and no `at`."""
    game, sides = await sit(request, game_id)
    if form.side not in sides:
        raise Refusal(403, "refusal-not-your-side")
    await game.resign(form.side)
    return done(game)


@router.post("/api/games/{game_id}/substitute")
async def substitute(request: Request, game_id: str, form: SubstituteForm, language: Language = "en") -> JSONResponse:
    """Let another bot play for the one that has failed."""
    game, _ = await sit_or_watch_bots(request, game_id)
    check_bot(form.bot, game.rules.name)
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
