"""How often something is used and what it goes with: sums over games that give means with their errors.

Turns of one game are not independent, so errors come from the differences between games. For each use of a thing
the question is whether the turn belongs to a game that its side won; compared are the turns with the thing and all
turns of the side.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

LIKELY = 1.959964  # standard errors to each side that an interval of 95 % has


@dataclass(frozen=True)
class Estimate:
    """A figure and half the width of its 95 % interval."""

    value: float
    error: float

    def times(self, factor: float) -> Estimate:
        """The same in another unit."""
        return Estimate(self.value * factor, self.error * factor)

    @property
    def reach(self) -> float:
        """How far from 0 the interval reaches."""
        return abs(self.value) + self.error

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out 0."""
        return abs(self.value) > self.error


@dataclass
class SideTurns:
    """The turns of a side: their number, and sums over games that the side has lost (0) and won (1)."""

    games: int = 0
    turns: list[int] = field(default_factory=lambda: [0, 0])
    squares: list[int] = field(default_factory=lambda: [0, 0])

    def count(self, turns: int, won: bool) -> None:
        """Add a game."""
        self.games += 1
        self.turns[won] += turns
        self.squares[won] += turns * turns

    @property
    def share(self) -> float:
        """The share of turns that belong to games the side won."""
        return self.turns[1] / sum(self.turns) if any(self.turns) else 0.0


@dataclass
class Used:
    """One thing that a side uses: how often, in won and lost games, and what its turns changed."""

    uses: list[int] = field(default_factory=lambda: [0, 0])
    squares: list[int] = field(default_factory=lambda: [0, 0])
    products: list[int] = field(default_factory=lambda: [0, 0])  # uses times the side's turns
    games: int = 0
    change: int = 0
    change_squares: int = 0
    change_products: int = 0  # changes times uses

    def count(self, uses: int, turns: int, change: int, won: bool) -> None:
        """Add a game in which the side used it so often, in so many turns, changing the value by so much in all."""
        self.games += 1
        self.uses[won] += uses
        self.squares[won] += uses * uses
        self.products[won] += uses * turns
        self.change += change
        self.change_squares += change * change
        self.change_products += change * uses

    @property
    def times(self) -> int:
        return sum(self.uses)

    def change_per_use(self) -> Estimate:
        """By how much a turn with it changes the value."""
        mean = self.change / self.times
        squares = self.change_squares - 2 * mean * self.change_products + mean * mean * sum(self.squares)
        return Estimate(mean, LIKELY * math.sqrt(max(squares, 0.0)) / self.times)

    def wins_more(self, side: SideTurns) -> Estimate:
        """By how much more its turns belong to won games than all turns of its side do."""
        share, all_turns = self.uses[1] / self.times, sum(side.turns)
        variance = 0.0
        for won in (0, 1):
            here, everywhere = (won - share) / self.times, (won - side.share) / all_turns
            variance += here * here * self.squares[won] - 2 * here * everywhere * self.products[won]
            variance += everywhere * everywhere * side.squares[won]
        return Estimate(share - side.share, LIKELY * math.sqrt(max(variance, 0.0)))
