"""Laws of the source tree: what the compiler, ruff and mypy cannot see."""

import ast
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from processes import output_of
from sandtable.games import GAMES

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "sandtable"

LEVELS = {"engine": 0, "games": 1, "bots": 2}
TOP_LEVEL = 3  # arena, agents, table, cli and whatever else stands beside them
LEVELS_OF_PARTS = {"bot": 2, "arena": TOP_LEVEL, "agents": TOP_LEVEL, "terminal": TOP_LEVEL}  # inside a game's folder
NOT_IN_RULES = {"random", "secrets", "pickle", "time", "datetime"}

Function = ast.FunctionDef | ast.AsyncFunctionDef
Modules = dict[str, ast.Module]
Parents = dict[ast.AST, ast.AST]


def files_of(*parts: str) -> list[Path]:
    return sorted(file for part in parts for file in (PACKAGE / part).rglob("*.py"))


def modules_of(*parts: str) -> Modules:
    """The syntax trees of parts of the package, by file."""
    return {str(file.relative_to(ROOT)): ast.parse(file.read_text(encoding="utf-8")) for file in files_of(*parts)}


def dotted(file: str | Path) -> str:
    """The name by which a file of the package is imported."""
    return ".".join(Path(file).with_suffix("").parts[1:]).removesuffix(".__init__")


def module(source: str) -> Modules:
    """One module of rules, for trying a check on a few lines."""
    return {"src/sandtable/games/example.py": ast.parse(source)}


# Import levels


def imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything imported."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def level(name: str) -> int:
    """How high a module stands; in the folder of a game each part has its own level."""
    folder, *inside = name.split(".")[1:] or [""]
    parts = [LEVELS_OF_PARTS[part] for part in inside if part in LEVELS_OF_PARTS] if folder == "games" else []
    return parts[0] if parts else LEVELS.get(folder, TOP_LEVEL)


def rules_modules() -> Modules:
    """What the rules are made of: the engine, and of the games what stands no higher than `games`."""
    found = modules_of("engine", "games")
    return {file: tree for file, tree in found.items() if level(dotted(file)) <= LEVELS["games"]}


def upward_imports(modules: Modules) -> list[str]:
    return [
        f"{file}:{line} imports {imported}, which stands above it"
        for file, tree in modules.items()
        for line, imported in imports(tree)
        if imported.split(".")[0] == "sandtable" and level(imported) > level(dotted(file))
    ]


def foreign_imports(modules: Modules) -> list[str]:
    # mypy_extensions is a hint to the compiler that the engine does without where it is not installed.
    allowed = (sys.stdlib_module_names | {"sandtable", "mypy_extensions"}) - NOT_IN_RULES
    return [
        f"{file}:{line} imports {imported}"
        for file, tree in modules.items()
        for line, imported in imports(tree)
        if imported.split(".")[0] not in allowed or imported == "copy.deepcopy"
    ]


def deep_copies(modules: Modules) -> list[str]:
    return [
        f"{file}:{node.lineno} makes a deep copy"
        for file, tree in modules.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "deepcopy"
    ]


def test_imports_point_only_down():
    assert upward_imports(modules_of("")) == []


def test_rules_need_only_the_standard_library_and_neither_clock_nor_random_nor_deep_copies():
    rules = rules_modules()

    assert foreign_imports(rules) + deep_copies(rules) == []


def test_the_command_line_loads_no_library_of_the_server():
    script = "import sys, sandtable.cli; print({'fastapi', 'uvicorn', 'sqlalchemy', 'alembic'} & set(sys.modules))"

    assert output_of(script, hash_seed="0") == "set()"


@pytest.mark.parametrize(
    "line",
    [
        *[
            "import sandtable.cli",
            "from sandtable import Game",
            "from sandtable.bots import search",
            "import sandtable",
        ],
        *["from sandtable.games.toy import bot", "import sandtable.games.toy.terminal"],
    ],
)
def test_an_upward_import_is_found(line):
    assert len(upward_imports(module(line))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "import rich.table",
        "from time import monotonic",
        "import random",
        "from copy import deepcopy",
        "copy.deepcopy(x)",
    ],
)
def test_a_foreign_import_is_found(line):
    assert len(foreign_imports(module(line)) + deep_copies(module(line))) == 1


