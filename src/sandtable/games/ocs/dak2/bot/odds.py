"""What a battle can be expected to bring, by the combat table itself."""

from __future__ import annotations

from functools import cache

from sandtable.games.ocs.combat.odds import chances_by_letter
from sandtable.games.ocs.combat.tables import OUTCOMES, Outcome


class Result:
    """One result of the table and how likely it is."""

    def __init__(self, chance: float, attacker: Outcome, defender: Outcome) -> None:
        self.chance = chance
        self.attacker = attacker
        self.defender = defender


@cache
def results(column: int, modifier: int, hedgehog: int, is_overrun: bool) -> tuple[Result, ...]:
    """How likely each result is in a column, surprise and its shift counted in."""
    by_letter = chances_by_letter(column, modifier, hedgehog, is_overrun=is_overrun)
    return tuple(Result(chance, *OUTCOMES[letter]) for letter, chance in by_letter.items())
