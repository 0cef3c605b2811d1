"""P24 Sergeants Affair: Political Will rises or falls by the Terror markers on the map, by 3 at the most."""

from __future__ import annotations

import pytest

from palestine.table import position, proves, state_of

COUNTS = [
    ("", 0),
    ("tel_aviv: 1 terror | ", 1),
    ("tel_aviv: 1 terror | haifa_c: 1 terror | ", 2),
    ("tel_aviv: 2 terror | jerusalem_c: 1 terror | ", 3),
    ("tel_aviv: 2 terror | jerusalem_c: 2 terror | haifa_c: 2 terror | ", 3),
]
AFFAIR = "card: P24 | political will: {will} | do: event {side} {text} | "


@proves("P-P24-u")
@pytest.mark.parametrize("side", ["british", "irgun"])
@pytest.mark.parametrize(("map_", "change"), COUNTS)
def test_unshaded_one_political_will_per_terror_marker_up_to_three(side, map_, change):
    game = position(map_ + AFFAIR.format(will=10, side=side, text="unshaded"))

    assert game.over
    assert state_of(game).political_will == 10 + change


@proves("P-P24-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
@pytest.mark.parametrize(("map_", "change"), COUNTS)
def test_shaded_minus_one_political_will_per_terror_marker_up_to_three(side, map_, change):
    game = position(map_ + AFFAIR.format(will=10, side=side, text="shaded"))

    assert game.over
    assert state_of(game).political_will == 10 - change


@proves("P-P24-u", "P-P24-s")
@pytest.mark.parametrize("text", ["unshaded", "shaded"])
def test_sabotage_markers_do_not_count_and_terror_stays(text):
    game = position(
        "tel_aviv: 1 terror, 2 sabotage | gaza: 3 sabotage | " + AFFAIR.format(will=10, side="irgun", text=text)
    )

    state = state_of(game)
    assert abs(state.political_will - 10) == 1
    assert sum(state.terror) == 1


@proves("P-P24-s", "P-P9-u-b")
def test_shaded_is_not_starred():
    game = position(
        "tel_aviv: 2 terror | capabilities: P9 unshaded british | "
        + AFFAIR.format(will=10, side="irgun", text="shaded")
    )

    assert state_of(game).political_will == 8


@proves("P-P24-u", "P-P24-s")
@pytest.mark.parametrize(("text", "will", "after"), [("unshaded", 18, 20), ("shaded", 2, 0)])
def test_political_will_stays_on_its_track(text, will, after):
    game = position("tel_aviv: 3 terror | " + AFFAIR.format(will=will, side="irgun", text=text))

    assert state_of(game).political_will == after
