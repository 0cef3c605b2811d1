"""9.2-9.9 A combat from its declaration to its result: who fights, in what terrain, at which odds; and its chances.

The same arithmetic serves the players before they decide: `chances` says how likely each result is.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.combat.strength import (
    Share,
    anti_tank_in,
    attack_share,
    defence_share,
    terrains_from,
    terrains_in,
    total,
)
from sandtable.games.ocs.combat.tables import COLUMNS, ODDS, OUTCOMES, RESULTS, column_of, letter_of
from sandtable.games.ocs.dice import SUMS
from sandtable.games.ocs.modes import DG, STRAT
from sandtable.games.ocs.state import State
from sandtable.games.ocs.terrain import Terrain

SURPRISE: Final = (10, 5)  # O-9.8-b: the attacker's from, the defender's up to
OVERRUN_SURPRISE: Final = (9, 6)  # O-9.8-c
ALL_WAYS: Final = 36 * 36 * 6


class Combat:
    """One attack or overrun."""

    def __init__(self, hex: int, attackers: list[int], defenders: list[int], is_overrun: bool) -> None:
        self.hex = hex
        self.attackers = attackers
        self.defenders = defenders
        self.is_overrun = is_overrun
        self.unpaid: list[int] = []  # defenders without combat supply
        self.leading = [attackers[0], defenders[0]]  # 9.6: the unit whose rating counts, of each side
        self.leader_bonus = [0, 0]
        self.came_from: dict[int, int] = {}  # by attacker, its hex when the combat began
        self.terrain_from: dict[int, Terrain] = {}  # by attacking hex, what the defender has picked
        self.terrain: Terrain | None = None  # what he has picked for himself

    def origins(self, state: State) -> list[int]:
        """The hexes from which the attack comes, in order."""
        return sorted({state.place[unit] for unit in self.attackers})


def attack_shares(state: State, combat: Combat) -> list[Share]:
    """What each attacker adds."""
    anti_tank = anti_tank_in(state, combat.hex, combat.defenders)
    shares = []
    for unit in combat.attackers:
        origin = state.place[unit]
        terrain = combat.terrain_from.get(origin) or best_terrain_from(state, combat, origin, anti_tank)
        shares.append(attack_share(state, unit, terrain, anti_tank))
    return shares


def best_terrain_from(state: State, combat: Combat, origin: int, anti_tank: int) -> Terrain:
    """O-9.4-e: the choice with the least attacking strength."""
    units = [unit for unit in combat.attackers if state.place[unit] == origin]

    def strength(terrain: Terrain) -> int:
        return total([attack_share(state, unit, terrain, anti_tank) for unit in units])

    return min(terrains_from(state, origin, combat.hex), key=strength)


def defence_shares(state: State, combat: Combat, terrain: Terrain) -> list[Share]:
    """What each defender adds in a terrain."""
    return [defence_share(state, unit, terrain, unit not in combat.unpaid) for unit in combat.defenders]


def best_terrain(state: State, combat: Combat) -> Terrain:
    """O-9.4-e: the choice that is best for the defender in the end."""
    attack = total(attack_shares(state, combat))

    def column(terrain: Terrain) -> int:
        return column_of(attack, total(defence_shares(state, combat, terrain)), terrain.line)

    return min(terrains_in(state, combat.hex), key=column)


class Odds:
    """The numbers of a combat before any die is cast."""

    def __init__(self, state: State, combat: Combat) -> None:
        self.terrain = combat.terrain or best_terrain(state, combat)
        self.attack = attack_shares(state, combat)
        self.defence = defence_shares(state, combat, self.terrain)
        self.column = column_of(total(self.attack), total(self.defence), self.terrain.line)
        self.ratings = [rating_in(state, unit, combat.leader_bonus[place]) for place, unit in enumerate(combat.leading)]
        self.modifier = self.ratings[0] - self.ratings[1]  # 9.6: of surprise and combat roll
        self.hedgehog = state.hedgehog_in(combat.hex)
        self.is_overrun = combat.is_overrun

    @property
    def name(self) -> str:
        """The odds of the column: `3:1`."""
        return self.heading(self.column)

    def heading(self, column: int) -> str:
        """What stands above a column of the table, for this terrain."""
        above, below = ODDS[self.terrain.line][column]
        return f"{above}:{below}"

    def surprised(self, dice: int) -> int:
        return surprised(dice, self.modifier, self.hedgehog, is_overrun=self.is_overrun)

    def shifted(self, columns: int) -> int:
        return shifted(self.column, columns)

    def roll(self, dice: int) -> int:
        return combat_roll(dice, self.modifier, self.hedgehog)


def surprised(dice: int, modifier: int, hedgehog: int, *, is_overrun: bool) -> int:
    """9.8: 1 if the attacker surprises the defender, -1 the other way round, 0 if nobody does."""
    roll = dice + modifier - (1 if hedgehog else 0)
    best, worst = OVERRUN_SURPRISE if is_overrun else SURPRISE
    return 1 if roll >= best else -1 if roll <= worst else 0


def shifted(column: int, columns: int) -> int:
    """O-9.8-d: the column after a shift, held at the ends."""
    return min(max(column + columns, 0), COLUMNS - 1)


def combat_roll(dice: int, modifier: int, hedgehog: int) -> int:
    """O-9.9-a: the combat roll."""
    return dice + modifier - hedgehog


def rating_in(state: State, unit: int, leader_bonus: int) -> int:
    """O-9.6-c, OQ-24: a unit's rating in combat: DG one lower, Strat none."""
    if state.marker[unit] == STRAT:
        return leader_bonus
    rating = state.rating_of(unit) - (state.marker[unit] == DG) + leader_bonus
    return max(rating, state.options.rating_floor)


def chances(odds: Odds) -> dict[str, float]:
    """How likely each result is, as the table prints them, dice and surprise together."""
    found: dict[str, float] = {}
    by_letter = chances_by_letter(odds.column, odds.modifier, odds.hedgehog, is_overrun=odds.is_overrun)
    for letter, chance in by_letter.items():
        attacker, defender = OUTCOMES[letter]
        name = f"{attacker.text('A')} {defender.text('D')}".strip()
        found[name] = found.get(name, 0.0) + chance
    return found


def chances_by_letter(column: int, modifier: int, hedgehog: int, *, is_overrun: bool) -> dict[str, float]:
    """How likely each letter of the table is; those that cannot come are left out."""
    found = dict.fromkeys(RESULTS, 0.0)
    for surprise, ways in SUMS:
        direction = surprised(surprise, modifier, hedgehog, is_overrun=is_overrun)
        for die in range(1, 7):
            moved = shifted(column, direction * die)
            for dice, other_ways in SUMS:
                found[letter_of(combat_roll(dice, modifier, hedgehog), moved)] += ways * other_ways / ALL_WAYS
    return {letter: chance for letter, chance in found.items() if chance}
