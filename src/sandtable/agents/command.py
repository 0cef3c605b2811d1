"""A program in any language takes a seat: one JSON object a line, on its stdin and stdout. docs/agents.md tells how.

Each game starts the program anew. Whatever it does instead of answering in time is one sentence about it.
"""

from __future__ import annotations

import json
import shlex
import shutil
import time
from dataclasses import asdict, dataclass

from sandtable.agents.program import Gone, Program, Silent
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game
from sandtable.engine.notation import shown
from sandtable.words import words_for

PREFIX = "cmd:"
PROTOCOL = 1


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
        self.command = read_command(name)
        self.seed = str(seed)
        self.limits = limits
        self._left = limits.game
        self._program: Program | None = None
        self._told = 0  # lines of the log

    def answer(self, game: Game) -> str:
        """What the program answers; SandtableError says what it did instead."""
        started = time.monotonic()
        try:
            line = self._ask(game, started)
        except Silent:
            if self._left < self.limits.answer:
                failure = f"used up the {self.limits.game:g} seconds of its game"
            else:
                failure = f"did not answer within {self.limits.answer:g} seconds"
            raise SandtableError(f"{self.name} {failure}") from None
        except Gone as gone:
            raise SandtableError(f"{self.name} {gone}") from None
        except OSError as error:
            raise SandtableError(f"{self.name} cannot be started: {error.strerror}") from None
        self._left -= time.monotonic() - started
        return self._read_answer(line)

    def _ask(self, game: Game, started: float) -> bytes:
        if self._program is not None:
            deadline = started + min(self.limits.answer, self._left)
        else:
            self._program = Program(self.command)
            deadline = started + min(self.limits.start + self.limits.answer, self._left)
            self._program.say(as_line(hello(game, self)), deadline)
        self._program.say(as_line(question(game, self._told)), deadline)
        self._told = len(game.log or [])
        return self._program.hear(deadline)

    def _read_answer(self, line: bytes) -> str:
        try:
            answer = json.loads(line)["answer"]
        except (ValueError, RecursionError, KeyError, TypeError):
            answer = None
        if not isinstance(answer, str):
            raise SandtableError(f"{self.name} answered nonsense: {shown(line.decode(errors='replace'))}")
        return answer

    def end(self, winner: str, reason: str) -> None:
        """Tell the program that the game is over, and why if it was forfeited."""
        program, self._program = self._program, None
        if program is not None:
            program.end(as_line({"type": "end", "winner": winner, "reason": reason}))


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


def question(game: Game, told: int) -> dict[str, object]:
    """A question, with all that a player at the table would see."""
    asked = game.question
    assert asked is not None
    words = words_for(game.rules.name, "en")
    return {
        "type": "question",
        "at": len(game.answers),
        "side": asked.side,
        "rule": asked.rule,
        "prompt": words.question(asked),
        "options": list(asked.options),
        "words": [words.answer(answer) for answer in asked.options],
        "log": [words.line(line) for line in (game.log or [])[told:]],
        "state": words.reference.describe_state(game.state),
        "position": game.position(),
    }
