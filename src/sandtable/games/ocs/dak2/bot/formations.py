"""Formations: divisions with what is attached to them, camps with their garrison; each has one objective at a time."""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.dak2.bot.objectives import total
from sandtable.games.ocs.dak2.bot.scene import Scene
from sandtable.games.ocs.hexes import NOWHERE

ATTACHED_WITHIN: Final = 5  # hexes from the main body of a division
SPREAD: Final = 0.45  # what an objective is still worth to the next formation when one has it already
SLACK: Final = 5  # hexes: how little the first of the way counts


class Formation:
    """Units that have one objective."""

    def __init__(self, name: str, units: list[int], centre: int) -> None:
        self.name = name
        self.units = units
        self.centre = centre
        self.goal = NOWHERE


def formations_of(scene: Scene) -> list[Formation]:
    """The formations of the side that is asked, the largest first, each with its objective."""
    found = grouped(scene)
    found.sort(key=lambda formation: (-size(scene, formation.units), formation.name))
    taken: dict[int, float] = {}
    for formation in found:
        formation.goal = objective(scene, formation, taken)
        if formation.goal != NOWHERE:
            taken[formation.goal] = taken.get(formation.goal, 1.0) * SPREAD
    return found


def grouped(scene: Scene) -> list[Formation]:
    """Divisions by name; who is independent goes with a division near by, or with those in its hex."""
    state = scene.state
    by_name: dict[str, list[int]] = {}
    loose: list[int] = []
    for unit in scene.own():
        name = state.counter(unit).formation
        if name:
            by_name.setdefault(name, []).append(unit)
        else:
            loose.append(unit)
    bodies = {name: main_body(scene, units) for name, units in by_name.items()}
    for unit in loose:
        here = state.place[unit]
        near = [name for name, body in bodies.items() if scene.distance(here, body) <= ATTACHED_WITHIN]
        if near:
            by_name[min(near, key=lambda name: (scene.distance(here, bodies[name]), name))].append(unit)
        else:
            by_name.setdefault(scene.name(here), []).append(unit)
    return [Formation(name, sorted(units), main_body(scene, units)) for name, units in by_name.items()]


def main_body(scene: Scene, units: list[int]) -> int:
    """The hex with most of some units."""
    there: dict[int, int] = {}
    for unit in units:
        hex = scene.state.place[unit]
        there[hex] = there.get(hex, 0) + scene.state.re_of(unit)
    return max(there, key=lambda hex: (there[hex], -hex))


def size(scene: Scene, units: list[int]) -> int:
    return sum(scene.state.re_of(unit) for unit in units)


def objective(scene: Scene, formation: Formation, taken: dict[int, float]) -> int:
    """What is worth most for the way: a prize that the enemy has, or enemies to destroy."""
    merits: dict[int, float] = {}
    state = scene.state
    for hex, worth in scene.worth.hexes.items():
        if state.owner[hex] != scene.side:
            merits[hex] = worth
    for hex in scene.stacks_of(scene.enemy):
        steps = total([scene.worth.of_step(enemy) * state.steps[enemy] for enemy in state.stacks[hex]])
        merits[hex] = merits.get(hex, 0.0) + 0.4 * steps
    for hex in merits:
        merits[hex] *= taken.get(hex, 1.0) / (scene.distance(formation.centre, hex) + SLACK)
    return max(merits, key=lambda hex: (merits[hex], -hex), default=NOWHERE)
