"""The games that can be played here, and their rules in our words."""

from __future__ import annotations

from functools import cache

from sandtable.games import GAMES, has_part
from sandtable.games.bids import bids_in
from sandtable.table.opponents import describe_bots
from sandtable.table.refusals import Refusal
from sandtable.table.views import View
from sandtable.words import Words, words_for


def describe_games(language: str) -> list[View]:
    """The games that can be played here, with their scenarios and options explained."""
    return [describe_game(words_for(name, language)) for name in GAMES]


def describe_game(words: Words) -> View:
    rules = words.rules
    return {
        "game": rules.name,
        "version": rules.version,
        "title": words.text("name-game"),
        "sides": [{"side": side, "name": words.name(side)} for side in rules.sides],
        "has_example": has_part(rules.name, "example_of_play"),
        "scenarios": [
            {"scenario": name, "name": words.name(name), "bid": describe_bids(bids_in(rules.name, name), words)}
            for name in rules.scenarios
        ],
        "bots": describe_bots(words),
        "options": [
            {
                "option": option,
                "title": words.text(f"option-{option}"),
                "text": words.text(f"option-{option}", attribute="text"),
                "values": values,
                "default": values[0],
            }
            for option, values in rules.option_values.items()
        ],
    }


def describe_bids(bids: range | None, words: Words) -> View | None:
    """From what to what a bid goes, and what it means."""
    return {"least": bids[0], "most": bids[-1], "text": words.text("bid-means")} if bids else None


def rules_contents(game: str, language: str, search: str) -> list[View]:
    """The number and title of every rule and card whose title or text has all the words sought."""
    sought = search.lower().split()
    return [
        {"number": number, "title": title}
        for number, title, text in rules_in_words(game, language)
        if all(word in text for word in sought)
    ]


@cache
def rules_in_words(game: str, language: str) -> list[tuple[str, str, str]]:
    """Every rule and card: its number, its title, and both title and text in small letters, to search in."""
    words = words_for(game, language)
    entries = [(number, entry) for number in words.rule_numbers() if (entry := words.rule(number))]
    return [(number, title, f"{title}\n{text}".lower()) for number, (title, text) in entries]


def rule_text(game: str, number: str, language: str) -> View:
    """A rule or card in our words."""
    words = words_for(game, language)
    entry = words.rule(number)
    if entry is None:
        raise Refusal(404, "refusal-no-such-rule")
    card = f"card-{number.upper()}"
    parts = {part: words.text(card, attribute=part) for part in words.attributes(card)} if words.has(card) else {}
    return {"number": number, "title": entry[0], "text": entry[1], "parts": parts}
