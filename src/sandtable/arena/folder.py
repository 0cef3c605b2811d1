"""The folder of an arena: the plan, and every game played so far, in files that are whole or not there.

    plan.json                                      what is played, and by which rules and bots
    chunks/000000000-000000120-SEAL.jsonl.gz       games 0 to 119, one JSON object a line, with records and turns
    games.parquet, turns.parquet                   the tables, once all games have been played
    tally.json, report.html                        the sums and the report
    finished.json                                  the digests of these four, written last

The chunks are the state: an arena that was interrupted, even by a power cut, plays the games that they lack. The seal
in a chunk's name tells whether its bytes are still those that this plan wrote.
"""

from __future__ import annotations

import fcntl
import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from sandtable.arena.disk import UNFINISHED, digest_of, draft_of, make_folder, read_json, reading, write_whole, writing
from sandtable.arena.parcel import Parcel, seal_of, unpack
from sandtable.arena.plan import Plan, digest_of_plan
from sandtable.arena.play import Played
from sandtable.engine.errors import SandtableError

PLAN, CHUNKS, TALLY, REPORT, FINISHED = "plan.json", "chunks", "tally.json", "report.html", "finished.json"
GAMES, TURNS = "games.parquet", "turns.parquet"
WRITTEN = [GAMES, TURNS, TALLY, REPORT]  # from the chunks, and again if they are gone
NAME = re.compile(r"(\d{9})-(\d{9})-([0-9a-f]{16})\.jsonl\.gz")
DRAFT = re.compile(NAME.pattern + re.escape(UNFINISHED))
# What in a plan tells another version of the program from another wish of its user.
OF_THE_PROGRAM = {"rules_version", "sources"}


@dataclass(frozen=True)
class ChunkFile:
    """A chunk by its name: the games from one number up to another, and their seal."""

    path: Path
    first: int
    last: int
    seal: str


