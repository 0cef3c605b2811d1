"""Rule coverage: which statements of a rulebook's index the tests prove.

A test names what it proves with `@proves("P-3.3.3-b", ...)`; this reads the test files, it does not run them.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from sandtable.engine.errors import SandtableError
from sandtable.games.reference import Reference


@dataclass(frozen=True)
class Coverage:
    """The statements proven, exempt with the reason, due later, open, and names that stand for no statement."""

    proven: dict[str, list[str]]
    exempt: dict[str, str]
    due_later: dict[str, str]
    open: list[str]
    unknown: dict[str, list[str]]


def measure(reference: Reference, tests: Path) -> Coverage:
    """Read the tests and compare what they name with the index."""
    if not tests.is_dir():
        raise SandtableError(f"there are no tests at '{tests}': coverage needs a checkout of the project")
    named: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for test, statement in proven_in(file):
            named.setdefault(statement, []).append(f"{file.relative_to(tests)}::{test}")
    index = dict.fromkeys(reference.statements)
    excused = {**reference.exempt, **reference.due_later}
    games = {statement.partition("-")[0] for statement in index}  # a game's ids begin with its own letter
    return Coverage(
        proven={statement: named[statement] for statement in index if statement in named},
        exempt={statement: reason for statement, reason in reference.exempt.items() if statement not in named},
        due_later={statement: what for statement, what in reference.due_later.items() if statement not in named},
        open=[statement for statement in index if statement not in named and statement not in excused],
        unknown={
            statement: tests
            for statement, tests in named.items()
            if statement not in index and statement.partition("-")[0] in games
        },
    )


def proven_in(file: Path) -> list[tuple[str, str]]:
    """The pairs of test and statement that a file's decorators name."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if not isinstance(node, ast.FunctionDef):
            continue
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and getattr(decorator.func, "id", "") == "proves":
                found += [(node.name, str(word.value)) for word in decorator.args if isinstance(word, ast.Constant)]
    return found
