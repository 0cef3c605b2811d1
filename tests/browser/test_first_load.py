"""How much comes over the wire before the first click."""

import pytest
from playwright.sync_api import expect

from british_way.family import FAMILY
from sandtable.games import find

MOST_BYTES = 100_000  # there is no room for a game's board, which nobody has asked for yet
MOST_BYTES_OF_PICTURES = 40_000  # of the games that are in sight, drawn from their maps
MOST_BYTES_OF_A_TABLE = 160_000
MOST_BYTES_OF_A_HEX_TABLE = 600_000  # its map of 10,742 hexes included
MOST_REQUESTS = 8
LOW = {"viewport": {"width": 1440, "height": 150}}  # so low that no picture is near
SIZES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map(({ name, transferSize }) => [new URL(name).pathname, transferSize])"""


def test_the_first_page_is_light_and_asks_for_little(person):
    visitor = person(screen=LOW)
    visitor.open("/")
    expect(visitor.button("lobby-quick-both").first).to_be_enabled()
    visitor.page.wait_for_load_state("networkidle")

    sizes = visitor.page.evaluate(SIZES)
    assert all(size > 0 for _, size in sizes), sizes
    assert sum(size for _, size in sizes) < MOST_BYTES, sizes
    assert len(sizes) <= MOST_REQUESTS, sizes


def test_the_pictures_of_the_games_come_after_the_page_and_are_light(person):
    visitor = person()
    visitor.open("/")
    for number in range(3):
        visitor.page.get_by_role("article").nth(number).locator(".picture").scroll_into_view_if_needed()
        expect(visitor.page.get_by_role("article").nth(number).locator("svg g[transform]").first).to_be_attached()

    sizes = visitor.page.evaluate(SIZES)
    assert sum(size for _, size in sizes) < MOST_BYTES + MOST_BYTES_OF_PICTURES, sizes


@pytest.mark.parametrize("game", FAMILY)
def test_a_table_is_light_too(person, server, game):
    player, sides = person(), find(game).sides
    player.sit_down(server.new_game(game=game, seats={side: {"who": "me"} for side in sides}), sides[1])
    player.page.wait_for_load_state("networkidle")

    assert sum(size for _, size in player.page.evaluate(SIZES)) < MOST_BYTES_OF_A_TABLE


def test_the_map_of_the_hex_game_is_loaded_with_its_table_and_not_before(person, server):
    player = person()
    player.open("/")
    expect(player.button("lobby-quick-both").first).to_be_enabled()
    player.page.wait_for_load_state("networkidle")
    before = sum(size for _, size in player.page.evaluate(SIZES))
    player.sit_down(server.new_game(game="dak2", seats={side: {"who": "me"} for side in find("dak2").sides}), "allied")
    player.page.wait_for_load_state("networkidle")

    assert before < MOST_BYTES + MOST_BYTES_OF_PICTURES
    assert sum(size for _, size in player.page.evaluate(SIZES)) < MOST_BYTES_OF_A_HEX_TABLE
