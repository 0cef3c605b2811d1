"""The dealer answers chance: every outcome follows from its seed and the number of answers before it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from sandtable.engine.questions import Question

MASK: Final = (1 << 64) - 1


class Dealer:
    """Rolls dice and turns cards, the same for the same seed on every machine.

    An outcome depends on nothing but the seed and its place in the record, so undoing and playing on, or refusing a
    list of answers half-way, never uses up a roll.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self._start = int.from_bytes(blake2b(self.seed.encode(), digest_size=8).digest(), "big")

    def answer(self, question: Question, at: int) -> str:
        """The outcome of a chance question that is answered as number `at` of the record."""
        number = self.number(at)
        weights = question.weights
        if weights is None:
            return question.options[number % len(question.options)]
        pick = number % sum(weights)
        place = 0
        while pick >= weights[place]:
            pick -= weights[place]
            place += 1
        return question.options[place]

    def number(self, at: int) -> int:
        """Number `at` of the seed's sequence of 64-bit numbers: splitmix64, which can be entered anywhere."""
        mixed = (self._start + (at + 1) * 0x9E3779B97F4A7C15) & MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)
