"""P22 Jewish Agency (one text): Haganah one step either way, then a Limited Operation for Irgun or a chit."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA

AGENCY = "card: P22 | do: event {side} unshaded | haganah: {haganah} | "
SIDES = ["british", "irgun"]


@proves("P-P22-u")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("haganah", [1, 2, 3])
@pytest.mark.parametrize(("direction", "step"), [("left", -1), ("right", 1)])
def test_the_executing_side_shifts_haganah_one_step_either_way(side, haganah, direction, step):
    game = position(AGENCY.format(side=side, haganah=haganah))
    assert asked(game) == side
    assert offered(game) == ["left", "right"]
    game.play(direction)

    assert state_of(game).haganah == haganah + step


@proves("P-P22-u")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(("haganah", "after"), [(4, 3), (0, 1)])
def test_at_an_end_the_only_possible_shift_is_made(side, haganah, after):
    game = position(AGENCY.format(side=side, haganah=haganah))

    assert state_of(game).haganah == after
    assert offered(game) == SIDES


@proves("P-P22-u")
def test_a_shift_left_locks_pieces_before_anything_else_as_irgun_chooses():
    game = position(AGENCY.format(side="british", haganah=3) + "gaza: 3 underground, 2 active | prison: 8")
    game.play("left")
    assert asked(game) == "irgun"
    game.play("active gaza", "active gaza")

    state = state_of(game)
    assert (state.track_cells, state.underground[GAZA], state.active[GAZA]) == (5, 2, 0)
    assert asked(game) == "british"


@proves("P-P22-u")
def test_a_shift_right_frees_pieces_before_the_limited_operation():
    game = position(AGENCY.format(side="irgun", haganah=2) + "gaza: 2 underground | prison: 8")
    game.play("right", "irgun", "recruit", "recruit tel_aviv")

    state = state_of(game)
    assert (state.track_cells, state.available_cells) == (2, 2)


@proves("P-P22-u-b")
@pytest.mark.parametrize("side", SIDES)
def test_the_executing_side_names_who_profits(side):
    game = position(AGENCY.format(side=side, haganah=2))
    game.play("left")

    assert asked(game) == side
    assert offered(game) == ["british", "irgun"]


@proves("P-P22-u-b")
@pytest.mark.parametrize("side", SIDES)
def test_the_british_may_draw_one_chit(side):
    game = position(AGENCY.format(side=side, haganah=2))
    game.play("left", "british")
    assert asked(game) == "british"
    assert offered(game) == ["yes", "no"]
    game.play("yes", "chit 2")

    assert game.over
    assert state_of(game).chits == [0, 0, 1]


@proves("P-P22-u-b")
def test_the_british_may_decline_the_chit_and_irgun_gets_nothing_for_it():
    game = position(AGENCY.format(side="irgun", haganah=2) + "gaza: 2 underground")
    game.play("left", "british", "no")

    assert game.over
    assert state_of(game).chits == [0, 0, 0]


@proves("P-P22-u-b")
@pytest.mark.parametrize("side", SIDES)
def test_irgun_may_do_one_limited_operation_of_its_choice(side):
    game = position(AGENCY.format(side=side, haganah=2) + "gaza: 2 underground")
    game.play("left", "irgun")
    assert asked(game) == "irgun"
    assert offered(game) == ["recruit", "travel", "sabotage", "rob", "done"]
    game.play("rob", 5)

    state = state_of(game)
    assert game.over
    assert (state.caches[GAZA], sum(state.chits)) == (1, 0)


@proves("P-P22-u-b")
def test_irgun_may_decline_its_operation_and_the_british_get_nothing_for_it():
    game = position(AGENCY.format(side="british", haganah=2) + "gaza: 2 underground")
    game.play("left", "irgun", "done")

    assert game.over
    assert sum(state_of(game).chits) == 0


@proves("P-P22-u-b")
def test_an_operation_without_a_legal_space_is_not_offered():
    game = position(AGENCY.format(side="irgun", haganah=2) + "gaza: 1 active")
    game.play("left", "irgun")

    assert offered(game) == ["recruit", "travel", "rob", "done"]


@proves("P-P22-u-b")
def test_the_operation_has_one_space_and_no_special_activity():
    game = position(
        AGENCY.format(side="irgun", haganah=3)
        + "gaza: 2 underground, 1 police | lydda: 2 underground | tel_aviv: 2 underground, 1 police, 1 curfew"
    )
    game.play("left", "irgun", "sabotage")
    assert offered(game) == ["sabotage lydda", "sabotage gaza", "sabotage tel_aviv"]
    game.play("sabotage gaza", 4)

    assert game.over


@proves("P-P22-u-b", "P-CAP-P13-a")
@pytest.mark.parametrize(("direction", "spaces"), [("left", 1), ("right", 2)])
def test_the_haganah_space_follows_the_value_after_the_shift(direction, spaces):
    game = position(
        AGENCY.format(side="irgun", haganah=3) + "gaza: 1 underground | lydda: 1 underground | samaria: 1 underground"
    )
    game.play(direction, "irgun", "sabotage", "sabotage gaza", 1)
    if spaces == 2:
        game.play("sabotage lydda", 1)

    assert game.over
    assert sum(state_of(game).active) == spaces


@proves("P-P22-u-b")
def test_after_a_shift_from_four_the_haganah_space_is_gone():
    game = position(AGENCY.format(side="irgun", haganah=4) + "gaza: 1 underground | lydda: 1 underground")
    game.play("irgun", "sabotage", "sabotage gaza", 4)

    assert game.over
    assert state_of(game).haganah == 3


@proves("P-P22-u-b")
def test_an_offensive_may_extend_the_operation():
    game = position(
        AGENCY.format(side="irgun", haganah=2) + "gaza: 1 underground | lydda: 1 underground | galilee: 1 caches"
    )
    game.play("left", "irgun", "sabotage", "sabotage gaza", 4)
    assert offered(game) == ["offensive galilee", "done"]
    game.play("offensive galilee", 4)

    state = state_of(game)
    assert sum(state.sabotage) == 2
    assert sum(state.caches) == 0


@proves("P-P22-s")
@pytest.mark.parametrize("first", SIDES)
def test_there_is_no_second_text(first):
    game = position(f"card: P22 | first: {first} | do: action first")
    game.play("event")

    assert offered(game) == ["unshaded", "pass"]
    assert game.question.why_not("shaded") == "why-single-text"
