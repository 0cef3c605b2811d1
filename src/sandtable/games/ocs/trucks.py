"""13.2 Transport points, as the state has them."""

from __future__ import annotations


class Trucks:
    """13.2: ordinary transport points that stand together and have moved alike."""

    def __init__(self, side: int, hex: int, size: int, load: int, spent: int, cut_off: bool = False) -> None:
        self.side = side
        self.hex = hex
        self.size = size  # in tokens
        self.load = load
        self.spent = spent  # movement points in this phase, in twelfths
        self.cut_off = cut_off  # whether the last own Supply Phase found no trace where they stand

    def copy(self) -> Trucks:
        return Trucks(self.side, self.hex, self.size, self.load, self.spent, self.cut_off)


class TrucksAway:
    """12.8: a transport point that has broken out, with its load, and the turn in which it comes back."""

    def __init__(self, side: int, size: int, load: int, turn: int) -> None:
        self.side = side
        self.size = size  # in tokens
        self.load = load
        self.turn = turn
