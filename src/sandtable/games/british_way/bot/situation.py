"""What a side is asked, and choosing the best of what is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from sandtable.engine.questions import DONE, NO, Question
from sandtable.games.british_way.state import State

S = TypeVar("S", bound=State)


class Situation(Generic[S]):
    """A question, the position it is asked in, and a generator that breaks ties."""

    def __init__(self, state: S, question: Question, random: Callable[[], float]) -> None:
        self.state = state
        self.question = question
        self.side = question.side
        self.random = random

    def best(self, worth: Callable[[str], float]) -> str:
        """The option of greatest worth; among equals the generator decides."""
        found: list[str] = []
        most = 0.0
        for option in self.question.listed:
            value = worth(option)
            if not found or value > most:
                found = [option]
                most = value
            elif value == most:
                found.append(option)
        return found[0] if len(found) == 1 else found[int(self.random() * len(found))]

    def best_space(self, worth: Callable[[S, int], float]) -> str:
        """The space of greatest worth, or "done" where that is offered and no space is worth anything."""
        state, space_of = self.state, self.state.places.space_of
        return self.best(lambda option: 0.0 if option == DONE else worth(state, space_of[option]))

    def space(self) -> int:
        """The space that the question speaks of."""
        name = self.question.arguments["space"]
        assert isinstance(name, str)
        return self.state.places.names.index(name)

    def left(self) -> int:
        """How many the question says are left."""
        left = self.question.arguments["left"]
        assert isinstance(left, int)
        return left

    def most(self) -> str:
        """The greatest of the numbers on offer: they ascend."""
        return self.question.listed[-1]

    def least(self) -> str:
        """The smallest of the numbers on offer."""
        return self.question.listed[0]

    def number(self, wanted: int) -> str:
        """The number on offer that is nearest to the one wanted."""
        return self.best(lambda option: -abs(int(option) - wanted))

    def offers(self, answer: str) -> bool:
        """Whether this answer may be given."""
        return answer in self.question.listed


def help_least(asked: Situation[S]) -> str:
    """A text in the wrong hands: nothing where that is allowed, else where most British pieces watch."""
    if asked.offers(DONE):
        return DONE
    return asked.best_space(lambda state, space: float(state.cubes(space)))


def take_any(asked: Situation[S]) -> str:
    """A question that nobody here knows, of an owner's card: any answer."""
    return asked.best(lambda option: 0.0)


def decline(asked: Situation[S]) -> str:
    """A choice that can only help the enemy: as little as may be."""
    return DONE if asked.offers(DONE) else NO if asked.offers(NO) else asked.least()
