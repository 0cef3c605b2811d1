"""Play games between bots. Game number n of a plan depends on the plan and n, and on clocks that bots watch."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field, replace
from hashlib import sha256

from sandtable.agents.seats import end_players, find_player
from sandtable.arena.plan import Match, Plan, begin
from sandtable.arena.turns import Turn, tell_turns
from sandtable.bots import Bot, play_match
from sandtable.bots.match import Forfeit
from sandtable.engine.game import Game
from sandtable.engine.rules import DRAW


@dataclass(frozen=True)
class Played:
    """One game: its result, its length, the digest of its record and of how it ended; its error if the rules broke, or
    who forfeited it and how.

    Record and turns are there if the game is to be kept.
    """

    number: int
    result: str
    answers: int
    digest: str
    error: str = ""
    forfeit: str = ""
    failure: str = ""
    record: str = ""
    turns: list[Turn] = field(default_factory=list)


@dataclass(frozen=True)
class Task:
    """Games of a plan, from one number up to another; `keep` asks for their records and turns."""

    plan: Plan
    first: int
    last: int
    keep: bool = False


@dataclass(frozen=True)
class Chunk:
    """Games that were played one after the other, and how long it took."""

    first: int
    last: int
    seconds: float
    games: list[Played]


def play_chunk(task: Task) -> Chunk:
    """Play the games of a task."""
    started = time.perf_counter()
    play = play_and_keep if task.keep else play_one
    games = [play(task.plan, number) for number in range(task.first, task.last)]
    return Chunk(task.first, task.last, time.perf_counter() - started, games)


def play_one(plan: Plan, number: int) -> Played:
    """Play game `number` of a plan."""
    return play_game(plan, number)[0]


def play_and_keep(plan: Plan, number: int) -> Played:
    """The same with the record and the turns."""
    played, record = play_game(plan, number)
    turns = [] if played.error else tell_turns(plan.game, record)
    return replace(played, record=record, turns=turns)


def play_game(plan: Plan, number: int) -> tuple[Played, str]:
    """Play a game and give its record, too."""
    match, seed = plan.match_of(number), f"{plan.seed}/{number}"
    bots = {side: find_player(name, f"{seed}/{side}", plan.limits) for side, name in match.bots.items()}
    game = begin(plan, match, seed)
    result, failure = "", ""
    try:
        played = play_out(game, bots, number, match)
        result, failure = played.result, played.failure
    finally:
        end_players(bots, result, failure)
    return played, game.record()


def play_out(game: Game, bots: dict[str, Bot], number: int, match: Match) -> Played:
    """Let bots play a game to its end."""
    result, error, forfeit, failure = "", "", "", ""
    try:
        play_match(game, bots)
        result = game.result
    except Forfeit as lost:
        forfeit = lost.side
        others = [side for side in game.rules.sides if side != forfeit]
        result = others[0] if len(others) == 1 else DRAW  # several others share what one throws away
        failure = f"game {number}, {match.bots[forfeit]}: {lost}"
        if lost.crash is not None:
            failure += f"\n{''.join(traceback.format_exception(lost.crash))}\n{game.record()}"
    except Exception:
        # Broken rules, not a bot's mistake: the arena goes on and shows a record that reproduces it.
        error = f"game {number}: {traceback.format_exc()}\n{game.record()}"
    # A forfeited game's record does not say how it ended.
    digest = sha256(f"{game.record()}\n{result}\n{forfeit}".encode()).hexdigest()
    return Played(number, result, len(game.answers), digest, error, forfeit, failure)
