"""3.3.2 Travel."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import (
    GALILEE,
    GAZA,
    LYDDA,
    NAMES,
    RAIL_EGYPT,
    TEL_AVIV,
)

TRAVEL = "do: operation travel operation"


def answers(game: Game, verb: str) -> set[str]:
    return {answer.removeprefix(f"{verb} ") for answer in offered(game) if answer.startswith(f"{verb} ")}


def cells(game: Game, space: int) -> tuple[int, int]:
    """Underground and Active Cells."""
    return state_of(game).underground[space], state_of(game).active[space]


@proves("P-3.3.2-a")
def test_origins_are_the_spaces_with_cells_of_either_state():
    game = position(f"gaza: 1 underground | rail_egypt: 1 active | tel_aviv: 1 troops, 1 caches | {TRAVEL}")

    assert answers(game, "travel") == {"gaza", "rail_egypt"}
    assert game.question.why_not("travel tel_aviv") == "why-no-cell"


@proves("P-3.3.2-b")
def test_a_cell_may_go_to_any_space_of_the_map_and_back_to_its_own():
    game = position(f"gaza: 1 underground | samaria: 1 underground | {TRAVEL}")
    game.play("travel gaza")

    assert answers(game, "to") == set(NAMES)
    assert asked(game) == "irgun"


@proves("P-3.3.2-b", "P-3.3.2-c")
def test_cells_of_one_origin_may_go_different_ways_or_stay():
    game = position(f"gaza: 2 underground, 2 active | samaria: 1 underground | {TRAVEL}")
    game.play("travel gaza", "to galilee", 0, 1, "to lydda", 1, 0, "done")

    assert cells(game, GALILEE) == (1, 0)
    assert cells(game, LYDDA) == (1, 0)
    assert cells(game, GAZA) == (1, 1)


@proves("P-3.3.2-b", "P-3.3.2-c")
def test_all_cells_of_an_origin_may_be_left_as_they_are():
    game = position(f"gaza: 1 underground, 1 active | samaria: 1 underground | {TRAVEL}")
    game.play("travel gaza", "done")

    assert cells(game, GAZA) == (1, 1)
    assert answers(game, "travel") == {"samaria"}


@proves("P-3.3.2-d")
def test_cells_of_one_origin_cannot_reach_one_destination_in_two_groups():
    game = position(f"gaza: 2 underground | samaria: 1 underground | rail_egypt: 2 police | {TRAVEL}")
    game.play("travel gaza", "to rail_egypt", 1)

    assert cells(game, RAIL_EGYPT) == (1, 0)
    assert answers(game, "to") == set(NAMES) - {"rail_egypt"}


@proves("P-3.3.2-e", "P-3.3.2-f", "P-3.3.2-h")
@pytest.mark.parametrize(
    ("destination", "moving", "cubes", "seen"),
    [
        ("rail_egypt", 1, "2 troops", False),
        ("rail_egypt", 1, "3 troops", True),
        ("rail_egypt", 1, "3 police", True),
        ("rail_egypt", 1, "2 troops, 1 police", True),
        ("rail_egypt", 3, "", False),
        ("rail_egypt", 4, "", True),
        ("tel_aviv", 2, "1 police, 1 curfew", False),
        ("tel_aviv", 2, "1 troops, 1 police, 1 curfew", True),
        ("tel_aviv", 3, "1 troops, 1 curfew", True),
    ],
)
def test_a_group_is_seen_on_railways_and_under_curfew_if_cells_and_cubes_make_four(destination, moving, cubes, seen):
    # One Cell of the group was Underground, the others Active: all of them end in the same state.
    game = position(f"gaza: 1 underground, 4 active | samaria: 1 active | {destination}: {cubes} | {TRAVEL}")
    game.play("travel gaza", f"to {destination}", moving - 1)
    if moving > 1:
        game.play(1)

    space = NAMES.index(destination)
    assert cells(game, space) == ((0, moving) if seen else (moving, 0))


@proves("P-3.3.2-f")
def test_a_group_that_returns_to_its_origin_goes_underground():
    game = position(f"gaza: 3 active | samaria: 1 active | {TRAVEL}")
    game.play("travel gaza", "to gaza", 2, "done")

    assert cells(game, GAZA) == (2, 1)


@proves("P-3.3.2-e", "P-3.3.2-c")
def test_a_group_that_returns_to_a_watched_origin_is_tested_too():
    game = position(f"tel_aviv: 2 troops, 1 curfew, 3 underground | samaria: 1 active | {TRAVEL}")
    game.play("travel tel_aviv", "to tel_aviv", 2, "done")

    assert cells(game, TEL_AVIV) == (1, 2)


@proves("P-3.3.2-g")
def test_cells_already_at_the_destination_neither_count_nor_change():
    game = position(f"gaza: 1 underground | rail_egypt: 2 troops, 3 active, 2 underground | {TRAVEL}")
    game.play("travel gaza", "to rail_egypt")

    assert cells(game, RAIL_EGYPT) == (3, 3)


@proves("P-3.3.2-g")
def test_cells_already_at_the_destination_stay_underground_when_the_group_is_seen():
    game = position(f"gaza: 1 underground | rail_egypt: 3 troops, 2 underground | {TRAVEL}")
    game.play("travel gaza", "to rail_egypt")

    assert cells(game, RAIL_EGYPT) == (2, 1)


@proves("P-3.3.2-g")
def test_an_earlier_group_keeps_its_state_when_a_later_one_is_seen():
    game = position(f"gaza: 1 active | samaria: 2 active | rail_egypt: 2 troops | {TRAVEL}")
    game.play("travel gaza", "to rail_egypt", "travel samaria", "to rail_egypt", 2)

    assert cells(game, RAIL_EGYPT) == (1, 2)


@proves("P-3.3.2-i", "P-3.3.2-f")
@pytest.mark.parametrize("destination", ["gaza", "tel_aviv"])
def test_districts_and_cities_without_curfew_are_safe_however_many_cubes_stand_there(destination):
    game = position(f"samaria: 3 active | galilee: 1 active | {destination}: 12 troops, 6 police | {TRAVEL}")
    game.play("travel samaria", f"to {destination}", 3)

    assert cells(game, NAMES.index(destination)) == (3, 0)


@proves("P-3.3.2-j")
def test_one_cell_into_a_curfew_with_three_troops_and_a_police_becomes_active():
    game = position(f"gaza: 1 underground | samaria: 1 active | tel_aviv: 3 troops, 1 police, 1 curfew | {TRAVEL}")
    game.play("travel gaza", "to tel_aviv")

    assert cells(game, TEL_AVIV) == (0, 1)


@proves("P-3.3.2-j", "P-3.3.2-d")
@pytest.mark.parametrize(
    ("origins", "moves", "expected"),
    [
        ("gaza: 1 underground", ["travel gaza", "to rail_egypt"], (1, 0)),
        ("gaza: 2 underground", ["travel gaza", "to rail_egypt", 2], (0, 2)),
        (
            "gaza: 1 underground | samaria: 1 underground",
            ["travel gaza", "to rail_egypt", "travel samaria", "to rail_egypt"],
            (2, 0),
        ),
    ],
)
def test_two_cells_to_a_railway_with_two_troops_are_seen_together_but_not_from_two_origins(origins, moves, expected):
    game = position(f"{origins} | galilee: 1 underground | rail_egypt: 2 troops | {TRAVEL}")
    game.play(*moves)

    assert cells(game, RAIL_EGYPT) == expected


@proves("P-3.3.2-k")
def test_a_space_whose_only_cells_have_just_arrived_is_no_origin():
    game = position(f"gaza: 1 active | samaria: 1 active | {TRAVEL}")
    game.play("travel gaza", "to lydda")

    assert answers(game, "travel") == {"samaria"}
    with pytest.raises(IllegalMove):
        game.play("travel lydda")


@proves("P-3.3.2-k")
def test_cells_that_were_seen_on_arrival_may_not_move_on_either():
    game = position(f"gaza: 2 active | samaria: 1 active | rail_egypt: 2 troops | {TRAVEL}")
    game.play("travel gaza", "to rail_egypt", 2)

    assert cells(game, RAIL_EGYPT) == (0, 2)
    assert answers(game, "travel") == {"samaria"}


@proves("P-3.3.2-k")
def test_from_an_origin_that_cells_have_entered_only_its_own_leave():
    game = position(f"gaza: 2 underground | lydda: 1 active, 1 underground | {TRAVEL}")
    game.play("travel gaza", "to lydda", 2, "travel lydda", "to galilee")
    assert offered(game) == ["0", "1"]  # its one Active Cell
    game.play(1)
    assert offered(game) == ["0", "1"]  # its one Underground Cell, and not the two that have arrived
    game.play(1)

    assert cells(game, GALILEE) == (2, 0)
    assert cells(game, LYDDA) == (2, 0)
    assert not answers(game, "to")


@proves("P-3.3.2-k")
def test_an_arrived_cell_that_propagandize_turns_still_may_not_move_again():
    game = position(f"gaza: 1 active | samaria: 1 active | tel_aviv: 1 troops, 1 curfew | {TRAVEL}")
    game.play("travel gaza", "to tel_aviv", "propagandize tel_aviv")

    assert cells(game, TEL_AVIV) == (0, 1)
    assert answers(game, "travel") == {"samaria"}


def test_by_the_option_arrived_cells_may_move_on_from_a_later_origin():
    game = position(f"gaza: 1 active | samaria: 1 active | {TRAVEL}", travel_cell_moves_once="false")
    game.play("travel gaza", "to lydda")
    assert answers(game, "travel") == {"samaria", "lydda"}
    game.play("travel lydda", "to galilee")

    assert cells(game, GALILEE) == (1, 0)
    assert cells(game, LYDDA) == (0, 0)


def test_by_the_option_a_cell_that_returned_to_its_origin_still_does_not_leave_it_twice():
    game = position(f"gaza: 1 active | samaria: 1 active | {TRAVEL}", travel_cell_moves_once="false")
    game.play("travel gaza", "to gaza")

    assert cells(game, GAZA) == (1, 0)
    assert answers(game, "travel") == {"samaria"}


@proves("P-3.3.2-l")
@pytest.mark.parametrize(("haganah", "second_origin"), [(3, False), (4, True)])
def test_a_limited_travel_has_one_origin_and_many_destinations(haganah, second_origin):
    game = position(
        f"haganah: {haganah} | gaza: 2 active | samaria: 1 active | galilee: 1 active | do: operation travel limited"
    )
    game.play("travel gaza", "to lydda", 1, "to tel_aviv")

    assert (cells(game, LYDDA), cells(game, TEL_AVIV)) == ((1, 0), (1, 0))
    assert answers(game, "travel") == ({"samaria", "galilee"} if second_origin else set())
    if second_origin:
        game.play("travel samaria", "to lydda")
    assert game.over


@proves("P-3.3.2-m")
def test_caches_stay_when_cells_travel():
    game = position(f"gaza: 1 underground, 2 caches | samaria: 1 underground | {TRAVEL}")
    game.play("travel gaza", "to lydda")

    assert (state_of(game).caches[GAZA], state_of(game).caches[LYDDA]) == (2, 0)


@proves("P-3.3.2-n")
def test_silence_and_propagandize_may_accompany_travel_and_nothing_else():
    game = position(
        f"gaza: 1 police, 2 underground | samaria: 1 caches | tel_aviv: 1 troops, 1 curfew, 1 active | {TRAVEL}"
    )

    others = [answer for answer in offered(game) if not answer.startswith("travel ")]
    assert others == ["silence gaza", "propagandize tel_aviv"]


@proves("P-3.3.2-n")
def test_a_special_activity_may_come_between_two_groups_of_the_same_origin():
    game = position(f"gaza: 2 underground | samaria: 1 active | tel_aviv: 1 police, 1 curfew | {TRAVEL}")
    game.play("travel gaza", "to tel_aviv", 1)
    assert {"silence tel_aviv", "propagandize tel_aviv"} <= set(offered(game))
    game.play("silence tel_aviv")

    assert state_of(game).curfew[TEL_AVIV] == 0
    assert answers(game, "to") == set(NAMES) - {"tel_aviv"}  # the same origin goes on
    assert not answers(game, "silence") | answers(game, "propagandize")


@proves("P-3.3.2-n")
def test_a_special_activity_may_come_between_the_groups_of_two_origins():
    game = position(f"gaza: 1 active | samaria: 3 active | tel_aviv: 1 police, 1 curfew, 1 underground | {TRAVEL}")
    game.play("travel gaza", "to tel_aviv")
    game.play("silence tel_aviv")
    game.play("travel samaria", "to tel_aviv", 3)

    # The Silence took the Police and with it the Curfew, so that the second group arrives unseen.
    assert cells(game, TEL_AVIV) == (5, 0)


@proves("P-3.3.2-n")
def test_a_cell_that_has_just_arrived_can_serve_propagandize():
    game = position(f"gaza: 1 active | samaria: 1 active | tel_aviv: 1 troops, 1 curfew | {TRAVEL}")
    assert "propagandize tel_aviv" not in offered(game)
    game.play("travel gaza", "to tel_aviv", "propagandize tel_aviv")

    assert state_of(game).political_will == 17
