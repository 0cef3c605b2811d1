"""Play many games between bots and sum them up.

Game number n of a simulation depends on the seed and n alone, so the same seed gives the same games, and the same
digest, with any number of workers.
"""

from __future__ import annotations

import math
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal

from sandtable.bots import Bot, find_bot, play_match
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.engine.rules import Settings
from sandtable.games import find

GAMES_IN_CHUNK = 25


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    bots: dict[str, str]
    games: int
    seed: int
    options: Settings = field(default_factory=dict)


@dataclass
class Tally:
    """What came of it. `lengths` counts games by their number of answers, so memory does not grow with the games."""

    games: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)
    decisions: int = 0
    lengths: dict[int, int] = field(default_factory=dict)
    seconds: float = 0.0
    digest: str = ""

    def count(self, played: Played) -> None:
        """Add one game."""
        self.games += 1
        self.decisions += played.answers
        self.lengths[played.answers] = self.lengths.get(played.answers, 0) + 1
        if played.error:
            self.errors.append(played.error)
        else:
            self.wins[played.winner] += 1


@dataclass(frozen=True)
class Played:
    """One game: who won, its length, its error if it broke, the digest of its record."""

    winner: str
    answers: int
    digest: bytes
    error: str = ""


def play_one(plan: Plan, number: int) -> Played:
    """Play game `number` of a plan."""
    seed = f"{plan.seed}/{number}"
    bots = {side: find_bot(name, f"{seed}/{side}") for side, name in plan.bots.items()}
    return play_out(Game.new(find(plan.game), options=plan.options, dealer=Dealer(seed), log=False), bots, number)


def play_out(game: Game, bots: dict[str, Bot], number: int) -> Played:
    """Let bots play a game to its end."""
    try:
        play_match(game, bots)
    except Exception:
        # A broken program, not a user's mistake: the arena goes on and shows a record that reproduces it.
        error = f"game {number}: {traceback.format_exc()}\n{game.record()}"
        return Played("", len(game.answers), sha256(game.record().encode()).digest(), error)
    return Played(game.result, len(game.answers), sha256(game.record().encode()).digest())


def play_chunk(task: tuple[Plan, int, int]) -> list[Played]:
    """Play the games from one number up to another."""
    plan, first, last = task
    return [play_one(plan, number) for number in range(first, last)]


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda games: None) -> Tally:
    """Play a plan on so many processes; `progress` is told how many games have just been played."""
    if plan.games < 1:
        raise SandtableError(f"a simulation needs at least one game, not {plan.games}")
    if workers < 1:
        raise SandtableError(f"a simulation needs at least one worker, not {workers}")
    rules = find(plan.game)
    rules.settings(plan.options)
    for side, name in plan.bots.items():
        find_bot(name, side)
    tally = Tally(wins=dict.fromkeys(rules.sides, 0))
    digest = sha256()
    started = time.perf_counter()
    for chunk in play_chunks(plan, workers):
        for played in chunk:
            tally.count(played)
            digest.update(played.digest)
        progress(len(chunk))
    tally.seconds = time.perf_counter() - started
    tally.digest = digest.hexdigest()
    return tally


def play_chunks(plan: Plan, workers: int) -> Iterator[list[Played]]:
    """The games in order, chunk by chunk."""
    starts = range(0, plan.games, GAMES_IN_CHUNK)
    tasks = ((plan, first, min(first + GAMES_IN_CHUNK, plan.games)) for first in starts)
    if workers == 1:
        yield from map(play_chunk, tasks)
        return
    # Ctrl-C is for the one who started the simulation; it then ends its workers.
    with get_context("spawn").Pool(workers, signal, (SIGINT, SIG_IGN)) as pool:
        yield from pool.imap(play_chunk, tasks)


def confidence_interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 % for a share of wins."""
    if not games:
        return 0.0, 1.0
    z = 1.959964
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
