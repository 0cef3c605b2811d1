"""Words: everything a player reads, in the player's language, from the Fluent catalogues beside the games."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from sandtable.engine.errors import BadBox, IllegalMove, SandtableError, UnknownName, shown
from sandtable.engine.orders import Reason
from sandtable.engine.questions import Question
from sandtable.engine.rules import SEAL, Rules, Settings
from sandtable.engine.state import Line, State
from sandtable.games import GAMES, find, find_contents, find_reference, owners_option
from sandtable.games.box import TEXTS, boxed, read_text

LANGUAGES: Final = ["en", "ja"]
MOST_KEPT: Final = 20_000
TYPED: Final = "word"  # the argument that is a user's own word, which names nothing: "move" is here no mode
LONGEST_TOLD: Final = 200  # of what a user sent, in a sentence about it; Fluent itself refuses 2,500


class Texts:
    """The catalogue of the program itself in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._kept: dict[tuple[object, ...], str] = {}  # a table says the same few thousand things again and again
        self._names: dict[str, str] = {}
        for catalogue in (f"{language}.ftl", f"{language}-errors.ftl"):
            if (file := files("sandtable") / "locales" / catalogue).is_file():
                self.add(file)

    def add(self, catalogue: Traversable) -> Resource:
        """Add the texts of a file."""
        return self.add_texts(catalogue.read_text(encoding="utf-8"))

    def add_texts(self, texts: str) -> Resource:
        """Add texts; they take the place of those of the same name."""
        resource = FluentResource(texts)
        self._bundle.add_resource(resource, allow_overrides=True)
        return resource

    def has(self, message: str) -> bool:
        """Whether there is a text of this name."""
        return self._bundle.has_message(message)

    def text(self, message: str, arguments: dict[str, object] | None = None, attribute: str = "") -> str:
        """A text, its arguments filled in; the names of things among them are put into words too."""
        arguments = arguments or {}
        asked = (
            message,
            attribute,
            *((key, str(told) if isinstance(told, (list, dict)) else told) for key, told in arguments.items()),
        )
        kept = self._kept.get(asked)
        if kept is None:
            told = {key: value if key == TYPED else self.told(value) for key, value in arguments.items()}
            kept = self.literal(message, told, attribute)
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[asked] = kept
        return kept

    def told(self, value: object) -> object:
        """An argument as a text takes it: things by their names, several in a row."""
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, list):
            return self.listed(str(self.told(each)) for each in value) or self.literal("ui-nothing")
        if isinstance(value, dict):
            parts = [self.labelled(self.name(key), self.told(each)) for key, each in value.items()]
            return self.listed(parts) or self.literal("ui-nothing")
        return value

    def literal(self, message: str, arguments: dict[str, object] | None = None, attribute: str = "") -> str:
        """A text, its arguments filled in as they stand: a file called gaza is no space."""
        entry = self._bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None, message
        told = {key: shortened(value) for key, value in (arguments or {}).items()}
        formatted, errors = self._bundle.format_pattern(pattern, told)
        assert not errors, (message, errors)
        return str(formatted)

    def name(self, thing: str) -> str:
        """The name of a space, a side, an Operation, a card ...; what has no name stands for itself."""
        known = self._names.get(thing)
        if known is not None:
            return known
        for key in (f"name-{thing.replace('.', '-').replace(' ', '-')}", f"card-{thing}"):
            if self.has(key):
                return self._names.setdefault(thing, self.text(key))
        return thing

    def labelled(self, label: str, text: object) -> str:
        """A text behind its label: "Prison: 3"."""
        return self.literal("ui-labelled", {"label": label, "text": text})

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in a row, with the language's own comma between them."""
        return self.literal("ui-separator").join(parts)

    def as_typed(self, text: str) -> str:
        """What a user typed, quoted unless the language's sentences quote every answer."""
        return self.literal("ui-as-typed", {"text": shown(text)[1:-1]})

    def error(self, error: SandtableError) -> str:
        """What a user did wrong. The English sentence stands where it is raised; others have one of their own."""
        message = message_of_error(error.template)
        if not self.has(message):
            return str(error)
        told = {key: self.error(v) if isinstance(v, SandtableError) else v for key, v in error.values.items()}
        return self.text(message, told) if isinstance(error, IllegalMove) else self.literal(message, told)

    def attributes(self, message: str) -> list[str]:
        """The names of a text's attributes."""
        return list(self._bundle.get_message(message).attributes)


