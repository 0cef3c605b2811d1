"""6.5 Haganah Track."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.cards import EVENT_CARDS
from sandtable.games.british_way.palestine.events.in_general import texts_of
from sandtable.games.british_way.palestine.map import (
    GALILEE,
    GAZA,
    JERUSALEM_DISTRICT,
    LYDDA,
)

# P15: a step left or right with next to nothing else; P1 and P21 likewise where no Cell can Sabotage.
LEFT = "card: P15 | do: event british unshaded"
RIGHT = "card: P15 | do: event irgun shaded"
# Five spaces for a Sabotage, Haifa the City of a Terror; the Cache in Gaza can pay an Offensive.
FIVE_SPACES = (
    "haifa_c: 1 underground | gaza: 1 underground, 1 caches | lydda: 1 underground | samaria: 1 underground"
    " | galilee: 1 underground | do: operation sabotage operation"
)
# Haganah at 2, a Terror marker for P3, and Cells and cubes for every event.
MIDWAY = (
    "haifa_c: 1 underground, 1 troops, 1 police, 1 terror | gaza: 2 underground, 1 caches | lydda: 1 active, 1 sabotage"
    " | rail_egypt: 1 underground | tel_aviv: 1 troops, 1 police, 1 curfew | haganah: 2"
)


def play_out(game: Game) -> Game:
    """Give the first answer until nothing is asked."""
    while not game.over:
        game.play(offered(game)[0])
    return game


def count_spaces(game: Game, *, offensive: bool = False) -> int:
    """Sabotage wherever one may, failing every roll, and count the spaces (that of a Terror apart)."""
    while not game.over:
        spaces = [answer for answer in offered(game) if answer.startswith("sabotage ")]
        if spaces:
            game.play(spaces[0])
        elif offensive and "offensive gaza" in offered(game):
            game.play("offensive gaza")
        else:
            game.play("done" if "done" in offered(game) else "1")
    return [line.message for line in game.log].count("log-sabotage")


def on_track(game: Game) -> tuple[int, int, int]:
    """The track's value and the Cells and Caches it holds."""
    state = state_of(game)
    return state.haganah, state.track_cells, state.track_caches


@proves("P-6.5.1-a")
def test_the_events_that_shift_the_track_and_no_others():
    shifted: dict[int, set[str]] = {-1: set(), 0: set(), 1: set()}
    for card in EVENT_CARDS:
        for text in texts_of(card):
            for side in ("british", "irgun"):
                game = position(f"{MIDWAY} | card: {card} | do: event {side} {text}")
                shifted[state_of(play_out(game)).haganah - 2].add(f"{card} {text}")
    right = position(f"{MIDWAY} | card: P22 | do: event irgun unshaded").play("right")

    assert shifted[1] == {"P1 shaded", "P15 shaded", "P21 shaded"}
    assert shifted[-1] == {"P1 unshaded", "P3 unshaded", "P15 unshaded", "P21 unshaded", "P22 unshaded"}
    assert on_track(right)[0] == 3


@proves("P-6.5.1-a")
def test_negotiate_and_terror_shift_the_track_left():
    game = position("haganah: 2 | do: operation search operation").play("negotiate", "3")
    assert on_track(game)[0] == 1

    game = position("haifa_c: 1 underground | gaza: 1 underground | haganah: 2 | do: operation sabotage operation")
    game.play("terror haifa_c", "6")
    assert on_track(game)[0] == 1


@proves("P-6.5.1-a")
def test_no_operation_by_itself_shifts_the_track():
    for name in ("deploy", "patrol", "search", "assault", "recruit", "travel", "sabotage", "rob"):
        board = "gaza: 2 troops, 1 active | lydda: 1 underground, 1 caches | tel_aviv: 1 troops | haganah: 2"
        game = position(f"{board} | do: operation {name} limited")

        assert on_track(play_out(game))[0] == 2


