"""Let the systems play in turn, several rounds, each in a process of its own on one core; the median counts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from sandtable.bench.steps import Counts
from sandtable.checkout import PACKAGE, find_checkout
from sandtable.engine.errors import SandtableError

ROUNDS = 3
MOST_SECONDS = 3600
COMPILED = find_checkout() / "build" / "compiled"
PEERS = {"python-chess": "chess", "open_spiel backgammon": "pyspiel", "open_spiel chess": "pyspiel"}
OURS = ["palestine interpreted", "palestine compiled"]


def measure_speed(*, compare: bool, seconds: float) -> dict[str, Any]:
    """Play all systems for so many seconds each and give speeds and ratios."""
    check_seconds(seconds)
    systems = own_systems()
    if compare:
        missing = sorted({module for module in PEERS.values() if find_spec(module) is None})
        if missing:
            raise SandtableError(
                f"to compare, install {' and '.join(missing)} (the 'bench' extra), or use ./play bench"
            )
        systems += PEERS
    rounds: dict[str, list[Counts]] = {system: [] for system in systems}
    for system in play_in_turn(systems * ROUNDS):
        name = "palestine" if system in OURS else system
        rounds[system].append(run_system(name, seconds / ROUNDS, compiled=system == OURS[1]))
    counts = {system: {key: median(one[key] for one in runs) for key in runs[0]} for system, runs in rounds.items()}
    return summary(counts)


def check_seconds(seconds: float) -> None:
    """One sentence if a benchmark cannot take so long."""
    if not 0 < seconds <= MOST_SECONDS:
        raise SandtableError(f"a benchmark takes from a moment to {MOST_SECONDS} seconds, not {seconds}")


def own_systems() -> list[str]:
    """Ours, and ours compiled if it is."""
    return OURS.copy() if COMPILED.is_dir() else OURS[:1]


def play_in_turn(turns: list[str]) -> Iterator[str]:
    """The systems in turn, with a progress bar."""
    screen = Console(stderr=True)
    yield from track(turns, "playing", console=screen, transient=True, disable=not screen.is_terminal)


def run_system(name: str, seconds: float, *, compiled: bool) -> Counts:
    """One round of one system, in a fresh process."""
    source = COMPILED if compiled else interpreted_source()
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-P", "-m", "sandtable.bench.systems", name, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SandtableError(f"the benchmark of {name} failed: {done.stderr.strip().splitlines()[-1]}")
    counts: Counts = json.loads(done.stdout)
    return counts


def interpreted_source() -> Path:
    """Where the package lies uncompiled, even if this is the compiled one."""
    source = find_checkout() / "src"
    return source if source.is_dir() else PACKAGE.parent


def figure(measured: float) -> float:
    """As much of it as is worth reading: however slow a machine is, no speed is rounded to none."""
    return float(f"{measured:.4g}")


def summary(counts: dict[str, Counts]) -> dict[str, Any]:
    """The figures by system, and ours as multiples of each peer's."""
    figures: dict[str, Any] = {
        key: {system: figure(values[key]) for system, values in counts.items()}
        for key in ("decisions_per_second", "games_per_second", "clones_per_second")
    }
    decisions = {system: values["decisions_per_second"] for system, values in counts.items()}
    figures["ratios"] = {
        ours: {peer: figure(decisions[ours] / decisions[peer]) for peer in PEERS if peer in decisions}
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
