"""3.2.2 Patrol."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, proves, state_of, why_not
from sandtable.games.british_way.cyprus.map import KARPAS, NICOSIA


@proves("C-3.2.2-a")
def test_destinations_have_a_cell_and_are_no_mountains():
    scene = "nicosia: 1 active | akrotiri: 1 underground | troodos: 1 active | do: operation patrol limited"
    game = position(scene)

    assert offered(game, "patrol") == ["nicosia", "akrotiri"]
    assert why_not(game, "patrol troodos") == "why-mountain"
    assert why_not(game, "patrol karpas") == "why-no-cell"


@proves("C-3.2.2-b")
def test_police_come_from_anywhere_or_not_at_all():
    scene = "nicosia: 1 active | kyrenia: 1 police | akrotiri: 2 police | do: operation patrol limited"
    game = position(scene)
    assert offered(game) == ["from kyrenia", "from akrotiri", "done"]

    game.play("done")

    assert (game.over, state_of(game).police[NICOSIA]) == (True, 0)


@proves("C-3.2.2-c", "C-3.2.2-h")
def test_cells_are_removed_in_one_destination_only_or_in_none():
    scene = "nicosia: 1 police, 1 active | karpas: 1 police, 1 active | chits: 0 | do: operation patrol limited"
    game = position(scene).play("lead 0", "patrol nicosia", "patrol karpas", "done")
    assert offered(game) == ["nicosia", "karpas", "done"]

    game.play("nicosia")

    assert (game.over, state_of(game).cells(NICOSIA), state_of(game).cells(KARPAS)) == (True, 0, 1)


@proves("C-3.2.2-c", "C-3.2.2-e", "C-3.2.2-f")
def test_a_police_takes_one_cell_and_all_go_to_prison():
    game = position("nicosia: 2 police, 3 active | do: operation patrol limited").play("nicosia")

    assert (state_of(game).prison, state_of(game).active[NICOSIA]) == (2, 1)


@proves("C-3.2.2-d", "C-3.2.2-e")
@pytest.mark.parametrize(("underground", "active", "left"), [(1, 1, (1, 1)), (2, 0, (0, 2))])
def test_the_british_choose_the_mix_of_cells_that_chits_pay_for(underground, active, left):
    scene = "nicosia: 2 police, 2 active, 2 underground | chits: 2 | do: operation patrol limited"
    game = position(scene).play("nicosia", "spend 2", str(underground))

    state = state_of(game)
    assert (state.underground[NICOSIA], state.active[NICOSIA], state.prison) == (*left, 2)
    assert active == 2 - left[1]


@proves("C-3.2.2-d")
def test_by_an_option_active_cells_go_first():
    scene = "nicosia: 2 police, 2 active, 2 underground | chits: 2 | do: operation patrol limited"
    game = position(scene, patrol_active_first="true").play("nicosia")

    assert (state_of(game).active[NICOSIA], state_of(game).chits) == (0, [0, 0, 1])


@proves("C-3.2.2-c")
def test_hc17_shaded_makes_one_police_too_few():
    scene = "nicosia: 1 police, 1 active | capabilities: HC-17 shaded eoka | do: operation patrol limited"

    assert position(scene).over
    two = position(scene.replace("1 police", "2 police")).play("nicosia")
    assert state_of(two).prison == 1


@proves("C-3.2.2-c", "C-3.2.2-d")
@pytest.mark.parametrize(
    ("pieces", "chits", "why"),
    [
        ("1 police, 1 underground", "1", None),
        ("1 police, 1 underground", "2", None),
        ("1 police, 1 active", "", None),
        ("1 police, 1 underground", "0", "why-no-active-cell-or-chit"),
        ("1 underground", "2", "why-too-few-police"),
    ],
)
def test_an_arrest_needs_police_and_a_cell_that_is_active_or_that_a_chit_can_find(pieces, chits, why):
    scene = f"nicosia: {pieces} | karpas: 1 police, 1 active | chits: {chits} | do: operation patrol operation"
    game = position(scene).play("patrol nicosia", "patrol karpas", "done", "done")

    assert (why_not(game, "nicosia"), "nicosia" in offered(game)) == (why, why is None)


@proves("C-3.2.2-d", "C-3.2.2-e")
@pytest.mark.parametrize(
    ("option", "underground", "choices"),
    [("false", "1", ["0", "1"]), ("false", "2", ["0", "1"]), ("true", "1", []), ("true", "2", [])],
)
def test_with_capacity_to_spare_the_mix_is_free_or_by_an_option_takes_every_active_cell(option, underground, choices):
    scene = "nicosia: 3 police, 1 active, 2 underground | chits: 2 | do: operation patrol limited"
    game = position(scene, patrol_active_first=option).play("nicosia", "spend 2")
    assert (asked(game), offered(game)) == ("british", ["1", "2"])
    game.play(underground)

    assert offered(game) == choices
    if not choices:
        assert (state_of(game).active[NICOSIA], state_of(game).prison) == (0, 1 + int(underground))


@proves("C-3.2.2-c", "C-3.2.2-d")
def test_a_chit_need_not_be_spent_and_active_cells_go_all_the_same():
    scene = "nicosia: 2 police, 1 active, 2 underground | chits: 2 | do: operation patrol limited"
    game = position(scene).play("nicosia")
    assert offered(game) == ["spend 2", "done"]
    game.play("done")

    state = state_of(game)
    assert (game.over, state.prison, state.underground[NICOSIA], state.chits) == (True, 1, 2, [0, 0, 1])


@proves("C-4.1-b")
@pytest.mark.parametrize("arrests_first", [False, True])
def test_a_special_activity_may_come_before_or_after_the_arrest(arrests_first):
    scene = "nicosia: 1 police, 1 active | karpas: 1 police | do: operation patrol operation"
    game = position(scene).play("patrol nicosia", "from karpas")
    assert offered(game) == ["diplomacy", "done"]
    if arrests_first:
        game.play("done", "nicosia")
        assert (offered(game), state_of(game).prison) == (["diplomacy", "done"], 1)
        game.play("diplomacy")
    else:
        game.play("diplomacy", "nicosia")

    assert (game.over, state_of(game).opinion, state_of(game).prison) == (True, 1, 1)


@proves("C-3.2.2-b")
def test_the_british_say_how_many_police_go_where():
    scene = "nicosia: 1 active | karpas: 1 active | kyrenia: 2 police | do: operation patrol operation"
    game = position(scene).play("patrol nicosia", "patrol karpas", "from kyrenia")
    assert (asked(game), offered(game)) == ("british", ["to nicosia", "to karpas"])
    game.play("to karpas")
    assert (asked(game), offered(game)) == ("british", ["1", "2"])
    game.play("1", "from kyrenia", "to nicosia")

    assert (state_of(game).police[NICOSIA], state_of(game).police[KARPAS]) == (1, 1)
