"""4.2.2 Negotiate."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import GAZA


def negotiate(board: str) -> Game:
    """A Negotiate before a Search."""
    return position(f"{board} | do: operation search operation").play("negotiate")


@proves("P-4.2.2-a")
def test_negotiate_asks_for_no_space_and_rolls_at_once():
    game = negotiate("haganah: 3")

    assert asked(game) == "chance"
    assert offered(game) == ["1", "2", "3", "4", "5", "6"]


@proves("P-4.2.2-a")
@pytest.mark.parametrize(
    ("markers", "die", "haganah"),
    [
        ("tel_aviv: 1 terror", 3, 4),
        ("tel_aviv: 1 terror", 4, 3),
        ("tel_aviv: 2 terror | jerusalem_c: 1 terror", 1, 4),
        ("tel_aviv: 2 terror | jerusalem_c: 1 terror", 2, 3),
        ("tel_aviv: 1 terror | jerusalem_c: 1 terror | haifa_c: 2 terror", 1, 3),
    ],
)
def test_every_terror_marker_on_the_map_adds_one(markers: str, die: int, haganah: int):
    game = negotiate(f"{markers} | haganah: 4").play(die)

    assert state_of(game).haganah == haganah


@proves("P-4.2.2-b")
@pytest.mark.parametrize("haganah", [1, 2, 3, 4])
def test_the_track_shifts_one_step_left_only_if_the_sum_is_greater_than_its_value(haganah: int):
    equal = negotiate(f"haganah: {haganah}").play(haganah)
    greater = negotiate(f"haganah: {haganah}").play(haganah + 1)
    far_greater = negotiate(f"tel_aviv: 9 terror | haganah: {haganah}").play(6)

    assert state_of(equal).haganah == haganah
    assert state_of(greater).haganah == haganah - 1
    assert state_of(far_greater).haganah == haganah - 1


@proves("P-4.2.2-b")
def test_pieces_are_locked_on_the_track_at_once():
    game = negotiate("gaza: 9 underground, 4 active | prison: 1 | haganah: 4 | available: 6 police, 1 cells, 5 caches")
    game.play(6)

    assert asked(game) == "irgun"
    assert offered(game) == ["underground gaza", "active gaza"]

    game.play("active gaza")

    state = state_of(game)
    assert asked(game) == "british"
    assert (state.track_cells, state.track_caches) == (2, 1)
    assert (state.available_cells, state.active[GAZA], state.prison) == (0, 3, 1)


@proves("P-4.2.2-b")
def test_from_three_to_two_three_more_cells_are_locked():
    game = negotiate("haganah: 3").play(4)

    state = state_of(game)
    assert asked(game) == "british"
    assert (state.track_cells, state.track_caches, state.available_cells) == (5, 1, 10)


@proves("P-4.2.2-c")
def test_at_zero_the_british_draw_a_chit_without_a_roll():
    game = negotiate("haganah: 0 | tel_aviv: 3 terror")

    assert asked(game) == "chance"
    assert offered(game) == ["chit 0", "chit 1", "chit 2"]

    game.play("chit 2")

    state = state_of(game)
    assert asked(game) == "british"
    assert (state.chits, state.haganah) == ([0, 0, 1], 0)


@proves("P-4.2.2-c")
def test_at_zero_with_an_empty_bag_nothing_is_drawn():
    game = negotiate("haganah: 0 | chits: 0 0 0 1 1 1 2 2 2")

    assert asked(game) == "british"
    assert state_of(game).chits == [3, 3, 3]


@proves("P-4.2.2-d")
@pytest.mark.parametrize("die", [1, 6])
def test_from_one_no_chit_is_drawn_whether_the_track_moves_or_not(die: int):
    game = negotiate("haganah: 1").play(die)

    state = state_of(game)
    assert asked(game) == "british"
    assert (state.haganah, state.chits) == (0 if die > 1 else 1, [0, 0, 0])


@proves("P-4.2.2-e")
def test_sabotage_markers_do_not_count():
    game = negotiate("tel_aviv: 3 sabotage | gaza: 2 sabotage | rail_egypt: 2 sabotage | haganah: 4").play(4)

    assert state_of(game).haganah == 4


@proves("P-4.2.2-a")
def test_negotiate_is_done_once():
    game = negotiate("haganah: 4").play(6)

    assert "negotiate" not in offered(game)
