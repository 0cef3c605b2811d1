"""A program in any language takes a seat: one JSON object a line, on its stdin and stdout. docs/agents.md tells how.

Each game starts the program anew. Whatever it does instead of answering in time is one sentence about it.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from signal import SIGKILL
from typing import NoReturn

from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.engine.notation import shown
from sandtable.words import words_for

PREFIX = "cmd:"
PROTOCOL = 1
LONGEST_ANSWER = 2**16
MOST_LAST_WORDS = 2000
SECONDS_TO_LEAVE = 1.0


@dataclass(frozen=True)
class Limits:
    """The seconds that a program has: for an answer, for all answers of a game, and to get ready before its first."""

    answer: float = 10.0
    game: float = 600.0
    start: float = 30.0

    def __post_init__(self) -> None:
        if not all(seconds > 0 for seconds in asdict(self).values()):
            raise SandtableError("a program needs more than 0 seconds for its answers")


class CommandBot:
    """A bot that is a program of its own."""

    def __init__(self, name: str, seed: int | str, limits: Limits) -> None:
        self.name = name
        self.words = read_command(name)
        self.seed = str(seed)
        self.limits = limits
        self._process: subprocess.Popen[bytes] | None = None
        self._left = limits.game
        self._told: int | None = None  # lines of the log; None before the hello
        self._heard = b""
        self._last_words = b""

    def answer(self, game: Game) -> str:
        """What the program answers; SandtableError if it does not."""
        assert game.question is not None
        started = time.monotonic()
        seconds = self.limits.answer
        if self._process is None:
            self._start()
            seconds += self.limits.start
        seconds = min(seconds, self._left)
        if self._told is None:
            self._send(hello(game, self), started + seconds)
        self._send(ask(game, self._told or 0), started + seconds)
        self._told = len(game.log or [])
        line = self._read_line(started + seconds)
        self._left -= time.monotonic() - started
        return self._read_answer(line)

    def end(self, winner: str, reason: str) -> None:
        """Tell the program that the game is over; leave nothing of it behind."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        with process.stdin, process.stdout, process.stderr, DefaultSelector() as selector:
            with suppress(OSError):
                os.write(process.stdin.fileno(), as_line({"type": "end", "winner": winner, "reason": reason}))
            with suppress(OSError):
                process.stdin.close()
            selector.register(process.stdout, EVENT_READ)
            deadline = time.monotonic() + SECONDS_TO_LEAVE
            while (left := deadline - time.monotonic()) > 0:
                if selector.select(left) and not os.read(process.stdout.fileno(), LONGEST_ANSWER):
                    break
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, SIGKILL)
            process.wait()

    def _start(self) -> None:
        pipe = subprocess.PIPE
        try:
            # A session of its own: Ctrl-C is for us, and what the program starts ends with it.
            self._process = subprocess.Popen(self.words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as error:
            raise SandtableError(f"{self.name} cannot be started: {error.strerror}") from None
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)

    def _send(self, message: dict[str, object], deadline: float) -> None:
        assert self._process is not None and self._process.stdin is not None
        data = as_line(message)
        with DefaultSelector() as selector:
            selector.register(self._process.stdin, EVENT_WRITE)
            while data:
                if not selector.select(max(deadline - time.monotonic(), 0)):
                    self._fail_with_time()
                try:
                    data = data[os.write(self._process.stdin.fileno(), data) :]
                except BrokenPipeError:
                    self._fail_with_exit()

    def _read_line(self, deadline: float) -> bytes:
        """The next line of the program's stdout; what it says on stderr is kept for a failure."""
        assert self._process is not None and self._process.stdout is not None and self._process.stderr is not None
        with DefaultSelector() as selector:
            selector.register(self._process.stdout, EVENT_READ)
            selector.register(self._process.stderr, EVENT_READ)
            while b"\n" not in self._heard:
                if len(self._heard) > LONGEST_ANSWER:
                    raise SandtableError(f"{self.name} gave an answer without an end")
                ready = selector.select(max(deadline - time.monotonic(), 0))
                if not ready:
                    self._fail_with_time()
                for key, _ in ready:
                    data = os.read(key.fd, LONGEST_ANSWER)
                    if key.fileobj is self._process.stderr:
                        self._last_words = (self._last_words + data)[-MOST_LAST_WORDS:]
                        if not data:
                            selector.unregister(self._process.stderr)
                    elif data:
                        self._heard += data
                    else:
                        self._fail_with_exit()
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _read_answer(self, line: bytes) -> str:
        try:
            message = json.loads(line)
            answer = message["answer"]
        except (ValueError, RecursionError, KeyError, TypeError):
            answer = None
        if not isinstance(answer, str):
            raise SandtableError(f"{self.name} answered nonsense: {shown(line.decode(errors='replace'))}")
        return answer

    def _fail_with_time(self) -> NoReturn:
        if self._left < self.limits.answer:
            raise SandtableError(f"{self.name} used up the {self.limits.game:g} seconds of its game")
        raise SandtableError(f"{self.name} did not answer within {self.limits.answer:g} seconds")

    def _fail_with_exit(self) -> NoReturn:
        """Say how the program ended, with the last line of what it wrote on stderr."""
        assert self._process is not None and self._process.stderr is not None
        try:
            how = f"exited with code {self._process.wait(SECONDS_TO_LEAVE)}"
        except subprocess.TimeoutExpired:
            how = "closed its stdout"
        os.set_blocking(self._process.stderr.fileno(), False)
        with suppress(BlockingIOError):
            self._last_words += os.read(self._process.stderr.fileno(), LONGEST_ANSWER)
        words = self._last_words.decode(errors="replace").split("\n")
        last = next((word.strip() for word in reversed(words) if word.strip()), "")
        raise SandtableError(f"{self.name} {how}" + (f" after saying {shown(last)}" if last else ""))


def read_command(name: str) -> list[str]:
    """The words of `cmd:PROGRAM ARGUMENTS`; one sentence if there is no such program."""
    try:
        words = shlex.split(name.removeprefix(PREFIX))
    except ValueError as error:
        raise SandtableError(f"bot {shown(name)}: {str(error).lower()}") from None
    if not words:
        raise SandtableError(f"bot {shown(name)} names no program: write {PREFIX}./mybot")
    if shutil.which(words[0]) is None:
        raise SandtableError(f"bot {shown(name)}: there is no program {shown(words[0])} that can be run")
    return words


def as_line(message: dict[str, object]) -> bytes:
    return json.dumps(message).encode() + b"\n"


def hello(game: Game, bot: CommandBot) -> dict[str, object]:
    """The first message of a game."""
    assert game.question is not None
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.rules.name,
        "version": game.rules.version,
        "side": game.question.side,
        "sides": game.rules.sides,
        "options": game.settings,
        "seed": bot.seed,
        "seconds": asdict(bot.limits),
        "vocabulary": game.rules.vocabulary,
    }


def ask(game: Game, told: int) -> dict[str, object]:
    """A question, with all that a player at the table would see."""
    question = game.question
    assert question is not None
    words = words_for(game.rules.name, "en")
    return {
        "type": "question",
        "at": len(game.answers),
        "side": question.side,
        "rule": question.rule,
        "prompt": words.question(question),
        "options": list(question.options),
        "words": [words.answer(answer) for answer in question.options],
        "log": [words.line(line) for line in (game.log or [])[told:]],
        "state": words.reference.describe_state(game.state),
        "position": game.position(),
    }
