"""Battles: what an attack or an overrun would bring, which ones are worth their price, and with whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.games.ocs.combat.attack import Attack
from sandtable.games.ocs.combat.supply import attack_need, cannot_pay
from sandtable.games.ocs.combat.tables import column_of
from sandtable.games.ocs.dak2.bot.objectives import TOKEN, total
from sandtable.games.ocs.dak2.bot.odds import Result, results
from sandtable.games.ocs.dak2.bot.scene import AS_IT_IS, Scene
from sandtable.games.ocs.overrun import Overrun, cannot_overrun_together

ATTACK: Final = Attack()
OVERRUN: Final = Overrun()
PURSUIT: Final = 0.25  # of what is left of the defenders: what their retreat is worth to the attacker
DISORDER: Final = 0.12  # the same for DG
TO_EXPLOIT: Final = 0.3
STEPPING_BACK: Final = 0.25  # what it costs an attacker to retreat
LEAST_GAIN: Final = 0.35  # below this a battle is not fought
LEAST_CHANCE: Final = 0.08  # the same for what decides the game
LEAST_COLUMN: Final = 4  # even odds in the open: below them a battle is not fought, whatever the ratings
LEAST_OVERRUN: Final = 6  # the same for an overrun, which wastes who could attack with others
FAIR_PRICE: Final = 0.4  # what a battle must bring, of what it is likely to cost in steps
GIVES_WAY: Final = 0.4  # how often a defender goes who could stay for the price of steps
SPARED_FOR_PRIZE: Final = 0.04  # of what a hex is worth: what one who is wanted for another prize may be missed by
SPARED_IN_ALL: Final = 0.1  # the same for all of them together


class Battle:
    """An attack that could be made: on which hex, by whom, from where, and with which face if it is turned up first."""

    def __init__(
        self, hex: int, origins: dict[int, int], is_overrun: bool = False, faces: dict[int, int] | None = None
    ) -> None:
        self.hex = hex
        self.origins = origins  # by attacker
        self.is_overrun = is_overrun
        self.faces: dict[int, int] = {} if faces is None else faces
        self.gain = 0.0
        self.cost = 0.0  # what its attackers lose on average
        self.column = 0
        self.chance = 0.0  # that the hex falls
        self.decides = False  # whether it is for what wins the game, and no other turn follows

    @property
    def attackers(self) -> list[int]:
        return sorted(self.origins)

    @property
    def is_worth_it(self) -> bool:
        """The odds that a staff accepts: not below even, and more to win than a part of what it costs.

        What decides the game is fought for at any odds that promise more than they cost.
        """
        if self.decides:
            return self.gain >= LEAST_GAIN or self.chance >= LEAST_CHANCE
        least = LEAST_OVERRUN if self.is_overrun else LEAST_COLUMN
        return self.gain >= LEAST_GAIN and self.column >= least and self.gain >= FAIR_PRICE * self.cost

    def with_another(self, unit: int, origin: int, face: int) -> Battle:
        return Battle(self.hex, {**self.origins, unit: origin}, self.is_overrun, {**self.faces, unit: face})

    def without(self, unit: int) -> Battle:
        rest = {other: origin for other, origin in self.origins.items() if other != unit}
        return Battle(self.hex, rest, self.is_overrun, self.faces)


def judge(scene: Scene, battle: Battle) -> Battle:
    """What a battle brings, with its price taken off."""
    gain = expect(scene, battle, False)
    tokens = sum(attack_need(scene.state, unit) for unit in battle.origins)
    battle.gain = gain - tokens * TOKEN - hardship(scene, battle)
    battle.decides = scene.worth.decides(battle.hex)
    return battle


def hardship(scene: Scene, battle: Battle) -> float:
    """What attackers lose for want of supply where they have to stand."""
    if scene.state.segment != "C2" or battle.is_overrun:
        return 0.0
    found = 0.0
    for unit, origin in battle.origins.items():
        if origin != scene.state.place[unit] and (hunger := scene.hunger(unit, origin)):
            found += hunger * scene.wasting(unit) * scene.worth.of_step(unit)
    return found


def expect(scene: Scene, battle: Battle, dg: bool) -> float:
    """The mean of what all results bring."""
    state, attackers = scene.state, battle.attackers
    defenders = state.units_of(scene.enemy, battle.hex)
    attack = 0
    starves = state.segment == "C2" and not battle.is_overrun
    for unit, origin in battle.origins.items():
        punch = scene.punch(unit, origin, battle.hex, battle.faces.get(unit, AS_IT_IS))
        # O-12.8-c: the Supply Phase comes before the attack
        attack += punch // 2 if starves and not state.out_of_supply[unit] and scene.hunger(unit, origin) >= 1 else punch
    if not attack or not defenders:
        return -1.0
    battle.column = min(column_of(attack, defence, line) for defence, line in scene.defence(battle.hex, dg))
    led = any(scene.leader_with(origin) for origin in battle.origins.values())
    best_rating = scene.rating(attackers)
    modifier = best_rating + led - scene.rating(defenders, dg)
    own, theirs = losing_order(scene, attackers), losing_order(scene, defenders)
    ways_out = can_retreat(scene, battle.hex, list(battle.origins.values()))
    stakes = Stakes(own, theirs, scene.worth.of_taking(battle.hex, scene.side), ways_out, best_rating)
    table = results(battle.column, modifier, state.hedgehog_in(battle.hex), battle.is_overrun)
    battle.chance = total([result.chance * stakes.falls(result) for result in table])
    battle.cost = total([result.chance * stakes.lost(result) for result in table])
    return total([result.chance * stakes.of(result) for result in table])


def losing_order(scene: Scene, units: list[int]) -> list[float]:
    """What the steps of some units are worth as they go: the leading unit's first, then the least."""
    state = scene.state
    first = max(units, key=lambda unit: (scene.rating([unit]), -scene.worth.of_step(unit), -unit))
    rest: list[float] = []
    for unit in units:
        rest += [scene.worth.of_step(unit)] * (state.steps[unit] - (unit == first))
    return [scene.worth.of_step(first), *sorted(rest)]


