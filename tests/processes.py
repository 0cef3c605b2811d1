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

PATIENCE = 480  # seconds for what takes one or two on a quiet machine; who waits for so long has found a fault


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


def processes_in(session: int) -> list[int]:
    """The processes of a session, also those that have ended and nobody has waited for."""
    numbers = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit()]
    return [number for number in numbers if facts_of(number)[3:4] == [str(session)]]


def words_of(process: int) -> list[str]:
    """The words of the command that a process runs; none when it has ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text().split("\0")
    except (FileNotFoundError, ProcessLookupError):
        return []


def seconds_of_work(*processes: int) -> float:
    """The processor time that processes have used together; those that are gone do not count."""
    used = [int(ticks) for process in processes for ticks in facts_of(process)[11:13]]
    return sum(used) / os.sysconf("SC_CLK_TCK")


def is_gone(process: int) -> bool:
    """Whether a process has ended, even if somebody should still wait for it."""
    return facts_of(process)[:1] in ([], ["Z"])


def facts_of(process: int) -> list[str]:
    """What the system tells of a process, from its state on; nothing when it is gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
