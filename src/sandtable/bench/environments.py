"""Step Palestine as an agent's environment beside PettingZoo's own connect_four, both as their `env()` gives them."""

from __future__ import annotations

from importlib.util import find_spec
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from sandtable.bench.compare import OURS, ROUNDS, check_seconds, figure, own_systems, play_in_turn, run_system
from sandtable.engine.errors import SandtableError

NEEDED = ["pettingzoo", "pygame"]
PEER = "connect_four"
WRAPPED = ", wrapped"
COMPARED = {
    "palestine": "as its env() gives it: no wrappers, it checks by itself what PettingZoo's default wrappers check",
    f"palestine{WRAPPED}": "the same environment with PettingZoo's default wrappers around it",
    PEER: "as its env() gives it: with PettingZoo's default wrappers",
}


def measure_environments(seconds: float) -> dict[str, Any]:
    """Step all environments for so many seconds each and give speeds and ratios."""
    check_seconds(seconds)
    missing = [module for module in NEEDED if find_spec(module) is None]
    if missing:
        raise SandtableError(f"to compare, install {' and '.join(missing)} (the extras 'agents' and 'bench')")
    ours = own_systems()
    rounds: dict[str, list[float]] = {system: [] for system in [*ours, *[name + WRAPPED for name in ours], PEER]}
    for system in play_in_turn([*rounds] * ROUNDS):
        kind = PEER if system == PEER else f"palestine environment{WRAPPED if system.endswith(WRAPPED) else ''}"
        counts = run_system(kind, seconds / ROUNDS, compiled="compiled" in system)
        rounds[system].append(counts["steps_per_second"])
    speeds = {system: median(speeds) for system, speeds in rounds.items()}
    ratios = {system: figure(speed / speeds[PEER]) for system, speed in speeds.items() if system != PEER}
    return {"steps_per_second": {system: figure(speed) for system, speed in speeds.items()}, "ratios": ratios}


def print_environments(figures: dict[str, Any], console: Console) -> None:
    """The figures for people."""
    table = Table(title="steps of an agent's environment on one core, median of rounds")
    for heading in ("environment", "steps/s", f"times {PEER}"):
        table.add_column(heading, justify="left" if heading == "environment" else "right")
    for system, speed in figures["steps_per_second"].items():
        table.add_row(system, f"{speed:,.0f}", f"{figures['ratios'].get(system, 1):.1f}")
    console.print(table)
    for system, what in COMPARED.items():
        console.print(f"{system}: {what}")
    if OURS[1] not in figures["ratios"]:
        console.print("not compiled: run ./compile to see the compiled rules too")
