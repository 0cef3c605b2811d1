"""P18 6th Airborne (British Capability): Assault removes a piece per Troop; or removed Cells are never imprisoned."""

from __future__ import annotations

import pytest

from palestine.table import asked, position, proves, state_of
from sandtable.games.british_way.palestine.cards import P18
from sandtable.games.british_way.palestine.map import GAZA, LYDDA

VETERANS = " | capabilities: P18 unshaded british"
EVASION = " | capabilities: P18 shaded irgun"
DETENTION = "tel_aviv: 3 troops, 1 active, 1 curfew | lydda: 1 underground | gaza: 1 troops, 1 caches"


@proves("P-P18-u", "P-P18-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
@pytest.mark.parametrize("text", ["unshaded", "shaded"])
def test_either_side_may_put_either_text_in_force(side, text):
    game = position(f"card: P18 | do: event {side} {text}")

    assert game.over
    assert state_of(game).capabilities[P18] == text


@proves("P-P18-u", "P-3.2.4-b")
@pytest.mark.parametrize(("capability", "left"), [("", 3), (VETERANS, 1), (EVASION, 3)])
def test_unshaded_each_troop_removes_a_piece_instead_of_each_pair(capability, left):
    game = position("gaza: 3 troops, 4 active | do: operation assault limited" + capability)

    assert state_of(game).active[GAZA] == left


@proves("P-P18-u")
def test_unshaded_police_add_nothing():
    game = position("gaza: 1 troops, 3 police, 4 active | do: operation assault limited" + VETERANS)

    assert state_of(game).active[GAZA] == 3


@proves("P-P18-u")
def test_unshaded_a_single_troop_removes_a_piece():
    game = position("gaza: 1 troops, 1 active | do: operation assault limited" + VETERANS)

    assert state_of(game).active[GAZA] == 0


@proves("P-P18-u")
def test_unshaded_underground_cells_stay_without_a_chit():
    game = position("gaza: 4 troops, 1 active, 2 underground, 1 caches | do: operation assault limited" + VETERANS)

    state = state_of(game)
    assert game.over
    assert (state.active[GAZA], state.underground[GAZA], state.caches[GAZA]) == (0, 2, 1)


@proves("P-P18-u")
@pytest.mark.parametrize(("spend", "underground"), [("spend 1", 1), ("done", 2)])
def test_unshaded_underground_cells_go_only_for_the_value_of_chits_spent(spend, underground):
    game = position(
        "gaza: 4 troops, 1 active, 2 underground, 1 caches | chits: 1 | do: operation assault limited" + VETERANS
    )
    game.play(spend)

    state = state_of(game)
    assert (state.active[GAZA], state.underground[GAZA], state.caches[GAZA]) == (0, underground, 1)


@proves("P-P18-u")
def test_unshaded_chits_are_asked_for_only_while_troops_are_left_after_the_active_cells():
    game = position("gaza: 2 troops, 2 active, 1 underground | chits: 2 | do: operation assault limited" + VETERANS)

    assert game.over
    assert state_of(game).underground[GAZA] == 1


@proves("P-P18-u")
@pytest.mark.parametrize(("troops", "caches"), [(2, 1), (3, 0)])
def test_unshaded_caches_still_go_last_one_per_troop_left(troops, caches):
    game = position(f"gaza: {troops} troops, 1 active, 2 caches | do: operation assault limited" + VETERANS)
    while asked(game) == "chance":
        game.play("chit 0")

    state = state_of(game)
    assert (state.active[GAZA], state.caches[GAZA]) == (0, caches)


@proves("P-P18-u")
def test_unshaded_cells_still_go_in_turn_to_available_and_prison():
    game = position("gaza: 3 troops, 3 active | do: operation assault limited" + VETERANS)

    state = state_of(game)
    assert (state.available_cells, state.prison) == (14, 1)


@proves("P-P18-s", "P-3.2.4-j")
@pytest.mark.parametrize(("capability", "prison"), [("", 2), (EVASION, 0)])
def test_shaded_no_cell_removed_by_assault_goes_to_prison(capability, prison):
    game = position("gaza: 8 troops, 4 active | do: operation assault limited" + capability)

    state = state_of(game)
    assert sum(state.active) == 0
    assert (state.available_cells, state.prison) == (15 - prison, prison)


@proves("P-P18-s", "P-3.2.4-j")
def test_shaded_underground_cells_bought_with_chits_go_to_available_too():
    game = position("gaza: 4 troops, 2 underground | chits: 2 | do: operation assault limited" + EVASION)
    game.play("spend 2")

    state = state_of(game)
    assert (state.available_cells, state.prison) == (15, 0)


@proves("P-P18-s", "P-4.2.3-d")
@pytest.mark.parametrize(("capability", "prison"), [("", 2), (VETERANS, 2), (EVASION, 0)])
def test_shaded_no_cell_removed_by_mass_detention_goes_to_prison(capability, prison):
    game = position(DETENTION + " | do: operation assault operation" + capability)
    game.play("detain tel_aviv", 2)

    state = state_of(game)
    assert sum(state.active) + state.underground[LYDDA] == 0
    assert state.prison == prison


@proves("P-P18-s")
@pytest.mark.parametrize("capability", ["", EVASION])
def test_shaded_mass_detention_costs_the_same_political_will(capability):
    game = position(DETENTION + " | do: operation assault operation" + capability)
    game.play("detain tel_aviv", 5)

    assert state_of(game).political_will == 15


@proves("P-P18-s")
def test_shaded_patrol_still_imprisons():
    game = position("gaza: 2 police, 2 active | do: operation patrol limited" + EVASION)
    game.play("gaza")

    assert state_of(game).prison == 2


@proves("P-P18-s")
@pytest.mark.parametrize("card", ["P2", "P31"])
def test_shaded_the_events_that_name_prison_still_imprison(card):
    game = position(f"gaza: 2 troops, 1 active | card: {card} | do: event british unshaded" + EVASION)

    state = state_of(game)
    assert (state.active[GAZA], state.prison) == (0, 1)


@proves("P-P18-s")
def test_shaded_assault_still_needs_two_troops_per_piece():
    game = position("gaza: 3 troops, 3 active | do: operation assault limited" + EVASION)

    assert state_of(game).active[GAZA] == 2
