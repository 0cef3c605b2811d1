"""P15 Chaim Weizmann: he meets the British, or the moderates are ignored."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GALILEE, GAZA, HAIFA, RAIL_EGYPT

SIDES = ["british", "irgun"]
UNSHADED = " | card: P15 | do: event british unshaded"
SHADED = " | card: P15 | do: event irgun shaded"


@pytest.mark.parametrize("side", SIDES)
@proves("P-P15-u")
def test_haganah_shifts_and_the_executing_side_may_remove_one_sabotage_marker(side):
    text = "gaza: 2 sabotage | haifa_c: 1 sabotage, 1 terror | tel_aviv: 1 terror | rail_egypt: 1 sabotage"
    game = position(f"{text} | card: P15 | do: event {side} unshaded")
    assert state_of(game).haganah == 3, "the shift comes first"
    assert (asked(game), offered(game)) == (side, ["gaza", "haifa_c", "rail_egypt", "done"])
    game.play("haifa_c")

    state = state_of(game)
    assert game.over
    assert (state.sabotage[HAIFA], state.terror[HAIFA]) == (0, 1)
    assert (state.sabotage[GAZA], state.sabotage[RAIL_EGYPT]) == (2, 1)


@proves("P-P15-u", "P-5.1.3-b")
def test_no_marker_need_be_removed():
    game = position("gaza: 1 sabotage" + UNSHADED)
    assert offered(game) == ["gaza", "done"]
    game.play("done")

    assert (state_of(game).sabotage[GAZA], state_of(game).haganah) == (1, 3)


@proves("P-P15-u")
def test_one_marker_of_several_in_a_space_goes():
    game = position("gaza: 3 sabotage" + UNSHADED)
    game.play("gaza")

    assert (state_of(game).sabotage[GAZA], game.over) == (2, True)


@proves("P-P15-u", "P-5.1.3-a")
def test_with_terror_only_haganah_shifts_and_that_is_all():
    game = position("haifa_c: 2 terror" + UNSHADED)

    assert game.over
    assert (state_of(game).haganah, state_of(game).terror[HAIFA]) == (3, 2)


@proves("P-P15-u", "P-5.1-a")
def test_the_track_is_filled_before_the_marker_is_chosen():
    game = position("gaza: 8 underground, 1 sabotage | galilee: 5 active | haganah: 3" + UNSHADED)
    assert asked(game) == "irgun", "no Cell is Available: Irgun gives up Cells of the map"
    game.play("active galilee", "active galilee", "underground gaza")

    assert (asked(game), offered(game)) == ("british", ["gaza", "done"])
    assert state_of(game).track_cells == 5


@proves("P-P15-u")
def test_at_zero_the_marker_can_still_be_removed():
    game = position("gaza: 1 sabotage | haganah: 0" + UNSHADED)
    game.play("gaza")

    assert (state_of(game).sabotage[GAZA], state_of(game).haganah) == (0, 0)


# Shaded


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("haganah", "after"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 4)])
@proves("P-P15-s", "P-5.1-b")
def test_haganah_shifts_right_and_irgun_may_sabotage_wherever_it_now_stands(side, haganah, after):
    game = position(f"gaza: 1 underground | haganah: {haganah} | card: P15 | do: event {side} shaded")
    assert state_of(game).haganah == after
    assert (asked(game), offered(game)) == ("irgun", ["sabotage gaza", "done"])
    game.play("sabotage gaza", 3)

    assert game.over
    assert (state_of(game).sabotage[GAZA], state_of(game).active[GAZA]) == (1, 1)


@proves("P-P15-s", "P-5.1.3-b")
def test_irgun_may_decline():
    game = position("gaza: 1 underground | haganah: 1" + SHADED)
    game.play("done")

    assert game.over
    assert (state_of(game).underground[GAZA], state_of(game).haganah) == (1, 2)


@proves("P-P15-s", "P-5.4-c")
def test_the_sabotage_is_in_one_space_even_at_four():
    game = position("gaza: 1 underground | galilee: 1 underground | samaria: 1 underground | lydda: 1 caches" + SHADED)
    assert offered(game) == ["sabotage galilee", "sabotage samaria", "sabotage gaza", "done"]
    game.play("sabotage galilee", 6)

    assert game.over
    assert sum(state_of(game).sabotage) == 1


@proves("P-P15-s-b")
def test_an_underground_cell_is_required():
    game = position("gaza: 1 active | galilee: 1 underground" + SHADED)
    assert offered(game) == ["sabotage galilee", "done"]

    only_active = position("gaza: 1 active | haganah: 1" + SHADED)
    assert only_active.over
    assert state_of(only_active).haganah == 2


@pytest.mark.parametrize(("die", "markers"), [(2, 0), (3, 1)])
@proves("P-P15-s-b")
def test_the_cell_is_activated_whatever_the_roll(die, markers):
    game = position("gaza: 1 underground" + SHADED)
    game.play("sabotage gaza", die)

    state = state_of(game)
    assert (state.sabotage[GAZA], state.active[GAZA], state.underground[GAZA]) == (markers, 1, 0)


@pytest.mark.parametrize(("answer", "markers", "caches"), [("spend galilee", 1, 0), ("done", 0, 1)])
@proves("P-P15-s-b")
def test_a_cache_may_be_spent_for_two(answer, markers, caches):
    game = position("galilee: 1 underground, 1 police, 1 caches" + SHADED)
    game.play("sabotage galilee", answer, 2)

    assert (state_of(game).sabotage[GALILEE], state_of(game).caches[GALILEE]) == (markers, caches)


@proves("P-P15-s-b")
def test_no_special_activity_comes_with_it():
    game = position("haifa_c: 2 underground, 1 police, 1 curfew" + SHADED)
    assert offered(game) == ["sabotage haifa_c", "done"]
    game.play("sabotage haifa_c", 6)

    assert game.over
    assert (state_of(game).sabotage[HAIFA], state_of(game).terror[HAIFA]) == (1, 0)


@pytest.mark.parametrize(("haganah", "markers"), [(2, 1), (3, 2)])
@proves("P-5.4-c")
def test_under_the_other_ruling_haganah_adds_a_space_where_it_stands_after_the_shift(haganah, markers):
    scene = f"gaza: 1 underground | galilee: 1 underground | samaria: 1 underground | haganah: {haganah}"
    game = position(scene + SHADED, event_ops_extendable="true")
    for answer in ["sabotage galilee", "sabotage gaza", "sabotage samaria"][:markers]:
        game.play(answer, 3)

    assert game.over
    assert sum(state_of(game).sabotage) == markers


@proves("P-5.4-c")
def test_under_the_other_ruling_an_offensive_adds_a_space():
    scene = "gaza: 1 underground | galilee: 1 underground | jerusalem_d: 1 caches | haganah: 1"
    game = position(scene + SHADED, event_ops_extendable="true")
    game.play("sabotage galilee", 3)
    assert offered(game) == ["offensive jerusalem_d", "done"]
    game.play("offensive jerusalem_d", 3)

    assert game.over
    assert (state_of(game).sabotage[GAZA], sum(state_of(game).caches)) == (1, 0)
