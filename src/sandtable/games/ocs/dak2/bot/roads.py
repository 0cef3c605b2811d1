"""Roads: where a few who drive can cut those that feed the enemy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.games.ocs.dak2.bot.objectives import attacks, total
from sandtable.games.ocs.dak2.bot.plans import holds, is_tied, plan_battles
from sandtable.games.ocs.dak2.bot.scene import Scene
from sandtable.games.ocs.hexes import NOWHERE, SIDES
from sandtable.games.ocs.state import NOBODY
from sandtable.games.ocs.supply.trace import connected_points, roads_of
from sandtable.games.ocs.terrain import LEG

FED_WITHIN: Final = 5  # hexes from a road: so far those live who depend on it
FED_BY_DUMP: Final = 0.3  # how much hunger counts where a dump lies
LEAST_HUNGER: Final = 1.5  # what a cut must bring


class Roads:
    """The roads on which the enemy's trace supply runs, and those who live on it."""

    def __init__(self, scene: Scene) -> None:
        state, enemy = scene.state, scene.enemy
        self.scene = scene
        stacks = scene.stacks_of(enemy)
        anybody = state.stacks[stacks[0]][0] if stacks else NOWHERE
        self.kinds = roads_of(state, anybody) if stacks else []
        self.sources = state.trace_sources(enemy)
        self.hexes = connected_points(state, enemy, self.sources, self.kinds) if stacks else []
        self.living: dict[int, float] = {}
        dumps = [hex for hex, tokens in state.dumps[enemy].items() if tokens > 1]
        for hex in stacks:
            if self.feeds(self.hexes, hex):
                units = state.units_of(enemy, hex)
                steps = total([scene.wasting(unit) * scene.worth.of_step(unit) for unit in units])
                has_dump = any(scene.distance(hex, dump) <= 2 for dump in dumps)
                self.living[hex] = steps * (FED_BY_DUMP if has_dump else 1.0)

    def feeds(self, hexes: list[int], hex: int) -> bool:
        return any(self.scene.distance(hex, other) <= FED_WITHIN for other in hexes)

    def left_without(self, blocked: int) -> list[int]:
        """The hexes of the roads that still lead from a source when somebody stands in a hex."""
        state = self.scene.state
        cut = [hex for hex in [blocked, *self.scene.around(blocked)] if state.holder(hex) != self.scene.enemy]
        known = set(self.hexes)
        reached = [hex for hex in self.sources if hex in known and hex not in cut]
        seen, paths, neighbours = set(reached), state.paths(), state.theatre.grid.neighbours
        for hex in reached:  # it grows
            for crossed in range(hex * SIDES, hex * SIDES + SIDES):
                other = neighbours[crossed]
                if other in known and other not in seen and paths[crossed] in self.kinds and other not in cut:
                    seen.add(other)
                    reached.append(other)
        return reached

    def hunger_by(self, blocked: int) -> float:
        """What the enemy loses in his next Supply Phase if somebody stands in a hex."""
        left = self.left_without(blocked)
        return total([steps for hex, steps in self.living.items() if not self.feeds(left, hex)])


def order_cut(scene: Scene) -> Iterator[str]:
    """Those who drive and have no battle go to where most of the enemy is cut off, if they can be fed there."""
    state = scene.state
    if not attacks(scene.side):
        return
    busy = [unit for battle in scene.battles(plan_battles) for unit in battle.origins]
    stacks: dict[int, list[int]] = {}
    for unit in scene.own():
        if unit in busy or not scene.fights(unit) or state.showing(unit).mp_class == LEG or state.spent[unit]:
            continue
        if scene.can_move(unit) and not is_tied(scene, unit) and not holds(scene, unit):
            stacks.setdefault(state.place[unit], []).append(unit)
    if not stacks:
        return
    roads = Roads(scene)
    beside = {other for hex in roads.hexes for other in [hex, *scene.around(hex)] if state.holder(other) == NOBODY}
    worth: dict[int, float] = {}
    best, order = LEAST_HUNGER, ""
    for units in stacks.values():
        slowest = min(units, key=lambda unit: (state.showing(unit).allowance, unit))
        cost = scene.reach(slowest).cost
        for hex in sorted(beside):
            if hex not in cost or scene.hunger(slowest, hex) >= 1.0:
                continue
            if hex not in worth:
                worth[hex] = roads.hunger_by(hex)
            gain = worth[hex] - (1.0 if scene.in_enemy_zone(hex) else 0.0) - cost[hex] / 1000
            if gain > best:
                names = " ".join(scene.id(unit) for unit in sorted(units))
                best, order = gain, f"move {names} to {scene.name(hex)}"
    if order:
        yield order
