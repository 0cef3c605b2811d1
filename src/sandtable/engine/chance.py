"""The dealer answers chance: every outcome follows from its seed and the number of answers before it."""

from __future__ import annotations

from hashlib import shake_128
from struct import unpack
from typing import Final

from sandtable.engine.questions import Question

# Numbers of 32 bits come in blocks: one call of the hash gives as many as a game of The British Way has answers.
NUMBERS_IN_BLOCK: Final = 512


class Dealer:
    """Rolls dice and turns cards, the same for the same seed on every machine.

    An outcome depends on nothing but the seed and its place in the record, so undoing and playing on, or refusing a
    list of answers half-way, never uses up a roll.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)
        self._block_number = -1
        self._block: tuple[int, ...] = ()

    def answer(self, question: Question, at: int) -> str:
        """The outcome of a chance question that is answered as number `at` of the record."""
        return question.options[question.outcome(self.number(at))]

    def number(self, at: int) -> int:
        """Number `at` of the seed's endless sequence of 32-bit numbers."""
        if at // NUMBERS_IN_BLOCK != self._block_number:
            self._block_number = at // NUMBERS_IN_BLOCK
            seed = f"{self.seed}/{self._block_number}".encode()
            self._block = unpack(f">{NUMBERS_IN_BLOCK}I", shake_128(seed).digest(4 * NUMBERS_IN_BLOCK))
        return self._block[at % NUMBERS_IN_BLOCK]
