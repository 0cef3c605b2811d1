"""How seats change hands: by an invitation, which is good for one entry, and by a new one in place of a lost link."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from sqlalchemy import Executable, RowMapping, literal, select

from sandtable.table.refusals import Refusal, Stale
from sandtable.table.seats import BOT, SPECTATOR, Seat, hash_of, sides_invited
from sandtable.table.tables import notices, seats, spent_links

TAKEN = "taken"  # by an invitation
REPLACED = "replaced"  # by a new invitation


@dataclass(frozen=True)
class SeatChange:
    """A seat as it is from now on."""

    seat: Seat
    hears_as: str = ""  # the side whose notices it shares
    spent: str = ""  # the hash of the secret that opens it no more
    event: str = ""  # how that came about, for those at the table and for who comes with that secret


class LinkSpent(Refusal):
    """A link that once opened a seat, or invited to it, and does not any more."""

    def __init__(self, side: str, event: str) -> None:
        self.side = side
        super().__init__(410, f"refusal-link-{event}")


class OnlyInvited(Refusal):
    """A link that invites to a seat: nobody has sat down there yet."""

    def __init__(self, side: str) -> None:
        self.side = side
        super().__init__(403, "refusal-only-invited")


def sitting_down(seated: Mapping[str, Seat], invitation: str, own: str, name: str) -> SeatChange:
    """Who comes by an invitation sits down with a secret of his own; the invitation, which others know, is spent.

    His name is his own affair; without one he has that by which he was invited.
    """
    sides = sides_invited(seated.values(), [invitation])
    if not sides:
        raise Stale
    if hash_of(own) in {seat.secret_hash for seat in seated.values()}:
        raise own_secret_known()
    seat = seated[min(sides)]
    return seated_at(replace(seat, name=name or seat.name), own)


def coming_along(seated: Mapping[str, Seat], side: str, own: str) -> SeatChange:
    """Who played the game before sits down at the one that follows it, with a secret of his own."""
    if seated[side].taken:
        raise Stale
    return seated_at(seated[side], own)


def seated_at(seat: Seat, own: str) -> SeatChange:
    """A seat that somebody has taken; what invited to it is spent."""
    return SeatChange(replace(seat, secret_hash=hash_of(own), taken=True), spent=seat.secret_hash, event=TAKEN)


def inviting(seated: Mapping[str, Seat], side: str, held: frozenset[str], invitation: str) -> SeatChange:
    """A new invitation to a seat, by who holds these sides; whoever sat there, and what he allowed, counts no more."""
    seat = seated.get(side)
    if seat is None or side == SPECTATOR:
        raise Refusal(404, "refusal-no-such-seat")
    if seat.who == BOT:
        raise Refusal(409, "refusal-bots-seat")
    if held == {side}:
        raise Refusal(409, "refusal-last-seat")
    empty = replace(seat, secret_hash=hash_of(invitation), taken=False, allows_analysis=False)
    return SeatChange(empty, spent=seat.secret_hash, event=REPLACED)


def allowing(seated: Mapping[str, Seat], side: str, *, allow: bool) -> SeatChange:
    """Say for a side whether this game may be analysed while it goes on."""
    return SeatChange(replace(seated[side], allows_analysis=allow))


def own_secret_known() -> Refusal:
    """A secret that somebody else may know keeps nobody out."""
    return Refusal(400, "refusal-own-secret")


def statements(game: str, change: SeatChange) -> list[Executable]:
    """What a change writes into the database. Of two who use up one link the primary key lets one."""
    seat = change.seat
    written: list[Executable] = [
        seats.update().where(seats.c.game_id == game, seats.c.side == seat.side).values(vars(seat))
    ]
    if change.hears_as:
        written.append(copy_notice(game, change.hears_as, seat.side))
    if change.spent:
        row = {"game_id": game, "secret_hash": change.spent, "side": seat.side, "event": change.event}
        written.append(spent_links.insert().values(row))
    if change.event == REPLACED:
        written.append(notices.delete().where(notices.c.game_id == game, notices.c.side == seat.side))
    return written


def seat_of(row: RowMapping) -> Seat:
    """A seat as the database has it."""
    return Seat(**{name: value for name, value in row.items() if name != "game_id"})


def copy_notice(game: str, heard: str, side: str) -> Executable:
    """Let a side hear of its turns where another does, if that one hears of them at all."""
    found = select(notices).where(notices.c.game_id == game, notices.c.side == heard).subquery().c
    row = {"game_id": found.game_id, "side": literal(side), "told": literal("")}
    row |= {"url": found.url, "language": found.language, "link": found.link}
    return notices.insert().from_select(list(row), select(*row.values()))
