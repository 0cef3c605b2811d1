"""What a browser keeps: the secrets of its seats, in cookies that no script can read.

`sandtable_GAME` is set when a game begins: the secrets of one's own seats, and the invitations that one has to send.
`sandtable_GAME.SIDE` is set when a seat is taken later, or a new invitation made. No cookie is ever changed as long as
what it keeps is good for anything: two tabs cannot undo each other's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from starlette.requests import Request
from starlette.responses import Response

from sandtable.table.database import DatabaseFailed
from sandtable.table.games import Games
from sandtable.table.ids import is_id
from sandtable.table.refusals import Refusal
from sandtable.table.seats import BETWEEN_SECRETS, others, sides_held

COOKIE = "sandtable_"
INVITATION = "~"  # before the secret of a seat that is another's: it is there to be sent, and opens nothing by itself
ONE_YEAR = 365 * 24 * 3600
MOST_BYTES = 7500  # some hundred games; usual proxies refuse 8 kB of cookies, and browsers keep 150 of them
MOST_SECRETS = 8

Cookies = Mapping[str, str]


def games_in(cookies: Cookies) -> list[str]:
    """The games of which there are cookies."""
    ours = [name.removeprefix(COOKIE) for name in cookies if name.startswith(COOKIE)]
    return [game for game in dict.fromkeys(name.partition(BETWEEN_SECRETS)[0] for name in ours) if is_id(game)]


def names_of(game: str, cookies: Cookies) -> list[str]:
    """The cookies of a game."""
    return [name for name in cookies if name.partition(BETWEEN_SECRETS)[0] == f"{COOKIE}{game}"]


def own_secrets(game: str, cookies: Cookies) -> list[str]:
    """The secrets by which a browser sits at a game."""
    return [secret for secret in kept(game, cookies) if not secret.startswith(INVITATION)]


def invitations(game: str, cookies: Cookies) -> list[str]:
    """The secrets that a browser keeps for others."""
    return [secret.removeprefix(INVITATION) for secret in kept(game, cookies) if secret.startswith(INVITATION)]


def kept(game: str, cookies: Cookies) -> list[str]:
    secrets = [secret for name in names_of(game, cookies) for secret in cookies[name].split(BETWEEN_SECRETS)]
    return list(filter(None, secrets))[:MOST_SECRETS]


def secrets_offered(game: str, cookies: Cookies, authorization: str) -> list[str]:
    """The secrets with which a request comes to a game: its cookies' and the bearer's."""
    scheme, _, bearer = authorization.partition(" ")
    borne = bearer.strip().split(BETWEEN_SECRETS) if scheme.lower() == "bearer" else []
    return list(filter(None, own_secrets(game, cookies) + borne))[:MOST_SECRETS]


def remember(
    request: Request, response: Response, game: str, own: Iterable[str], invited: Iterable[str] = (), side: str = ""
) -> None:
    """Keep secrets in the browser, beside those it has: all that it learnt when the game began, or those of a side."""
    name = f"{COOKIE}{game}{BETWEEN_SECRETS}{side}" if side else f"{COOKIE}{game}"
    value = BETWEEN_SECRETS.join([*own, *(INVITATION + secret for secret in invited)])
    set_cookie(request, response, name, value, ONE_YEAR)


def set_cookie(request: Request, response: Response, name: str, value: str, seconds: int) -> None:
    """Set a cookie, or with no seconds left take it away."""
    is_secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=seconds, secure=is_secure, httponly=True, samesite="strict")


async def make_room(request: Request, response: Response, games: Games, game: str) -> None:
    """Where the cookies have become too many, take away those of the games that matter least, but not of this one."""
    cookies = request.cookies
    sizes = {name: size_of(name, cookies) for name in games_in(cookies)}
    excess = sum(sizes.values()) - MOST_BYTES
    if excess <= 0:
        return
    try:
        ranked = sorted([(await worth(name, cookies, games), name) for name in sizes if name != game])
    except DatabaseFailed:
        return  # another time
    for _, name in ranked:
        if excess > 0:
            excess -= sizes[name]
            forget(request, response, name)


def forget(request: Request, response: Response, game: str) -> None:
    """Take away all that a browser keeps of a game."""
    for cookie in names_of(game, request.cookies):
        set_cookie(request, response, cookie, "", 0)


def size_of(game: str, cookies: Cookies) -> int:
    """What a game's cookies take in the header of a request."""
    return sum(len(f"{name}={cookies[name]}; ") for name in names_of(game, cookies))


async def worth(name: str, cookies: Cookies, games: Games) -> tuple[bool, bool, str]:
    """What a game matters to this browser: one that goes on more, one with others still more; then the newer one."""
    if not sides_held(await games.seats(name), own_secrets(name, cookies)):
        return False, False, ""
    try:
        game = await games.get(name)
    except DatabaseFailed:
        raise
    except Refusal:
        return False, False, ""  # nobody can play it here
    sides = sides_held(game.seats.values(), own_secrets(name, cookies))
    return not game.play.game.over, bool(others(game.seats.values(), sides)), game.origin.created
