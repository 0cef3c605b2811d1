"""P7 Lehi: Cells lost where several stand together, or Police assassinated."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA, HAIFA, JERUSALEM, LYDDA, RAIL_EGYPT, TEL_AVIV

SIDES = ["british", "irgun"]
UNSHADED = " | card: P7 | do: event british unshaded"
SHADED = " | card: P7 | do: event irgun shaded"


@pytest.mark.parametrize("side", SIDES)
@proves("P-P7-u")
def test_the_executing_side_may_remove_one_cell_from_each_space_with_two_or_more(side):
    text = "gaza: 1 underground, 1 active | lydda: 1 underground | tel_aviv: 3 underground | rail_egypt: 2 active"
    game = position(f"{text} | card: P7 | do: event {side} unshaded")
    assert asked(game) == side
    assert offered(game) == ["underground gaza", "active gaza", "underground tel_aviv", "active rail_egypt", "done"]
    game.play("active gaza")
    assert offered(game) == ["underground tel_aviv", "active rail_egypt", "done"], "once in each space"
    game.play("underground tel_aviv", "active rail_egypt")

    state = state_of(game)
    assert game.over
    assert [state.cells(space) for space in (GAZA, LYDDA, TEL_AVIV, RAIL_EGYPT)] == [1, 1, 2, 1]
    assert (state.available_cells, state.prison) == (10, 0)


@pytest.mark.parametrize(("picks", "left"), [(["done"], 4), (["underground gaza", "done"], 3)])
@proves("P-P7-u", "P-5.1.3-b")
def test_the_executing_side_may_stop_at_any_number(picks, left):
    game = position("gaza: 2 underground | lydda: 2 underground" + UNSHADED)
    game.play(*picks)

    assert game.over
    assert sum(state_of(game).underground) == left


@proves("P-P7-u")
def test_a_single_cell_and_caches_do_not_count_as_more_than_one_cell():
    game = position("gaza: 1 underground, 2 caches | lydda: 1 active" + UNSHADED)

    assert game.over
    assert (state_of(game).underground[GAZA], state_of(game).active[LYDDA]) == (1, 1)


# Shaded


@pytest.mark.parametrize("side", SIDES)
@proves("P-P7-s")
def test_the_executing_side_may_remove_one_police_from_each_space_with_an_underground_cell(side):
    text = (
        "gaza: 1 underground, 2 police | lydda: 1 active, 1 police | tel_aviv: 1 underground, 1 active, 1 police | "
        "rail_egypt: 1 underground, 1 police | jerusalem_c: 1 police | haifa_c: 1 underground, 2 troops"
    )
    game = position(f"{text} | card: P7 | do: event {side} shaded")
    assert (asked(game), offered(game)) == (side, ["police gaza", "police tel_aviv", "police rail_egypt", "done"])
    game.play("police gaza")
    assert offered(game) == ["police tel_aviv", "police rail_egypt", "done"], "once in each space"
    game.play("police tel_aviv", "police rail_egypt")

    state = state_of(game)
    assert game.over
    assert [state.police[space] for space in (GAZA, LYDDA, TEL_AVIV, RAIL_EGYPT, JERUSALEM)] == [1, 1, 0, 0, 1]
    assert (state.available_police, state.troops[HAIFA]) == (3, 2)
    assert (state.underground[GAZA], state.underground[TEL_AVIV], state.active[TEL_AVIV]) == (1, 1, 1)


@proves("P-P7-s", "P-5.1.3-b")
def test_the_executing_side_may_spare_the_police():
    game = position("gaza: 1 underground, 1 police | lydda: 1 underground, 1 police" + SHADED)
    game.play("police lydda", "done")

    assert (state_of(game).police[GAZA], state_of(game).police[LYDDA]) == (1, 0)
    assert game.over


@proves("P-P7-s")
def test_one_underground_cell_is_enough_against_many_police():
    game = position("tel_aviv: 1 underground, 6 police" + SHADED)
    game.play("police tel_aviv")

    assert (state_of(game).police[TEL_AVIV], game.over) == (5, True)


@pytest.mark.parametrize(("troops", "curfew"), [("", 0), (", 1 troops", 1)])
@proves("P-P7-s")
def test_a_curfew_goes_with_the_last_british_piece_of_its_city(troops, curfew):
    game = position(f"tel_aviv: 1 underground, 1 police, 1 curfew{troops}" + SHADED)
    game.play("police tel_aviv")

    assert state_of(game).curfew[TEL_AVIV] == curfew
