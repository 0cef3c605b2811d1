"""Who comes to a game: what the secrets of a request open. A game is replayed only for who has one that opens it."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AbstractAsyncContextManager

from fastapi import Request, WebSocket

from sandtable.table.addresses import client_of
from sandtable.table.cookies import secrets_offered
from sandtable.table.fair_queue import Claim, FairPlaces
from sandtable.table.games import Games
from sandtable.table.refusals import Refusal, no_such_game
from sandtable.table.seating import OnlyInvited
from sandtable.table.seats import SPECTATOR, hash_of, is_among, sides_held, sides_invited
from sandtable.table.table_game import TableGame


def games_of(connection: Request | WebSocket) -> Games:
    games: Games = connection.app.state.games
    return games


def turn_to_replay(request: Request) -> AbstractAsyncContextManager[None]:
    """Wait until a game may be played again for whoever asks: for one at a time, and for clients in turn."""
    replaying: FairPlaces = request.app.state.replaying
    return replaying.take(Claim(client_of(request.scope), lambda: True))


def secrets_of(connection: Request | WebSocket, name: str) -> list[str]:
    """The secrets with which somebody comes to a game."""
    return secrets_offered(name, connection.cookies, connection.headers.get("authorization", ""))


async def sides_opened(games: Games, name: str, secrets: Collection[str]) -> frozenset[str]:
    """The sides that secrets open; if none, why not."""
    sides = sides_held(await games.seats(name), secrets)
    if not sides:
        raise await why_closed(games, name, secrets)
    return sides


async def why_closed(games: Games, name: str, secrets: Collection[str]) -> Refusal:
    """Why secrets open nothing; who knows none is told nothing, not even that there is such a game."""
    seats = await games.seats(name)
    # What the database says comes first: another process may have just seated somebody of whom this one has not heard.
    if seats and (spent := await games.store.spent_link(name, secrets)):
        return spent
    invited = sides_invited(seats, secrets)
    return OnlyInvited(min(invited)) if invited else no_such_game()


async def open_game(games: Games, name: str, secrets: Collection[str]) -> tuple[TableGame, frozenset[str]]:
    """A game and the sides that secrets open."""
    await sides_opened(games, name, secrets)
    game = await games.get(name)
    if game.play.game.over and not await games.store.newest([name], 1):  # it has been pruned
        raise no_such_game()
    return game, await sides_opened(games, name, secrets)  # the game in memory may know better


async def visit(connection: Request | WebSocket, name: str) -> tuple[TableGame, frozenset[str]]:
    """The game that a request names, and the sides for which it may speak; spectators only look."""
    game, sides = await open_game(games_of(connection), name, secrets_of(connection, name))
    game.client = game.client or client_of(connection.scope)
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
    return (game, sides) if game.seats.has_only_bots else await sit(request, name)


def is_creator(game: TableGame, secrets: Collection[str]) -> bool:
    """Whether who knows these began the game and may invite to its seats again."""
    return is_among(game.origin.creator_hash or "", [hash_of(secret) for secret in secrets])