@proves("P-6.5.1-b")
def test_each_shift_is_one_step_and_the_marker_stays_on_the_track():
    for before, left, right in [(4, 3, 4), (3, 2, 4), (2, 1, 3), (1, 0, 2), (0, 0, 1)]:
        assert on_track(position(f"haganah: {before} | {LEFT}"))[0] == left
        assert on_track(position(f"haganah: {before} | {RIGHT}"))[0] == right


@proves("P-6.5.1-b")
def test_p22_offers_no_shift_beyond_an_end():
    for before, after in [(4, 3), (0, 1)]:
        game = position(f"haganah: {before} | card: P22 | do: event british unshaded")
        assert game.question.message == "ask-favour"
        assert on_track(game)[0] == after

    assert offered(position("haganah: 3 | card: P22 | do: event british unshaded")) == ["left", "right"]


@proves("P-6.5.2-a", "P-6.5.2-b", "P-6.5.2-d")
def test_what_the_track_holds_at_each_value_on_its_way_down():
    game = position("haganah: 4 | card: P15 | do: event british unshaded")
    state = state_of(game)
    assert (on_track(game), state.available_cells, state.available_caches) == ((3, 2, 1), 13, 4)

    for before, after, cells in [(3, (2, 5, 1), 10), (2, (1, 5, 1), 10), (1, (0, 5, 1), 10), (0, (0, 5, 1), 10)]:
        game = position(f"haganah: {before} | {LEFT}")
        assert on_track(game) == after
        assert (state_of(game).available_cells, state_of(game).available_caches) == (cells, 4)


@proves("P-6.5.2-a", "P-6.5.2-b", "P-6.5.2-c")
def test_what_becomes_available_on_its_way_up():
    for before, after, cells, caches in [
        (0, (1, 5, 1), 10, 4),
        (1, (2, 5, 1), 10, 4),
        (2, (3, 2, 1), 13, 4),
        (3, (4, 0, 0), 15, 5),
        (4, (4, 0, 0), 15, 5),
    ]:
        game = position(f"haganah: {before} | {RIGHT}")

        assert on_track(game) == after
        assert (state_of(game).available_cells, state_of(game).available_caches) == (cells, caches)


@proves("P-6.5.2-b")
def test_at_4_the_track_is_empty():
    assert on_track(position("haganah: 4 | do: reset")) == (4, 0, 0)


@proves("P-6.5.2-e")
def test_the_track_takes_cells_from_available_first():
    game = position(f"gaza: 2 underground | lydda: 2 active | prison: 6 | haganah: 3 | {LEFT}")

    state = state_of(game)
    assert game.over
    assert (on_track(game), state.available_cells, state.prison) == ((2, 5, 1), 0, 6)
    assert (state.underground[GAZA], state.active[LYDDA]) == (2, 2)


@proves("P-6.5.2-e")
def test_then_from_the_map_and_last_from_prison():
    game = position(f"gaza: 2 underground | lydda: 1 active | prison: 9 | haganah: 3 | {LEFT}")
    assert state_of(game).available_cells == 0
    assert offered(game) == ["active lydda", "underground gaza"]
    game.play("underground gaza", "active lydda")
    assert (on_track(game), state_of(game).underground[GAZA], state_of(game).prison) == ((2, 5, 1), 1, 9)

    game = position(f"gaza: 1 underground | prison: 11 | haganah: 3 | {LEFT}")
    state = state_of(game)
    assert game.over
    assert (on_track(game), state.available_cells, state.underground[GAZA], state.prison) == ((2, 5, 1), 0, 0, 10)


@proves("P-6.5.2-e")
def test_the_cache_comes_from_available_first_and_else_from_the_map():
    game = position(f"gaza: 2 caches | lydda: 2 caches | haganah: 4 | {LEFT}")
    assert game.over
    assert (state_of(game).track_caches, state_of(game).available_caches, sum(state_of(game).caches)) == (1, 0, 4)

    game = position(f"gaza: 2 caches | lydda: 2 caches | jerusalem_d: 1 caches | haganah: 4 | {LEFT}")
    assert (asked(game), offered(game)) == ("irgun", ["cache lydda", "cache jerusalem_d", "cache gaza"])
    game.play("cache jerusalem_d")
    assert (state_of(game).track_caches, state_of(game).caches[JERUSALEM_DISTRICT]) == (1, 0)


