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


class Node:
    """A question: how often it was met, what came of it in all, and a node for each of its answers once tried.

    `totals` add up how likely each side of the game was to win.
    """

    def __init__(self, sides: int) -> None:
        self.visits = 0
        self.totals = [0.0] * sides
        self.favourite = -1  # the place of the heuristic bot's answer; below 0 until it was asked
        self.children: list[Node | None] = []
        self.start = 0.0  # where a die begins its round

    def mean(self, side: int) -> float:
        """How likely a side, by its place, is to win from here."""
        return self.totals[side] / self.visits

    def count(self, chances: list[float]) -> None:
        """Note what came of meeting it once more."""
        self.visits += 1
        for side, chance in enumerate(chances):
            self.totals[side] += chance

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
            found = self.children[place] = Node(len(self.totals))
        return found

    def most_promising(self, side: int) -> int:
        """The answer to try next: what has done well for the side that is asked, or was tried little for its prior."""
        untried = self.mean(side) - CAUTION
        scale = CURIOSITY * self.visits
        others = len(self.children) - 1
        prior = (1 - TRUST) / others if others else 0.0
        best, most = 0, -1.0
        for place, child in enumerate(self.children):
            share = TRUST if place == self.favourite else prior
            if child is None or not child.visits:
                worth = untried + scale * share
            else:
                worth = child.mean(side) + scale * share / (1 + child.visits)
            if worth > most:
                best, most = place, worth
        return best

    def tried(self) -> list[int]:
        """How often each answer was tried."""
        return [0 if child is None else child.visits for child in self.children]


def most_tried(tried: list[int]) -> int:
    """The answer that was tried most, which is the one to give."""
    return tried.index(max(tried))
