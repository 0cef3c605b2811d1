"""How long the table takes to start, beside the smallest FastAPI server that answers at all, in turn."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from statistics import median
from typing import Any
from urllib.request import ProxyHandler, build_opener

from rich.console import Console
from rich.table import Table

from sandtable.bench.compare import ROUNDS, play_in_turn
from sandtable.engine.errors import SandtableError

BARE_SERVER = """
import socket, fastapi, uvicorn
app = fastapi.FastAPI()
@app.get("/")
async def page(): return {}
listening = socket.create_server(("127.0.0.1", 0))
print("http://127.0.0.1:%d" % listening.getsockname()[1], flush=True)
uvicorn.Server(uvicorn.Config(app, log_level="error")).run(sockets=[listening])
"""
BARE, PAGE, TABLE = "bare FastAPI server", "the table's page", "the table itself"
ASKED = {  # the last of these answers is the end of a start
    BARE: ["/"],
    PAGE: ["/"],
    TABLE: ["/", "/api/catalogue", "/api/games"],
}
PATIENCE = 120.0


@dataclass(frozen=True)
class Start:
    """The seconds from the command to the answer, and how long the processor worked for it meanwhile."""

    seconds: float
    processor: float


def measure_start() -> dict[str, Any]:
    """Start everything in turn, several times, on a database that is there; before that once, for the disk."""
    with tempfile.TemporaryDirectory() as folder:
        table = ["-m", "sandtable", "table", "--no-open", "--port", "0", "--data", folder]
        commands = {BARE: ["-c", BARE_SERVER], PAGE: table, TABLE: table}
        starts: dict[str, list[Start]] = {system: [] for system in commands}
        for system in play_in_turn([*commands] * (1 + ROUNDS)):
            starts[system].append(start(commands[system], ASKED[system]))
    seconds = {system: median(one.seconds for one in found[1:]) for system, found in starts.items()}
    processor = {system: median(one.processor for one in found[1:]) for system, found in starts.items()}
    return {
        "seconds": {system: round(took, 2) for system, took in seconds.items()},
        "processor_seconds": {system: round(took, 2) for system, took in processor.items()},
        "ratios": {system: round(processor[system] / processor[BARE], 2) for system in (PAGE, TABLE)},
    }


def start(command: list[str], asked: list[str]) -> Start:
    """Start a server, ask it these things, and end it."""
    asking = build_opener(ProxyHandler({}))
    began = time.perf_counter()
    server = subprocess.Popen([sys.executable, "-P", *command], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        words = server.stdout.readline().split()
        if not words:
            raise SandtableError("the benchmark of the start failed: a server did not start")
        for path in asked:
            with asking.open(words[-1] + path, timeout=PATIENCE) as answer:
                answer.read()
        seconds = time.perf_counter() - began
    finally:
        server.kill()
        server.stdout.close()
        _, status, used = os.wait4(server.pid, 0)
        server.returncode = os.waitstatus_to_exitcode(status)
    return Start(seconds, used.ru_utime + used.ru_stime)


def print_start(figures: dict[str, Any], console: Console) -> None:
    """The figures for people."""
    table = Table(title="from the command to the answer, median of rounds")
    for heading in ("what", "seconds", "of the processor", f"times {BARE}"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for system, seconds in figures["seconds"].items():
        processor, ratio = figures["processor_seconds"][system], figures["ratios"].get(system, 1)
        table.add_row(system, f"{seconds:.2f}", f"{processor:.2f}", f"{ratio:.2f}")
    console.print(table)
    console.print(f"{TABLE}: the page with the games that it offers and those that one plays")
    console.print(f"times {BARE}: by the processor's time, which other programs disturb less")
