"""The course of a game: slider, keys, links to moments, the chart, a new game from a moment."""

import re

from playwright.sync_api import expect

ANSWERS = 24


def played(server):
    """A game with some turns behind it, and its present moment."""
    game = server.new_game()
    return game, game.seat("irgun", "british").play_at_random(4, answers=ANSWERS)["moment"]


def at_moment(player, moment, last):
    expect(player.prompt).to_contain_text(player.words("table-replay-at", moment=moment, last=last))
    expect(player.page).to_have_url(re.compile(rf"/{moment}$"))


def test_slider_and_keys_walk_through_the_game(person, server):
    game, last = played(server)
    player = person()
    player.sit_down(game, "irgun", "british")
    player.page.get_by_role("button", name=player.words("table-replay"), exact=True).click()
    at_moment(player, last, last)
    press = player.page.keyboard.press

    slider = player.page.get_by_role("slider", name=player.words("table-replay-slider"))
    slider.fill("5")
    at_moment(player, 5, last)
    slider.blur()
    press("ArrowRight")
    at_moment(player, 6, last)
    press("ArrowLeft")
    press("ArrowLeft")
    at_moment(player, 4, last)
    press("Home")
    at_moment(player, 0, last)
    expect(player.button("table-replay-back")).to_be_disabled()
    press("PageDown")
    expect(player.prompt).not_to_contain_text(player.words("table-replay-at", moment=0, last=last))
    press("PageUp")
    at_moment(player, 0, last)
    player.button("table-replay-on").click()
    at_moment(player, 1, last)
    press("End")
    at_moment(player, last, last)
    press("Escape")

    expect(player.page).to_have_url(re.compile(rf"/games/{game.id}$"))
    expect(player.page.locator("[data-answer]").filter(visible=True).first).to_be_visible()


def test_a_line_of_the_log_and_a_link_lead_to_a_moment(person, server):
    game, last = played(server)
    player = person()
    player.sit_down(game, "irgun", "british")
    player.log.get_by_role("button", name=player.words("table-jump", moment="").strip()).first.click()
    expect(player.page).to_have_url(re.compile(r"/games/[^/]+/\d+$"))
    moment = int(player.page.url.rpartition("/")[2])
    at_moment(player, moment, last)

    player.open(f"/games/{game.id}/7")
    at_moment(player, 7, last)
    scene = game.seat("irgun").get("/moments/7").json()
    expect(player.prompt).to_contain_text(scene["question"]["prompt"])

    stranger = person("ja")
    secret = game.links["spectator"].partition("#")[2]
    stranger.open(f"/games/{game.id}/7#{secret}")
    at_moment(stranger, 7, last)


def test_the_link_to_a_moment_can_be_copied(person, server):
    game, last = played(server)
    player = person(permissions=["clipboard-read", "clipboard-write"])
    player.sit_down(game, "irgun")
    player.open(f"/games/{game.id}/3")
    at_moment(player, 3, last)

    player.button("table-copy-moment").click()

    expect(player.button("table-copied")).to_be_visible()
    secret = game.secrets["spectator"]
    assert player.page.evaluate("navigator.clipboard.readText()") == f"{server.address}/games/{game.id}/3#{secret}"


def test_a_new_game_begins_at_a_moment(person, server):
    game, last = played(server)
    player = person()
    player.sit_down(game, "irgun", "british")
    player.open(f"/games/{game.id}/6")
    at_moment(player, 6, last)
    scene = game.seat("irgun").get("/moments/6").json()

    player.button("table-continue-here").click()
    dialog = player.page.get_by_role("dialog", name=player.words("table-continue-here"))
    begun = player.begins(dialog.get_by_role("button", name=player.words("table-begin")).click)["view"]

    assert begun["id"] != game.id
    assert begun["question"] == scene["question"]
    expect(player.page).to_have_url(re.compile(rf"/games/{begun['id']}$"))
    player.sees(begun)
    player.answers(player.page.locator("[data-answer]").filter(visible=True).first.click)


def test_the_chart_shows_political_will_and_is_a_table_too(person, server):
    game, last = played(server)
    player = person()
    player.sit_down(game, "irgun", "british")
    history = game.seat("irgun").get("/history").json()

    player.tab("history").click()
    panel = player.page.get_by_role("tabpanel")
    expect(panel.locator("svg path:not(.forecast)")).to_have_count(2)
    expect(panel.locator("svg path.forecast")).to_have_count(1)
    expect(panel.locator("svg")).to_contain_text(player.words("table-value-political_will"))
    panel.get_by_text(player.words("table-chart-table")).click()
    rows = panel.get_by_role("row")
    expect(rows).to_have_count(len(history) + 1)
    expect(rows.last).to_contain_text(str(history[-1]["values"]["political_will"]))
    rows.nth(2).get_by_role("button").click()

    at_moment(player, history[1]["moment"], last)
