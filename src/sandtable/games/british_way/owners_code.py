"""What Python does not say of an owner's code: a call that has to be run, and is not, does nothing at all."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sandtable.games.box import read_text


def forgotten_yields(file: Path, names: dict[str, Any]) -> Iterator[ast.Call]:
    """Calls of procedures, and questions, that nobody runs: a `yield from` or `yield` before them is missing."""
    tree = ast.parse(read_text(file))
    own = names_to_run(tree)
    for call in calls_without_use(tree):
        if isinstance(call.func, ast.Name):
            called, here = names.get(call.func.id), call.func.id
        elif isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
            called, here = getattr(names.get(call.func.value.id), call.func.attr, None), ""
        else:
            continue
        module = getattr(called, "__module__", None) or ""
        if here in own or getattr(called, "__name__", "") in names_to_run_of(module):
            yield call


def calls_without_use(tree: ast.Module) -> Iterator[ast.Call]:
    """Calls that stand alone as a line, or as a condition, which would always hold."""
    for node in ast.walk(tree):
        value: ast.expr | None = None
        if isinstance(node, ast.Expr):
            value = node.value
        elif isinstance(node, ast.If | ast.While):
            value = node.test
        elif isinstance(node, ast.UnaryOp):
            value = node.operand
        if isinstance(value, ast.Call):
            yield value


@cache
def names_to_run_of(module: str) -> frozenset[str]:
    """The same of a module of ours, which stands beside its source when it is compiled."""
    spec = find_spec(module) if module.startswith("sandtable.") else None
    if spec is None or spec.origin is None:
        return frozenset()
    source = Path(spec.origin).parent / f"{module.rpartition('.')[2]}.py"
    return names_to_run(ast.parse(source.read_text(encoding="utf-8"))) if source.is_file() else frozenset()


def names_to_run(tree: ast.Module) -> frozenset[str]:
    """The functions of a module whose call alone does nothing: procedures, and those that make a question."""
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef) and is_to_be_run(node))


def is_to_be_run(function: ast.FunctionDef) -> bool:
    returns = ast.unparse(function.returns) if function.returns else ""
    if returns:
        return returns == "Question" or returns.startswith("Procedure[")
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function))
