"""Who comes to a game: what the secrets of a request open."""

from __future__ import annotations

from fastapi import Request, WebSocket

from sandtable.table.addresses import client_of
from sandtable.table.cookies import secrets_offered
from sandtable.table.games import Games, TableGame
from sandtable.table.refusals import Refusal, no_such_game
from sandtable.table.seats import SPECTATOR, sides_held
from sandtable.table.unplayable import CannotReplay


def games_of(connection: Request | WebSocket) -> Games:
    games: Games = connection.app.state.games
    return games


async def open_game(games: Games, name: str, secrets: list[str]) -> tuple[TableGame, frozenset[str]]:
    """A game and the sides that secrets open; who knows none is told nothing, not even that there is such a game."""
    try:
        game = await games.get(name)
    except CannotReplay as refusal:
        if sides_held(refusal.stored.seats, secrets):
            raise
        raise no_such_game() from None
    sides = sides_held(game.seats.values(), secrets)
    if not sides:
        raise no_such_game()
    return game, sides


async def visit(connection: Request | WebSocket, name: str) -> tuple[TableGame, frozenset[str]]:
    """The game that a request names, and the sides for which it may speak; spectators only look."""
    offered = secrets_offered(name, connection.cookies, connection.headers.get("authorization", ""))
    game, sides = await open_game(games_of(connection), name, offered)
    game.client = game.client or client_of(connection.scope)
    await game.take_seats(sides)
    return game, sides


async def sit(request: Request, name: str) -> tuple[TableGame, frozenset[str]]:
    """The same for those who do something."""
    game, sides = await visit(request, name)
    if sides == {SPECTATOR}:
        raise Refusal(403, "refusal-spectator")
    return game, sides - {SPECTATOR}


async def sit_or_watch_bots(request: Request, name: str) -> tuple[TableGame, frozenset[str]]:
    """The same, but where only bots play, spectators count."""
    game, sides = await visit(request, name)
    return (game, sides) if game.has_only_bots else await sit(request, name)
