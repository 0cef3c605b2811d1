"""3.3.4 Ambush."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import KARPAS, KYRENIA, NICOSIA

LIMITED = "do: operation ambush limited"


@proves("C-3.3.4-a")
def test_only_towns_with_an_underground_cell_can_be_selected():
    scene = "paphos: 1 underground | karpas: 1 underground | akrotiri: 1 underground | troodos: 1 underground"
    game = position(f"{scene} | nicosia: 1 active | {LIMITED}")

    assert offered(game, "ambush") == ["paphos", "karpas"]
    assert why_not(game, "ambush akrotiri") == why_not(game, "ambush troodos") == "why-not-a-town"
    assert why_not(game, "ambush nicosia") == "why-no-underground-cell"


@proves("C-3.3.4-b")
def test_a_cell_shows_itself_and_a_police_goes():
    game = position(f"nicosia: 2 police, 2 underground | {LIMITED}").play("1")

    state = state_of(game)
    assert (state.active[NICOSIA], state.police[NICOSIA], state.available_police) == (1, 1, 5)


@proves("C-3.3.4-b")
@pytest.mark.parametrize(("option", "underground"), [("false", 1), ("true", 0)])
def test_by_an_option_an_underground_cell_turns_even_beside_an_active_one(option, underground):
    scene = f"nicosia: 3 troops, 1 active, 1 underground | {LIMITED}"
    game = position(scene, ambush_flips_underground=option).play("1")

    assert state_of(game).underground[NICOSIA] == underground


@proves("C-3.3.4-c")
@pytest.mark.parametrize(("pieces", "die", "wins"), [("", 1, 1), ("2 troops, ", 2, 0), ("2 troops, 1 police, ", 3, 1)])
def test_a_roll_above_the_cubes_that_are_left_brings_a_cache(pieces, die, wins):
    game = position(f"karpas: {pieces}1 underground | {LIMITED}").play(str(die))
    if wins:
        assert "done" not in offered(game)
        game.play("karpas")

    assert (sum(state_of(game).caches), state_of(game).available_caches) == (wins, 4 - wins)


@proves("C-3.3.4-d")
def test_the_cache_goes_to_the_town_or_to_a_town_or_mountain_next_to_it():
    game = position(f"famagusta: 1 underground | karpas: 2 caches | {LIMITED}").play("6")
    assert offered(game) == ["famagusta", "nicosia", "larnaca", "troodos", "kyrenia"]
    assert asked(game) == "eoka"
    game.play("kyrenia")

    assert (state_of(game).caches[KYRENIA], state_of(game).caches[KARPAS]) == (1, 2)


@proves("C-3.3.4-e")
def test_the_roll_is_made_without_police_and_even_if_no_cache_can_be_placed():
    scene = "nicosia: 1 underground | paphos: 2 caches | karpas: 2 caches"
    game = position(f"{scene} | {LIMITED}")
    assert offered(game) == ["1", "2", "3", "4", "5", "6"]
    game.play("6")

    assert (game.over, state_of(game).active[NICOSIA], sum(state_of(game).caches)) == (True, 1, 4)
