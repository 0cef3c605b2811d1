"""1.3.6 Prison: how Cells get in, and how they get out."""

from __future__ import annotations

import pytest

from palestine.random_games import all_moments
from palestine.table import offered, position, proves, state_of, then
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.palestine.map import CITIES, NAMES

WAYS_IN = {("log-imprison-cells", rule) for rule in ("3.2.2", "3.2.4", "4.2.3", "P2", "P31")}
WAYS_OUT = {
    ("log-reset", "6.4"),
    ("log-release", "P5"),
    ("log-exile", "P5"),
    ("log-release-to", "P16"),
    ("log-lock-cells-from-prison", "6.5.2"),
}
ESCAPE = "capabilities: P18 shaded irgun"


@proves("P-1.3.6-a")
def test_prison_holds_a_number_of_cells_and_nothing_else():
    assert state_of(position("prison: 3")).prison == 3
    for text in ["1 caches", "1 police", "1 troops", "1 active", "-1"]:
        with pytest.raises(BadPosition, match="is not a number"):
            position(f"prison: {text} | available: 6 police, 12 cells, 5 caches")


@proves("P-1.3.6-a")
def test_prison_is_no_space_of_the_map():
    game = position("gaza: 1 underground | prison: 3 | haganah: 2 | do: operation travel limited")

    assert not [answer for answer in offered(game) if "prison" in answer]
    with pytest.raises(BadPosition, match="there is no field 'Prison'"):
        position("Prison: 1 active")


# In


@proves("P-1.3.6-b")
def test_a_patrol_sends_every_cell_to_prison():
    game = position("gaza: 3 police, 3 active | do: operation patrol limited")
    game.play("gaza")

    assert (state_of(game).prison, state_of(game).available_cells) == (3, 12)


@proves("P-1.3.6-b")
@pytest.mark.parametrize(("cells", "prison"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_an_assault_sends_every_second_cell_to_prison(cells, prison):
    game = position(f"gaza: 10 troops, {cells} active | lydda: 1 active | do: operation assault limited")

    assert (state_of(game).prison, state_of(game).available_cells) == (prison, 14 - prison)


@proves("P-1.3.6-b")
def test_mass_detention_sends_every_cell_to_prison():
    game = position("haifa_c: 3 troops, 2 active, 1 underground, 1 curfew | do: operation assault operation")
    game.play("detain haifa_c", "3")

    assert state_of(game).prison == 3


@proves("P-1.3.6-b")
@pytest.mark.parametrize(("card", "cells"), [("P2", 2), ("P31", 1)])
def test_two_events_send_cells_to_prison(card, cells):
    game = position(f"gaza: 1 troops, 2 active | card: {card} | do: event british unshaded")

    assert state_of(game).prison == cells
    assert state_of(game).available_cells == 13


@proves("P-1.3.6-b")
def test_with_the_6th_airbornes_shaded_text_assault_and_mass_detention_imprison_nobody():
    assault = position(f"gaza: 8 troops, 4 active | {ESCAPE} | do: operation assault limited")
    detention = position(f"haifa_c: 3 troops, 3 active, 1 curfew | {ESCAPE} | do: operation assault operation")
    detention.play("detain haifa_c", "3")

    assert (state_of(assault).prison, state_of(assault).available_cells) == (0, 15)
    assert (state_of(detention).prison, state_of(detention).available_cells) == (0, 15)


@proves("P-1.3.6-b")
def test_with_the_6th_airbornes_shaded_text_patrol_and_events_still_imprison():
    patrol = position(f"gaza: 2 police, 2 active | {ESCAPE} | do: operation patrol limited").play("gaza")
    exodus = position(f"gaza: 1 troops, 2 active | {ESCAPE} | card: P2 | do: event british unshaded")
    gruner = position(f"gaza: 1 troops, 2 active | {ESCAPE} | card: P31 | do: event british unshaded")

    assert [state_of(game).prison for game in (patrol, exodus, gruner)] == [2, 2, 1]


@proves("P-1.3.6-b", "P-1.4.1-b")
def test_cells_removed_in_any_other_way_go_to_available():
    scene = "gaza: 2 police, 2 underground | lydda: 1 caches | card: {} | haganah: 2 | do: {}"
    lehi = position(scene.format("P7", "event british unshaded")).play("underground gaza")
    rome = position(scene.format("P19", "event british unshaded")).play("underground gaza", "done", "done")
    farran = position(scene.format("P30", "event british unshaded")).play("underground gaza")
    factory = position(
        "gaza: 1 underground | lydda: 1 underground | haganah: 2 | capabilities: P32 unshaded british | "
        "do: operation sabotage limited"
    )
    factory.play("sabotage gaza", "1")

    for game in (lehi, rome, farran, factory):
        assert (state_of(game).prison, state_of(game).available_cells) == (0, 9)


@proves("P-1.3.6-b", "P-1.3.6-d")
def test_cells_get_into_prison_and_out_of_it_in_no_other_way():
    ways_in, ways_out = set(), set()
    for moment in all_moments():
        change = state_of(moment.game).prison - moment.before.prison
        told = {(line.message, line.rule) for line in moment.lines}
        if change > 0:
            ways_in |= told & WAYS_IN
            assert told & WAYS_IN
        if change < 0:
            ways_out |= told & WAYS_OUT
            assert told & WAYS_OUT

    assert ("log-imprison-cells", "3.2.2") in ways_in
    assert ("log-reset", "6.4") in ways_out


# Inside


@proves("P-1.3.6-c", "P-1.4.1-c")
def test_prisoners_cannot_be_placed():
    scene = "prison: 15 | available: 6 police, 5 caches | card: {} | do: {}"
    recruit = position(scene.format("P5", "operation recruit limited")).play("recruit haifa_c", "done")
    placements = [position(scene.format(card, "event irgun shaded")) for card in ("P6", "P14", "P31")]

    for game in (recruit, *placements):
        assert offered(game) == []
        assert sum(state_of(game).underground) == 0
        assert state_of(game).prison == 15


@proves("P-1.3.6-c")
def test_a_released_prisoner_can_be_placed():
    freed = position("prison: 15 | available: 6 police, 5 caches | card: P5 | do: event irgun shaded")
    game = then(freed, "do: operation recruit limited").play("recruit haifa_c", "done")

    assert state_of(game).underground[NAMES.index("haifa_c")] == 1


# Out


@proves("P-1.3.6-d")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (5, 3), (15, 8)])
def test_reset_releases_half_the_prisoners_rounded_down(before, after):
    game = position(f"prison: {before} | do: reset")

    assert (state_of(game).prison, state_of(game).available_cells) == (after, 15 - after)


