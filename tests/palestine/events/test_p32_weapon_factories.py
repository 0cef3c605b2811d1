"""P32 Weapon Factories (Irgun Capability): a Sabotage die of 1 costs the Cell; or Rob always finds its Cache."""

from __future__ import annotations

import pytest

from palestine.table import asked, position, proves, state_of
from sandtable.games.british_way.palestine.cards import P32
from sandtable.games.british_way.palestine.map import GAZA, TEL_AVIV

ACCIDENTS = " | capabilities: P32 unshaded british"
INNOVATION = " | capabilities: P32 shaded irgun"
LIMITED = " | haganah: 2 | do: operation sabotage limited"
ROB = " | haganah: 2 | do: operation rob limited"


@proves("P-P32-u", "P-P32-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
@pytest.mark.parametrize("text", ["unshaded", "shaded"])
def test_either_side_may_put_either_text_in_force(side, text):
    game = position(f"card: P32 | do: event {side} {text}")

    assert game.over
    assert state_of(game).capabilities[P32] == text


@proves("P-P32-u", "P-3.3.3-j")
@pytest.mark.parametrize(("capability", "lost"), [("", 0), (INNOVATION, 0), (ACCIDENTS, 1)])
def test_unshaded_a_one_sends_the_activated_cell_to_available(capability, lost):
    game = position("gaza: 2 underground, 1 active" + LIMITED + capability)
    game.play(1)

    state = state_of(game)
    assert (state.underground[GAZA], state.active[GAZA]) == (1, 2 - lost)
    assert (state.available_cells, state.prison) == (7 + lost, 0)


@proves("P-P32-u")
@pytest.mark.parametrize("die", [2, 3, 6])
def test_unshaded_no_other_die_costs_a_cell(die):
    game = position("gaza: 1 underground" + LIMITED + ACCIDENTS)
    game.play(die)

    assert state_of(game).active[GAZA] == 1


@proves("P-P32-u")
def test_unshaded_it_is_the_face_of_the_die_not_the_result_below_it():
    game = position("gaza: 1 underground, 2 police" + LIMITED + ACCIDENTS)
    game.play(3)

    assert state_of(game).active[GAZA] == 1


@proves("P-P32-u", "P-3.3.3-j")
@pytest.mark.parametrize(("police", "markers"), [("", 1), (", 1 police", 0)])
def test_unshaded_with_a_cache_a_one_still_has_its_normal_result(police, markers):
    game = position(f"gaza: 1 underground, 1 caches, 1 troops{police}" + LIMITED + ACCIDENTS)
    game.play("spend gaza", 1)

    state = state_of(game)
    assert state.cells(GAZA) == 0
    assert (state.sabotage[GAZA], state.caches[GAZA]) == (markers, 0)


@proves("P-P32-u", "P-4.3.3-g")
@pytest.mark.parametrize(("cache", "markers"), [("", 0), (", 1 caches", 1)])
def test_unshaded_a_one_on_a_terror_roll_costs_the_cell_too(cache, markers):
    game = position(f"tel_aviv: 1 underground{cache} | do: operation sabotage operation" + ACCIDENTS)
    game.play("terror tel_aviv", *(["spend tel_aviv"] if cache else []), 1)

    state = state_of(game)
    assert state.cells(TEL_AVIV) == 0
    assert (state.terror[TEL_AVIV], state.haganah) == (markers, 4)


@proves("P-P32-u")
def test_unshaded_rob_still_rolls_and_its_one_costs_no_cell():
    game = position("gaza: 1 underground" + ROB + ACCIDENTS)
    game.play(1)

    state = state_of(game)
    assert (state.cells(GAZA), state.caches[GAZA]) == (1, 0)


@proves("P-P32-s", "P-3.3.4-f")
def test_shaded_rob_places_its_cache_without_a_roll():
    game = position("gaza: 1 underground" + ROB + INNOVATION)

    state = state_of(game)
    assert game.over
    assert (state.caches[GAZA], state.available_caches) == (1, 3)


@proves("P-P32-s", "P-3.3.4-f")
@pytest.mark.parametrize(("police", "active"), [("", 0), (", 1 police", 1)])
def test_shaded_police_make_a_cell_show_itself_as_before(police, active):
    game = position(f"gaza: 2 underground{police}" + ROB + INNOVATION)

    state = state_of(game)
    assert state.caches[GAZA] == 1
    assert state.active[GAZA] == active


@proves("P-P32-s", "P-3.3.4-f", "P-3.3.4-g")
def test_shaded_two_caches_stay_the_limit():
    game = position("gaza: 2 underground, 2 caches, 1 police" + ROB + INNOVATION)

    state = state_of(game)
    assert state.caches[GAZA] == 2
    assert state.active[GAZA] == 1


@proves("P-P32-s")
def test_shaded_without_a_cache_available_nothing_is_placed():
    game = position(
        "gaza: 1 underground | lydda: 2 caches | samaria: 2 caches | haganah: 2 | do: expropriations" + INNOVATION
    )
    game.play("rob gaza")

    assert game.over
    assert state_of(game).caches[GAZA] == 0


@proves("P-P32-s")
def test_shaded_the_condition_of_rob_is_unchanged():
    game = position("gaza: 1 underground, 1 police | do: expropriations" + INNOVATION)

    assert game.over
    assert state_of(game).caches[GAZA] == 0


@proves("P-P32-s")
def test_shaded_sabotage_still_rolls_and_its_one_costs_no_cell():
    game = position("gaza: 1 underground" + LIMITED + INNOVATION)
    assert asked(game) == "chance"
    game.play(1)

    state = state_of(game)
    assert (state.active[GAZA], state.sabotage[GAZA]) == (1, 0)
