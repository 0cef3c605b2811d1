"""Prose in the terminal: lines break where the language allows it, at any width."""

from __future__ import annotations

from functools import cache
from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from british_way.family import FAMILY
from sandtable.games import GAMES, find
from sandtable.terminal.prose import Prose
from sandtable.words import LANGUAGES, Words

NOT_FIRST = "、。，．・：；？！）」』】〉》…～ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ),.:;?!%"
NOT_LAST = "（「『【〈《"
CONSOLE = Console(file=StringIO(), width=200, highlight=False)
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def paragraphs(game: str, language: str, cards: bool) -> list[str]:
    """Every line of the rules or cards of a game, as long as it is written."""
    words = Words(find(game), language)
    numbers = [number for number in words.rule_numbers() if words.has(f"card-{number}") == cards]
    entries = [words.rule(number) for number in numbers]
    return [line for entry in entries if entry for line in entry[1].splitlines()]


def lines_of(text: Text, width: int) -> list[str]:
    return [line.plain for line in text.wrap(CONSOLE, width)]


def badly_broken(paragraph: str, width: int) -> list[str]:
    lines = lines_of(Prose(paragraph), width)
    begun = [line for line in lines[1:] if line[0] in NOT_FIRST]
    return begun + [line for line in lines[:-1] if line[-1] in NOT_LAST] + [x for x in lines if cell_len(x) > width]


@pytest.mark.parametrize("game", FAMILY)
def test_no_line_of_a_card_breaks_badly_at_any_width(game):
    cards = paragraphs(game, "ja", True)

    assert len(cards) > 100
    assert [bad for width in range(12, 101) for card in cards for bad in badly_broken(card, width)] == []


@every_game
@pytest.mark.parametrize("width", [12, 40, 47, 80, 96, 98, 120])
def test_no_line_of_the_rules_breaks_badly(game, width):
    rules = paragraphs(game, "ja", False)

    assert len(rules) > 100
    assert [bad for rule in rules for bad in badly_broken(rule, width)] == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [12, 47, 98])
def test_nothing_is_lost_but_the_space_at_the_end_of_a_line(game, language, width):
    whole = paragraphs(game, language, True)

    broken = ["".join(lines_of(Prose(text), width)).replace(" ", "") for text in whole]

    assert broken == [text.replace(" ", "") for text in whole]


@every_game
@pytest.mark.parametrize("width", [30, 47, 98])
def test_english_breaks_between_words(game, width):
    for text in paragraphs(game, "en", True):
        assert lines_of(Prose(text), width) == lines_of(Text(text), width)


def test_a_word_wider_than_the_line_keeps_its_comma():
    assert lines_of(Prose("Tel Aviv-Jaffa、（Galilee）"), 8) == ["Tel ", "Aviv-Jaf", "fa、", "（Galile", "e）"]


def test_styles_and_empty_lines_stay():
    text = Prose("一行目、", style="bold").append("二\n\n三", style="dim")

    assert lines_of(text, 8) == ["一行目、", "二", "", "三"]
    assert {str(span.style) for line in text.wrap(CONSOLE, 8) for span in line.spans} == {"dim"}
    assert {str(line.style) for line in text.wrap(CONSOLE, 8)} == {"bold"}
