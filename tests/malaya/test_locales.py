"""Every text of Malaya exists in English and in Japanese, says the same, and can be put into words."""

from __future__ import annotations

import ast
import random
import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sandtable
from malaya.table import position
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE, Question
from sandtable.games.british_way.malaya.cards import CARDS
from sandtable.games.british_way.malaya.events.in_general import EVENTS
from sandtable.games.british_way.malaya.map import NAMES
from sandtable.games.british_way.malaya.operations.in_general import RULE_OF
from sandtable.games.british_way.malaya.options import OPTION_VALUES
from sandtable.games.british_way.malaya.position import KINDS
from sandtable.games.british_way.malaya.rules import RULES
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import SPACE_OF, VERB_OF, VOCABULARY
from sandtable.games.british_way.position import counts_of
from sandtable.games.british_way.vocabulary import TEXTS

PACKAGE = Path(sandtable.__file__).parent
GAME = PACKAGE / "games" / "british_way" / "malaya"
LANGUAGES = ["en", "ja"]
both_languages = pytest.mark.parametrize("language", LANGUAGES)

Arguments = dict[str, object]
Sentence = tuple[str, tuple[tuple[str, object], ...]]  # a message id and its arguments, to be put in a set


# The catalogues


def catalogues(language: str) -> list[Path]:
    found = sorted((GAME / "locales" / language).glob("*.ftl"))
    return [file for file in found if file.name != "errors.ftl"]  # English errors are in the code: tests/test_errors.py


@cache
def entries(language: str) -> list[ftl.EntryType]:
    parser = FluentParser()
    return [entry for file in catalogues(language) for entry in parser.parse(file.read_text(encoding="utf-8")).body]


def keys(language: str) -> list[str]:
    return [entry.id.name for entry in entries(language) if isinstance(entry, ftl.Message)]


