"""P5 Acre Prison Break: prisoners sent to Eritrea, or a mass escape."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of, then

SIDES = ["british", "irgun"]
UNSHADED = " | card: P5 | do: event british unshaded"
SHADED = " | card: P5 | do: event irgun shaded"


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("number", [0, 1, 2])
@proves("P-P5-u", "P-5.1.3-b")
def test_the_executing_side_removes_none_one_or_two_prisoners_from_the_game(side, number):
    game = position(f"prison: 5 | gaza: 1 underground | card: P5 | do: event {side} unshaded")
    assert (asked(game), offered(game)) == (side, ["0", "1", "2"])
    game.play(number)

    state = state_of(game)
    assert (state.prison, state.removed_from_game) == (5 - number, number)
    assert (state.available_cells, sum(state.underground)) == (9, 1)


@pytest.mark.parametrize(("prison", "choices"), [(1, ["0", "1"]), (2, ["0", "1", "2"])])
@proves("P-P5-u")
def test_no_more_prisoners_go_than_there_are(prison, choices):
    assert offered(position(f"prison: {prison}" + UNSHADED)) == choices


@proves("P-P5-u", "P-5.1.3-a")
def test_with_an_empty_prison_the_text_does_nothing():
    game = position("gaza: 2 underground" + UNSHADED)

    assert game.over
    assert (state_of(game).removed_from_game, state_of(game).prison) == (0, 0)


@proves("P-P5-u-b")
def test_cells_out_of_the_game_do_not_return_at_reset():
    game = then(position("prison: 5 | card: P5 | do: event british unshaded").play(2), "do: reset")

    state = state_of(game)
    assert (state.prison, state.removed_from_game) == (2, 2)
    assert state.available_cells == 11, "half of the three still in Prison, rounded down"


@proves("P-P5-u-b")
def test_cells_out_of_the_game_cannot_be_recruited():
    exile = position("prison: 2 | tel_aviv: 12 underground | lydda: 1 caches | card: P5 | do: event irgun unshaded")
    game = then(exile.play(2), "do: operation recruit limited").play("recruit lydda")

    assert offered(game) == ["0", "1"], "only one Cell is Available, two are out of the game"


@proves("P-P5-u-b")
def test_cells_out_of_the_game_do_not_fill_the_haganah_track():
    # P3 shifts Haganah from 4 to 3; Available is empty, so the two Cells come from the map, the third stays.
    game = position(
        "gaza: 3 underground | prison: 10 | removed: 2 | haifa_c: 1 terror | available: 6 police, 5 caches | "
        "card: P3 | do: event british unshaded"
    )

    state = state_of(game)
    assert (sum(state.underground), state.track_cells) == (1, 2)
    assert (state.prison, state.removed_from_game) == (10, 2)


@pytest.mark.parametrize("side", SIDES)
@proves("P-P5-s")
def test_all_prisoners_become_available(side):
    game = position(f"prison: 7 | gaza: 1 underground, 1 active | card: P5 | do: event {side} shaded")

    state = state_of(game)
    assert game.over
    assert (state.prison, state.available_cells) == (0, 13)
    assert (sum(state.underground), sum(state.active)) == (1, 1)


@proves("P-P5-s", "P-P5-u-b")
def test_the_mass_escape_does_not_bring_back_cells_out_of_the_game():
    game = position("prison: 3 | removed: 2" + SHADED)

    state = state_of(game)
    assert (state.prison, state.available_cells, state.removed_from_game) == (0, 13, 2)
