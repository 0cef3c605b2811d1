"""13.9 Consolidation: crippled units merge, or go on as others that are dead."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, state_of, unit, why_not, words
from sandtable.games.ocs.consolidation import Consolidate, cannot_replace
from sandtable.games.ocs.counters import ALLIED, AXIS, OrganicTruck
from sandtable.games.ocs.dak2.mussolini import KINDS, Demand
from sandtable.games.ocs.dak2.sequence_of_play import end_phase
from sandtable.games.ocs.dak2.victory import divisions_destroyed
from sandtable.games.ocs.modes import CHANGED, DG, EXHAUSTED, LOW, RESERVE
from sandtable.games.ocs.state import DEAD
from sandtable.games.ocs.trucks import Trucks

TRUCKS = [OrganicTruck(f"ot-{one}", one, ALLIED, "Br", 4) for one in ("4ind", "7arm")]


def crippled(steps: tuple[int, int] = (1, 1), size: str = "division") -> Field:
    """Two like divisions in one hex, a third elsewhere, and one with another rating."""
    field = Field(
        unit("a-lib", "7-2-3", side=AXIS, size=size, nation="It"),
        unit("b-lib", "7-2-3", side=AXIS, size=size, nation="It"),
        unit("c-cn", "7-1-3", side=AXIS, size=size, nation="It"),
        unit("d-lib", "7-2-3", side=AXIS, size=size, nation="It"),
        unit("x-br", "9-4-3"),
    )
    field.put("C10.10", "a-lib", "b-lib", "c-cn").put("C10.14", "d-lib").put("C10.11", "x-br")
    for one, left in enumerate((*steps, 1, 1)):
        field.state.steps[one] = left
    return field


@proves("O-13.9-a", "O-2.2-d")
@pytest.mark.parametrize(("steps", "together"), [((1, 1), 2), ((1, 2), 3), ((2, 2), 3), ((3, 1), 3)])
def test_of_two_like_divisions_in_a_hex_one_has_the_steps_of_both_up_to_its_full_strength(steps, together):
    game = crippled(steps).play("B", AXIS)
    assert words(game, "consolidate") == ["a-lib", "b-lib"]
    assert words(game, "consolidate", "a-lib") == ["with"]
    assert words(game, "consolidate", "a-lib", "with") == ["b-lib"]

    state = state_of(game.play("consolidate a-lib with b-lib"))
    assert (state.steps[0], state.steps[1], state.place[1]) == (together, 0, DEAD)
    assert divisions_destroyed(state) == 1


@proves("O-13.9-a")
@pytest.mark.parametrize(
    ("steps", "order", "reason"),
    [
        ((3, 3), "consolidate a-lib with b-lib", "why-both-whole"),
        ((1, 1), "consolidate a-lib with c-cn", "why-not-identical"),
        ((1, 1), "consolidate a-lib with d-lib", "why-not-together"),
        ((1, 1), "consolidate a-lib with a-lib", "why-not-together"),
        ((1, 1), "consolidate a-lib with x-br", "why-no-such-unit"),
        ((1, 1), "consolidate a-lib", "why-no-consolidation"),
    ],
)
def test_who_does_not_merge(steps, order, reason):
    refused = Consolidate().why_not(crippled(steps).state, AXIS, order.split(" ")[1:])

    assert refused is not None
    assert (refused.rule, refused.message) == ("13.9", reason)


@proves("O-13.9-d")
@pytest.mark.parametrize(
    ("stocks", "marker", "fit"), [(LOW, 0, False), (EXHAUSTED, 0, False), (0, DG, False), (0, 0, True)]
)
def test_with_low_stocks_or_dg_nobody_consolidates(stocks, marker, fit):
    field = crippled()
    field.put("C10.10", "d-lib")
    field.state.stocks[1], field.state.marker[1] = stocks, marker
    game = field.play("B", AXIS)

    assert ("b-lib" in words(game, "consolidate")) == fit
    if not fit:
        assert why_not(game, "consolidate a-lib with b-lib").message == "why-unfit-to-consolidate"


@proves("O-13.9-a", "D-4.4a-g")
def test_who_is_left_over_has_not_fallen_for_mussolini():
    field = crippled()
    field.state.demand = Demand([0] * len(KINDS), [])
    state = state_of(field.play("B", AXIS).play("consolidate a-lib with b-lib"))

    assert state.demand is not None
    assert state.demand.fallen == []


@proves("O-13.9-a", "O-12.8-a")
def test_enemies_beside_them_and_want_of_supply_do_not_matter():
    field = crippled()
    field.state.out_of_supply[0] = field.state.out_of_supply[1] = 1
    state = state_of(field.play("B", AXIS).play("consolidate b-lib with a-lib"))

    assert (state.steps[1], state.out_of_supply[1], state.place[0]) == (2, 1, DEAD)


def formations() -> Field:
    """A battalion of 7 Arm, an independent one, and dead ones: of 4 Ind, of 7 Arm and of none."""
    field = Field(
        unit("a-7arm", "3-3-8", formation="7arm"),
        unit("b-free", "3-3-8"),
        unit("c-4ind", "3-3-8", formation="4ind"),
        unit("d-7arm", "3-3-8", formation="7arm"),
        unit("e-free", "3-3-8"),
        unit("f-4ind", "3-4-8", formation="4ind"),
        trucks=TRUCKS,
    )
    field.put("C10.10", "a-7arm", marker="reserve", face=1).put("C10.12", "b-free")
    for id in ("c-4ind", "d-7arm", "e-free", "f-4ind"):
        field.state.put(field.number(id), DEAD)
        field.state.steps[field.number(id)] = 0
    return field


@proves("O-13.9-b", "O-13.9-c")
def test_a_unit_goes_on_as_a_dead_one_of_another_formation_and_never_as_an_independent():
    game = formations().play("B")
    assert words(game, "consolidate", "a-7arm", "as") == ["c-4ind"]
    assert words(game, "consolidate", "b-free", "as") == ["c-4ind", "d-7arm"]
    assert why_not(game, "consolidate a-7arm as e-free").message == "why-no-other-formation"
    assert why_not(game, "consolidate a-7arm as d-7arm").message == "why-no-other-formation"
    assert why_not(game, "consolidate a-7arm as f-4ind").message == "why-not-identical"
    assert why_not(game, "consolidate a-7arm as b-free").message == "why-not-dead"


@proves("O-13.9-b")
def test_mode_and_markers_stay_when_counters_are_swapped():
    field = formations()
    field.state.out_of_supply[0] = 1
    state = state_of(field.play("B").play("consolidate a-7arm as c-4ind"))
    new = field.number("c-4ind")

    assert (state.place[new], state.marker[new], state.face[new]) == (field.hex("C10.10"), RESERVE, 1)
    assert (state.steps[new], state.out_of_supply[new]) == (1, 1)
    assert (state.place[0], state.steps[0], state.marker[0], state.out_of_supply[0]) == (DEAD, 0, 0, 0)


@proves("O-13.9-b")
def test_an_organic_truck_goes_on_with_its_load():
    field = formations()
    field.state.organic_place[:] = [DEAD, field.hex("C10.10")]
    field.state.organic_load[1], field.state.organic_reserve[1] = 3, RESERVE
    game = field.play("B")
    assert why_not(game, "consolidate ot-4ind as ot-7arm").message == "why-not-dead"

    state = state_of(game.play("consolidate ot-7arm as ot-4ind"))
    assert (state.organic_place[0], state.organic_load[0], state.organic_reserve[0]) == (
        field.hex("C10.10"),
        3,
        RESERVE | CHANGED,
    )
    assert (state.organic_place[1], state.organic_load[1], state.organic_reserve[1]) == (DEAD, 0, 0)


@proves("O-13.9-b", "O-2.3-a")
def test_who_has_taken_the_place_of_a_dead_one_does_not_do_so_again_in_this_phase():
    field = formations()
    field.state.organic_place[:] = [DEAD, field.hex("C10.10")]
    game = field.play("B").play("consolidate a-7arm as c-4ind", "consolidate ot-7arm as ot-4ind")
    assert why_not(game, "consolidate c-4ind as d-7arm").message == "why-replaced-already"
    assert why_not(game, "consolidate ot-4ind as ot-7arm").message == "why-replaced-already"
    assert words(game, "consolidate") == ["b-free"]

    state = state_of(game)
    end_phase(state)
    assert cannot_replace(state, field.number("c-4ind"), field.number("d-7arm")) is None
    assert state.organic_reserve[0] == 0


@proves("O-13.9-c")
def test_ordinary_trucks_become_a_lost_organic_truck_with_what_they_have_loaded():
    field = formations()
    field.state.organic_place[0] = DEAD
    field.state.trucks = [Trucks(ALLIED, field.hex("C10.20"), 5, 2, 0), Trucks(ALLIED, field.hex("C10.21"), 3, 3, 0)]
    game = field.play("B")
    assert words(game, "consolidate", "C10.20") == ["1", "2"]
    assert words(game, "consolidate", "C10.20", "2", "as") == ["ot-4ind"]
    assert why_not(game, "consolidate C10.21 3 as ot-4ind").message == "why-no-trucks-for-it"

    state = state_of(game.play("consolidate C10.20 2 as ot-4ind"))
    assert (state.organic_place[0], state.organic_load[0]) == (field.hex("C10.20"), 2)
    assert [(lot.size, lot.load) for lot in state.trucks] == [(1, 0), (3, 3)]


@proves("O-13.9-c")
def test_trucks_that_are_all_full_become_a_full_one():
    field = formations()
    field.state.organic_place[0] = DEAD
    field.state.trucks = [Trucks(ALLIED, field.hex("C10.20"), 4, 4, 0)]

    assert words(field.play("B"), "consolidate", "C10.20") == ["4"]


@proves("O-13.9-c", "O-12.8-m")
def test_empty_trucks_become_an_empty_one_that_is_cut_off_as_they_were():
    field = formations()
    field.state.organic_place[0] = DEAD
    field.state.trucks = [Trucks(ALLIED, field.hex("C10.20"), 5, 0, 0, cut_off=True)]
    state = state_of(field.play("B").play("consolidate C10.20 empty as ot-4ind"))

    assert (state.organic_place[0], state.organic_load[0], state.organic_cut_off[0]) == (field.hex("C10.20"), 0, 1)
    assert [(lot.size, lot.load) for lot in state.trucks] == [(1, 0)]


@proves("O-4.8-a")
def test_the_reinforcement_phase_removes_nobody_who_is_overstacked():
    field = crippled().put("C10.10", "d-lib")
    field.state.steps[:] = bytearray([2, 3, 3, 3, 1])
    game = field.play("B", AXIS).play("done")

    assert game.question is None  # nobody is asked whom to remove
