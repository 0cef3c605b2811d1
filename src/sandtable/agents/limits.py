"""How long a program that takes a seat may think."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sandtable.engine.errors import SandtableError

MOST_SECONDS = 7 * 24 * 3600
PURPOSES = {"answer": "an answer", "game": "a game", "start": "its start"}


@dataclass(frozen=True)
class Limits:
    """The seconds that a program has: for an answer, for all answers of a game, and to get ready before its first."""

    answer: float = 10.0
    game: float = 600.0
    start: float = 30.0

    def __post_init__(self) -> None:
        for what, seconds in asdict(self).items():
            if not 0 < seconds <= MOST_SECONDS:
                sentence = f"a program has more than 0 seconds and at most {MOST_SECONDS:,} (a week)"
                raise SandtableError(f"{sentence} for {PURPOSES[what]}, not {seconds:g}")
