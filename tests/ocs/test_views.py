"""What is told of the map, the state, and of battles before they are fought."""

from __future__ import annotations

import json

import pytest

from sandtable.games.ocs.combat.preview import preview_attack, preview_barrage
from sandtable.games.ocs.counters import ALLIED
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.view import describe_state, describe_theatre


@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_every_unit_of_a_scenario_is_told_with_what_is_printed_and_where_it_is(scenario):
    state = set_up(scenario)
    printed, told = describe_theatre(state.theatre), describe_state(state)

    assert printed["units"].keys() == told["units"].keys() == state.theatre.unit_number.keys()
    assert {unit["at"] for unit in told["units"].values()} - {"later"} <= set(printed["hexes"])
    assert json.loads(json.dumps([printed, told])) == [printed, told]


def test_the_chances_of_a_battle_add_up_and_its_shares_are_its_strengths():
    state = set_up("7.3")
    hexes, units = state.theatre.hex_named, state.theatre.unit_number
    attackers = sorted([units["in-11"], units["br-7rtr"]])
    for unit in attackers:
        state.put(unit, hexes("C40.18"))

    battle = preview_attack(state, hexes("C40.19"), attackers, is_overrun=False)

    assert sum(battle["chances"].values()) == pytest.approx(1, abs=0.001)
    assert [share["strength"] for share in battle["attack"]] == ["9", "6"]
    assert (battle["strengths"], battle["odds"], battle["modifier"], battle["hedgehog"]) == (["15", "6"], "3:1", 1, 1)
    assert battle["costs"] == [2, 2]


def test_the_chances_of_a_barrage_add_up_and_ships_pay_nothing():
    state = set_up("7.3")

    fire = preview_barrage(state, ALLIED, state.theatre.hex_named("C42.17"), 12, ships=True)

    assert sum(fire["chances"].values()) == pytest.approx(1, abs=0.001)
    assert (fire["column"], fire["shifts"]["hedgehog"], fire["cost"]) == (12, -1, 0)
