"""Who is winning: the ghost on the track that decides, and what each space costs or brings, however one points."""

import re

import pytest
from playwright.sync_api import expect

from british_way.family import FAMILY
from browser.people import PHONE
from sandtable.games import find


def foretold(server, name):
    """A game in which something on the map would move the track, and a view of it."""
    sides = find(name).sides
    while True:  # dice are rolled, and some games end before
        game = server.new_game(game=name, seats={side: {"who": "me"} for side in sides})
        everybody = game.seat(*sides)
        while not (view := everybody.view())["over"]:
            if view["forecast"] and any(part["space"] for part in view["forecast"]["parts"]):
                return game, view
            everybody.play_at_random(view["moment"], answers=1)


def told(player, part):
    amount = part["amount"]
    sign = f"−{-amount}" if amount < 0 else f"+{amount}"
    return player.words("board-counted-part", text=part["text"], amount=sign)


@pytest.mark.parametrize("name", FAMILY)
def test_the_track_that_decides_shows_where_it_would_stand_if_it_were_counted_now(person, server, name):
    game, view = foretold(server, name)
    player = person()
    player.sit_down(game, *find(name).sides)
    then, parts = view["forecast"]["then"], view["forecast"]["parts"]
    ghost = player.page.locator("[data-ghost]")

    expect(ghost).to_have_text(str(then))
    said = " · ".join([player.words("board-forecast", value=then), *(told(player, part) for part in parts)])
    expect(ghost).to_have_attribute("aria-label", said)
    ghost.focus()
    for part in parts:
        expect(player.page.locator(".tip")).to_contain_text(told(player, part))
    track = player.page.locator(f"[data-box={view['forecast']['track']}]")
    expect(track).to_have_attribute("aria-label", re.compile(re.escape(player.words("board-forecast", value=then))))


@pytest.mark.parametrize("name", FAMILY)
def test_a_space_says_by_mouse_keys_and_touch_what_it_costs_or_brings(person, server, name):
    game, view = foretold(server, name)
    waits = next(side for side in find(name).sides if side != view["question"]["side"])
    parts = [part for part in view["forecast"]["parts"] if part["space"]]
    desk, phone = person(), person("ja", PHONE)
    desk.sit_down(game, waits)
    in_japanese = phone.sit_down(game, waits)["forecast"]["parts"]

    for part in parts:
        desk.hover_space(part["space"])
        expect(desk.page.locator(".tip")).to_contain_text(told(desk, part))
        desk.page.mouse.move(1, 1)
        expect(desk.page.locator(".tip")).to_be_hidden()
        desk.space(part["space"]).focus()
        expect(desk.space(part["space"])).to_have_attribute("aria-label", re.compile(re.escape(told(desk, part))))
    for part in (part for part in in_japanese if part["space"]):
        phone.tap_space(part["space"])
        expect(phone.page.locator(".tip")).to_contain_text(told(phone, part))


def test_a_finger_that_stays_on_a_space_asks_and_one_that_taps_chooses(person, server):
    player = person(screen=PHONE)
    player.sit_down(server.new_game(), "irgun")
    for answer in ("operation", "recruit"):
        player.sees(player.answers(player.option(answer).tap))
    asked = player.asked.inner_text()
    touch = player.page.context.new_cdp_session(player.page)
    x, y = player.point_at("samaria")

    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(player.page.locator(".tip")).to_contain_text("Samaria")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(player.asked).to_have_text(asked)

    view = player.answers(lambda: player.tap_space("samaria"))
    assert view["question"]["message"] == "ask-recruit-how-many"
