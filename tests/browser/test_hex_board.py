"""The board of the hex game: walked by keys, and what it tells in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

SEATS = {"allied": {"who": "me"}, "axis": {"who": "me"}}


@pytest.fixture
def board(person, server):
    """A person before a new game of 7.3, when its map is drawn sharp."""

    def open_board(language="en"):
        someone = person(language)
        game = server.new_game(game="dak2", scenario="7.3", seats=SEATS)
        someone.open(game.links["allied"])
        expect(someone.page.locator("canvas[data-sharp=true]")).to_be_visible()
        return someone

    return open_board


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_hex_is_found_by_its_place_and_told_in_words(board, language):
    player = board(language)
    player.page.get_by_role("application").focus()
    player.page.keyboard.press("g")
    player.page.keyboard.type("Nibeiwa")
    player.page.keyboard.press("Enter")

    told = player.page.locator("[aria-live=polite]", has_text="C40.19")
    expect(told).to_contain_text("Maletti")
    player.page.keyboard.press("ArrowRight")
    expect(player.page.locator("[aria-live=polite]", has_text="C40.18")).to_be_attached()


@pytest.mark.parametrize(("language", "unit"), [("en", "2 MG Bn 2-2-3"), ("ja", "第2機関銃大隊 2-2-3")])
def test_units_are_told_by_their_names_in_the_language_of_the_reader(board, language, unit):
    player = board(language)
    player.page.get_by_role("application").focus()
    player.page.keyboard.press("g")
    player.page.keyboard.type("C41.24")
    player.page.keyboard.press("Enter")

    expect(player.page.locator("[aria-live=polite]", has_text="C41.24")).to_contain_text(unit)


def test_a_stack_opens_by_a_key_and_closes_again(board):
    player = board()
    player.page.get_by_role("application").focus()
    player.page.keyboard.press("g")
    player.page.keyboard.type("C40.19")
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Enter")

    stack = player.page.get_by_role("group", name=player.words("hexes-stack", count=5))
    expect(stack.get_by_role("button")).to_have_count(5)
    expect(stack.get_by_role("button").first).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(stack).to_have_count(0)


def test_an_unknown_place_is_said_to_be_unknown(board):
    player = board()
    player.page.get_by_role("application").focus()
    player.page.keyboard.press("g")
    field = player.page.get_by_label(player.words("hexes-go-to"))
    field.fill("Paris")
    field.press("Enter")

    assert field.evaluate("field => field.validationMessage") == player.words("hexes-unknown")


def middle(player):
    """The point of the screen in the middle of the map."""
    box = player.page.get_by_role("application").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_drag_that_is_let_go_beside_the_map_is_over(board):
    player = board()
    player.page.get_by_role("application").focus()
    player.page.keyboard.press("g")
    player.page.keyboard.type("C38.17")
    player.page.keyboard.press("Enter")
    x, y = middle(player)
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 5, y)
    mouse.move(1300, y)  # over the panel, in one go
    mouse.up()
    mouse.move(x, y)
    mouse.move(x, y - 200)
    player.page.keyboard.press("g")
    player.page.keyboard.type("C38.17")
    player.page.keyboard.press("Enter")
    mouse.move(x - 200, y)
    mouse.click(x, y)

    expect(player.page.locator("[data-place]")).to_have_attribute("data-place", "C38.17")


def test_a_unit_that_only_defends_is_told_with_its_brackets(board):
    player = board()
    player.page.get_by_role("application").focus()
    player.page.keyboard.press("g")
    player.page.keyboard.type("C37.18")
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Enter")

    expect(player.page.locator("[data-unit=br-106rha]")).to_contain_text("106 RHA (3)-3-3")
