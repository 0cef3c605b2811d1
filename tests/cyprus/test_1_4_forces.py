"""1.4 Forces."""

from __future__ import annotations

import pytest

from cyprus.table import offered, position, proves, state_of, why_not
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.cyprus.map import AKROTIRI, KARPAS, LIMASSOL, NICOSIA, PAPHOS, TROODOS
from sandtable.games.british_way.cyprus.position import KINDS


@proves("C-1.4-a")
def test_pieces_are_troops_police_cells_and_caches_and_the_rest_are_markers():
    state = state_of(position("nicosia: 1 troops, 1 police, 1 underground, 1 active, 1 caches, 3 sabotage, 1 curfew"))

    assert (state.cubes(NICOSIA), state.insurgents(NICOSIA)) == (2, 3)
    assert KINDS == ["troops", "police", "underground", "active", "caches", "sabotage", "curfew"]


@proves("C-1.4.1-a", "C-1.4.1-c")
def test_only_what_is_in_the_available_box_can_be_placed():
    game = position("nicosia: 3 troops, 6 police | do: operation deploy limited")
    game.play("deploy nicosia")

    assert state_of(game).police[NICOSIA] == 6


@proves("C-1.4.1-b")
def test_what_is_removed_becomes_available():
    game = position("nicosia: 3 troops, 1 active, 1 caches | do: operation assault limited")
    game.play("chit 0")

    state = state_of(game)
    assert (state.available_cells, state.available_caches, state.prison) == (12, 4, 0)


@proves("C-1.4.1-d", "C-4.3.2-c", "C-5.1.1-c")
def test_a_police_that_no_cell_can_replace_is_removed_all_the_same():
    scene = "nicosia: 1 police, 1 underground | prison: 11 | do: operation travel operation"
    game = position(scene).play("infiltrate nicosia")

    state = state_of(game)
    assert (state.police[NICOSIA], state.cells(NICOSIA), state.available_cells) == (0, 1, 0)


@proves("C-1.4.1-e")
def test_no_piece_is_taken_from_the_map_to_be_placed_elsewhere():
    scene = "troodos: 1 caches | karpas: 12 underground | do: operation recruit limited"
    game = position(scene).play("recruit paphos")

    assert (game.over, state_of(game).cells(KARPAS), state_of(game).cells(PAPHOS)) == (True, 12, 0)


@proves("C-1.4.1-f")
def test_with_too_few_pieces_those_there_are_are_placed():
    scene = "troodos: 1 caches | prison: 11 | do: operation recruit limited"
    game = position(scene).play("recruit troodos")

    assert (game.over, state_of(game).underground[TROODOS]) == (True, 1)


@proves("C-1.4.2-a", "C-1.4.2-b")
@pytest.mark.parametrize(
    ("scene", "answers", "why"),
    [
        (
            "nicosia: 1 underground, 2 caches | do: operation ambush limited",
            ["6"],
            "nicosia",
        ),
        ("paphos: 2 caches, 1 underground | do: operation travel operation", [], "smuggle paphos"),
        ("paphos: 2 caches, 1 underground | do: eoka_arms", [], "paphos"),
    ],
)
def test_a_space_with_two_caches_takes_no_third(scene, answers, why):
    game = position(scene).play(*answers)

    assert why not in offered(game)


@proves("C-1.4.2-a", "C-5.1.1-b")
def test_a_position_with_three_caches_in_a_space_is_refused():
    with pytest.raises(BadPosition, match="3 Arms Caches in paphos, two at the most"):
        position("paphos: 3 caches")


@proves("C-1.4.2-c", "C-3.3.3-f")
def test_sabotage_markers_pile_up():
    game = position("paphos: 1 underground, 4 sabotage | do: operation sabotage limited").play("3")

    assert state_of(game).sabotage[PAPHOS] == 5


@proves("C-1.4.2-d", "C-5.1.1-b")
@pytest.mark.parametrize(
    ("scene", "sentence"),
    [
        ("nicosia: 1 police, 2 curfew", "more than one Curfew in nicosia"),
        ("troodos: 1 police, 1 curfew", "a Curfew in troodos, which is no Town"),
        ("akrotiri: 1 police, 1 curfew", "a Curfew in akrotiri, which is no Town"),
    ],
)
def test_one_curfew_per_town_and_none_elsewhere(scene, sentence):
    with pytest.raises(BadPosition, match=sentence):
        position(scene)


@proves("C-1.4.3-a")
def test_an_assault_needs_no_search_to_find_caches():
    game = position("karpas: 1 troops, 1 caches | do: operation assault limited").play("chit 1")

    assert state_of(game).caches[KARPAS] == 0


@proves("C-1.4.3-b")
def test_cells_enter_underground():
    game = position("troodos: 1 caches, 1 active | do: operation recruit limited").play("recruit troodos", "2")

    state = state_of(game)
    assert (state.underground[TROODOS], state.active[TROODOS]) == (2, 1)


@proves("C-1.4.3-c", "C-3.3.4-b")
def test_where_a_cell_must_show_itself_an_active_one_will_do():
    game = position("nicosia: 1 underground, 1 active | do: operation ambush limited").play("1")

    state = state_of(game)
    assert (state.underground[NICOSIA], state.active[NICOSIA]) == (1, 1)


@proves("C-1.4.3-d", "C-6.3.2-a")
def test_a_cell_that_must_leave_a_base_keeps_its_state():
    game = position("akrotiri: 1 underground, 1 active | do: redeploy_cells")
    game.play("to troodos", "to troodos")

    state = state_of(game)
    assert (state.underground[TROODOS], state.active[TROODOS], state.cells(AKROTIRI)) == (1, 1, 0)


@proves("C-1.4.2-b", "C-4.3.1-d")
def test_a_smuggled_cache_cannot_go_to_a_base():
    game = position("akrotiri: 1 underground | limassol: 1 underground | do: operation travel operation")

    assert offered(game, "smuggle") == ["limassol"]
    assert why_not(game, "smuggle akrotiri") == "why-base"
    assert state_of(game).cells(LIMASSOL) == 1
