"""Searching a game's rules and cards: numbers before titles before texts, each with the place of the hit."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from sandtable.words import words_for

AROUND = 40  # characters of the text shown on each side of a hit
ELLIPSIS = "…"
# What is found, the best first.
BY_NUMBER, BY_WHOLE_TITLE, BY_TITLE, BY_TEXT = range(4)


@dataclass(frozen=True)
class Entry:
    """A rule or card as it is searched; its title without the number."""

    number: str
    title: str
    text: str

    @property
    def heading(self) -> str:
        """The title as it is shown."""
        return f"{self.number} {self.title}"


@cache
def entries_of(game: str, language: str) -> list[Entry]:
    """Every rule and card of a game, in the order of the book."""
    words = words_for(game, language)
    found = [(number, entry) for number in words.rule_numbers() if (entry := words.rule(number))]
    return [Entry(number, title.partition(" ")[2], text) for number, (title, text) in found]


def search_rules(game: str, language: str, search: str) -> list[dict[str, Any]]:
    """The rules and cards that have all the words sought, the best first; all of them if nothing is sought."""
    sought = search.lower().split()
    ranked = [(rank, entry) for entry in entries_of(game, language) if (rank := rank_of(entry, sought)) is not None]
    if sought:
        ranked.sort(key=lambda found: found[0])  # those of one rank stay in the order of the book
    return [
        {"number": entry.number, "title": entry.heading, "hit": hit_in(entry.text, sought) if sought else None}
        for _, entry in ranked
    ]


def rank_of(entry: Entry, sought: list[str]) -> int | None:
    """Where the words sought are found, the best place first; None if one of them is nowhere."""
    number, title, text = entry.number.lower(), entry.title.lower(), entry.text.lower()
    if not sought:
        return BY_TEXT
    if len(sought) == 1 and number.startswith(sought[0].rstrip(".")):
        return BY_NUMBER
    if not all(word in title or word in text or word in number for word in sought):
        return None
    if title == " ".join(sought):
        return BY_WHOLE_TITLE
    return BY_TITLE if all(word in title or word in number for word in sought) else BY_TEXT


def hit_in(text: str, sought: list[str]) -> dict[str, str] | None:
    """The first place in a text that has one of the words: what stands before it, itself, and what comes after."""
    small = text.lower()
    places = [(at, word) for word in sought if (at := small.find(word)) >= 0]
    if not places or len(small) != len(text):  # a few letters change their length when they become small
        return None
    at, word = min(places)
    end = at + len(word)
    before, after = text[max(0, at - AROUND) : at], text[end : end + AROUND]
    return {
        "before": clipped_before(before, is_whole=at <= AROUND),
        "found": text[at:end],
        "after": clipped_after(after, is_whole=end + AROUND >= len(text)),
    }


def clipped_before(text: str, *, is_whole: bool) -> str:
    """What stands before a hit, from the beginning of a line or of a word."""
    line = text.rpartition("\n")[2]
    if is_whole or line != text:
        return line
    return ELLIPSIS + (text.partition(" ")[2] or text)


def clipped_after(text: str, *, is_whole: bool) -> str:
    """What comes after a hit, to the end of a line or of a word."""
    line = text.partition("\n")[0]
    if is_whole or line != text:
        return line
    return (text.rpartition(" ")[0] or text) + ELLIPSIS
