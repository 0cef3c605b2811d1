"""The API of orders: answers too many to be listed are built word by word."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from sandtable.engine.orders import END
from sandtable.engine.questions import Question
from sandtable.table.forms import Answer, Count, Language
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.replies import REFUSALS, moved_on
from sandtable.table.views import describe_reason
from sandtable.table.visits import sit
from sandtable.words import Words, words_for

router = APIRouter(responses=REFUSALS)
Said = Annotated[Answer, Query(description="the words of the answer so far, with a blank between them")]


@router.get("/api/games/{game_id}/orders")
async def next_words(
    request: Request, game_id: str, at: Count, words: Said = "", language: Language = "en"
) -> JSONResponse:
    """What may follow the words of an answer to the current question, each with a note, such as what it costs.

    `whole` says whether the words are an answer as they stand. If they are none and nothing may follow, there is the
    `reason`, with the number of its rule. 409 with the current `at` if mine is stale.
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
    return JSONResponse(describe_next(question, words, words_for(game.rules.name, language)))


def describe_next(question: Question, said: str, words: Words) -> dict[str, Any]:
    """The words that may follow, or why there are none."""
    follow = question.next(said.split(" ") if said else [])
    reason = None if follow else question.reason(said)
    return {
        "words": {word: note for word, note in follow.items() if word != END},
        "whole": END in follow,
        "reason": describe_reason(question, said, reason, words) if reason is not None else "",
    }