def can_retreat(scene: Scene, hex: int, closing: list[int]) -> float:
    """How easily the units of a hex get away: the share of the hexes around that are free."""
    state, good, land = scene.state, 0.0, 0
    for other in scene.around(hex):
        if state.theatre.ground.terrain[other] == "sea":
            continue
        land += 1
        holder = state.holder(other)
        if holder == scene.side or other in closing:
            continue
        good += 0.5 if state.zones(scene.side)[other] else 1.0
    return good / land if land else 0.0


class Stakes:
    """What can be won and lost in a battle."""

    def __init__(self, own: list[float], theirs: list[float], hex: float, ways_out: float, rating: int) -> None:
        self.own = own
        self.theirs = theirs
        self.hex = hex
        self.ways_out = ways_out
        self.rating = rating

    def of(self, result: Result) -> float:
        """What one result brings, both sides choosing what harms them least."""
        attacker, defender = result.attacker, result.defender
        lost = total(self.own[: attacker.losses])
        won = total(self.theirs[: defender.losses])
        left = sorted(self.theirs[defender.losses :])
        if defender.dg:
            won += DISORDER * total(left)
        remain = sorted(self.own[attacker.losses :])
        if not remain:
            return won - lost
        stands = won + self.of_options(left, defender.options)
        if attacker.exploit and self.rating >= attacker.exploit:
            stands += TO_EXPLOIT
        if not attacker.options:
            return stands - lost
        price = total(remain[: attacker.options])
        if attacker.options >= len(remain):  # nobody is left who takes the hex
            stands -= self.hex if defender.options else 0.0
        return max(stands - price, won - STEPPING_BACK) - lost

    def lost(self, result: Result) -> float:
        """What a result costs the attacker if he stands."""
        remain = sorted(self.own[result.attacker.losses :])
        return total(self.own[: result.attacker.losses]) + total(remain[: result.attacker.options])

    def falls(self, result: Result) -> float:
        """How likely the hex is taken by a result."""
        attacker, defender = result.attacker, result.defender
        left = len(self.theirs) - defender.losses
        if len(self.own) <= attacker.losses + attacker.options:
            return 0.0
        if left <= defender.options:
            return 1.0
        return GIVES_WAY if defender.options else 0.0

    def of_options(self, left: list[float], options: int) -> float:
        """What the defender's options bring: he gives the cheaper of ground and steps, the least worthy first."""
        if not left:
            return self.hex
        if not options:
            return 0.0
        steps = total(left[:options]) + (self.hex if options >= len(left) else 0.0)
        ground = self.hex + PURSUIT * total(left) + (1.0 - self.ways_out) * total(left[:1])
        if not self.ways_out:
            ground = self.hex + total(left)
        return min(steps, ground)


