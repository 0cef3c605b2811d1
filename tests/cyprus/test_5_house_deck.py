"""5.0 The thirty-two events of the house deck, text by text; Capabilities stand with the rules that they change."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, state_of
from sandtable.games.british_way.cyprus.map import (
    AKROTIRI,
    DHEKELIA,
    FAMAGUSTA,
    KARPAS,
    LIMASSOL,
    NICOSIA,
    PAPHOS,
    TROODOS,
)


def event(card: str, text: str, scene: str = "", side: str = "eoka"):
    return position(
        f"{scene} | card: {card} | do: event {side} {text}" if scene else f"card: {card} | do: event {side} {text}"
    )


def test_hc01_takes_two_markers_off_or_lets_eoka_sabotage_two_towns():
    swept = event("HC-01", "unshaded", "nicosia: 2 sabotage | paphos: 1 sabotage").play("nicosia", "paphos")
    bombs = event("HC-01", "shaded", "nicosia: 1 underground | paphos: 1 underground | akrotiri: 1 underground")

    assert (sum(state_of(swept).sabotage), swept.over) == (1, True)
    assert offered(bombs) == ["sabotage paphos", "sabotage nicosia", "done"]
    bombs.play("sabotage paphos", "6", "sabotage nicosia", "6")
    assert (bombs.over, sum(state_of(bombs).sabotage)) == (True, 2)


def test_hc02_lets_the_british_deploy_or_costs_political_will_and_more_under_curfew():
    deploy = event("HC-02", "unshaded", "nicosia: 3 troops").play("deploy nicosia", "done", "done")
    curfews = " | ".join(f"{town}: 1 police, 1 curfew" for town in ("paphos", "nicosia", "karpas"))

    assert state_of(deploy).police[NICOSIA] == 1
    assert state_of(event("HC-02", "shaded", curfews)).political_will == 8
    assert state_of(event("HC-02", "shaded")).political_will == 9


def test_hc04_removes_cells_in_towns_for_a_chit_more_or_moves_opinion():
    exile = event("HC-04", "unshaded", "nicosia: 1 active | paphos: 1 underground | troodos: 1 active", "british")
    exile.play("active nicosia", "underground paphos", "chit 2")

    assert (state_of(exile).available_cells, state_of(exile).cells(TROODOS), state_of(exile).chits) == (
        11,
        1,
        [0, 0, 1],
    )
    assert state_of(event("HC-04", "shaded", "opinion: 1")).opinion == 3


def test_hc06_imprisons_a_cell_among_troops_or_is_mourned():
    tried = event("HC-06", "unshaded", "nicosia: 1 troops, 1 active | paphos: 1 active", "british")
    assert offered(tried) == ["active nicosia", "done"]
    mourned = event("HC-06", "shaded").play("nicosia", "karpas")

    assert state_of(tried.play("active nicosia")).prison == 1
    assert (state_of(mourned).political_will, state_of(mourned).underground[NICOSIA]) == (9, 1)


def test_hc07_searches_and_assaults_a_mountain_or_burns_its_troops_out():
    scene = "troodos: 4 troops, 2 underground"
    combed = event("HC-07", "unshaded", scene, "british").play("search troodos")
    assert (combed.over, state_of(combed).prison) == (True, 1)
    nobody = event("HC-07", "unshaded", "troodos: 4 troops", "british").play("search troodos")
    assert "log-assault" not in [line.message for line in nobody.log]
    one = event("HC-07", "unshaded", "troodos: 4 troops, 1 underground", "british").play("search troodos")
    assert (state_of(one).prison, state_of(one).available_cells) == (0, 12)
    burnt = event("HC-07", "shaded", scene).play("to akrotiri")

    assert state_of(combed).cells(TROODOS) == 0
    assert (state_of(burnt).troops[TROODOS], state_of(burnt).troops[AKROTIRI]) == (0, 4)
    assert state_of(burnt).political_will == 9
    assert state_of(event("HC-07", "shaded")).political_will == 10


def test_hc09_gathers_troops_or_ships_four_of_them_to_the_bases():
    scene = "nicosia: 2 troops | paphos: 2 troops | karpas: 3 active"
    gathered = event("HC-09", "unshaded", scene).play("to karpas", "from nicosia", "2")
    shipped = event("HC-09", "shaded", "nicosia: 2 troops, 1 curfew | paphos: 3 troops")
    shipped.play(*["from nicosia", "to akrotiri"] * 2, *["from paphos", "to dhekelia"] * 2)

    assert (asked(gathered), state_of(gathered).troops[KARPAS]) == ("british", 2)
    gathered.play("done")
    assert (asked(gathered), offered(gathered)) == ("british", ["assault karpas", "done"])
    gathered.play("assault karpas")
    assert (gathered.over, state_of(gathered).cells(KARPAS)) == (True, 1)
    state = state_of(shipped)
    assert (shipped.over, state.troops[AKROTIRI], state.troops[PAPHOS], state.curfew[NICOSIA]) == (True, 2, 1, 0)
    assert state.troops[DHEKELIA] == 9


def test_hc10_imprisons_active_cells_or_frees_half_the_prison_rounded_up_for_the_mountains():
    guarded = event("HC-10", "unshaded", "nicosia: 1 active, 1 underground | paphos: 2 active")
    assert offered(guarded) == ["active paphos", "active nicosia", "done"]
    guarded.play("active paphos", "active nicosia")

    assert (guarded.over, state_of(guarded).prison) == (True, 2)
    for prison in (4, 5):
        escape = event("HC-10", "shaded", f"prison: {prison}").play("troodos", "kyrenia")
        state = state_of(escape)
        assert (escape.over, state.prison, state.available_cells, sum(state.underground)) == (True, 2, 8, 2)


def test_hc11_grants_a_patrol_or_an_ambush_in_two_towns():
    scene = "nicosia: 1 police, 1 underground | akrotiri: 1 underground"
    patrol = event("HC-11", "unshaded", f"{scene} | chits: 1", "eoka")
    ambush = event("HC-11", "shaded", scene)

    assert (asked(patrol), offered(patrol)) == ("british", ["patrol nicosia", "done"])
    assert (asked(ambush), offered(ambush)) == ("eoka", ["ambush nicosia", "done"])


def test_hc13_draws_two_chits_or_loses_the_two_best():
    found = event("HC-13", "unshaded").play("chit 1", "chit 2")

    assert state_of(found).chits == [0, 1, 1]
    assert state_of(event("HC-13", "shaded", "chits: 0 1 2 2")).chits == [1, 1, 0]


@pytest.mark.parametrize(("opinion", "will"), [(0, 11), (2, 8), (3, 8), (4, 8)])
def test_hc15_judges_the_british_by_opinion(opinion, will):
    game = event("HC-15", "unshaded", f"opinion: {opinion}")

    assert (game.over, state_of(game).political_will) == (True, will)


@pytest.mark.parametrize(("direction", "opinion"), [("left", 0), ("right", 2)])
def test_hc15_below_debate_lets_opinion_move_either_way(direction, opinion):
    game = event("HC-15", "unshaded", "opinion: 1").play(direction)

    assert (state_of(game).opinion, state_of(game).political_will) == (opinion, 10)


@pytest.mark.parametrize(("die", "opinion"), [("3", 3), ("4", 2)])
def test_hc16_unshaded_moves_opinion_left_and_brings_a_diplomacy(die, opinion):
    marked = " | ".join(f"{town}: 1 sabotage" for town in ("paphos", "nicosia", "karpas", "larnaca"))
    quiet = event("HC-16", "unshaded", "opinion: 3")
    noisy = event("HC-16", "unshaded", f"{marked} | opinion: 4").play(die)

    assert (quiet.over, state_of(quiet).opinion) == (True, 1)
    assert (noisy.over, state_of(noisy).opinion) == (True, opinion)


def test_hc16_shaded_moves_opinion_right_and_brings_a_propagandize():
    refused = event("HC-16", "shaded", "nicosia: 1 active, 1 sabotage").play("propagandize nicosia")

    assert (state_of(refused).opinion, state_of(refused).political_will) == (3, 9)


def test_hc18_clears_guarded_towns_or_marks_an_unguarded_one():
    broken = event("HC-18", "unshaded", "nicosia: 1 police, 2 sabotage | paphos: 1 sabotage").play("nicosia")
    kept = event("HC-18", "shaded", "nicosia: 1 police, 1 active | paphos: 1 underground")

    assert (broken.over, state_of(broken).sabotage[NICOSIA]) == (True, 1)
    assert (kept.over, state_of(kept).sabotage[PAPHOS]) == (True, 1)


def test_hc19_takes_a_coastal_cache_or_lands_two():
    caught = event("HC-19", "unshaded", "nicosia: 1 caches | paphos: 1 caches")
    unloaded = event("HC-19", "shaded", "paphos: 1 active | karpas: 1 active | opinion: 0")
    unloaded.play("smuggle paphos")
    assert offered(unloaded) == ["paphos", "karpas", "done"]
    unloaded.play("karpas")

    assert (caught.over, state_of(caught).caches[PAPHOS], state_of(caught).political_will) == (True, 0, 11)
    assert (unloaded.over, sum(state_of(unloaded).caches)) == (True, 2)
    assert state_of(event("HC-19", "unshaded", "nicosia: 1 caches")).political_will == 10


def test_hc20_sets_curfews_in_nicosia_and_another_town_and_moves_opinion():
    game = event("HC-20", "unshaded", "nicosia: 1 troops | paphos: 1 police | karpas: 1 police").play("karpas")

    state = state_of(game)
    assert (state.curfew[NICOSIA], state.curfew[KARPAS], state.curfew[PAPHOS], state.opinion) == (1, 1, 0, 3)


@pytest.mark.parametrize(("opinion", "after", "will"), [(0, 1, 10), (1, 2, 9), (2, 3, 9), (4, 4, 9)])
def test_hc22_shaded_moves_opinion_and_costs_political_will_from_debate_on(opinion, after, will):
    state = state_of(event("HC-22", "shaded", f"opinion: {opinion}"))

    assert (state.opinion, state.political_will) == (after, will)


def test_hc22_unshaded_imprisons_two_cells_in_famagusta():
    game = event("HC-22", "unshaded", "famagusta: 2 underground, 1 active | nicosia: 1 active")
    game.play("underground famagusta", "active famagusta")

    assert (game.over, state_of(game).prison, state_of(game).cells(FAMAGUSTA)) == (True, 2, 1)


def test_hc23_removes_a_cell_from_two_towns_or_two_police():
    struck = event("HC-23", "unshaded", "nicosia: 2 active | paphos: 1 active | troodos: 1 active")
    struck.play("active nicosia", "active paphos")
    odds = event("HC-23", "shaded", "nicosia: 2 police | paphos: 1 police").play("police nicosia", "police nicosia")

    assert (struck.over, state_of(struck).cells(NICOSIA)) == (True, 1)
    assert (odds.over, state_of(odds).police[NICOSIA]) == (True, 0)


def test_hc24_restores_two_spaces_or_opens_the_camps():
    scene = "nicosia: 1 troops, 1 police, 1 sabotage | limassol: 1 troops, 1 police, 2 sabotage"
    walks = event("HC-24", "unshaded", scene).play("restore nicosia", "restore limassol")
    opens = event("HC-24", "shaded", "nicosia: 1 police, 1 curfew | prison: 5")

    assert (asked(walks), sum(state_of(walks).sabotage), state_of(walks).opinion) == ("", 0, 1)
    assert (state_of(opens).prison, sum(state_of(opens).curfew)) == (2, 0)
    assert state_of(event("HC-24", "shaded", "prison: 2")).prison == 0
    assert state_of(walks).troops[LIMASSOL] == 1


@pytest.mark.parametrize(("board", "will"), [("akrotiri: 1 sabotage", 12), ("paphos: 1 sabotage", 11)])
def test_hc25_unshaded_pays_more_without_sabotage_in_any_town(board, will):
    assert state_of(event("HC-25", "unshaded", board)).political_will == will


def test_hc25_shaded_lets_eoka_recruit():
    game = event("HC-25", "shaded", "troodos: 1 caches", "british")

    assert (asked(game), "recruit troodos" in offered(game), "done" in offered(game)) == ("eoka", True, True)


def test_hc26_interrogates_with_a_chit_more_or_costs_political_will():
    talk = event("HC-26", "unshaded", "prison: 2").play("chit 0", "chit 1")

    assert sum(state_of(talk).chits) == 2
    for prison, will in [(2, 10), (3, 9), (7, 8), (12, 8)]:
        state = state_of(event("HC-26", "shaded", f"prison: {prison}"))
        assert (state.political_will, state.opinion) == (will, 3)


def test_hc28_guards_the_bases_or_strikes_them():
    guarded = event("HC-28", "unshaded", side="eoka").play("akrotiri", "akrotiri")
    assert (asked(guarded), offered(guarded)) == ("british", ["from akrotiri", "done"])
    guarded.play("from akrotiri", "1", "done")
    struck = event("HC-28", "shaded").play("akrotiri", "sabotage akrotiri", "6")

    assert (guarded.over, state_of(guarded).police[AKROTIRI], state_of(guarded).police[DHEKELIA]) == (True, 1, 1)
    assert (state_of(struck).sabotage[AKROTIRI], state_of(struck).active[AKROTIRI]) == (1, 1)


def test_hc29_shaded_brings_cells_and_a_cache_to_the_mountains():
    game = event("HC-29", "shaded").play("troodos", "kyrenia", "troodos")

    assert (sum(state_of(game).underground), state_of(game).caches[TROODOS]) == (2, 1)


@pytest.mark.parametrize(("opinion", "after", "will"), [(1, 2, 10), (2, 3, 9), (4, 4, 9)])
def test_hc30_brings_a_chit_or_costs_political_will_above_debate(opinion, after, will):
    quarrel = state_of(event("HC-30", "shaded", f"opinion: {opinion}"))
    confer = state_of(event("HC-30", "unshaded", f"opinion: {opinion}").play("chit 1"))

    assert (quarrel.opinion, quarrel.political_will) == (after, will)
    assert (confer.opinion, confer.chits) == (opinion - 1, [0, 1, 0])


def test_hc31_hides_all_cells_and_takes_a_marker_off_each_town():
    game = event("HC-31", "unshaded", "nicosia: 2 active, 2 sabotage | paphos: 1 sabotage | akrotiri: 1 sabotage")

    state = state_of(game)
    assert (state.underground[NICOSIA], state.sabotage[NICOSIA], state.sabotage[PAPHOS]) == (2, 1, 0)
    assert (state.active[NICOSIA], state.sabotage[AKROTIRI], sum(state.sabotage)) == (0, 1, 2)


def test_hc32_pays_for_clean_mountains_or_costs_marked_towns():
    marked = " | ".join(f"{town}: 1 sabotage" for town in ("paphos", "nicosia", "karpas", "larnaca"))

    assert state_of(event("HC-32", "unshaded")).political_will == 12
    assert state_of(event("HC-32", "unshaded", "kyrenia: 1 caches")).political_will == 11
    assert state_of(event("HC-32", "unshaded", "nicosia: 1 caches")).political_will == 12
    assert state_of(event("HC-32", "shaded")).political_will == 9
    assert state_of(event("HC-32", "shaded", marked.partition(" | ")[2])).political_will == 9
    assert state_of(event("HC-32", "shaded", marked)).political_will == 8
