"""Every screen: tracks and boxes whole at any size, the land between them, and nothing too small for a phone."""

from random import Random

import pytest
from playwright.sync_api import expect

from british_way.family import FAMILY
from browser.people import PHONE
from browser.test_hex_orders import before_barrage, before_combat
from browser.test_sizes import OVERFLOW, SCROLLABLE, comes_in_sight
from processes import until
from sandtable import new_game
from sandtable.games import find

SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "is_mobile": True, "has_touch": True}
SIZES = [
    (320, 568),
    (360, 740),
    (568, 320),
    (600, 960),
    (740, 360),
    (768, 1024),
    (820, 1180),
    (1024, 710),
    (1024, 768),
    (1080, 1920),
    (1180, 820),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
]
LINE = ".room .line"
SECONDS = 20  # in which any machine lays a board out
# The boxes of the board that are cut off, that overlap, or whose text leaves them; each is first brought into sight.
CROPPED = """() => {
  const room = document.querySelector(".room").getBoundingClientRect();
  const boxes = [...document.querySelectorAll("[data-box]")].filter((box) => box.checkVisibility());
  const faults = boxes.length ? [] : ["nothing is shown"];
  const leaves = (one, other) => one.left < other.left - 1 || one.right > other.right + 1 ||
    one.top < other.top - 1 || one.bottom > other.bottom + 1;
  for (const box of boxes) {
    const name = box.dataset.box;
    box.scrollIntoView({ block: "nearest" });
    const place = box.getBoundingClientRect();
    if (leaves(place, room)) faults.push(`${name} leaves the board`);
    const middle = document.elementFromPoint((place.left + place.right) / 2, (place.top + place.bottom) / 2);
    if (!box.contains(middle)) faults.push(`${name} is covered`);
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (texts.currentNode.parentElement.closest("ul")) continue; // it scrolls
      if ([...range.getClientRects()].some((text) => leaves(text, place))) {
        faults.push(`${name} cuts off ${texts.currentNode.data}`);
      }
    }
    for (const other of boxes.slice(boxes.indexOf(box) + 1)) {
      const there = other.getBoundingClientRect();
      if (place.left < there.right - 1 && there.left < place.right - 1 &&
        place.top < there.bottom - 1 && there.top < place.bottom - 1) {
        faults.push(`${name} lies over ${other.dataset.box}`);
      }
    }
  }
  return faults;
}"""
# The spaces whose pieces stand under something else.
COVERED = """() => [...document.querySelectorAll("[data-anchor]")].filter((anchor) => {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return there?.closest("[data-space]")?.dataset.space !== anchor.dataset.anchor;
}).map((anchor) => anchor.dataset.anchor)"""
# Text that is too small to be read, wherever it stands.
SMALL_TEXT = """() => {
  const faults = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !element.checkVisibility() || element.closest(".visually-hidden")) continue;
    const drawn = element.closest("svg") ? element.closest("text").getScreenCTM() : null;
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < 11.9) faults.push(`${texts.currentNode.data.trim()} has ${size.toFixed(1)} px`);
  }
  return faults;
}"""
# What can be pressed but hardly hit. Links within a line of text are as high as the line.
SMALL_TARGETS = """() => [...document.querySelectorAll(
  "header a, header button, .board button, [data-space], [role=slider], [role=tab], .turn button, .turn summary"
)].filter((target) => target.checkVisibility()).map((target) => {
  const { width, height } = target.getBoundingClientRect();
  return [target.ariaLabel || target.innerText || target.dataset.space, Math.min(width, height)];
}).filter(([, size]) => size < 39.5).map(([name, size]) => `${name} has ${size.toFixed(1)} px`)"""

