"""1.6 Intel Chits and Arms Caches."""

from __future__ import annotations

import pytest

from cyprus.table import offered, position, proves, state_of
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.cyprus.map import KARPAS, NICOSIA, PAPHOS, TROODOS
from sandtable.games.british_way.cyprus.position import write_fields
from sandtable.games.british_way.cyprus.view import VIEW

ALL_CHITS = "0 0 0 1 1 1 2 2 2"


@proves("C-1.6-a")
def test_nobody_has_resources():
    fields = write_fields(position("").state)

    assert sorted(fields) == ["available", "dhekelia", "first", "opinion", "political will", "prison"]


@proves("C-1.6.1-a", "C-1.6.1-b")
def test_a_chit_is_drawn_from_those_in_the_bag_each_as_likely_as_any_other():
    game = position("chits: 0 1 1 2 2 2 | do: pass british")

    assert (offered(game), game.question.weights) == (["chit 0", "chit 1"], [2, 1])
    with pytest.raises(BadPosition, match="only three Intel Chits of each value"):
        position("chits: 1 1 1 1")


@proves("C-1.6.1-c")
def test_the_chits_that_the_british_hold_are_shown():
    assert VIEW.describe_state(position("chits: 0 2 2").state)["chits"] == {"0": 1, "1": 0, "2": 2}


@proves("C-1.6.1-d")
@pytest.mark.parametrize(
    ("scene", "answers"),
    [
        ("karpas: 1 troops, 1 caches | do: operation assault limited", []),
        ("karpas: 1 troops, 1 active | prison: 2 | do: operation assault operation", ["interrogate"]),
        ("do: pass british", []),
        ("do: british_intel", []),
        ("card: HC-30 | do: event british unshaded", []),
    ],
)
def test_chits_come_from_assault_interrogate_passing_the_propaganda_round_and_events(scene, answers):
    game = position(scene).play(*answers, "chit 2")

    assert state_of(game).chits == [0, 0, 1]


@proves("C-1.6.1-e", "C-3.2.4-d")
def test_chits_worth_as_much_as_the_underground_cells_removed_are_spent():
    game = position("nicosia: 3 troops, 3 underground | chits: 1 2 | do: operation assault limited")
    game.play("spend 1", "spend 2")

    assert (state_of(game).cells(NICOSIA), state_of(game).chits) == (0, [0, 0, 0])


@proves("C-1.6.1-f")
def test_surplus_value_is_lost_and_no_chit_serves_two_spaces():
    scene = "nicosia: 1 troops, 1 underground | karpas: 1 troops, 1 underground | chits: 2"
    game = position(f"{scene} | do: operation assault operation")
    game.play("assault nicosia", "spend 2", "assault karpas")

    assert (state_of(game).cells(NICOSIA), state_of(game).cells(KARPAS)) == (0, 1)


@proves("C-1.6.1-g", "C-2.3.7-a")
def test_a_chit_of_no_value_can_be_discarded_but_not_spent():
    scene = "nicosia: 1 troops, 1 underground | karpas: 1 troops, 1 underground | chits: 0"
    game = position(f"{scene} | do: operation assault limited").play("assault nicosia")

    assert offered(game) == ["lead 0", "done"]
    town = position(f"{scene} | do: operation search limited").play("search karpas", "done")
    assert offered(town) == ["curfew", "discard 0"]


@proves("C-1.6.1-h")
def test_a_discarded_chit_can_be_drawn_again():
    scene = f"karpas: 1 troops, 1 caches | nicosia: 1 troops, 1 active | chits: {ALL_CHITS}"
    game = position(f"{scene} | do: operation assault limited").play("assault nicosia", "lead 2")

    assert (offered(game), state_of(game).chits) == ([], [3, 3, 3])


@proves("C-1.6.1-i")
def test_a_draw_from_an_empty_bag_gives_nothing():
    game = position(f"chits: {ALL_CHITS} | do: pass british")

    assert (game.over, state_of(game).chits) == (True, [3, 3, 3])


@proves("C-1.6.2-a")
@pytest.mark.parametrize(
    ("scene", "answers"),
    [
        ("paphos: 1 underground | do: operation ambush limited", ["6", "paphos"]),
        ("paphos: 1 underground | do: operation travel operation", ["smuggle paphos"]),
        ("paphos: 1 underground | do: eoka_arms", ["paphos"]),
        ("paphos: 1 underground | opinion: 0 | card: HC-19 | do: event eoka shaded", ["smuggle paphos"]),
    ],
)
def test_eoka_gains_caches_by_ambush_smuggling_its_arms_and_events(scene, answers):
    game = position(scene).play(*answers)

    assert state_of(game).caches[PAPHOS] == 1


@proves("C-1.6.2-b")
def test_recruiting_uses_no_cache_up():
    game = position("troodos: 1 caches | do: operation recruit limited").play("recruit troodos", "2")

    assert (state_of(game).caches[TROODOS], state_of(game).underground[TROODOS]) == (1, 2)


@proves("C-1.6.2-c", "C-2.3.7-f", "C-3.3.3-c")
@pytest.mark.parametrize(
    ("scene", "answers"),
    [
        ("paphos: 1 underground, 1 caches | do: operation sabotage limited", ["spend paphos"]),
        (
            "karpas: 1 caches | paphos: 1 troops, 1 underground | nicosia: 1 active, 1 underground"
            " | do: operation ambush limited",
            ["ambush paphos", "1", "offensive karpas"],
        ),
    ],
)
def test_a_cache_given_up_becomes_available_and_gives_the_british_nothing(scene, answers):
    game = position(scene).play(*answers)

    state = state_of(game)
    assert (state.available_caches, state.political_will, state.chits) == (4, 10, [0, 0, 0])


@proves("C-1.6.2-d", "C-3.2.2-g")
def test_patrol_leaves_caches_alone():
    game = position("nicosia: 2 police, 1 active, 1 caches | do: operation patrol limited").play("nicosia")

    assert (state_of(game).caches[NICOSIA], state_of(game).prison) == (1, 1)


@proves("C-1.6.2-e", "C-6.1.3-a")
@pytest.mark.parametrize(("caches", "gained"), [("", 5), ("troodos: 1 caches | ", 3), ("kyrenia: 1 caches | ", 3)])
def test_a_cache_in_a_mountain_keeps_the_british_from_two_political_will(caches, gained):
    game = position(f"{caches}opinion: 0 | political will: 5 | do: political_will")

    assert state_of(game).political_will == 5 + gained
