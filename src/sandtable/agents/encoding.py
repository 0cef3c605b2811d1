"""What an agent sees: a game as whole numbers, part by part; docs/agents.md tells the parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sandtable.engine.game import Game
from sandtable.engine.orders import END
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

    An action is an answer. Where answers are made of words it is a word, or END, which gives the answer that stands;
    `given` has the words of answers then, and one more part those said so far.
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
        self.actions = [*rules.vocabulary, END] if rules.by_words else rules.vocabulary
        count_of_actions = len(self.actions)
        self.parts = [*parts, Part("given", count_of_actions, 1)]
        if rules.by_words:
            self.parts.append(Part("said", count_of_actions, 1))
        self._own = parts
        self.planes = planes
        self.longest_game = longest_game  # in answers of the players: more than any game can have
        self.most = [part.most for part in self.parts for _ in range(part.size)]
        self.indices = {answer: index for index, answer in enumerate(self.actions)}
        self.size = len(self.most)
        self._counted = counted
        self._count = count
        self._mark = mark
        self._said = self.size - count_of_actions
        given = self._said - (count_of_actions if rules.by_words else 0)
        self._given = {answer: given + index for answer, index in self.indices.items()}
        self._offered = {answer: self.size + index for answer, index in self.indices.items()}
        self._zeros = bytes(self.size + count_of_actions - counted)

    def by(self, rules: Rules) -> Encoding:
        """The same for rules with more answers."""
        return Encoding(rules, self._own, self.planes, self._counted, self._count, self._mark, self.longest_game)

    def observe(self, game: Game, side: str, said: list[str] | None = None) -> bytearray:
        """The game as a side sees it; then the mask: for each action, whether it is offered to it."""
        numbers = bytearray(self._count(game))
        numbers += self._zeros
        question, given, offered = asked(game), self._given, self._offered
        self._mark(numbers, game, side, question)
        turn = ""
        if question is not None:
            turn = question.side
            if turn == side:
                for answer in question.next(said or []) if self.rules.by_words else question.listed:
                    numbers[offered[answer]] = 1
        answers, sides, at = game.answers, game.sides, len(game.sides) - 1
        while at >= 0:
            if sides[at] != turn and sides[at] != CHANCE:
                if turn:
                    break
                turn = sides[at]
            if self.rules.by_words:
                for word in answers[at].split(" "):
                    numbers[given[word]] = 1
            else:
                numbers[given[answers[at]]] = 1
            at -= 1
        for word in said or []:
            numbers[self._said + self.indices[word]] = 1
        return numbers

    def act(self, game: Game, said: list[str], action: str) -> list[str]:
        """Give an answer or go on with a word of one; what has been said of an answer that is not given yet."""
        question = game.question
        words = [*said, action] if action != END else said
        if self.rules.by_words and action != END and question is not None:
            follow = list(question.next(words))
            if follow and follow != [END]:
                return words
        game.answer(" ".join(words))
        return []


def find_encoding(game: str) -> Encoding:
    """How a game is encoded, by its name, with what the owner's box adds to its answers."""
    return encoding_with_box(game, boxed(game))


@cache
def encoding_with_box(game: str, box: Path | None) -> Encoding:
    found: Encoding = find_part(game, "agents").ENCODING
    return found if box is None else found.by(find(game))