# The same around the table, where a box or a point is ticked by its words too.
SMALL_CONTROLS = """() => [...document.querySelectorAll(
  "header a, header select, summary, main button:not(.link), .actions a, aside input, aside .more a, form input"
)].filter((control) => control.checkVisibility()).map((control) => {
  const { width, height } = (control.closest("label:has(> [type=checkbox], > [type=radio])") ?? control)
    .getBoundingClientRect();
  return [control.ariaLabel || control.innerText || control.closest("label")?.innerText, Math.min(width, height)];
}).filter(([, size]) => size < 39.5).map(([name, size]) => `${name} has ${size.toFixed(1)} px`)"""

# What of pieces, numbers and markers covers another; pieces of a kind may overlap.
OVER_EACH_OTHER = """() => {
  const scale = document.querySelector(".tokens").getScreenCTM().a;
  const boxes = [...document.querySelectorAll(".tokens .shape, .tokens .marker, .tokens .count")].map((token) => {
    const { left, right, top, bottom } = token.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    const digit = 0.36 * scale * parseFloat(getComputedStyle(token).fontSize);
    const high = token.matches(".count") ? digit : bottom - middle;
    const kind = token.matches(".shape") ? "piece" : token.matches(".marker") ? "marker" : token.textContent;
    return { kind, left, right, top: middle - high, bottom: middle + high };
  });
  const slack = 2.5 * scale; // they may touch
  return boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) =>
    !(one.kind === "piece" && other.kind === "piece") &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > slack &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack
  ).map((other) => `${one.kind} / ${other.kind}`));
}"""

# What would have to be moved sideways to be read; a table is wide by its nature, and tabs are looked at elsewhere.
SIDEWAYS_SCROLLS = """() => [...document.querySelectorAll("aside, aside *")].filter((element) => {
  const scrolls = ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
  return scrolls && element.clientWidth && element.scrollWidth > element.clientWidth &&
    !element.matches("[role=tablist]") && !element.querySelector(":scope > table");
}).map(({ className, clientWidth, scrollWidth }) => `${className}: ${scrollWidth} in ${clientWidth}`)"""
# What else there is beside the answers, where its place cuts it off.
CUT_OFF = """() => {
  const place = document.querySelector("[data-region=extras]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-region=extras] > button")].filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left < place.left - 1 || right > place.right + 1 || top < place.top - 1 || bottom > place.bottom + 1;
  }).map((button) => button.innerText);
}"""
# A question of which more is to be read than is seen; letters may reach out of its last line.
CUT_QUESTIONS = """() => [...document.querySelectorAll("[data-region=prompt]")].filter(
  (asked) => asked.scrollHeight > asked.clientHeight + 4
).map((asked) => asked.innerText)"""
ARE_WHOLE = "all => all.every((one) => one.scrollWidth <= one.clientWidth)"
HIDDEN_TABS = """() => [...document.querySelectorAll("[role=tablist]")].filter(
  (list) => list.scrollWidth > list.clientWidth
).map((list) => list.innerText)"""


def crowded(name: str) -> str:
    """The record of a game in which much has happened, when some space is to be chosen."""
    game, player = new_game(name, seed="5"), Random(5)
    while game.question is not None and (len(game.state.played) < 12 or len(game.question.options) < 5):
        game.play(player.choice(list(game.question.options)))
    assert not game.over
    return game.record()


def seated(person, server, name, language="en", screen=None, **form):
    """Somebody who plays all sides of a game."""
    player, sides = person(language, **({"screen": screen} if screen else {})), find(name).sides
    player.sit_down(server.new_game(game=name, seats={side: {"who": "me"} for side in sides}, **form), *sides)
    return player


