"""P20 Indian Independence *: +2 Political Will if no Railway is sabotaged; or -2."""

from __future__ import annotations

import pytest

from palestine.table import position, proves, state_of

WILL_TEN = "card: P20 | political will: 10 | "
RAILWAYS = ["rail_egypt", "rail_jerusalem", "rail_haifa", "rail_syria"]


@proves("P-P20-u")
@pytest.mark.parametrize("side", ["british", "irgun"])
def test_unshaded_two_political_will_if_no_railway_is_sabotaged(side):
    game = position(WILL_TEN + f"do: event {side} unshaded")

    assert game.over
    assert state_of(game).political_will == 12


@proves("P-P20-u")
@pytest.mark.parametrize("railway", RAILWAYS)
def test_unshaded_one_sabotaged_railway_is_enough_for_nothing(railway):
    game = position(WILL_TEN + f"{railway}: 1 sabotage | do: event british unshaded")

    assert state_of(game).political_will == 10


@proves("P-P20-u")
def test_unshaded_sabotage_and_terror_elsewhere_do_not_matter():
    game = position(WILL_TEN + "tel_aviv: 1 sabotage, 2 terror | gaza: 3 sabotage | do: event british unshaded")

    assert state_of(game).political_will == 12


@proves("P-P20-u")
def test_unshaded_political_will_stops_at_twenty():
    game = position("card: P20 | political will: 19 | do: event british unshaded")

    assert state_of(game).political_will == 20


@proves("P-P20-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
def test_shaded_costs_two_political_will_whatever_the_railways(side):
    game = position(WILL_TEN + f"rail_egypt: 1 sabotage | do: event {side} shaded")

    assert game.over
    assert state_of(game).political_will == 8


@proves("P-P20-s", "P-CAP-P9u-a")
@pytest.mark.parametrize(("text", "will"), [("unshaded", 9), ("shaded", 8)])
def test_shaded_is_starred(text, will):
    game = position(WILL_TEN + f"capabilities: P9 {text} british | do: event irgun shaded")

    assert state_of(game).political_will == will


@proves("P-P20-u", "P-P9-u-b")
def test_unshaded_bevin_does_not_change_the_gain():
    game = position(WILL_TEN + "capabilities: P9 unshaded british | do: event british unshaded")

    assert state_of(game).political_will == 12
