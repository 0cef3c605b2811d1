"""The score of games: how many each side has won, how many were drawn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sandtable.engine.rules import DRAW


@dataclass
class Score:
    """A drawn game counts for every side as half a game won."""

    wins: dict[str, int]  # by side
    draws: int = 0

    @classmethod
    def nil(cls, sides: Iterable[str]) -> Score:
        """Before the first game."""
        return cls(dict.fromkeys(sides, 0))

    @property
    def games(self) -> int:
        return sum(self.wins.values()) + self.draws

    def count(self, result: str) -> None:
        """Add a game: the side that has won it, or a draw."""
        if result == DRAW:
            self.draws += 1
        else:
            self.wins[result] += 1

    def add(self, other: Score) -> None:
        """Add the games of another score."""
        self.draws += other.draws
        for side, wins in other.wins.items():
            self.wins[side] += wins

    def points(self, side: str) -> float:
        """What a side has made of its games."""
        return self.wins[side] + self.draws / 2
