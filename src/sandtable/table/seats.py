"""Seats are held by secret links: whoever knows a seat's secret sits there. Only hashes are stored."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe

SPECTATOR = "spectator"
PERSON = "person"
BOT = "bot"
BYTES_IN_SECRET = 24
COOKIE = "sandtable_"
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
    taken: bool = False  # whether somebody has sat down here; until then the link is an open invitation


def new_secret() -> str:
    """A secret that nobody guesses."""
    return token_urlsafe(BYTES_IN_SECRET)


def hash_of(secret: str) -> str:
    """What is stored of a secret. It has 192 random bits, so a plain hash is enough."""
    return sha256(secret.encode(errors="replace")).hexdigest()


def sides_held(seats: Iterable[Seat], secrets: Iterable[str]) -> frozenset[str]:
    """The sides (or the spectators' view) that these secrets open; every pair is compared, in constant time."""
    hashes = [hash_of(secret) for secret in secrets]
    return frozenset(
        seat.side
        for seat in seats
        if sum([hmac.compare_digest(seat.secret_hash, digest) for digest in hashes]) and seat.secret_hash
    )


def cookie_of(game: str, side: str) -> str:
    """The name of a seat's cookie. Each seat has its own: two links opened at once do not overwrite each other."""
    return f"{COOKIE}{game}{BETWEEN_SECRETS}{side}"


def games_in(cookies: Iterable[str]) -> list[str]:
    """The games to whose seats there are cookies."""
    ours = [name.removeprefix(COOKIE) for name in cookies if name.startswith(COOKIE)]
    return list(dict.fromkeys(name.partition(BETWEEN_SECRETS)[0] for name in ours))


def secrets_offered(game: str, cookies: dict[str, str], authorization: str) -> list[str]:
    """The secrets that a request carries for a game: its cookies' and the bearer's."""
    secrets = [secret for name, secret in cookies.items() if name.startswith(cookie_of(game, ""))]
    scheme, _, bearer = authorization.partition(" ")
    if scheme.lower() == "bearer":
        secrets += bearer.strip().split(BETWEEN_SECRETS)
    return list(filter(None, secrets))[:8]
