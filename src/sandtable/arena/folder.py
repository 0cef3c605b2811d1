"""The folder of an arena: the plan, and every game played so far, in files that are whole or not there.

    plan.json                             what is played
    chunks/000000000-000000120.jsonl.gz   games 0 to 119, one JSON object a line, with their records and turns
    games.parquet, turns.parquet          the tables, once all games have been played
    tally.json, report.html               the sums and the report

The chunks are the state: an arena that was interrupted, even by a power cut, plays the games that they lack.
"""

from __future__ import annotations

import fcntl
import gzip
import json
import os
import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path

from sandtable.arena.plan import Plan
from sandtable.arena.play import Chunk, Played, Task, play_chunk
from sandtable.arena.telling import Turn
from sandtable.engine.errors import SandtableError

PLAN, CHUNKS, TALLY, REPORT = "plan.json", "chunks", "tally.json", "report.html"
GAMES, TURNS = "games.parquet", "turns.parquet"
UNFINISHED = ".part"
NAME = re.compile(r"(\d{9})-(\d{9})\.jsonl\.gz")


@dataclass(frozen=True)
class Packed:
    """A chunk as its file has it, how many games it holds, and how long they and their answers took."""

    first: int
    last: int
    seconds: float
    decisions: int
    content: bytes


def play_and_pack(task: Task) -> Packed:
    """Play the games of a task and pack them where they were played."""
    return pack(play_chunk(task))


def pack(chunk: Chunk) -> Packed:
    """A chunk as bytes; the same games give the same bytes."""
    lines = [json.dumps(asdict(played), separators=(",", ":")) for played in chunk.games]
    content = gzip.compress("\n".join(lines).encode(), mtime=0)
    decisions = sum(played.answers for played in chunk.games)
    return Packed(chunk.first, chunk.last, chunk.seconds, decisions, content)


def unpack(content: bytes) -> list[Played]:
    """The games of a chunk; ValueError, TypeError, EOFError or zlib.error if it is damaged."""
    games = [json.loads(line) for line in gzip.decompress(content).decode().splitlines()]
    return [Played(**{**game, "turns": [Turn(**turn) for turn in game["turns"]]}) for game in games]


class Folder:
    """An arena's folder; open while this process alone works in it."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self._chunks = self.path / CHUNKS

    @property
    def is_finished(self) -> bool:
        """Whether everything has been played and written; the report is written last."""
        return (self.path / REPORT).exists()

    def spans(self) -> list[tuple[int, int]]:
        """The games that have been played, as numbers from and up to, one span for each chunk."""
        spans: list[tuple[int, int]] = []
        with reading(self._chunks):
            names = sorted(entry.name for entry in self._chunks.iterdir() if not entry.name.endswith(UNFINISHED))
        for name in names:
            matched = NAME.fullmatch(name)
            first, last = (int(number) for number in matched.groups()) if matched else (0, 0)
            if first >= last or (spans and first < spans[-1][1]):
                raise SandtableError(f"'{self._chunks / name}' does not belong there: the folder is damaged")
            spans.append((first, last))
        return spans

    def missing(self, games: int) -> list[tuple[int, int]]:
        """The games of so many that have not been played."""
        ends = [(0, 0), *self.spans(), (games, games)]
        return [(before[1], after[0]) for before, after in pairwise(ends) if before[1] < after[0]]

    def add(self, packed: Packed) -> None:
        """Keep a chunk."""
        write_whole(self._file(packed.first, packed.last), packed.content)

    def games(self) -> Iterator[Played]:
        """All games played so far in their order."""
        for first, last in self.spans():
            yield from self._read(first, last)

    def game(self, number: int) -> Played:
        """One game."""
        for first, last in self.spans():
            if first <= number < last:
                return self._read(first, last)[number - first]
        raise SandtableError(f"'{self.path}' holds no game {number}")

    def _file(self, first: int, last: int) -> Path:
        return self._chunks / f"{first:09d}-{last:09d}.jsonl.gz"

    def _read(self, first: int, last: int) -> list[Played]:
        file = self._file(first, last)
        with reading(file):
            content = file.read_bytes()
        with suppress(ValueError, TypeError, KeyError, EOFError, OSError, zlib.error):
            games = unpack(content)
            if [played.number for played in games] == list(range(first, last)):
                return games
        raise SandtableError(f"'{file}' is damaged: remove it, and its games are played again")


@contextmanager
def open_folder(path: str, plan: Plan) -> Iterator[Folder]:
    """An arena's folder, new or gone on with; one sentence if it is not ours, not this plan's, or in use."""
    folder = Folder(path)
    with writing(folder.path):
        folder.path.mkdir(parents=True, exist_ok=True)
        here = os.open(folder.path, os.O_RDONLY)
    try:
        with writing(folder.path):
            try:
                fcntl.flock(here, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SandtableError(f"another arena is at work in '{path}'") from None
        begin_or_go_on(folder.path, plan)
        yield folder
    finally:
        os.close(here)


def begin_or_go_on(path: Path, plan: Plan) -> None:
    """Put the plan into an empty folder, or check that the folder has the same one."""
    wanted = json.loads(json.dumps(plan.as_json()))
    with reading(path):
        is_empty = not any(not entry.name.endswith(UNFINISHED) for entry in path.iterdir())
    if is_empty:
        write_whole(path / PLAN, json.dumps(wanted, indent=2).encode())
    elif not (path / PLAN).exists():
        raise SandtableError(f"'{path}' is not empty and no arena's folder: choose another")
    found = read_json(path / PLAN)
    differing = [name for name in wanted if found.get(name) != wanted[name]]
    if differing:
        what = ", ".join(name.replace("_", " ") for name in differing)
        raise SandtableError(f"'{path}' holds games of another plan ({what} differ): choose another folder")
    with writing(path / CHUNKS):
        (path / CHUNKS).mkdir(exist_ok=True)
        for left_over in [*path.glob(f"*{UNFINISHED}"), *(path / CHUNKS).glob(f"*{UNFINISHED}")]:
            left_over.unlink()


def read_json(path: Path) -> dict[str, object]:
    """An object from a file of the folder."""
    with reading(path):
        content = path.read_bytes()
    with suppress(ValueError):
        found = json.loads(content)
        if isinstance(found, dict):
            return found
    raise SandtableError(f"'{path}' is damaged")


def write_whole(path: Path, content: bytes) -> None:
    """Write a file, whole or not at all."""
    draft = path.with_name(path.name + UNFINISHED)
    with writing(path, draft):
        draft.write_bytes(content)
        draft.replace(path)


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """One sentence if something cannot be read."""
    try:
        yield
    except OSError as error:
        raise SandtableError(f"cannot read '{path}': {error.strerror}") from None


@contextmanager
def writing(path: Path, draft: Path | None = None) -> Iterator[None]:
    """One sentence if something cannot be written, and no draft that is left over."""
    try:
        yield
    except BaseException as error:
        if draft is not None:
            with suppress(OSError):
                draft.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise SandtableError(f"cannot write '{path}': {error.strerror}") from None
        raise
