"""What takes time in a game on a map of hexes, interpreted and compiled, and the same reach by networkx and scipy."""

from __future__ import annotations

from importlib.util import find_spec
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from sandtable.bench.compare import COMPILED, ROUNDS, check_seconds, figure, play_in_turn, run_system
from sandtable.bench.steps import Counts
from sandtable.engine.errors import SandtableError

INTERPRETED, AS_COMPILED = "dak2 interpreted", "dak2 compiled"
READY = ", the graph ready"
PEERS = {
    "networkx": "networkx",
    f"networkx{READY}": "networkx",
    "scipy csgraph": "scipy",
    f"scipy csgraph{READY}": "scipy",
}


def measure_hex(seconds: float) -> dict[str, Any]:
    """Let each system work for so many seconds in all, and give milliseconds, and ours as parts of each peer's."""
    check_seconds(seconds)
    missing = sorted({module for module in PEERS.values() if find_spec(module) is None})
    if missing:
        raise SandtableError(f"to measure reach beside others, install {' and '.join(missing)} (the 'bench' extra)")
    ours = [INTERPRETED, AS_COMPILED] if COMPILED.is_dir() else [INTERPRETED]
    rounds: dict[str, list[Counts]] = {system: [] for system in [*ours, *PEERS]}
    for system in play_in_turn([*rounds] * ROUNDS):
        name = "dak2" if system in ours else system
        rounds[system].append(run_system(name, seconds / ROUNDS, compiled=system == AS_COMPILED))
    took = {system: {key: median(one[key] for one in runs) for key in runs[0]} for system, runs in rounds.items()}
    return {
        "milliseconds": {
            system: {key: figure(number) for key, number in found.items()} for system, found in took.items()
        },
        "ratios": {
            system: {peer: {key: figure(took[peer][key] / took[system][key]) for key in took[peer]} for peer in PEERS}
            for system in ours
        },
    }


def print_hex(figures: dict[str, Any], console: Console) -> None:
    """The figures for people."""
    took = figures["milliseconds"]
    table = Table(title="milliseconds of the processor, median of rounds")
    table.add_column("what")
    for system in took:
        table.add_column(system, justify="right")
    for key in took[INTERPRETED]:
        table.add_row(key, *(f"{found[key]:,.2f}" if key in found else "" for found in took.values()))
    console.print(table)
    for system, peers in figures["ratios"].items():
        for peer, ratios in peers.items():
            for key, ratio in ratios.items():
                console.print(f"{system}: {key}: {ratio:.2f} times as fast as {peer}")
    console.print("beside ours: from the map and the position to the costs by hex; none of them finds ways")
    console.print(
        f"{READY.removeprefix(', ')}: the search alone, on a graph of the position that somebody else has made"
    )
    if AS_COMPILED not in took:
        console.print("not compiled: run ./compile to see the compiled rules too")