def settled(player, script: str) -> None:
    """Wait until nothing is found fault with: the board has been laid out anew by then."""
    faults: list[str] = []

    def are_none() -> bool:
        faults[:] = player.page.evaluate(script)
        return not faults

    try:
        until(are_none, SECONDS)
    except AssertionError:
        raise AssertionError(f"{player.page.viewport_size}: {faults}") from None


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_tracks_and_boxes_are_whole_and_no_space_lies_under_them(person, server, name, language):
    player = seated(person, server, name, language, record=crowded(name))
    line = player.page.locator(LINE)

    for width, height in SIZES:
        player.resize(width, height)
        settled(player, COVERED)
        assert player.page.evaluate(OVERFLOW) <= 0
        assert player.page.evaluate(SCROLLABLE) <= 0
        if line.is_visible():
            line.click()
            settled(player, CROPPED)
            line.click()
        else:
            settled(player, CROPPED)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_all_tabs_are_seen_on_a_phone_held_either_way(person, server, language):
    player = seated(person, server, "palestine", language, SIDEWAYS, record=crowded("palestine"))
    settled(player, HIDDEN_TABS)
    for width, height in ((390, 844), (600, 960)):
        player.resize(width, height)
        settled(player, HIDDEN_TABS)


@pytest.mark.parametrize(("name", "language"), [("palestine", "en"), ("cyprus", "ja"), ("malaya", "ja")])
def test_nothing_beside_the_board_scrolls_sideways_and_no_offer_is_cut_off(person, server, name, language):
    player = seated(person, server, name, language, record=crowded(name))
    for size in ((1440, 900), (1024, 768), (932, 430), (740, 360), (600, 960), (320, 568)):
        player.resize(*size)
        settled(player, SIDEWAYS_SCROLLS)
        settled(player, CUT_OFF)

    player.button("table-replay").first.click()
    for size in ((1440, 900), (600, 960), (320, 568)):
        player.resize(*size)
        settled(player, SIDEWAYS_SCROLLS)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", ["dak2", "malaya"])
def test_a_question_is_read_without_scrolling_however_narrow_its_place(person, server, name, language):
    form = {"position": before_barrage()} if name == "dak2" else {"record": crowded(name)}
    player = seated(person, server, name, language, **form)

    for size in ((1440, 900), (1024, 768), (820, 1180), (700, 500), (390, 844)):
        player.resize(*size)
        settled(player, CUT_QUESTIONS)


def test_on_a_low_desk_some_lines_of_the_log_remain_under_the_card(person, server):
    player = seated(person, server, "malaya", screen={"viewport": {"width": 1280, "height": 720}})

    expect(player.log).to_be_visible()
    assert player.log.bounding_box()["height"] > 70


def test_the_last_entry_of_the_menu_is_reached_on_a_phone_on_its_side(person, server):
    player = seated(person, server, "palestine", screen=SIDEWAYS)

    last = player.menu("table-keys")
    last.scroll_into_view_if_needed()

    comes_in_sight(player, last)


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_nothing_is_too_small_for_a_phone(person, server, name, screen):
    player = seated(person, server, name, "en", screen, record=crowded(name))
    settled(player, SMALL_TEXT)
    settled(player, SMALL_TARGETS)

    player.page.locator(LINE).tap()

    expect(player.page.locator("[data-box=deck]")).to_be_visible()
    settled(player, SMALL_TEXT)
    settled(player, SMALL_TARGETS)

    player.tab("history").tap()
    expect(player.page.locator("svg .value-name").first).to_be_visible()
    settled(player, SMALL_TEXT)


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_around_the_table_nothing_is_too_small_for_a_finger(person, server, screen):
    visitor = person("en", screen)
    for path in ("/", "/#new/palestine", "/rules/malaya/3.3.3"):
        visitor.open(path)
        expect(visitor.page.locator("main button").first).to_be_visible()
        settled(visitor, SMALL_CONTROLS)

    player = seated(person, server, "palestine", "en", screen, record=crowded("palestine"))
    for name in ("card", "rules", "history", "players"):
        player.tab(name).tap()
        settled(player, SMALL_CONTROLS)
        settled(player, SMALL_TEXT)
    player.button("table-replay").first.click()
    expect(player.button("table-continue-here")).to_be_visible()
    settled(player, SMALL_CONTROLS)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_the_hex_game_fits_a_phone_and_nothing_in_it_is_too_small(person, server, language, screen):
    player = seated(person, server, "dak2", language, screen)
    overlays = player.page.get_by_role("combobox", name=player.words("bar-overlays"))
    current = player.page.locator(".bar [aria-current=step]")

    assert player.page.evaluate(OVERFLOW) <= 0
    for part in (current, overlays, player.page.locator("[data-go-on]")):
        comes_in_sight(player, part)
    overlays.select_option("supply")
    player.page.locator("[data-legend] summary").tap()
    settled(player, SMALL_TEXT)
    settled(player, SMALL_TARGETS)
    player.page.locator("[data-go-on]").tap()
    expect(player.page.locator("[data-place]")).to_be_visible()
    assert player.page.evaluate(OVERFLOW) <= 0
    assert player.page.evaluate(SCROLLABLE) <= 0
    settled(player, SMALL_TARGETS)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_battle_is_read_on_a_phone_without_moving_it_sideways(person, server, language):
    player = seated(person, server, "dak2", language, PHONE, position=before_combat())
    player.page.locator("[data-go-on]").tap()
    battle = player.page.locator("[data-preview=attack]")
    expect(battle).to_be_visible()

    settled(player, SIDEWAYS_SCROLLS)
    settled(player, SMALL_TEXT)
    values = battle.locator("dd")
    until(lambda: values.first.bounding_box()["width"] > battle.bounding_box()["width"] / 2)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_how_many_may_still_act_is_told_on_the_smallest_phone(person, server, language):
    player = seated(person, server, "dak2", language, {**PHONE, "viewport": {"width": 360, "height": 640}})

    comes_in_sight(player, player.page.locator(".bar .waiting"))


