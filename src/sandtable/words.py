"""Words: everything a player reads, in the player's language, from the Fluent catalogues beside the games."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from sandtable.engine.errors import UnknownName
from sandtable.engine.questions import Question
from sandtable.engine.rules import Rules
from sandtable.engine.state import Line, State
from sandtable.games import GAMES, find_reference

LANGUAGES: Final = ["en", "ja"]


class Words:
    """The catalogues of one game in one language, and of the program itself."""

    def __init__(self, rules: Rules, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.rules = rules
        self.reference = find_reference(rules.name)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        texts = [files("sandtable") / "locales" / f"{language}.ftl"]
        folder = files(GAMES[rules.name]) / "locales" / language
        texts += sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda e: e.name)
        self._rule_numbers: list[str] = []
        for text in texts:
            resource = FluentResource(text.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._rule_numbers += rule_numbers(resource)

    def has(self, message: str) -> bool:
        """Whether there is a text of this name."""
        return self._bundle.has_message(message)

    def text(self, message: str, arguments: dict[str, object] | None = None, attribute: str = "") -> str:
        """A text, its arguments filled in; the names of things among them are put into words too."""
        named = {key: self.name(value) if isinstance(value, str) else value for key, value in (arguments or {}).items()}
        return self.literal(message, named, attribute)

    def literal(self, message: str, arguments: dict[str, object] | None = None, attribute: str = "") -> str:
        """A text, its arguments filled in as they stand: a file called gaza is no space."""
        entry = self._bundle.get_message(message)
        pattern = entry.attributes[attribute] if attribute else entry.value
        assert pattern is not None, message
        formatted, errors = self._bundle.format_pattern(pattern, arguments or {})
        assert not errors, (message, errors)
        return str(formatted)

    def name(self, thing: str) -> str:
        """The name of a space, a side, an Operation, a card ...; what has no name stands for itself."""
        for key in (f"name-{thing}", f"card-{thing}"):
            if self.has(key):
                return self.text(key)
        return thing

    def question(self, question: Question) -> str:
        """The prompt of a question."""
        return self.text(question.message, question.arguments)

    def answer(self, answer: str) -> str:
        """An answer in words."""
        message, arguments = self.reference.describe_answer(answer)
        return self.text(message, arguments)

    def line(self, line: Line) -> str:
        """A line of the log."""
        return self.text(line.message, line.arguments)

    def why_not(self, question: Question, answer: str, reason: str) -> str:
        """Why an answer is not offered."""
        facts = self.reference.facts_about(question.state, answer) if isinstance(question.state, State) else {}
        return self.text(reason, facts)

    def rule(self, number: str) -> tuple[str, str] | None:
        """Title and text of a rule or card by its number, or None if there is none."""
        card, key = f"card-{number.upper()}", "rule-" + number.lower().replace(".", "-")
        if self.has(card):
            return f"{number.upper()} {self.text(card)}", "\n".join(self._card_lines(card))
        if self.has(key):
            return f"{number} {self.text(key)}", self.text(key, attribute="text")
        return None

    def _card_lines(self, card: str) -> list[str]:
        """The texts of a card; the heading of a half says which half it is."""
        parts = {part: self.text(card, attribute=part) for part in self.attributes(card)}
        if "shaded" in parts:
            for half in ("unshaded", "shaded"):
                parts[f"{half}-title"] = f"{self.name(half)}: {parts[f'{half}-title']}"
        return list(parts.values())

    def attributes(self, message: str) -> list[str]:
        """The names of a text's attributes."""
        return list(self._bundle.get_message(message).attributes)

    def rule_numbers(self) -> list[str]:
        """The numbers of all paragraphs, then of all cards, in the order of the catalogues."""
        return sorted(self._rule_numbers, key=lambda number: number.startswith("P"))


def rule_numbers(resource: Resource) -> list[str]:
    """The paragraphs (rule-3-3-3) and cards (card-P28) that a catalogue holds, as a player would type them."""
    keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    paragraphs = [key.removeprefix("rule-").replace("-", ".") for key in keys if key.startswith("rule-")]
    return paragraphs + [key.removeprefix("card-") for key in keys if key.startswith("card-")]
