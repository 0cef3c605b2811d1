"""P16 Alan Cunningham: two Limited Operations and a Restore, or prisoners released."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import (
    CITIES,
    GALILEE,
    GAZA,
    HAIFA,
    JERUSALEM,
    LYDDA,
    RAIL_EGYPT,
    TEL_AVIV,
)

SIDES = ["british", "irgun"]
UNSHADED = " | card: P16 | do: event british unshaded"
SHADED = " | card: P16 | do: event irgun shaded"
ALL_FOUR = ["deploy", "patrol", "search", "assault", "done"]


@pytest.mark.parametrize("side", SIDES)
@proves("P-P16-u", "P-5.1-b")
def test_the_british_may_do_two_limited_operations_then_restore_whoever_executes_the_card(side):
    scene = "gaza: 4 troops, 2 police, 3 active, 1 sabotage | galilee: 8 troops, 1 underground"
    game = position(f"{scene} | card: P16 | do: event {side} unshaded")
    assert (asked(game), offered(game)) == ("british", ALL_FOUR)
    game.play("assault", "assault gaza")
    assert (asked(game), offered(game)) == ("british", ALL_FOUR)
    game.play("patrol", "patrol gaza", "gaza")
    assert (asked(game), offered(game)) == ("british", ["restore gaza", "done"])
    game.play("restore gaza")

    state = state_of(game)
    assert game.over
    assert (state.cells(GAZA), state.sabotage[GAZA]) == (0, 0)
    assert (state.available_cells, state.prison) == (12, 2), "one each by the Assault, one to Prison by the Patrol"


@proves("P-P16-u")
def test_the_same_operation_may_be_done_twice_in_the_same_space_with_the_same_pieces():
    game = position("gaza: 4 troops, 4 active | galilee: 8 troops, 1 active" + UNSHADED)
    game.play("assault", "assault gaza")
    assert state_of(game).cells(GAZA) == 2
    game.play("assault", "assault gaza")

    assert game.over, "there are no Police to Restore with"
    assert (state_of(game).cells(GAZA), state_of(game).prison) == (0, 2)


@proves("P-P16-u")
def test_the_same_troops_may_move_twice():
    game = position("galilee: 10 troops | gaza: 2 troops" + UNSHADED)
    game.play("search", "search lydda", "from gaza", 2, "search", "search tel_aviv", "from lydda", 2)

    state = state_of(game)
    assert game.over
    assert (state.troops[GAZA], state.troops[LYDDA], state.troops[TEL_AVIV]) == (0, 0, 2)
    assert state.curfew[TEL_AVIV] == 1


@proves("P-P16-u")
def test_the_second_operation_is_chosen_after_the_first_and_sees_its_result():
    game = position("lydda: 12 troops | rail_egypt: 2 police, 1 underground" + UNSHADED)
    assert "assault" not in offered(game)
    game.play("search", "search rail_egypt", "from lydda", 2, "done")
    assert state_of(game).active[RAIL_EGYPT] == 1
    assert "assault" in offered(game)
    game.play("assault")

    assert state_of(game).cells(RAIL_EGYPT) == 0
    assert offered(game) == ["restore rail_egypt", "done"]


@pytest.mark.parametrize("operations", [0, 1])
@proves("P-P16-u", "P-5.1.3-b")
def test_the_british_may_stop_early_and_still_restore(operations):
    game = position("gaza: 4 troops, 1 police, 2 sabotage | galilee: 8 troops" + UNSHADED)
    if operations:
        game.play("search", "search lydda", "done")
    game.play("done")
    assert offered(game) == ["restore gaza", "done"]
    game.play("restore gaza")

    assert game.over
    assert state_of(game).sabotage[GAZA] == 0


@proves("P-P16-u")
def test_the_restore_may_be_declined():
    game = position("gaza: 4 troops, 1 police, 2 sabotage | galilee: 8 troops" + UNSHADED)
    game.play("done", "done")

    assert game.over
    assert state_of(game).sabotage[GAZA] == 2


@proves("P-P16-u-b", "P-5.4-b")
def test_restore_needs_troops_and_police_and_no_irgun_piece_but_no_deploy():
    game = position(
        "gaza: 1 troops, 1 police, 1 sabotage | galilee: 1 troops, 1 police, 1 caches | samaria: 1 troops | "
        "lydda: 1 police, 1 sabotage | tel_aviv: 1 troops, 1 police, 1 underground" + UNSHADED
    )
    game.play("done")
    assert offered(game) == ["restore gaza", "done"]
    assert game.question is not None
    reasons = {name: game.question.why_not(f"restore {name}") for name in ["galilee", "samaria", "lydda", "tel_aviv"]}

    assert reasons == {
        "galilee": "why-irgun-here",
        "samaria": "why-no-police",
        "lydda": "why-no-troops",
        "tel_aviv": "why-irgun-here",
    }


@proves("P-P16-u-b")
def test_the_operations_are_limited_to_one_space_each():
    game = position("gaza: 4 troops, 2 active | lydda: 4 troops, 2 active | samaria: 4 troops, 2 active" + UNSHADED)
    game.play("assault", "assault gaza")
    assert offered(game) == ALL_FOUR, "the first is complete"
    game.play("assault", "assault lydda")

    assert game.over
    assert (state_of(game).cells(GAZA), state_of(game).cells(LYDDA)) == (0, 0)


@pytest.mark.parametrize("extendable", ["false", "true"])
@pytest.mark.parametrize("name", ["patrol", "search", "assault"])
@proves("P-P16-u-b", "P-5.4-c")
def test_each_operation_may_have_its_own_lead_under_either_ruling(name, extendable):
    scene = "gaza: 4 troops, 4 active | lydda: 4 troops, 4 active | samaria: 4 troops, 4 active | chits: 0 0 0"
    moves = ["done"] if name == "search" else []
    game = position(scene + UNSHADED, event_ops_extendable=extendable)
    for _ in range(2):
        game.play(name, f"{name} gaza")
        assert offered(game) == ["lead 0", "done"]
        game.play("lead 0", f"{name} samaria", *moves)

    assert game.over
    assert state_of(game).chits == [1, 0, 0]


@proves("P-P16-u-b")
def test_a_deploy_has_no_lead():
    game = position("gaza: 4 troops | lydda: 8 troops | chits: 0 0" + UNSHADED)
    game.play("deploy")
    assert offered(game) == ["deploy lydda", "deploy gaza"]
    game.play("deploy gaza", "done")

    assert offered(game) == ["deploy", "search", "done"]
    assert (state_of(game).police[GAZA], state_of(game).police[LYDDA]) == (1, 0)


@proves("P-P16-u-b")
def test_no_special_activity_comes_within_the_operations():
    scene = "tel_aviv: 4 troops, 1 curfew, 1 active | gaza: 2 troops, 1 police | galilee: 6 troops"
    game = position(scene + UNSHADED)
    game.play("assault")
    assert state_of(game).cells(TEL_AVIV) == 0, "the one space to assault is no choice, and nothing is asked after it"
    assert offered(game) == ["deploy", "search", "done"]
    game.play("deploy")
    assert not [answer for answer in offered(game) if answer.startswith(("restore", "negotiate"))]
    game.play("deploy gaza")
    assert not [answer for answer in offered(game) if answer.startswith(("restore", "negotiate"))]
    game.play("done")

    assert offered(game) == ["restore gaza", "done"], "the card's own Restore"


# Shaded


@pytest.mark.parametrize("side", SIDES)
@proves("P-P16-s", "P-5.1-b")
def test_the_british_must_release_two_prisoners_into_cities_of_their_choice(side):
    game = position(f"prison: 3 | tel_aviv: 3 troops, 1 curfew, 1 active | card: P16 | do: event {side} shaded")
    assert (asked(game), offered(game)) == ("british", ["haifa_c", "tel_aviv", "jerusalem_c"])
    game.play("tel_aviv")
    assert (asked(game), offered(game)) == ("british", ["haifa_c", "tel_aviv", "jerusalem_c"])
    game.play("haifa_c")

    state = state_of(game)
    assert game.over
    assert (state.prison, state.available_cells) == (1, 11), "they come from Prison, not from Available"
    assert [state.underground[city] for city in CITIES] == [1, 1, 0]
    assert (state.active[TEL_AVIV], state.curfew[TEL_AVIV]) == (1, 1)


@proves("P-P16-s")
def test_both_may_go_to_the_same_city():
    game = position("prison: 2" + SHADED)
    game.play("jerusalem_c", "jerusalem_c")

    assert (state_of(game).underground[JERUSALEM], state_of(game).prison) == (2, 0)


@proves("P-P16-s", "P-5.1.3-a")
def test_a_single_prisoner_is_released_alone():
    game = position("prison: 1" + SHADED)
    game.play("haifa_c")

    assert game.over
    assert (state_of(game).underground[HAIFA], state_of(game).prison) == (1, 0)


@proves("P-P16-s", "P-5.1.3-a")
def test_with_an_empty_prison_nobody_is_released_and_none_comes_from_available():
    game = position("galilee: 1 active" + SHADED)

    assert game.over
    assert (sum(state_of(game).underground), state_of(game).active[GALILEE]) == (0, 1)
