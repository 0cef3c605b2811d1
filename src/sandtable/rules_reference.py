"""The rules reference in the terminal: contents, one rule, coverage."""

from __future__ import annotations

import textwrap

from rich.console import Console

from sandtable.coverage import Coverage
from sandtable.engine.errors import SandtableError, shown
from sandtable.terminal.prose import Prose
from sandtable.words import Words

WIDTH = 96


def print_rule(words: Words, number: str) -> None:
    """Title and text of one paragraph or card."""
    entry = words.rule(number)
    if entry is None:
        raise SandtableError(
            "{game} has no rule {shown}: try {others}",
            game=words.rules.name,
            shown=shown(number),
            others=" or ".join(words.rules_to_try()),
        )
    console = Console(highlight=False)
    if not console.is_terminal or console.width > WIDTH:
        console.width = WIDTH
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
    proven, exempt, later = len(coverage.proven), len(coverage.exempt), len(coverage.due_later)
    total = proven + exempt + later + len(coverage.open)
    due = f"{later} due later, " if later else ""
    print(f"{game}: {proven} of {total} statements proven by tests, {exempt} exempt, {due}{len(coverage.open)} open")
    for statement, reason in coverage.exempt.items():
        print(f"  exempt {statement}: {reason}")
    for what in dict.fromkeys(coverage.due_later.values()):
        statements = [statement for statement, reason in coverage.due_later.items() if reason == what]
        for line in textwrap.wrap(" ".join(statements), WIDTH):
            print(f"  due with {what}: {line}")
    for line in textwrap.wrap(" ".join(coverage.open), WIDTH):
        print(f"  open   {line}")
    for statement, tests in coverage.unknown.items():
        print(f"  unknown statement {statement} is named by {', '.join(tests)}")
    return not coverage.open and not coverage.unknown
