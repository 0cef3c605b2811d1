"""What a side is asked, and choosing the best of what is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.questions import DONE, Question
from sandtable.games.british_way.bot import situation
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.cards import CARDS
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import (
    BRITISH_OPERATIONS,
    MCP_OPERATIONS,
    SPACE_OF,
    VERB_OF,
)
from sandtable.games.british_way.vocabulary import BOXES, NOWHERE, TEXTS

# How good it is, as things look, to choose this space.
WorthIn = Callable[[Outlook, int], float]
# What is not done as long as there is anything else.
NEVER: Final = -9.0
# The answers with which what is done now was begun.
BEGINNINGS: Final = [*BOXES, *TEXTS, *BRITISH_OPERATIONS, *MCP_OPERATIONS, *CARDS]


class Situation(situation.Situation[State]):
    """A question, the position it is asked in, how that looks, the answers before it, and a generator for ties."""

    def __init__(self, state: State, question: Question, answers: list[str], random: Callable[[], float]) -> None:
        super().__init__(state, question, random)
        self.look = Outlook(state)
        self._answers = answers

    def best_place(self, worth: WorthIn) -> str:
        """As things look, the space of greatest worth, or "done" where that is offered and nothing is worth it."""
        look = self.look
        return self.best(lambda option: 0.0 if option == DONE else worth(look, SPACE_OF[option]))

    def best_number(self, worth: Callable[[int], float]) -> str:
        """The number of greatest worth."""
        return self.best(lambda option: worth(int(option)))

    def taken(self) -> list[int]:
        """The spaces that were selected before."""
        return self.question.taken or []

    def named(self, verb: str) -> list[int]:
        """The spaces named with a verb since what is done now was begun."""
        spaces: list[int] = []
        for answer in reversed(self._answers):
            if answer in BEGINNINGS:
                break
            if VERB_OF.get(answer) == verb:
                spaces.append(SPACE_OF[answer])
        return spaces

    def last_named(self, verb: str) -> int:
        """The space named with a verb since cubes or Guerrillas were picked; NOWHERE if it was not asked for."""
        for answer in reversed(self._answers):
            if VERB_OF.get(answer) == verb:
                return SPACE_OF[answer]
            if answer in BEGINNINGS or VERB_OF.get(answer) == "from":
                break
        return NOWHERE

    def last_number(self) -> int:
        """The number that was answered last; none if it was not asked for."""
        last = self._answers[-1] if self._answers else ""
        return int(last) if last.isdigit() else 0


Answer = Callable[[Situation], str]
