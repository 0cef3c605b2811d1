"""13.6 Reinforcements, those who broke out, and the supply of the scenarios."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, unit
from sandtable.games.ocs.counters import ALLIED, AXIS, COMBAT, MOVE
from sandtable.games.ocs.dak2.reinforcements import come_back, nearest_free, reinforce
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.modes import RESERVE, STRAT, UNMARKED
from sandtable.games.ocs.state import AWAY, DEAD


@proves("D-7.0-b", "D-7.1-al-sup1", "D-7.1-ax-sup1", "D-7.3-al-sup1", "D-7.3-ax-sup1")
@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
@pytest.mark.parametrize(("side", "hex"), [(ALLIED, "C39.03"), (AXIS, "C44.29")])
def test_eight_tokens_come_each_turn_unless_the_place_is_lost(scenario, side, hex):
    state = set_up(scenario)
    place = state.theatre.hex_named(hex)
    before = state.dumps[side].get(place, 0)
    carry_out(reinforce(state, side))
    assert state.dumps[side][place] == before + 8

    state.owner[place] = 1 - side
    carry_out(reinforce(state, side))
    assert state.dumps[side][place] == before + 8


@proves("D-7.1-al-reinf1", "O-13.6-a", "O-13.2-n", "O-12.5-k")
def test_the_sixth_australian_division_comes_with_a_full_truck():
    state = set_up("7.1")
    state.date = "1940-12-15"
    carry_out(reinforce(state, ALLIED), *[f"place {id} move" for id in ("au-16", "au-17", "au-19", "au-6cav")])
    truck = state.theatre.truck_number["ot-6aus"]

    assert {state.theatre.grid.names[state.place[state.theatre.unit_number[id]]] for id in ("au-16", "au-6cav")} == {
        "C37.01"
    }
    assert state.organic_load[truck] == state.theatre.trucks[truck].capacity


@proves("O-13.6-a")
def test_who_was_put_elsewhere_before_does_not_come_again():
    state = set_up("7.1")
    number, hex = state.theatre.unit_number, state.theatre.hex_named("C38.03")
    state.date = "1940-12-15"
    state.put(number["au-16"], DEAD)
    state.put(number["au-17"], hex)
    state.organic_place[state.theatre.truck_number["ot-6aus"]] = hex
    carry_out(reinforce(state, ALLIED), "place au-19 move", "place au-6cav move")

    assert [state.place[number[id]] for id in ("au-16", "au-17")] == [DEAD, hex]
    assert state.organic_place[state.theatre.truck_number["ot-6aus"]] == hex


def broken_out() -> Field:
    field = Field(unit("inf", "2-3-3", size="brigade"), unit("enemy", "5-3-3", side=AXIS))
    field.state.edge_sources[ALLIED] = [field.hex("C10.01")]
    field.state.put(0 if field.number("inf") == 0 else 1, AWAY)
    field.state.returning = {field.number("inf"): 3}
    field.state.steps[field.number("inf")] = 1
    return field


@proves("O-12.8-o", "O-12.8-q")
def test_who_broke_out_comes_back_in_its_turn_with_its_losses():
    field = broken_out()
    state, number = field.state, field.number("inf")
    state.turn = 2
    carry_out(come_back(state, ALLIED))
    assert state.place[number] == AWAY

    state.turn = 3
    carry_out(come_back(state, ALLIED), "place inf combat")
    assert (state.place[number], state.steps[number], state.returning) == (field.hex("C10.01"), 1, {})


@proves("O-12.8-q")
def test_several_come_back_in_the_order_of_the_counters_whoever_broke_out_first():
    field = Field(unit("a", "2-3-3"), unit("b", "2-3-3"))
    field.state.edge_sources[ALLIED], field.state.turn = [field.hex("C10.01")], 3
    field.state.returning = {1: 2, 0: 3}
    carry_out(come_back(field.state, ALLIED), "place a combat", "place b move")

    assert (field.state.face[0], field.state.face[1]) == (COMBAT, MOVE)


@proves("O-12.8-q")
def test_without_an_entry_it_stays_out():
    field = broken_out()
    field.state.edge_sources[ALLIED], field.state.turn = [], 3
    carry_out(come_back(field.state, ALLIED))

    assert field.state.place[field.number("inf")] == AWAY


@proves("O-13.6-b")
@pytest.mark.parametrize(
    ("mode", "marker", "face"),
    [("combat", UNMARKED, COMBAT), ("move", UNMARKED, MOVE), ("strat", STRAT, MOVE), ("reserve", RESERVE, COMBAT)],
)
def test_a_reinforcement_comes_in_any_voluntary_mode_even_in_an_enemy_zone(mode, marker, face):
    field = broken_out().put("C10.02", "enemy")
    field.state.turn = 3
    carry_out(come_back(field.state, ALLIED), f"place inf {mode}")
    number = field.number("inf")

    assert (field.state.marker[number], field.state.face[number]) == (marker, face)


@proves("O-13.6-d")
def test_a_blocked_entry_moves_along_its_edge():
    field = broken_out().put("C10.01", "enemy")
    entry = field.grid.names[nearest_free(field.state, ALLIED, field.hex("C10.01"))]

    assert entry in ("C09.01", "C11.01")
