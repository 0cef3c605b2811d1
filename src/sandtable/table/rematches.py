"""A rematch: the same game once more, with the same people and options, each at the next side."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from sandtable.table.creation import create
from sandtable.table.forms import NewGameForm, SeatForm
from sandtable.table.games import Games
from sandtable.table.records import record_until
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.seating import TAKEN, LinkSpent, coming_along
from sandtable.table.seats import BOT, Seat, new_secret
from sandtable.table.table_game import TableGame


def next_sides(game: TableGame, sides: Collection[str]) -> frozenset[str]:
    """Where those who sat at these sides sit next time: with two sides, at the other."""
    order = game.rules.sides
    return frozenset(order[(order.index(side) + 1) % len(order)] for side in sides)


def form_of(game: TableGame, mine: frozenset[str]) -> NewGameForm:
    """The game that follows, as the holder of these sides begins it."""
    seats = {min(next_sides(game, [side])): seat_form(game.seats[side], side in mine) for side in game.rules.sides}
    return NewGameForm(game=game.rules.name, seats=seats)


def seat_form(seat: Seat, is_mine: bool) -> SeatForm:
    """Who sits at a seat, for a new one."""
    if seat.who == BOT:
        return SeatForm(who="bot", name=seat.name, bot=seat.bot)
    return SeatForm(who="me" if is_mine else "friend", name=seat.name, allows_analysis=is_mine and seat.allows_analysis)


async def begin_rematch(
    games: Games, game: TableGame, mine: frozenset[str], client: str
) -> tuple[TableGame, dict[str, str]]:
    """The game that follows, from where this one began, with its secrets; Stale if one follows it already."""
    if not game.play.game.over:
        raise Refusal(409, "refusal-rematch-not-over")
    began = game.origin.dealt_from
    began = began if began < game.play.moment else 0  # a record of a whole game was only looked at
    record = await record_until(game, began)
    following, secrets = await create(games, form_of(game, mine), record, client, rematch_of=game.id)
    game.followed_by(following.id)
    return following, secrets


async def come_along(following: TableGame, sides: Collection[str]) -> dict[str, str]:
    """Sit down at sides of the game that follows; their new secrets. Whoever was first has the seat."""
    secrets = {side: new_secret() for side in sides}
    for side, secret in secrets.items():
        try:
            await following.change_seat(partial(coming_along, side=side, own=secret))
        except Stale:
            raise LinkSpent(side, TAKEN) from None
    return secrets
