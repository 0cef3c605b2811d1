"""17 Weather, D-3.5."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, unit, why_not, words
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games.ocs.counters import AXIS
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.weather import roll_weather
from sandtable.games.ocs.movement import cannot_step, reach_of
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.theatre import RAINSTORM, SANDSTORM


@proves("O-17.0-a", "O-17.0-b", "D-3.5-a", "D-3.5-b", "D-3.5-c", "D-3.5-d")
@pytest.mark.parametrize(
    ("answers", "weather"),
    [(["53"], {}), (["54", "1"], {"C": SANDSTORM}), (["56", "AB"], {}), (["66", "BC"], {"C": RAINSTORM})],
)
def test_two_dice_and_the_maps_that_are_drawn_make_the_weather(answers, weather):
    field = Field(unit("inf", "2-3-3"))
    carry_out(roll_weather(field.state), *answers)

    assert field.state.weather == weather


@proves("O-17.0-e")
@pytest.mark.parametrize(
    ("scenario", "option", "rolled"),
    [("7.1", "scenario", 1), ("7.3", "scenario", 0), ("7.3", "table", 1), ("7.1", "clear", 0)],
)
def test_a_scenario_of_two_turns_is_clear_unless_its_weather_is_wanted(scenario, option, rolled):
    game = Game.new(RULES, scenario=scenario, options={"weather": option}, dealer=Dealer(1))

    assert sum(line.message == "log-weather" for line in game.log or []) == rolled


@proves("D-3.5a-c")
def test_a_hex_of_two_maps_has_the_worse_weather():
    field = Field(unit("inf", "2-3-3"))
    field.ground.maps[0] = "BC"
    field.state.weather = {"B": SANDSTORM}

    assert field.state.weather_in(0) == SANDSTORM
    assert field.state.weather_by_hex()[:2] == [SANDSTORM, 0]


# Storms


def marching(kind: int, **settings: str) -> Field:
    field = Field(unit("foot", "2-3-4", **settings), unit("enemy", "5-3-3", side=AXIS)).put("C10.10", "foot")
    field.state.weather = {"C": kind}
    field.state.weather_changed()
    return field


@proves("D-3.5b-e", "D-3.5c-c", "O-6.2-l")
@pytest.mark.parametrize("kind", [SANDSTORM, RAINSTORM])
def test_storms_double_what_movement_costs(kind):
    field = marching(kind)
    foot = field.number("foot")

    assert reach_of(field.state, foot, [foot]).cost[field.hex("C10.11")] == 2 * MP


@proves("D-3.5b-a", "D-5.5d-b", "D-5.5d-f")
def test_green_units_do_not_move_in_a_sandstorm():
    field = Field(unit("green", "2-3-4", formation="2 NZ"), unit("other", "2-3-4"))
    field.put("C10.10", "green", "other").state.green = ["2 NZ"]
    assert "green" in words(field.play(), "move")

    field.state.weather = {"C": SANDSTORM}
    field.state.weather_changed()
    assert words(field.play(), "move") == ["other"]
    assert why_not(field.play(), "move green to C10.11").message == "why-green-in-sandstorm"


@proves("D-3.5c-a", "O-6.2-o")
@pytest.mark.parametrize(("road", "passable"), [("", False), ("track", False), ("road", False), ("primary_road", True)])
def test_in_rain_a_wadi_is_crossed_by_primary_roads_alone(road, passable):
    field = marching(RAINSTORM).side("wadi", "C10.10", "C10.11")
    if road:
        field.road(road, "C10.10", "C10.11")

    refused = cannot_step(field.state, field.number("foot"), field.hex("C10.10"), field.hex("C10.11"))
    assert (refused is None) == passable


@proves("D-3.5c-d", "D-3.5b-b")
@pytest.mark.parametrize(("kind", "fights"), [(RAINSTORM, True), (SANDSTORM, False)])
def test_rain_stops_no_combat_and_sand_does(kind, fights):
    field = marching(kind).put("C10.11", "enemy").dump("C10.10", 9)
    game = field.play("F2")

    assert (game.question is not None and "attack" in words(game)) == fights


@proves("D-3.5-d")
def test_rain_falls_on_two_maps_of_five():
    state = set_up("7.1")
    procedure = roll_weather(state)
    next(procedure)
    question = procedure.send("66")

    assert sorted(question.options) == ["AB", "AC", "AD", "AE", "BC", "BD", "BE", "CD", "CE", "DE"]


@proves("D-3.5b-a")
@pytest.mark.parametrize(("size", "refused"), [("replacement", "why-green-in-sandstorm"), ("battalion", None)])
def test_replacements_do_not_move_in_a_sandstorm(size, refused):
    field = Field(unit("one", "0-0-6", size=size)).put("C10.10", "one")
    field.state.weather = {"C": SANDSTORM}

    assert field.state.cannot_enter(0, field.hex("C10.11")) == refused


@proves("D-3.5b-a", "D-5.5d-b", "O-6.1-m")
@pytest.mark.parametrize(("size", "goes"), [("replacement", False), ("battalion", True)])
def test_replacements_do_not_go_into_a_sandstorm_over_the_next_map(size, goes):
    field = Field(unit("one", "0-0-6", size=size)).put("C10.10", "one")
    field.ground.maps[field.hex("C10.12")] = "D"
    field.state.weather = {"D": SANDSTORM}
    reached = reach_of(field.state, 0, [0]).cost

    assert field.hex("C10.11") in reached
    assert (field.hex("C10.12") in reached) == goes
