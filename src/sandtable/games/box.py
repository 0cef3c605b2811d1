"""The owner's box: a folder in which somebody who owns a game puts what our sources lack.

It has one folder for each game, under the game's name, and in it parts of fixed names; the game's own part `box` says
which they are. A box is code that whoever runs Sandtable put there: it comes from `--box`, the variable SANDTABLE_BOX
or the user's data folder, and never from a player, a request or a record, which only name its digest.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Final

from sandtable.engine.errors import BadBox
from sandtable.engine.rules import Rules, Settings
from sandtable.games.user_folder import data_folder

VARIABLE: Final = "SANDTABLE_BOX"  # the folder, for this process and all that it starts; empty for no box at all
FOLDER: Final = "box"  # in the user's data
TEXTS: Final = "locales"  # in the folder of every game


@dataclass
class Contents:
    """What a game takes from its folder of a box: CONTENTS of its part `box`."""

    parts: list[str]  # the names of the files
    rules_with: Callable[[Path], Rules]  # the rules with what is in the folder; BadBox if they cannot be had
    faults: Callable[[Path], list[BadBox]]  # all that is wrong in the folder
    texts: Callable[[Path], dict[str, list[str]]]  # the messages that its catalogues must have, with their attributes
    told: Callable[[Path], list[str]]  # what a report says of what is in it, after games in this process
    chosen_by: Settings  # the option with which a game is played with it
    games: int  # how many games are enough to try what is in it


def use_box(folder: str) -> None:
    """From now on this is the box, here and in all processes that are started; with "" there is none."""
    if folder and not is_folder(Path(folder)):
        raise BadBox("there is no box '{folder}': it must be a folder", folder=folder)
    os.environ[VARIABLE] = str(Path(folder).absolute()) if folder else ""


def box_folder() -> Path | None:
    """The box: the one that was named, or the one in the user's data if there is any."""
    return folder_named(os.environ.get(VARIABLE), data_folder() / FOLDER)


@cache
def folder_named(name: str | None, usual: Path) -> Path | None:
    if name is None:
        return usual if is_folder(usual) else None
    return Path(name) if name else None


def boxed(game: str) -> Path | None:
    """The folder of a game in the box, if the box has one."""
    folder = box_folder()
    return None if folder is None else folder_in(folder, game)


@cache
def folder_in(box: Path, game: str) -> Path | None:
    return box / game if is_folder(box / game) else None


def is_folder(path: Path) -> bool:
    """Whether there is such a folder; one sentence if nobody may look, or nothing can have the name."""
    try:
        return path.is_dir()
    except OSError as error:
        raise BadBox("{file} cannot be read: {reason}", file=str(path), reason=error.strerror) from None


def digest_of(file: Path) -> str:
    """What a record names: the same for the same text, wherever it lies."""
    return sha256(read_text(file).encode()).hexdigest()[:16]


def read_text(file: Path) -> str:
    """The text of a file of the box; line ends are all alike."""
    try:
        return file.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadBox("{file} cannot be read: {reason}", file=shown(file), reason=reason) from None


def run_file(file: Path) -> ModuleType:
    """A Python file of the box, run; one sentence if it cannot be."""
    module = ModuleType(f"box_{digest_of(file)}")
    module.__file__ = str(file)
    try:
        exec(compile(read_text(file), str(file), "exec"), module.__dict__)
    except BadBox:
        raise
    except SyntaxError as error:
        sentence = "{file}, line {line}: this is not Python: {reason}"
        raise BadBox(sentence, file=shown(file), line=error.lineno or 0, reason=error.msg) from None
    except Exception as error:
        sentence = "{file}, line {line}: {kind}: {reason}"
        kind, line = type(error).__name__, line_of(error, str(file))
        raise BadBox(sentence, file=shown(file), line=line, kind=kind, reason=str(error)) from None
    return module


def line_of(error: BaseException, file: str) -> int:
    """The last line of a file that an error came through; 0 if it came through none."""
    line, trace = 0, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == file:
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def shown(file: Path) -> str:
    """A file of a box as a sentence names it: from the game's folder on."""
    folder = box_folder()
    return file.relative_to(folder).as_posix() if folder and file.is_relative_to(folder) else file.name
