"""An owner's maps and counters in the browser: what his rows correct is what the board shows and tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from table.server import Server

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "desert_box"
SEATS = {"allied": {"who": "me"}, "axis": {"who": "me"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """One at which games may be played with the example of a box."""
    with Server(tmp_path_factory.mktemp("owner") / "table.sqlite", "--rate", "0", "--box", str(EXAMPLE)) as running:
        yield running


@pytest.mark.parametrize(
    ("components", "terrain", "infantry", "other"),
    [
        ("owner", "rocky", " 8-2-3", "99 Light Bn 1-1-9"),
        ("house", "open", " 9-2-3", "63 Light Bn 1-1-6"),
    ],
)
def test_the_board_shows_the_maps_and_counters_that_the_game_is_played_with(
    person, server, components, terrain, infantry, other
):
    player = person()
    game = server.new_game(game="dak2", scenario="7.3", seats=SEATS, options={"components": components})
    player.open(game.links["axis"])
    expect(player.page.locator("canvas[data-sharp=true]")).to_be_visible()

    def look_at(hex: str):
        player.page.get_by_role("application").focus()
        player.page.keyboard.press("g")
        player.page.keyboard.type(hex)
        player.page.keyboard.press("Enter")
        return player.page.locator("[aria-live=polite]", has_text=hex)

    expect(look_at("C38.20")).to_contain_text(player.words("hexes-terrain-" + terrain))
    told = look_at("C38.22")
    expect(told).to_contain_text(infantry)
    expect(told).to_contain_text(other)
