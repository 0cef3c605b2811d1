"""Play many games between bots and sum them up.

Game number n of a simulation depends on the seed and n alone, so the same seed gives the same games, and the same
digest, with any number of workers.
"""

from __future__ import annotations

import math
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, SIGTERM, signal

from sandtable.agents.command import Limits
from sandtable.agents.seats import end_players, find_player, is_program
from sandtable.bots import Bot, play_match
from sandtable.bots.match import Forfeit
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.engine.rules import Settings
from sandtable.games import find

GAMES_IN_CHUNK = 25
MOST_FAILURES_TOLD = 10


@dataclass(frozen=True)
class Plan:
    """What to play."""

    game: str
    bots: dict[str, str]
    games: int
    seed: int
    options: Settings = field(default_factory=dict)
    limits: Limits = field(default_factory=Limits)


@dataclass
class Tally:
    """What came of it. `lengths` counts games by their number of answers, so memory does not grow with the games.

    A side whose bot fails loses: that is one of the other's `wins` and one of its own `forfeits`.
    """

    games: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    forfeits: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)  # what the first forfeits were about
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
        if played.forfeit:
            self.forfeits[played.forfeit] += 1
            if len(self.failures) < MOST_FAILURES_TOLD:
                self.failures.append(played.failure)


@dataclass(frozen=True)
class Played:
    """One game: who won, its length, its record's digest; its error if the rules broke, or who forfeited it and how."""

    winner: str
    answers: int
    digest: bytes
    error: str = ""
    forfeit: str = ""
    failure: str = ""


def play_one(plan: Plan, number: int) -> Played:
    """Play game `number` of a plan."""
    seed = f"{plan.seed}/{number}"
    bots = {side: find_player(name, f"{seed}/{side}", plan.limits) for side, name in plan.bots.items()}
    log = any(is_program(name) for name in plan.bots.values())
    game = Game.new(find(plan.game), options=plan.options, dealer=Dealer(seed), log=log)
    played = Played("", 0, b"")
    try:
        played = play_out(game, bots, number, plan.bots)
    finally:
        end_players(bots, played.winner, played.failure)
    return played


def play_out(game: Game, bots: dict[str, Bot], number: int, names: dict[str, str]) -> Played:
    """Let bots play a game to its end."""
    winner, error, forfeit, failure = "", "", "", ""
    try:
        play_match(game, bots)
        winner = game.result
    except Forfeit as lost:
        forfeit = lost.side
        winner = next(side for side in game.rules.sides if side != forfeit)
        failure = f"game {number}, {names[forfeit]}: {lost}"
        if lost.crash is not None:
            failure += f"\n{''.join(traceback.format_exception(lost.crash))}\n{game.record()}"
    except Exception:
        # Broken rules, not a bot's mistake: the arena goes on and shows a record that reproduces it.
        error = f"game {number}: {traceback.format_exc()}\n{game.record()}"
    digest = sha256(game.record().encode()).digest()
    return Played(winner, len(game.answers), digest, error, forfeit, failure)


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
        find_player(name, side, plan.limits)
    tally = Tally(wins=dict.fromkeys(rules.sides, 0), forfeits=dict.fromkeys(rules.sides, 0))
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
    with get_context("spawn").Pool(workers, listen_to_signals) as pool:
        yield from pool.imap(play_chunk, tasks)


def listen_to_signals() -> None:
    """Ctrl-C is for the one who started the simulation; it then ends its workers, and they end their bots."""
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, lambda *_: sys.exit())


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
