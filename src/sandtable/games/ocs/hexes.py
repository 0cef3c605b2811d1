"""1.0 Hexes: their names, which touch which, how far apart they are, and what is printed in them.

Coordinates are doubled: a row north is (1, 1) or (1, -1), a hex west (0, 2). What touches is read from them, so that
hexes of two maps touch as well; how a map numbers its hexes is the game's affair.
"""

from __future__ import annotations

from typing import Final

NOWHERE: Final = -1  # the neighbour beyond the map
DIRECTIONS: Final = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]  # east, then on to the north and round
SIDES: Final = 6


class Grid:
    """The hexes in play, by number; a name may stand for the same hex as another."""

    def __init__(self, names: list[str], coordinates: list[tuple[int, int]], aliases: dict[str, str]) -> None:
        self.names = names
        self.rows = [row for row, _ in coordinates]
        self.columns = [column for _, column in coordinates]
        self.number = {name: number for number, name in enumerate(names)}
        for alias, name in aliases.items():
            if name in self.number:
                self.number[alias] = self.number[name]
        places = {place: number for number, place in enumerate(coordinates)}
        # Six for each hex, in the order of the directions, so that side d of hex h is h * 6 + d
        self.neighbours = [
            places.get((row + north, column + west), NOWHERE)
            for row, column in coordinates
            for north, west in DIRECTIONS
        ]

    def __len__(self) -> int:
        return len(self.names)

    def around(self, hex: int) -> list[int]:
        """The hexes that touch a hex."""
        return [other for other in self.neighbours[hex * SIDES : hex * SIDES + SIDES] if other != NOWHERE]

    def distance(self, one: int, other: int) -> int:
        """O-1.0-f: the length of the shortest chain of hexes between two, whatever lies in them."""
        north = abs(self.rows[one] - self.rows[other])
        west = abs(self.columns[one] - self.columns[other])
        return north + max(0, (west - north) // 2)

    def within(self, hex: int, distance: int) -> list[int]:
        """All hexes at most so far from a hex, itself included, the nearest first."""
        found, seen = [hex], {hex}
        start = 0
        for _ in range(distance):
            ring = found[start:]
            start = len(found)
            for near in ring:
                for other in self.around(near):
                    if other not in seen:
                        seen.add(other)
                        found.append(other)
        return found

    def side_between(self, one: int, other: int) -> int:
        """The number of the side by which a hex touches another."""
        return self.neighbours.index(other, one * SIDES, one * SIDES + SIDES)


def opposite(side: int, neighbours: list[int]) -> int:
    """The same side, counted from the hex beyond it."""
    direction = side % SIDES
    return neighbours[side] * SIDES + (direction + SIDES // 2) % SIDES
