"""4.1 Special Activities in General, 4.2 British Special Activities."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import AKROTIRI, NICOSIA, PAPHOS
from sandtable.games.british_way.cyprus.special_activities import accompanying

READY = (
    "nicosia: 1 troops, 1 police | paphos: 1 underground, 1 police, 1 sabotage | karpas: 1 underground, 1 active"
    " | limassol: 3 troops, 1 active | prison: 2"
)


def verbs(operation: str) -> set[str]:
    state = state_of(position(READY))
    return {answer.split()[0] for answer in accompanying(state, operation)}


@proves("C-4.1.1-a", "C-4.2-a", "C-4.3-a", "C-4.2.1-a", "C-4.2.2-a", "C-4.2.3-a", "C-4.3.1-a", "C-4.3.2-a", "C-4.3.3-a")
@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        ("deploy", {"restore", "diplomacy"}),
        ("patrol", {"diplomacy"}),
        ("search", {"diplomacy", "interrogate"}),
        ("assault", {"interrogate"}),
        ("recruit", {"smuggle", "infiltrate", "propagandize"}),
        ("travel", {"smuggle", "infiltrate", "propagandize"}),
        ("sabotage", {"infiltrate", "propagandize"}),
        ("ambush", {"infiltrate", "propagandize"}),
    ],
)
def test_each_special_activity_accompanies_its_own_operations(operation, expected):
    assert verbs(operation) == expected


@proves("C-4.1-a")
@pytest.mark.parametrize("step", ["operation travel limited", "pass eoka"])
def test_there_is_none_with_a_limited_operation_or_a_pass(step):
    game = position(f"{READY} | do: {step}")

    assert offered(game, "infiltrate") == offered(game, "propagandize") == offered(game, "smuggle") == []


@proves("C-4.1-b")
@pytest.mark.parametrize("moment", range(3))
def test_it_comes_before_amid_or_after_the_operation_once(moment):
    game = position(f"{READY} | do: operation travel operation")
    answers = ["travel karpas", "done"] if moment == 1 else ["travel karpas", "to karpas", "1", "1"] * (moment == 2)
    game.play(*[answer for answer in answers if answer])
    game.play("infiltrate paphos")

    assert state_of(game).police[PAPHOS] == 0
    assert offered(game, "propagandize") == offered(game, "smuggle") == []


@proves("C-4.1-c")
def test_no_space_is_selected_twice_in_one_activity():
    scene = "paphos: 1 underground | karpas: 1 underground | opinion: 4 | do: operation travel operation"
    game = position(scene).play("smuggle paphos")

    assert offered(game) == ["smuggle karpas", "done"]
    assert why_not(game, "smuggle paphos") == "why-already-chosen"


@proves("C-4.1-d")
def test_one_that_an_event_grants_leaves_eligibility_alone():
    scene = "nicosia: 1 troops, 1 police, 1 sabotage | first: eoka | boxes: event british, limited eoka | card: HC-24"
    game = position(f"{scene} | do: event british unshaded, adjust_eligibility").play("restore nicosia")

    assert state_of(game).first == "eoka"


@proves("C-4.1.1-b")
def test_its_space_need_not_be_one_of_the_operation():
    game = position(f"{READY} | do: operation ambush operation").play(
        "ambush karpas", "1", "karpas", "infiltrate paphos"
    )

    assert state_of(game).police[PAPHOS] == 0


@proves("C-4.2.1-b")
def test_restore_needs_troops_and_police_and_no_eoka_piece():
    scene = (
        "nicosia: 1 troops, 1 police | karpas: 1 police | limassol: 1 troops, 1 police, 1 caches | larnaca: 1 troops"
    )
    game = position(f"{scene} | do: operation deploy operation")

    assert offered(game, "restore") == ["nicosia"]
    assert why_not(game, "restore karpas") == "why-no-troops"
    assert why_not(game, "restore larnaca") == "why-no-police"
    assert why_not(game, "restore limassol") == "why-eoka-here"


@proves("C-4.2.1-c")
def test_restore_takes_the_curfew_and_all_sabotage_away():
    game = position("nicosia: 1 troops, 1 police, 3 sabotage, 1 curfew | do: operation deploy operation")
    game.play("restore nicosia")

    assert (state_of(game).sabotage[NICOSIA], state_of(game).curfew[NICOSIA]) == (0, 0)


@proves("C-4.2.1-d")
@pytest.mark.parametrize("space", ["akrotiri", "troodos", "karpas"])
def test_any_kind_of_space_can_be_restored(space):
    game = position(f"{space}: 1 troops, 1 police, 1 sabotage | do: operation deploy operation")
    game.play(f"restore {space}")

    assert (sum(state_of(game).sabotage), state_of(game).caches[AKROTIRI]) == (0, 0)


MARKED = "paphos: 1 sabotage | limassol: 2 sabotage | nicosia: 1 police, 1 sabotage, 1 curfew"


@proves("C-4.2.2-b", "C-4.2.2-c")
@pytest.mark.parametrize("more", ["", " | troodos: 1 sabotage | akrotiri: 1 sabotage"])
def test_with_three_marked_towns_diplomacy_needs_no_roll(more):
    game = position(f"{MARKED}{more} | do: operation search operation").play("diplomacy")

    assert (asked(game), state_of(game).opinion) == ("british", 1)


@proves("C-4.2.2-d")
@pytest.mark.parametrize(("die", "opinion"), [("3", 3), ("4", 2)])
def test_with_four_marked_towns_a_die_above_opinion_is_needed(die, opinion):
    scene = f"{MARKED} | karpas: 1 sabotage | opinion: 3 | do: operation search operation"
    game = position(scene).play("diplomacy", die)

    assert state_of(game).opinion == opinion


@proves("C-4.2.2-e")
def test_at_ignore_diplomacy_gains_nothing():
    game = position("opinion: 0 | do: operation search operation").play("diplomacy")

    assert (state_of(game).opinion, state_of(game).chits) == (0, [0, 0, 0])


@proves("C-4.2.3-b")
@pytest.mark.parametrize(("prison", "chits"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_interrogate_draws_a_chit_per_two_prisoners(prison, chits):
    game = position(f"prison: {prison} | do: operation search operation").play("interrogate", *["chit 0"] * chits)

    assert (sum(state_of(game).chits), asked(game)) == (chits, "british")


def test_special_branch_draws_one_more():
    scene = "prison: 2 | capabilities: HC-08 unshaded british | do: operation search operation"
    game = position(scene).play("interrogate", "chit 0", "chit 1")

    assert sum(state_of(game).chits) == 2


@proves("C-4.2.2-b", "C-4.2.2-d")
def test_a_town_with_nothing_but_a_curfew_is_marked_too():
    curfews = " | ".join(f"{town}: 1 police, 1 curfew" for town in ("larnaca", "karpas"))
    game = position(f"paphos: 1 sabotage | limassol: 1 sabotage | {curfews} | do: operation search operation")
    game.play("diplomacy")

    assert asked(game) == "chance"


@proves("C-4.1-b", "C-4.1.1-b")
def test_it_may_come_after_the_last_space_that_the_operation_could_have():
    game = position("paphos: 1 underground | do: operation sabotage operation").play("6")
    assert offered(game) == ["propagandize paphos", "done"]
    game.play("propagandize paphos")

    assert (game.over, state_of(game).political_will) == (True, 9)


def test_special_branch_asks_an_empty_prison_too():
    scene = "capabilities: HC-08 unshaded british | do: operation search operation"
    game = position(scene).play("interrogate", "chit 0")

    assert (sum(state_of(game).chits), asked(game)) == (1, "british")
