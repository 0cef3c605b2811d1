"""Every text of Cyprus exists in English and in Japanese, says the same, and can be put into words."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import sandtable
from cyprus.table import position
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.cyprus.cards import CAPABILITY_CARDS, CARDS, EVENT_CARDS, SINGLE_TEXT
from sandtable.games.british_way.cyprus.events.in_general import EVENTS
from sandtable.games.british_way.cyprus.map import NAMES
from sandtable.games.british_way.cyprus.operations.in_general import RULE_OF
from sandtable.games.british_way.cyprus.options import OPTION_VALUES
from sandtable.games.british_way.cyprus.rules import RULES
from sandtable.games.british_way.cyprus.view import VIEW
from sandtable.games.british_way.cyprus.vocabulary import VOCABULARY

PACKAGE = Path(sandtable.__file__).parent
FAMILY = PACKAGE / "games" / "british_way"
GAME = FAMILY / "cyprus"
LANGUAGES = ["en", "ja"]
both_languages = pytest.mark.parametrize("language", LANGUAGES)

Arguments = dict[str, object]
Sentence = tuple[str, tuple[tuple[str, object], ...]]


# The catalogues


def catalogues(language: str) -> list[Path]:
    found = sorted((GAME / "locales" / language).glob("*.ftl"))
    return [file for file in found if file.name != "errors.ftl"]  # English errors are in the code: tests/test_errors.py


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every message and `message.attribute` with the variables it uses."""
    found: dict[str, set[str]] = {}
    for file in catalogues(language):
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
                for name, pattern in parts:
                    span = pattern.span if pattern else None
                    found[name] = set(re.findall(r"\$(\w+)", text[span.start : span.end])) if span else set()
    return found


def keys(language: str) -> set[str]:
    return {key for key in messages(language) if "." not in key}


def test_both_languages_have_the_same_messages_with_the_same_variables():
    assert [file.name for file in catalogues("en")] == [file.name for file in catalogues("ja")]
    assert messages("en") == messages("ja")


# The source

ID = re.compile(r"(?:ask|log|why)(?:-[a-z]+)+")
# What the program itself puts into words.
ELSEWHERE = {"log-resigned"}
COMPOSED = {f"ask-{operation}" for operation in RULE_OF} | {"ask-move-troops", "ask-move-police"}