@proves("P-6.5.2-f")
def test_irgun_chooses_any_cells_of_the_map_also_when_the_british_shift():
    for agenda, shift in [
        ("do: operation patrol operation", ["negotiate", "4"]),
        ("card: P15 | do: event british unshaded", []),
    ]:
        game = position(
            f"gaza: 1 underground, 1 active, 3 troops | rail_egypt: 1 active | prison: 10 | haganah: 3 | {agenda}"
        )
        game.play(*shift)

        assert asked(game) == "irgun"
        assert offered(game) == ["underground gaza", "active gaza", "active rail_egypt"]


@proves("P-6.5.2-g")
def test_filling_the_track_interrupts_a_sabotage():
    game = position(f"prison: 10 | haganah: 4 | {FIVE_SPACES}")
    game.play("terror haifa_c", "done", "6")
    assert (asked(game), game.question.message) == ("irgun", "ask-lock-cell")
    game.play("active haifa_c", "underground lydda")

    assert on_track(game) == (3, 2, 1)
    assert [answer for answer in offered(game) if answer.startswith("sabotage ")] == [
        "sabotage galilee",
        "sabotage samaria",
        "sabotage gaza",
    ]


@proves("P-6.5.2-g")
def test_filling_the_track_interrupts_a_patrol_before_its_arrests():
    game = position("gaza: 2 active, 2 police | prison: 13 | haganah: 4 | do: operation patrol operation")
    game.play("patrol gaza", "negotiate", "5")

    assert game.over
    assert (on_track(game), state_of(game).active[GAZA], state_of(game).prison) == ((3, 2, 1), 0, 13)


@proves("P-6.5.2-g")
def test_filling_the_track_comes_before_the_rest_of_an_event():
    game = position("gaza: 3 underground | prison: 12 | haganah: 4 | card: P21 | do: event british unshaded")
    assert game.question.message == "ask-remove-cell"
    assert (on_track(game), state_of(game).underground[GAZA]) == ((3, 2, 1), 1)
    game.play("underground gaza")

    assert state_of(game).available_cells == 1


@proves("P-6.5.2-g")
def test_a_cache_spent_on_the_terror_roll_is_available_for_the_track():
    game = position(
        "haifa_c: 1 underground | haifa_d: 1 caches | gaza: 2 caches | lydda: 2 caches"
        " | haganah: 4 | do: operation sabotage operation"
    )
    game.play("terror haifa_c", "spend haifa_d", "4")

    assert on_track(game) == (3, 2, 1)
    assert (state_of(game).available_caches, sum(state_of(game).caches)) == (0, 4)


@proves("P-6.5.2-g", "P-3.1-k")
def test_a_space_named_ahead_is_skipped_if_its_cell_goes_to_the_track():
    game = position(f"prison: 10 | haganah: 4 | {FIVE_SPACES}")
    game.play("terror haifa_c", "name lydda", "name samaria", "name galilee", "6")
    game.play("underground lydda", "active haifa_c")
    assert offered(game) == ["sabotage samaria", "sabotage galilee", "offensive gaza"]
    game.play("sabotage samaria", "3", "sabotage galilee", "3")

    assert offered(game) == ["offensive gaza", "done"]  # Lydda was named and counts
    assert (state_of(game).sabotage[LYDDA], state_of(game).sabotage[GALILEE]) == (0, 1)


@proves("P-6.5.2-h")
def test_a_locked_cache_brings_the_british_nothing():
    game = position(
        "gaza: 2 caches, 2 troops | lydda: 2 caches | jerusalem_d: 1 caches | haganah: 4"
        f" | capabilities: P25 unshaded british | {LEFT}"
    )
    game.play("cache gaza")

    state = state_of(game)
    assert (state.political_will, state.chits, state.available_caches) == (18, [0, 0, 0], 0)


