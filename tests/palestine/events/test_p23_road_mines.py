"""P23 Road Mines (Irgun Capability): Patrol removes Cells in two spaces; or loses Police where Sabotage is."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.cards import P23
from sandtable.games.british_way.palestine.map import GAZA, HAIFA, LYDDA, RAIL_EGYPT

ARMORED = " | capabilities: P23 unshaded british"
MINES = " | capabilities: P23 shaded irgun"
THREE = "gaza: 1 police, 2 active | lydda: 2 police, 2 active | rail_egypt: 1 police, 1 active"
MINED = "gaza: 1 active, 1 sabotage | haifa_c: 2 police | do: operation patrol limited"


@proves("P-P23-u", "P-P23-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
@pytest.mark.parametrize("text", ["unshaded", "shaded"])
def test_either_side_may_put_either_text_in_force(side, text):
    game = position(f"card: P23 | do: event {side} {text}")

    assert game.over
    assert state_of(game).capabilities[P23] == text


@proves("P-P23-u", "P-3.2.2-m")
@pytest.mark.parametrize(("capability", "prison"), [("", 2), (ARMORED, 3)])
def test_unshaded_cells_go_in_two_of_the_selected_spaces(capability, prison):
    game = position(THREE + " | do: operation patrol operation" + capability)
    game.play("patrol gaza", "patrol lydda", "patrol rail_egypt", "done", "done", "lydda")
    if capability:
        assert offered(game) == ["gaza", "rail_egypt", "negotiate", "done"]
        game.play("gaza")

    state = state_of(game)
    assert state.prison == prison
    assert (state.active[LYDDA], state.active[RAIL_EGYPT]) == (0, 1)


@proves("P-P23-u")
def test_unshaded_each_space_has_the_capacity_of_its_own_police():
    game = position(THREE + " | do: operation patrol operation" + ARMORED)
    game.play("patrol gaza", "patrol lydda", "done", "done", "done", "gaza", "lydda")

    state = state_of(game)
    assert (state.active[GAZA], state.active[LYDDA]) == (1, 0)


@proves("P-P23-u")
@pytest.mark.parametrize(("answers", "prison"), [(["done"], 0), (["lydda", "done"], 2)])
def test_unshaded_the_second_and_the_first_removal_may_be_declined(answers, prison):
    game = position(THREE + " | do: operation patrol operation" + ARMORED)
    game.play("patrol gaza", "patrol lydda", "done", "done", "done", *answers)

    assert state_of(game).prison == prison


@proves("P-P23-u")
def test_unshaded_chits_are_spent_separately_in_each_space():
    game = position(
        "gaza: 2 police, 1 underground | lydda: 2 police, 1 underground | chits: 2 1 |"
        " do: operation patrol operation" + ARMORED
    )
    game.play("patrol gaza", "patrol lydda", "done", "done", "gaza", "spend 2")
    assert "lydda" in offered(game)
    game.play("lydda", "spend 1")

    state = state_of(game)
    assert state.prison == 2
    assert sum(state.chits) == 0


@proves("P-P23-u")
def test_unshaded_the_surplus_of_a_chit_does_not_reach_the_second_space():
    game = position(
        "gaza: 2 police, 1 underground | lydda: 2 police, 1 underground | chits: 2 | do: operation patrol operation"
        + ARMORED
    )
    game.play("patrol gaza", "patrol lydda", "done", "done", "gaza", "spend 2")

    assert offered(game) == ["negotiate", "done"]
    assert state_of(game).prison == 1


@proves("P-P23-u", "P-3.2.2-m")
def test_unshaded_a_limited_patrol_removes_in_its_one_space_only():
    game = position(THREE + " | do: operation patrol limited" + ARMORED)
    game.play("patrol lydda", "done", "lydda")

    assert game.over
    assert state_of(game).prison == 2


@proves("P-P23-u", "P-3.2.2-m")
def test_unshaded_a_limited_patrol_with_a_lead_removes_in_both_spaces():
    game = position(THREE + " | chits: 0 | do: operation patrol limited" + ARMORED)
    game.play("patrol lydda", "lead 0", "patrol gaza", "done", "lydda", "gaza")

    assert state_of(game).prison == 3


@proves("P-P23-u")
def test_unshaded_the_same_space_is_not_offered_twice():
    game = position("gaza: 1 police, 2 active | do: operation patrol limited" + ARMORED)
    game.play("gaza")

    assert game.over
    assert state_of(game).active[GAZA] == 1


@proves("P-P23-s", "P-3.2.2-n")
@pytest.mark.parametrize(("die", "police"), [(1, 0), (3, 0), (4, 1), (6, 1)])
def test_shaded_a_die_of_one_to_three_removes_a_police_that_moved_to_sabotage(die, police):
    game = position(MINED + MINES)
    game.play("from haifa_c", 1, "done")
    assert asked(game) == "chance"
    game.play(die)

    state = state_of(game)
    assert state.police[GAZA] == police
    assert state.available_police == 5 - police


@proves("P-P23-s")
@pytest.mark.parametrize("capability", ["", ARMORED])
def test_shaded_only_the_shaded_text_mines_the_roads(capability):
    game = position(MINED + capability)
    game.play("from haifa_c", 1, "done")

    assert asked(game) != "chance"
    assert state_of(game).police[GAZA] == 1


@proves("P-P23-s", "P-3.2.2-f")
def test_shaded_the_loss_comes_before_the_removal_of_cells():
    game = position("gaza: 2 active, 1 sabotage | haifa_c: 2 police | do: operation patrol limited" + MINES)
    game.play("from haifa_c", 2, 1, "gaza")

    state = state_of(game)
    assert (state.police[GAZA], state.prison, state.active[GAZA]) == (1, 1, 1)


@proves("P-P23-s")
def test_shaded_two_police_moving_to_one_space_risk_one_roll():
    game = position(MINED + MINES)
    game.play("from haifa_c", 2, 3)

    assert asked(game) == "british"
    assert state_of(game).police[GAZA] == 1


@proves("P-P23-s")
@pytest.mark.parametrize(("dice", "police"), [([1, 3], 0), ([3, 4], 1), ([4, 4], 2)])
def test_shaded_the_option_rolls_for_each_police_that_moved(dice, police):
    game = position(MINED + MINES, p23s_roll="per_police")
    game.play("from haifa_c", 2, *dice)

    assert asked(game) != "chance"
    assert state_of(game).police[GAZA] == police


@proves("P-P23-s")
def test_shaded_the_option_spares_police_that_stood_there():
    game = position(
        "gaza: 3 police, 1 active, 1 sabotage | haifa_c: 1 police | do: operation patrol limited" + MINES,
        p23s_roll="per_police",
    )
    game.play("from haifa_c", 1)

    assert asked(game) != "chance"
    assert state_of(game).police[GAZA] == 3


@proves("P-P23-s", "P-3.2.2-n")
def test_shaded_police_already_there_trigger_nothing():
    game = position("gaza: 2 police, 1 active, 2 sabotage | haifa_c: 1 police | do: operation patrol limited" + MINES)
    game.play("done")

    assert asked(game) == "british"
    assert state_of(game).police[GAZA] == 2


@proves("P-P23-s")
def test_shaded_several_sabotage_markers_are_one_roll():
    game = position("gaza: 1 active, 3 sabotage | haifa_c: 1 police | do: operation patrol limited" + MINES)
    game.play("from haifa_c", 6)

    assert asked(game) == "british"
    assert state_of(game).police[GAZA] == 1


@proves("P-P23-s")
def test_shaded_terror_markers_are_no_mines():
    game = position("tel_aviv: 1 active, 2 terror | haifa_c: 1 police | do: operation patrol limited" + MINES)
    game.play("from haifa_c")

    assert asked(game) == "british"


@proves("P-P23-s", "P-3.2.2-n")
def test_shaded_each_destination_with_sabotage_has_its_own_roll():
    game = position(
        "gaza: 1 active, 1 sabotage | lydda: 1 active | rail_egypt: 1 active, 2 sabotage | haifa_c: 3 police |"
        " do: operation patrol operation" + MINES
    )
    game.play("patrol gaza", "patrol lydda", "patrol rail_egypt")
    for name, number in [("gaza", [1]), ("lydda", [1]), ("rail_egypt", [])]:
        game.play("from haifa_c", f"to {name}", *number)
    game.play(3, 4)

    state = state_of(game)
    assert asked(game) == "british"
    assert (state.police[GAZA], state.police[LYDDA], state.police[RAIL_EGYPT]) == (0, 1, 1)


@proves("P-P23-s", "P-1.10-f")
def test_shaded_a_curfew_that_only_the_moved_police_would_hold_is_lifted_with_it():
    game = position(
        "haifa_c: 1 police, 1 active, 1 sabotage, 1 curfew | gaza: 1 police, 1 active | do: operation patrol operation"
        + MINES
    )
    game.play("patrol haifa_c", "patrol gaza", "from haifa_c", "from gaza", 3)

    state = state_of(game)
    assert (state.police[HAIFA], state.police[GAZA]) == (0, 1)
    assert state.curfew[HAIFA] == 0
