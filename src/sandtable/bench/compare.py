"""Let the systems play in turn, several rounds, each in a process of its own on one core; the median counts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from sandtable.bench.systems import Counts
from sandtable.checkout import PACKAGE, find_checkout
from sandtable.engine.errors import SandtableError

ROUNDS = 3
MOST_SECONDS = 3600
COMPILED = find_checkout() / "build" / "compiled"
PEERS = {"python-chess": "chess", "open_spiel backgammon": "pyspiel", "open_spiel chess": "pyspiel"}
OURS = ["palestine interpreted", "palestine compiled"]


def measure_speed(*, compare: bool, seconds: float) -> dict[str, Any]:
    """Play all systems for so many seconds each and give speeds and ratios."""
    if not 0 < seconds <= MOST_SECONDS:
        raise SandtableError(f"a benchmark takes from a moment to {MOST_SECONDS} seconds, not {seconds}")
    systems = OURS[:1] if not COMPILED.is_dir() else list(OURS)
    if compare:
        missing = sorted({module for module in PEERS.values() if find_spec(module) is None})
        if missing:
            raise SandtableError(
                f"to compare, install {' and '.join(missing)} (the 'bench' extra), or use ./play bench"
            )
        systems += PEERS
    rounds: dict[str, list[Counts]] = {system: [] for system in systems}
    turns = [system for _ in range(ROUNDS) for system in systems]
    screen = Console(stderr=True)
    for system in track(turns, "playing", console=screen, transient=True, disable=not screen.is_terminal):
        rounds[system].append(run_system(system, seconds / ROUNDS))
    counts = {system: {key: median(one[key] for one in runs) for key in runs[0]} for system, runs in rounds.items()}
    return summary(counts)


def run_system(system: str, seconds: float) -> Counts:
    """One round of one system, in a fresh process pinned to one core where the machine can."""
    name = "palestine" if system in OURS else system
    source = COMPILED if system == "palestine compiled" else interpreted_source()
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-P", "-m", "sandtable.bench.systems", name, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SandtableError(f"the benchmark of {system} failed: {done.stderr.strip().splitlines()[-1]}")
    counts: Counts = json.loads(done.stdout)
    return counts


def interpreted_source() -> Path:
    """Where the package lies uncompiled, even if this is the compiled one."""
    source = find_checkout() / "src"
    return source if source.is_dir() else PACKAGE.parent


def summary(counts: dict[str, Counts]) -> dict[str, Any]:
    """The figures by system, and ours as multiples of each peer's."""
    figures: dict[str, Any] = {
        key: {system: round(values[key], 1) for system, values in counts.items()}
        for key in ("decisions_per_second", "games_per_second", "clones_per_second")
    }
    decisions = figures["decisions_per_second"]
    figures["ratios"] = {
        ours: {peer: round(decisions[ours] / decisions[peer], 2) for peer in PEERS if peer in decisions}
        for ours in OURS
        if ours in decisions
    }
    first = counts[OURS[0]]
    figures["position_bytes"], figures["record_bytes"] = int(first["position_bytes"]), int(first["record_bytes"])
    return figures


def print_speed(figures: dict[str, Any], console: Console) -> None:
    """The figures for people."""
    table = Table(title="random play on one core, median of rounds")
    for heading in ("system", "decisions/s", "games/s", "clones/s"):
        table.add_column(heading, justify="left" if heading == "system" else "right")
    for system, decisions in figures["decisions_per_second"].items():
        games, clones = figures["games_per_second"][system], figures["clones_per_second"][system]
        table.add_row(system, f"{decisions:,.0f}", f"{games:,.0f}", f"{clones:,.0f}")
    console.print(table)
    for ours, ratios in figures["ratios"].items():
        for peer, ratio in ratios.items():
            console.print(f"{ours}: {ratio:.1f} times {peer}")
    console.print(f"largest position {figures['position_bytes']} bytes, a record {figures['record_bytes']} bytes")
    if OURS[1] not in figures["decisions_per_second"]:
        console.print("not compiled: run ./compile to see the compiled rules too")
