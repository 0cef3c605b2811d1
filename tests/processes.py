"""Running programs in processes of their own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

PATIENCE = 120  # seconds for what takes one or two on a quiet machine; who waits for so long has found a fault


def output_of(script: str, hash_seed: str) -> str:
    """What a script prints in a new process with this hash seed, which finds the same sandtable as this one."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-P", "-c", script]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def started(*command: str, **variables: str) -> Iterator[subprocess.Popen[str]]:
    """A program in a session of its own. When the test is over, however it ends, so is all that the session runs.

    Ctrl-C ends it though these tests may run where it is ignored, as behind a shell's &: a handler is not inherited.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        pipe = subprocess.PIPE
        environment = {**os.environ, **variables}
        process = subprocess.Popen(
            command, env=environment, stdout=pipe, stderr=pipe, text=True, start_new_session=True
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def until(happens: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What happens at last."""
    limit = time.monotonic() + seconds
    while not (happened := happens()):
        assert time.monotonic() < limit, "it does not happen"
        time.sleep(0.02)
    return happened


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    children = Path(f"/proc/{process}/task/{process}/children")
    return [int(number) for number in children.read_text().split()]


def words_of(process: int) -> list[str]:
    """The words of the command that a process runs; none when it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text().split("\0")
    except (FileNotFoundError, ProcessLookupError):
        return []


def seconds_of_work(*processes: int) -> float:
    """The processor time that processes have used together."""
    stats = [Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split() for process in processes]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


def is_gone(process: int) -> bool:
    """Whether a process has ended, even if somebody should still wait for it."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True