@proves("P-6.5.2-h")
def test_locked_cells_are_neither_available_nor_in_prison():
    game = position("lydda: 8 underground, 1 caches | gaza: 2 active | haganah: 2 | card: P5 | do: event irgun shaded")
    assert (state_of(game).available_cells, state_of(game).prison, state_of(game).track_cells) == (0, 0, 5)

    game = position("lydda: 8 underground, 1 caches | gaza: 2 active | haganah: 2 | card: P31 | do: event irgun shaded")
    assert game.over
    assert sum(state_of(game).underground) == 8


@pytest.mark.parametrize(
    ("named", "offensive", "more"),
    [([], False, 2), ([], True, 3), (["name lydda", "name samaria", "name galilee"], False, 3)],
)
@proves("P-6.5.3-c", "P-3.1-h")
def test_a_terror_that_turns_haganah_away_costs_the_space_that_was_not_named(
    named: list[str], offensive: bool, more: int
):
    game = position(f"haganah: 4 | {FIVE_SPACES}")
    game.play("terror haifa_c", *named, *([] if named else ["done"]), "6")
    assert on_track(game)[0] == 3

    assert count_spaces(game, offensive=offensive) == more


@proves("P-6.5.3-c")
def test_four_spaces_named_before_the_roll_must_all_be_resolved():
    game = position(f"haganah: 4 | {FIVE_SPACES}")
    game.play("terror haifa_c", "name lydda", "name samaria", "name galilee", "6")
    for name in ("galilee", "samaria"):
        assert f"sabotage {name}" in offered(game)
        assert "done" not in offered(game)
        game.play(f"sabotage {name}", "1")

    assert count_spaces(game) == 3


@proves("P-2.3.7-g", "P-6.5.3-b", "P-6.5.3-c")
def test_with_four_named_an_offensive_after_the_shift_adds_a_fifth():
    game = position(f"haganah: 4 | {FIVE_SPACES}")
    game.play("terror haifa_c", "name lydda", "name samaria", "name galilee", "6")
    assert on_track(game)[0] == 3

    assert count_spaces(game, offensive=True) == 4


@proves("P-2.3.7-g", "P-6.5.3-b", "P-6.5.3-c")
def test_as_in_the_example_a_terror_in_the_fourth_space_leaves_the_offensive():
    game = position(f"haganah: 4 | {FIVE_SPACES}")
    game.play("sabotage samaria", "1", "sabotage galilee", "1", "sabotage lydda", "done", "1", "terror haifa_c", "6")
    assert on_track(game)[0] == 3
    assert offered(game) == ["offensive gaza", "done"]
    game.play("offensive gaza", "3")

    assert state_of(game).sabotage[GAZA] == 1
    assert game.over


@proves("P-2.3.7-g", "P-6.5.3-c")
def test_a_space_paid_by_an_offensive_before_the_shift_is_not_the_haganah_space():
    game = position(f"haganah: 4 | {FIVE_SPACES}")
    game.play("sabotage samaria", "1", "sabotage galilee", "1", "offensive gaza", "sabotage lydda", "1")
    game.play("terror haifa_c", "done", "6")

    assert on_track(game)[0] == 3
    assert game.over  # three ordinary spaces and the paid one: that of Haganah had not been named


@pytest.mark.parametrize(("named", "more"), [(["done"], 1), (["name lydda"], 2)])
@proves("P-3.1-f", "P-6.5.3-c")
def test_between_ordinary_and_paid_spaces_the_haganah_space_is_the_one_beyond_them(named: list[str], more: int):
    game = position(f"haganah: 4 | {FIVE_SPACES}")
    game.play("sabotage samaria", "1", "sabotage galilee", "1", "terror haifa_c", *named, "6")
    assert on_track(game)[0] == 3

    assert count_spaces(game, offensive=True) == 2 + more


