"""The API of what needs no game at the table: which games there are, their rules, the guided first game."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from sandtable.table.catalogue import describe_games, describe_set_up, rule_text
from sandtable.table.forms import Language, Number
from sandtable.table.lessons import describe_outline, lesson
from sandtable.table.replies import REFUSALS
from sandtable.table.rules_search import search_rules
from sandtable.words import words_for

router = APIRouter(responses=REFUSALS)
Search = Annotated[str, Query(max_length=100)]


@router.get("/api/catalogue")
async def catalogue(language: Language = "en") -> list[dict[str, Any]]:
    """The games that can be played here, with scenarios and options explained."""
    return describe_games(language)


@router.get("/api/rules/{game}")
async def rules(game: str, language: Language = "en", search: Search = "") -> list[dict[str, Any]]:
    """The contents of a game's rules and cards, or those that have all the words sought, the best first.

    By number comes before by title, and that before by text; `hit` is the first place in the text, if it is there.
    """
    return search_rules(game, language, search)


@router.get("/api/rules/{game}/{number}")
async def rule(game: str, number: str, language: Language = "en") -> dict[str, Any]:
    """A rule or card in our words."""
    return rule_text(game, number, language)


@router.get("/api/learn/{game}")
async def outline(game: str, language: Language = "en") -> dict[str, Any]:
    """The chapters of a game's guided first game, with the minutes that they take."""
    return describe_outline(game, language)


@router.get("/api/reference/{game}")
async def reference(game: str, language: Language = "en") -> JSONResponse:
    """What a client needs of a game once: the names of its things, and the printed tables that dice are read by."""
    words = words_for(game, language)
    return JSONResponse({"names": words.names(), "charts": words.reference.charts or {}})


@router.get("/api/set-up/{game}")
async def set_up(game: str) -> JSONResponse:
    """The board of a game before anything has happened, as a view has it in `state`."""
    return JSONResponse(describe_set_up(game))


@router.get("/api/learn/{game}/{step}")
async def learn(game: str, step: Number, language: Language = "en") -> JSONResponse:
    """A step of a game's guided first game: the scene, what we say about it, and the answers that come next."""
    return JSONResponse(lesson(game, step, language))
