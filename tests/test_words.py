"""The program's own texts: the same in every language."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sandtable
from sandtable.bots import BOTS
from sandtable.engine.errors import UnknownName
from sandtable.games import GAMES, find
from sandtable.table.seating import REPLACED, TAKEN
from sandtable.words import LANGUAGES, Words

PACKAGE = Path(sandtable.__file__).parent
RULES = find("palestine")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def catalogue(language: str) -> str:
    return (PACKAGE / "locales" / f"{language}.ftl").read_text(encoding="utf-8")


def variables(language: str) -> dict[str, set[str]]:
    """Every message of the program with the variables it uses."""
    return variables_in(catalogue(language))


def variables_in(text: str) -> dict[str, set[str]]:
    """Every message of a catalogue with the variables it uses."""
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    return {m.id.name: set(re.findall(r"\$(\w+)", text[m.span.start : m.span.end])) for m in messages if m.span}


def test_the_texts_are_the_same_in_every_language():
    assert variables("en") == variables("ja")


def test_every_text_is_used_and_every_text_used_exists():
    folders = ("engine/*.py", "terminal/*.py", "table/*.py", "*.py", "games/**/terminal.py")
    sources = "".join(file.read_text(encoding="utf-8") for part in folders for file in PACKAGE.glob(part))
    used = set(re.findall(r"[\"']((?:ui|refusal|notice|bot|log)-[a-z-]+)[\"']", sources))

    links = {f"{kind}-link-{event}" for kind in ("event", "refusal") for event in (TAKEN, REPLACED)}

    assert used | links | {f"bot-{bot}" for bot in BOTS} == set(variables("en"))


@every_language
def test_the_help_names_every_command(language):
    texts = [Words(RULES, language).text(help) for help in ("ui-help", "ui-help-orders")]
    source = (PACKAGE / "terminal" / "table.py").read_text(encoding="utf-8")
    commands = re.findall(r'^ {12}"([a-z]+)": ', source, re.MULTILINE)

    assert len(commands) == 14
    for text in texts:
        assert [command for command in commands if command != "help" and f"  {command} " not in text] == []


def test_an_unknown_language_is_refused():
    with pytest.raises(UnknownName, match="unknown language 'de': choose from en, ja"):
        Words(RULES, "de")


@every_language
def test_every_answer_of_the_vocabulary_has_words(language):
    words = Words(RULES, language)

    assert all(words.answer(answer).strip() for answer in RULES.vocabulary)


@every_language
def test_every_rule_and_card_has_a_title_and_a_text(language):
    words = Words(RULES, language)

    assert all(all(words.rule(number) or ("",)) for number in words.rule_numbers())


@pytest.mark.parametrize("game", list(GAMES))
def test_the_contents_of_the_rules_list_the_cards_after_the_paragraphs(game):
    words = Words(find(game), "en")
    is_card = [words.has(f"card-{number}") for number in words.rule_numbers()]

    assert is_card == sorted(is_card)
    assert sum(is_card) in (0, 35)  # a game has a deck or none


@every_language
def test_a_rule_is_found_by_any_spelling_of_its_number(language):
    words = Words(RULES, language)

    assert words.rule("p28") == words.rule("P28") is not None
    assert words.rule("3.3.3") is not None
    assert words.rule("3.3.99") is words.rule("") is words.rule("help") is None


@every_language
def test_a_file_called_like_a_space_keeps_its_name(language):
    words = Words(RULES, language)

    assert words.literal("ui-saved", {"path": "gaza"}).count("gaza") == 1
    assert words.text("log-silence", {"space": "gaza"}).count("Gaza") == 1
