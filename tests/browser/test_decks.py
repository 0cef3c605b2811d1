"""Whose cards: the lobby says it before the game and in the list, the card says it at the table."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from sandtable.words import words_for
from table.server import Server

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "box"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_an_owners_deck_is_chosen_in_the_lobby_and_told_in_the_list(person, tmp_path, language):
    words = words_for("cyprus", language)
    with Server(tmp_path / "table.sqlite", "--rate", "0", "--box", str(EXAMPLE)) as server:
        player = person(language, base_url=server.address)
        player.open("/#new/cyprus")
        deck = player.page.get_by_role("group", name=words.text("option-deck"))
        expect(deck.get_by_label(words.text("deck-house"))).to_be_checked()
        deck.get_by_label(words.text("deck-owner")).check()
        created = player.begins(player.button("lobby-begin").click)
        view = created["view"]
        player.page.wait_for_url(f"**/games/{view['id']}")
        player.open("/")

        assert view["options"]["deck"].startswith("owner-")
        expect(player.page.locator(f'a[href="/games/{view["id"]}"]')).to_contain_text(words.text("deck-owner"))


def test_without_a_box_the_house_deck_is_told_and_nothing_is_to_be_chosen(person):
    player = person()
    player.open("/#new/malaya")
    deck = player.page.get_by_role("group", name="The deck")

    expect(deck).to_contain_text("House deck (ours)")
    expect(deck.get_by_role("radio")).to_have_count(0)


def test_a_card_says_that_it_is_of_the_house_deck(person):
    player = person()
    player.open("/rules/cyprus/HC-01")

    expect(player.page.get_by_text("House deck (ours)").first).to_be_visible()


def test_a_game_that_is_always_played_with_the_same_cards_says_nothing_of_decks(person):
    player = person()
    player.open("/#new/palestine")

    expect(player.button("lobby-begin")).to_be_visible()
    expect(player.page.get_by_role("group", name="The deck")).to_have_count(0)
