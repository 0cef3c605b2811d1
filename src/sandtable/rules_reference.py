"""The rules reference in the terminal: contents, one rule, coverage."""

from __future__ import annotations

import textwrap

from rich.console import Console

from sandtable.coverage import Coverage
from sandtable.engine.errors import SandtableError
from sandtable.terminal.prose import Prose
from sandtable.words import Words

WIDTH = 96


def print_rule(words: Words, number: str) -> None:
    """Title and text of one paragraph or card."""
    entry = words.rule(number)
    if entry is None:
        raise SandtableError(
            f"{words.rules.name} has no rule '{number}': try a paragraph such as 3.3.3 or a card such as P28"
        )
    console = Console(width=WIDTH, highlight=False)
    console.print(Prose(entry[0], style="bold"))
    for line in entry[1].splitlines():
        console.print(Prose(line))


def print_contents(words: Words) -> None:
    """Every paragraph and card with its title."""
    for number in words.rule_numbers():
        entry = words.rule(number)
        if entry is not None:
            print(entry[0])


def print_coverage(coverage: Coverage, game: str) -> bool:
    """How many statements are proven, and which are not; says whether the rulebook is complete."""
    total = len(coverage.proven) + len(coverage.exempt) + len(coverage.open)
    proven = len(coverage.proven)
    print(
        f"{game}: {proven} of {total} statements proven by tests, {len(coverage.exempt)} exempt, "
        f"{len(coverage.open)} open"
    )
    for statement, reason in coverage.exempt.items():
        print(f"  exempt {statement}: {reason}")
    for line in textwrap.wrap(" ".join(coverage.open), WIDTH):
        print(f"  open   {line}")
    for statement, tests in coverage.unknown.items():
        print(f"  unknown statement {statement} is named by {', '.join(tests)}")
    return not coverage.open and not coverage.unknown
