"""P2 Exodus Affair*: ships turned back at the coast, or Britain disgraced."""

from __future__ import annotations

import pytest

from palestine.table import position, proves, state_of
from sandtable.games.british_way.palestine.map import (
    CITIES,
    COASTAL_DISTRICTS,
    GALILEE,
    GAZA,
    HAIFA_DISTRICT,
    JERUSALEM_DISTRICT,
    LYDDA,
    RAIL_SYRIA,
    SAMARIA,
)

SIDES = ["british", "irgun"]
UNSHADED = " | card: P2 | do: event british unshaded"
SHADED = " | card: P2 | do: event irgun shaded"


@pytest.mark.parametrize("side", SIDES)
@proves("P-P2-u")
def test_all_cells_go_to_prison_from_every_coastal_district_with_troops(side):
    districts = ["galilee", "haifa_d", "samaria", "lydda", "gaza"]
    text = " | ".join(f"{name}: 1 troops, 1 underground, 1 active" for name in districts)
    game = position(f"{text} | card: P2 | do: event {side} unshaded")

    state = state_of(game)
    assert game.over
    assert (state.prison, any(state.underground), any(state.active)) == (10, False, False)
    assert state.available_cells == 5


@proves("P-P2-u")
def test_a_coastal_district_needs_troops_for_police_alone_do_not_count():
    game = position(
        "galilee: 1 troops, 2 underground | gaza: 2 police, 1 underground, 1 active | lydda: 1 underground" + UNSHADED
    )

    state = state_of(game)
    assert (state.cells(GALILEE), state.cells(GAZA), state.cells(LYDDA)) == (0, 2, 1)
    assert state.prison == 2


@proves("P-P2-u")
def test_jerusalem_district_cities_and_railways_are_not_coastal():
    game = position(
        "jerusalem_d: 2 troops, 1 underground | haifa_c: 1 troops, 1 underground | tel_aviv: 1 troops, 1 active | "
        "jerusalem_c: 1 troops, 1 underground | rail_syria: 1 underground" + UNSHADED
    )

    state = state_of(game)
    assert state.prison == 0
    assert [state.cells(space) for space in [JERUSALEM_DISTRICT, *CITIES, RAIL_SYRIA]] == [1, 1, 1, 1, 1]


@proves("P-P2-u")
def test_caches_and_markers_in_the_district_stay():
    game = position("samaria: 1 troops, 1 active, 2 caches, 1 sabotage | haifa_d: 1 troops, 1 caches" + UNSHADED)

    state = state_of(game)
    assert (state.caches[SAMARIA], state.caches[HAIFA_DISTRICT], state.sabotage[SAMARIA]) == (2, 1, 1)
    assert (state.political_will, state.prison) == (18, 1)


@proves("P-P2-u")
def test_with_no_cells_at_the_coast_the_text_does_nothing():
    game = position("galilee: 3 troops | gaza: 2 troops" + UNSHADED)

    assert game.over
    assert state_of(game).prison == 0
    assert not any(state_of(game).cells(space) for space in COASTAL_DISTRICTS)


@pytest.mark.parametrize("side", SIDES)
@proves("P-P2-s")
def test_shaded_lowers_political_will_by_three(side):
    game = position(f"galilee: 1 troops, 1 underground | card: P2 | do: event {side} shaded")

    assert state_of(game).political_will == 15
    assert (state_of(game).prison, game.over) == (0, True)


@pytest.mark.parametrize(("bevin", "will"), [("unshaded", 16), ("shaded", 15)])
@proves("P-P2-s", "P-P9-u", "P-5.4-a")
def test_bevin_lessens_the_loss_by_one_with_his_unshaded_text_only(bevin, will):
    game = position(f"capabilities: P9 {bevin} irgun" + SHADED)

    assert state_of(game).political_will == will


@pytest.mark.parametrize(("before", "after"), [(3, 0), (2, 0), (4, 1)])
@proves("P-P2-s", "P-5.1.1-a")
def test_political_will_never_falls_below_zero(before, after):
    game = position(f"political will: {before}" + SHADED)

    assert state_of(game).political_will == after
