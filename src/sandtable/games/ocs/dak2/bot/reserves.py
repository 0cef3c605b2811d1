"""Reserves: who is kept back for the Exploitation Phase, and when he is let go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.games.ocs.dak2.bot.plans import plan_battles
from sandtable.games.ocs.dak2.bot.scene import Scene
from sandtable.games.ocs.modes import RESERVE, UNMARKED
from sandtable.games.ocs.terrain import LEG

READY_WITHIN: Final = 8  # hexes from the nearest enemy
LET_GO_WITHIN: Final = 10


def order_reserve(scene: Scene) -> Iterator[str]:
    """Who drives, has no battle and is near one waits for what the first attacks open."""
    state = scene.state
    battles = scene.battles(plan_battles)
    busy = [unit for battle in battles for unit in battle.origins]
    stacks: dict[int, list[int]] = {}
    for unit in scene.own():
        hex = state.place[unit]
        if unit in busy or not scene.fights(unit) or state.showing(unit).mp_class == LEG or state.spent[unit]:
            continue
        if state.marker[unit] != UNMARKED or scene.in_enemy_zone(hex) or state.hedgehog_in(hex):
            continue
        if any(scene.distance(hex, battle.hex) <= READY_WITHIN for battle in battles):
            stacks.setdefault(hex, []).append(unit)
    for units in stacks.values():
        yield f"mode {' '.join(scene.id(unit) for unit in units)} reserve"


def order_release(scene: Scene) -> Iterator[str]:
    """In the Exploitation Phase all Reserves go in that have an enemy near."""
    stacks: dict[int, list[int]] = {}
    for unit in scene.own():
        if scene.state.marker[unit] == RESERVE:
            stacks.setdefault(scene.state.place[unit], []).append(unit)
    for hex, units in stacks.items():
        if scene.to_nearest_enemy(hex) <= LET_GO_WITHIN:
            yield f"release {' '.join(scene.id(unit) for unit in units)}"
