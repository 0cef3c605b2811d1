"""3.2.1 Deploy."""

from __future__ import annotations

from cyprus.table import offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import AKROTIRI, KARPAS, LIMASSOL, NAMES, NICOSIA, PAPHOS, TROODOS


@proves("C-3.2.1-a")
def test_towns_and_bases_with_more_troops_than_eoka_pieces_can_be_selected():
    scene = "nicosia: 2 troops, 1 active | karpas: 2 troops, 1 underground, 1 caches | troodos: 2 troops"
    game = position(f"{scene} | akrotiri: 1 troops | do: operation deploy limited")

    assert offered(game, "deploy") == ["nicosia", "akrotiri", "dhekelia"]
    assert why_not(game, "deploy karpas") == "why-not-more-troops-than-eoka"
    assert why_not(game, "deploy troodos") == "why-mountain"


@proves("C-3.2.1-b")
def test_each_selected_space_gets_a_police():
    game = position("nicosia: 1 troops | karpas: 1 troops | do: operation deploy operation")
    game.play("deploy nicosia", "deploy karpas", "done", "done")

    assert [state_of(game).police[space] for space in (NICOSIA, KARPAS)] == [1, 1]


@proves("C-3.2.1-b")
def test_with_too_few_police_the_british_choose_who_gets_one():
    scene = "nicosia: 1 troops | karpas: 1 troops | paphos: 5 police | do: operation deploy operation"
    game = position(scene).play("deploy nicosia", "deploy karpas", "done", "police karpas")

    assert [state_of(game).police[space] for space in (NICOSIA, KARPAS)] == [0, 1]


@proves("C-3.2.1-c", "C-3.2.1-e", "C-2.3.4-b")
def test_troops_from_anywhere_gather_in_one_space_even_in_a_mountain():
    scene = "nicosia: 2 troops | karpas: 2 troops | do: operation deploy limited"
    game = position(scene).play("deploy nicosia", "to troodos", "from karpas", "2", "from nicosia", "1", "done")

    state = state_of(game)
    assert (state.troops[TROODOS], state.troops[NICOSIA], state.troops[KARPAS]) == (3, 1, 0)


@proves("C-3.2.1-d")
def test_troops_need_not_move_even_in_a_limited_deploy():
    game = position("nicosia: 2 troops | do: operation deploy limited").play("deploy nicosia")
    assert "done" in offered(game)
    game.play("done")

    assert (game.over, state_of(game).troops[NICOSIA]) == (True, 2)


@proves("C-3.2.1-e")
def test_the_destination_is_chosen_only_when_police_are_placed():
    game = position("nicosia: 2 troops | do: operation deploy limited").play("deploy nicosia")

    assert state_of(game).police[NICOSIA] == 1
    assert {"to paphos", "to akrotiri", "to nicosia"} <= set(offered(game))


@proves("C-3.2.1-a")
def test_hc17_unshaded_lets_troops_deploy_against_as_many_eoka_pieces():
    scene = "nicosia: 2 troops, 2 active | capabilities: HC-17 unshaded british | do: operation deploy limited"
    game = position(scene)

    assert "nicosia" in offered(game, "deploy")
    assert "paphos" not in offered(game, "deploy")
    assert [state_of(game).troops[space] for space in (PAPHOS, LIMASSOL, AKROTIRI)] == [0, 0, 0]


@proves("C-3.2.1-c")
def test_troops_do_not_gather_where_all_of_them_are():
    game = position("do: operation deploy limited")

    assert "to dhekelia" not in offered(game)
    assert offered(game, "to") == [*NAMES[:9]]


@proves("C-3.2.1-c")
def test_each_space_sends_troops_once_and_the_destination_none():
    game = position("nicosia: 2 troops | karpas: 2 troops | troodos: 1 troops | do: operation deploy limited")
    game.play("deploy nicosia", "to troodos")
    assert offered(game, "from") == ["nicosia", "karpas", "dhekelia"]
    game.play("from karpas", "1")

    assert offered(game, "from") == ["nicosia", "dhekelia"]


@proves("C-4.1-b")
def test_a_special_activity_may_come_between_police_and_troops_but_not_among_the_namings():
    scene = "nicosia: 1 troops, 1 sabotage | karpas: 1 troops | do: operation deploy operation"
    game = position(scene).play("deploy nicosia")
    assert "diplomacy" not in offered(game)
    game.play("done")
    assert offered(game, "restore") == ["nicosia"]
    game.play("restore nicosia")

    assert state_of(game).sabotage[NICOSIA] == 0
    assert "to karpas" in offered(game)
    assert "diplomacy" not in offered(game)


@proves("C-4.1-b")
def test_a_special_activity_may_come_after_the_troops_have_moved():
    game = position("nicosia: 1 troops | do: operation deploy operation").play("deploy nicosia", "done", "done")
    assert offered(game) == ["restore nicosia", "diplomacy", "done"]
    game.play("diplomacy")

    assert (game.over, state_of(game).opinion) == (True, 1)


@proves("C-2.3.4-a")
def test_a_limited_deploy_has_no_special_activity():
    game = position("nicosia: 1 troops, 1 police, 1 sabotage | do: operation deploy limited").play("deploy nicosia")

    assert offered(game, "restore") == []
    assert "diplomacy" not in offered(game)


@proves("C-3.2.1-a")
def test_hc17_unshaded_still_asks_for_troops_and_not_for_fewer_than_eoka_has():
    scene = "nicosia: 1 troops, 2 active | karpas: 1 troops, 1 caches | capabilities: HC-17 unshaded british"
    game = position(f"{scene} | do: operation deploy limited")

    assert offered(game, "deploy") == ["karpas", "dhekelia"]
