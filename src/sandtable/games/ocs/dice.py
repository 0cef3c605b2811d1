"""Dice as the series rolls them: one event of chance for each roll, whatever it is added up from."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import NO_ARGUMENTS, Procedure, draw

TWO_DICE: Final = [str(sum) for sum in range(2, 13)]
WAYS: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
SUMS: Final = list(enumerate(WAYS, 2))  # of two dice, each with the number of ways to roll it
D66: Final = [f"{tens}{units}" for tens in range(1, 7) for units in range(1, 7)]


def roll_two(rule: str, message: str, arguments: dict[str, object] = NO_ARGUMENTS) -> Procedure[int]:
    """The sum of two dice."""
    return int((yield draw(rule, message, TWO_DICE, WAYS, arguments)))


def roll_d66(rule: str, message: str) -> Procedure[int]:
    """A die for the tens and a die for the units."""
    return int((yield draw(rule, message, D66, None)))
