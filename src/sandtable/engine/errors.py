"""What can go wrong through no fault of the program.

    SandtableError
    ├── IllegalMove      an answer the rules refuse: not offered, wrong seat, after the end, nothing to undo
    ├── UnknownName      a game, scenario, option, language, seat or bot that does not exist
    ├── BadPosition      a position that cannot be read or breaks an invariant
    ├── BadRecord        a record that is cut, edited, foreign, or no longer replays
    └── BadBox           an owner's box that cannot be read, breaks a rule, or is not here

Each is one sentence that says what was tried, where, and which rule forbids it. A wrong program crashes instead.
The sentence is English where it is raised; it keeps its {gaps} and what fills them apart for those who translate it.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from sandtable.engine.orders import Reason
from sandtable.engine.questions import Question

NAMES_LISTED: Final = 8  # a sentence with more of them is no sentence


class SandtableError(Exception):
    """A mistake that a user can make; its text is one sentence for that user."""

    def __init__(self, sentence: str, **values: object) -> None:
        self.template = sentence
        self.values = {gap: printable(value) for gap, value in values.items()}
        super().__init__(sentence.format(**self.values) if values else sentence)


class IllegalMove(SandtableError):
    """An answer that the rules refuse; nothing has changed."""

    def __init__(
        self,
        text: str,
        question: Question | None = None,
        answer: str = "",
        reason: Reason | None = None,
        **values: object,
    ) -> None:
        super().__init__(text, **values)
        self.question = question
        self.rule = str(values.get("rule", ""))
        self.answer = answer
        self.reason = reason


class UnknownName(SandtableError):
    """A name that stands for nothing; the sentence lists names that do."""

    def __init__(self, kind: str, name: str, known: list[str], **values: object) -> None:
        sentence = f"unknown {kind} '{{name}}': choose from {{known}}"
        super().__init__(sentence, name=shown(name)[1:-1], known=listed(known, name), **values)


class BadPosition(SandtableError):
    """A position that cannot be read, or that breaks an invariant of its game."""


class BadRecord(SandtableError):
    """A record that cannot be read or does not replay; the sentence says where."""


class BadBox(SandtableError):
    """An owner's box that cannot be read, whose parts break a rule, or that is not here."""


def printable(value: object) -> object:
    """What fills a gap; a sentence stays one line, whatever text it is about."""
    return repr(value)[1:-1] if isinstance(value, str) and not value.isprintable() else value


def shown(text: str) -> str:
    """A user's text as it can be quoted in a sentence: short, and with nothing unprintable."""
    return repr(text if len(text) <= 60 else text[:57] + "...")


def listed(names: list[str], meant: str) -> str:
    """Names to choose from; of many those that may be meant first, and how many more there are, in any language."""
    if len(names) <= NAMES_LISTED:
        return ", ".join(names)
    likely = get_close_matches(meant[:60], names, NAMES_LISTED)
    first = [*likely, *(name for name in names if name not in likely)][:NAMES_LISTED]
    return f"{', '.join(first)}, ... (+{len(names) - NAMES_LISTED})"
