"""What is told of the map, the state, and of battles before they are fought."""

from __future__ import annotations

import json
from random import Random

import pytest

from sandtable import new_game
from sandtable.games.ocs.combat.preview import preview_attack, preview_barrage
from sandtable.games.ocs.counters import ALLIED, SIDE_NAMES
from sandtable.games.ocs.dak2.look import overlay, preview
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.view import PARTS, describe_state, phase_of
from sandtable.games.ocs.supply.trace import in_trace
from sandtable.words import LANGUAGES, words_for


@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_every_unit_of_a_scenario_is_told_with_where_it_is(scenario):
    state = set_up(scenario)
    told = describe_state(state)

    assert told["units"].keys() == state.theatre.unit_number.keys()
    assert {unit["at"] for unit in told["units"].values()} - {"later"} <= set(state.theatre.grid.names)
    assert json.loads(json.dumps(told)) == told


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
    assert battle["defence_paid"] == "pay"
    assert all(sum(source.values()) >= cost for source, cost in zip(battle["sources"], battle["costs"], strict=True))


def test_the_chances_of_a_barrage_add_up_and_ships_pay_nothing():
    state = set_up("7.3")

    fire = preview_barrage(state, ALLIED, state.theatre.hex_named("C42.17"), 12, ships=True)

    assert sum(fire["chances"].values()) == pytest.approx(1, abs=0.001)
    assert (fire["column"], fire["shifts"]["hedgehog"], fire["cost"]) == (12, -1, 0)


def test_an_order_is_looked_at_before_it_is_given():
    state = set_up("7.3")
    state.put(state.theatre.unit_number["in-11"], state.theatre.hex_named("C40.18"))

    assert preview(state, "allied", "move in-11 to C39.18") is None
    attack = preview(state, "allied", "attack C40.19 with in-11")
    assert (attack["kind"], attack["hex"]) == ("attack", "C40.19")
    assert preview(state, "allied", "overrun C40.19 with in-11")["kind"] == "overrun"
    assert preview(state, "allied", "bombard C42.17")["points"] == 12


def test_zones_and_supply_lie_over_the_map():
    state = set_up("7.3")
    zones, supply = overlay(state, "zones"), overlay(state, "supply")

    assert overlay(state, "rain") is None
    assert "C40.18" in zones["axis"]
    for side in (0, 1):
        told = supply[SIDE_NAMES[side]]
        assert {unit for unit, trace in told["units"].items() if trace} == {
            state.counter(unit).id for unit in state.units_on_map(side) if in_trace(state, unit)
        }
        points = set(told["points"])
        assert {trace["from"] for trace in told["units"].values() if "from" in trace} <= points


def test_the_reach_of_a_side_lies_over_the_map_and_shows_what_both_can_get_to():
    state = set_up("7.3")
    reach = overlay(state, "reach")

    for side in (0, 1):
        units = state.units_on_map(side)
        assert {state.theatre.grid.names[state.place[unit]] for unit in units} <= set(reach[SIDE_NAMES[side]])
    assert "C40.18" in reach["allied"]
    assert "C40.19" not in reach["allied"]  # Maletti is there


def test_every_question_of_a_player_turn_stands_in_its_phase_and_these_come_in_order():
    game, player, told = new_game("dak2", seed="4"), Random(4), []
    spoken = [words_for("dak2", language) for language in LANGUAGES]
    while game.question is not None:
        phase = phase_of(game.state, game.step)
        assert phase is not None or game.step[0] in ("turn", "deploy")
        if phase is not None:
            assert all(words.text(phase.whole) and words.text(phase.part) for words in spoken)
            told.append((game.state.turn, game.state.phasing != game.state.first, phase.number))
        game.play(game.question.sample(player.randrange))

    assert told == sorted(told)
    assert {PARTS[number - 1] for _, _, number in told} >= {"C2", "E1", "F1", "F2", "G1"}
