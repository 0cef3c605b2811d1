"""The API of notices: where somebody who is away hears of his turns."""

from __future__ import annotations

from fastapi import APIRouter, Request

from sandtable.table.dossier import Notice
from sandtable.table.forms import Language, NoticeForm, NoticeState
from sandtable.table.notices import Notices
from sandtable.table.replies import REFUSALS
from sandtable.table.visits import games_of, sit

router = APIRouter(responses=REFUSALS)


def notices_of(request: Request) -> Notices:
    notices: Notices = request.app.state.notices
    return notices


@router.get("/api/games/{game_id}/notice")
async def notice(request: Request, game_id: str) -> NoticeState:
    """Whether I hear of my turns when I am away, and how the URLs begin that this table accepts."""
    game, sides = await sit(request, game_id)
    set_for = await games_of(request).store.notices(game.id)
    return NoticeState(allowed=notices_of(request).allowed.texts, is_set=bool(sides & set_for.keys()))


@router.put("/api/games/{game_id}/notice", status_code=204)
async def leave_notice(request: Request, game_id: str, form: NoticeForm, language: Language = "en") -> None:
    """Leave an Apprise URL: it is told when my turn begins and I am away. Nobody gets it back."""
    game, sides = await sit(request, game_id)
    link = f"{request.base_url}games/{game.id}"
    await notices_of(request).leave(game, sides, Notice(form.url, language, link))


@router.delete("/api/games/{game_id}/notice", status_code=204)
async def remove_notice(request: Request, game_id: str) -> None:
    """Hear no more of my turns."""
    game, sides = await sit(request, game_id)
    await games_of(request).store.leave_notice(game.id, sides, None)
