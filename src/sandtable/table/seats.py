"""Seats are held by secret links: whoever knows a seat's secret sits there. Only hashes are stored.

The link of a seat where nobody has sat down yet is an invitation: it opens nothing until somebody takes the seat, and
he takes it with a new secret, which who invited him does not know.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from secrets import token_urlsafe

SPECTATOR = "spectator"
CREATOR = "creator"  # not a side: who began a game to which others are invited
PERSON = "person"
BOT = "bot"
BYTES_IN_SECRET = 16
BETWEEN_SECRETS = "."  # never part of a secret, nor of a game's id


@dataclass(frozen=True)
class Seat:
    """One side of one game, or its spectators, and who sits there."""

    side: str
    who: str
    name: str
    bot: str
    secret_hash: str
    allows_analysis: bool = False  # while the game goes on; all persons must, or nobody gets any
    taken: bool = False  # whether somebody has sat down here; until then the link is an invitation


def new_secret() -> str:
    """A secret that nobody guesses."""
    return token_urlsafe(BYTES_IN_SECRET)


def hash_of(secret: str) -> str:
    """What is stored of a secret. It has 128 random bits, so a plain hash is enough."""
    return sha256(secret.encode(errors="replace")).hexdigest()


def second_seat(own: Seat, side: str) -> tuple[Seat, str]:
    """Another side's seat for somebody who sits at his own already, with its secret.

    The secret is a new one: those to whom he gave the link to his own side, or to watch, do not sit there.
    """
    secret = new_secret()
    return replace(own, side=side, secret_hash=hash_of(secret), taken=True), secret


def persons(seats: Iterable[Seat]) -> list[Seat]:
    """The seats of persons who play."""
    return [seat for seat in seats if seat.who == PERSON and seat.side != SPECTATOR]


def others(seats: Iterable[Seat], sides: frozenset[str]) -> list[Seat]:
    """Persons' seats that these sides' holder does not hold; a bot consents to everything."""
    return [seat for seat in persons(seats) if seat.side not in sides]


def sides_held(seats: Iterable[Seat], secrets: Iterable[str]) -> frozenset[str]:
    """The sides (or the spectators' view) that these secrets open."""
    known = [hash_of(secret) for secret in secrets]
    return frozenset(seat.side for seat in seats if is_among(seat.secret_hash, known) and seat.taken)


def sides_invited(seats: Iterable[Seat], secrets: Iterable[str]) -> frozenset[str]:
    """The sides where nobody sits yet and to which these secrets invite."""
    known = [hash_of(secret) for secret in secrets]
    return frozenset(seat.side for seat in seats if is_among(seat.secret_hash, known) and not seat.taken)


def is_among(secret_hash: str, known: Iterable[str]) -> bool:
    """Whether somebody knows a secret, by the hashes of all that he knows; each is compared, in constant time."""
    return bool(secret_hash) and sum([hmac.compare_digest(secret_hash, digest) for digest in known]) > 0


def link_to(game: str, secret: str) -> str:
    """The address that opens a seat. Browsers do not send what stands behind the `#`; the page hands it over."""
    return f"/games/{game}#{secret}"
