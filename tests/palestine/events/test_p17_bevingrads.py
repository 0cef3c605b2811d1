"""P17 Bevingrads (British Capability): Terror places one marker at most; Search in Cities needs four cubes per Cell."""

from __future__ import annotations

import pytest

from palestine.table import offered, position, proves, state_of
from sandtable.games.british_way.palestine.cards import P17
from sandtable.games.british_way.palestine.map import LYDDA, RAIL_EGYPT, TEL_AVIV

TERROR = "tel_aviv: 1 underground | do: operation sabotage operation"
FORTIFIED = " | capabilities: P17 unshaded british"
ISOLATED = " | capabilities: P17 shaded irgun"


@proves("P-P17-u", "P-P17-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
@pytest.mark.parametrize("text", ["unshaded", "shaded"])
def test_either_side_may_put_either_text_in_force(side, text):
    game = position(f"card: P17 | do: event {side} {text}")

    state = state_of(game)
    assert game.over
    assert state.capabilities[P17] == text
    assert state.political_will == 18


@proves("P-P17-u")
@pytest.mark.parametrize(("capability", "markers"), [("", 2), (FORTIFIED, 1), (ISOLATED, 2)])
def test_unshaded_a_devastating_terror_places_one_marker_instead_of_two(capability, markers):
    game = position(TERROR + capability)
    game.play("terror tel_aviv", 6)

    assert state_of(game).terror[TEL_AVIV] == markers


@proves("P-P17-u", "P-4.3.3-d")
def test_unshaded_a_devastating_terror_still_shifts_haganah():
    game = position(TERROR + FORTIFIED)
    game.play("terror tel_aviv", 6)

    assert state_of(game).haganah == 3


@proves("P-P17-u")
@pytest.mark.parametrize(("die", "markers"), [(2, 0), (3, 1), (5, 1)])
def test_unshaded_lesser_terror_is_as_before(die, markers):
    game = position(TERROR + FORTIFIED)
    game.play("terror tel_aviv", die)

    state = state_of(game)
    assert state.terror[TEL_AVIV] == markers
    assert state.haganah == 4


@proves("P-P17-u")
def test_unshaded_does_not_limit_how_many_terror_markers_a_city_holds():
    game = position("tel_aviv: 1 underground, 2 terror | do: operation sabotage operation" + FORTIFIED)
    game.play("terror tel_aviv", 6)

    assert state_of(game).terror[TEL_AVIV] == 3


@proves("P-P17-s")
@pytest.mark.parametrize(("cubes", "found"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_shaded_a_city_search_finds_one_cell_per_four_cubes(cubes, found):
    game = position(f"tel_aviv: {cubes} troops, 3 underground | do: operation search limited{ISOLATED}")
    game.play("search tel_aviv")

    assert state_of(game).active[TEL_AVIV] == found


@proves("P-P17-s", "P-3.2.3-m")
def test_shaded_counts_police_among_the_four_cubes():
    game = position(f"tel_aviv: 2 troops, 2 police, 3 underground | do: operation search limited{ISOLATED}")
    game.play("search tel_aviv")

    assert state_of(game).active[TEL_AVIV] == 1


@proves("P-P17-s", "P-3.2.3-m")
def test_shaded_the_curfew_is_placed_even_where_no_cell_is_found():
    game = position(f"tel_aviv: 1 troops, 1 underground | do: operation search limited{ISOLATED}")
    game.play("search tel_aviv")

    state = state_of(game)
    assert state.curfew[TEL_AVIV] == 1
    assert state.active[TEL_AVIV] == 0


@proves("P-P17-s", "P-3.2.3-m")
def test_shaded_with_a_chit_discarded_each_cube_still_finds_a_cell():
    game = position(f"tel_aviv: 3 troops, 4 underground | chits: 0 | do: operation search limited{ISOLATED}")
    game.play("search tel_aviv", "done", "discard 0")

    state = state_of(game)
    assert state.active[TEL_AVIV] == 3
    assert state.curfew[TEL_AVIV] == 0


@proves("P-P17-s")
def test_shaded_a_chit_paid_for_an_intelligence_lead_does_not_help_in_the_city():
    game = position(f"tel_aviv: 3 troops, 1 underground | chits: 0 | do: operation search limited{ISOLATED}")
    game.play("lead 0", "search tel_aviv", "search gaza")

    state = state_of(game)
    assert state.active[TEL_AVIV] == 0
    assert state.curfew[TEL_AVIV] == 1


@proves("P-P17-s")
def test_shaded_the_choice_is_made_city_by_city():
    game = position(
        "tel_aviv: 3 troops, 3 underground | jerusalem_c: 3 troops, 3 underground | chits: 2 |"
        f" do: operation search operation{ISOLATED}"
    )
    game.play("search tel_aviv", "search jerusalem_c", "done", "jerusalem_c", "discard 2", "tel_aviv")

    state = state_of(game)
    assert (state.active[TEL_AVIV], state.curfew[TEL_AVIV]) == (0, 1)
    assert sum(state.active) == 3


@proves("P-P17-s", "P-3.2.3-m")
@pytest.mark.parametrize(("name", "space"), [("lydda", LYDDA), ("rail_egypt", RAIL_EGYPT)])
def test_shaded_districts_and_railways_keep_one_cell_per_two_cubes(name, space):
    game = position(f"{name}: 4 troops, 3 underground | do: operation search limited{ISOLATED}")
    game.play(f"search {name}")

    assert state_of(game).active[space] == 2


@proves("P-P17-s")
def test_unshaded_search_in_a_city_still_needs_three_cubes_per_cell():
    game = position(f"tel_aviv: 3 troops, 3 underground | do: operation search limited{FORTIFIED}")
    game.play("search tel_aviv")

    assert state_of(game).active[TEL_AVIV] == 1


@proves("P-P17-u")
def test_the_card_offers_both_texts_and_pass():
    game = position("card: P17 | do: action first")
    game.play("event")

    assert offered(game) == ["unshaded", "shaded", "pass"]
