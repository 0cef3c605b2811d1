"""The API of analysis. Who waits for one looks again every now and then; nobody looking ends it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request

from sandtable.table.addresses import client_of
from sandtable.table.analysis import Analyses
from sandtable.table.analysis_views import describe_course, describe_turns
from sandtable.table.forms import Language, MomentForm, Number
from sandtable.table.refusals import Refusal
from sandtable.table.replies import REFUSALS
from sandtable.table.table_game import TableGame
from sandtable.table.visits import turn_to_replay, visit

router = APIRouter(responses=REFUSALS)


def analyses_of(request: Request) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


async def analyse(request: Request, name: str) -> tuple[TableGame, frozenset[str]]:
    """The game that a request names, for those who may have it analysed."""
    game, sides = await visit(request, name)
    if not game.seats.may_analyse(sides, is_over=game.play.game.over):
        raise Refusal(403, "refusal-analysis-not-allowed")
    return game, sides


@router.get("/api/games/{game_id}/course")
async def course(request: Request, game_id: str) -> dict[str, Any]:
    """How likely each side was to win, turn by turn, as far as it is known. Looking keeps the analysis going."""
    return await look_at_course(request, game_id, begin=False)


@router.post("/api/games/{game_id}/course")
async def begin_course(request: Request, game_id: str) -> dict[str, Any]:
    """Have the course of a finished game analysed, in the background."""
    return await look_at_course(request, game_id, begin=True)


async def look_at_course(request: Request, game_id: str, *, begin: bool) -> dict[str, Any]:
    game, _ = await analyse(request, game_id)
    chances, is_running = await analyses_of(request).course(game, client_of(request.scope), begin=begin)
    return describe_course(game, chances, is_running)


@router.get("/api/games/{game_id}/turns/{moment}")
async def turns(request: Request, game_id: str, moment: Number, language: Language = "en") -> dict[str, Any]:
    """The best turns at a moment, if they have been found. Looking keeps the search going."""
    return await look_at_turns(request, game_id, moment, language, begin=False)


@router.post("/api/games/{game_id}/turns")
async def begin_turns(request: Request, game_id: str, form: MomentForm, language: Language = "en") -> dict[str, Any]:
    """Have the best turns at a moment looked for, in place of what I asked before."""
    return await look_at_turns(request, game_id, form.moment, language, begin=True)


async def look_at_turns(
    request: Request, game_id: str, moment: int, language: Language, *, begin: bool
) -> dict[str, Any]:
    game, sides = await analyse(request, game_id)
    client = client_of(request.scope)
    found, is_running = await analyses_of(request).turns(game, moment, sides, client, begin=begin)
    async with turn_to_replay(request):
        return await describe_turns(game, moment, found, is_running, language)


@router.delete("/api/games/{game_id}/turns", status_code=204)
async def stop_turns(request: Request, game_id: str) -> None:
    """I do not want the best turns any more."""
    game, sides = await visit(request, game_id)
    analyses_of(request).forget_turns(game, sides)
