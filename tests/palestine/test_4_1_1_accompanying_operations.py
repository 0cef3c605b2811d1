"""4.1.1 Accompanying Operations."""

from __future__ import annotations

import pytest

from palestine.table import offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import RAIL_EGYPT, SAMARIA, TEL_AVIV

ACTIVITIES = ("restore ", "negotiate", "detain ", "silence ", "propagandize ", "terror ")
# Every Operation and every Special Activity but Restore and Terror is possible in Tel Aviv, Restore in Jerusalem.
EVERYTHING = (
    "tel_aviv: 3 troops, 1 police, 1 underground, 1 curfew | jerusalem_c: 1 troops, 1 police | haifa_c: 1 underground"
    " | gaza: 1 underground"
)
IRGUN_ACTIVITIES = {"silence tel_aviv", "propagandize tel_aviv"}


def activities(game: Game) -> set[str]:
    return {answer for answer in offered(game) if answer.startswith(ACTIVITIES)}


@proves("P-4.1.1-a")
@pytest.mark.parametrize(
    ("name", "pairs"),
    [
        ("deploy", {"restore jerusalem_c", "negotiate"}),
        ("patrol", {"negotiate"}),
        ("search", {"negotiate", "detain tel_aviv"}),
        ("assault", {"detain tel_aviv"}),
        ("recruit", IRGUN_ACTIVITIES),
        ("travel", IRGUN_ACTIVITIES),
        ("sabotage", IRGUN_ACTIVITIES | {"terror tel_aviv", "terror haifa_c"}),
        ("rob", IRGUN_ACTIVITIES),
    ],
)
def test_each_operation_has_its_own_special_activities(name, pairs):
    game = position(f"{EVERYTHING} | lydda: 1 troops, 1 active | do: operation {name} operation")

    assert activities(game) == pairs


@proves("P-4.1.1-b")
def test_silence_and_propagandize_may_be_anywhere():
    silence = position(
        "rail_egypt: 1 underground, 1 police | gaza: 1 underground | samaria: 1 underground"
        " | do: operation rob operation"
    )
    silence.play("rob gaza", 1, "silence rail_egypt")
    propagandize = position(f"{EVERYTHING} | do: operation sabotage operation")
    propagandize.play("sabotage gaza", 1, "propagandize tel_aviv", "done")

    assert state_of(silence).police[RAIL_EGYPT] == 0
    assert state_of(silence).cells(SAMARIA) == 1
    assert state_of(propagandize).political_will == 17


@proves("P-4.1.1-b")
def test_restore_and_mass_detention_may_be_anywhere():
    restore = position(
        "tel_aviv: 1 troops, 1 police, 2 sabotage | gaza: 1 troops | samaria: 1 troops | do: operation deploy operation"
    )
    restore.play("deploy gaza", "done", "restore tel_aviv")
    detain = position(
        "tel_aviv: 3 troops, 1 curfew, 1 active | gaza: 2 troops, 1 active | samaria: 2 troops, 1 active"
        " | do: operation assault operation"
    )
    detain.play("assault gaza", "detain tel_aviv", 1)

    assert state_of(restore).sabotage[TEL_AVIV] == 0
    assert state_of(detain).prison == 1
