"""2.3.7 Intelligence Lead and Offensive."""

from __future__ import annotations

import pytest

from cyprus.table import offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import KARPAS, NICOSIA, TROODOS

FOUR_TOWNS = (
    "paphos: 1 troops, 1 police, 1 active | nicosia: 1 troops, 1 police, 1 active"
    " | larnaca: 1 troops, 1 police, 1 active | karpas: 1 troops, 1 active"
)


@proves("C-2.3.7-a", "C-2.3.7-c", "C-3.2.1-f")
@pytest.mark.parametrize(("operation", "leads"), [("deploy", 0), ("patrol", 1), ("search", 1), ("assault", 1)])
def test_a_chit_adds_a_space_to_patrol_search_and_assault_but_not_to_deploy(operation, leads):
    spaces = "paphos: 2 troops | nicosia: 2 troops" if operation == "deploy" else FOUR_TOWNS
    game = position(f"{spaces} | chits: 1 | do: operation {operation} limited")

    assert len(offered(game, "lead")) == leads


@proves("C-2.3.7-c", "C-2.3.7-d")
def test_one_space_becomes_two_and_no_more():
    game = position(f"{FOUR_TOWNS} | chits: 0 0 1 | do: operation assault limited")
    game.play("lead 0", "assault paphos", "assault karpas")

    assert (game.over, state_of(game).chits) == (True, [1, 1, 0])


@proves("C-2.3.7-c")
def test_three_spaces_become_four():
    game = position(f"{FOUR_TOWNS} | chits: 0 | do: operation assault operation")
    game.play("assault paphos", "assault nicosia", "assault larnaca", "lead 0")

    assert state_of(game).cells(KARPAS) == 0


@proves("C-2.3.7-b", "C-3.3.2-a")
@pytest.mark.parametrize(("operation", "payments"), [("recruit", 1), ("sabotage", 1), ("ambush", 1), ("travel", 0)])
def test_a_cache_adds_a_space_to_recruit_sabotage_and_ambush_but_not_to_travel(operation, payments):
    scene = "troodos: 1 caches | kyrenia: 1 caches | paphos: 2 underground | karpas: 2 underground"
    game = position(f"{scene} | nicosia: 1 underground | do: operation {operation} limited")

    assert ("troodos" in offered(game, "offensive")) is bool(payments)


@proves("C-2.3.7-b")
def test_a_cache_among_cubes_cannot_be_given_up():
    scene = "troodos: 1 caches, 1 troops | kyrenia: 1 caches | paphos: 1 underground | karpas: 1 underground"
    game = position(f"{scene} | do: operation ambush limited")

    assert offered(game, "offensive") == ["kyrenia"]
    assert why_not(game, "offensive troodos") == "why-british-here"
    assert why_not(game, "offensive nicosia") == "why-no-cache"
    recruits = position(f"{scene} | do: operation recruit limited")
    assert why_not(recruits, "offensive troodos") == "why-british-here"


@proves("C-2.3.7-b")
def test_the_cache_leaves_before_the_added_space_is_judged():
    game = position("kyrenia: 1 caches | do: operation recruit limited")

    assert offered(game, "offensive") == []


@proves("C-2.3.7-b")
def test_spaces_already_recruited_in_keep_their_cells_when_their_cache_is_given_up():
    game = position("kyrenia: 1 caches | troodos: 1 caches | do: operation recruit limited")
    game.play("recruit troodos", "2", "offensive troodos", "recruit kyrenia", "1")

    state = state_of(game)
    assert (state.cells(TROODOS), state.caches[TROODOS]) == (2, 0)


@proves("C-2.3.7-e", "C-3.2.4-i")
def test_a_chit_just_drawn_buys_another_space():
    game = position("nicosia: 1 troops, 1 caches | karpas: 1 troops, 1 active | do: operation assault limited")
    game.play("assault nicosia", "chit 0", "lead 0")

    assert (state_of(game).cells(KARPAS), state_of(game).caches[NICOSIA]) == (0, 0)


@proves("C-2.3.7-e")
def test_a_cache_just_taken_buys_another_ambush():
    game = position("paphos: 1 underground | karpas: 1 underground | do: operation ambush limited")
    game.play("ambush paphos", "6", "paphos")

    assert offered(game) == ["offensive paphos", "done"]


@proves("C-2.3.7-b")
def test_spaces_that_another_cache_supplies_count_when_one_is_given_up():
    game = position("kyrenia: 1 caches | troodos: 1 caches | do: operation recruit operation")

    assert offered(game, "offensive") == ["troodos", "kyrenia"]


@proves("C-2.3.7-c", "C-2.3.7-d")
def test_an_offensive_too_is_bought_once():
    scene = "troodos: 2 caches | paphos: 1 underground | karpas: 1 underground | larnaca: 1 underground"
    game = position(f"{scene} | do: operation ambush limited")
    game.play("offensive troodos", "ambush paphos", "1", "troodos", "ambush karpas", "1", "karpas")

    assert (game.over, state_of(game).caches[TROODOS]) == (True, 2)
