"""A phone and a desk: everything in sight, nothing jumps."""

import pytest
from playwright.sync_api import expect

from browser.people import PHONE, play_on
from processes import until

OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"
SCROLLABLE = "() => document.documentElement.scrollHeight - innerHeight"
BUTTON_AT = "([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.innerText"
# Shifts by which somebody would lose the place: those in the first half second after a click are meant.
WATCH_SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      for (const { node } of shift.sources) {
        const element = node?.nodeType === 1 ? node : node?.parentElement;
        if (element?.closest("header, .board")) window.shifts.push(element.outerHTML.slice(0, 120));
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
}"""


def comes_in_sight(player, locator) -> None:
    """Wait until something is whole on the screen: the page may still be laid out."""

    def is_in_sight() -> bool:
        box, screen = locator.bounding_box(), player.page.viewport_size
        return (
            box is not None
            and box["x"] >= 0
            and box["y"] >= 0
            and box["x"] + box["width"] <= screen["width"]
            and box["y"] + box["height"] <= screen["height"]
        )

    until(is_in_sight)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_turn_on_a_phone_by_tapping(person, server, language):
    player = person(language, PHONE)
    player.sit_down(server.new_game(), "irgun")
    for answer in ("operation", "recruit"):
        comes_in_sight(player, player.asked)
        comes_in_sight(player, player.option(answer))
        view = player.answers(player.option(answer).tap)
        player.sees(view)
        assert player.page.evaluate(OVERFLOW) <= 0

    view = player.answers(lambda: player.tap_space("samaria"))
    player.sees(view)
    comes_in_sight(player, player.asked)
    view = player.answers(player.option("2").tap)
    player.sees(view)
    assert "held" in player.answers(player.option("done").tap)
    comes_in_sight(player, player.button("table-confirm-turn"))
    comes_in_sight(player, player.button("table-step-back"))
    view = player.answers(player.button("table-confirm-turn").tap)

    assert view["question"]["side"] == "british"
    for name in ("card", "log", "spaces", "rules", "history", "players"):
        player.tab(name).tap()
        expect(player.tab(name)).to_have_attribute("aria-selected", "true")
        assert player.page.evaluate(OVERFLOW) <= 0, name
        assert player.page.evaluate(SCROLLABLE) <= 0, name


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_phone_shows_the_political_will_without_panning(person, server, language):
    player = person(language, PHONE)
    game = server.new_game(bid=-13)
    player.sit_down(game, "irgun")
    glance = player.page.locator("[data-glance=will]")

    expect(glance).to_contain_text("5")
    comes_in_sight(player, glance)
    board = player.page.locator(".board").first.bounding_box()
    assert board["y"] < glance.bounding_box()["y"] < board["y"] + board["height"] - glance.bounding_box()["height"]


def test_what_is_ticked_on_a_phone_is_sent_without_scrolling_back(person, server):
    player = person(screen=PHONE)
    player.sit_down(server.new_game(), "irgun")
    for answer in ("operation", "sabotage"):
        player.sees(player.answers(player.option(answer).tap))
    player.button("table-choose-several").tap()
    player.option("sabotage gaza").tap()

    player.option("sabotage jerusalem_c").scroll_into_view_if_needed()

    send = player.button("table-send-ticked", count=1)
    place = send.bounding_box()
    middle = [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2]
    assert player.page.evaluate(BUTTON_AT, middle) == send.inner_text()
    player.page.touchscreen.tap(*middle)
    expect(player.asked).to_contain_text("Arms Cache")


@pytest.mark.parametrize(
    "path", ["/", "/#new", "/#new/palestine", "/learn/palestine", "/rules/palestine", "/rules/palestine/3.3.3"]
)
def test_no_page_is_wider_than_a_phone(person, path):
    for language in ("en", "ja"):
        reader = person(language, PHONE)
        reader.open(path)
        expect(reader.page.get_by_role("heading").first).to_be_visible()
        reader.page.wait_for_load_state("networkidle")

        assert reader.page.evaluate(OVERFLOW) <= 0


@pytest.mark.parametrize("language", ["en", "ja"])
def test_on_a_desk_nothing_but_the_log_scrolls_and_nothing_jumps(person, server, language):
    player = person(language, reduced_motion="no-preference")
    game = server.new_game()
    view = player.sit_down(game, "irgun", "british")
    player.page.wait_for_load_state("networkidle")
    player.page.evaluate(WATCH_SHIFTS)
    places = set()

    for number in range(10):
        player.sees(view)
        header, asked = player.page.locator("header").first.bounding_box(), player.prompt.bounding_box()
        places.add((str(header), asked["x"], asked["y"], asked["width"]))
        assert player.page.evaluate(SCROLLABLE) <= 0
        assert player.page.evaluate(OVERFLOW) <= 0
        comes_in_sight(player, player.asked)
        comes_in_sight(player, player.page.locator("[data-answer]").first)
        view = play_on({"irgun": player, "british": player}, view, seed=number, answers=1)

    assert len(places) == 1, places
    assert player.page.evaluate("window.shifts") == []
