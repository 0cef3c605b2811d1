"""Corridors: whoever stands between camps opens their zones of control to the supply of those who attack beyond."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.games.ocs.dak2.bot.battles import Battle
from sandtable.games.ocs.dak2.bot.objectives import attacks
from sandtable.games.ocs.dak2.bot.plans import attack_on, fighters, is_tied, move, spots
from sandtable.games.ocs.dak2.bot.scene import Scene
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.state import NOBODY
from sandtable.games.ocs.supply.network import Network
from sandtable.games.ocs.supply.reach import blocked_by_zones, hqs_of, in_reach, throw_range
from sandtable.games.ocs.supply.trace import where_drawn

LEAST_HELP: Final = 1.0  # what a corridor must add to the attack that it feeds


def order_corridor(scene: Scene) -> Iterator[str]:
    """Whoever is missed least goes to where those who attack a prize can be fed past him, if it makes them stronger."""
    if not attacks(scene.side) or scene.state.segment != "C2":
        return
    free = [unit for unit in fighters(scene) if not is_tied(scene, unit)]
    for hex in sorted(scene.worth.hexes, key=lambda hex: (-scene.worth.hexes[hex], hex)):
        if scene.state.holder(hex) == scene.enemy:
            yield from open_way_to(scene, hex, free)


def open_way_to(scene: Scene, hex: int, free: list[int]) -> Iterator[str]:
    """The corridor that makes an attack on a hex best."""
    able = {unit: where for unit in free if (where := spots(scene, unit, hex))}
    hungry = [spot for spot in scene.around(hex) if is_hungry(scene, spot, able)]
    if not hungry:
        return
    best, order = attack_by(scene, hex, able).gain + LEAST_HELP, (NOWHERE, NOWHERE)
    nearby = {other for spot in hungry for other in [spot, *scene.around(spot)]}
    for corridor in sorted(nearby):
        if not scene.in_enemy_zone(corridor) or scene.state.holder(corridor) != NOBODY:
            continue
        guard = who_is_missed_least(scene, corridor, free)
        opened = fed_past(scene, corridor) if guard != NOWHERE else []
        if not any(spot in opened for spot in hungry):
            continue
        scene.opened = opened
        battle = attack_by(scene, hex, {unit: where for unit, where in able.items() if unit != guard})
        scene.opened = []
        if battle.is_worth_it and battle.gain > best:
            best, order = battle.gain, (guard, corridor)
    if order[0] != NOWHERE:
        yield from move(scene, [order[0]], order[1])


def is_hungry(scene: Scene, spot: int, able: dict[int, dict[int, int]]) -> bool:
    """Whether somebody who could attack from a hex would starve there."""
    return any(spot in where and scene.hunger(unit, spot) >= 1.0 for unit, where in able.items())


def attack_by(scene: Scene, hex: int, able: dict[int, dict[int, int]]) -> Battle:
    return attack_on(scene, hex, able, frozenset())


def who_is_missed_least(scene: Scene, corridor: int, free: list[int]) -> int:
    """Of those who get to a hex and can be fed there the weakest; NOWHERE without any."""
    state = scene.state
    fit = [unit for unit in free if scene.can_move(unit) and corridor in scene.reach(unit).cost]
    fit = [unit for unit in fit if scene.hunger(unit, corridor) < 1.0]
    return min(fit, key=lambda unit: (state.showing(unit).strength, scene.worth.of_step(unit), unit), default=NOWHERE)


def fed_past(scene: Scene, corridor: int) -> list[int]:
    """The hexes to which an HQ of a corps throws only if somebody stands in a hex."""
    state, side = scene.state, scene.side
    shut = blocked_by_zones(state, side)
    shut[corridor] = 0
    network = Network(state.supply_costs(), state.theatre.grid.neighbours, state.barriers(side), shut)
    found: list[int] = []
    for hq in hqs_of(state, side):
        here = state.place[hq]
        if not state.counter(hq).formation and where_drawn(state, hq)[here]:
            before = in_reach(state, side, here, throw_range(state, hq))
            found += [hex for hex in network.in_reach(here, throw_range(state, hq) * MP) if hex not in before]
    return found
