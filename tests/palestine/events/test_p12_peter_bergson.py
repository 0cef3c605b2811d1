"""P12 Peter Bergson: two Caches lost without reward, or two gained."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA, LYDDA, TEL_AVIV

SIDES = ["british", "irgun"]
UNSHADED = " | card: P12 | do: event british unshaded"
SHADED = " | card: P12 | do: event irgun shaded"


@pytest.mark.parametrize("side", SIDES)
@proves("P-P12-u")
def test_the_executing_side_removes_two_caches_of_its_choice(side):
    text = "gaza: 1 caches | lydda: 2 caches | tel_aviv: 1 caches, 1 troops"
    game = position(f"{text} | card: P12 | do: event {side} unshaded")
    assert (asked(game), offered(game)) == (side, ["cache lydda", "cache gaza", "cache tel_aviv"])
    game.play("cache lydda")
    assert offered(game) == ["cache lydda", "cache gaza", "cache tel_aviv"], "to stop at one is not offered"
    game.play("cache lydda")

    state = state_of(game)
    assert game.over
    assert (state.caches[LYDDA], state.caches[GAZA], state.caches[TEL_AVIV]) == (0, 1, 1)
    assert state.available_caches == 3


@pytest.mark.parametrize(("caches", "left"), [(0, 0), (1, 0), (2, 0)])
@proves("P-P12-u", "P-5.1.3-a")
def test_with_fewer_caches_those_that_are_there_go(caches, left):
    game = position((f"gaza: {caches} caches" if caches else "gaza: 1 active") + UNSHADED)

    assert game.over
    assert (sum(state_of(game).caches), state_of(game).available_caches) == (left, 5)


@proves("P-P12-u")
def test_the_british_gain_neither_political_will_nor_a_chit():
    game = position("gaza: 2 caches | political will: 10 | capabilities: P25 unshaded irgun" + UNSHADED)

    assert game.over
    assert (state_of(game).political_will, sum(state_of(game).chits)) == (10, 0)


@proves("P-P12-u")
def test_the_cache_on_the_haganah_track_is_not_on_the_map():
    game = position("gaza: 1 caches | haganah: 3" + UNSHADED)

    assert (state_of(game).track_caches, state_of(game).available_caches) == (1, 4)


# Shaded


@pytest.mark.parametrize("side", SIDES)
@proves("P-P12-s")
def test_the_executing_side_places_up_to_two_caches_where_cells_are(side):
    text = (
        "gaza: 1 underground | lydda: 1 active, 3 troops | tel_aviv: 1 active, 1 troops, 1 curfew | galilee: 1 caches"
    )
    game = position(f"{text} | card: P12 | do: event {side} shaded")
    assert (asked(game), offered(game)) == (side, ["lydda", "gaza", "tel_aviv", "done"])
    game.play("gaza", "tel_aviv")

    state = state_of(game)
    assert game.over, "two in all"
    assert (state.caches[GAZA], state.caches[TEL_AVIV], state.available_caches) == (1, 1, 2)


@pytest.mark.parametrize(("answers", "placed"), [(["done"], 0), (["gaza", "done"], 1), (["gaza", "gaza"], 2)])
@proves("P-P12-s", "P-5.1.3-b")
def test_none_one_or_two_are_placed_and_both_may_go_to_one_space(answers, placed):
    game = position("gaza: 1 underground | lydda: 1 underground" + SHADED)
    game.play(*answers)

    assert game.over
    assert state_of(game).caches[GAZA] == placed


@proves("P-P12-s", "P-5.1.1-a")
def test_no_space_gets_a_third_cache():
    game = position("gaza: 1 underground, 1 caches | lydda: 1 underground, 2 caches" + SHADED)
    assert offered(game) == ["gaza", "done"]
    game.play("gaza")

    assert game.over
    assert (state_of(game).caches[GAZA], state_of(game).caches[LYDDA]) == (2, 2)


@proves("P-P12-s", "P-5.1.1-a")
def test_no_cache_is_placed_on_a_railway():
    game = position("rail_egypt: 3 underground" + SHADED)

    assert game.over
    assert sum(state_of(game).caches) == 0


@pytest.mark.parametrize(("on_map", "placed"), [(4, 1), (5, 0)])
@proves("P-P12-s", "P-5.1.1-a")
def test_only_available_caches_are_placed(on_map, placed):
    game = position(
        f"gaza: 1 underground | lydda: 2 caches | galilee: 2 caches | samaria: {on_map - 4} caches" + SHADED
    )
    if placed:
        game.play("gaza")

    assert game.over
    assert (state_of(game).caches[GAZA], state_of(game).available_caches) == (placed, 0)
