"""3.2.3 Search."""

from __future__ import annotations

import pytest

from cyprus.table import offered, position, proves, state_of
from sandtable.games.british_way.cyprus.map import AKROTIRI, FAMAGUSTA, KARPAS, NICOSIA, TROODOS

LIMITED = "do: operation search limited"


@proves("C-3.2.3-a")
def test_every_space_can_be_searched():
    assert len(offered(position(LIMITED), "search")) == 10


@proves("C-3.2.3-b")
def test_troops_from_next_spaces_may_enter_and_police_stay():
    scene = f"nicosia: 1 troops, 1 police | karpas: 1 police | limassol: 2 troops | {LIMITED}"
    game = position(scene).play("search famagusta")
    assert offered(game) == ["from nicosia", "from dhekelia", "done"]

    game.play("from nicosia")

    assert offered(game) == ["from dhekelia", "done"]
    assert (state_of(game).troops[FAMAGUSTA], state_of(game).police[KARPAS]) == (1, 1)


@proves("C-3.2.3-c")
def test_troops_of_one_destination_may_enter_another_but_move_once():
    scene = "nicosia: 2 troops | famagusta: 1 troops | do: operation search operation"
    game = position(scene).play("search nicosia", "search famagusta", "done", "from nicosia", "2")

    assert state_of(game).troops[FAMAGUSTA] == 3
    assert offered(game, "from") == ["famagusta", "dhekelia"]
    game.play("from famagusta")
    assert state_of(game).troops[NICOSIA] == 1


@proves("C-3.2.3-d")
@pytest.mark.parametrize(("space", "place"), [("troodos", TROODOS), ("akrotiri", AKROTIRI)])
def test_in_mountains_and_bases_each_cube_finds_a_cell(space, place):
    game = position(f"{space}: 1 troops, 1 police, 3 underground | {LIMITED}").play(f"search {space}")
    if "done" in offered(game):
        game.play("done")

    assert (state_of(game).active[place], state_of(game).curfew[place]) == (2, 0)


@proves("C-3.2.3-e", "C-3.2.3-j")
def test_in_a_town_a_curfew_comes_and_three_cubes_find_a_cell():
    game = position(f"karpas: 4 troops, 1 police, 3 underground | {LIMITED}").play("search karpas")

    assert (state_of(game).active[KARPAS], state_of(game).curfew[KARPAS]) == (1, 1)


@proves("C-3.2.3-f", "C-3.2.3-g")
def test_for_a_chit_each_cube_finds_a_cell_and_no_curfew_comes():
    game = position(f"karpas: 2 troops, 3 underground | chits: 0 | {LIMITED}").play(
        "search karpas", "done", "discard 0"
    )

    state = state_of(game)
    assert (state.active[KARPAS], state.curfew[KARPAS], state.chits) == (2, 0, [0, 0, 0])


@proves("C-3.2.3-g")
def test_the_form_is_chosen_town_by_town():
    scene = (
        "karpas: 1 troops, 1 underground | nicosia: 1 troops, 1 underground | chits: 1 | do: operation search operation"
    )
    game = position(scene).play("search karpas", "search nicosia", "done", "karpas", "discard 1", "nicosia")

    state = state_of(game)
    assert (state.curfew[KARPAS], state.curfew[NICOSIA]) == (0, 1)


@proves("C-3.2.3-h")
def test_a_thorough_search_leaves_a_curfew_that_is_there():
    scene = f"karpas: 1 troops, 1 curfew | chits: 1 | {LIMITED}"
    game = position(scene).play("search karpas", "done", "discard 1")

    assert state_of(game).curfew[KARPAS] == 1


@proves("C-3.2.3-j")
def test_without_a_british_piece_no_curfew_comes():
    game = position(f"karpas: 1 underground | {LIMITED}").play("search karpas")

    assert (game.over, state_of(game).curfew[KARPAS]) == (True, 0)


@proves("C-3.2.3-k")
def test_active_cells_are_not_counted_against_the_search():
    game = position(f"troodos: 2 troops, 2 active, 2 underground | {LIMITED}").play("search troodos")

    assert (state_of(game).active[TROODOS], state_of(game).underground[TROODOS]) == (4, 0)


@proves("C-5.3-c")
@pytest.mark.parametrize(("text", "active", "opinion"), [("unshaded", 2, 2), ("shaded", 1, 3)])
def test_harding_finds_more_cells_or_angers_the_world(text, active, opinion):
    scene = f"karpas: 4 troops, 3 underground | capabilities: HC-03 {text} british | {LIMITED}"
    game = position(scene).play("search karpas")

    assert (state_of(game).active[KARPAS], state_of(game).opinion) == (active, opinion)


def test_hc12_shaded_halves_a_search_in_the_mountains():
    scene = f"troodos: 3 troops, 3 underground | capabilities: HC-12 shaded eoka | {LIMITED}"
    game = position(scene).play("search troodos")

    assert state_of(game).active[TROODOS] == 1


@proves("C-4.1-b")
@pytest.mark.parametrize("moment", ["before", "between", "after"])
def test_a_special_activity_may_come_before_between_and_after_the_spaces_searched(moment):
    scene = "karpas: 1 troops | nicosia: 1 troops | prison: 2 | do: operation search operation"
    game = position(scene).play("search karpas", "search nicosia", "done")
    assert offered(game) == ["karpas", "nicosia", "diplomacy", "interrogate"]
    game.play(*{"before": [], "between": ["nicosia"], "after": ["nicosia", "karpas"]}[moment], "interrogate", "chit 0")
    while not game.over:
        game.play("curfew")

    state = state_of(game)
    assert (state.chits[0], state.curfew[KARPAS], state.curfew[NICOSIA]) == (1, 1, 1)


def test_harding_angers_nobody_with_a_search_that_places_no_curfew():
    scene = f"karpas: 1 troops | nicosia: 1 troops, 1 curfew | chits: 0 | capabilities: HC-03 shaded eoka | {LIMITED}"
    for_a_chit = position(scene).play("search karpas", "done", "discard 0")
    curfew_there = position(scene).play("search nicosia", "done", "curfew")

    assert (state_of(for_a_chit).opinion, state_of(curfew_there).opinion) == (2, 2)


def test_harding_angers_the_world_once_per_search():
    scene = "karpas: 1 troops | nicosia: 1 troops | capabilities: HC-03 shaded eoka | do: operation search operation"
    game = position(scene).play("search karpas", "search nicosia", "done", "karpas", "nicosia", "done")

    assert (game.over, sum(state_of(game).curfew), state_of(game).opinion) == (True, 2, 3)


@pytest.mark.parametrize(("space", "place", "active"), [("troodos", TROODOS, 2), ("akrotiri", AKROTIRI, 5)])
def test_hc12_shaded_counts_every_two_cubes_in_the_mountains_and_each_in_a_base(space, place, active):
    scene = f"{space}: 5 troops, 6 underground | capabilities: HC-12 shaded eoka | {LIMITED}"
    game = position(scene).play(f"search {space}")

    assert state_of(game).active[place] == active
