"""What a battle can be expected to bring, from the combat table itself: strengths, ratings, surprise, results."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.ocs.combat.odds import OVERRUN_SURPRISE, SURPRISE
from sandtable.games.ocs.combat.tables import COLUMNS, HIGHEST_ROLL, LOWEST_ROLL, RESULTS, TABLE, Outcome, read_outcome
from sandtable.games.ocs.dice import WAYS

LOWEST: Final = 2  # of two dice
ALL_WAYS: Final = 36 * 36 * 6


class Result:
    """One result of the table and how likely it is."""

    def __init__(self, chance: float, attacker: Outcome, defender: Outcome) -> None:
        self.chance = chance
        self.attacker = attacker
        self.defender = defender


@cache
def outcomes() -> dict[str, tuple[Outcome, Outcome]]:
    """The results of the table by their letter."""
    found: dict[str, tuple[Outcome, Outcome]] = {}
    for letter, text in RESULTS.items():
        parts = {part[0]: read_outcome(part[1:]) for part in text.split(" ")}
        nothing = Outcome(0, 0, 0, False)
        found[letter] = parts.get("A", nothing), parts.get("D", nothing)
    return found


@cache
def results(column: int, modifier: int, hedgehog: int, is_overrun: bool) -> tuple[Result, ...]:
    """How likely each result is in a column, surprise and its shift counted in."""
    best, worst = OVERRUN_SURPRISE if is_overrun else SURPRISE
    chances: dict[str, float] = dict.fromkeys(RESULTS, 0.0)
    for place, ways in enumerate(WAYS):
        roll = place + LOWEST + modifier - (1 if hedgehog else 0)
        direction = 1 if roll >= best else -1 if roll <= worst else 0
        for die in range(1, 7):
            shifted = min(max(column + direction * die, 0), COLUMNS - 1)
            for other, other_ways in enumerate(WAYS):
                row = min(max(other + LOWEST + modifier - hedgehog, LOWEST_ROLL), HIGHEST_ROLL) - LOWEST_ROLL
                chances[TABLE[row][shifted]] += ways * other_ways / ALL_WAYS
    return tuple(Result(chance, *outcomes()[letter]) for letter, chance in chances.items() if chance)
