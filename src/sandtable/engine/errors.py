"""What can go wrong through no fault of the program.

    SandtableError
    ├── IllegalMove      an answer the rules refuse: not offered, wrong seat, after the end, nothing to undo
    ├── UnknownName      a game, scenario, option, language, seat or bot that does not exist
    ├── BadPosition      a position that cannot be read or breaks an invariant
    └── BadRecord        a record that is cut, edited, foreign, or no longer replays

Each is one sentence that says what was tried, where, and which rule forbids it. A wrong program crashes instead.
"""

from __future__ import annotations


class SandtableError(Exception):
    """A mistake that a user can make; its text is one sentence for that user."""


class IllegalMove(SandtableError):
    """An answer that the rules refuse; nothing has changed."""

    def __init__(self, sentence: str, rule: str = "", answer: str = "", reason: str = "") -> None:
        super().__init__(sentence)
        self.rule = rule
        self.answer = answer
        self.reason = reason


class UnknownName(SandtableError):
    """A name that stands for nothing; the sentence lists the names that do."""

    def __init__(self, kind: str, name: str, known: list[str]) -> None:
        super().__init__(f"unknown {kind} '{name}': choose from {', '.join(known)}")


class BadPosition(SandtableError):
    """A position that cannot be read, or that breaks an invariant of its game."""


class BadRecord(SandtableError):
    """A record that cannot be read or does not replay; the sentence says where."""
