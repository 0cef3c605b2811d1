"""17 Weather, D-3.5."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, unit
from sandtable.games.ocs.dak2.weather import roll_weather
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


@proves("D-3.5a-c")
def test_a_hex_of_two_maps_has_the_worse_weather():
    field = Field(unit("inf", "2-3-3"))
    field.ground.maps[0] = "BC"
    field.state.weather = {"B": SANDSTORM}

    assert field.state.weather_in(0) == SANDSTORM
    assert field.state.weather_by_hex()[:2] == [SANDSTORM, 0]
