"""P19 Rome Embassy Bombing: up to two Cells and a Cache go, +1 for the Cache; or a die of 3 or more costs 2."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GALILEE, GAZA, RAIL_EGYPT, TEL_AVIV

FOILED = (
    "gaza: 1 underground, 1 active, 1 caches | tel_aviv: 1 underground, 2 caches, 3 troops | rail_egypt: 1 active"
    " | card: P19 | do: event {side} unshaded"
)


@proves("P-P19-u")
@pytest.mark.parametrize("side", ["british", "irgun"])
def test_unshaded_the_executing_side_chooses_among_all_cells_on_the_map(side):
    game = position(FOILED.format(side=side))

    assert asked(game) == side
    assert offered(game) == ["underground gaza", "active gaza", "underground tel_aviv", "active rail_egypt", "done"]


@proves("P-P19-u")
def test_unshaded_two_cells_of_any_state_and_space_and_a_cache_go_to_available():
    game = position(FOILED.format(side="british"))
    game.play("active rail_egypt", "underground gaza", "cache tel_aviv")

    state = state_of(game)
    assert game.over
    assert (state.active[RAIL_EGYPT], state.underground[GAZA], state.caches[TEL_AVIV]) == (0, 0, 1)
    assert (state.available_cells, state.available_caches, state.prison) == (13, 3, 0)


@proves("P-P19-u")
def test_unshaded_both_cells_may_come_from_one_space():
    game = position(FOILED.format(side="british"))
    game.play("active gaza", "underground gaza", "done")

    state = state_of(game)
    assert state.cells(GAZA) == 0
    assert sum(state.underground) + sum(state.active) == 2


@proves("P-P19-u")
@pytest.mark.parametrize(
    ("answers", "cells", "caches"),
    [
        (["done", "done"], 4, 3),
        (["done", "cache gaza"], 4, 2),
        (["active gaza", "done", "done"], 3, 3),
        (["active gaza", "underground gaza", "done"], 2, 3),
    ],
)
def test_unshaded_fewer_pieces_or_none_may_be_removed(answers, cells, caches):
    game = position(FOILED.format(side="irgun"))
    game.play(*answers)

    state = state_of(game)
    assert game.over
    assert sum(state.underground) + sum(state.active) == cells
    assert sum(state.caches) == caches


@proves("P-P19-u")
@pytest.mark.parametrize(("answer", "will"), [("cache gaza", 19), ("done", 18)])
def test_unshaded_a_cache_removed_gives_one_political_will_and_no_chit(answer, will):
    game = position(FOILED.format(side="british"))
    game.play("done", answer)

    state = state_of(game)
    assert state.political_will == will
    assert state.chits == [0, 0, 0]


@proves("P-P19-u")
def test_unshaded_cells_alone_give_nothing():
    game = position("gaza: 1 underground, 1 active | card: P19 | do: event british unshaded")
    game.play("active gaza", "underground gaza")

    assert game.over
    assert state_of(game).political_will == 18


@proves("P-P19-u")
def test_unshaded_does_not_reach_caches_or_cells_off_the_map():
    game = position("card: P19 | prison: 3 | do: event british unshaded")

    state = state_of(game)
    assert game.over
    assert (state.prison, state.available_caches, state.political_will) == (3, 5, 18)


@proves("P-P19-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
@pytest.mark.parametrize(("die", "will"), [(1, 18), (2, 18), (3, 16), (6, 16)])
def test_shaded_a_die_of_three_or_more_costs_two_political_will(side, die, will):
    game = position(f"card: P19 | do: event {side} shaded")
    assert asked(game) == "chance"
    game.play(die)

    assert state_of(game).political_will == will


@proves("P-P19-s", "P-P9-u-b")
def test_shaded_is_not_starred():
    game = position("card: P19 | capabilities: P9 unshaded british | do: event irgun shaded")
    game.play(6)

    assert state_of(game).political_will == 16


@proves("P-P19-s")
def test_shaded_police_do_not_lower_the_die():
    game = position("galilee: 3 police, 1 underground | card: P19 | do: event irgun shaded")
    game.play(3)

    state = state_of(game)
    assert state.political_will == 16
    assert (state.underground[GALILEE], sum(state.sabotage)) == (1, 0)
