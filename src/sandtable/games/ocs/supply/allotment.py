"""Whether several needs of a token each, with different dumps in reach, can all be met from what the dumps have."""

from __future__ import annotations


def first_unmet(wants: list[list[int]], stock: dict[int, int]) -> int:
    """The place of the first want that cannot be met together with those before it; -1 if all can.

    Each want lists the dumps that could meet it. A want takes a token; if none is left it asks those who took one
    there to take theirs elsewhere, and they ask others.
    """
    taken: dict[int, list[int]] = {dump: [] for dump in stock}
    for place in range(len(wants)):
        if not takes(place, wants, stock, taken, []):
            return place
    return -1


def count_met(wants: list[list[int]], stock: dict[int, int]) -> int:
    """How many wants can be met at most."""
    taken: dict[int, list[int]] = {dump: [] for dump in stock}
    return sum(takes(place, wants, stock, taken, []) for place in range(len(wants)))


def takes(
    place: int, wants: list[list[int]], stock: dict[int, int], taken: dict[int, list[int]], asked: list[int]
) -> bool:
    for dump in wants[place]:
        if dump in asked or dump not in stock:
            continue
        asked.append(dump)
        if len(taken[dump]) < stock[dump]:
            taken[dump].append(place)
            return True
        for other in taken[dump]:
            if takes(other, wants, stock, taken, asked):
                taken[dump].remove(other)
                taken[dump].append(place)
                return True
    return False
