"""Running the command `sandtable` in a process of its own, and files that it must refuse."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from select import select
from signal import SIGKILL
from tempfile import TemporaryFile

from nursery import bear
from processes import PATIENCE
from sandtable import Game, new_game


def sandtable(
    *arguments: str,
    typed: str = "",
    patience: float = PATIENCE,
    constants: Mapping[str, object] | None = None,
    **environment: str,
) -> subprocess.CompletedProcess[str]:
    """What a command prints and how it ends. With variables of its own it is a new program, else a quicker fork.

    A fork may have other `constants`, as a server in `table/server.py`.
    """
    if not environment:
        return forked(arguments, typed, patience, constants or {})
    assert not constants
    command = [sys.executable, "-P", "-m", "sandtable", *arguments]
    variables = {**os.environ, "PYTHONIOENCODING": "utf-8", **environment}
    return subprocess.run(
        command, input=typed, env=variables, capture_output=True, encoding="utf-8", timeout=patience, check=False
    )


def forked(
    arguments: Sequence[str], typed: str, patience: float, constants: Mapping[str, object]
) -> subprocess.CompletedProcess[str]:
    """The same, by a process that has its imports behind it."""
    command = ["sandtable", *arguments]
    with (
        TemporaryFile("w+", encoding="utf-8") as stdin,
        TemporaryFile("w+", encoding="utf-8") as stdout,
        TemporaryFile("w+", encoding="utf-8") as stderr,
    ):
        stdin.write(typed)
        stdin.seek(0)
        born = bear(command, stdin.fileno(), stdout.fileno(), stderr.fileno(), constants)
        with born.told:
            if not select([born.told], [], [], patience)[0]:
                os.kill(born.number, SIGKILL)
                raise subprocess.TimeoutExpired(command, patience)
            code = int(born.told.read())
        stdout.seek(0)
        stderr.seek(0)
        return subprocess.CompletedProcess(command, code, stdout.read(), stderr.read())


def half_a_game(seed: int = 1, answers: int = 60) -> Game:
    """A game played at random for a while."""
    random, game = Random(seed), new_game("palestine", seed=seed)
    while game.question is not None and len(game.answers) < answers:
        game.play(random.choice(list(game.question.options)))
    return game


def write_bad_files(folder: Path) -> None:
    """Records and positions, each with one thing wrong."""
    record, position = half_a_game().record(), new_game("palestine", seed=1).position()
    lines = record.splitlines(keepends=True)
    unchecked = "".join(line for line in lines if not line.startswith("check:"))
    texts = {
        "truncated": "".join(lines[:-2]),
        "headless": "".join(lines[:4]),
        "edited": record.replace("chance: ", "chance: 6, ", 1),
        "swapped": unchecked.replace("irgun: ", "british: ", 1),
        "foreign": record.replace("game: palestine", "game: kenya"),
        "newer": record.replace("game: palestine 1", "game: palestine 99"),
        "garbage": "the quick brown fox\n",
        "empty": "",
        "sixteen_cells": with_field(position, "prison", "7"),
        "third_cache": with_field(position, "lydda", "1 underground, 3 caches"),
        "will_21": with_field(position, "political will", "21"),
        "no_such_field": position + "moon: 1 troops\n",
        "too_long": position + "answers: " + "," * 500_000,
        "no_such_step": with_field(position, "agenda", "charge"),
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "binary").write_bytes(bytes(range(256)))


def with_field(position: str, name: str, value: str) -> str:
    """A position with one field changed."""
    others = [line for line in position.splitlines() if not line.startswith(f"{name}:")]
    return "\n".join([*others, f"{name}: {value}", ""])