# A forgotten `yield from`: the call makes a generator that nobody runs, so the rule silently does not happen


class Procedures:
    """Which calls make a generator, over modules that import from each other."""

    def __init__(self, modules: Modules) -> None:
        self.functions: dict[tuple[str, str], bool] = {}
        self.methods: dict[str, bool] = {}
        self.imported: dict[tuple[str, str], tuple[str, str]] = {}
        for file, tree in modules.items():
            name = dotted(file)
            methods = {id(child) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for child in node.body}
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom):
                    for alias in node.names:
                        self.imported[name, alias.asname or alias.name] = (str(node.module), alias.name)
                elif isinstance(node, Function) and id(node) in methods:
                    # An object's class is not known here: a name counts if all methods of that name are procedures.
                    self.methods[node.name] = self.methods.get(node.name, True) and is_procedure(node)
                elif isinstance(node, Function):
                    self.functions[name, node.name] = is_procedure(node)

    def calls(self, module: str, callee: ast.expr) -> bool:
        """Whether calling this expression in this module makes a generator."""
        if isinstance(callee, ast.Name):
            return self.functions.get(self.origin(module, callee.id), False)
        if not isinstance(callee, ast.Attribute):
            return False
        if isinstance(callee.value, ast.Name):
            function = self.origin(".".join(self.origin(module, callee.value.id)), callee.attr)
            if function in self.functions:
                return self.functions[function]
        return self.methods.get(callee.attr, False)

    def origin(self, module: str, name: str) -> tuple[str, str]:
        """Where a name comes from, through re-exports."""
        found = (module, name)
        while found not in self.functions and found in self.imported:
            found = self.imported[found]
        return found


def is_procedure(function: Function) -> bool:
    """Whether a call does nothing until it is yielded: the function yields, or returns a procedure or a question."""
    returned = "" if function.returns is None else ast.unparse(function.returns)
    return yields(function) or returned.startswith(("Procedure", "Question"))


def yields(function: Function) -> bool:
    nodes: list[ast.AST] = list(function.body)
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Yield | ast.YieldFrom):
            return True
        if not isinstance(node, Function | ast.Lambda | ast.ClassDef):
            nodes.extend(ast.iter_child_nodes(node))
    return False


def forgotten_yields(modules: Modules) -> list[str]:
    procedures = Procedures(modules)
    complaints = []
    for file, tree in modules.items():
        parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or is_run(node, parents):
                continue
            if procedures.calls(dotted(file), node.func) or is_step_from_a_table(node, parents):
                complaints.append(f"{file}:{node.lineno} forgets the `yield from` of {ast.unparse(node)}")
    return complaints


def is_step_from_a_table(call: ast.Call, parents: Parents) -> bool:
    """Whether a procedure calls, as a statement, what it finds in a table: `EVENTS[card](state)`."""
    if not isinstance(call.func, ast.Subscript) or not isinstance(parents[call], ast.Expr):
        return False
    function = enclosing_function(call, parents)
    return function is not None and is_procedure(function)


def is_run(call: ast.expr, parents: Parents) -> bool:
    """Whether a generator is run here, iterated, or handed to somebody who can run it."""
    parent = parents[call]
    match parent:
        case ast.Yield() | ast.YieldFrom() | ast.Lambda() | ast.keyword():
            return True
        case ast.Assign(targets=[ast.Attribute()]):  # kept on an object, as the engine keeps its run
            return True
        case ast.Call():
            return call is not parent.func
        case ast.For() | ast.comprehension():
            return call is parent.iter
        case ast.IfExp():
            return call is not parent.test and is_run(parent, parents)
        case ast.Return():
            function = enclosing_function(call, parents)
            return function is not None and not yields(function)
    return False


def enclosing_function(node: ast.AST | None, parents: Parents) -> Function | None:
    while node is not None and not isinstance(node, Function):
        node = parents.get(node)
    return node