@proves("P-2.3.7-g")
def test_the_space_that_an_offensive_has_paid_for_is_named_before_those_named_ahead_are_resolved():
    game = position(f"haganah: 4 | {FIVE_SPACES}")
    game.play("terror haifa_c", "name lydda", "name samaria", "done", "6", "offensive gaza")

    assert offered(game) == ["sabotage galilee", "sabotage gaza"]


@proves("P-6.5.3-b", "P-6.5.3-c")
def test_five_spaces_may_be_named_before_the_terror_is_rolled():
    game = position(f"haganah: 4 | {FIVE_SPACES}")
    game.play("offensive gaza", "terror haifa_c", "name lydda", "name samaria", "name galilee", "name gaza", "6")

    assert on_track(game)[0] == 3
    assert count_spaces(game) == 4


@proves("P-6.5.3-c")
def test_a_terror_that_does_not_turn_haganah_away_costs_nothing():
    game = position(f"haganah: 4 | {FIVE_SPACES}")
    game.play("terror haifa_c", "done", "5")

    assert count_spaces(game) == 3


@proves("P-6.5.3-c")
def test_as_an_option_the_haganah_space_survives_the_shift():
    game = position(f"haganah: 4 | {FIVE_SPACES}", haganah_bonus_latched="true")
    game.play("terror haifa_c", "6")
    assert on_track(game)[0] == 3

    assert count_spaces(game) == 3


@proves("P-3.1-h", "P-CAP-P13-a")
def test_with_p13_shaded_the_space_is_lost_only_below_3():
    p13 = "capabilities: P13 shaded irgun"
    game = position(f"haganah: 4 | {p13} | {FIVE_SPACES}").play("terror haifa_c", "6")
    assert (on_track(game)[0], count_spaces(game)) == (3, 3)

    game = position(f"haganah: 3 | {p13} | {FIVE_SPACES}").play("terror haifa_c", "done", "6")
    assert (on_track(game)[0], count_spaces(game)) == (2, 2)


@pytest.mark.parametrize(("card", "spaces"), [("P1", 1), ("P15", 1), ("P26", 3)])
@proves("P-6.5.3-a")
def test_haganah_adds_no_space_to_an_operation_that_an_event_counts(card: str, spaces: int):
    board = FIVE_SPACES.partition(" | do:")[0].replace(", 1 caches", "")
    text = "unshaded" if card == "P26" else "shaded"
    game = position(f"{board} | haganah: 4 | card: {card} | do: event irgun {text}")

    assert count_spaces(game) == spaces


@proves("P-6.5.3-a")
def test_haganah_adds_a_space_to_the_limited_operation_of_p22():
    board = FIVE_SPACES.partition(" | do:")[0].replace(", 1 caches", "")
    for before, direction, spaces in [(3, "right", 2), (3, "left", 1)]:
        game = position(f"{board} | haganah: {before} | card: P22 | do: event irgun unshaded")
        game.play(direction, "irgun", "sabotage")

        assert count_spaces(game) == spaces


@proves("P-6.5.4-a")
def test_at_0_every_negotiate_gives_a_chit_without_a_roll():
    game = position("haganah: 0 | do: operation search operation").play("negotiate")
    assert offered(game) == ["chit 0", "chit 1", "chit 2"]
    game.play("chit 2")

    assert (state_of(game).chits, on_track(game)[0]) == ([0, 0, 1], 0)


@proves("P-6.5.4-a")
def test_at_0_and_only_there_a_propaganda_round_gives_a_chit():
    for haganah, chits in [(0, 1), (1, 0), (2, 0), (3, 0), (4, 0)]:
        game = play_out(position(f"haganah: {haganah} | do: haganah_cooperation"))

        assert sum(state_of(game).chits) == chits


@proves("P-6.5.4-a")
def test_the_final_propaganda_round_gives_no_chit():
    seen = "P1 P2 P3 P4 P33 P5 P6 P7 P8 P9 P10 P34 P11 P12 P13 P14 P15 P16 P17 P18"
    game = position(f"haganah: 0 | played: {seen} | do: reveal")

    assert (game.over, game.result) == (True, "british")
    assert state_of(game).chits == [0, 0, 0]
