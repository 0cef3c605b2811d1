"""Going back: what one may take back by oneself, and who may agree to what another asks for."""

from __future__ import annotations

from sandtable.engine.questions import CHANCE
from sandtable.table.dossier import Rollback
from sandtable.table.play import Play
from sandtable.table.refusals import Refusal, Stale


def undo_target(play: Play, sides: frozenset[str], back_to: int | None) -> int:
    """The moment to which an undo goes: before one's last answer, or further as long as all answers are one's own."""
    check_not_over(play)
    target = check_moment(play, play.moment - 1 if back_to is None else back_to)
    for side in reversed(play.game.sides[target:]):
        if side == CHANCE:
            raise Refusal(409, "refusal-undo-chance")
        if side not in sides:
            raise Refusal(409, "refusal-undo-other", game=play.game.rules.name, side=side)
    return target


def check_not_over(play: Play) -> None:
    """When a game is over the secret of its dice is known, and nothing is taken back any more."""
    if play.game.over:
        raise Refusal(409, "refusal-over-for-good")


def check_moment(play: Play, moment: int) -> int:
    """A moment to which a game has come."""
    if not 0 <= moment <= play.moment:
        raise Refusal(400, "refusal-no-such-moment", last=play.moment)
    return moment


def check_answer(asked: Rollback | None, sides: frozenset[str], back_to: int, *, consent: bool) -> Rollback:
    """The request that these sides answer; one who agrees cannot consent, and only what is asked now is answered."""
    if asked is None:
        raise Refusal(409, "refusal-nobody-asks")
    if asked.back_to != back_to:
        raise Stale
    if consent and sides <= {*asked.agreed}:
        raise Refusal(403, "refusal-consent")
    return asked
