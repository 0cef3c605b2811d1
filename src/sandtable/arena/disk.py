"""Files of an arena: under its name a file is whole and on the disk, even after a power cut, or it is not there."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import file_digest
from pathlib import Path
from typing import BinaryIO

from sandtable.engine.errors import SandtableError

UNFINISHED = ".part"


def draft_of(name: str) -> str:
    """What a file is called while it is being written."""
    return name + UNFINISHED


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write; it gets its name when all of it is on the disk."""
    draft = path.with_name(draft_of(path.name))
    with writing(path):
        try:
            with draft.open("wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except BaseException:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
            raise
        keep_names(path.parent)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    with new_file(path) as file:
        file.write(content)


def make_folder(path: Path) -> None:
    """Make a folder, and those above it, where they are not there."""
    if path.is_dir():
        return
    try:
        path.mkdir()
    except FileNotFoundError:
        make_folder(path.parent)
        path.mkdir()
    keep_names(path.parent)


def keep_names(folder: Path) -> None:
    """Have the disk keep the names of what is in a folder: a file's content alone would be lost without its name."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        # Some file systems of a network refuse this and see to it themselves.
        with suppress(OSError):
            os.fsync(opened)
    finally:
        os.close(opened)


def read_json(path: Path) -> dict[str, object]:
    """An object from a file."""
    with reading(path):
        content = path.read_bytes()
    with suppress(ValueError, RecursionError):
        found = json.loads(content)
        if isinstance(found, dict):
            return found
    raise SandtableError(f"'{path}' is damaged")


def digest_of(path: Path) -> str:
    """The SHA-256 of a file."""
    with reading(path), path.open("rb") as file:
        return file_digest(file, "sha256").hexdigest()


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """One sentence if something cannot be read."""
    try:
        yield
    except OSError as error:
        raise SandtableError(f"cannot read '{path}': {error.strerror}") from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """One sentence if something cannot be written."""
    try:
        yield
    except OSError as error:
        raise SandtableError(f"cannot write '{path}': {error.strerror}") from None
