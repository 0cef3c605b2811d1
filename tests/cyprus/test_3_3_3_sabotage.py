"""3.3.3 Sabotage."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import KARPAS, NICOSIA, PAPHOS

LIMITED = "do: operation sabotage limited"


@proves("C-3.3.3-a")
def test_towns_and_bases_with_an_underground_cell_can_be_selected():
    scene = "paphos: 1 underground | akrotiri: 1 underground | troodos: 1 underground | karpas: 1 active"
    game = position(f"{scene} | {LIMITED}")

    assert offered(game, "sabotage") == ["paphos", "akrotiri"]
    assert why_not(game, "sabotage troodos") == "why-mountain"
    assert why_not(game, "sabotage karpas") == "why-no-underground-cell"


@proves("C-3.3.3-b")
def test_a_cell_shows_itself_whatever_the_roll():
    game = position(f"nicosia: 2 underground | {LIMITED}").play("1")

    assert (state_of(game).active[NICOSIA], state_of(game).sabotage[NICOSIA]) == (1, 0)


@proves("C-3.3.3-c", "C-3.3.3-d")
def test_a_cache_there_or_next_to_it_adds_two_even_among_cubes():
    scene = f"paphos: 1 underground, 1 caches | troodos: 2 troops, 1 caches | kyrenia: 1 caches | {LIMITED}"
    game = position(scene)
    assert offered(game) == ["spend paphos", "spend troodos", "done"]

    game.play("spend troodos", "1")

    assert (state_of(game).sabotage[PAPHOS], state_of(game).available_caches) == (1, 2)


@proves("C-3.3.3-c", "C-3.3.3-d")
def test_a_cache_adds_two_and_no_more():
    game = position(f"nicosia: 1 police, 1 underground, 1 caches | {LIMITED}").play("spend nicosia", "1")

    assert state_of(game).sabotage[NICOSIA] == 0


@proves("C-3.3.3-d", "C-3.3.3-e")
@pytest.mark.parametrize(
    ("pieces", "die", "markers"),
    [("", 3, 1), ("", 2, 0), ("1 police, ", 4, 1), ("1 police, ", 3, 0), ("3 troops, ", 3, 1), ("4 police, ", 6, 0)],
)
def test_the_roll_less_the_police_must_be_three_or_more(pieces, die, markers):
    game = position(f"nicosia: {pieces}1 underground | {LIMITED}").play(str(die))

    assert state_of(game).sabotage[NICOSIA] == markers


@proves("C-3.3.3-g")
def test_each_space_has_its_own_roll_seen_before_the_next_is_chosen():
    game = position("nicosia: 1 underground | karpas: 1 underground | do: operation sabotage operation")
    game.play("sabotage nicosia", "6")

    assert (asked(game), state_of(game).sabotage[NICOSIA]) == ("eoka", 1)
    game.play("sabotage karpas", "6")
    assert state_of(game).sabotage[KARPAS] == 1


@proves("C-1.7-a")
def test_with_no_marker_left_none_is_placed():
    game = position(f"nicosia: 1 underground, 15 sabotage | {LIMITED}").play("6")

    assert state_of(game).sabotage[NICOSIA] == 15


@pytest.mark.parametrize(
    ("text", "die", "markers"), [("unshaded", "4", 0), ("unshaded", "5", 1), ("shaded", "2", 0), ("shaded", "3", 1)]
)
def test_the_bomb_makers_change_what_a_cache_is_worth(text, die, markers):
    scene = f"nicosia: 3 police, 1 underground, 1 caches | capabilities: HC-14 {text} eoka | {LIMITED}"
    game = position(scene).play("spend nicosia", die)

    assert state_of(game).sabotage[NICOSIA] == markers
