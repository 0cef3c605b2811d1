"""Random games in the arena: in one process, in two, and on a Ray of this machine with two, in turn."""

from __future__ import annotations

import time
from contextlib import closing
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from sandtable.arena.chunks import SECONDS
from sandtable.arena.plan import Match, Plan
from sandtable.arena.play import Task, play_chunk
from sandtable.arena.ray_workers import LOCAL, RayWorkers
from sandtable.arena.workers import Here, Processes, Workers
from sandtable.bench.compare import ROUNDS, check_seconds, figure, play_in_turn

ONE, TWO, RAY = "one process", "two processes", "Ray with two"
FEWEST_CHUNKS = 2  # that a worker plays in a round, after one with which it warms up
GAMES_TO_TRY = 40


def measure_arena(seconds: float) -> dict[str, Any]:
    """Games a second in each place; twice as many processes should be nearly twice as fast, and Ray as processes.

    The chunks take a second, as in the arena, or less if there is less time.
    """
    check_seconds(seconds)
    places: dict[str, Workers] = {ONE: Here(), TWO: Processes(2)}
    chunk = min(SECONDS, seconds / ROUNDS / FEWEST_CHUNKS)
    chunks, games = round(seconds / ROUNDS / chunk), max(1, round(chunk / seconds_per_game()))
    with closing(RayWorkers(LOCAL, 2)) as places[RAY]:
        rounds: dict[str, list[float]] = {place: [] for place in places}
        for place in play_in_turn([*places] * ROUNDS):
            rounds[place].append(games_per_second(places[place], chunks, games))
    speeds = {place: median(found) for place, found in rounds.items()}
    ratios = {"two processes to one": speeds[TWO] / speeds[ONE], "Ray to processes": speeds[RAY] / speeds[TWO]}
    return {
        "games_per_second": {place: figure(speed) for place, speed in speeds.items()},
        "ratios": {name: figure(ratio) for name, ratio in ratios.items()},
    }


def seconds_per_game() -> float:
    """How long a random game takes here; the first ones, which are slower, do not count."""
    tried = [play_chunk(Task(random_games(GAMES_TO_TRY), 0, GAMES_TO_TRY)) for _ in range(2)]
    return tried[-1].seconds / GAMES_TO_TRY


def games_per_second(workers: Workers, chunks: int, games: int) -> float:
    """How fast each worker plays so many chunks of so many random games, after its first."""
    tasks_in_all = (1 + chunks) * workers.at_once
    plan = random_games(tasks_in_all * games)
    tasks = (Task(plan, number * games, (number + 1) * games) for number in range(tasks_in_all))
    ends = [time.perf_counter() for _ in workers.map(play_chunk, tasks)]
    return chunks * workers.at_once * games / (ends[-1] - ends[workers.at_once - 1])


def random_games(games: int) -> Plan:
    return Plan("palestine", [Match({"british": "random", "irgun": "random"})], games, 0)


def print_arena(figures: dict[str, Any], console: Console) -> None:
    """The figures for people."""
    table = Table(title="random games in the arena, median of rounds")
    table.add_column("where")
    table.add_column("games/s", justify="right")
    for place, speed in figures["games_per_second"].items():
        table.add_row(place, f"{speed:,.1f}")
    console.print(table)
    for name, ratio in figures["ratios"].items():
        console.print(f"{name}: {ratio:.2f}")