class Variables(Visitor):
    """The variables that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables_of(pattern: ftl.Pattern | None) -> set[str]:
    visitor = Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return visitor.names


def messages(language: str) -> dict[str, set[str]]:
    """Every message and `message.attribute` with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in entries(language):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = variables_of(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables_of(attribute.value)
    return found


@both_languages
def test_every_catalogue_can_be_read(language):
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []


@both_languages
def test_no_message_is_written_twice(language):
    found = keys(language)

    assert [key for key in sorted(set(found)) if found.count(key) > 1] == []


def test_both_languages_have_the_same_files():
    assert [file.name for file in catalogues("en")] == [file.name for file in catalogues("ja")]


def test_both_languages_have_the_same_messages_and_attributes():
    assert set(messages("en")) ^ set(messages("ja")) == set()


def test_both_languages_use_the_same_variables():
    english, japanese = messages("en"), messages("ja")

    assert {key: (english[key], japanese[key]) for key in english if english[key] != japanese[key]} == {}


# The source: every message id is a literal, but for two families of questions

ID = re.compile(r"(?:ask|log|why)(?:-[a-z]+)+")
BEGINNING = re.compile(r"(?:ask|log|why)-(?:[a-z]+-)*")
CUBES = ["troops", "police"]
COMPOSED = [
    *[f"ask-{operation}" for operation in RULE_OF],
    *[f"{verb}-{kind}" for verb in ("ask-move", "log-place", "log-remove") for kind in CUBES],
]
# What the family shares and Malaya has no use for: nothing follows the one space of a Limited Operation.
ELSEWHERE = {"ask-gather-troops", "log-resigned", "why-no-more-spaces"}


@cache
def literals() -> list[str]:
    """Every string in the source of the engine, of what its family shares, and of Malaya."""
    files = sorted([*(PACKAGE / "engine").rglob("*.py"), *GAME.parent.glob("*.py"), *GAME.rglob("*.py")])
    return [
        node.value
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def ids_in_source() -> set[str]:
    return ({text for text in literals() if ID.fullmatch(text)} | set(COMPOSED)) - ELSEWHERE


def test_only_the_known_families_of_ids_are_composed():
    # "why-" is what the engine strips off for an error's text.
    assert {text for text in literals() if BEGINNING.fullmatch(text)} == {
        *["ask-", "ask-move-", "log-place-", "log-remove-", "why-"]
    }


@both_languages
def test_every_prompt_log_line_and_reason_of_the_source_has_its_text(language):
    assert sorted(ids_in_source() - set(keys(language))) == []


@both_languages
def test_no_prompt_log_line_or_reason_is_unused(language):
    assert sorted({key for key in keys(language) if ID.fullmatch(key)} - ids_in_source()) == []


@both_languages
def test_every_rule_cited_has_its_text(language):
    numbers = {text for text in literals() if re.fullmatch(r"\d+(\.\d+)+", text)}
    cited = {"rule-" + number.replace(".", "-") for number in numbers}

    assert len(cited) > 20
    assert sorted(cited - set(keys(language))) == []


@both_languages
def test_every_card_and_option_has_its_text(language):
    needed = {f"card-{card}" for card in CARDS} | {f"option-{option}" for option in OPTION_VALUES}

    assert sorted(needed - set(keys(language))) == []


@both_languages
def test_every_answer_has_its_label(language):
    needed = {label_of(answer)[0] for answer in VOCABULARY}
    labels = {key for key in keys(language) if key.startswith("answer-")}

    assert sorted(needed ^ labels) == []


@both_languages
def test_every_space_has_a_name_and_a_short_name_of_at_most_12_columns(language):
    shorts = {name: words(language, f"short-{name}", {}) for name in NAMES}

    assert [name for name in NAMES if f"name-{name}" not in keys(language)] == []
    assert {name: short for name, short in shorts.items() if columns(short) > 12} == {}
    assert len(set(shorts.values())) == len(NAMES)


def columns(text: str) -> int:
    """The width of a text in a terminal, at the worst: ambiguous characters are wide in some."""
    return sum(2 if unicodedata.east_asian_width(character) in "WFA" else 1 for character in text)


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
    catalogue = bundle(language)
    pattern = catalogue.get_message(key).value
    assert pattern is not None
    localised = {
        name: value if name == "id" or not isinstance(value, str) else name_of(language, value)
        for name, value in arguments.items()
    }
    text, errors = catalogue.format_pattern(pattern, localised)
    assert not errors, f"{key} {arguments}: {errors}"
    assert isinstance(text, str)
    return text


def name_of(language: str, value: str) -> str:
    """A string argument is a card, the outcome of a test, or something that has a name."""
    if value in CARDS:
        return words(language, f"card-{value}", {})
    return value if value in ("True", "False") else words(language, f"name-{value}", {})


def label_of(answer: str) -> tuple[str, Arguments]:
    """The message and arguments that put an answer into words."""
    if answer in SPACE_OF:
        return f"answer-{VERB_OF[answer] or 'at'}", {"space": NAMES[SPACE_OF[answer]]}
    if answer.isdigit():
        return "answer-number", {"number": int(answer)}
    if answer in CARDS:
        return "answer-card", {"card": answer, "id": answer}
    return f"answer-{'do-' if answer in RULE_OF else ''}{answer}", {}


def facts_about(state: State, answer: str) -> Arguments:
    """What a reason for refusing this answer may speak of."""
    if answer in RULE_OF:
        return {"operation": answer}
    if answer in TEXTS:
        return {"card": state.card}
    if answer not in SPACE_OF:
        return {}
    space = SPACE_OF[answer]
    counts: Arguments = {kind: counts_of(state, kind)[space] for kind in KINDS}
    return {"space": NAMES[space], "guerrillas": state.guerrillas(space), "cubes": state.cubes(space), **counts}


# Boards on which there is something to do for every Operation and every event; on the second hardly a piece is left.
BUSY = (
    "perak: 3 troops, 2 police, 2 underground, 2 active, 1 bases, 1 terror, 1 villages"
    " | johore: 3 troops, 3 police, 1 underground, 1 active, support"
    " | kuala_lumpur: 2 troops, 2 police, 1 active, 2 terror"
    " | pahang: 2 underground, 1 active, 1 bases, opposition | selangor: 1 police, 2 underground, 1 villages, support"
    " | kelantan: 1 troops, 1 bases | kedah: 1 troops, 1 police, 1 terror"
    " | ec_tin: 1 police, 1 underground | ec_rubber: 1 troops, 1 active"
)
CROWDED = (
    "perak: 4 underground, 4 active, 2 bases | thailand: 5 underground, 1 bases | pahang: 2 active, 1 bases, 2 terror"
    " | kuala_lumpur: 10 troops, 8 police, support | johore: 5 troops, 7 police, 1 terror"
)
LAST = (
    "played: HM-01 HM-02 HM-03 HM-04 HM-33 HM-10 HM-14 HM-15 HM-16 HM-17 HM-18 HM-34"
    " HM-19 HM-20 HM-21 HM-22 HM-23 HM-24 HM-35 | card: HM-35"
)
SCENES = [
    *[
        f"{board} | card: {card} | do: event {side} {text}"
        for board in (BUSY, CROWDED)
        for card, text in EVENTS.by_text
        for side in RULES.sides
    ],
    *[
        f"{board} | do: operation {name} {box}"
        for board in (BUSY, CROWDED)
        for name in RULE_OF
        for box in ("operation", "limited")
        for _ in range(8)
    ],
    *[
        f"{BUSY} | commander: {commander} | do: operation train operation"
        for commander in ("briggs", "templer")
        for _ in range(8)
    ],
    *[f"{CROWDED} | do: operation rally operation" for _ in range(20)],
    *[
        f"{board} | do: {phase}"
        for board in (BUSY, CROWDED)
        for phase in ("pacification", "agitation", "redeploy")
        for _ in range(4)
    ],
    f"{BUSY} | resources: 1 british, 0 mcp | card: HM-22 | do: action first, action second",
    f"{BUSY} | resources: 1 british, 0 mcp | card: HM-22 | first: mcp | do: action first, action second",
    f"{BUSY} | capabilities: HM-11 unshaded british | thailand: 1 underground | do: operation rally operation",
    # All four New Villages lie on the map; nobody has anything to be found.
    f"{BUSY} | trengganu: 1 villages | negri_sembilan: 1 villages | do: operation train operation",
    *["commander: gurney down | played: HM-10 | do: reset", "political will: 18 | do: political_will"],
    "card: HM-29 | do: event mcp shaded",
    "johore: 1 troops, 1 bases | pahang: 1 troops, 1 bases | card: HM-24 | do: event british unshaded",
    f"{LAST} | do: political_will",
]
OPTIONED = [
    *[
        (f"{BUSY} | kedah: 2 troops, 1 villages | do: operation train operation", "nv_secure_removal", "british_may")
        for _ in range(10)
    ],
    *[(f"{CROWDED} | do: operation rally limited", "rally_base_count", "up_to") for _ in range(20)],
    *[("perak: 1 bases | do: operation rally operation", "rally_base_count", "up_to") for _ in range(5)],
    *[
        (f"perak: 1 troops | card: HM-01 | first: {side} | do: action first, action second", "empty_event", "barred")
        for side in RULES.sides
        for _ in range(8)
    ],
    *[("card: HM-01 | do: action first, action second", "empty_event", "barred") for _ in range(8)],
]


@cache
def said_in_games() -> set[Sentence]:
    """Everything there is to say in fifteen games, every other one with all rulings turned round."""
    said: set[Sentence] = set()
    for seed in range(15):
        options = {name: values[seed % len(values)] for name, values in OPTION_VALUES.items()}
        said |= said_in(Game.new(RULES, options=options), seed)
    return said


@cache
def said_in_scenes() -> set[Sentence]:
    """Everything there is to say when every event and every Operation is done on a busy board."""
    said: set[Sentence] = set()
    for seed, scene in enumerate(SCENES):
        said |= said_in(position(scene), seed)
    for seed, (scene, option, value) in enumerate(OPTIONED):
        said |= said_in(position(scene, **{option: value}), seed)
    return said


def said_in(game: Game, seed: int) -> set[Sentence]:
    """Questions, answers, refusals and log of one game played at random."""
    said = {sentence(*spoken) for spoken in play_at_random(game, seed)}
    assert game.log is not None
    return said | {sentence(line.message, line.arguments) for line in game.log}


def sentence(key: str, arguments: Arguments) -> Sentence:
    return key, tuple(sorted(arguments.items()))


def play_at_random(game: Game, seed: int) -> Iterator[tuple[str, Arguments]]:
    """Play to the end and give every question on the way, its answers, and the reasons for those withheld."""
    player, dealer = random.Random(seed), Dealer(seed)
    while (question := game.question) is not None:
        yield question.message, question.arguments
        yield from (label_of(answer) for answer in question.options)
        yield from reasons(game, question)
        if question.side == CHANCE:
            game.play(dealer.answer(question, len(game.answers)))
        else:
            game.play(player.choice(list(question.options)))


def reasons(game: Game, question: Question) -> Iterator[tuple[str, Arguments]]:
    assert isinstance(game.state, State)
    for answer in question.withheld():
        reason = question.why_not(answer)
        assert reason is not None
        yield reason, facts_about(game.state, answer)


@both_languages
@pytest.mark.parametrize("said", [said_in_games, said_in_scenes])
def test_everything_said_in_play_can_be_put_into_words(language, said):
    texts = [words(language, key, dict(arguments)) for key, arguments in said()]

    assert len(texts) > 1000
    assert [text for text in texts if UNTRANSLATED.search(text) or not text.strip()] == []


def test_play_says_every_prompt_log_line_and_reason():
    said = {key for key, _ in said_in_games() | said_in_scenes()}

    # That something is no answer at all is only said of what the rules do not know.
    assert sorted(ids_in_source() - said) == ["why-not-an-option"]


NAMED = {
    "space": "negri_sembilan",
    "origin": "kuala_lumpur",
    "side": "british",
    "box": "operation",
    "card": "HM-28",
    "id": "HM-28",
    "text": "shaded",
    "kind": "guerrillas",
    "operation": "rally",
    "activity": "extort",
    "commander": "templer",
}


@both_languages
@pytest.mark.parametrize("number", [-3, 0, 1, 2, 6])
@pytest.mark.parametrize("outcome", ["True", "False"])
def test_every_message_can_be_put_into_words(language, number, outcome):
    texts = []
    for key, variables in messages(language).items():
        if "." not in key:
            given = {"success": outcome, "seen": outcome, **NAMED}
            texts.append(words(language, key, {name: given.get(name, number) for name in variables}))

    assert [text for text in texts if UNTRANSLATED.search(text) or not text.strip()] == []


def test_every_side_and_chance_have_a_name():
    for language in LANGUAGES:
        assert [side for side in [*RULES.sides, CHANCE] if not name_of(language, side)] == []
