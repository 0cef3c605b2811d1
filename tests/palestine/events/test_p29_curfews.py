"""P29 Curfews (British Capability): as Reset begins each Curfew City loses a Cell; or Irgun may gain one there."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of, then
from sandtable.games.british_way.palestine.cards import P29
from sandtable.games.british_way.palestine.map import GAZA, HAIFA, JERUSALEM, RAIL_EGYPT, TEL_AVIV

PUNITIVE = "capabilities: P29 unshaded british | do: reset | "
BACKFIRE = "capabilities: P29 shaded irgun | do: reset | "
CURFEWS = (
    "tel_aviv: 1 police, 2 underground, 1 curfew | jerusalem_c: 1 troops, 1 active, 1 curfew | haifa_c: 2 underground"
    " | gaza: 1 active | rail_egypt: 1 underground | "
)
ANYWHERE = [
    *["active gaza", "underground haifa_c", "underground tel_aviv"],
    *["active jerusalem_c", "underground rail_egypt"],
]


@proves("P-P29-u", "P-P29-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
@pytest.mark.parametrize("text", ["unshaded", "shaded"])
def test_either_side_may_put_either_text_in_force_and_nothing_happens_before_reset(side, text):
    game = position(CURFEWS + f"card: P29 | do: event {side} {text}")

    state = state_of(game)
    assert game.over
    assert (state.capabilities[P29], state.executed_by[P29]) == (text, side)
    assert sum(state.underground) + sum(state.active) == 7


@proves("P-P29-u")
def test_unshaded_each_city_with_a_curfew_loses_one_cell_to_available():
    game = position(CURFEWS + PUNITIVE)

    state = state_of(game)
    assert asked(game) == "chance"
    assert [state.underground[city] for city in (HAIFA, TEL_AVIV, JERUSALEM)] == [2, 1, 0]
    assert (state.underground[GAZA], state.underground[RAIL_EGYPT]) == (1, 1)
    assert (state.available_cells, state.prison) == (10, 0)


@proves("P-P29-u")
def test_unshaded_a_curfew_city_without_a_cell_loses_none_and_no_other_space_pays_for_it():
    game = position("tel_aviv: 1 police, 1 curfew | gaza: 2 underground | " + PUNITIVE)

    assert state_of(game).underground[GAZA] == 2


@proves("P-P29-u")
@pytest.mark.parametrize(("prison", "available"), [(1, 10), (2, 10)])
def test_unshaded_the_cells_removed_are_available_and_the_prison_release_is_as_ever(prison, available):
    game = position(f"tel_aviv: 1 police, 1 active, 1 curfew | gaza: 4 active | prison: {prison} | " + PUNITIVE)

    state = state_of(game)
    assert state.prison == 1
    assert state.available_cells == available


@proves("P-P29-u")
def test_unshaded_then_the_curfews_go_and_the_rest_of_reset_is_done():
    game = position(CURFEWS + PUNITIVE)

    state = state_of(game)
    assert sum(state.curfew) == 0
    assert sum(state.active) == 0
    assert state.first == "irgun"


@proves("P-P29-u")
@pytest.mark.parametrize("side", ["british", "irgun"])
def test_unshaded_the_option_takes_as_many_cells_from_anywhere_as_the_executing_side_chooses(side):
    game = position(
        CURFEWS + f"capabilities: P29 unshaded {side} | do: reset",
        p29_anywhere="true",
    )
    assert asked(game) == side
    assert offered(game) == ANYWHERE
    game.play("underground rail_egypt", "active gaza")

    state = state_of(game)
    assert asked(game) == "chance"
    assert (state.underground[RAIL_EGYPT], state.underground[GAZA]) == (0, 0)
    assert [state.underground[city] for city in (HAIFA, TEL_AVIV, JERUSALEM)] == [2, 2, 1]


@proves("P-P29-u")
def test_unshaded_the_option_counts_curfews_not_cells_in_them():
    game = position(
        "tel_aviv: 1 police, 1 curfew | gaza: 1 active | lydda: 1 active | " + PUNITIVE, p29_anywhere="true"
    )
    game.play("active gaza")

    state = state_of(game)
    assert sum(state.underground) == 1
    assert state.available_cells == 14


@proves("P-P29-u")
def test_unshaded_the_option_takes_all_cells_if_there_are_fewer():
    game = position(
        "tel_aviv: 1 police, 1 curfew | haifa_c: 1 police, 1 curfew | gaza: 1 active | " + PUNITIVE,
        p29_anywhere="true",
    )

    state = state_of(game)
    assert asked(game) == "chance"
    assert sum(state.underground) + sum(state.active) == 0


@proves("P-P29-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
def test_shaded_irgun_chooses_whoever_executed_the_card_and_may_decline(side):
    game = position(CURFEWS + f"capabilities: P29 shaded {side} | do: reset")
    assert asked(game) == "irgun"
    assert offered(game) == ["tel_aviv", "jerusalem_c", "done"]
    game.play("done")

    assert asked(game) == "chance"
    assert sum(state_of(game).underground) == 7


@proves("P-P29-s")
def test_shaded_irgun_may_place_one_underground_cell_in_each_city_with_a_curfew():
    game = position(CURFEWS + BACKFIRE)
    game.play("jerusalem_c")
    assert offered(game) == ["tel_aviv", "done"]
    game.play("tel_aviv")

    state = state_of(game)
    assert asked(game) == "chance"
    assert [state.underground[city] for city in (HAIFA, TEL_AVIV, JERUSALEM)] == [2, 3, 2]
    assert state.available_cells == 6


@proves("P-P29-s")
def test_shaded_irgun_may_place_in_one_city_only():
    game = position(CURFEWS + BACKFIRE)
    game.play("jerusalem_c", "done")

    state = state_of(game)
    assert [state.underground[city] for city in (TEL_AVIV, JERUSALEM)] == [2, 2]


@proves("P-P29-s")
def test_shaded_comes_before_the_prison_release_so_released_cells_cannot_be_placed():
    game = position("tel_aviv: 1 police, 1 curfew | gaza: 1 active | prison: 14 | " + BACKFIRE)

    state = state_of(game)
    assert asked(game) == "chance"
    assert (state.available_cells, state.prison, state.underground[TEL_AVIV]) == (7, 7, 0)


@proves("P-P29-s")
def test_shaded_cells_available_are_the_limit():
    game = position(
        "tel_aviv: 1 police, 1 curfew | haifa_c: 1 police, 1 curfew | gaza: 1 active | prison: 13 | " + BACKFIRE
    )
    assert offered(game) == ["haifa_c", "tel_aviv", "done"]
    game.play("tel_aviv")

    assert asked(game) == "chance"
    assert state_of(game).underground[TEL_AVIV] == 1


@proves("P-P29-s")
def test_shaded_without_a_curfew_nothing_is_asked():
    game = position("tel_aviv: 1 police, 1 active | " + BACKFIRE)

    assert asked(game) == "chance"


@proves("P-P29-s")
def test_shaded_the_option_places_as_many_cells_anywhere_railways_included():
    game = position(CURFEWS + BACKFIRE, p29_anywhere="true")
    assert asked(game) == "irgun"
    assert len(offered(game)) == 14
    game.play("rail_egypt", "rail_egypt")

    state = state_of(game)
    assert asked(game) == "chance"
    assert state.underground[RAIL_EGYPT] == 3


@proves("P-P29-s")
@pytest.mark.parametrize(("answers", "cells"), [(["done"], 7), (["gaza", "done"], 8)])
def test_shaded_the_option_leaves_the_number_to_irgun(answers, cells):
    game = position(CURFEWS + BACKFIRE, p29_anywhere="true")
    game.play(*answers)

    assert asked(game) == "chance"
    assert sum(state_of(game).underground) == cells


@proves("P-P29-u", "P-P29-s")
@pytest.mark.parametrize("capability", [PUNITIVE, BACKFIRE])
def test_a_curfew_lost_in_redeploy_no_longer_counts(capability):
    scene = "tel_aviv: 1 police, 1 underground, 1 curfew | gaza: 1 troops | do: redeploy_police"
    game = then(position(scene).play("from tel_aviv", "to gaza"), capability)

    state = state_of(game)
    assert asked(game) == "chance"
    assert state.underground[TEL_AVIV] == 1
