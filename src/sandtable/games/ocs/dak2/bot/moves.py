"""Moves of those who have no battle: to what is worth holding, to supply, towards the enemy; and who stays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.games.ocs.counters import COMBAT, MOVE
from sandtable.games.ocs.dak2.bot.formations import formations_of
from sandtable.games.ocs.dak2.bot.objectives import attacks
from sandtable.games.ocs.dak2.bot.plans import GUARD_WITHIN, THREAT_WITHIN, faces, holds, is_tied, plan_battles
from sandtable.games.ocs.dak2.bot.scene import AS_IT_IS, Scene
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.numbers import MP, RE
from sandtable.games.ocs.state import NOBODY
from sandtable.games.ocs.supply.trace import where_drawn
from sandtable.games.ocs.theatre import CLEAR

GARRISONS: Final = [2 * RE, 5 * RE]  # by side: of a prize that the enemy can get at
HQ_BEHIND: Final = 2  # hexes from the nearest enemy
LIGHT: Final = 1.0  # what a step of a guard is worth at most
GUNS_BEHIND: Final = 2
SAFE: Final = 6  # hexes from the nearest enemy: so far guns and HQs need no guard
HQ_LAGS: Final = 8  # hexes from where its troops are: then an HQ drives rather than throws


def order_march(scene: Scene) -> Iterator[str]:
    """Those who have no battle: guns to help, then to open prizes, garrisons, supply, and towards the enemy."""
    busy = [unit for battle in scene.battles(plan_battles) for unit in battle.origins]
    idle = [unit for unit in scene.own() if unit not in busy and scene.can_move(unit) and not is_tied(scene, unit)]
    idle = [unit for unit in idle if not scene.state.spent[unit]]
    yield from order_guns(scene, idle)
    yield from fill_garrisons(scene, idle)
    yield from fall_back(scene, idle)
    if attacks(scene.side):
        yield from approach(scene, idle)
    else:
        yield from enter_egypt(scene, idle)
    yield from stand_to(scene, idle)


def march(scene: Scene, unit: int, face: int, hex: int) -> Iterator[str]:
    """Turn the face up if need be, then go."""
    if face != AS_IT_IS:
        yield f"mode {scene.id(unit)} {'move' if face == MOVE else 'combat'}"
    else:
        yield f"move {scene.id(unit)} to {scene.name(hex)}"


# Guns and HQs


def is_safe(scene: Scene, hex: int) -> bool:
    """Whether those who do not fight can stay in a hex: guarded, or no enemy is near."""
    if scene.is_guarded(hex):
        return True
    return not scene.in_enemy_zone(hex) and scene.to_nearest_enemy(hex) >= SAFE


def order_hqs(scene: Scene) -> Iterator[str]:
    """HQs of the side that attacks go first, among those who fight: who is to be fed must be in their reach."""
    if not attacks(scene.side):
        return
    state = scene.state
    fit = [unit for unit in scene.own() if scene.fights(unit) and state.cannot_enter(unit, state.place[unit]) is None]
    front = [unit for unit in fit if scene.to_nearest_enemy(state.place[unit]) <= THREAT_WITHIN]
    for hq in scene.own():
        here = state.place[hq]
        if not state.counter(hq).is_hq or not front or state.spent[hq] or not scene.can_move(hq):
            continue
        choices, draws = faces(scene, hq), where_drawn(state, hq)
        best, choice = (lag(scene, here, front) - 1.0, 0), (AS_IT_IS, here)
        if state.face[hq] == COMBAT and best[0] < HQ_LAGS and state.weather_in(here) == CLEAR:
            choices = [AS_IT_IS]  # it throws farther with this face up
        elif state.face[hq] == MOVE and best[0] < HQ_LAGS and COMBAT in choices and state.weather_in(here) == CLEAR:
            yield f"mode {scene.id(hq)} combat"
        for face in choices:
            for hex, cost in scene.reach(hq, face).cost.items():
                found = (lag(scene, hex, front), cost)
                if found >= best or not draws[hex] or not is_safe(scene, hex) or scene.in_enemy_zone(hex):
                    continue
                if scene.has_room(hex, state.re_of(hq)) and has_light_guard(scene, hex):
                    best, choice = found, (face, hex)
        if choice[1] != here:
            yield from march(scene, hq, *choice)


def has_light_guard(scene: Scene, hex: int) -> bool:
    """Whether an HQ can come to a hex: no enemy is beside it, and near one it has a guard that is not missed."""
    near = scene.to_nearest_enemy(hex)
    if near > GUARD_WITHIN:
        return True
    guards = [unit for unit in scene.state.units_of(scene.side, hex) if scene.fights(unit)]
    return near >= HQ_BEHIND and any(scene.worth.of_step(unit) <= LIGHT for unit in guards)


def lag(scene: Scene, hex: int, front: list[int]) -> float:
    """How far a hex is from the troops at the front, in the mean."""
    return sum(scene.distance(hex, scene.state.place[unit]) for unit in front) / len(front)


def order_guns(scene: Scene, idle: list[int]) -> Iterator[str]:
    """Guns go to where they reach a target of the battles to come, and are not left alone near the enemy."""
    state = scene.state
    targets = [battle.hex for battle in scene.battles(plan_battles)]
    for unit in idle:
        strength, range_ = state.barrage_of(unit)
        here = state.place[unit]
        if not strength or scene.fights(unit) or state.face[unit] == MOVE:
            continue
        is_alone = not scene.is_guarded(here) and scene.to_nearest_enemy(here) <= GUARD_WITHIN
        if not is_alone and (not targets or any(scene.distance(here, target) <= range_ for target in targets)):
            continue
        ways: list[tuple[bool, bool, int, int]] = []
        for hex, cost in scene.reach(unit).cost.items():
            if hex != here and scene.is_guarded(hex) and scene.has_room(hex, state.re_of(unit)):
                reaches = any(scene.distance(hex, target) <= range_ for target in targets)
                if reaches or is_alone:
                    ways.append((not reaches, scene.in_enemy_zone(hex), cost, hex))
        if ways:
            yield f"move {scene.id(unit)} to {scene.name(min(ways)[3])}"


# Prizes


def order_prizes(scene: Scene) -> Iterator[str]:
    """A prize that nobody holds is taken first, by whoever can best be spared of those who get there and can be fed."""
    state = scene.state
    for hex in sorted(scene.worth.hexes, key=lambda hex: (-scene.worth.hexes[hex], hex)):
        if state.owner[hex] == scene.side or state.holder(hex) != NOBODY:
            continue
        fit = [unit for unit in scene.own() if scene.fights(unit) and scene.can_move(unit)]
        fit = [unit for unit in fit if not is_tied(scene, unit) and not holds(scene, unit)]
        fit.sort(key=lambda unit: (scene.hunger(unit, hex), scene.worth.of_step(unit), unit))
        for face in (AS_IT_IS, MOVE):
            able = [unit for unit in fit if face == AS_IT_IS or face in faces(scene, unit)]
            for unit in able:
                if hex in scene.reach(unit, face).cost and state.cannot_enter(unit, hex) is None:
                    yield from march(scene, unit, face, hex)


def fill_garrisons(scene: Scene, idle: list[int]) -> Iterator[str]:
    """A prize that is held and threatened gets what it lacks from near by."""
    state = scene.state
    for hex in sorted(scene.worth.hexes, key=lambda hex: (-scene.worth.hexes[hex], hex)):
        if state.owner[hex] != scene.side or scene.to_nearest_enemy(hex) > THREAT_WITHIN:
            continue
        there = sum(state.re_of(unit) for unit in state.units_of(scene.side, hex) if state.is_attack_capable(unit))
        if there >= GARRISONS[scene.side]:
            continue
        able = [unit for unit in idle if scene.fights(unit) and not scene.worth.of_hex(state.place[unit])]
        able = [unit for unit in able if not state.hedgehog_in(state.place[unit]) and not scene.hunger(unit, hex)]
        yield from send(scene, able, hex, GARRISONS[scene.side] - there)


def send(scene: Scene, able: list[int], hex: int, lacking: int) -> Iterator[str]:
    """To a hex go, of those who get there at once, the ones who fill best what is lacking; as they are, or driving."""
    state = scene.state
    for face in (AS_IT_IS, MOVE):
        ways: list[tuple[int, int, int]] = []
        for unit in able:
            if face == AS_IT_IS or face in faces(scene, unit):
                cost = scene.reach(unit, face).cost.get(hex)
                if cost is not None and state.cannot_enter(unit, hex) is None:
                    ways.append((abs(lacking - state.re_of(unit)), cost, unit))
        for _, _, unit in sorted(ways):
            if scene.has_room(hex, state.re_of(unit)):
                yield from march(scene, unit, face, hex)


def enter_egypt(scene: Scene, idle: list[int]) -> Iterator[str]:
    """D-7.1-vic1: with the last word, whoever stands in Libya and can be fed in Egypt goes back there."""
    state = scene.state
    if state.scenario != "7.1" or not scene.worth.is_last or state.first == scene.side:
        return
    for unit in idle:
        if not scene.fights(unit) or scene.worth.is_egyptian(state.place[unit]):
            continue
        best, choice = 0.0, (AS_IT_IS, NOWHERE)
        for face in faces(scene, unit):
            for hex in scene.reach(unit, face).cost:
                if not scene.worth.is_egyptian(hex) or not scene.has_room(hex, state.re_of(unit)):
                    continue
                if scene.hunger(unit, hex) >= 1.0:
                    continue
                left = state.steps[unit] - scene.hunger(unit, hex) * scene.wasting(unit)
                merit = left + 0.1 * min(scene.to_nearest_enemy(hex), 5) + (0.5 if face == AS_IT_IS else 0.0)
                if merit > best:
                    best, choice = merit, (face, hex)
        if choice[1] != NOWHERE:
            yield from march(scene, unit, *choice)


# Supply


def fall_back(scene: Scene, idle: list[int]) -> Iterator[str]:
    """Who cannot be fed where he stands goes to where he can; of several such hexes to the one worth most."""
    state = scene.state
    if state.segment != "C2":
        return
    for unit in idle:
        here = state.place[unit]
        if scene.hunger(unit, here) < 1.0 or state.counter(unit).faces[MOVE].allowance == 0:
            continue
        best, choice = -1.0, (AS_IT_IS, here)
        for face in faces(scene, unit):
            for hex, cost in scene.reach(unit, face).cost.items():
                if scene.hunger(unit, hex) >= 1.0 or not scene.has_room(hex, state.re_of(unit)):
                    continue
                if not scene.fights(unit) and not is_safe(scene, hex):
                    continue
                merit = 10.0 + scene.worth.of_hex(hex) + 2.0 * bool(state.hedgehog_in(hex))
                merit -= 3.0 * scene.in_enemy_zone(hex) + cost / 1000 + (0.5 if face != AS_IT_IS else 0.0)
                if merit > best:
                    best, choice = merit, (face, hex)
        if choice[1] != here:
            yield from march(scene, unit, *choice)


# Towards the enemy


def approach(scene: Scene, idle: list[int]) -> Iterator[str]:
    """Who fights goes towards the objective of his formation; then guns and HQs follow behind them."""
    state = scene.state
    for formation in formations_of(scene):
        fit = [unit for unit in formation.units if unit in idle and state.counter(unit).faces[MOVE].allowance]
        fit = [unit for unit in fit if not state.counter(unit).parenthesised]
        fit = [unit for unit in fit if state.cannot_enter(unit, formation.goal) is None]
        for unit in fit:
            if scene.fights(unit) and not state.counter(unit).is_engineer:
                yield from step_towards(scene, unit, formation.goal, GUNS_BEHIND)
        for unit in fit:
            if not scene.fights(unit) and not state.counter(unit).is_hq and not is_in_range(scene, unit):
                yield from step_towards(scene, unit, formation.goal, GUNS_BEHIND)


def is_in_range(scene: Scene, unit: int) -> bool:
    """Whether a gun can fire in support of a battle from where it stands."""
    strength, range_ = scene.state.barrage_of(unit)
    here = scene.state.place[unit]
    return bool(strength) and any(scene.distance(here, battle.hex) <= range_ for battle in scene.battles(plan_battles))


def step_towards(scene: Scene, unit: int, goal: int, keep_off: int) -> Iterator[str]:
    """As near to a hex as the unit gets without going among the enemy or where it cannot be fed.

    What is near is told by the way that is left, not as the crow flies: an escarpment has few passes.
    """
    state, here = scene.state, scene.state.place[unit]
    if scene.distance(here, goal) <= keep_off:
        return
    mp_class = state.counter(unit).faces[COMBAT].mp_class
    best, choice = (scene.way(here, goal, mp_class) - MP, 0), (AS_IT_IS, here)
    for face in faces(scene, unit):
        for hex, cost in scene.reach(unit, face).cost.items():
            found = (scene.way(hex, goal, mp_class), cost)
            if found >= best or hex == here or scene.in_enemy_zone(hex):
                continue
            if scene.to_nearest_enemy(hex) < keep_off or not scene.has_room(hex, state.re_of(unit)):
                continue
            if not scene.fights(unit) and not is_safe(scene, hex):
                continue
            if scene.hunger(unit, hex) >= 1.0:
                continue
            best, choice = found, (face, hex)
    if choice[1] != here:
        yield from march(scene, unit, *choice)


def stand_to(scene: Scene, idle: list[int]) -> Iterator[str]:
    """Who stays near the enemy with the move face up turns it down."""
    near = [unit for unit in idle if scene.to_nearest_enemy(scene.state.place[unit]) <= SAFE]
    for unit in near:
        if scene.state.face[unit] == MOVE and COMBAT in faces(scene, unit):
            yield f"mode {scene.id(unit)} combat"
