"""The API of orders: answers too many to be listed are built word by word, and looked at before they are given."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse, Response

from sandtable.engine.orders import END
from sandtable.engine.questions import Question
from sandtable.table.forms import Answer, Count, Language
from sandtable.table.play import Play
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.replies import REFUSALS, moved_on
from sandtable.table.table_game import TableGame
from sandtable.table.views import as_text, describe_reason
from sandtable.table.visits import sit, visit
from sandtable.words import Words, words_for

router = APIRouter(responses=REFUSALS)
Said = Annotated[Answer, Query(description="the words of the answer so far, with a blank between them")]


@router.get("/api/games/{game_id}/orders")
async def next_words(
    request: Request, game_id: str, at: Count, words: Said = "", language: Language = "en"
) -> JSONResponse:
    """What may follow the words of an answer to the current question, each with a note, such as what it costs.

    `whole` says whether the words are an answer as they stand, `preview` what it would come to where the game tells.
    If they are none and nothing may follow, there is the `reason`, with the number of its rule. 409 with the current
    `at` if mine is stale.
    """
    game, sides = await sit(request, game_id)
    try:
        game.timeline.check(at)
    except Stale as error:
        return moved_on(error, game, language)
    question = game.play.game.question
    if question is None:
        raise Refusal(409, "refusal-over")
    if question.side not in sides:
        raise Refusal(403, "refusal-not-asked", game=game.rules.name, side=question.side)
    return JSONResponse(describe_next(game.play, question, words, words_for(game.rules.name, language)))


def describe_next(play: Play, question: Question, said: str, words: Words) -> dict[str, Any]:
    """The words that may follow, or why there are none."""
    follow = question.next(said.split(" ") if said else [])
    reason = None if follow else question.reason(said)
    preview = play.reference.preview if END in follow else None
    return {
        "words": {word: note for word, note in follow.items() if word != END},
        "whole": END in follow,
        "preview": preview(play.game.state, question.side, said) if preview else None,
        "reason": describe_reason(question, said, reason, words) if reason is not None else "",
    }


@router.get("/api/games/{game_id}/overlays/{name}")
async def overlay(request: Request, game_id: str, name: str, at: Count, language: Language = "en") -> Response:
    """What lies over the board by a name, say zones or supply, as the game tells it, also to who only watches.

    409 if my `at` is stale.
    """
    game, _ = await visit(request, game_id)
    try:
        game.timeline.check(at)
    except Stale as error:
        return moved_on(error, game, language)
    return Response(overlay_text(game, name), media_type="application/json")


def overlay_text(game: TableGame, name: str) -> str:
    """What lies over the board by a name, as JSON: found once after every change, for it takes longer than a view."""
    known, draw = game.audience.wordings.overlays, game.play.reference.overlay
    if name not in known:
        told = draw(game.play.game.state, name) if draw else None
        if told is None:
            raise Refusal(404, "refusal-no-such-overlay")
        known[name] = as_text(told)
    return known[name]
