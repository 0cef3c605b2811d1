"""P6 Montgomery: searches without any chit, or Cells in the Cities that the Troops neglect."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA, HAIFA, JERUSALEM, LYDDA, NAMES, TEL_AVIV

SIDES = ["british", "irgun"]
UNSHADED = " | card: P6 | do: event british unshaded"
SHADED = " | card: P6 | do: event irgun shaded"


@pytest.mark.parametrize("side", SIDES)
@proves("P-P6-u")
def test_the_british_may_search_any_space_or_decline_whoever_executes_the_card(side):
    game = position(f"gaza: 2 troops, 1 underground | card: P6 | do: event {side} unshaded")
    assert asked(game) == "british"
    assert offered(game) == [*[f"search {name}" for name in NAMES], "done"]
    game.play("done")

    assert game.over
    assert state_of(game).underground[GAZA] == 1


@pytest.mark.parametrize("spaces", [1, 2, 3])
@proves("P-P6-u")
def test_one_two_or_three_spaces_are_searched(spaces):
    game = position(
        "gaza: 2 troops, 1 underground | lydda: 4 troops, 2 underground | tel_aviv: 6 police, 3 underground" + UNSHADED
    )
    game.play(*["search gaza", "search lydda", "search tel_aviv"][:spaces])
    if spaces < 3:
        assert "done" in offered(game)
        game.play("done")
    game.play("done")

    state = state_of(game)
    assert game.over
    assert [state.active[GAZA], state.active[LYDDA], state.active[TEL_AVIV]] == [1, 2, 2][:spaces] + [0] * (3 - spaces)
    assert state.curfew[TEL_AVIV] == (1 if spaces == 3 else 0)


@proves("P-P6-u", "P-5.4-b")
def test_adjacent_troops_enter_as_in_any_search():
    game = position("gaza: 3 troops | galilee: 9 troops | lydda: 1 underground" + UNSHADED)
    game.play("search lydda", "done")
    assert offered(game) == ["from gaza", "done"]
    game.play("from gaza", 2, "done")

    assert (state_of(game).troops[LYDDA], state_of(game).active[LYDDA]) == (2, 1)


@pytest.mark.parametrize("extendable", ["false", "true"])
@proves("P-P6-u", "P-5.4-c")
def test_no_chit_buys_a_fourth_space_under_either_ruling(extendable):
    game = position("gaza: 12 troops | chits: 0 1 2" + UNSHADED, event_ops_extendable=extendable)
    assert not [answer for answer in offered(game) if answer.startswith("lead")]
    game.play("search gaza", "search lydda")
    assert not [answer for answer in offered(game) if answer.startswith("lead")]
    game.play("search jerusalem_d")

    assert offered(game) == ["from gaza", "done"], "the spaces are named and the Troops move"
    assert state_of(game).chits == [1, 1, 1]


@proves("P-P6-u")
def test_no_chit_replaces_the_curfew_in_a_city():
    game = position("tel_aviv: 3 troops, 3 underground | gaza: 9 troops | chits: 0 1 2" + UNSHADED)
    game.play("search tel_aviv", "done")

    state = state_of(game)
    assert game.over, "there is no choice between Curfew and chit"
    assert (state.curfew[TEL_AVIV], state.active[TEL_AVIV], state.chits) == (1, 1, [1, 1, 1])


@proves("P-P6-u", "P-P9-s", "P-5.1.2-a")
def test_bevin_does_not_limit_montgomery_to_two_spaces():
    game = position("gaza: 12 troops | capabilities: P9 shaded irgun" + UNSHADED)
    game.play("search gaza", "search lydda")
    assert "search tel_aviv" in offered(game)
    game.play("search tel_aviv")

    assert offered(game) == ["from gaza", "done"], "three are named and the Troops move"


@proves("P-P6-u", "P-5.4-b")
def test_no_special_activity_comes_with_the_search():
    game = position("tel_aviv: 3 troops, 1 curfew, 1 underground | gaza: 9 troops" + UNSHADED)
    assert not [answer for answer in offered(game) if answer.startswith(("detain", "negotiate"))]
    game.play("search tel_aviv", "done")

    assert game.over


# Shaded


@pytest.mark.parametrize("side", SIDES)
@proves("P-P6-s")
def test_each_city_without_troops_gets_one_underground_cell(side):
    game = position(f"jerusalem_c: 1 troops | tel_aviv: 1 active | card: P6 | do: event {side} shaded")

    state = state_of(game)
    assert game.over
    assert [state.underground[city] for city in (HAIFA, TEL_AVIV, JERUSALEM)] == [1, 1, 0]
    assert (state.active[TEL_AVIV], state.available_cells) == (1, 12)


@proves("P-P6-s")
def test_police_and_curfew_do_not_keep_the_cell_away():
    game = position("haifa_c: 3 police, 1 curfew | tel_aviv: 1 troops | jerusalem_c: 1 troops" + SHADED)

    assert state_of(game).underground[HAIFA] == 1
    assert state_of(game).curfew[HAIFA] == 1


@pytest.mark.parametrize("side", SIDES)
@proves("P-P6-s", "P-5.1-b", "P-5.1.1-a")
def test_the_executing_side_chooses_the_cities_if_cells_run_short(side):
    game = position(f"gaza: 13 underground | card: P6 | do: event {side} shaded")
    assert (asked(game), offered(game)) == (side, ["haifa_c", "tel_aviv", "jerusalem_c"])
    game.play("jerusalem_c")
    assert offered(game) == ["haifa_c", "tel_aviv"], "all that is Available must be placed"
    game.play("haifa_c")

    state = state_of(game)
    assert game.over
    assert [state.underground[city] for city in (HAIFA, TEL_AVIV, JERUSALEM)] == [1, 0, 1]
    assert state.available_cells == 0


@proves("P-P6-s", "P-5.1.3-a")
def test_nothing_is_placed_with_no_cell_available_or_troops_in_every_city():
    nobody_left = position("gaza: 15 underground" + SHADED)
    all_held = position("haifa_c: 1 troops | tel_aviv: 1 troops | jerusalem_c: 1 troops" + SHADED)

    assert nobody_left.over
    assert all_held.over
    assert state_of(nobody_left).underground[GAZA] == 15
    assert sum(state_of(all_held).underground) == 0
