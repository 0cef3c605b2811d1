"""The dealer answers chance: every outcome follows from its seed and the number of answers before it."""

from __future__ import annotations

from hashlib import blake2b

from sandtable.engine.questions import Question


class Dealer:
    """Rolls dice and turns cards, the same for the same seed on every machine.

    An outcome depends on nothing but the seed and its place in the record, so undoing and playing on, or refusing a
    list of answers half-way, never uses up a roll.
    """

    def __init__(self, seed: int | str) -> None:
        self.seed = str(seed)

    def answer(self, question: Question, at: int) -> str:
        """The outcome of a chance question that is answered as number `at` of the record."""
        weights = question.weights
        total = len(question.options) if weights is None else sum(weights)
        digest = blake2b(f"{self.seed}/{at}".encode(), digest_size=8).digest()
        pick = int.from_bytes(digest, "big") % total
        if weights is None:
            return question.options[pick]
        for option, weight in zip(question.options, weights, strict=True):
            pick -= weight
            if pick < 0:
                return option
        return question.options[len(question.options) - 1]
