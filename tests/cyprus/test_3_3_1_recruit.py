"""3.3.1 Recruit."""

from __future__ import annotations

import pytest

from cyprus.table import offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import KARPAS, LIMASSOL, TROODOS

LIMITED = "do: operation recruit limited"


@proves("C-3.3.1-a")
def test_towns_and_mountains_with_or_next_to_a_cache_can_be_selected():
    game = position(f"kyrenia: 1 caches | {LIMITED}")

    assert offered(game, "recruit") == ["nicosia", "famagusta", "karpas", "kyrenia"]
    assert why_not(game, "recruit paphos") == "why-no-cache-near"


@proves("C-3.3.1-b", "C-3.3.1-d")
@pytest.mark.parametrize("town", ["karpas", "nicosia"])
def test_a_town_gets_one_cell_even_with_a_cache(town):
    game = position(f"karpas: 1 caches | kyrenia: 1 caches | {LIMITED}").play(f"recruit {town}")

    assert sum(state_of(game).underground) == 1


@proves("C-3.3.1-c")
@pytest.mark.parametrize("number", ["1", "2"])
def test_a_mountain_with_a_cache_gets_one_cell_or_two(number):
    game = position(f"troodos: 1 caches | {LIMITED}").play("recruit troodos")
    assert offered(game) == ["1", "2"]
    game.play(number)

    assert state_of(game).underground[TROODOS] == int(number)


@proves("C-3.3.1-c")
def test_a_mountain_next_to_a_cache_gets_one_cell():
    game = position(f"limassol: 1 caches | {LIMITED}").play("recruit troodos")

    assert state_of(game).underground[TROODOS] == 1


@proves("C-3.3.1-e")
def test_bases_are_never_recruited_in():
    game = position(f"limassol: 1 caches | {LIMITED}")

    assert "akrotiri" not in offered(game, "recruit")
    assert why_not(game, "recruit akrotiri") == "why-base"


@proves("C-3.3.1-f")
def test_cubes_do_not_hinder_recruiting():
    game = position(f"limassol: 2 troops, 2 police, 1 caches | {LIMITED}").play("recruit limassol")

    assert state_of(game).underground[LIMASSOL] == 1


@pytest.mark.parametrize(("text", "space", "most"), [("unshaded", "troodos", 1), ("shaded", "karpas", 2)])
def test_the_church_changes_how_many_are_recruited_where_a_cache_is(text, space, most):
    scene = f"troodos: 1 caches | karpas: 1 caches | capabilities: HC-21 {text} eoka | {LIMITED}"
    game = position(scene).play(f"recruit {space}")
    if most == 2:
        assert offered(game) == ["1", "2"]
        game.play("2")

    assert sum(state_of(game).underground) == most
    assert state_of(game).caches[KARPAS] == 1
