"""3.3.3 Sabotage."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import (
    GALILEE,
    GAZA,
    HAIFA,
    JERUSALEM_DISTRICT,
    LYDDA,
    NAMES,
    SAMARIA,
)

SABOTAGE = "do: operation sabotage operation"
# Underground Cells in eight spaces, so that there is always another space to choose.
CELLS = " | ".join(
    f"{space}: 1 underground"
    for space in ["galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza", "rail_egypt", "haifa_c"]
)


def answers(game: Game, verb: str) -> set[str]:
    return {answer.removeprefix(f"{verb} ") for answer in offered(game) if answer.startswith(f"{verb} ")}


def cells(game: Game, space: int) -> tuple[int, int]:
    """Underground and Active Cells."""
    return state_of(game).underground[space], state_of(game).active[space]


@proves("P-3.3.3-a")
def test_any_kind_of_space_with_an_underground_cell_can_be_selected():
    game = position(
        "gaza: 1 underground | haifa_c: 1 underground, 3 troops, 3 police | rail_egypt: 1 underground, 2 active"
        " | lydda: 3 active, 2 caches | do: operation sabotage operation"
    )

    assert answers(game, "sabotage") == {"gaza", "haifa_c", "rail_egypt"}
    assert game.question.why_not("sabotage lydda") == "why-no-underground-cell"


@proves("P-3.3.3-a")
def test_the_same_space_cannot_be_sabotaged_twice_in_one_operation():
    game = position(f"gaza: 3 underground | lydda: 1 underground | {SABOTAGE}")
    game.play("sabotage gaza", 6)

    assert answers(game, "sabotage") == {"lydda"}
    assert game.question.why_not("sabotage gaza") == "why-already-chosen"


@proves("P-3.3.3-b")
@pytest.mark.parametrize("die", [1, 6])
def test_one_underground_cell_turns_active_whatever_the_roll(die):
    game = position(f"gaza: 2 underground, 1 active | lydda: 1 underground | {SABOTAGE}")
    game.play("sabotage gaza", die)

    assert cells(game, GAZA) == (1, 2)


@proves("P-3.3.3-c")
def test_a_cache_in_the_space_or_next_to_it_may_be_spent_before_the_roll():
    game = position(
        "gaza: 1 underground, 1 caches | lydda: 1 caches | jerusalem_d: 1 caches | samaria: 1 underground, 1 caches"
        " | do: operation sabotage operation"
    )
    game.play("sabotage gaza")

    assert offered(game) == ["spend gaza", "spend lydda", "spend jerusalem_d", "done"]
    assert asked(game) == "irgun"
    game.play("spend jerusalem_d")
    assert state_of(game).caches[JERUSALEM_DISTRICT] == 0
    assert state_of(game).available_caches == 2


@proves("P-3.3.3-c")
def test_only_one_cache_is_spent_on_a_roll():
    game = position(f"gaza: 1 underground, 2 caches | samaria: 1 underground | {SABOTAGE}")
    game.play("sabotage gaza", "spend gaza")

    assert (asked(game), offered(game)) == ("chance", ["1", "2", "3", "4", "5", "6"])
    game.play(1)
    assert state_of(game).sabotage[GAZA] == 1
    assert state_of(game).caches[GAZA] == 1


@proves("P-3.3.3-c")
def test_without_a_cache_in_reach_the_die_is_rolled_at_once():
    game = position(f"gaza: 1 underground | samaria: 1 underground, 1 caches | {SABOTAGE}")
    game.play("sabotage gaza")

    assert asked(game) == "chance"


@proves("P-3.3.3-d")
def test_a_cache_among_cubes_can_be_spent_though_it_cannot_pay_an_offensive():
    game = position(
        "gaza: 1 underground, 1 troops, 1 police, 1 caches | samaria: 1 underground | do: operation sabotage operation"
    )
    assert "offensive gaza" not in offered(game)
    game.play("sabotage gaza", "spend gaza", 2)

    assert state_of(game).sabotage[GAZA] == 1  # 2 - 1 + 2


@proves("P-3.3.3-e", "P-3.3.3-f")
@pytest.mark.parametrize(
    ("pieces", "spend", "die", "success"),
    [
        ("", "", 2, False),
        ("", "", 3, True),
        ("6 troops", "", 3, True),
        ("1 police", "", 3, False),
        ("1 police", "", 4, True),
        ("3 police", "", 5, False),
        ("3 police, 2 troops", "", 6, True),
        ("4 police", "", 6, False),
        ("1 caches", "spend gaza", 1, True),
        ("1 caches", "done", 2, False),
        ("1 police, 1 caches", "spend gaza", 1, False),
        ("1 police, 1 caches", "spend gaza", 2, True),
        ("5 police, 1 caches", "spend gaza", 5, False),
        ("5 police, 1 caches", "spend gaza", 6, True),
    ],
)
def test_the_die_less_police_and_plus_two_for_a_cache_succeeds_on_three(pieces, spend, die, success):
    here = ", ".join(filter(None, ["1 underground", pieces]))
    game = position(f"gaza: {here} | samaria: 1 underground | {SABOTAGE}")
    game.play(*filter(None, ["sabotage gaza", spend, die]))

    assert state_of(game).sabotage[GAZA] == int(success)


@proves("P-3.3.3-e")
def test_police_elsewhere_do_not_lower_the_roll():
    game = position(f"gaza: 1 underground | lydda: 3 police | samaria: 1 underground, 3 police | {SABOTAGE}")
    game.play("sabotage gaza", 3)

    assert state_of(game).sabotage[GAZA] == 1


@proves("P-3.3.3-f")
def test_even_a_high_result_places_one_marker_and_no_terror():
    game = position(f"haganah: 4 | haifa_c: 1 underground, 1 caches | samaria: 1 underground | {SABOTAGE}")
    game.play("sabotage haifa_c", "spend haifa_c", 6)

    state = state_of(game)
    assert (state.sabotage[HAIFA], state.terror[HAIFA], state.haganah) == (1, 0, 4)


@proves("P-3.3.3-g")
def test_a_success_adds_to_the_markers_already_there():
    game = position(f"haifa_c: 1 underground, 2 sabotage, 1 terror | samaria: 1 underground | {SABOTAGE}")
    game.play("sabotage haifa_c", 3)

    assert (state_of(game).sabotage[HAIFA], state_of(game).terror[HAIFA]) == (3, 1)


@proves("P-3.3.3-h")
def test_a_failure_places_nothing_and_gives_neither_cell_nor_cache_back():
    game = position(f"gaza: 1 underground, 2 police, 1 caches | samaria: 1 underground | {SABOTAGE}")
    game.play("sabotage gaza", "spend gaza", 2)

    state = state_of(game)
    assert sum(state.sabotage) == 0
    assert cells(game, GAZA) == (0, 1)
    assert (state.caches[GAZA], state.available_caches) == (0, 5)


@proves("P-3.3.3-i")
@pytest.mark.parametrize(("on_map", "placed"), [("14 sabotage", 1), ("15 sabotage", 0), ("10 sabotage, 5 terror", 0)])
def test_markers_come_from_one_pool_of_fifteen(on_map, placed):
    game = position(f"tel_aviv: {on_map} | gaza: 1 underground | samaria: 1 underground | {SABOTAGE}")
    game.play("sabotage gaza", 6)

    assert state_of(game).sabotage[GAZA] == placed


@proves("P-3.3.3-i", "P-1.2-f")
@pytest.mark.parametrize("on_map", ["15 sabotage", "10 sabotage, 5 terror", "20 sabotage"])
def test_under_the_other_ruling_operations_place_more_markers_than_the_pool_holds(on_map):
    scene = f"tel_aviv: {on_map} | gaza: 1 underground | samaria: 1 underground | {SABOTAGE}"
    game = position(scene, markers_limit_operations="false")
    game.play("sabotage gaza", 6)
    game.state.check()

    assert state_of(game).sabotage[GAZA] == 1
    assert state_of(game).markers_left() == 0


@proves("P-3.3.3-j")
@pytest.mark.parametrize(
    ("capability", "answers_", "markers", "cells_left"),
    [
        ("P32 unshaded irgun", ["done", 1], 0, (1, 0)),
        ("P32 unshaded irgun", ["spend gaza", 1], 1, (1, 0)),
        ("P32 unshaded irgun", ["done", 2], 0, (1, 1)),
        ("P32 shaded irgun", ["done", 1], 0, (1, 1)),
        ("", ["done", 1], 0, (1, 1)),
    ],
)
def test_weapon_factories_cost_the_cell_on_a_natural_one(capability, answers_, markers, cells_left):
    game = position(f"capabilities: {capability} | gaza: 2 underground, 1 caches | samaria: 1 underground | {SABOTAGE}")
    game.play("sabotage gaza", *answers_)

    assert state_of(game).sabotage[GAZA] == markers
    assert cells(game, GAZA) == cells_left
    assert state_of(game).available_cells == 15 - 1 - sum(cells_left)
    assert state_of(game).prison == 0


@proves("P-3.3.3-j")
def test_weapon_factories_read_the_face_of_the_die_and_not_the_result():
    game = position(
        f"capabilities: P32 unshaded british | gaza: 1 underground, 1 police | samaria: 1 underground | {SABOTAGE}"
    )
    game.play("sabotage gaza", 2)  # a result of 1

    assert cells(game, GAZA) == (0, 1)


@proves("P-3.3.3-k")
def test_the_cache_is_decided_space_by_space_after_the_earlier_rolls():
    game = position(f"gaza: 1 underground, 1 caches | lydda: 1 underground | samaria: 1 underground | {SABOTAGE}")
    game.play("sabotage gaza", "done", 1, "sabotage lydda")
    assert offered(game) == ["spend gaza", "done"]
    game.play("spend gaza", 1)

    assert (state_of(game).sabotage[GAZA], state_of(game).sabotage[LYDDA]) == (0, 1)


@proves("P-3.3.3-l")
def test_silence_propagandize_and_terror_may_accompany_sabotage():
    game = position(
        f"gaza: 1 underground, 1 police | tel_aviv: 1 troops, 1 curfew, 1 active | haifa_c: 1 underground | {SABOTAGE}"
    )

    others = [answer for answer in offered(game) if not answer.startswith("sabotage ")]
    assert others == ["terror haifa_c", "silence gaza", "propagandize tel_aviv"]


# The Haganah space, which Terror can cost (6.5.3, A-09)


@pytest.mark.parametrize(("haganah", "box", "most"), [(4, "operation", 4), (3, "operation", 3), (4, "limited", 2)])
def test_the_haganah_space_is_there_at_four_only(haganah, box, most):
    game = position(f"haganah: {haganah} | {CELLS} | do: operation sabotage {box}")
    for name in ["galilee", "haifa_d", "samaria", "lydda"][:most]:
        game.play(f"sabotage {name}", 1)

    assert game.over
    assert sum(state_of(game).active) == most


@proves("P-6.5.3-c")
def test_after_terror_has_shifted_the_track_the_haganah_space_is_gone():
    game = position(f"{CELLS} | tel_aviv: 1 caches | {SABOTAGE}")
    game.play("terror haifa_c")
    assert answers(game, "name") == {"galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza", "rail_egypt"}
    game.play("done", 6, "sabotage galilee", 1, "sabotage samaria", 1)

    assert state_of(game).haganah == 3
    assert not answers(game, "sabotage")
    assert answers(game, "offensive") == {"tel_aviv"}
    game.play("offensive tel_aviv", "sabotage gaza", 1)
    assert game.over


@proves("P-6.5.3-c")
def test_spaces_named_before_the_terror_roll_are_all_resolved_after_the_shift():
    game = position(f"{CELLS} | tel_aviv: 1 caches | {SABOTAGE}")
    game.play("terror haifa_c", "name galilee", "name samaria", "name gaza", 6)
    assert state_of(game).haganah == 3
    assert offered(game) == ["sabotage galilee", "sabotage samaria", "sabotage gaza", "offensive tel_aviv"]
    game.play("sabotage samaria", 3, "sabotage gaza", 3, "sabotage galilee", 3)

    assert [state_of(game).sabotage[space] for space in (GALILEE, SAMARIA, GAZA)] == [1, 1, 1]
    assert offered(game) == ["offensive tel_aviv", "done"]
    game.play("done")
    assert game.over


def test_with_an_offensive_paid_first_five_spaces_can_be_named_before_a_terror_that_comes_first():
    game = position(f"{CELLS} | tel_aviv: 1 caches | {SABOTAGE}")
    game.play("offensive tel_aviv", "terror haifa_c")
    game.play("name galilee", "name samaria", "name gaza", "name rail_egypt", 6)
    game.play("sabotage galilee", 1, "sabotage samaria", 1, "sabotage gaza", 1, 1)

    assert game.over
    assert sum(state_of(game).active) == 5


def test_a_terror_that_does_not_shift_the_track_leaves_the_haganah_space():
    game = position(f"{CELLS} | {SABOTAGE}")
    game.play("terror haifa_c", "done", 5, "sabotage galilee", 1, "sabotage samaria", 1)

    assert "sabotage gaza" in offered(game)


@pytest.mark.parametrize(
    ("haganah", "capability", "named_ahead"),
    [
        (4, "", True),
        (4, "P13 shaded irgun", False),  # at 3 the bonus would still be there
        (3, "P13 shaded irgun", True),
        (4, "P13 unshaded british", False),  # there is no bonus to lose
        (3, "", False),
    ],
)
def test_spaces_are_named_ahead_only_if_a_terror_can_cost_the_haganah_space(haganah, capability, named_ahead):
    game = position(f"haganah: {haganah} | capabilities: {capability} | {CELLS} | {SABOTAGE}")
    game.play("terror haifa_c")

    assert asked(game) == ("irgun" if named_ahead else "chance")
    assert bool(answers(game, "name")) == named_ahead


def test_a_named_space_that_the_lock_has_emptied_is_not_resolved():
    game = position(f"prison: 7 | {CELLS} | {SABOTAGE}")
    game.play("terror haifa_c", "name galilee", "name samaria", "done", 6)
    assert asked(game) == "irgun"
    game.play("underground galilee", "active haifa_c")

    assert asked(game) == "chance"  # for Samaria, the only space left to resolve
    game.play(3)
    assert (state_of(game).sabotage[GALILEE], state_of(game).sabotage[SAMARIA]) == (0, 1)
    assert game.over


def test_by_the_option_the_number_of_spaces_is_fixed_at_the_start():
    game = position(f"{CELLS} | {SABOTAGE}", haganah_bonus_latched="true")
    game.play("terror haifa_c")
    assert asked(game) == "chance"  # no need to name spaces ahead
    game.play(6, "sabotage galilee", 1, "sabotage samaria", 1)
    assert state_of(game).haganah == 3
    game.play("sabotage gaza", 1)

    assert game.over
    assert sum(state_of(game).active) == 4


def test_by_the_option_an_offensive_comes_on_top_after_the_shift():
    game = position(f"{CELLS} | tel_aviv: 1 caches | {SABOTAGE}", haganah_bonus_latched="true")
    game.play("terror haifa_c", 6)
    for name in ["galilee", "samaria", "gaza"]:
        game.play(f"sabotage {name}", 1)
    game.play("offensive tel_aviv", "sabotage rail_egypt", 3)

    assert state_of(game).sabotage[NAMES.index("rail_egypt")] == 1
    assert game.over


@proves("P-3.3.3-a")
def test_the_operation_cannot_be_chosen_without_an_underground_cell():
    game = position("gaza: 3 active | card: P1 | do: action first")
    game.play("operation")

    assert "sabotage" not in offered(game)
    with pytest.raises(IllegalMove):
        game.play("sabotage")
