"""Run a plan for somebody who waits for it: show how it goes on, keep it if wanted, print what came of it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from signal import SIGTERM, signal

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from sandtable.arena.folder import REPORT, Folder, open_folder
from sandtable.arena.plan import Plan, check
from sandtable.arena.report import outcome_as_json, print_outcome
from sandtable.arena.results import finish, play_into, read_tally
from sandtable.arena.simulate import Outcome, simulate
from sandtable.arena.simulate import Progress as Told
from sandtable.arena.tables import check_library
from sandtable.arena.texts import words_of_arena
from sandtable.arena.workers import Workers
from sandtable.engine.errors import SandtableError
from sandtable.words import Words


class Speed(ProgressColumn):
    """How many games are played in a second, or in a minute if they take longer."""

    def render(self, task: Task) -> Text:
        speed = task.speed or 0.0
        return Text(f"{speed:,.1f}/s" if speed >= 1 else f"{60 * speed:,.1f}/min" if speed else "")


@contextmanager
def progress(doing: str, done: int, games: int) -> Iterator[Told]:
    """A bar on the terminal that begins with what had been done before; its speed counts only what is done now."""
    screen = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Speed(), TimeRemainingColumn()]
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(doing, total=games, completed=done)
        yield lambda number: bar.advance(task, number)


def run(plan: Plan, enlist: Callable[[], Workers], out: str | None, language: str, *, as_json: bool) -> None:
    """Play a plan and print what came of it; exit code 1 if the rules broke."""
    signal(SIGTERM, interrupt)
    if out == "":
        raise SandtableError("--out is empty: it needs the name of a folder")
    words = words_of_arena(plan.game, language)
    check(plan)
    if out is not None:
        outcome = run_into(out, plan, enlist, words)
    else:
        with closing(enlist()) as workers, progress("playing", 0, plan.games) as told:
            outcome = simulate(plan, workers, told)
    if as_json:
        print(json.dumps(outcome_as_json(plan, outcome)))
    else:
        print_outcome(plan, outcome, words, Console(highlight=False))
    for failure in outcome.tally.failures + outcome.tally.broken[:1]:
        print(failure, file=sys.stderr)
    if outcome.tally.errors:
        sys.exit(1)


def interrupt(*_: object) -> None:
    """Whoever tells the arena to end means what Ctrl-C means: what was played is kept, and nothing is left running."""
    raise KeyboardInterrupt


def run_into(path: str, plan: Plan, enlist: Callable[[], Workers], words: Words) -> Outcome:
    """Play a plan into a folder, or say that it has been."""
    check_library()
    with open_folder(path, plan) as folder:
        try:
            if is_finished(folder, plan):
                say(words, "arena-finished", path, games=f"{plan.games:,}")
                return Outcome(read_tally(folder), 0, 0.0)
            decisions, seconds = play_missing(folder, plan, enlist)
            with progress("writing", 0, plan.games) as told:
                tally = finish(folder, plan, words, told)
        except KeyboardInterrupt:
            kept = sum(last - first for first, last in folder.spans())
            say(words, "arena-interrupted", path, games=f"{plan.games:,}", played=f"{kept:,}")
            raise
        say(words, "arena-written", path)
        return Outcome(tally, decisions, seconds)


def is_finished(folder: Folder, plan: Plan) -> bool:
    """Whether nothing is left to do; damage is found here, before anybody waits for games."""
    with progress("checking", 0, plan.games) as told:
        folder.check(told)
    has_all_written = folder.is_finished()
    return has_all_written and not folder.missing(plan.games)


def play_missing(folder: Folder, plan: Plan, enlist: Callable[[], Workers]) -> tuple[int, float]:
    """Play the games that the folder lacks."""
    missing = sum(last - first for first, last in folder.missing(plan.games))
    if not missing:
        return 0, 0.0
    with closing(enlist()) as workers, progress("playing", plan.games - missing, plan.games) as told:
        return play_into(folder, plan, workers, told)


def say(words: Words, message: str, folder: str, **facts: str) -> None:
    """A sentence beside the outcome."""
    print(words.literal(message, {"folder": folder, "report": REPORT, **facts}), file=sys.stderr)
