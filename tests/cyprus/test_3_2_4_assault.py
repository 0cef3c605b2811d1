"""3.2.4 Assault."""

from __future__ import annotations

import pytest

from cyprus.table import offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import KARPAS, NICOSIA, TROODOS

LIMITED = "do: operation assault limited"


@proves("C-3.2.4-a")
def test_a_space_needs_troops_and_an_eoka_piece():
    scene = "nicosia: 1 troops, 1 underground | karpas: 1 troops, 1 caches | paphos: 2 police, 1 active"
    game = position(f"{scene} | {LIMITED}")

    assert offered(game, "assault") == ["nicosia", "karpas"]
    assert why_not(game, "assault paphos") == "why-no-troops"
    assert why_not(game, "assault dhekelia") == "why-no-eoka-piece"


@proves("C-3.2.4-b", "C-3.2.4-j")
@pytest.mark.parametrize(
    ("space", "troops", "removed"),
    [("nicosia", 2, 2), ("akrotiri", 3, 3), ("troodos", 1, 0), ("troodos", 3, 1), ("kyrenia", 4, 2)],
)
def test_each_troop_removes_a_piece_in_mountains_each_two(space, troops, removed):
    game = position(f"{space}: {troops} troops, 2 police, 5 active | {LIMITED}")

    assert sum(state_of(game).active) == 5 - removed


@proves("C-3.2.4-c")
def test_active_cells_go_first():
    game = position(f"nicosia: 2 troops, 2 active, 2 underground | chits: 2 | {LIMITED}")

    assert (state_of(game).active[NICOSIA], state_of(game).underground[NICOSIA], game.over) == (0, 2, True)


@proves("C-3.2.4-d")
def test_underground_cells_go_for_chits_within_the_capacity():
    game = position(f"nicosia: 2 troops, 1 active, 3 underground | chits: 2 | {LIMITED}").play("spend 2")

    assert (state_of(game).active[NICOSIA], state_of(game).underground[NICOSIA]) == (0, 2)


@proves("C-3.2.4-e", "C-3.2.4-h")
def test_a_cell_that_stays_shields_the_caches():
    game = position(f"nicosia: 4 troops, 1 active, 1 underground, 2 caches | chits: 1 | {LIMITED}").play("done")

    assert (state_of(game).caches[NICOSIA], state_of(game).underground[NICOSIA]) == (2, 1)


@proves("C-3.2.4-e", "C-3.2.4-f", "C-7.1-a")
def test_with_all_cells_gone_caches_go_for_political_will_and_a_chit_each():
    game = position(f"nicosia: 3 troops, 1 active, 2 caches | {LIMITED}").play("chit 0", "chit 1")

    state = state_of(game)
    assert (state.caches[NICOSIA], state.political_will, state.chits, state.available_caches) == (0, 12, [1, 1, 0], 4)


@proves("C-3.2.4-g")
@pytest.mark.parametrize(("cells", "prison"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_cells_go_in_turn_to_available_and_prison(cells, prison):
    game = position(f"nicosia: 6 troops, {cells} active | {LIMITED}")

    assert state_of(game).prison == prison


@proves("C-3.2.4-g")
@pytest.mark.parametrize(("option", "prison"), [("per_space", 0), ("per_operation", 1)])
def test_the_turn_starts_afresh_in_each_space_or_runs_on_by_an_option(option, prison):
    scene = "nicosia: 1 troops, 1 active | karpas: 1 troops, 1 active | do: operation assault operation"
    game = position(scene, assault_alternation=option).play("assault nicosia")
    assert state_of(game).prison == 0
    game.play("assault karpas")

    assert (state_of(game).prison, state_of(game).cells(KARPAS)) == (prison, 0)


@proves("C-3.2.4-b")
def test_hc12_unshaded_makes_each_troop_count_in_the_mountains():
    game = position(f"troodos: 2 troops, 3 active | capabilities: HC-12 unshaded british | {LIMITED}")

    assert state_of(game).active[TROODOS] == 1
