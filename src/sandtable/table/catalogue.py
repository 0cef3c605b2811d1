"""The games that can be played here, and their rules in our words."""

from __future__ import annotations

from functools import cache

from sandtable.games import GAMES, find, has_part, owners_option
from sandtable.games.bids import begin_game, bids_in, usual_bid
from sandtable.table.opponents import describe_bots
from sandtable.table.refusals import Refusal
from sandtable.table.views import View
from sandtable.words import Words, words_for

ABOUT = ["years", "length", "ours"]


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
        "about": describe_about(words),
        "has_example": has_part(rules.name, "example_of_play"),
        "scenarios": [
            {"scenario": name, "name": words.name(name), "bid": describe_bids(name, words)} for name in rules.scenarios
        ],
        "bots": describe_bots(words),
        "components": describe_components(words),
        "options": [
            {
                "option": option,
                "title": words.text(f"option-{option}"),
                "text": words.text(f"option-{option}", attribute="text"),
                "values": values,
                "value_names": name_values(option, values, words),
                "default": values[0],
            }
            for option, values in rules.option_values.items()
            if option != owners_option(rules.name)
        ],
    }


def describe_components(words: Words) -> View | None:
    """Whose cards, or maps and counters, a game can be played with, ours first; none where an owner adds nothing."""
    option = owners_option(words.rules.name)
    if not option:
        return None
    return {
        "option": option,
        "title": words.text(f"option-{option}"),
        "text": words.text(f"option-{option}", attribute="text"),
        "values": [
            {"value": value, "name": words.components({option: value})} for value in words.rules.option_values[option]
        ],
    }


def describe_bids(scenario: str, words: Words) -> View | None:
    """From what to what a bid goes, which is usual, and what it means."""
    game = words.rules.name
    bids = bids_in(game, scenario)
    if bids is None:
        return None
    return {"least": bids[0], "most": bids[-1], "usual": usual_bid(game), "text": words.text("bid-means")}


def describe_about(words: Words) -> View:
    """What the first page tells of a game: when it plays, how each side wins, how long it takes, what of it is ours."""
    told = {key: words.text(f"about-{key}") for key in ABOUT if words.has(f"about-{key}")}
    aims = {side: words.text(f"aim-{side}") for side in words.rules.sides if words.has(f"aim-{side}")}
    return {**dict.fromkeys(ABOUT, ""), **told, "aims": aims}


def name_values(option: str, values: list[str], words: Words) -> dict[str, str]:
    """What the values of an option are called; a number is its own name, and some need none beside the other."""
    named = set(words.attributes(f"option-{option}"))
    names = {value: words.text(f"option-{option}", attribute=value) for value in values if value in named}
    return names | {value: value for value in values if value.isdecimal()}


@cache
def describe_set_up(game: str) -> View:
    """The board of a game as its first scenario and the usual bid set it up, for who only looks."""
    state: View = words_for(game, "en").reference.describe_state(begin_game(find(game)).state, "")
    return state


def rule_text(game: str, number: str, language: str) -> View:
    """A rule or card in our words."""
    words = words_for(game, language)
    entry = words.rule(number)
    if entry is None:
        raise Refusal(404, "refusal-no-such-rule", others=words.rules_to_try())
    card = f"card-{number.upper()}"
    parts = {part: words.text(card, attribute=part) for part in words.attributes(card)} if words.has(card) else {}
    parts |= {"deck": deck} if (deck := words.deck_of(number.upper())) else {}
    return {"number": number, "title": entry[0], "text": entry[1], "parts": parts}
