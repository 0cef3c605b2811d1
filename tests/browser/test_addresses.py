"""Every address shows a page, also one that leads nowhere."""

import re

import pytest
from playwright.sync_api import expect

from table.server import TWO_PEOPLE


@pytest.mark.parametrize("path", ["/nowhere", "/learn/nowhere", "/rules/nowhere"])
def test_an_address_that_leads_nowhere_says_so_and_leads_home(person, path):
    visitor = person("ja")
    visitor.forgive("status of 404")
    visitor.open(path)
    expect(visitor.page.get_by_text(visitor.words("app-missing"))).to_be_visible()
    expect(visitor.page.get_by_text(visitor.words("app-missing-todo"))).to_be_visible()

    visitor.link("lobby-home").click()

    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words("lobby-title"))


def test_a_rule_that_is_not_there_is_named(person):
    reader = person()
    reader.forgive("status of 404")
    reader.open("/rules/palestine/9.9.9")

    expect(reader.page.get_by_text(reader.words("table-rules-missing", number="9.9.9"))).to_be_visible()


def test_the_rules_are_found_by_words_and_by_number(person):
    reader = person()
    reader.open("/")
    reader.page_link("lobby-nav-rules").click()
    reader.page.get_by_role("link", name="The British Way: Palestine").click()
    reader.page.get_by_role("searchbox").fill("sabotage")
    reader.page.get_by_role("button", name="3.3.3").first.click()
    expect(reader.page).to_have_url(f"{reader.address}/rules/palestine/3.3.3")
    expect(reader.page.get_by_role("article").get_by_role("heading")).to_have_text("3.3.3 Sabotage")

    reader.page.go_back()
    reader.page.go_forward()

    expect(reader.page.get_by_role("article").get_by_role("heading")).to_have_text("3.3.3 Sabotage")


@pytest.mark.parametrize(
    ("language", "sought", "title"), [("en", "terror", "4.3.3 Terror"), ("ja", "テロ", "4.3.3 テロ")]
)
def test_a_search_shows_where_in_the_text_and_opens_there(person, language, sought, title):
    reader = person(language)
    reader.open("/rules/palestine")
    expect(reader.page.get_by_role("article").get_by_role("heading")).to_be_visible()
    reader.page.get_by_role("searchbox").fill(sought)
    expect(reader.page.locator("li mark").first).to_have_text(re.compile(sought, re.IGNORECASE))
    first = reader.page.locator("li button").first
    expect(first).to_contain_text("4.3.3")
    first.press("Enter")
    expect(reader.page.get_by_role("article").get_by_role("heading")).to_have_text(title)

    reader.page.wait_for_function("() => CSS.highlights.get('sought')?.size > 0")
    found = reader.page.evaluate("() => [...CSS.highlights.get('sought')].map(String)")
    assert {one.lower() for one in found} == {sought}
    reader.page.get_by_role("article").locator("button.link").first.click()
    reader.page.wait_for_function("() => !CSS.highlights.has('sought')")


def test_the_focus_of_the_search_is_seen_whole(person):
    reader = person()
    reader.open("/rules/palestine")
    reader.page.get_by_role("searchbox").press("Tab")
    reader.page.get_by_role("searchbox").focus()

    assert reader.page.get_by_role("searchbox").evaluate("box => parseFloat(getComputedStyle(box).outlineOffset)") <= -3


def test_the_browsers_back_leads_from_the_table_to_the_lobby(person):
    player = person()
    player.open("/")
    player.button("lobby-quick-both").first.click()
    expect(player.asked).to_be_visible()

    player.page.go_back()

    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.words("lobby-title"))
    expect(player.page.get_by_text(player.words("lobby-group-turn"), exact=True).first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_link_that_opens_nothing_says_what_to_do(person, server, language):
    visitor = person(language)
    visitor.forgive("status of 4(04|10)|WebSocket handshake: Unexpected response code: 403")
    game = server.invite(seats=TWO_PEOPLE)
    spent = game.links["irgun"]
    game.all_sit_down()
    for wrong in ("/games/nowhere#secret", f"/games/{game.id}#foreign", f"/games/{game.id}", spent):
        visitor.open("/")
        visitor.open(wrong)
        said = visitor.page.get_by_role("alert")
        expect(said).not_to_be_empty()
        assert said.inner_text()[0] == said.inner_text()[0].upper()
        expect(visitor.page.get_by_text(visitor.words("table-closed-todo"))).to_be_visible()
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.words("table-closed"))


def test_without_scripts_the_page_says_what_it_needs_in_both_languages(person):
    visitor = person(java_script_enabled=False)
    visitor.open("/")

    said = visitor.page.locator("noscript p")
    expect(said.nth(0)).to_contain_text("The table needs JavaScript: switch it on")
    expect(said.nth(1)).to_contain_text("JavaScriptを有効にし")
    expect(said.nth(1)).to_be_visible()
