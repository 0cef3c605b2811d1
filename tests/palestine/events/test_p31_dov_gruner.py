"""P31 Dov Gruner: a Cell from a space with Troops goes to Prison; or up to three Cells come to Cities or Districts."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA, TEL_AVIV

CAPTURED = (
    "gaza: 1 troops, 1 underground, 1 active | rail_egypt: 2 troops, 1 active | samaria: 2 underground"
    " | lydda: 2 police, 1 active | card: P31 | do: event {side} unshaded"
)
MOURNED = "card: P31 | do: event {side} shaded | "
SIDES = ["british", "irgun"]
DISTRICTS_AND_CITIES = [
    *["galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza"],
    *["haifa_c", "tel_aviv", "jerusalem_c"],
]


@proves("P-P31-u")
@pytest.mark.parametrize("side", SIDES)
def test_unshaded_the_executing_side_must_pick_a_cell_of_any_state_where_troops_are(side):
    game = position(CAPTURED.format(side=side))

    assert asked(game) == side
    assert offered(game) == ["underground gaza", "active gaza", "active rail_egypt"]


@proves("P-P31-u")
def test_unshaded_one_cell_goes_to_prison():
    game = position(CAPTURED.format(side="british"))
    game.play("underground gaza")

    state = state_of(game)
    assert game.over
    assert (state.underground[GAZA], state.active[GAZA], state.prison) == (0, 1, 1)
    assert state.available_cells == 9


@proves("P-P31-u")
def test_unshaded_without_such_a_cell_nothing_happens():
    game = position("samaria: 1 active | lydda: 2 troops, 1 caches | card: P31 | do: event british unshaded")

    state = state_of(game)
    assert game.over
    assert (sum(state.active), state.prison, sum(state.caches)) == (1, 0, 1)


@proves("P-P31-s")
@pytest.mark.parametrize("side", SIDES)
def test_shaded_the_executing_side_chooses_among_all_cities_and_districts_but_no_railway(side):
    game = position(MOURNED.format(side=side) + "tel_aviv: 1 police, 1 curfew")

    assert asked(game) == side
    assert offered(game) == [*DISTRICTS_AND_CITIES, "done"]


@proves("P-P31-s")
@pytest.mark.parametrize(
    ("answers", "in_gaza", "in_tel_aviv"),
    [
        (["done"], 0, 0),
        (["gaza", "done"], 1, 0),
        (["gaza", "tel_aviv", "done"], 1, 1),
        (["gaza", "tel_aviv", "gaza"], 2, 1),
        (["gaza", "gaza", "gaza"], 3, 0),
    ],
)
def test_shaded_up_to_three_underground_cells_are_placed_in_any_split(answers, in_gaza, in_tel_aviv):
    game = position(MOURNED.format(side="irgun"))
    game.play(*answers)

    state = state_of(game)
    assert game.over
    assert (state.underground[GAZA], state.underground[TEL_AVIV]) == (in_gaza, in_tel_aviv)
    assert state.available_cells == 15 - in_gaza - in_tel_aviv


@proves("P-P31-s")
def test_shaded_a_curfew_does_not_hinder():
    game = position(MOURNED.format(side="irgun") + "tel_aviv: 1 police, 1 curfew")
    game.play("tel_aviv", "done")

    assert state_of(game).underground[TEL_AVIV] == 1


@proves("P-P31-s")
@pytest.mark.parametrize(("prison", "cells"), [(15, 0), (14, 1), (13, 2)])
def test_shaded_available_cells_are_the_limit_and_prison_is_not_touched(prison, cells):
    game = position(MOURNED.format(side="irgun") + f"prison: {prison}")
    game.play(*["gaza"] * cells)

    state = state_of(game)
    assert game.over
    assert (state.underground[GAZA], state.prison) == (cells, prison)
