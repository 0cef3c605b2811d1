"""Plans of battle: who of those that could get there attacks what, from where, with which face up."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from typing import Final

from sandtable.games.ocs.combat.supply import attack_need
from sandtable.games.ocs.counters import COMBAT, MOVE
from sandtable.games.ocs.dak2.bot.battles import Battle, best_overrun, judge, with_the_best
from sandtable.games.ocs.dak2.bot.objectives import attacks
from sandtable.games.ocs.dak2.bot.scene import AS_IT_IS, Scene
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.mode_changes import cannot_become, cannot_change
from sandtable.games.ocs.modes import ATTACKED, DG, EXPLOIT, RESERVE, STRAT, UNMARKED
from sandtable.games.ocs.movement import step_cost
from sandtable.games.ocs.numbers import RE
from sandtable.games.ocs.supply.points import tokens_of
from sandtable.games.ocs.terrain import PROHIBITED
from sandtable.games.ocs.theatre import SANDSTORM

FAR: Final = 25  # hexes from which nobody comes in a phase
THREAT_WITHIN: Final = 12  # hexes
SUPPLY_WITHIN: Final = 16  # hexes: tokens that may be used for a battle
SPARED: Final = 0.3  # what a unit must add to a battle that others could fight without it
LEAST_HELP: Final = 0.1  # the same when there is nothing else for it to do
UNLIKELY: Final = 0.01  # what a chance counts that is none
CLOSE: Final = 5  # hexes
KEPT_IN_PRIZE: Final = 2 * RE  # with the enemy close
GUARD_WITHIN: Final = 5  # hexes: with an enemy so near an HQ is not left alone


def faces(scene: Scene, unit: int) -> list[int]:
    """The faces with which a unit could march: as it is, and turned if it may still be; on trucks only with fuel."""
    other = scene.other_face(unit)
    state, mode = scene.state, "move" if other == MOVE else "combat"
    able = [AS_IT_IS]
    if state.segment == "C2" and state.marker[unit] in (UNMARKED, DG):
        may_turn = cannot_change(state, unit, mode) is None and cannot_become(state, unit, mode) is None
        able += [other] if may_turn else []
    return [face for face in able if scene.has_fuel(unit, face)]


def spots(scene: Scene, unit: int, hex: int) -> dict[int, int]:
    """The hexes from which a unit could attack a hex in this phase, with the face that it would have to turn up."""
    state = scene.state
    here = state.place[unit]
    found: dict[int, int] = {}
    if SANDSTORM in (state.weather_in(here), state.weather_in(hex)):
        return found
    can_move = scene.can_move(unit) and not is_corridor(scene, unit)
    turned = state.face[unit] == MOVE and can_move and COMBAT in faces(scene, unit)
    reach = scene.reach(unit).cost if can_move else {here: 0}
    better = scene.reach(unit, COMBAT).cost if turned else reach
    for other in scene.around(hex):
        if (other not in reach and other not in better) or state.holder(other) == scene.enemy:
            continue
        if step_cost(state, unit, state.theatre.grid.side_between(other, hex), True) >= PROHIBITED:
            continue
        if other == here or scene.has_room(other, state.re_of(unit)):
            found[other] = COMBAT if turned and other in better else AS_IT_IS
    return found


def is_corridor(scene: Scene, unit: int) -> bool:
    """Whether a unit has gone alone among the enemy's zones of control: supply may come past it."""
    state, hex = scene.state, scene.state.place[unit]
    if not attacks(scene.side) or state.segment != "C2" or not state.spent[unit] or not scene.in_enemy_zone(hex):
        return False
    return len(state.units_of(scene.side, hex)) == 1


def fighters(scene: Scene) -> list[int]:
    """The units that can take part in an attack of this phase, if they get to it."""
    state, segment = scene.state, scene.state.segment
    able = [unit for unit in scene.own() if scene.fights(unit) and not state.deeds[unit] & ATTACKED]
    able = [unit for unit in able if state.face[unit] == COMBAT or scene.can_move(unit)]
    able = [unit for unit in able if state.marker[unit] not in (RESERVE, STRAT)]
    if segment == "G1":
        able = [unit for unit in able if state.marker[unit] == EXPLOIT or scene.can_move(unit)]
    return able


def holds(scene: Scene, unit: int) -> bool:
    """Whether a unit of the side that need not attack stands where it should: in a camp or in a prize."""
    hex = scene.state.place[unit]
    return not attacks(scene.side) and bool(scene.state.hedgehog_in(hex) or scene.worth.of_hex(hex))


def is_tied(scene: Scene, unit: int) -> bool:
    """Whether a unit is among the last in a prize that the enemy could take from behind, or the guard of an HQ."""
    state, hex = scene.state, scene.state.place[unit]
    there = state.units_of(scene.side, hex)
    fit = [other for other in there if scene.fights(other)]
    if unit not in fit:
        return False
    near = scene.to_nearest_enemy(hex)
    if scene.worth.of_hex(hex) and near <= THREAT_WITHIN:
        held, kept = 0, kept_in(scene, near)
        for other in fit:
            if held >= kept:
                return False
            if other == unit:
                return True
            held += state.re_of(other)
    if any(state.counter(other).is_hq for other in there) and 1 < near <= GUARD_WITHIN and not scene.worth.all_decides:
        weakest = min(fit, key=lambda other: (scene.worth.of_step(other), other))
        return weakest == unit
    return False


