"""Language, theme and motion can be changed at any time, also in the middle of a game."""

from playwright.sync_api import expect

from browser.people import JAPANESE

ENDLESS = "() => document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity).length"
ANIMATED = """() => document.getAnimations()
  .filter((one) => one.effect.getTiming().iterations === Infinity)
  .flatMap((one) => one.effect.getKeyframes().flatMap(Object.keys))
  .filter((key) => !["offset", "computedOffset", "easing", "composite"].includes(key))"""
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"
LIGHT, DARK = "rgb(244, 237, 221)", "rgb(32, 29, 24)"  # the paper


def test_the_language_changes_in_the_middle_of_a_turn(person, server):
    player = person("en")
    player.sit_down(server.new_game(), "irgun")
    player.sees(player.answers(player.option("operation").click))
    card = player.page.get_by_role("region", name=player.words("table-tab-card"), exact=True)
    expect(card.get_by_role("heading").first).to_be_visible()

    player.page.get_by_label(player.words("table-language")).select_option("ja")
    player.language = "ja"

    for region in (player.asked, player.log, player.page.locator("section h2").last):
        expect(region).to_have_text(JAPANESE)
    card = player.page.get_by_role("region", name=player.words("table-tab-card"), exact=True)
    expect(card).to_have_text(JAPANESE)
    expect(player.page.locator("html")).to_have_attribute("lang", "ja")
    expect(player.option("recruit")).to_have_text(JAPANESE)
    player.page.keyboard.press("?")
    expect(player.page.get_by_role("tabpanel")).to_have_text(JAPANESE)
    player.sees(player.answers(player.option("recruit").click))
    player.page.reload()
    expect(player.asked).to_have_text(JAPANESE)


def test_the_theme_changes_and_is_kept(person, server):
    player = person(color_scheme="light")
    player.sit_down(server.new_game(), "irgun")
    page, theme = player.page, player.page.get_by_label(player.words("table-theme"))
    expect(page.locator("body")).to_have_css("background-color", LIGHT)

    theme.select_option("dark")
    expect(page.locator("body")).to_have_css("background-color", DARK)
    page.reload()
    expect(page.locator("body")).to_have_css("background-color", DARK)
    theme.select_option("auto")
    expect(page.locator("body")).to_have_css("background-color", LIGHT)
    page.emulate_media(color_scheme="dark")

    expect(page.locator("body")).to_have_css("background-color", DARK)


def test_nothing_moves_where_less_motion_is_wanted(person, server):
    calm, lively = person(), person(reduced_motion="no-preference")
    moving = {}
    for player in (calm, lively):
        player.sit_down(server.new_game(), "irgun")
        counts = []
        for answer in ("operation", "recruit", "recruit samaria", "2"):
            player.sees(player.answers(player.option(answer).click))
            counts.append(player.page.evaluate(MOVING))
        moving[player] = max(counts)

    assert moving[calm] == 0
    assert moving[lively] > 0


def test_however_much_glows_only_the_opacity_of_one_layer_changes(person, server):
    player = person(reduced_motion="no-preference")
    player.sit_down(server.new_game(), "irgun")
    for answer in ("limited", "rob"):  # where most of the map is legal, nothing breathes
        player.sees(player.answers(player.option(answer).click))

    assert player.page.locator(".legal").count() > 5
    assert set(player.page.evaluate(ANIMATED)) == {"opacity"}
    assert player.page.evaluate(ENDLESS) == 1
