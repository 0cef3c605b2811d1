"""Where an arena's work is done: in this process, in others beside it, or on Ray. The work knows nothing of it."""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, SIGTERM, alarm, signal
from threading import Thread
from typing import Protocol, TypeVar

from sandtable.bots.lifeline import end_with_parent
from sandtable.engine.errors import SandtableError

# For each worker so many tasks are given out before the first must be done: enough that a slow one keeps nobody idle,
# and few enough that results do not pile up.
TASKS_PER_WORKER = 4
MOST_PROCESSES = 1000  # more bring a machine to a standstill before the first game
SECONDS_TO_LEAVE = 3

Task = TypeVar("Task")
Result = TypeVar("Result")
Ticket = TypeVar("Ticket")
Results = Generator[Result, None, None]


class Workers(Protocol):
    """Somewhere to work. `map` gives the results in the order of the tasks and takes a task only when it is due.

    Whoever closes the results before the last of them ends the work.
    """

    at_once: int

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]: ...
    def close(self) -> None: ...


class Here:
    """This process, one task after the other."""

    at_once = 1

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        yield from map(work, tasks)

    def close(self) -> None:
        """Nothing was opened."""


class Processes:
    """So many processes of this machine, for as long as there is work."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once

    def map(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Results[Result]:
        strangers = set(active_children())
        pool = ProcessPoolExecutor(self.at_once, get_context("spawn"), begin_worker)
        try:
            yield from in_order(
                lambda task: pool.submit(work_or_leave, work, task), lambda ticket: ticket.result(), tasks, self.at_once
            )
        except BaseException as error:
            for process in set(active_children()) - strangers:
                process.terminate()
            if isinstance(error, BrokenProcessPool):
                raise SandtableError("a worker process was killed, perhaps for want of memory") from None
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    def close(self) -> None:
        """Nothing is left open."""


def in_order(
    hand_out: Callable[[Task], Ticket], collect: Callable[[Ticket], Result], tasks: Iterable[Task], workers: int
) -> Iterator[Result]:
    """The results in the order of the tasks, of which only a few are handed out at a time."""
    handed_out: deque[Ticket] = deque()
    for task in tasks:
        handed_out.append(hand_out(task))
        if len(handed_out) >= workers * TASKS_PER_WORKER:
            yield collect(handed_out.popleft())
    while handed_out:
        yield collect(handed_out.popleft())


def begin_worker() -> None:
    """Ctrl-C is for the one who started the workers: it ends them, and they end their bots. They do not outlive it."""
    signal(SIGINT, SIG_IGN)
    signal(SIGTERM, leave_at_once)
    parent = parent_process()
    assert parent is not None
    assert parent.pid is not None
    Thread(target=leave_with, args=[parent], daemon=True).start()
    end_with_parent(parent.pid)


def leave_at_once(*_: object) -> None:
    """End: a worker without a task has no bots, and may be in the midst of an import, where an exception gets lost."""
    os._exit(1)


def leave(*_: object) -> None:
    """End, and let nobody who says so once more disturb the end of the bots.

    Python loses an exception where it cleans up behind somebody's back, as at the end of an import: then the alarm ends
    the process.
    """
    signal(SIGTERM, SIG_IGN)
    alarm(SECONDS_TO_LEAVE)
    sys.exit()


def work_or_leave(work: Callable[[Task], Result], task: Task) -> Result:
    """Do a task. A worker that is told to end does so: the pool would take that for a result and give it the next."""
    try:
        signal(SIGTERM, leave)
        return work(task)
    except SystemExit:
        os._exit(1)
    finally:
        signal(SIGTERM, leave_at_once)


def leave_with(parent: BaseProcess) -> None:
    """Wait for the parent's end and end too, where the system does not see to it."""
    parent.join()
    os._exit(1)


def find_workers(number: int | None, ray: str | None) -> Callable[[], Workers]:
    """The workers that a command names, `--workers 2`, `--ray local` or both, to be called when there is work."""
    if number is not None and number < 1:
        raise SandtableError(f"a simulation needs at least one worker, not {number}")
    if ray == "":
        raise SandtableError("--ray is empty: it needs 'local' or the address of a cluster")
    if ray is not None:
        from sandtable.arena.ray_workers import RayWorkers

        return lambda: RayWorkers(ray, number)
    if number is not None and number > MOST_PROCESSES:
        raise SandtableError(f"a machine takes at most {MOST_PROCESSES} workers, not {number}")
    return Here if number is None or number == 1 else lambda: Processes(number)