def kept_in(scene: Scene, near: int) -> int:
    """How much stays in a prize: more where the hex itself decides, and with the enemy close.

    At last nobody need stay if the enemy has no turn left, and only a guard while there is another prize to take.
    """
    state = scene.state
    if attacks(scene.side) and scene.worth.is_last:
        if state.first != scene.side:
            return 0
        if any(state.owner[hex] != scene.side for hex in scene.worth.hexes):
            return RE // 2
    if attacks(scene.side) and state.scenario == "7.1":
        return RE // 2
    return KEPT_IN_PRIZE if near <= CLOSE else RE


def plan_battles(scene: Scene) -> list[Battle]:
    """The attacks of this player turn: the best first with all whom it needs, the next with those who are left."""
    free = [unit for unit in fighters(scene) if not is_tied(scene, unit)]
    staying = [unit for unit in free if holds(scene, unit)]
    places: dict[int, dict[int, dict[int, int]]] = {}  # by enemy hex, by unit, by spot: the face
    for hex in scene.stacks_of(scene.enemy):
        found: dict[int, dict[int, int]] = {}
        for unit in free:
            here = scene.state.place[unit]
            if scene.distance(here, hex) > (1 if unit in staying and not scene.worth.of_hex(hex) else FAR):
                continue
            where = spots(scene, unit, hex)
            if unit in staying and not scene.worth.of_hex(hex):
                where = {spot: face for spot, face in where.items() if spot == here}
            if where:
                found[unit] = where
        if found:
            places[hex] = found
    planned: list[Battle] = []
    spent: dict[int, int] = {}
    all_places = places.copy()
    for battle in battles_that_decide(scene, places, free):
        del places[battle.hex]
        if battle.is_worth_it and is_paid_for(scene, battle, spent):
            planned.append(battle)
            free = [unit for unit in free if unit not in battle.origins]
    while places:
        battles: list[Battle] = []
        for hex, found in places.items():
            able = {unit: where for unit, where in found.items() if unit in free}
            prizes = [other for other in places if other != hex and scene.worth.of_hex(other)]
            wanted = frozenset(unit for unit in able if any(unit in places[other] for other in prizes))
            battles.append(attack_on(scene, hex, able, wanted))
        best = max(battles, key=lambda battle: (battle.gain, -battle.hex))
        if best.gain <= 0.0:
            break
        del places[best.hex]
        if best.is_worth_it and is_paid_for(scene, best, spent):
            planned.append(best)
            free = [unit for unit in free if unit not in best.origins]
    for unit in free:
        reinforce(scene, planned, unit, all_places)
    return planned


def battles_that_decide(scene: Scene, places: dict[int, dict[int, dict[int, int]]], free: list[int]) -> list[Battle]:
    """The attacks on what wins the game, when no other turn follows: one side needs all of it, the other any of it."""
    hexes = [hex for hex in places if scene.worth.decides(hex)]
    able = {hex: {unit: where for unit, where in places[hex].items() if unit in free} for hex in hexes}
    return attacks_on_all(scene, able, free) if attacks(scene.side) else attacks_on_any(scene, able)


def attacks_on_all(scene: Scene, able: dict[int, dict[int, dict[int, int]]], free: list[int]) -> list[Battle]:
    """Whoever could fight for several places goes where the chance would fall most without him."""
    battles = {hex: attack_by_all(scene, hex, found) for hex, found in able.items()}
    for unit in sorted(free, key=lambda unit: (scene.state.showing(unit).strength, unit)):
        mine = [hex for hex in battles if unit in battles[hex].origins]
        if len(mine) < 2:
            continue
        without = {hex: judge(scene, battles[hex].without(unit)) for hex in mine}
        needed = max(mine, key=lambda hex: (fall_in(battles[hex].chance, without[hex].chance), hex))
        for hex in mine:
            if hex != needed:
                battles[hex] = without[hex]
    found = [with_the_best(scene, battle, SPARED) for battle in battles.values() if battle.origins]
    return sorted(found, key=lambda battle: (battle.chance, battle.hex))


def attacks_on_any(scene: Scene, able: dict[int, dict[int, dict[int, int]]]) -> list[Battle]:
    """All who can come go where the chance is best, and to the next place who is left."""
    found: list[Battle] = []
    while able:
        battles = [attack_by_all(scene, hex, units) for hex, units in able.items()]
        best = max(battles, key=lambda battle: (battle.chance, battle.gain, -battle.hex))
        if best.origins:
            best = with_the_best(scene, best)
            found.append(best)
        able = {
            hex: {unit: where for unit, where in units.items() if unit not in best.origins}
            for hex, units in able.items()
            if hex != best.hex
        }
    return found


def fall_in(chance: float, without: float) -> float:
    """How much smaller a chance becomes, as a part of what it is: all that is needed to win must come true."""
    return log((chance + UNLIKELY) / (without + UNLIKELY))