def test_the_sheet_of_a_phone_is_moved_by_finger_and_by_keys(person, server):
    player = seated(person, server, "palestine", screen=PHONE)
    grip = player.page.get_by_role("slider", name=player.words("table-sheet"))
    board = player.page.locator(".room")
    before = board.bounding_box()["height"]

    grip.press("ArrowDown")
    lower = board.bounding_box()["height"]
    assert lower > before
    grip.press("ArrowUp")
    assert board.bounding_box()["height"] == before
    grip.tap()
    expect(grip).to_have_attribute("aria-valuenow", "20")
    place = grip.bounding_box()
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    player.page.mouse.move(x, y - 300)
    player.page.mouse.up()

    assert board.bounding_box()["height"] < before
    expect(player.asked).to_be_in_viewport()


def test_a_board_of_which_most_is_legal_is_calm_and_one_of_which_little_is_glows(person, server):
    player = seated(person, server, "palestine")
    for answer in ("operation", "recruit"):
        player.sees(player.answers(player.option(answer).click))
    expect(player.page.locator(".legal")).to_have_count(10)
    expect(player.page.locator(".halo")).not_to_be_attached()

    player = seated(person, server, "palestine", record=crowded("palestine"))

    expect(player.page.locator(".legal")).to_have_count(5)
    expect(player.page.locator(".halo")).to_be_attached()


@pytest.mark.parametrize("name", FAMILY)
def test_no_piece_number_or_marker_covers_another(person, server, name):
    player = seated(person, server, name, record=crowded(name))

    for size in ((1440, 900), (820, 1180), (844, 390), (390, 844), (320, 568)):
        player.resize(*size)
        settled(player, OVER_EACH_OTHER)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_rules_have_two_columns_except_on_a_phone_held_upright(person, language):
    reader = person(language)
    reader.open("/rules/malaya/3.3.3")
    text = reader.page.get_by_role("article")

    for width, height, columns in ((1440, 900, 1), (820, 1180, 1), (844, 390, 1), (600, 960, 1), (390, 844, 0)):
        reader.resize(width, height)
        expect(text).to_have_count(columns)
        assert reader.page.evaluate(OVERFLOW) <= 0
        assert reader.page.locator(".contents").evaluate_all(ARE_WHOLE)
