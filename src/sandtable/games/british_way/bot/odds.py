"""Odds and sums by which plans are judged."""

from __future__ import annotations


def chance_of(needed: int) -> float:
    """The chance of rolling this number or more."""
    return min(max(7 - needed, 0), 6) / 6


def sum_of_best(worths: list[float], number: int) -> float:
    """The sum of the so many best, as far as they are worth anything."""
    worths.sort(reverse=True)
    return sum(worth for worth in worths[:number] if worth > 0)