def reinforce(scene: Scene, planned: list[Battle], unit: int, places: dict[int, dict[int, dict[int, int]]]) -> None:
    """Who is left goes to the battle that he makes better by most."""
    best, at, chosen = LEAST_HELP, -1, Battle(NOWHERE, {})
    for number, battle in enumerate(planned):
        for spot, face in places[battle.hex].get(unit, {}).items():
            coming = [other for other in battle.origins if battle.origins[other] == spot]
            coming = [other for other in coming if scene.state.place[other] != spot]
            size = scene.state.re_of(unit) + sum(scene.state.re_of(other) for other in coming)
            if spot != scene.state.place[unit] and not scene.has_room(spot, size):
                continue
            found = judge(scene, battle.with_another(unit, spot, face))
            if found.gain - battle.gain > best:
                best, at, chosen = found.gain - battle.gain, number, found
    if at >= 0:
        planned[at] = chosen


def is_paid_for(scene: Scene, battle: Battle, spent: dict[int, int]) -> bool:
    """Whether the dumps near a battle have what it needs besides the battles before it; what it needs is noted."""
    need = sum(attack_need(scene.state, unit) for unit in battle.origins)
    before = sum(paid for hex, paid in spent.items() if is_near(scene, hex, battle.hex))
    if before + need > stock_near(scene, battle.hex) and spent:
        return False
    spent[battle.hex] = need
    return True


def stock_near(scene: Scene, hex: int) -> int:
    """The tokens near a battle: on the ground, on trucks, and on those of formations."""
    state = scene.state
    ground = [tokens for dump, tokens in tokens_of(state, scene.side).items() if is_near(scene, dump, hex)]
    organic = [
        state.organic_load[truck]
        for truck, place in enumerate(state.organic_place)
        if place >= 0 and state.theatre.trucks[truck].side == scene.side and is_near(scene, place, hex)
    ]
    return sum(ground) + sum(organic)


def is_near(scene: Scene, dump: int, hex: int) -> bool:
    return scene.distance(dump, hex) <= SUPPLY_WITHIN


def attack_on(scene: Scene, hex: int, found: dict[int, dict[int, int]], wanted: frozenset[int]) -> Battle:
    """An attack by all who get there, then by those of them that it needs."""
    battle = attack_by_all(scene, hex, found)
    return with_the_best(scene, battle, SPARED, wanted) if battle.origins else battle


def attack_by_all(scene: Scene, hex: int, found: dict[int, dict[int, int]]) -> Battle:
    """An attack by all who get there, standing together as far as they can."""
    liked: dict[int, int] = {}
    for unit, where in found.items():
        for spot, face in where.items():
            liked[spot] = liked.get(spot, 0) + scene.punch(unit, spot, hex, face)
    origins: dict[int, int] = {}
    turning: dict[int, int] = {}
    room: dict[int, int] = {}
    for unit, where in found.items():
        here, size = scene.state.place[unit], scene.state.re_of(unit)
        fit = [spot for spot in where if spot == here or scene.has_room(spot, size + room.get(spot, 0))]
        if not fit:
            continue
        spot = max(fit, key=lambda spot: (liked[spot], spot == here, -spot))
        origins[unit] = spot
        turning[unit] = where[spot]
        if spot != here:
            room[spot] = room.get(spot, 0) + size
    return judge(scene, Battle(hex, origins, False, turning))


def order_battle_move(scene: Scene) -> Iterator[str]:
    """Bring those who attack beside their targets, stack by stack, their combat faces up if they can be."""
    state = scene.state
    for battle in scene.battles(plan_battles):
        groups: dict[tuple[int, int, int], list[int]] = {}
        for unit in battle.attackers:
            if battle.faces.get(unit, AS_IT_IS) == COMBAT and state.face[unit] == MOVE:
                yield f"mode {scene.id(unit)} combat"
            spot = battle.origins[unit]
            if spot != state.place[unit]:
                key = (state.place[unit], spot, state.showing(unit).mp_class)
                groups.setdefault(key, []).append(unit)
        for (_, spot, _), units in groups.items():
            yield from move(scene, units, spot)


def order_overrun(scene: Scene) -> Iterator[str]:
    """The best overrun, unless who would make it is needed more in an attack that is planned."""
    battle = best_overrun(scene)
    if battle is None:
        return
    for planned in scene.battles(plan_battles):
        is_better = planned.hex != battle.hex and (planned.gain > battle.gain or planned.decides > battle.decides)
        if is_better and any(unit in battle.origins for unit in planned.origins):
            return
    yield " ".join(["overrun", scene.name(battle.hex), "with", *(scene.id(unit) for unit in battle.attackers)])


def move(scene: Scene, units: list[int], hex: int) -> Iterator[str]:
    """The order to go to a hex, all together or else one by one."""
    yield f"move {' '.join(scene.id(unit) for unit in sorted(units))} to {scene.name(hex)}"
    if len(units) > 1:
        for unit in sorted(units):
            yield f"move {scene.id(unit)} to {scene.name(hex)}"