class Folder:
    """An arena's folder, with its plan as the file keeps it: given, or found there."""

    def __init__(self, path: str | Path, plan: dict[str, object] | None = None) -> None:
        self.path = Path(path)
        self._chunks = self.path / CHUNKS
        self._plan = plan or read_json(self.path / PLAN)
        self._digest = digest_of_plan(self._plan)

    def begin(self) -> None:
        """Make ready for games: the plan is there, and what a killed arena has left half written is not."""
        with writing(self.path):
            for draft in self._drafts():
                draft.unlink(missing_ok=True)
            (self.path / FINISHED).unlink(missing_ok=True)
        if not (self.path / PLAN).exists():
            write_whole(self.path / PLAN, json.dumps(self._plan, indent=2).encode())
        with writing(self._chunks):
            make_folder(self._chunks)

    def check(self, progress: Callable[[int], None] = lambda games: None) -> None:
        """One sentence if a chunk is not as it was written; `progress` is told how many games were looked at."""
        for chunk in self._files():
            self._content(chunk)
            progress(chunk.last - chunk.first)

    def is_finished(self) -> bool:
        """Whether all that is written from the chunks is there; one sentence if it was changed since."""
        listed = self.path / FINISHED
        if not listed.exists():
            return False
        digests = read_json(listed)
        if digests.keys() != set(WRITTEN):
            raise SandtableError(f"'{listed}' is damaged: remove it, and tables and report are written again")
        there = [self.path / name for name in WRITTEN if (self.path / name).exists()]
        for file in there:
            if digest_of(file) != digests[file.name]:
                raise SandtableError(f"'{file}' is not as the arena wrote it: remove it, and it is written again")
        return len(there) == len(WRITTEN)

    def finish(self) -> None:
        """Note that all has been written."""
        digests = {name: digest_of(self.path / name) for name in WRITTEN}
        write_whole(self.path / FINISHED, json.dumps(digests, indent=2).encode())

    def spans(self) -> list[tuple[int, int]]:
        """The games that have been played, as numbers from and up to, one span for each chunk."""
        return [(chunk.first, chunk.last) for chunk in self._files()]

    def missing(self, games: int) -> list[tuple[int, int]]:
        """The games of so many that have not been played."""
        ends = [(0, 0), *self.spans(), (games, games)]
        return [(before[1], after[0]) for before, after in pairwise(ends) if before[1] < after[0]]

    def add(self, parcel: Parcel) -> None:
        """Keep a chunk; one sentence if it was played by other rules or bots than the folder's."""
        if parcel.seal != seal_of(self._digest, parcel.first, parcel.last, parcel.content):
            raise SandtableError("a worker has another version of Sandtable: install the same one everywhere")
        name = f"{parcel.first:09d}-{parcel.last:09d}-{parcel.seal}.jsonl.gz"
        write_whole(self._chunks / name, parcel.content)

    def games(self) -> Iterator[Played]:
        """All games played so far in their order."""
        for chunk in self._files():
            yield from unpack(self._content(chunk))

    def game(self, number: int) -> Played:
        """One game."""
        for chunk in self._files():
            if chunk.first <= number < chunk.last:
                return unpack(self._content(chunk))[number - chunk.first]
        raise SandtableError(f"'{self.path}' holds no game {number}")

    def _files(self) -> list[ChunkFile]:
        """The chunks in the order of their games; one sentence if something else is among them."""
        files: list[ChunkFile] = []
        for path in self._in_chunks():
            if DRAFT.fullmatch(path.name):
                continue
            matched = NAME.fullmatch(path.name)
            first, last = (int(number) for number in matched.groups()[:2]) if matched else (0, 0)
            if matched is None or first >= last or (files and first < files[-1].last):
                raise SandtableError(f"'{path}' does not belong there: move it elsewhere")
            files.append(ChunkFile(path, first, last, matched[3]))
        return files

    def _in_chunks(self) -> list[Path]:
        """Everything in the folder of the chunks, by its name."""
        with reading(self._chunks):
            return sorted(self._chunks.iterdir()) if self._chunks.exists() else []

    def _drafts(self) -> list[Path]:
        """Files that may be half written, by the exact names that we give them: others are somebody else's."""
        here = [self.path / draft_of(name) for name in (PLAN, *WRITTEN, FINISHED)]
        return here + [path for path in self._in_chunks() if DRAFT.fullmatch(path.name)]

    def _content(self, chunk: ChunkFile) -> bytes:
        """The bytes of a chunk, if they are those that were written."""
        with reading(chunk.path):
            content = chunk.path.read_bytes()
        if seal_of(self._digest, chunk.first, chunk.last, content) != chunk.seal:
            raise SandtableError(f"'{chunk.path}' is damaged: remove it, and the same command plays its games again")
        return content


@contextmanager
def open_folder(path: str, plan: Plan) -> Iterator[Folder]:
    """An arena's folder while this process alone works in it; one sentence if it is foreign, another plan's, or in use.

    A folder that was made here goes again if nothing is put into it.
    """
    folder = Folder(path, plan.as_json())
    with writing(folder.path):
        is_new = not folder.path.exists()
        make_folder(folder.path)
        here = os.open(folder.path, os.O_RDONLY)
    try:
        with writing(folder.path):
            try:
                fcntl.flock(here, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise SandtableError(f"another arena is at work in '{path}'") from None
        check_plan(folder.path, plan.as_json())
        yield folder
    finally:
        if is_new:
            with suppress(OSError):
                folder.path.rmdir()
        os.close(here)


def check_plan(path: Path, wanted: dict[str, object]) -> None:
    """One sentence if a folder is neither empty nor one of this plan."""
    with reading(path):
        names = {entry.name for entry in path.iterdir()} - {draft_of(PLAN)}
    if not names:
        return
    if PLAN not in names:
        raise SandtableError(f"'{path}' is not empty and no arena's folder: choose another")
    found = read_json(path / PLAN)
    differing = [name for name in {**wanted, **found} if found.get(name) != wanted.get(name)]
    if not differing:
        return
    if OF_THE_PROGRAM.issuperset(differing):
        raise SandtableError(f"'{path}' holds games of another version of the rules or the bots: choose another folder")
    what = ", ".join(name.replace("_", " ") for name in differing if name not in OF_THE_PROGRAM)
    raise SandtableError(f"'{path}' holds games of a plan that differs in {what}: choose another folder")
