"""The API of one's own games: the list of them, and taking one off it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from sandtable.table.cookies import forget, games_in, own_secrets
from sandtable.table.forms import Language, MineForm
from sandtable.table.games import Games
from sandtable.table.replies import REFUSALS
from sandtable.table.seats import BETWEEN_SECRETS, sides_held
from sandtable.table.summaries import summary, summary_of_stored
from sandtable.table.unplayable import CannotReplay
from sandtable.table.visits import games_of

MOST_GAMES_LISTED = 200  # more than a browser has cookies

router = APIRouter(responses=REFUSALS)


@router.get("/api/games")
async def my_games(request: Request, language: Language = "en") -> list[dict[str, Any]]:
    """The games to which this browser's cookies open a seat: those that wait for me first, the finished ones last."""
    offered = {name: own_secrets(name, request.cookies) for name in games_in(request.cookies)}
    return await list_games(games_of(request), offered, language)


@router.post("/api/my-games")
async def games_of_secrets(request: Request, form: MineForm, language: Language = "en") -> list[dict[str, Any]]:
    """The games that these secrets open."""
    offered = {name: secret.split(BETWEEN_SECRETS) for name, secret in form.secrets.items()}
    return await list_games(games_of(request), offered, language)


@router.post("/api/games/{game_id}/forget", status_code=204)
async def forget_game(request: Request, game_id: str) -> Response:
    """Take a game off this browser's list. The game stays as it is; only a link to it, kept elsewhere, leads back."""
    response = Response(status_code=204)
    forget(request, response, game_id)
    return response


async def list_games(games: Games, offered: dict[str, list[str]], language: Language) -> list[dict[str, Any]]:
    """The games that secrets open, the newest first among those that need me alike; no other is replayed."""
    seats = await games.store.seats(offered)
    opened = [name for name in seats if sides_held(seats[name], offered[name])]
    names = await games.store.newest(opened, MOST_GAMES_LISTED)
    described = [await describe(games, name, offered[name], language) for name in names]
    return sorted(filter(None, described), key=lambda one: (one["over"], not one["your_turn"]))


async def describe(games: Games, name: str, secrets: list[str], language: Language) -> dict[str, Any] | None:
    """A line of the list, also for a game that this version cannot play on; None if the secrets do not open it."""
    try:
        game = await games.get(name)
    except CannotReplay as refusal:
        sides = sides_held(refusal.stored.seats, secrets)
        problem = refusal.sentence(language)
        return summary_of_stored(refusal.stored, sides, problem, language) if sides else None
    sides = sides_held(game.seats.values(), secrets)
    return summary(game, sides, language) if sides else None
