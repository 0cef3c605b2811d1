"""A big game at the table: what its updates weigh, and how long it takes to open, to go back and to walk through it.

Example: .venv/bin/python bench/big_game.py --game dak2 --scenario 7.1 --player fussy --answers 5000 --json

A game is played at a table of its own, on a durable SQLite file, while one socket watches that takes changes; then it
is opened by tables that remember nothing of it. Times are medians in milliseconds, by the clock and of the processor.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Awaitable, Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any, Protocol

from sandtable.bots import BOTS, find_bot
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.engine.orders import END
from sandtable.engine.questions import DONE, Question
from sandtable.games import GAMES, find
from sandtable.table.creation import create
from sandtable.table.forms import NewGameForm, SeatForm
from sandtable.table.games import Games
from sandtable.table.records import record_until
from sandtable.table.store import Store
from sandtable.table.table_game import TableGame
from sandtable.table.thinker import Position, Thinker
from sandtable.table.thinkers import position_of
from sandtable.table.views import lines_to_begin_with, live_text, view_moments
from sandtable.table.watchers import Watcher

ON_DISK = "/var/tmp"  # outlives a restart, so commits cost there what they cost; /tmp may be memory
FUSSY = "fussy"
ROUNDS = 10
BLOCK = 24  # moments that the client asks for at once
GAMES_IN_MEMORY = 10
LOADS_DATA = """
from time import perf_counter, process_time
import sandtable.engine.game, sandtable.words, csv, json
began, worked = perf_counter(), process_time()
from sandtable.games import find
sandtable.engine.game.Game.new(find({game!r}), scenario={scenario!r})
print(perf_counter() - began, process_time() - worked)
"""


class Answering(Protocol):
    """Whatever answers for all sides."""

    def answer(self, game: Game) -> str:
        """An answer to what is asked."""


class Fussy:
    """Plays at random, but goes by single steps and ends nothing before it must: a long game."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def answer(self, game: Game) -> str:
        question = game.question
        assert question is not None
        return self._order(question) if question.orders is not None else question.sample(self._random.randrange)

    def _order(self, question: Question) -> str:
        words: list[str] = []
        while True:
            follow = [word for word in question.next(words) if words or word != DONE] or [DONE]
            word = follow[0] if words[-1:] == ["to"] else self._random.choice(follow)
            if word == END:
                return " ".join(words)
            words.append(word)


