"""How long a search may think: so many iterations for each answer, or so many seconds for each turn."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sandtable.engine.errors import SandtableError

MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
MOST_WORKERS: Final = 64


@dataclass(frozen=True)
class Budget:
    """Either iterations or seconds, the other is 0; each of the workers has as many."""

    iterations: int = 0  # for each answer
    seconds: float = 0.0  # for each turn
    workers: int = 1

    @property
    def is_possible(self) -> bool:
        """Whether a search can keep to it."""
        thinks = 1 <= self.iterations <= MOST_ITERATIONS or 0 < self.seconds <= MOST_SECONDS
        return thinks and 1 <= self.workers <= MOST_WORKERS


def read_budget(text: str) -> Budget:
    """A budget as it is written: 200, 2s, or with several workers 2s*4."""
    found = re.fullmatch(r"(?:([0-9]{1,9})|([0-9]{1,9}(?:\.[0-9]{1,3})?)s)(?:\*([0-9]{1,4}))?", text)
    budget = Budget(int(found[1] or 0), float(found[2] or 0), int(found[3] or 1)) if found else Budget()
    if not budget.is_possible:
        raise SandtableError(
            "a search thinks for 1 to {iterations} iterations an answer (search:200) or for up to {seconds} seconds "
            "a turn (search:2s), with 1 to {workers} workers (search:2s*4), not '{text}'",
            iterations=f"{MOST_ITERATIONS:,}",
            seconds=f"{MOST_SECONDS:g}",
            workers=MOST_WORKERS,
            text=text,
        )
    return budget
