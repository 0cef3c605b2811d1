"""2.3.4 Limited Operation."""

from __future__ import annotations

import pytest

from palestine.table import offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import (
    GAZA,
    JERUSALEM,
    LYDDA,
    RAIL_EGYPT,
    SAMARIA,
    TEL_AVIV,
)

# Without Haganah's extra space, and without chits or Caches for another.
ALONE = "haganah: 3"


def spaces_of(game, verb: str) -> list[str]:
    """The answers that would take one more space."""
    return [answer for answer in offered(game) if answer.startswith(f"{verb} ")]


@pytest.mark.parametrize("verb", ["recruit", "sabotage", "rob"])
@proves("P-2.3.4-a")
def test_an_irgun_limited_operation_has_one_space(verb: str):
    game = position(f"gaza: 1 underground | tel_aviv: 1 underground | {ALONE} | do: operation {verb} limited")
    assert len(spaces_of(game, verb)) > 1
    game.play(f"{verb} tel_aviv")
    if verb != "recruit":
        game.play("1")

    assert game.over


@proves("P-2.3.4-a")
def test_a_british_limited_operation_has_one_space():
    for verb in ("deploy", "patrol", "search", "assault"):
        game = position(
            f"gaza: 3 troops, 1 underground | lydda: 3 troops, 1 underground | {ALONE} | do: operation {verb} limited"
        )
        assert {f"{verb} gaza", f"{verb} lydda"} <= set(offered(game))
        game.play(f"{verb} gaza")

        assert spaces_of(game, verb) == []


@pytest.mark.parametrize("verb", ["recruit", "travel", "sabotage", "rob"])
@proves("P-2.3.4-a", "P-2.3.2-c")
def test_an_irgun_limited_operation_has_no_special_activity(verb: str):
    board = "haifa_c: 1 police, 2 underground | tel_aviv: 1 police, 2 underground, 1 curfew"
    activities = {"silence haifa_c", "propagandize tel_aviv"} | ({"terror haifa_c"} if verb == "sabotage" else set())

    assert activities <= set(offered(position(f"{board} | do: operation {verb} operation")))
    game = position(f"{board} | do: operation {verb} limited")
    while not game.over:
        assert not activities & set(offered(game))
        game.play(offered(game)[0])


@pytest.mark.parametrize(
    ("verb", "activity"),
    [
        ("deploy", "restore samaria"),
        ("patrol", "negotiate"),
        ("search", "detain haifa_c"),
        ("assault", "detain haifa_c"),
    ],
)
@proves("P-2.3.4-a", "P-2.3.2-c")
def test_a_british_limited_operation_has_no_special_activity(verb: str, activity: str):
    board = (
        "haifa_c: 4 troops, 1 curfew, 1 underground | samaria: 1 troops, 1 police | gaza: 2 troops, 1 underground"
        f" | do: operation {verb}"
    )

    assert activity in offered(position(f"{board} operation"))
    game = position(f"{board} limited")
    while not game.over:
        assert activity not in offered(game)
        game.play(offered(game)[0])


@proves("P-2.3.4-b")
def test_a_limited_patrol_brings_police_from_many_spaces_to_one():
    game = position(
        "gaza: 2 active | lydda: 1 active, 1 police | haifa_c: 1 police | rail_egypt: 1 police"
        f" | {ALONE} | do: operation patrol limited"
    )
    game.play("patrol gaza", "from haifa_c", "from rail_egypt", "done", "gaza")

    assert game.over
    assert (state_of(game).police[GAZA], state_of(game).police[LYDDA], state_of(game).prison) == (2, 1, 2)


@proves("P-2.3.4-b")
def test_a_limited_search_brings_troops_from_many_spaces_to_one():
    game = position(
        "tel_aviv: 1 troops, 2 underground | lydda: 2 troops, 1 underground | rail_haifa: 1 troops"
        f" | {ALONE} | do: operation search limited"
    )
    game.play("search tel_aviv")
    assert offered(game) == ["from lydda", "from rail_haifa", "done"]
    game.play("from lydda", "2", "from rail_haifa")

    assert game.over
    state = state_of(game)
    assert (state.troops[TEL_AVIV], state.curfew[TEL_AVIV], state.active[TEL_AVIV]) == (4, 1, 1)
    assert state.active[LYDDA] == 0


@proves("P-2.3.4-b")
def test_a_limited_deploy_moves_troops_from_many_spaces_to_one_that_may_be_another():
    game = position(f"samaria: 2 troops | gaza: 2 troops | {ALONE} | do: operation deploy limited")
    game.play("deploy samaria", "to rail_egypt", "from gaza", "2", "from samaria", "1", "done")

    assert game.over
    state = state_of(game)
    assert (state.police[SAMARIA], state.troops[SAMARIA], state.troops[RAIL_EGYPT]) == (1, 1, 3)


@proves("P-2.3.4-b")
def test_a_limited_deploy_moves_troops_to_one_space_only():
    game = position(f"samaria: 2 troops | gaza: 2 troops | {ALONE} | do: operation deploy limited")
    game.play("deploy samaria", "to rail_egypt", "from gaza")

    assert not [answer for answer in offered(game) if answer.startswith("to ")]


@proves("P-2.3.4-c")
def test_a_limited_travel_leaves_one_space_for_any_number_of_others():
    game = position(f"gaza: 3 underground | lydda: 1 underground | {ALONE} | do: operation travel limited")
    game.play("travel gaza", "to samaria", "1", "to jerusalem_c", "1", "to rail_egypt")

    assert game.over
    state = state_of(game)
    assert [state.underground[space] for space in (SAMARIA, JERUSALEM, RAIL_EGYPT, LYDDA)] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("verb", "extra", "board"),
    [
        ("patrol", "lead 0", "chits: 0"),
        ("search", "lead 0", "chits: 0"),
        ("assault", "lead 0", "chits: 0"),
        ("recruit", "offensive jerusalem_d", "jerusalem_d: 1 caches"),
        ("sabotage", "offensive jerusalem_d", "jerusalem_d: 1 caches"),
        ("rob", "offensive jerusalem_d", "jerusalem_d: 1 caches"),
    ],
)
@proves("P-2.3.4-d", "P-2.3.7-a", "P-2.3.7-c")
def test_a_limited_operation_can_buy_a_second_space(verb: str, extra: str, board: str):
    game = position(
        "haifa_c: 1 troops, 1 underground | tel_aviv: 1 troops, 1 underground | jerusalem_c: 1 troops, 1 underground"
        f" | {board} | {ALONE} | do: operation {verb} limited"
    )
    game.play(extra, f"{verb} haifa_c")
    while not spaces_of(game, verb):
        game.play(offered(game)[-1])
    game.play(f"{verb} tel_aviv")
    while not game.over:
        assert spaces_of(game, verb) == []
        game.play(offered(game)[-1])

    assert game.answers.count(extra) == 1


@pytest.mark.parametrize("verb", ["recruit", "travel", "sabotage", "rob"])
@proves("P-2.3.4-d", "P-6.5.3-a")
def test_an_irgun_limited_operation_has_a_second_space_with_haganah_at_4(verb: str):
    for haganah, second in [(4, True), (3, False)]:
        game = position(
            "haifa_c: 1 underground | tel_aviv: 1 underground | jerusalem_c: 1 underground"
            f" | haganah: {haganah} | do: operation {verb} limited"
        )
        game.play(f"{verb} haifa_c")
        while not game.over and not spaces_of(game, verb):
            game.play(offered(game)[-1])

        assert bool(spaces_of(game, verb)) is second
