"""Play a plan and sum it up.

Game number n depends on the plan and n alone, so the same plan gives the same games, and the same digest, wherever
they are played, in whatever chunks, and however often the arena was interrupted; unless a bot thinks by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass

from sandtable.arena.chunks import Pace, cut
from sandtable.arena.plan import Plan, check
from sandtable.arena.play import Played, play_chunk
from sandtable.arena.tally import Tally, sum_up
from sandtable.arena.workers import Here, Workers

Progress = Callable[[int], None]


@dataclass
class Outcome:
    """What came of a plan, and how much of it was played now, in how many seconds."""

    tally: Tally
    decisions_now: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions_now / self.seconds if self.seconds else 0.0


def simulate(plan: Plan, workers: Workers | None = None, progress: Progress = lambda games: None) -> Outcome:
    """Play a plan; `progress` is told how many games have just been played."""
    check(plan)
    started = time.perf_counter()
    with closing(play_all(plan, workers or Here(), progress)) as games:
        tally = sum_up(plan, games)
    return Outcome(tally, tally.decisions, time.perf_counter() - started)


def play_all(plan: Plan, workers: Workers, progress: Progress) -> Generator[Played, None, None]:
    """The games of a plan in their order."""
    pace = Pace()
    tasks = cut(plan, [(0, plan.games)], pace, workers.at_once, keep=False)
    with closing(workers.map(play_chunk, tasks)) as chunks:
        for chunk in chunks:
            pace.hear(len(chunk.games), chunk.seconds)
            yield from chunk.games
            progress(len(chunk.games))
