"""The API of seats: opening a link, sitting down by an invitation, and inviting again in place of a lost link."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse

from sandtable.table import views
from sandtable.table.cookies import invitations, make_room, own_secrets, remember
from sandtable.table.forms import EnterForm, InviteForm, Language, Links, TakeSeatForm
from sandtable.table.notices_api import notices_of
from sandtable.table.refusals import Refusal, Stale
from sandtable.table.replies import REFUSALS, moved_on, opened_for, with_links
from sandtable.table.seating import LinkSpent, OnlyInvited, inviting, own_secret_known, sitting_down
from sandtable.table.seats import BETWEEN_SECRETS, link_to, new_secret, sides_held, sides_invited
from sandtable.table.visits import games_of, is_creator, open_game, secrets_of, visit, why_closed

router = APIRouter(responses=REFUSALS)


@router.post("/api/games/{game_id}/enter")
async def enter(request: Request, game_id: str, form: EnterForm, language: Language = "en") -> JSONResponse:
    """Open a link: its secrets are kept in a cookie, and which sides it opens comes back.

    An invitation opens nothing yet: what it invites to comes back as `invitation`, and nothing has changed.
    """
    games, offered = games_of(request), list(filter(None, form.secret.split(BETWEEN_SECRETS)))
    known = sides_held(await games.seats(game_id), own_secrets(game_id, request.cookies))
    try:
        game, opened = await open_game(games, game_id, offered)
    except OnlyInvited as invited:
        return JSONResponse(views.describe_invitation(await games.get(game_id), invited.side, language))
    except LinkSpent as spent:
        if spent.side not in known:
            raise
        return opened_for(await games.get(game_id), known)  # by the invitation that he once sat down with
    response = opened_for(game, opened | known)
    if not opened <= known:
        seats = game.seats.values()
        useful = [secret for secret in offered if sides_held(seats, [secret]) or is_creator(game, [secret])]
        remember(request, response, game_id, useful, side=min(opened))
        await make_room(request, response, games, game_id)
    return response


@router.post("/api/games/{game_id}/take-seat")
async def take_seat(request: Request, game_id: str, form: TakeSeatForm, language: Language = "en") -> JSONResponse:
    """Sit down by an invitation, which is good for once: then `own`, a secret that I have made up, opens the seat.

    The same request sent again, as by one who has not heard the answer, does nothing more and gets the same answer.
    """
    games = games_of(request)
    seats = await games.seats(game_id)
    if not sides_invited(seats, [form.secret]) and not sides_held(seats, [form.own]):
        raise await why_closed(games, game_id, [form.secret])
    if await games.store.spent_link(game_id, [form.own]):
        raise own_secret_known()
    game = await games.get(game_id)
    try:
        await game.change_seat(partial(sitting_down, invitation=form.secret, own=form.own, name=form.name))
    except Stale:
        if not sides_held(game.seats.values(), [form.own]):  # somebody else was first
            raise await why_closed(games, game_id, [form.secret]) from None
    taken = min(sides_held(game.seats.values(), [form.own]))
    sides = sides_held(game.seats.values(), [form.own, *own_secrets(game_id, request.cookies)])
    view = views.view(game, sides, language)
    return await with_links(request, game, sides, {taken: form.own}, taken, view=view)


@router.post("/api/games/{game_id}/invite")
async def invite(request: Request, game_id: str, form: InviteForm, language: Language = "en") -> JSONResponse:
    """Make a new invitation to a seat of a game that I began. What opened the seat before opens it no more.

    Who sat there is told: at the table if it is open, in the chat, and where he left a notice.
    """
    game, sides = await visit(request, game_id)
    if not is_creator(game, secrets_of(request, game_id)):
        raise Refusal(403, "refusal-not-creator")
    secret, left = new_secret(), await games_of(request).store.notices(game_id)
    try:
        await game.change_seat(partial(inviting, side=form.side, held=sides, invitation=secret))
    except Stale as error:
        return moved_on(error, game, language)
    notices_of(request).tell_replaced(game, form.side, left.get(form.side))
    return await with_links(request, game, sides - {form.side}, {form.side: secret}, form.side)


@router.get("/api/games/{game_id}/links")
async def links(request: Request, game_id: str) -> Links:
    """The links that I keep: mine, for another device, and those to send, of seats where nobody has sat down yet."""
    game, _ = await visit(request, game_id)
    seats, offered = game.seats.values(), secrets_of(request, game_id)
    own = [secret for secret in offered if sides_held(seats, [secret]) or is_creator(game, [secret])]
    kept = invitations(game_id, request.cookies)
    return Links(
        own=link_to(game_id, BETWEEN_SECRETS.join(own)),
        invitations={side: link_to(game_id, secret) for secret in kept for side in sides_invited(seats, [secret])},
        may_invite=is_creator(game, offered),
    )
