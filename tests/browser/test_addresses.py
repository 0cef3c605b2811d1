"""Every address shows a page, also one that leads nowhere."""

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("path", ["/nowhere", "/learn/nowhere", "/rules/nowhere"])
def test_an_address_that_leads_nowhere_says_so_and_leads_home(person, path):
    visitor = person("ja")
    visitor.forgive("status of 404")
    visitor.open(path)
    expect(visitor.page.get_by_text(visitor.words("app-missing"))).to_be_visible()

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
    reader.link("lobby-nav-rules").click()
    reader.page.get_by_role("link", name="The British Way: Palestine").click()
    reader.page.get_by_role("searchbox").fill("sabotage")
    reader.page.get_by_role("button", name="3.3.3").first.click()
    expect(reader.page).to_have_url(f"{reader.address}/rules/palestine/3.3.3")
    expect(reader.page.get_by_role("article").get_by_role("heading")).to_have_text("3.3.3 Sabotage")

    reader.page.go_back()
    reader.page.go_forward()

    expect(reader.page.get_by_role("article").get_by_role("heading")).to_have_text("3.3.3 Sabotage")


def test_the_browsers_back_leads_from_the_table_to_the_lobby(person):
    player = person()
    player.open("/")
    player.button("lobby-quick-both").first.click()
    expect(player.asked).to_be_visible()

    player.page.go_back()

    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.words("lobby-title"))
    expect(player.page.get_by_text(player.words("lobby-group-turn"), exact=True).first).to_be_visible()
