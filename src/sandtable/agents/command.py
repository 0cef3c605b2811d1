"""A program in any language takes a seat: one JSON object a line, on its stdin and stdout. docs/agents.md tells how.

Each game starts the program anew. Whatever it does instead of answering in time is one sentence about it.
"""

from __future__ import annotations

import json
import shlex
import shutil
import time
from dataclasses import asdict

from sandtable.agents.limits import Limits
from sandtable.agents.program import Gone, Program, Silent
from sandtable.engine.errors import SandtableError, shown
from sandtable.engine.game import Game
from sandtable.engine.orders import END
from sandtable.words import words_for

PREFIX = "cmd:"
PROTOCOL = 1


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
        assert game.question is not None
        started = time.monotonic()
        seconds, failure = self._time_for_answer()
        try:
            answer = self._ask(game, started + seconds)
        except Silent:
            raise SandtableError(f"{self.name} {failure}") from None
        except Gone as gone:
            raise SandtableError(f"{self.name} {gone}") from None
        except OSError as error:
            raise SandtableError(f"{self.name} cannot be started: {error.strerror}") from None
        self._left -= time.monotonic() - started
        if not game.question.offers(answer):
            rule = game.question.rule
            raise SandtableError(f"{self.name} answered {shown(answer)}, which is not offered ({rule})")
        return answer

    def _time_for_answer(self) -> tuple[float, str]:
        """How many seconds the next answer may take, and what a program has done that takes longer."""
        limits, extra = self.limits, ""
        seconds = limits.answer
        if self._program is None:
            seconds += limits.start
            extra = f", {limits.start:g} of them to start"
        if self._left < seconds:
            return self._left, f"used up the {in_words(limits.game)} of its game"
        return seconds, f"did not answer within {in_words(seconds)}{extra}"

    def _ask(self, game: Game, deadline: float) -> str:
        """Ask the question; before it answers, the program may ask as often as it likes which words may follow."""
        program = self._program
        if program is None:
            self._program = program = Program(self.command)
            program.say(as_line(hello(game, self)), deadline)
        elif early := program.said_unasked():
            line = early.decode(errors="replace").splitlines()[0]
            raise SandtableError(f"{self.name} said {shown(line)} before it was asked")
        program.say(as_line(question(game, self._told)), deadline)
        self._told = len(game.log or [])
        while True:
            asks, text = self._read(program.hear(deadline))
            if not asks:
                return text
            program.say(as_line(next_words(game, text)), deadline)

    def _read(self, line: bytes) -> tuple[bool, str]:
        """What the program says: whether it asks what may follow some words, and these, or its answer."""
        try:
            said = json.loads(line)
            asks = "next" in said and "answer" not in said
            text = said["next" if asks else "answer"]
        except (ValueError, RecursionError, KeyError, TypeError):
            asks, text = False, None
        if not isinstance(text, str):
            raise SandtableError(f"{self.name} answered nonsense: {shown(line.decode(errors='replace'))}")
        return asks, text

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


def in_words(seconds: float) -> str:
    """A time: 1 second, 2 seconds."""
    return f"{seconds:g} second{'' if seconds == 1 else 's'}"


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
        "orders": asked.orders is not None,
        "options": asked.options,
        "words": [words.answer(answer, asked) for answer in asked.options],
        "log": [words.line(line) for line in (game.log or [])[told:]],
        "state": words.reference.describe_state(game.state, game.question.side if game.question else ""),
        "position": game.position(),
    }


def next_words(game: Game, said: str) -> dict[str, object]:
    """What may follow the words of an answer so far or, if nothing may, why they are no answer."""
    asked = game.question
    assert asked is not None
    words, follow = words_for(game.rules.name, "en"), asked.next(said.split(" ") if said else [])
    reason = None if follow else asked.reason(said)
    told = words.labelled(words.rule_against(asked, said, reason), words.why_not(asked, said, reason)) if reason else ""
    return {
        "type": "next",
        "said": said,
        "words": {word: note for word, note in follow.items() if word != END},
        "whole": END in follow,
        "reason": told,
    }