@cache
def literals() -> set[str]:
    """Every string in the source of the engine, of what the family shares, and of Cyprus."""
    shared = [*FAMILY.glob("*.py"), *(FAMILY / "cells").glob("*.py")]
    files = [*(PACKAGE / "engine").rglob("*.py"), *shared, *GAME.rglob("*.py")]
    return {
        node.value
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def ids_in_source() -> set[str]:
    return ({text for text in literals() if ID.fullmatch(text)} | COMPOSED) - ELSEWHERE


@both_languages
def test_every_prompt_log_line_and_reason_of_the_source_has_its_text_and_none_is_unused(language):
    assert {key for key in keys(language) if ID.fullmatch(key)} ^ ids_in_source() == set()


@both_languages
def test_every_rule_cited_and_every_card_and_option_has_its_text(language):
    numbers = {text for text in literals() if re.fullmatch(r"\d+(\.\d+)+", text)}
    needed = {"rule-" + number.replace(".", "-") for number in numbers}
    needed |= {f"card-{card}" for card in CARDS} | {f"option-{option}" for option in OPTION_VALUES}

    assert sorted(needed - keys(language)) == []


@both_languages
def test_every_answer_and_space_has_its_name(language):
    labels = {VIEW.describe_answer(answer)[0] for answer in VOCABULARY}
    names = {f"{kind}-{name}" for kind in ("name", "short") for name in NAMES}

    assert labels ^ {key for key in keys(language) if key.startswith("answer-")} == set()
    assert names <= keys(language)


@both_languages
@pytest.mark.parametrize("card", EVENT_CARDS)
def test_a_card_has_both_its_texts_a_note_and_a_background(language, card):
    parts = {key.partition(".")[2] for key in messages(language) if key.startswith(f"card-{card}.")}
    halves = {"unshaded", "unshaded-title"} | (set() if card in SINGLE_TEXT else {"shaded", "shaded-title"})

    assert parts == halves | {"note", "background"} | ({"capability"} if card in CAPABILITY_CARDS else set())


# Into words

UNTRANSLATED = re.compile(r"[{}$_]|\b(?:ask|log|why|answer|name|short|card|rule|label)-\w|\b(?:True|False)\b")


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for file in catalogues(language):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def words(language: str, key: str, arguments: Arguments) -> str:
    """The text of a message, with the names of spaces, sides, cards and so on in place of their ids."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    named = {name: name_of(language, value) if isinstance(value, str) else value for name, value in arguments.items()}
    text, errors = bundle(language).format_pattern(pattern, named)
    assert not errors, f"{key} {arguments}: {errors}"
    return str(text)


def name_of(language: str, value: str) -> str:
    if value.strip() in CARDS:
        return words(language, f"card-{value.strip()}", {})
    return value if value in ("True", "False") else words(language, f"name-{value}", {})


BUSY = (
    "nicosia: 3 troops, 1 police, 2 underground, 1 active, 1 sabotage, 1 curfew | paphos: 1 underground, 1 caches"
    " | karpas: 2 troops, 1 police, 1 sabotage | troodos: 2 troops, 1 underground, 1 caches | famagusta: 1 active"
    " | akrotiri: 1 underground, 1 sabotage | limassol: 1 troops, 1 police, 1 curfew | opinion: 3 | prison: 2"
    " | larnaca: 1 sabotage | chits: 0 1 2"
)
SCENES = [
    *[f"{BUSY} | card: {card} | do: event {side} {text}" for card, text in EVENTS for side in RULES.sides],
    *[f"{BUSY} | do: operation {operation} operation" for operation in RULE_OF for _ in range(20)],
    *[f"{BUSY} | opinion: 0 | do: operation recruit operation" for _ in range(5)],
    *[f"{BUSY} | do: {step}" for step in ("eoka_arms", "redeploy_troops", "redeploy_cells", "redeploy_cache", "reset")],
    "chits: 0 0 0 1 1 1 2 2 2 | do: pass british",
    *["nicosia: 2 underground, 15 sabotage | do: operation sabotage limited" for _ in range(5)],
    *["nicosia: 1 underground | paphos: 2 caches | karpas: 2 caches | do: operation ambush limited" for _ in range(5)],
    *["paphos: 1 underground, 2 caches | nicosia: 1 underground | do: operation travel operation" for _ in range(3)],
    *["nicosia: 3 police, 1 active, 3 underground | chits: 2 2 | do: operation patrol limited" for _ in range(9)],
    *["nicosia: 2 troops | karpas: 2 troops | paphos: 5 police | do: operation deploy operation" for _ in range(9)],
    "opinion: 1 | card: HC-15 | do: event eoka unshaded",
    "troodos: 1 troops | kyrenia: 1 troops | card: HC-07 | do: event eoka shaded",
]


@cache
def said() -> frozenset[Sentence]:
    """Everything there is to say in twelve games and in every event and Operation on a busy board."""
    found: set[Sentence] = set()
    for seed in range(12):
        options = {name: values[seed % len(values)] for name, values in OPTION_VALUES.items()}
        found |= said_in(Game.new(RULES, options=options), seed)
    for seed, scene in enumerate(SCENES):
        found |= said_in(position(scene), seed)
    barred = position("opinion: 4 | card: HC-16 | do: action first", empty_event="barred").play("event")
    return frozenset(found | said_in(barred, 0))


def said_in(game: Game, seed: int) -> set[Sentence]:
    found: set[Sentence] = set()

    def note(key: str, arguments: Arguments) -> None:
        found.add((key, tuple(sorted(arguments.items()))))

    random, dealer = Random(seed), Dealer(seed)
    while (question := game.question) is not None:
        note(question.message, question.arguments)
        for answer in question.options:
            note(*VIEW.describe_answer(answer))
        for answer in question.withheld():
            reason = question.why_not(answer)
            facts = VIEW.facts_about(game.state, answer)
            note(str(reason), {name: facts[name] for name in messages("en")[str(reason)]})
        if question.side == CHANCE:
            game.play(dealer.answer(question, len(game.answers)))
        else:
            game.play(random.choice(list(question.options)))
    for line in game.log or []:
        note(line.message, line.arguments)
    return found


@both_languages
def test_everything_said_in_play_can_be_put_into_words(language):
    texts = [words(language, key, dict(arguments)) for key, arguments in said()]

    assert len(texts) > 1000
    assert [text for text in texts if UNTRANSLATED.search(text) or not text.strip()] == []


def test_play_says_every_prompt_log_line_and_reason():
    # That something is no answer at all is only said of what the rules do not know.
    assert sorted(ids_in_source() - {key for key, _ in said()}) == ["why-not-an-option"]
