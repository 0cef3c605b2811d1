"""What an agent sees: a game as whole numbers, part by part; docs/agents.md tells the parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE, Question
from sandtable.engine.rules import Rules
from sandtable.games import find, find_part
from sandtable.games.box import boxed


def asked(game: Game) -> Question | None:
    """What a player is asked now; None at the end, and while chance is asked."""
    question = game.question
    return None if question is None or question.side == CHANCE else question


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that belong together: what they are called, how many, how great at the most."""

    name: str
    size: int
    most: int


def places(parts: list[Part]) -> dict[str, int]:
    """Where each part begins."""
    found: dict[str, int] = {}
    start = 0
    for part in parts:
        found[part.name] = start
        start += part.size
    return found


class Encoding:
    """How a game becomes numbers from 0 to 127.

    `count` gives the first numbers, so many are `counted`: the planes, one for each kind of piece, space by space, and
    whatever else is counted. `mark` fills the game's other parts, which are 0 before. The last part is common to all
    games: the answers given since the other side last answered.
    """

    def __init__(
        self,
        rules: Rules,
        parts: list[Part],
        planes: tuple[int, int],
        counted: int,
        count: Callable[[Game], list[int]],
        mark: Callable[[bytearray, Game, str, Question | None], None],
        longest_game: int,
    ) -> None:
        self.rules = rules
        self.parts = [*parts, Part("given", len(rules.vocabulary), 1)]
        self.planes = planes
        self.longest_game = longest_game  # in answers of the players: more than any game can have
        self.most = [part.most for part in self.parts for _ in range(part.size)]
        self.indices = {answer: index for index, answer in enumerate(rules.vocabulary)}
        self.size = len(self.most)
        self._counted = counted
        self._count = count
        self._mark = mark
        self._given = {answer: self.size - len(rules.vocabulary) + index for answer, index in self.indices.items()}
        self._offered = {answer: self.size + index for answer, index in self.indices.items()}
        self._zeros = bytes(self.size + len(rules.vocabulary) - counted)

    def by(self, rules: Rules) -> Encoding:
        """The same for rules with more answers."""
        return Encoding(rules, self.parts[:-1], self.planes, self._counted, self._count, self._mark, self.longest_game)

    def observe(self, game: Game, side: str) -> bytearray:
        """The game as a side sees it; then the mask: for each answer of the vocabulary, whether it is offered to it."""
        numbers = bytearray(self._count(game))
        numbers += self._zeros
        question, given, offered = asked(game), self._given, self._offered
        self._mark(numbers, game, side, question)
        turn = ""
        if question is not None:
            turn = question.side
            if turn == side:
                for answer in question.listed:
                    numbers[offered[answer]] = 1
        answers, sides, at = game.answers, game.sides, len(game.sides) - 1
        while at >= 0:
            if sides[at] != turn and sides[at] != CHANCE:
                if turn:
                    break
                turn = sides[at]
            numbers[given[answers[at]]] = 1
            at -= 1
        return numbers


def find_encoding(game: str) -> Encoding:
    """How a game is encoded, by its name, with what the owner's box adds to its answers."""
    return encoding_with_box(game, boxed(game))


@cache
def encoding_with_box(game: str, box: Path | None) -> Encoding:
    found: Encoding = find_part(game, "agents").ENCODING
    return found if box is None else found.by(find(game))
