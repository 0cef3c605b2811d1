"""The tree: one node for each question met, with what came of asking it.

A node knows no game and no position. Whoever walks the tree plays a clone of the game beside it.
"""

from __future__ import annotations

from typing import Final

# How much is still tried of what has been tried little, compared with what has done well. It grows with the trials and
# not, as is usual, with their root: however many there are, an answer is tried most only if it does better than the
# heuristic bot's by two in a hundred or so. The value errs by as much, and with the root, which lowers that bar, a
# thousand trials would follow its errors (decision 0005).
CURIOSITY: Final = 0.014
# The share of the trials that the heuristic bot's answer may claim from the start; the others share the rest.
TRUST: Final = 0.8
# An answer never tried is thought to be this much worse than its question has been so far.
CAUTION: Final = 0.03
# Steps of this length round a circle leave no large gap, wherever they start and however many they are.
GOLDEN_STEP: Final = 0.6180339887498949

# How often an answer was tried, and how likely the first side was to win in all these trials together.
Tried = tuple[int, float]


class Node:
    """A question: how often it was met, what came of it in all, and a node for each of its answers once tried.

    `total` adds up how likely the first side of the game was to win, whoever is asked.
    """

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.favourite = -1  # the place of the heuristic bot's answer; below 0 until it was asked
        self.children: list[Node | None] = []
        self.start = 0.0  # where a die begins its round

    @property
    def mean(self) -> float:
        """How likely the first side is to win from here."""
        return self.total / self.visits

    def open(self, options: int, favourite: int) -> None:
        """Make room for so many answers."""
        self.children = [None] * options
        self.favourite = favourite

    def open_die(self, outcomes: int, start: float) -> None:
        """Make room for so many outcomes, the first of which comes from a random place between 0 and 1."""
        self.children = [None] * outcomes
        self.start = start

    def next_roll(self) -> float:
        """A number between 0 and 1. One after the other they spread evenly, which is less noise than pure chance."""
        return (self.start + self.visits * GOLDEN_STEP) % 1.0

    def child(self, place: int) -> Node:
        """The node behind an answer, new if it was never given."""
        found = self.children[place]
        if found is None:
            found = self.children[place] = Node()
        return found

    def most_promising(self, for_first: bool) -> int:
        """The answer to try next: what has done well for the side that is asked, or was tried little for its prior."""
        mean = self.total / self.visits
        untried = (mean if for_first else 1 - mean) - CAUTION
        scale = CURIOSITY * self.visits
        others = len(self.children) - 1
        prior = (1 - TRUST) / others if others else 0.0
        best, most = 0, -1.0
        for place, child in enumerate(self.children):
            share = TRUST if place == self.favourite else prior
            if child is None or not child.visits:
                worth = untried + scale * share
            else:
                mean = child.total / child.visits
                worth = (mean if for_first else 1 - mean) + scale * share / (1 + child.visits)
            if worth > most:
                best, most = place, worth
        return best

    def tried(self) -> list[Tried]:
        """For each answer how often it was tried, and what came of it in all."""
        return [(0, 0.0) if child is None else (child.visits, child.total) for child in self.children]


def most_tried(tried: list[Tried]) -> int:
    """The answer that was tried most, which is the one to give."""
    best = 0
    for place, (visits, _) in enumerate(tried):
        if visits > tried[best][0]:
            best = place
    return best
