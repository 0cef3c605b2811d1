"""3.3.2 Travel."""

from __future__ import annotations

import pytest

from cyprus.table import offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import AKROTIRI, DHEKELIA, KARPAS, NICOSIA, PAPHOS


@proves("C-3.3.2-a")
def test_origins_are_spaces_with_cells():
    game = position(
        "paphos: 1 active | troodos: 1 underground, 1 caches | karpas: 1 caches | do: operation travel limited"
    )

    assert offered(game, "travel") == ["paphos", "troodos"]
    assert why_not(game, "travel karpas") == "why-no-cell"


@proves("C-3.3.2-b", "C-3.3.2-e", "C-3.3.2-g")
def test_cells_scatter_anywhere_or_stay_and_go_underground_while_others_keep_their_state():
    game = position("paphos: 3 active, 1 caches | do: operation travel limited")
    game.play("to karpas", "1", "to paphos", "1", "done")

    state = state_of(game)
    assert (state.underground[KARPAS], state.underground[PAPHOS], state.active[PAPHOS]) == (1, 1, 1)
    assert state.caches[PAPHOS] == 1


@proves("C-3.3.2-d")
@pytest.mark.parametrize(
    ("scene", "destination", "number", "seen"),
    [
        ("akrotiri: 2 troops", "akrotiri", 1, False),
        ("akrotiri: 2 troops", "akrotiri", 2, True),
        ("akrotiri: 0 troops", "akrotiri", 4, True),
        ("nicosia: 2 troops, 1 curfew", "nicosia", 2, True),
        ("nicosia: 2 troops, 1 curfew", "nicosia", 1, False),
        ("nicosia: 5 troops", "nicosia", 4, False),
        ("troodos: 5 troops", "troodos", 4, False),
    ],
)
def test_more_than_three_travellers_and_cubes_are_seen_in_a_base_or_under_curfew(scene, destination, number, seen):
    game = position(f"{scene} | paphos: 5 underground | do: operation travel limited")
    game.play(f"to {destination}", str(number), "done")

    state = state_of(game)
    assert (sum(state.active), sum(state.underground)) == ((number, 5 - number) if seen else (0, 5))


@proves("C-3.3.2-f")
def test_cells_from_two_origins_are_counted_apart():
    scene = "akrotiri: 1 troops, 3 underground | paphos: 2 underground | karpas: 2 underground"
    game = position(f"{scene} | do: operation travel operation")
    game.play("travel paphos", "to akrotiri", "2", "travel karpas", "to akrotiri", "2")

    assert (state_of(game).underground[AKROTIRI], state_of(game).active[AKROTIRI]) == (7, 0)


@proves("C-3.3.2-a", "C-3.3.2-b")
def test_cells_that_have_just_arrived_move_no_further():
    game = position("paphos: 1 active | karpas: 1 active | do: operation travel operation")
    game.play("travel paphos", "to nicosia")

    assert offered(game, "travel") == ["karpas"]
    assert why_not(game, "travel nicosia") == "why-cells-just-arrived"


@proves("C-3.3.2-a")
def test_by_an_option_a_cell_may_move_on():
    game = position("paphos: 1 active | do: operation travel operation", travel_cell_moves_once="false")
    game.play("travel paphos", "to nicosia", "travel nicosia", "to karpas")

    assert (state_of(game).cells(NICOSIA), state_of(game).cells(KARPAS)) == (0, 1)


@pytest.mark.parametrize(("text", "active"), [("unshaded", 1), ("shaded", 0)])
def test_grivas_changes_who_is_seen(text, active):
    number = 1 if text == "unshaded" else 2
    scene = f"akrotiri: 2 troops | paphos: {number} underground | capabilities: HC-05 {text} eoka"
    game = position(f"{scene} | do: operation travel limited").play("to akrotiri", *["2"] * (number - 1))

    assert state_of(game).active[AKROTIRI] == active
    assert state_of(game).troops[DHEKELIA] == 10


@proves("C-3.3.2-b")
def test_a_cell_that_has_arrived_does_not_leave_with_those_that_were_there():
    scene = "paphos: 1 underground | nicosia: 1 underground | do: operation travel operation"
    game = position(scene).play("travel paphos", "to nicosia", "travel nicosia", "to karpas")

    assert (state_of(game).cells(NICOSIA), state_of(game).cells(KARPAS)) == (1, 1)


@proves("C-3.3.2-b")
def test_a_cell_that_was_seen_on_arrival_moves_no_further_either():
    scene = "akrotiri: 5 troops | paphos: 1 underground | karpas: 1 active | do: operation travel operation"
    game = position(scene).play("travel paphos", "to akrotiri")
    assert state_of(game).active[AKROTIRI] == 1

    assert offered(game, "travel") == ["karpas"]


@proves("C-3.3.2-d")
def test_the_cells_of_one_origin_go_to_a_destination_together():
    game = position("paphos: 3 underground | do: operation travel limited").play("to akrotiri", "1")

    assert "akrotiri" not in offered(game, "to")
    assert "paphos" in offered(game, "to")


@proves("C-4.1-b")
@pytest.mark.parametrize(("box", "activities"), [("operation", ["smuggle karpas"]), ("limited", [])])
def test_a_special_activity_may_come_while_the_cells_of_an_origin_are_under_way(box, activities):
    game = position(f"paphos: 2 underground, 1 troops | do: operation travel {box}")
    game.play("to karpas", "1")
    assert [answer for answer in offered(game) if answer.startswith("smuggle")] == activities
    game.play(*activities, "to nicosia")

    state = state_of(game)
    assert (state.cells(NICOSIA), state.caches[KARPAS]) == (1, len(activities))


@proves("C-4.1-b")
def test_a_special_activity_may_come_after_the_last_origin():
    scene = "paphos: 1 active | karpas: 1 active | larnaca: 1 active | nicosia: 1 police, 1 underground"
    game = position(f"{scene} | do: operation travel operation")
    game.play("travel paphos", "to paphos", "travel karpas", "to karpas", "travel larnaca", "to larnaca")
    assert offered(game, "travel") == []
    game.play("infiltrate nicosia")

    assert (game.over, state_of(game).police[NICOSIA]) == (True, 0)


@pytest.mark.parametrize(("text", "number", "active"), [("unshaded", 1, 0), ("shaded", 3, 3)])
def test_grivas_moves_the_count_by_one_and_no_more(text, number, active):
    troops = 1 if text == "unshaded" else 2
    scene = f"akrotiri: {troops} troops | paphos: {number} underground | capabilities: HC-05 {text} eoka"
    game = position(f"{scene} | do: operation travel limited").play("to akrotiri", *[str(number)] * (number > 1))

    assert state_of(game).active[AKROTIRI] == active
