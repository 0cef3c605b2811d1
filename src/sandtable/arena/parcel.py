"""A chunk of games as a file: compressed lines, under a name that holds a seal over them and over their plan."""

from __future__ import annotations

import gzip
import json
from dataclasses import asdict, dataclass
from hashlib import sha256

from sandtable.arena.narration import Turn
from sandtable.arena.play import Chunk, Played, Task, play_chunk

SEAL = 16  # characters of a digest


@dataclass(frozen=True)
class Parcel:
    """A chunk as its file has it, how long its games took, and how many answers they had."""

    first: int
    last: int
    seal: str
    content: bytes
    seconds: float
    decisions: int


def play_and_pack(task: Task) -> Parcel:
    """Play the games of a task and pack them where they were played, sealed by the rules and bots of that place."""
    return pack(play_chunk(task), task.plan.digest())


def pack(chunk: Chunk, plan: str) -> Parcel:
    """A chunk as bytes; the same games give the same bytes."""
    lines = [json.dumps(asdict(played), separators=(",", ":")) for played in chunk.games]
    content = gzip.compress("\n".join(lines).encode(), mtime=0)
    decisions = sum(played.answers for played in chunk.games)
    seal = seal_of(plan, chunk.first, chunk.last, content)
    return Parcel(chunk.first, chunk.last, seal, content, chunk.seconds, decisions)


def seal_of(plan: str, first: int, last: int, content: bytes) -> str:
    """What a chunk's name says of it: other bytes, other numbers or another plan give another seal."""
    return sha256(f"{plan} {first} {last}\n".encode() + content).hexdigest()[:SEAL]


def unpack(content: bytes) -> list[Played]:
    """The games of a chunk whose seal is right."""
    games = [json.loads(line) for line in gzip.decompress(content).decode().splitlines()]
    return [Played(**{**game, "turns": [Turn(**turn) for turn in game["turns"]]}) for game in games]