@proves("P-1.3.6-d")
def test_the_prison_break_releases_all():
    game = position("prison: 7 | card: P5 | do: event irgun shaded")

    assert (state_of(game).prison, state_of(game).available_cells) == (0, 15)


@proves("P-1.3.6-d", "P-1.4.1-c")
@pytest.mark.parametrize(("before", "released"), [(1, 1), (2, 2), (5, 2)])
def test_cunningham_releases_two_straight_to_cities(before, released):
    game = position(f"prison: {before} | card: P16 | do: event irgun shaded")
    assert offered(game) == [NAMES[city] for city in CITIES]
    game.play(*["tel_aviv"] * released)

    state = state_of(game)
    assert (state.prison, state.available_cells) == (before - released, 15 - before)
    assert state.underground[NAMES.index("tel_aviv")] == released


@proves("P-1.3.6-d")
@pytest.mark.parametrize(("before", "choices"), [(1, ["0", "1"]), (2, ["0", "1", "2"]), (5, ["0", "1", "2"])])
def test_up_to_two_prisoners_can_be_exiled_from_the_game(before, choices):
    game = position(f"prison: {before} | card: P5 | do: event british unshaded")

    assert offered(game) == choices
    game.play(choices[-1])
    state = state_of(game)
    assert (state.prison, state.removed_from_game) == (before - int(choices[-1]), int(choices[-1]))
    assert state.available_cells == 15 - before


@proves("P-1.3.6-d")
def test_the_haganah_track_takes_prisoners_last():
    scene = "prison: 13 | haganah: 4 | card: P15 | do: event british unshaded | {}"
    from_prison = position(scene.format("removed: 2"))
    from_available = position(scene.format("available: 2 cells, 6 police, 5 caches"))
    from_map = position(scene.format("gaza: 1 active, 1 underground")).play("active gaza")
    one_of_each = position("prison: 14 | haganah: 4 | card: P15 | gaza: 1 active | do: event british unshaded")

    assert [state_of(game).track_cells for game in (from_prison, from_available, from_map, one_of_each)] == [2] * 4
    assert [state_of(game).prison for game in (from_prison, from_available, from_map)] == [11, 13, 13]
    assert state_of(one_of_each).prison == 13
    assert sum(state_of(from_map).active) + sum(state_of(one_of_each).active) == 0
