"""P10 Palestine Police Force: Police guard the Railways, or half of them leave."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA, RAIL_EGYPT, RAIL_HAIFA, RAIL_JERUSALEM, RAIL_SYRIA, TEL_AVIV

SIDES = ["british", "irgun"]
UNSHADED = " | card: P10 | do: event british unshaded"
SHADED = " | card: P10 | do: event irgun shaded"
RAILWAYS = ["rail_egypt", "rail_jerusalem", "rail_haifa", "rail_syria"]


@pytest.mark.parametrize("side", SIDES)
@proves("P-P10-u")
def test_the_executing_side_places_available_police_on_railways(side):
    game = position(f"gaza: 2 police | card: P10 | do: event {side} unshaded")
    assert (asked(game), offered(game)) == (side, [*RAILWAYS, "done"])
    game.play("rail_haifa")
    assert (asked(game), offered(game)) == (side, ["1", "2", "3", "4"])
    game.play(4)

    state = state_of(game)
    assert game.over, "all Available Police are placed"
    assert (state.police[RAIL_HAIFA], state.police[GAZA], state.available_police) == (4, 2, 0)


@proves("P-P10-u")
def test_the_police_may_be_split_over_the_railways_in_any_way():
    game = position("gaza: 1 underground" + UNSHADED)
    game.play("rail_syria", 1, "rail_egypt", 2, "rail_haifa", 1, "rail_jerusalem", 2)

    state = state_of(game)
    assert [state.police[r] for r in (RAIL_EGYPT, RAIL_JERUSALEM, RAIL_HAIFA, RAIL_SYRIA)] == [2, 2, 1, 1]
    assert game.over


@pytest.mark.parametrize(("answers", "placed"), [(["done"], 0), (["rail_egypt", 1, "done"], 1)])
@proves("P-P10-u", "P-5.1.3-b")
def test_any_number_may_stay_available(answers, placed):
    game = position("gaza: 3 police" + UNSHADED)
    game.play(*answers)

    assert game.over
    assert (state_of(game).police[RAIL_EGYPT], state_of(game).available_police) == (placed, 3 - placed)


@proves("P-P10-u", "P-5.1.1-a")
def test_with_no_police_available_none_is_taken_from_the_map():
    game = position("gaza: 6 police" + UNSHADED)

    assert game.over
    assert state_of(game).police[GAZA] == 6


@pytest.mark.parametrize(("on_map", "removed"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
@proves("P-P10-s")
def test_half_of_the_police_on_the_map_go_rounded_down(on_map, removed):
    game = position((f"gaza: {on_map} police" if on_map else "gaza: 1 active") + SHADED)

    assert game.over
    assert state_of(game).police[GAZA] == on_map - removed
    assert state_of(game).available_police == 6 - on_map + removed


@pytest.mark.parametrize("side", SIDES)
@proves("P-P10-s", "P-5.1-b")
def test_the_executing_side_chooses_which_police_go(side):
    game = position(f"gaza: 2 police | tel_aviv: 2 police | rail_egypt: 1 police | card: P10 | do: event {side} shaded")
    assert (asked(game), offered(game)) == (side, ["police gaza", "police tel_aviv", "police rail_egypt"])
    game.play("police rail_egypt")
    assert offered(game) == ["police gaza", "police tel_aviv"]
    game.play("police tel_aviv")

    state = state_of(game)
    assert game.over
    assert (state.police[GAZA], state.police[TEL_AVIV], state.police[RAIL_EGYPT]) == (2, 1, 0)


@proves("P-P10-s")
def test_a_curfew_goes_with_the_last_british_piece_of_its_city():
    game = position("gaza: 1 police | tel_aviv: 1 police, 1 curfew" + SHADED)
    game.play("police tel_aviv")

    assert state_of(game).curfew[TEL_AVIV] == 0