EXAMPLE = """
def sabotage(state) -> Procedure[bool]:
    die = yield Question(state)
    return die > 2

def anywhere(state) -> Procedure[bool]:
    return sabotage(state)

def choose(state) -> Question:
    return Question(state)

def remove(state):
    state.pieces -= 1

def event(name) -> Callable[[Step], Procedure[bool]]:
    return registered

class Table:
    def ask(self):
        yield 1

@event("P28")
def turn(state, table) -> Procedure[None]:
    yield from may(state)
    {line}
"""


@pytest.mark.parametrize(
    "line",
    [
        "sabotage(state)",
        "anywhere(state)",
        "table.ask()",
        "EVENTS[state.card](state)",
        "done = sabotage(state)",
        "if sabotage(state): remove(state)",
        "if not anywhere(state) and state.pieces: remove(state)",
        "return sabotage(state)",
        "die = sabotage(state) if state.pieces else 0",
        "answer = choose(state)",
    ],
)
def test_a_forgotten_yield_from_is_found(line):
    complaints = forgotten_yields(module(EXAMPLE.format(line=line)))

    assert [complaint.split(" ")[0] for complaint in complaints] == ["src/sandtable/games/example.py:25"]


@pytest.mark.parametrize(
    "line",
    [
        "yield from sabotage(state)",
        "if (yield from anywhere(state)): remove(state)",
        "yield from (sabotage(state) if state.pieces else anywhere(state))",
        "yield from each(state, sabotage(state))",
        "answer = yield choose(state)",
        "for question in table.ask(): remove(state)",
        "remove(state)",
        "state.remove(state)",
        "def read(name): READERS[name](state)",
    ],
)
def test_a_procedure_that_is_run_or_passed_on_is_left_alone(line):
    assert forgotten_yields(module(EXAMPLE.format(line=line))) == []


def test_a_forgotten_yield_from_is_found_across_modules():
    modules = {
        "src/sandtable/games/sabotage.py": ast.parse("def sabotage(state):\n    yield state"),
        "src/sandtable/games/__init__.py": ast.parse("from sandtable.games.sabotage import sabotage"),
        "src/sandtable/games/turn.py": ast.parse("from sandtable.games import sabotage as wreck\nwreck(1)"),
        "src/sandtable/games/event.py": ast.parse("from sandtable import games\ngames.wreck(1)\ngames.sabotage(1)"),
    }

    places = [complaint.split(" ")[0] for complaint in forgotten_yields(modules)]

    assert places == ["src/sandtable/games/turn.py:2", "src/sandtable/games/event.py:3"]


def test_no_rule_forgets_its_yield_from():
    assert forgotten_yields(rules_modules()) == []


# The order of a set depends on the process: a rule that walks through one is not reproducible

TAKES_THE_ORDER = {"list", "tuple", "iter", "enumerate", "map", "filter", "zip", "next"}


def walks_over_sets(modules: Modules) -> list[str]:
    return [
        f"{file}:{node.lineno} walks through a set: {ast.unparse(node)}"
        for file, tree in modules.items()
        for sets in [names_of_sets(tree)]
        for node in walked(tree)
        if is_set(node, sets)
    ]


