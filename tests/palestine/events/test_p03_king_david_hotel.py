"""P3 King David Hotel: condemnation of a Terror attack, or the attack."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove
from sandtable.games.british_way.palestine.map import HAIFA, JERUSALEM, TEL_AVIV

SIDES = ["british", "irgun"]
UNSHADED = " | card: P3 | do: event british unshaded"
SHADED = " | card: P3 | do: event irgun shaded"


@pytest.mark.parametrize("side", SIDES)
@proves("P-P3-u")
def test_the_executing_side_removes_one_terror_marker_from_a_city_and_haganah_shifts(side):
    text = "haifa_c: 2 terror | jerusalem_c: 1 terror, 1 sabotage | tel_aviv: 1 sabotage"
    game = position(f"{text} | card: P3 | do: event {side} unshaded")
    assert (asked(game), offered(game)) == (side, ["haifa_c", "jerusalem_c"])
    assert state_of(game).haganah == 4, "the shift comes after the removal"
    game.play("haifa_c")

    state = state_of(game)
    assert (state.terror[HAIFA], state.terror[JERUSALEM], sum(state.sabotage)) == (1, 1, 2)
    assert (state.haganah, state.track_cells, state.track_caches) == (3, 2, 1)


@proves("P-P3-u")
def test_at_zero_the_marker_goes_all_the_same_and_nothing_shifts():
    game = position("haifa_c: 1 terror | haganah: 0" + UNSHADED)

    assert (state_of(game).terror[HAIFA], state_of(game).haganah) == (0, 0)
    assert game.over


@pytest.mark.parametrize("first", SIDES)
@proves("P-P3-u-b", "P-5.2-a")
def test_without_terror_on_the_map_the_unshaded_text_cannot_be_chosen(first):
    game = position(f"haifa_c: 1 sabotage, 1 underground | first: {first} | card: P3 | do: action first")
    game.play("event")

    assert offered(game) == ["shaded", "pass"]
    assert game.question is not None
    assert game.question.why_not("unshaded") == "why-no-terror-on-map"
    with pytest.raises(IllegalMove):
        game.play("unshaded")


@proves("P-P3-u-b")
def test_with_terror_on_the_map_both_texts_can_be_chosen():
    game = position("haifa_c: 1 terror | first: british | card: P3 | do: action first")
    game.play("event")

    assert offered(game) == ["unshaded", "shaded", "pass"]


@pytest.mark.parametrize("side", SIDES)
@proves("P-P3-s")
def test_the_executing_side_places_two_terror_markers_in_a_city_with_an_underground_cell(side):
    text = "haifa_c: 1 underground, 3 police | tel_aviv: 2 active | jerusalem_c: 1 underground | gaza: 1 underground"
    game = position(f"{text} | card: P3 | do: event {side} shaded")
    assert (asked(game), offered(game)) == (side, ["haifa_c", "jerusalem_c"])
    game.play("haifa_c")

    state = state_of(game)
    assert game.over, "no die is rolled"
    assert (state.terror[HAIFA], sum(state.terror)) == (2, 2)
    assert (state.underground[HAIFA], state.active[HAIFA], state.haganah) == (1, 0, 4)


@proves("P-P3-s", "P-5.1.3-a")
def test_without_an_underground_cell_in_a_city_nothing_happens():
    game = position("tel_aviv: 2 active | gaza: 1 underground | rail_egypt: 1 underground" + SHADED)

    assert game.over
    assert sum(state_of(game).terror) == 0


@pytest.mark.parametrize(("on_map", "placed"), [(13, 2), (14, 1), (15, 0)])
@proves("P-P3-s", "P-5.1.1-a")
def test_no_more_markers_are_placed_than_the_pool_has(on_map, placed):
    game = position(f"tel_aviv: 1 underground | gaza: {on_map - 4} sabotage | haifa_c: 2 terror, 2 sabotage" + SHADED)

    assert state_of(game).terror[TEL_AVIV] == placed


@pytest.mark.parametrize("text", ["unshaded", "shaded"])
@proves("P-P3-s", "P-5.1.2-a")
def test_bevingrads_do_not_lessen_the_two_markers(text):
    game = position(f"tel_aviv: 1 underground | capabilities: P17 {text} british" + SHADED)

    assert state_of(game).terror[TEL_AVIV] == 2


@proves("P-P3-s")
def test_the_hotel_may_be_struck_again_where_terror_already_is():
    game = position("jerusalem_c: 1 underground, 2 terror, 2 troops, 1 curfew" + SHADED)

    assert state_of(game).terror[JERUSALEM] == 4
    assert state_of(game).curfew[JERUSALEM] == 1
