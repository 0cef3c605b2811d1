"""A whole turn without a mouse."""

import pytest
from playwright.sync_api import expect

from british_way.family import FAMILY
from browser.positions import last_turns
from processes import until
from sandtable.games import find

SPACES = "[data-space]"
FOCUSED = "() => document.activeElement?.closest('[data-space]')?.dataset.space ?? ''"
ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]


@pytest.mark.parametrize("name", FAMILY)
def test_arrow_keys_lead_to_every_space_and_none_lies_under_another(person, server, name):
    player, sides = person(), find(name).sides
    game = server.new_game(game=name, seats={side: {"who": "me"} for side in sides})
    spaces = player.sit_down(game, sides[0])["state"]["spaces"]

    player.tab_to(player.page.locator(SPACES))
    reached = {player.page.evaluate(FOCUSED)}
    ahead = list(reached)
    while ahead:
        here = ahead.pop()
        player.point_at(here)
        for arrow in ARROWS:
            player.space(here).focus()
            player.page.keyboard.press(arrow)
            there = player.page.evaluate(FOCUSED)
            if there not in reached:
                reached.add(there)
                ahead.append(there)

    assert sorted(reached) == sorted(spaces)


def test_a_turn_by_keyboard_alone(person, server):
    player, game = person(), server.new_game()
    player.sit_down(game, "irgun")
    press = player.page.keyboard.press

    press("h")
    keys = player.page.get_by_role("dialog", name=player.words("table-keys"))
    expect(keys).to_be_visible()
    press("Escape")
    expect(keys).to_be_hidden()

    press("?")
    expect(player.page.get_by_role("tabpanel")).to_contain_text("2.3.2")

    operation = player.option("operation").get_attribute("aria-keyshortcuts")
    view = player.answers(lambda: press(operation))
    player.sees(view)
    recruit = player.option("recruit").get_attribute("aria-keyshortcuts")
    view = player.answers(lambda: press(recruit))
    player.sees(view)

    player.tab_to(player.page.locator(SPACES))
    press("s")
    assert player.page.evaluate(FOCUSED) == "samaria"
    press("ArrowDown")
    below = player.page.evaluate(FOCUSED)
    assert below != "samaria"
    press("ArrowUp")
    assert player.page.evaluate(FOCUSED) != below
    press("s")
    assert player.page.evaluate(FOCUSED) == "samaria"
    view = player.answers(lambda: press("Enter"))
    assert view["question"]["message"] == "ask-recruit-how-many"
    player.sees(view)
    view = player.answers(lambda: press("2"))  # two Cells: a number is its own key
    player.sees(view)

    before = view["moment"]
    player.goes_back(lambda: press("u"))
    view = game.seat("irgun").view()
    assert view["moment"] == before - 1
    player.sees(view)
    player.sees(player.answers(lambda: press("1")))

    player.tab_to(player.option("done"))  # from the board, through the answers, to the last one
    assert "held" in player.answers(lambda: press("Enter"))
    expect(player.button("table-confirm-turn")).to_be_focused()
    press("Escape")
    expect(player.option("done")).to_be_visible()
    player.option("done").focus()
    assert "held" in player.answers(lambda: press("Enter"))
    expect(player.button("table-confirm-turn")).to_be_focused()
    view = player.answers(lambda: press("Enter"))

    assert view["question"]["side"] == "british"
    expect(player.asked).to_have_text(player.words("table-waiting", who="British"))


def test_the_board_says_by_keyboard_why_a_space_is_not_offered(person, server):
    player = person()
    player.sit_down(server.new_game(), "irgun")
    view = player.answers(player.option("operation").click)
    player.sees(view)
    view = player.answers(player.option("recruit").click)
    player.sees(view)
    reason = next(one["reason"] for one in view["question"]["withheld"] if one["space"] == "galilee")

    player.tab_to(player.page.locator(SPACES), "Shift+Tab")
    player.page.keyboard.press("g")
    if player.page.evaluate(FOCUSED) == "gaza":
        player.page.keyboard.press("g")
    assert player.page.evaluate(FOCUSED) == "galilee"
    player.page.keyboard.press("Enter")

    expect(player.page.locator(".board [aria-live=polite]")).to_have_text(reason)
    expect(player.space("galilee")).to_have_attribute("aria-disabled", "true")


def test_arrow_keys_walk_to_adjacent_spaces_and_reach_every_space(person, server):
    player = person()
    spaces = player.sit_down(server.new_game(), "irgun")["state"]["spaces"]

    def walk(space: str, arrow: str) -> str:
        player.space(space).focus()
        player.page.keyboard.press(arrow)
        return player.page.evaluate(FOCUSED)

    reached = ["samaria"]
    for space in reached:
        for arrow in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
            if (there := walk(space, arrow)) not in reached:
                reached.append(there)

    assert walk("samaria", "ArrowUp") == "galilee"
    assert walk("samaria", "ArrowDown") == "jerusalem_d"
    assert walk("tel_aviv", "ArrowRight") == "lydda"
    assert walk("gaza", "ArrowLeft") == "rail_egypt"
    assert walk("rail_syria", "ArrowDown") == "samaria"  # the nearest, where no adjacent one lies that way
    assert walk("jerusalem_d", "ArrowRight") == "jerusalem_d"
    assert sorted(reached) == sorted(spaces)


@pytest.mark.parametrize("name", FAMILY)
def test_a_whole_game_against_a_bot_by_keyboard_alone(person, server, name):
    position, side = last_turns(name)
    seats = {one: {"who": "me"} if one == side else {"who": "bot", "bot": "random"} for one in find(name).sides}
    game = server.new_game(game=name, seats=seats, position=position)
    player, seat = person(), game.seat(side)
    player.sit_down(game, side)

    while not (view := until(lambda: is_asked(seat.view(), side)))["over"]:
        player.sees(view)
        take_by_key(player, view["question"])

    expect(player.prompt).to_contain_text(player.words("table-over"))


def is_asked(view, side):
    """The view, if this side is asked or the game is over."""
    return view if view["over"] or view["question"]["side"] == side else None


def take_by_key(player, question):
    """Choose the first answer that has a digit, or what finishes; then confirm the end of the turn, if it is held."""
    press = player.page.keyboard.press
    digit = player.page.locator('[data-region=answers] [aria-keyshortcuts][data-answer]:not([data-answer="pass"])')
    key = digit.first.get_attribute("aria-keyshortcuts") if digit.count() else "."
    assert key != "." or question["finish"]
    if "held" in player.answers(lambda: press(key)):
        expect(player.button("table-confirm-turn")).to_be_focused()
        player.answers(lambda: press("."))
