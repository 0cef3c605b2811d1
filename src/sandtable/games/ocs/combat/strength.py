"""9.3-9.4 Terrain and strength: what each unit adds in attack and in defence, and by which factors."""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.counters import HEAVY, NONE
from sandtable.games.ocs.modes import DG, RESERVE, STRAT
from sandtable.games.ocs.numbers import STRENGTH
from sandtable.games.ocs.state import State
from sandtable.games.ocs.terrain import ARMOUR, MECH, Factor, Terrain
from sandtable.games.ocs.theatre import RAINSTORM, VILLAGE, WADI, WADI_IN_RAIN

HQ_STRENGTH: Final = [5, 1]  # O-9.4-m: by face, in parentheses
ARTILLERY_STRENGTH: Final = 1  # O-9.4-n


class Share:
    """What one unit adds: its printed strength and the factors with their rules, for those who want to see why."""

    def __init__(self, unit: int, printed: int) -> None:
        self.unit = unit
        self.printed = printed
        self.strength = printed * STRENGTH
        self.factors: list[tuple[str, str, int, int]] = []  # rule, name, above, below

    def multiply(self, rule: str, name: str, above: int, below: int) -> None:
        """O-4.3-a: several factors of one strength multiply."""
        if above != below:
            self.strength = self.strength * above // below
            self.factors.append((rule, name, above, below))


def printed_strength(state: State, unit: int) -> int:
    """The strength of the face that shows; HQs and artillery have one that is not printed."""
    counter = state.counter(unit)
    if counter.is_hq:
        return HQ_STRENGTH[state.face[unit]]
    strength = state.showing(unit).strength
    if strength >= 0:
        return strength
    return ARTILLERY_STRENGTH if counter.is_artillery and counter.steps else 0


# 9.3 The defender's terrain


def terrains_in(state: State, hex: int) -> list[Terrain]:
    """O-9.3-b: the terrains of a hex among which the defender picks."""
    ground, chart = state.theatre.ground, state.theatre.chart
    terrains = [chart[ground.terrain[hex]]]
    return [*terrains, chart[VILLAGE]] if ground.settlement[hex] == VILLAGE else terrains


def terrains_from(state: State, origin: int, hex: int) -> list[Terrain]:
    """O-9.4-b: what the defender picks from against one attacking hex: his own terrains, and the hexside crossed."""
    feature = state.theatre.ground.feature[state.theatre.grid.side_between(origin, hex)]
    if feature == WADI and state.weather_in(hex) == RAINSTORM:
        feature = WADI_IN_RAIN
    terrains = terrains_in(state, hex)
    return [*terrains, state.theatre.chart[feature]] if feature else terrains


def anti_tank_in(state: State, hex: int, defenders: list[int]) -> int:
    """O-9.4-h, -i, O-16.0-c: the level of anti-tank in a hex."""
    if state.hedgehog_in(hex):
        return HEAVY
    return max([anti_tank_of(state, unit) for unit in defenders], default=NONE)


def anti_tank_of(state: State, unit: int) -> int:
    """O-9.4-g, OQ-6: the level of a unit."""
    return state.counter(unit).anti_tank(state.options.red_tanks_heavy)


# 9.4 Strength


def attack_share(state: State, unit: int, terrain: Terrain, anti_tank: int) -> Share:
    """O-9.4-a, -f, -k: what a unit adds to an attack into a terrain."""
    counter = state.counter(unit)
    share = Share(unit, printed_strength(state, unit))
    if state.marker[unit] == STRAT:
        share.multiply("9.4", "strat", 0, 1)
    factor = terrain.factors[counter.category]
    if factor is not None:
        if factor.above == 2 and counter.category in (ARMOUR, MECH) and NONE < anti_tank_of(state, unit) <= anti_tank:
            share.multiply("9.4", f"{terrain.id}-anti-tank", 3, 2)
        else:
            share.multiply("9.4", terrain.id, factor.above, factor.below)
    halve_for_state(state, share, attacking=True)
    return share


def defence_share(state: State, unit: int, terrain: Terrain, paid: bool) -> Share:
    """O-9.4-d, -k: what a unit adds to the defence in a terrain."""
    share = Share(unit, printed_strength(state, unit))
    if state.marker[unit] == STRAT:
        share.multiply("9.4", "strat", 0, 1)
    factor: Factor | None = terrain.factors[state.counter(unit).category]
    if factor is not None and not factor.attack_only:
        share.multiply("9.4", terrain.id, factor.above, factor.below)
    halve_for_state(state, share, attacking=False)
    if state.marker[unit] == RESERVE:
        share.multiply("5.7", "reserve", 1, 2)
    if not paid:
        share.multiply("9.5", "no-combat-supply", 1, 2)
    return share


def halve_for_state(state: State, share: Share, *, attacking: bool) -> None:
    """O-3.2-h, -i, -k, O-5.10-e, O-12.8-c: steps lost, DG, Out of Supply."""
    unit, counter = share.unit, state.counter(share.unit)
    lost = counter.steps - state.steps[unit]
    if lost and (counter.is_brigade or (counter.is_multi_step and (attacking or lost * 2 >= counter.steps))):
        share.multiply("3.2", "reduced", 1, 2)
    if state.marker[unit] == DG:
        share.multiply("5.10", "dg", 1, 2)
    if state.out_of_supply[unit]:
        share.multiply("12.8", "out-of-supply", 1, 2)


def total(shares: list[Share]) -> int:
    """The sum of the shares, in parts of a point."""
    return sum(share.strength for share in shares)
