"""Several workers search the same position, each in a process of its own, and put together what they have tried."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from sandtable.bots.lifeline import end_with_parent
from sandtable.bots.search.bot import SearchBot
from sandtable.bots.search.budget import Budget
from sandtable.bots.search.clock import TurnClock
from sandtable.bots.search.tree import most_tried
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.engine.notation import read_record
from sandtable.games import find

WORKER = "import sys; from sandtable.bots.search.team import work; work(int(sys.argv[1]))"


class TeamBot:
    """Plays as its workers find best together. They start with the first answer and end with the bot.

    The time they take to start is the turn's: it keeps to its seconds on a busy machine, too.
    """

    def __init__(self, budget: Budget, seed: int | str) -> None:
        self._budget = budget
        self._seed = seed
        self._clock = TurnClock(budget.seconds)
        self.workers: list[subprocess.Popen[str]] = []

    def answer(self, game: Game) -> str:
        assert game.question is not None
        stop = self._clock.time_for_answer(game)
        if not self.workers:
            self.workers = [self._start(game, number) for number in range(self._budget.workers)]
        task = json.dumps([game.record(), stop])
        for worker in self.workers:
            send(worker, task)
        added_up = [sum(tried) for tried in zip(*[receive(worker) for worker in self.workers], strict=True)]
        return game.question.listed[most_tried(added_up)]

    def end(self) -> None:
        """Let the workers go."""
        for worker in self.workers:
            worker.kill()
            worker.communicate()
        self.workers = []

    def _start(self, game: Game, number: int) -> subprocess.Popen[str]:
        command = [sys.executable, "-P", "-c", WORKER, str(os.getpid())]
        worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        budget = self._budget
        send(worker, json.dumps([game.rules.name, budget.iterations, budget.seconds, f"{self._seed}/{number}"]))
        return worker


def send(worker: subprocess.Popen[str], line: str) -> None:
    """Tell a worker something."""
    assert worker.stdin is not None
    try:
        worker.stdin.write(line + "\n")
        worker.stdin.flush()
    except OSError:
        raise SandtableError("a worker of the search has died") from None


def receive(worker: subprocess.Popen[str]) -> list[int]:
    """How often a worker has tried each answer."""
    assert worker.stdout is not None
    line = worker.stdout.readline()
    if not line:
        raise SandtableError("a worker of the search has died")
    tried: list[int] = json.loads(line)
    return tried


def work(parent: int) -> None:
    """A worker: first a line with the game, its budget and seed, then a record and when to stop, again and again."""
    end_with_parent(parent)
    name, iterations, seconds, seed = json.loads(sys.stdin.readline())
    rules, bot = find(name), SearchBot(Budget(iterations, seconds), seed)
    for line in sys.stdin:
        record, stop = json.loads(line)
        game = Game.replay(rules, read_record(rules, record), log=False)
        print(json.dumps(bot.try_out(game, stop)), flush=True)
