"""The lobby: a new game as one wants it, invitations, my games."""

import re

from playwright.sync_api import expect

from browser.people import PHONE

WIDTH = "() => document.documentElement.scrollWidth"


def test_a_game_with_a_bid_and_another_rule(person, server):
    player = person()
    player.open("/#new/palestine")
    british = player.page.get_by_role("group", name="British")
    british.get_by_label(player.words("lobby-name")).fill("Ann")
    for _ in range(3):
        player.button("lobby-bid-less").click()
    player.page.get_by_text(player.words("lobby-options"), exact=False).first.click()
    option = player.page.locator("details fieldset").first
    option.get_by_text(player.words("lobby-option-explain")).click()
    expect(option.locator("details p").first).not_to_be_empty()
    option.get_by_label(player.words("lobby-option-other")).check()
    expect(player.page.get_by_text(player.words("lobby-options-changed", changed=1))).to_be_visible()
    with player.page.expect_response("**/api/games?*") as created:
        player.button("lobby-begin").click()

    view = created.value.json()["view"]
    assert view["state"]["political_will"] == 15
    assert view["options"]["assault_alternation"] != "per_space"
    expect(player.page).to_have_url(re.compile(f"/games/{view['id']}$"))


def test_an_invitation_shows_when_the_friend_has_come(person):
    ann = person(permissions=["clipboard-read", "clipboard-write"])
    ann.open("/#new/palestine")
    ann.page.get_by_role("group", name="Irgun").get_by_label(ann.words("lobby-who-friend")).check()
    ann.button("lobby-begin").click()
    expect(ann.page.get_by_text(ann.words("lobby-invite-open"))).to_be_visible()
    ann.button("lobby-copy").first.click()
    expect(ann.button("table-copied")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")

    ben = person("ja")
    ben.take_seat(link, "イルグン")
    expect(ben.page.locator("[data-answer]").first).to_be_visible()
    assert "#" not in ben.page.url

    expect(ann.page.get_by_text(ann.words("lobby-invite-arrived"))).to_be_visible()
    ben.open("/")
    expect(ben.page.get_by_text(ben.words("lobby-group-turn"), exact=True).first).to_be_visible()
    ann.open("/")
    expect(ann.page.get_by_text(ann.words("lobby-group-waiting"), exact=True).first).to_be_visible()
    ann.page.locator("li a").first.click()
    expect(ann.asked).to_have_text(ann.words("table-waiting", who="Irgun"))


def test_a_bid_out_of_range_shows_what_it_was_made(person):
    player = person()
    player.open("/#new/palestine")
    bid = player.page.get_by_role("spinbutton", name=player.words("lobby-bid"))

    for _ in range(2):  # the second time the bid itself does not change
        bid.fill("99")
        bid.press("Tab")
        expect(bid).to_have_value("2")


def test_the_longest_name_fits_on_a_phone(person):
    ann = person("ja", PHONE)
    ann.open("/#new/palestine")
    irgun = ann.page.get_by_role("group", name="イルグン")
    irgun.get_by_label(ann.words("lobby-who-friend")).check()
    irgun.get_by_label(ann.words("lobby-name")).fill("W" * 40)
    ann.button("lobby-begin").click()
    expect(ann.page.get_by_text("W" * 40)).to_be_visible()
    widths = [ann.page.evaluate(WIDTH)]
    ann.open("/")
    expect(ann.page.get_by_text("W" * 40)).to_be_visible()

    widths.append(ann.page.evaluate(WIDTH))
    assert widths == [PHONE["viewport"]["width"]] * 2
