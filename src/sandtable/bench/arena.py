"""Random games in the arena: in one process, in two, and on a Ray of this machine with two, in turn."""

from __future__ import annotations

import time
from contextlib import closing
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from sandtable.arena.chunks import Pace, cut
from sandtable.arena.plan import Match, Plan
from sandtable.arena.play import play_chunk
from sandtable.arena.ray_workers import LOCAL, RayWorkers
from sandtable.arena.workers import Here, Processes, Workers
from sandtable.bench.compare import ROUNDS, check_seconds, play_in_turn

ONE, TWO, RAY = "one process", "two processes", "Ray with two"
WARMING_UP = 0.25  # of the games, while processes start and chunks grow


def measure_arena(seconds: float) -> dict[str, Any]:
    """Games a second in each place; twice as many processes should be nearly twice as fast, and Ray as processes."""
    check_seconds(seconds)
    places: dict[str, Workers] = {ONE: Here(), TWO: Processes(2)}
    games = max(20, round(games_per_second(Here(), 40) * seconds / ROUNDS))
    with closing(RayWorkers(LOCAL, 2)) as places[RAY]:
        rounds: dict[str, list[float]] = {place: [] for place in places}
        for place in play_in_turn([*places] * ROUNDS):
            rounds[place].append(games_per_second(places[place], games * places[place].at_once))
    speeds = {place: round(median(found), 1) for place, found in rounds.items()}
    ratios = {"two processes to one": speeds[TWO] / speeds[ONE], "Ray to processes": speeds[RAY] / speeds[TWO]}
    return {"games_per_second": speeds, "ratios": {name: round(ratio, 2) for name, ratio in ratios.items()}}


def games_per_second(workers: Workers, games: int) -> float:
    """How fast random games are played, after the first of them."""
    plan = Plan("palestine", [Match({"british": "random", "irgun": "random"})], games, 0)
    pace, done, warm, since = Pace(), 0, 0, 0.0
    for chunk in workers.map(play_chunk, cut(plan, [(0, games)], pace, workers.at_once, keep=False)):
        pace.hear(len(chunk.games), chunk.seconds)
        done += len(chunk.games)
        if not warm and done >= WARMING_UP * games:
            warm, since = done, time.perf_counter()
    return (games - warm) / (time.perf_counter() - since)


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