class Words(Texts):
    """The same with the catalogues of one game, and of its folder in the owner's box."""

    def __init__(self, rules: Rules, language: str) -> None:
        super().__init__(language)
        self.rules = rules
        self.reference = find_reference(rules.name)
        self._paragraphs: dict[str, str] = {}  # their numbers as the book spells them, by any spelling in small letters
        self._cards: list[str] = []
        self._things: list[str] = []
        self._answers_worded: dict[str, list[str]] = {}  # by the message of a question; few have any
        self._facts_told: dict[str, list[str]] = {}
        for catalogue in catalogues_of(GAMES[rules.name], language):
            self._learn(self.add(catalogue))
        self._own_cards = len(self._cards)
        if (box := boxed(rules.name)) is not None:
            for file in catalogues_in_box(box, language):
                self._learn(self.add_texts(read_text(file)))
            self._check_box(box)

    def _check_box(self, box: Path) -> None:
        """One sentence if something in the box cannot be told; `sandtable box check` says it all."""
        for message, attributes in find_contents(self.rules.name).texts(box).items():
            said = self.attributes(message) if self.has(message) else []
            for attribute in attributes:
                if attribute not in said:
                    sentence = "{folder} has no text {message}.{attribute}"
                    folder = f"{box.name}/{TEXTS}/en"
                    raise BadBox(sentence, folder=folder, message=message, attribute=attribute)

    def _learn(self, resource: Resource) -> None:
        """Note which rules and cards there are, and of what the reasons speak."""
        numbers = [key.replace("-", ".") for key in keys_after("rule-", resource)]
        self._paragraphs |= {number.lower(): number for number in numbers}
        self._cards += [card for card in keys_after("card-", resource) if card not in self._cards]
        self._things += keys_after("name-", resource)
        self._facts_told = facts_told(resource) | self._facts_told

    def names(self) -> dict[str, str]:
        """The names of all things of the game, each by the end of its text's name: `C42-19` for C42.19."""
        return {thing: self.literal(f"name-{thing}") for thing in self._things}

    def components(self, settings: Settings) -> str:
        """Whose cards, or maps and counters, a game is played with; empty where all play with the same."""
        option = owners_option(self.rules.name)
        name = f"{option}-{settings.get(option, '').partition(SEAL)[0]}"
        return self.literal(name) if self.has(name) else ""

    def deck_of(self, card: str) -> str:
        """Whose card this is; empty where all play with the same."""
        if not self.has("deck-house") or card not in self._cards:
            return ""
        return self.literal("deck-house" if card in self._cards[: self._own_cards] else "deck-owner")

    def question(self, question: Question) -> str:
        """The prompt of a question."""
        return self.text(question.message, question.arguments)

    def answer(self, answer: str, question: Question | None = None) -> str:
        """An answer in words; a question may have its own, so that "done" is here a "do not spend"."""
        own = self.own_words(answer, question) if question else ""
        return own or self.text(*self.reference.describe_answer(answer))

    def own_words(self, answer: str, question: Question) -> str:
        """The words that a question has for an answer, an attribute of its own text; empty if it has none."""
        asked = question.message
        if asked not in self._answers_worded:
            self._answers_worded[asked] = self.attributes(asked)
        if not self._answers_worded[asked]:
            return ""
        message, arguments = self.reference.describe_answer(answer)
        own = message.removeprefix("answer-")
        return self.text(asked, {**question.arguments, **arguments}, own) if own in self._answers_worded[asked] else ""

    def line(self, line: Line) -> str:
        """A line of the log."""
        return self.text(line.message, line.arguments)

    def error(self, error: SandtableError) -> str:
        """What a user did wrong; for an answer that is not offered, the game's own reason."""
        if not isinstance(error, IllegalMove) or error.question is None or error.reason is None:
            return super().error(error)
        question, answer, reason = error.question, error.answer, error.reason
        is_known = question.orders is None and answer in self.rules.vocabulary
        named = self.answer(answer, question) if is_known else self.as_typed(answer)
        rule, why = self.rule_against(question, answer, reason), self.why_not(question, answer, reason)
        return self.literal("refusal-not-offered", {"rule": rule, "answer": named, "why": why})

    def why_not(self, question: Question, answer: str, reason: Reason) -> str:
        """Why an answer is not offered."""
        return self.text(reason.message, self.facts_behind(question, answer, reason))

    def facts_behind(self, question: Question, answer: str, reason: Reason) -> dict[str, object]:
        """The facts of which a reason speaks: its own, or those about the thing that the answer names."""
        told = self._facts_told[reason.message]
        if reason.arguments or not told:
            return reason.arguments
        facts = self.reference.facts_about(question.state, answer) if isinstance(question.state, State) else {}
        return {name: facts[name] for name in told}

    def rule_against(self, question: Question, answer: str, reason: Reason) -> str:
        """The number of the rule by which an answer is not offered."""
        if reason.rule:
            return reason.rule
        own = "" if reason.message == "why-not-an-option" else self.reference.rule_of_answer(answer)
        return own or question.rule

    def rule(self, number: str) -> tuple[str, str] | None:
        """Title and text of a rule or card by its number, or None if there is none."""
        card, paragraph = f"card-{number.upper()}", self._paragraphs.get(number.lower())
        if self.has(card):
            return f"{number.upper()} {self.text(card)}", "\n".join(self._card_lines(card))
        if paragraph is None:
            return None
        return f"{paragraph} {self.text(name_of_rule(paragraph))}", self.text(name_of_rule(paragraph), attribute="text")

    def _card_lines(self, card: str) -> list[str]:
        """The texts of a card; the heading of a half says which half it is."""
        parts = {part: self.text(card, attribute=part) for part in self.attributes(card)}
        if "shaded" in parts:
            for half in ("unshaded", "shaded"):
                parts[f"{half}-title"] = self.labelled(self.name(half), parts[f"{half}-title"])
        return [*parts.values(), *filter(None, [self.deck_of(card.removeprefix("card-"))])]

    def title(self, number: str) -> str:
        """The title of a rule by its number; empty if there is none."""
        paragraph = self._paragraphs.get(number.lower())
        return self.text(name_of_rule(paragraph)) if paragraph else ""

    def rules_to_try(self) -> list[str]:
        """For who names a rule that is not there: a paragraph with a long number and, where there are cards, a card."""
        paragraphs = list(self._paragraphs.values())
        deepest = max(number.count(".") for number in paragraphs)
        long = [number for number in paragraphs if number.count(".") == deepest]
        return [some[len(some) // 2] for some in (long, self._cards) if some]

    def rule_numbers(self) -> list[str]:
        """The numbers of all paragraphs, then of all cards, in the order of the catalogues."""
        return [*self._paragraphs.values(), *self._cards]


def catalogues_of(game: str, language: str) -> list[Traversable]:
    """The texts in the folder of a game, after those of the series that it belongs to, if there are any."""
    folders = [files(package) / TEXTS / language for package in (game.rpartition(".")[0], game) if package]
    found = [
        [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")] for folder in folders if folder.is_dir()
    ]
    return [entry for entries in found for entry in sorted(entries, key=lambda entry: entry.name)]


def catalogues_in_box(box: Path, language: str) -> list[Path]:
    """The texts of a game's folder in a box: in English and, where they are in it, in the reader's language."""
    return [file for each in dict.fromkeys(["en", language]) for file in sorted((box / TEXTS / each).glob("*.ftl"))]


def terminal_language() -> str:
    """The language that the terminal is set to, if we have it; otherwise English."""
    locale = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"


@cache
def texts_in(language: str) -> Texts:
    """The program's own texts, read once."""
    return Texts(language)


def words_for(game: str, language: str) -> Words:
    """The words of a game, read once."""
    return words_with_box(game, language, boxed(game))


@cache
def words_with_box(game: str, language: str, _box: Path | None) -> Words:
    return Words(find(game), language)


def read_all_words() -> None:
    """Read the words of every game in every language, which takes a while, before somebody waits for them."""
    for game in GAMES:
        for language in LANGUAGES:
            words_for(game, language)


def shortened(value: object) -> object:
    """What fills a gap of a text, cut if it is very long."""
    return value[:LONGEST_TOLD] + "..." if isinstance(value, str) and len(value) > LONGEST_TOLD else value


def message_of_error(sentence: str) -> str:
    """The message that translates the English sentence of an error: error-the-game-is-over-shown-cannot-be-played."""
    return "error-" + "-".join(re.findall(r"[a-z0-9_]+", sentence.lower()))


def name_of_rule(number: str) -> str:
    """The name of the text that a paragraph has: rule-3-3-3, rule-D3-10c."""
    return f"rule-{number.replace('.', '-')}"


def keys_after(prefix: str, resource: Resource) -> list[str]:
    """What a catalogue has texts of: the paragraphs (rule-3-3-3), the cards (card-P28)."""
    keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    return [key.removeprefix(prefix) for key in keys if key.startswith(prefix)]


def facts_told(resource: Resource) -> dict[str, list[str]]:
    """The facts of which each reason for a refusal (why-no-troops) speaks."""
    reasons = [entry for entry in resource.body if isinstance(entry, Message) and entry.id.name.startswith("why-")]
    return {reason.id.name: Mentions(reason).names for reason in reasons}


class Mentions(Visitor):
    """The names of the arguments that a text mentions."""

    def __init__(self, message: Message) -> None:
        self.names: list[str] = []
        self.visit(message)

    def visit(self, node: object) -> None:
        """Note a mention and go on to what is inside."""
        if isinstance(node, VariableReference):
            self.names.append(node.id.name)
        super().visit(node)
