"""The API of what needs no game at the table: which games there are, their rules, the guided example."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from sandtable.table.catalogue import describe_games, rule_text, rules_contents
from sandtable.table.forms import Language, Number
from sandtable.table.lessons import lesson
from sandtable.table.replies import REFUSALS

router = APIRouter(responses=REFUSALS)
Search = Annotated[str, Query(max_length=100)]


@router.get("/api/catalogue")
async def catalogue(language: Language = "en") -> list[dict[str, Any]]:
    """The games that can be played here, with scenarios and options explained."""
    return describe_games(language)


@router.get("/api/rules/{game}")
async def rules(game: str, language: Language = "en", search: Search = "") -> list[dict[str, Any]]:
    """The contents of a game's rules and cards, or those that speak of all the words sought."""
    return rules_contents(game, language, search)


@router.get("/api/rules/{game}/{number}")
async def rule(game: str, number: str, language: Language = "en") -> dict[str, Any]:
    """A rule or card in our words."""
    return rule_text(game, number, language)


@router.get("/api/learn/{game}/{step}")
async def learn(game: str, step: Number, language: Language = "en") -> JSONResponse:
    """A step of a game's guided example: the scene, what we say about it, and the answers that come next."""
    return JSONResponse(lesson(game, step, language))
