"""Orders: answers too many to be listed. An order is a sentence: words with one blank between them.

A game says which words may follow those said so far, and why a sentence is not allowed. All else follows from these
two; a game that knows a shorter way to any of it takes that.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from sandtable.engine.state import Line, mypyc_attr

# Why an order is not allowed is told as the log is: the rule, a message id, and the numbers that fail.
Reason = Line
# Picks a number from 0 to below the one given: `random.randrange`.
Pick = Callable[[int], int]
END: Final = ""  # stands among the words that may follow where the order may end


@mypyc_attr(allow_interpreted_subclasses=True)
class Orders:
    """What a question offers in place of a list."""

    @abstractmethod
    def next(self, words: list[str]) -> dict[str, object]:
        """The words that may follow, each with a note fit for JSON (a cost, or None), as they are best shown.

        Whatever is offered leads to an order that is allowed. After words that begin no order nothing may follow.
        """

    @abstractmethod
    def why_not(self, answer: str) -> Reason | None:
        """Why this order is not allowed, or None if it is."""

    def only_answer(self) -> str | None:
        """The order that is the only one, if there is no choice."""
        words: list[str] = []
        while len(follow := self.next(words)) == 1 and END not in follow:
            words += follow
        return " ".join(words) if len(follow) == 1 else None

    def sample(self, pick: Pick) -> str:
        """Any order: at each word, all that may follow are alike."""
        words: list[str] = []
        while True:
            follow = list(self.next(words))
            word = follow[pick(len(follow))]
            if word == END:
                return " ".join(words)
            words.append(word)
