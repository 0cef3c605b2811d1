"""Plans to play, and arenas that run in processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from signal import SIGKILL, SIGTERM

from commands import sandtable
from processes import PATIENCE, is_gone, processes_in, seconds_of_work, started, until, words_of
from sandtable.arena.folder import open_folder
from sandtable.arena.plan import Match, Plan
from sandtable.arena.results import finish, play_into
from sandtable.arena.tally import Tally
from sandtable.arena.texts import words_of_arena
from sandtable.arena.workers import Here

RAY_PATIENCE = 2 * PATIENCE  # seconds; on a busy machine Ray takes its time to start
RANDOM = {"british": "random", "irgun": "random"}
HEURISTIC = {"british": "heuristic", "irgun": "heuristic"}


def plan(games: int, seed: int = 0, bots: dict[str, str] = RANDOM) -> Plan:
    return Plan("palestine", [Match(bots)], games, seed)


def keep(path: Path, wanted: Plan, language: str = "en") -> Tally:
    """Play a plan into a folder, in this process."""
    with open_folder(str(path), wanted) as folder:
        play_into(folder, wanted, Here(), lambda games: None)
        return finish(folder, wanted, words_of_arena("palestine", language), lambda games: None)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-P", "-m", "sandtable", "simulate", "palestine", *arguments, "--json"]


def outcome(*arguments: str) -> dict[str, object]:
    """The JSON of a simulation in a process of its own."""
    done = sandtable("simulate", "palestine", *arguments, "--json", patience=RAY_PATIENCE)
    assert done.returncode == 0, done.stderr
    result: dict[str, object] = json.loads(done.stdout)
    return result


@dataclass
class Interrupted:
    """How an arena ended, what it said, and which of its processes did not end."""

    code: int
    out: str
    err: str
    left_behind: list[str]

    @classmethod
    def ended(cls, run: subprocess.Popen[str]) -> Interrupted:
        """Wait until an arena that was told to end has done so, and its processes after it."""
        out, err = run.communicate(timeout=PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while (running := running_in(run.pid)) and time.monotonic() < deadline:
            time.sleep(0.05)
        return cls(run.returncode, out, err, running)


def running_in(session: int) -> list[str]:
    """The commands of the processes of a session that have not ended."""
    return [" ".join(words_of(process)) for process in processes_in(session) if not is_gone(process)]


def interrupt(path: Path, signal: int, *arguments: str) -> Interrupted:
    """Send an arena a signal once it has kept some chunks."""
    with started(*command(*arguments, "--out", str(path))) as run:
        until(lambda: len(list(path.glob("chunks/*.gz"))) >= 3 or run.poll() is not None)
        os.kill(run.pid, signal)
        return Interrupted.ended(run)


def kill_in_thought(*arguments: str) -> Interrupted:
    """Kill an arena while one of the processes that it has started thinks."""
    with started(*command(*arguments)) as run:
        until(lambda: any(seconds_of_work(process) >= 2 for process in processes_in(run.pid) if process != run.pid))
        run.kill()
        return Interrupted.ended(run)


# Work for processes, which have to find it by the name of this module.


def square(number: int) -> int:
    return number * number


def nap(seconds: int) -> None:
    time.sleep(seconds)


class Ending:
    """A task at whose reading the worker is told to end where an exception gets lost, as in the midst of an import."""

    def __reduce__(self):
        return end_in_the_midst, ()


def end_in_the_midst() -> None:
    try:
        os.kill(os.getpid(), SIGTERM)
        time.sleep(PATIENCE)
    except SystemExit as error:
        raise RuntimeError("told to end") from error


def die(number: int) -> int:
    os.kill(os.getpid(), SIGKILL)
    return number
