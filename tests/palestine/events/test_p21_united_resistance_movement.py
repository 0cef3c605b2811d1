"""P21 United Resistance Movement: Haganah left and Cells go; or Haganah right and Sabotage at each Railway."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA, RAIL_EGYPT, RAIL_HAIFA, TEL_AVIV

BREAK_UP = "gaza: 1 underground, 1 active | tel_aviv: 1 underground | card: P21 | do: event {side} unshaded | "
TRAINS = (
    "rail_egypt: 1 underground | rail_jerusalem: 1 underground | rail_haifa: 2 underground | tel_aviv: 1 underground"
    " | card: P21 | do: event {side} shaded | "
)


@proves("P-P21-u")
@pytest.mark.parametrize("side", ["british", "irgun"])
def test_unshaded_haganah_goes_left_then_the_executing_side_may_remove_cells(side):
    game = position(BREAK_UP.format(side=side))

    state = state_of(game)
    assert (state.haganah, state.track_cells, state.track_caches) == (3, 2, 1)
    assert asked(game) == side
    assert offered(game) == ["underground gaza", "active gaza", "underground tel_aviv", "done"]


@proves("P-P21-u")
@pytest.mark.parametrize(
    ("answers", "left"),
    [(["done"], 3), (["active gaza", "done"], 2), (["active gaza", "underground gaza"], 1)],
)
def test_unshaded_none_one_or_two_cells_go_to_available(answers, left):
    game = position(BREAK_UP.format(side="british"))
    available = state_of(game).available_cells
    game.play(*answers)

    state = state_of(game)
    assert game.over
    assert sum(state.underground) + sum(state.active) == left
    assert state.available_cells == available + 3 - left
    assert state.prison == 0


@proves("P-P21-u")
def test_unshaded_irgun_locks_map_cells_first_and_the_removal_is_in_addition():
    game = position(
        "gaza: 4 underground | tel_aviv: 2 underground | haganah: 3 | prison: 7 | card: P21 |"
        " do: event british unshaded"
    )
    assert asked(game) == "irgun"
    game.play("underground gaza", "underground gaza", "underground tel_aviv")
    assert asked(game) == "british"
    game.play("underground gaza", "underground tel_aviv")

    state = state_of(game)
    assert (state.track_cells, state.available_cells, state.prison) == (5, 2, 7)
    assert (state.underground[GAZA], state.underground[TEL_AVIV]) == (1, 0)


@proves("P-P21-u")
def test_unshaded_available_cells_fill_the_track_before_the_removed_ones_come_back():
    game = position("gaza: 3 underground | haganah: 3 | prison: 7 | card: P21 | do: event british unshaded")
    game.play("underground gaza", "underground gaza")

    state = state_of(game)
    assert (state.track_cells, state.available_cells, state.underground[GAZA]) == (5, 2, 1)


@proves("P-P21-u")
def test_unshaded_does_not_take_cells_from_prison():
    game = position("prison: 4 | card: P21 | do: event british unshaded")

    assert game.over
    assert state_of(game).prison == 4


@proves("P-P21-u", "P-6.5.1-b")
def test_unshaded_at_zero_nothing_shifts_and_the_cells_may_go_all_the_same():
    game = position(BREAK_UP.format(side="british") + "haganah: 0")
    game.play("active gaza", "underground gaza")

    state = state_of(game)
    assert state.haganah == 0
    assert state.cells(GAZA) == 0


@proves("P-P21-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
def test_shaded_haganah_goes_right_then_irgun_decides_on_sabotage_whoever_executes(side):
    game = position(TRAINS.format(side=side) + "haganah: 2")

    state = state_of(game)
    assert (state.haganah, state.track_cells) == (3, 2)
    assert asked(game) == "irgun"
    assert offered(game) == ["sabotage rail_egypt", "sabotage rail_jerusalem", "sabotage rail_haifa", "done"]


@proves("P-P21-s", "P-5.1-b")
@pytest.mark.parametrize("side", ["british", "irgun"])
def test_shaded_under_the_other_ruling_the_executing_side_decides_on_sabotage(side):
    game = position(TRAINS.format(side=side) + "haganah: 2 | lydda: 1 caches", unnamed_side="executor")
    assert asked(game) == side
    game.play("sabotage rail_egypt")
    assert (asked(game), offered(game)) == (side, ["spend lydda", "done"])
    game.play("spend lydda", 1)
    assert asked(game) == side
    game.play("done")

    assert game.over
    assert (state_of(game).sabotage[RAIL_EGYPT], sum(state_of(game).caches)) == (1, 0)


@proves("P-P21-s")
def test_shaded_irgun_may_decline_and_the_shift_stays():
    game = position(TRAINS.format(side="british") + "haganah: 2")
    game.play("done")

    state = state_of(game)
    assert game.over
    assert state.haganah == 3
    assert sum(state.active) == 0


@proves("P-P21-s")
def test_shaded_irgun_may_stop_after_any_railway():
    game = position(TRAINS.format(side="irgun"))
    game.play("sabotage rail_haifa", 4, "done")

    state = state_of(game)
    assert game.over
    assert (state.sabotage[RAIL_HAIFA], state.active[RAIL_HAIFA], state.underground[RAIL_HAIFA]) == (1, 1, 1)


@proves("P-P21-s")
def test_shaded_all_four_railways_may_be_sabotaged_each_once():
    game = position(
        "rail_egypt: 2 underground | rail_jerusalem: 2 underground | rail_haifa: 2 underground |"
        " rail_syria: 2 underground | card: P21 | do: event irgun shaded"
    )
    for railway in ["rail_egypt", "rail_jerusalem", "rail_haifa"]:
        game.play(f"sabotage {railway}", 3)
    game.play("sabotage rail_syria", 3)

    assert game.over
    assert state_of(game).sabotage[RAIL_EGYPT:] == [1, 1, 1, 1]


@proves("P-P21-s")
def test_shaded_the_railways_are_sabotaged_by_the_usual_procedure():
    game = position("rail_egypt: 1 underground, 2 police | lydda: 1 caches | card: P21 | do: event british shaded")
    game.play("sabotage rail_egypt")
    assert offered(game) == ["spend lydda", "done"]
    game.play("spend lydda", 3)

    state = state_of(game)
    assert (state.sabotage[RAIL_EGYPT], state.active[RAIL_EGYPT], sum(state.caches)) == (1, 1, 0)


@proves("P-P21-s")
def test_shaded_an_active_cell_is_not_enough():
    game = position("rail_egypt: 1 active | rail_haifa: 1 active | card: P21 | do: event irgun shaded")

    assert game.over
    assert sum(state_of(game).sabotage) == 0


@proves("P-P21-s")
def test_shaded_at_four_nothing_shifts_and_the_railways_may_be_sabotaged():
    game = position(TRAINS.format(side="irgun"))

    assert state_of(game).haganah == 4
    assert "sabotage rail_egypt" in offered(game)


@proves("P-P21-s")
def test_shaded_neither_a_special_activity_nor_an_offensive_is_offered():
    game = position(
        "rail_egypt: 1 underground, 1 police | tel_aviv: 1 underground, 1 police, 1 curfew | gaza: 1 caches |"
        " rail_haifa: 1 underground | card: P21 | do: event irgun shaded"
    )

    assert offered(game) == ["sabotage rail_egypt", "sabotage rail_haifa", "done"]


@proves("P-P21-s")
def test_shaded_extendable_events_still_speak_of_railways_only():
    game = position(TRAINS.format(side="irgun") + "galilee: 1 caches", event_ops_extendable="true")
    game.play("sabotage rail_egypt", 1, "sabotage rail_jerusalem", 1, "sabotage rail_haifa", 1)

    assert game.over
    assert state_of(game).underground[TEL_AVIV] == 1
