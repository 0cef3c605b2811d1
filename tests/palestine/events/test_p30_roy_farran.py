"""P30 Roy Farran: a Cell goes from each of three spaces with Police; or two Police go and Political Will falls."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA, HAIFA, LYDDA

SQUADS = (
    "gaza: 1 police, 1 underground, 1 active | lydda: 1 police, 2 active | haifa_c: 1 police, 1 underground"
    " | rail_egypt: 1 police, 1 underground | samaria: 3 troops, 2 active | tel_aviv: 2 police"
    " | card: P30 | do: event {side} unshaded"
)
AFFAIR = "card: P30 | do: event {side} shaded | "
SIDES = ["british", "irgun"]


@proves("P-P30-u")
@pytest.mark.parametrize("side", SIDES)
def test_unshaded_the_executing_side_chooses_cells_of_any_state_in_spaces_with_police(side):
    game = position(SQUADS.format(side=side))

    assert asked(game) == side
    assert offered(game) == [
        *["active lydda", "underground gaza", "active gaza"],
        *["underground haifa_c", "underground rail_egypt", "done"],
    ]


@proves("P-P30-u")
def test_unshaded_one_cell_goes_from_each_of_three_spaces_to_available():
    game = position(SQUADS.format(side="british"))
    game.play("active lydda", "underground gaza", "underground rail_egypt")

    state = state_of(game)
    assert game.over
    assert (state.active[LYDDA], state.cells(GAZA), state.cells(HAIFA)) == (1, 1, 1)
    assert (state.available_cells, state.prison) == (10, 0)


@proves("P-P30-u")
def test_unshaded_a_space_gives_one_cell_only():
    game = position(SQUADS.format(side="british"))
    game.play("active gaza")

    assert "underground gaza" not in offered(game)
    assert "active lydda" in offered(game)


@proves("P-P30-u")
@pytest.mark.parametrize("answers", [["done"], ["active gaza", "done"], ["active gaza", "active lydda", "done"]])
def test_unshaded_fewer_spaces_or_none_may_be_chosen(answers):
    game = position(SQUADS.format(side="irgun"))
    game.play(*answers)

    state = state_of(game)
    assert game.over
    assert sum(state.underground) + sum(state.active) == 8 - (len(answers) - 1)


@proves("P-P30-u")
def test_unshaded_troops_alone_or_a_lone_cache_are_no_target():
    game = position("samaria: 2 troops, 1 active | gaza: 1 police, 1 caches | card: P30 | do: event british unshaded")

    assert game.over
    assert sum(state_of(game).active) == 1


@proves("P-P30-u")
def test_unshaded_political_will_stays():
    game = position(SQUADS.format(side="british"))
    game.play("active lydda", "underground gaza", "underground haifa_c")

    assert state_of(game).political_will == 18


@proves("P-P30-s")
@pytest.mark.parametrize("side", SIDES)
def test_shaded_the_executing_side_must_remove_two_police_of_its_choice_then_political_will_falls(side):
    game = position(AFFAIR.format(side=side) + "gaza: 2 police | haifa_c: 1 police | rail_egypt: 1 police")
    assert asked(game) == side
    assert offered(game) == ["police gaza", "police haifa_c", "police rail_egypt"]
    game.play("police rail_egypt")
    assert state_of(game).political_will == 18
    game.play("police gaza")

    state = state_of(game)
    assert game.over
    assert (sum(state.police), state.police[GAZA], state.available_police) == (2, 1, 4)
    assert state.political_will == 17


@proves("P-P30-s")
def test_shaded_both_may_come_from_one_space():
    game = position(AFFAIR.format(side="irgun") + "gaza: 2 police | haifa_c: 1 police")
    game.play("police gaza", "police gaza")

    assert state_of(game).police[GAZA] == 0


@proves("P-P30-s")
@pytest.mark.parametrize(("police", "left"), [("", 0), ("gaza: 1 police", 0), ("gaza: 3 police", 1)])
def test_shaded_fewer_police_are_all_that_go_and_political_will_falls_all_the_same(police, left):
    game = position(AFFAIR.format(side="irgun") + police)

    state = state_of(game)
    assert game.over
    assert sum(state.police) == left
    assert state.political_will == 17


@proves("P-P30-s", "P-P9-u-b")
def test_shaded_is_not_starred():
    game = position(AFFAIR.format(side="irgun") + "capabilities: P9 unshaded british")

    assert state_of(game).political_will == 17


@proves("P-P30-s", "P-1.10-f")
@pytest.mark.parametrize(("troops", "curfew"), [("", 0), (", 1 troops", 1)])
def test_shaded_a_curfew_falls_with_the_last_british_piece(troops, curfew):
    game = position(AFFAIR.format(side="irgun") + f"haifa_c: 2 police, 1 curfew{troops}")

    assert state_of(game).curfew[HAIFA] == curfew
