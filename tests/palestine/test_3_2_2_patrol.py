"""3.2.2 Patrol."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import (
    GALILEE,
    GAZA,
    LYDDA,
    NAMES,
    RAIL_EGYPT,
    RAIL_HAIFA,
    TEL_AVIV,
)

THREE_GUARDED = "gaza: 1 active, 1 police | rail_egypt: 1 active, 1 police | rail_haifa: 1 active, 1 police"


def patrol(board: str, box: str = "limited", **options: str) -> Game:
    """A Patrol; a Limited one with a single legal space has already chosen it."""
    return position(f"{board} | do: operation patrol {box}", **options)


def named(game: Game, verb: str) -> list[str]:
    """The spaces offered with this verb."""
    return [answer.split()[1] for answer in offered(game) if answer.startswith(verb + " ")]


def removal_spaces(game: Game) -> list[str]:
    return [answer for answer in offered(game) if answer in NAMES]


def activities(game: Game) -> list[str]:
    return [answer for answer in offered(game) if answer.split()[0] in ("restore", "negotiate", "detain")]


@proves("P-3.2.2-a")
def test_a_destination_of_any_kind_needs_a_cell_of_either_state_and_nothing_else():
    game = patrol(
        "gaza: 1 underground | tel_aviv: 1 active | rail_haifa: 1 underground"
        " | lydda: 2 caches, 1 police, 1 troops, 1 sabotage"
    )

    assert named(game, "patrol") == ["gaza", "tel_aviv", "rail_haifa"]
    assert game.question.why_not("patrol lydda") == "why-no-cell"


@proves("P-3.2.2-b")
def test_police_from_anywhere_move_to_any_destination_or_stay():
    game = patrol("rail_egypt: 1 active | tel_aviv: 1 active | galilee: 3 police | haifa_d: 1 police", "operation")
    game.play("patrol rail_egypt", "patrol tel_aviv")

    assert asked(game) == "british"
    assert offered(game) == ["from galilee", "from haifa_d", "done"]

    game.play("from galilee")

    assert named(game, "to") == ["rail_egypt", "tel_aviv"]

    game.play("to rail_egypt")

    assert offered(game) == ["1", "2", "3"]

    game.play(1, "from galilee", "to tel_aviv", 1, "done")

    state = state_of(game)
    assert (state.police[RAIL_EGYPT], state.police[TEL_AVIV], state.police[GALILEE]) == (1, 1, 1)


@proves("P-3.2.2-b")
def test_a_patrol_may_move_nobody_and_a_police_that_has_moved_stays():
    board = "rail_egypt: 1 active | tel_aviv: 1 active | galilee: 2 police"
    unmoved = patrol(board, "operation").play("patrol rail_egypt", "patrol tel_aviv", "done")
    moved = patrol(board, "operation").play("patrol rail_egypt", "patrol tel_aviv", "from galilee", "to rail_egypt", 1)

    assert state_of(unmoved).police[GALILEE] == 2
    assert named(moved, "from") == ["galilee"]


@proves("P-3.2.2-c")
def test_police_in_a_destination_may_move_to_another_destination():
    game = patrol("rail_egypt: 1 active, 2 police | tel_aviv: 1 active", "operation")
    game.play("patrol rail_egypt", "patrol tel_aviv", "from rail_egypt", 1, "done")

    state = state_of(game)
    assert (state.police[RAIL_EGYPT], state.police[TEL_AVIV]) == (1, 1)


@proves("P-3.2.2-d")
def test_troops_do_not_move():
    game = patrol("rail_egypt: 1 active | lydda: 3 troops | galilee: 1 police")

    assert named(game, "from") == ["galilee"]

    game.play("from galilee")

    assert state_of(game).troops[LYDDA] == 3
    assert state_of(game).troops[RAIL_EGYPT] == 0


@proves("P-3.2.2-e")
@pytest.mark.parametrize(("police", "prison"), [(1, 1), (2, 2), (3, 2)])
def test_one_cell_per_police_goes_to_prison(police: int, prison: int):
    game = patrol(f"gaza: {police} police, 2 active")
    game.play("gaza")

    state = state_of(game)
    assert (state.prison, state.active[GAZA]) == (prison, 2 - prison)


@proves("P-3.2.2-e")
def test_cells_are_removed_in_one_selected_destination_only():
    game = patrol(THREE_GUARDED, "operation")
    game.play("patrol gaza", "patrol rail_egypt", "done", "done", "done")

    assert removal_spaces(game) == ["gaza", "rail_egypt"]

    game.play("rail_egypt")

    state = state_of(game)
    assert removal_spaces(game) == []
    assert (state.prison, state.active[RAIL_EGYPT], state.active[GAZA]) == (1, 0, 1)


@proves("P-3.2.2-f")
@pytest.mark.parametrize("moved", [1, 2])
def test_the_capacity_counts_the_police_that_have_arrived(moved: int):
    game = patrol("gaza: 1 police, 4 active | galilee: 2 police")
    game.play("from galilee", moved)
    if moved == 1:
        game.play("done")
    game.play("gaza")

    assert state_of(game).prison == 1 + moved


@proves("P-3.2.2-f")
def test_the_capacity_does_not_count_police_that_have_left():
    game = patrol("gaza: 2 police, 2 active | rail_egypt: 1 active", "operation")
    game.play("patrol gaza", "patrol rail_egypt", "from gaza", 1, "done", "done", "gaza")

    assert state_of(game).prison == 1


@proves("P-3.2.2-g")
def test_the_british_choose_the_removal_space_and_may_choose_none():
    game = patrol("gaza: 1 police, 1 active")

    assert asked(game) == "british"
    assert offered(game) == ["gaza", "done"]

    game.play("done")

    assert game.over
    assert state_of(game).active[GAZA] == 1


@proves("P-3.2.2-g")
def test_in_the_chosen_space_active_cells_go_up_to_capacity_without_a_question():
    game = patrol("gaza: 2 police, 3 active, 1 underground")
    game.play("gaza")

    assert game.over
    assert state_of(game).prison == 2


@proves("P-3.2.2-g", "P-3.2.2-h")
def test_underground_cells_may_replace_active_ones_but_no_fewer_go_in_all():
    game = patrol("gaza: 2 police, 2 active, 1 underground | chits: 1")
    game.play("gaza", "spend 1")

    state = state_of(game)
    assert game.over
    assert (state.active[GAZA], state.underground[GAZA], state.prison) == (1, 0, 2)


@proves("P-3.2.2-g")
def test_beyond_the_least_number_the_british_may_remove_fewer_than_the_capacity():
    game = patrol("gaza: 2 police, 1 active, 2 underground | chits: 2")
    game.play("gaza", "spend 2")

    assert offered(game) == ["1", "2"]

    game.play(1)

    assert offered(game) == ["0", "1"]

    game.play(0)

    state = state_of(game)
    assert (state.active[GAZA], state.underground[GAZA], state.prison) == (1, 1, 1)


@proves("P-3.2.2-h")
@pytest.mark.parametrize(("answer", "active", "underground"), [("spend 1", 1, 0), ("done", 0, 1)])
def test_one_police_against_one_cell_of_each_state_takes_either(answer: str, active: int, underground: int):
    game = patrol("gaza: 1 police, 1 active, 1 underground | chits: 1")
    game.play("gaza", answer)

    state = state_of(game)
    assert (state.active[GAZA], state.underground[GAZA], state.prison) == (active, underground, 1)


@proves("P-3.2.2-h")
def test_under_the_other_ruling_chits_reach_no_underground_cell_while_active_ones_take_all_police():
    game = patrol("gaza: 1 police, 1 active, 1 underground | chits: 1", patrol_active_first="true")
    game.play("gaza")

    state = state_of(game)
    assert game.over
    assert (state.active[GAZA], state.underground[GAZA], state.chits) == (0, 1, [0, 1, 0])


@proves("P-3.2.2-g", "P-3.2.2-h")
@pytest.mark.parametrize(
    ("active_first", "answers", "left"),
    [
        ("false", ["spend 2", "2"], (1, 0)),
        ("false", ["spend 2", "1", "1"], (0, 1)),
        ("true", ["spend 2"], (0, 1)),
        ("true", ["done"], (0, 2)),
    ],
)
def test_an_option_says_whether_active_cells_go_before_underground_ones(active_first, answers, left):
    game = patrol("gaza: 2 police, 1 active, 2 underground | chits: 2", patrol_active_first=active_first)
    game.play("gaza", *answers)

    assert game.over
    assert (state_of(game).active[GAZA], state_of(game).underground[GAZA]) == left


@proves("P-3.2.2-h")
@pytest.mark.parametrize(("chits", "removable"), [("1", 1), ("2", 2), ("1 1", 2), ("1 2", 3), ("2 2", 3)])
def test_no_more_underground_cells_go_than_the_spent_chits_are_worth(chits: str, removable: int):
    game = patrol(f"gaza: 3 police, 3 underground | chits: {chits}")
    game.play("gaza", *[f"spend {chit}" for chit in chits.split()])
    if removable > 1:
        assert offered(game) == [str(number + 1) for number in range(removable)]
        game.play(removable)

    state = state_of(game)
    assert (state.prison, state.underground[GAZA]) == (removable, 3 - removable)
    assert state.chits == [0, 0, 0]


@proves("P-3.2.2-h")
def test_underground_cells_count_against_the_one_capacity():
    game = patrol("gaza: 1 police, 2 underground | chits: 2")
    game.play("gaza", "spend 2")

    state = state_of(game)
    assert game.over
    assert (state.prison, state.underground[GAZA]) == (1, 1)


@proves("P-3.2.2-h")
def test_without_a_chit_of_value_an_underground_cell_is_safe():
    game = patrol("gaza: 1 police, 1 underground | tel_aviv: 1 police, 1 active | chits: 0", "operation")
    game.play("patrol gaza", "patrol tel_aviv", "done", "done")

    assert removal_spaces(game) == ["tel_aviv"]
    assert game.question.why_not("gaza") == "why-no-active-cell-or-chit"


@proves("P-3.2.2-h")
def test_a_chit_of_value_zero_cannot_be_spent():
    game = patrol("gaza: 1 police, 1 underground | chits: 0 1")
    game.play("gaza")

    assert offered(game) == ["spend 1", "done"]


@proves("P-3.2.2-i")
@pytest.mark.parametrize("capabilities", ["", "P18 shaded irgun", "P18 unshaded british"])
def test_every_cell_a_patrol_removes_goes_to_prison(capabilities: str):
    game = patrol(f"gaza: 3 police, 2 active, 1 underground | chits: 1 | capabilities: {capabilities}")
    game.play("gaza", "spend 1", 2)

    state = state_of(game)
    assert (state.prison, state.available_cells) == (3, 12)


@proves("P-3.2.2-j")
def test_a_patrol_leaves_caches_alone():
    game = patrol("gaza: 4 police, 1 active, 2 caches")
    game.play("gaza")

    state = state_of(game)
    assert game.over
    assert (state.caches[GAZA], state.political_will, state.chits) == (2, 18, [0, 0, 0])


@proves("P-3.2.2-k")
def test_troops_do_not_help_to_arrest():
    few = patrol("gaza: 4 troops, 1 police, 3 active").play("gaza")
    none = patrol("gaza: 4 troops, 3 active")

    assert state_of(few).prison == 1
    assert none.over


@proves("P-3.2.2-l")
def test_a_limited_patrol_has_one_destination_to_which_police_come_from_many_spaces():
    game = patrol("gaza: 3 active | rail_haifa: 1 active, 1 police | galilee: 1 police | tel_aviv: 1 police")
    game.play("patrol gaza")

    assert named(game, "patrol") == []

    game.play("from galilee", "from tel_aviv")

    assert removal_spaces(game.play("done")) == ["gaza"]

    game.play("gaza")

    state = state_of(game)
    assert game.over
    assert (state.prison, state.active[RAIL_HAIFA]) == (2, 1)


@proves("P-3.2.2-o")
def test_police_that_leave_a_city_without_cubes_end_its_curfew_at_once():
    for troops, curfew in [(0, 0), (1, 1)]:
        game = patrol(f"tel_aviv: {troops} troops, 1 police, 1 curfew | gaza: 1 active")
        game.play("from tel_aviv")

        assert removal_spaces(game) == ["gaza"]
        assert state_of(game).curfew[TEL_AVIV] == curfew


@proves("P-3.2.2-o")
def test_a_curfew_stays_when_other_police_arrive_in_the_same_movement():
    game = patrol("tel_aviv: 1 active, 1 police, 1 curfew | gaza: 1 active | galilee: 1 police", "operation")
    game.play("patrol gaza", "patrol tel_aviv", "from tel_aviv", "from galilee", "to tel_aviv")

    assert removal_spaces(game.play("done")) == ["gaza", "tel_aviv"]
    assert state_of(game).curfew[TEL_AVIV] == 1


@proves("P-3.2.2-p")
def test_only_negotiate_may_accompany_a_patrol_before_it_between_moves_and_removal_or_after_it():
    game = patrol("tel_aviv: 3 troops, 1 police, 1 curfew | gaza: 1 active, 1 police", "operation")
    moments = [activities(game)]
    game.play("patrol gaza", "done")
    moments.append(activities(game))
    game.play("done", "gaza")
    moments.append(activities(game))

    assert moments == [["negotiate"]] * 3


@proves("P-3.2.2-p")
def test_a_limited_patrol_has_no_special_activity():
    game = patrol("gaza: 1 active, 1 police")

    assert activities(game) == []
    assert game.play("gaza").over


@proves("P-4.1-b")
def test_a_chit_negotiated_between_moves_and_removal_can_be_spent_in_the_removal():
    game = patrol("gaza: 1 underground, 1 police | haganah: 0", "operation")
    game.play("patrol gaza", "negotiate", "chit 1", "gaza", "spend 1")

    assert game.over
    assert state_of(game).prison == 1


@proves("P-4.1-b")
def test_a_patrol_ends_when_the_negotiate_before_it_takes_the_last_cells_off_the_map():
    game = patrol("gaza: 1 underground | available: 6 police, 1 cells, 5 caches | prison: 13", "operation")
    game.play("negotiate", 6)

    assert game.over
    assert state_of(game).track_cells == 2