def walked(tree: ast.Module) -> Iterator[ast.expr]:
    """Every expression whose order matters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension):
            yield node.iter
        elif isinstance(node, ast.Starred):
            yield node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TAKES_THE_ORDER:
            yield from node.args


def names_of_sets(tree: ast.Module) -> set[str]:
    """Names that a module gives to a set or declares as one."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and is_set(node.value, set()):
            names.update(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            declared = re.search(r"^(Final\[)?(frozen)?set\b", ast.unparse(node.annotation))
            if declared or (isinstance(node, ast.AnnAssign) and node.value and is_set(node.value, set())):
                names.add(node.arg if isinstance(node, ast.arg) else ast.unparse(node.target))
    return names


def is_set(node: ast.expr, sets: set[str]) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.Name(id=name):
            return name in sets
        case ast.BinOp(op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return is_set(node.left, sets) or is_set(node.right, sets)
    return False


@pytest.mark.parametrize(
    "line",
    [
        "for space in {1, 2}: pass",
        "spaces = [space for space in set(near)]",
        "spaces = list({space for space in near} - far)",
        "TOWNS: Final = frozenset(near)\nfor town in TOWNS: pass",
        "def rule(towns: set[int]): return [town for town in towns]",
        "spaces = [*{1, 2}]",
    ],
)
def test_a_walk_through_a_set_is_found(line):
    assert len(walks_over_sets(module(line))) == 1


@pytest.mark.parametrize(
    "line", ["for space in sorted({1, 2}): pass", "near = space in {1, 2}", "number = len({1, 2})"]
)
def test_a_set_whose_order_does_not_matter_is_left_alone(line):
    assert walks_over_sets(module(line)) == []


def test_no_rule_walks_through_a_set():
    assert walks_over_sets(rules_modules()) == []


# Size


def lines_in(file: Path) -> int:
    return len(file.read_text(encoding="utf-8").splitlines())


def test_no_file_is_longer_than_400_lines():
    assert [f"{file.relative_to(ROOT)}: {lines_in(file)}" for file in files_of("") if lines_in(file) > 400] == []


def test_the_engine_stays_below_1000_lines():
    assert sum(lines_in(file) for file in files_of("engine")) < 1000


# A game is one folder

LIST_OF_GAMES = "src/sandtable/games/__init__.py"
MEASURED = "src/sandtable/bench/"  # against other programs, of which each has its own game
BUILT = "src/sandtable/table/static/"
TOLD_BY_A_GAME = re.compile(r"(src/sandtable|web/src)/games/.*\.ftl:")  # its history may speak of where another is


def test_a_game_is_named_in_its_own_folders_and_in_the_list_of_games_alone():
    for game, package in GAMES.items():
        own = (f"src/{package.replace('.', '/')}/", f"web/src/games/{game}/")
        named = {
            place.rpartition(":")[0]
            for place, line in committed_lines()
            if place.startswith(("src/", "web/src/")) and game in line.lower() and not TOLD_BY_A_GAME.match(place)
        }

        assert [file for file in sorted(named) if not file.startswith((*own, MEASURED, BUILT))] == [LIST_OF_GAMES]


# What is committed

UNFINISHED = re.compile(r"\b(?:TO[D]O|FIX[M]E|XX[X])\b")
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|root|opt|tmp|home/\w+|Users/\w+)/")


def committed_lines() -> Iterator[tuple[str, str]]:
    """`file:line` and text of every line in the repository, new files included."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, names):
        file = ROOT / name
        if file.is_file() and b"\0" not in (content := file.read_bytes()):
            for number, line in enumerate(content.decode().splitlines(), 1):
                yield f"{name}:{number}", line


def test_nothing_unfinished_is_committed():
    assert [place for place, line in committed_lines() if UNFINISHED.search(line)] == []


def test_no_path_of_one_machine_is_committed():
    assert [place for place, line in committed_lines() if MACHINE_PATH.search(line)] == []


def test_the_locks_name_no_host():
    locks = sorted((ROOT / "requirements").glob("*.lock"))

    assert [lock.name for lock in locks] == ["arena.lock", "play.lock", "test.lock"]
    assert [lock.name for lock in locks if "://" in lock.read_text()] == []


def test_the_test_lock_pins_the_libraries_of_the_play_lock_to_the_same_releases():
    play, test = (
        set(re.findall(r"^(\S+==\S+)", (ROOT / "requirements" / name).read_text(), re.MULTILINE))
        for name in ("play.lock", "test.lock")
    )

    assert play - test == set()


# Compiled


@pytest.mark.skipif("SANDTABLE_COMPILED" not in os.environ, reason="only with ./test --compiled")
def test_every_module_of_the_rules_is_compiled():
    names = [dotted(file) for file in rules_modules() if not file.endswith("__init__.py")]

    assert [name for name in names if str(importlib.import_module(name).__file__).endswith(".py")] == []