# Choosing


def best_attack(scene: Scene) -> Battle | None:
    """Of the attacks that can be made from where the units stand, the one that brings most."""
    return max(worthy_attacks(scene), key=lambda battle: battle.gain, default=None)


def worthy_attacks(scene: Scene) -> list[Battle]:
    """Those of the attacks that can be made from where the units stand that are worth it and can be paid for."""
    found: list[Battle] = []
    for hex in scene.stacks_of(scene.enemy):
        able = ATTACK.able(scene.state, scene.side, hex)
        if able:
            battle = with_the_best(scene, Battle(hex, {unit: scene.state.place[unit] for unit in able}))
            found.append(affordable(scene, battle))
    return [battle for battle in found if battle.is_worth_it]


def with_the_best(
    scene: Scene, battle: Battle, spared_for: float = 0.0, wanted: frozenset[int] = frozenset()
) -> Battle:
    """The attack by those of several whose help is worth more than what they may be needed for elsewhere.

    Those who are wanted, because another prize is in their reach, go first and are missed less.
    """
    battle = judge(scene, battle)
    origins, hex, stake = battle.origins, battle.hex, scene.worth.of_hex(battle.hex)
    least = battle.gain - SPARED_IN_ALL * stake
    for unit in sorted(origins, key=lambda unit: (unit not in wanted, scene.punch(unit, origins[unit], hex), unit)):
        if len(battle.origins) > 1:
            without = judge(scene, battle.without(unit))
            may_go = without.gain >= battle.gain - spared_for
            if unit in wanted and without.gain >= battle.gain - SPARED_FOR_PRIZE * stake and without.gain >= least:
                may_go = True
            if may_go and (without.is_worth_it or not battle.is_worth_it):
                battle = without
    return battle


def affordable(scene: Scene, battle: Battle) -> Battle:
    """The same with fewer if supply does not suffice for all: the weakest stay out."""
    while len(battle.origins) > 1 and cannot_pay(scene.state, battle.attackers) is not None:
        weakest = min(battle.origins, key=lambda unit: (scene.punch(unit, battle.origins[unit], battle.hex), unit))
        battle = judge(scene, battle.without(weakest))
    return battle


def order_attack(scene: Scene) -> Iterator[str]:
    """The order for the best attack; nothing if none is worth it."""
    battle = best_attack(scene)
    if battle is not None:
        yield " ".join(["attack", scene.name(battle.hex), "with", *(scene.id(unit) for unit in battle.attackers)])


def best_overrun(scene: Scene) -> Battle | None:
    """Of the overruns that can be made at once, the one that brings most."""
    state, found = scene.state, None
    for hex in scene.stacks_of(scene.enemy):
        by_origin: dict[int, list[int]] = {}
        for unit in OVERRUN.able(state, scene.side, hex):
            by_origin.setdefault(state.place[unit], []).append(unit)
        for origin, units in by_origin.items():
            group = together(scene, units)
            battle = judge(scene, Battle(hex, dict.fromkeys(group, origin), True))
            if battle.is_worth_it and (found is None or battle.gain > found.gain):
                found = battle
    return found


def together(scene: Scene, units: list[int]) -> list[int]:
    """Those of several units in a hex who can overrun together, taken one by one in the order of the counters."""
    group: list[int] = []
    for unit in units:
        if cannot_overrun_together(scene.state, [*group, unit]) is None:
            group.append(unit)
    return group
