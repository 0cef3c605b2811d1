"""Barrages: fire that makes an attack better is worth its tokens, other fire seldom is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.games.ocs import barrage
from sandtable.games.ocs.dak2.bot.battles import ATTACK, LEAST_GAIN, Battle, expect
from sandtable.games.ocs.dak2.bot.objectives import TOKEN, total
from sandtable.games.ocs.dak2.bot.scene import Scene
from sandtable.games.ocs.dak2.naval import POINTS as SHIPS
from sandtable.games.ocs.dak2.naval import cannot_bombard, shots_left
from sandtable.games.ocs.modes import DG

STEPS: Final = {"h": 0.5, "1": 1.0, "2": 2.0, "3": 3.0}
WITHOUT_ATTACK: Final = 0.03  # what DG is worth, of the steps in the hex, if no attack follows


class Fire:
    """What a barrage does on average: how often DG, how many steps."""

    def __init__(self, dg: float, steps: float) -> None:
        self.dg = dg
        self.steps = steps


def fire_at(scene: Scene, hex: int, points: int, *, ships: bool) -> Fire:
    """O-10.1: the mean of a barrage of so many points."""
    state, side = scene.state, scene.side
    spotted = ships or barrage.has_spotter(state, side, hex)
    shifts = barrage.shifts_against(state, side, hex, spotted=spotted)
    column = barrage.shifted(points, shifts)
    found = Fire(0.0, 0.0)
    for result, chance in barrage.chances(state, hex, column, spotted=spotted, ships=ships).items():
        if result != "-":
            found.dg += chance
            found.steps += STEPS.get(result, 0.0) * chance
    return found


def worth_of_fire(scene: Scene, hex: int, points: int, *, ships: bool, soon: dict[int, int] | None = None) -> float:
    """What a barrage brings: steps, and the attack that follows made better; `soon` has those who will be there."""
    state = scene.state
    units = state.units_of(scene.enemy, hex)
    fire = fire_at(scene, hex, points, ships=ships)
    least = min(scene.worth.of_step(unit) for unit in units)
    gain = fire.steps * least
    if all(state.marker[unit] == DG for unit in units):
        return gain
    steps = total([state.steps[unit] * scene.worth.of_step(unit) for unit in units])
    able = soon if soon is not None else {unit: state.place[unit] for unit in ATTACK.able(state, scene.side, hex)}
    if not able:
        return gain + fire.dg * WITHOUT_ATTACK * steps
    before = max(expect(scene, Battle(hex, able), False), 0.0)
    after = max(expect(scene, Battle(hex, able), True), 0.0)
    return gain + fire.dg * max(after - before, WITHOUT_ATTACK * steps if after < LEAST_GAIN else 0.0)


def order_fire(scene: Scene) -> Iterator[str]:
    """The barrage that brings most for its tokens."""
    state, best, order = scene.state, 0.0, ""
    guns = [unit for unit in scene.own() if barrage.cannot_fire(state, unit) is None]
    for hex in scene.stacks_of(scene.enemy):
        if not guns or barrage.cannot_be_barraged(state, scene.side, hex) is not None:
            continue
        in_range = [unit for unit in guns if barrage.cannot_fire_at(state, unit, hex) is None]
        in_range.sort(key=lambda unit: (-state.barrage_of(unit)[0], unit))
        for count in range(1, len(in_range) + 1):
            units = sorted(in_range[:count])
            points = barrage.points_of(state, units)
            gain = worth_of_fire(scene, hex, points, ships=False) - TOKEN * barrage.cost_of(points, at_port=False)
            if gain > best + 0.05 and barrage.cannot_pay_for(state, units, at_port=False) is None:
                best, order = gain, f"fire {' '.join(scene.id(unit) for unit in units)} at {scene.name(hex)}"
    if best >= LEAST_GAIN / 2:
        yield order


def order_ships(scene: Scene) -> Iterator[str]:
    """Where the naval shot helps most; it costs nothing, but is kept while the own player turn is still to come."""
    state, best, order = scene.state, 0.0, ""
    if not shots_left(state, scene.side) or (state.phasing == state.first != scene.side):
        return
    for hex in scene.stacks_of(scene.enemy):
        if cannot_bombard(state, scene.side, hex, at_port=False) is None:
            gain = worth_of_fire(scene, hex, SHIPS, ships=True)
            if gain > best:
                best, order = gain, f"bombard {scene.name(hex)}"
    if order:
        yield order