class Times:
    """How long something took, each time."""

    def __init__(self) -> None:
        self.clock: list[float] = []
        self.processor: list[float] = []

    async def add(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do it once more; what came of it."""
        began, worked = perf_counter(), process_time()
        found = await work()
        self.clock.append((perf_counter() - began) * 1000)
        self.processor.append((process_time() - worked) * 1000)
        return found

    def report(self) -> dict[str, float]:
        """Medians and the longest, in milliseconds."""
        ordered = sorted(self.clock)
        found = {"ms": median(ordered), "p99": ordered[int(0.99 * len(ordered))], "max": ordered[-1]}
        return {name: round(value, 2) for name, value in {**found, "cpu_ms": median(self.processor)}.items()}


def sizes(all_of_them: list[int]) -> dict[str, int]:
    """In bytes."""
    ordered = sorted(all_of_them)
    return {"median": int(median(ordered)), "p99": ordered[int(0.99 * len(ordered))], "max": ordered[-1]}


def data_loading(game: str, scenario: str) -> dict[str, float]:
    """What the rules, maps and counters of a game take a process of its own to load, until it has begun."""
    times = Times()
    for _ in range(ROUNDS):
        program = LOADS_DATA.format(game=game, scenario=scenario)
        told = subprocess.run([sys.executable, "-P", "-c", program], check=True, capture_output=True, text=True).stdout
        clock, processor = map(float, told.split())
        times.clock.append(clock * 1000)
        times.processor.append(processor * 1000)
    return times.report()


async def play(game: TableGame, player: Answering, most: int) -> dict[str, Any]:
    """Play on for all sides while a socket watches."""
    sides, answering, telling = frozenset(game.rules.sides), Times(), Times()
    weights, packed, lines = [], [], []
    with game.watching([]) as watcher:
        watcher.takes_changes, watcher.sides = True, sides
        live_text(game, watcher, "en")
        while not game.play.game.over and game.play.moment < most:
            answer, log = player.answer(game.play.game), game.play.log_ends[-1]
            await answering.add(partial(game.answer, game.at, [answer], sides))
            update = await telling.add(partial(told, game, watcher))
            weights.append(len(update))
            packed.append(len(zlib.compress(update)))
            lines.append(game.play.log_ends[-1] - log)
    return {
        "answers": game.play.moment,
        "over": game.play.game.over,
        "update_bytes": sizes(weights),
        "update_bytes_packed": sizes(packed),
        "log_lines": sum(lines),
        "longest_turn_in_log_lines": longest_turn(game),
        "answer": answering.report(),
        "update": telling.report(),
    }


def longest_turn(game: TableGame) -> int:
    """The most lines that one turn has in the log."""
    play = game.play
    begun = sorted({play.log_ends[start] for start in play.turn_starts} | {play.log_ends[-1]})
    return max((end - start for start, end in pairwise(begun)), default=0)


async def told(game: TableGame, watcher: Watcher) -> bytes:
    return live_text(game, watcher, "en").encode()


async def first_view(game: TableGame) -> bytes:
    """What a socket is sent first."""
    with game.watching([]) as watcher:
        watcher.takes_changes, watcher.sides = True, frozenset(game.rules.sides)
        watcher.log_sent = lines_to_begin_with(game.play, 0, recent=True)
        return live_text(game, watcher, "en").encode()


def takes_no_notice(_: TableGame) -> None:
    """Nobody waits."""


async def measure_opened(store: Store, name: str) -> dict[str, Any]:
    """What a table does that remembers nothing of a game."""
    opening, viewing, looking, walking, undoing, going_back = (Times() for _ in range(6))
    random = Random(1)
    for _ in range(ROUNDS):
        game = await opening.add(partial(Games(store, takes_no_notice).get, name))
        view = await viewing.add(partial(first_view, game))
        moment = random.randrange(game.play.moment)
        await looking.add(partial(game.timeline.go_to, moment))
        scenes = await walking.add(partial(walked, game, moment // BLOCK * BLOCK))
    for _ in range(ROUNDS):  # it is shorter by an answer each time
        game = await Games(store, takes_no_notice).get(name)
        while game.play.game.sides[-1] not in game.rules.sides:  # undo stops at dice
            await game.ask_rollback(game.at, frozenset(game.rules.sides), last_question(game))
        await undoing.add(partial(game.undo, game.at, frozenset(game.rules.sides), None))
    for part in (0.9, 0.5, 0.1):
        game = await Games(store, takes_no_notice).get(name)
        moment = next(m for m in range(int(part * game.play.moment), 0, -1) if game.play.game.sides[m] != "chance")
        await going_back.add(partial(game.ask_rollback, game.at, frozenset(game.rules.sides), moment))
    return {
        "opens_cold": opening.report(),
        "first_view": viewing.report(),
        "first_view_bytes": len(view),
        "first_view_bytes_packed": len(zlib.compress(view)),
        "any_moment": looking.report(),
        "block_of_moments": walking.report(),
        "block_bytes": len(scenes),
        "block_bytes_packed": len(zlib.compress(scenes)),
        "undoes": undoing.report(),
        "goes_back": going_back.report(),
    }


async def async_of(work: Callable[..., Any], *arguments: Any) -> Any:
    return work(*arguments)


async def walked(game: TableGame, first: int) -> bytes:
    """A block of moments, as the client asks for it."""
    return json.dumps(await view_moments(game, first, BLOCK, frozenset(game.rules.sides), "en")).encode()


async def thinking(position: Position) -> dict[str, float]:
    """How long a bot's process takes until it stands where the game stands."""
    times = Times()
    for _ in range(ROUNDS):
        await times.add(partial(async_of, Thinker().do, "answer", position, {"bot": "random", "seed": "1"}))
    return times.report()


def memory() -> float:
    """Of this process, in megabytes."""
    status = Path("/proc/self/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


async def memory_of_open_games(store: Store, name: str) -> float:
    """What one game takes that is open, with a socket, in megabytes."""
    kept = []
    before = 0.0
    for number in range(GAMES_IN_MEMORY + 1):
        game = await Games(store, takes_no_notice).get(name)
        kept.append((game, game.watching([])))
        with game.watching([]) as watcher:
            live_text(game, watcher, "en")
        if number == 0:
            before = memory()  # what the first one loads is for all
    return round((memory() - before) / GAMES_IN_MEMORY, 2)


async def measure(game: str, scenario: str, player: str, answers: int, seed: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=ON_DISK) as folder:
        store = await Store.open(f"sqlite:///{folder}/table.sqlite")
        rules = find(game)
        seats = {side: SeatForm(who="me") for side in rules.sides}
        form = NewGameForm(game=game, scenario=scenario, seats=seats)
        opened, _ = await create(Games(store, takes_no_notice), form, "", "")
        answering: Answering = Fussy(seed) if player == FUSSY else find_bot(player, seed)
        played = await play(opened, answering, answers)
        record, importing = opened.play.game.record(), Times()
        await importing.add(partial(async_of, lambda: Game.replay(rules, read_record(rules, record))))
        if opened.play.game.over:  # what is over has no bots and does not go back
            form = NewGameForm(game=game, seats=seats)
            until = await record_until(opened, last_question(opened))
            opened, _ = await create(Games(store, takes_no_notice), form, until, "")
        found = {
            "record_bytes": len(record),
            "record_replays": importing.report(),
            "bot_begins": await thinking(position_of(opened)),
            "memory_mb_per_open_game": await memory_of_open_games(store, opened.id),
            **await measure_opened(store, opened.id),
        }
        await store.close()
        return {"game": game, "scenario": scenario, "player": player, "played": played, **found}


def last_question(game: TableGame) -> int:
    """The last moment at which a side was asked."""
    given = game.play.game.sides
    return max(moment for moment, side in enumerate(given) if side in game.rules.sides)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), default="dak2")
    parser.add_argument("--scenario", default="", help="the game's first by default")
    parser.add_argument("--player", choices=[FUSSY, *BOTS], default="random", help="for all sides")
    parser.add_argument("--answers", type=int, default=5000, help="at most, dice included")
    parser.add_argument("--seed", type=int, default=1, help="of the player; the dice are the table's own")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args()
    found = asyncio.run(measure(options.game, options.scenario, options.player, options.answers, options.seed))
    found["data"] = data_loading(options.game, options.scenario)
    print(json.dumps(found) if options.json else json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
