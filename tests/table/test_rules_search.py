"""The rules are searched: numbers before titles before texts, and where in the text."""

from __future__ import annotations

import pytest

from sandtable.games import GAMES
from sandtable.table.rules_search import entries_of, search_rules
from sandtable.words import LANGUAGES

every_game_in_every_language = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)

SOUGHT = {  # by family: what is often spoken of
    "british_way": {"en": ["political will", "police"], "ja": ["政治意志", "警察"]},
    "ocs": {"en": ["combat units", "supply"], "ja": ["戦闘ユニット", "補給"]},
}


def numbers(game: str, language: str, search: str) -> list[str]:
    return [found["number"] for found in search_rules(game, language, search)]


@pytest.mark.parametrize(("language", "search"), [("en", "terror"), ("en", " TERROR "), ("ja", "テロ")])
def test_terror_finds_the_paragraph_of_that_name_first(language, search):
    assert numbers("palestine", language, search)[:2] == ["4.3.3", "1.7"]


@every_game_in_every_language
def test_every_rule_and_card_is_found_first_by_its_number(game, language):
    for entry in entries_of(game, language):
        assert numbers(game, language, entry.number)[0] == entry.number


@every_game_in_every_language
def test_titles_come_before_texts(game, language):
    for entry in entries_of(game, language):
        found = [one["title"].lower() for one in search_rules(game, language, entry.title)]
        words = entry.title.lower().split()
        by_title = [all(word in title for word in words) for title in found]

        assert by_title == sorted(by_title, reverse=True)


@every_game_in_every_language
def test_a_hit_stands_in_the_text_as_it_is_shown(game, language):
    texts = {entry.number: entry.text for entry in entries_of(game, language)}
    for word in SOUGHT[GAMES[game].split(".")[-2]][language]:
        hits = [(one["number"], one["hit"]) for one in search_rules(game, language, word) if one["hit"]]

        assert len(hits) > 10
        for number, hit in hits:
            shown = "".join(hit.values()).strip("…")
            assert hit["found"].lower() in word
            assert shown in texts[number]
            assert "\n" not in shown


def test_all_words_must_be_there_and_nothing_sought_is_everything_in_the_order_of_the_book():
    everything = numbers("palestine", "en", "  ")

    assert everything == [entry.number for entry in entries_of("palestine", "en")]
    assert set(numbers("palestine", "en", "sabotage railway")) <= set(numbers("palestine", "en", "railway"))
    assert numbers("palestine", "en", "xyzzy") == []
