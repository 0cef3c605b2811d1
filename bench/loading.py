"""Loading: how long a table takes to read a long game from its database and to replay it.

Example: .venv/bin/python bench/loading.py --answers 400

The same answers are then replayed by the engine alone: the ratio tells what the table and its database add.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from sandtable.engine.game import Game
from sandtable.engine.notation import read_record, write_settings
from sandtable.games import find
from sandtable.table.dossier import Entry, Origin, now
from sandtable.table.games import Games
from sandtable.table.seats import Seat
from sandtable.table.store import Store

RULES = find("palestine")
GAME = "one-long-one"
ENDINGS = {"done", "pass", "no", "limited"}  # a game without them is long
ROUNDS = 20


def long_game(answers: int) -> Game:
    for seed in range(100):
        player, game = Random(seed), Game.new(RULES)
        while game.question is not None and len(game.answers) < answers:
            options = game.question.listed
            game.play(player.choice([option for option in options if option not in ENDINGS] or options))
        if len(game.answers) == answers:
            return game
    raise SystemExit(f"no game lasted {answers} answers")


async def milliseconds(work: Callable[[], Awaitable[object]]) -> float:
    """The median of several rounds."""
    took = []
    for _ in range(ROUNDS):
        began = perf_counter()
        await work()
        took.append((perf_counter() - began) * 1000)
    return median(took)


async def measure(game: Game, database: str) -> None:
    store = await Store.open(database)
    origin = Origin(GAME, now(), RULES.name, RULES.version, "standard", write_settings(game.settings), "", "00" * 32, 0)
    seats = [Seat(side, "person", "", "", "") for side in (*RULES.sides, "spectator")]
    entries = [Entry(*entry) for entry in zip(game.sides, game.answers, strict=True)]
    await store.create(origin, seats, entries, over=game.over)
    record = read_record(RULES, game.record())

    async def replay() -> object:
        return Game.replay(RULES, record)

    # Each time by a table that remembers nothing of the game.
    loading = await milliseconds(lambda: Games(store, lambda _: None).get(GAME))
    replaying = await milliseconds(replay)
    await store.close()
    print(f"{len(game.answers)} answers: loaded in {loading:.1f} ms, {loading / replaying:.2f} times a replay alone")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=400, help="given in the game that is loaded")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(long_game(options.answers), f"sqlite:///{Path(folder) / 'table.sqlite'}"))


if __name__ == "__main__":
    main()
