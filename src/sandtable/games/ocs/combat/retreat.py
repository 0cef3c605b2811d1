"""9.12 Retreat and advance."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, choose, may
from sandtable.games.ocs.capture import enter
from sandtable.games.ocs.combat.losses import disorganise, kill, lose_any
from sandtable.games.ocs.counters import COMBAT, MOVE, SIDE_NAMES
from sandtable.games.ocs.modes import DG, STRAT
from sandtable.games.ocs.state import State
from sandtable.games.ocs.terrain import PROHIBITED

DETOUR: Final = 2  # hexes that a way may be longer than the retreat


def retreat(state: State, units: list[int], distance: int, enemies: list[int]) -> Procedure[None]:
    """9.12: units of one hex go so many hexes back, together or split; who cannot is eliminated.

    `enemies` are the hexes that held enemy combat units when the combat began: the attackers' among them.
    """
    start = state.place[units[0]]
    for unit in units:
        turn_to_retreat(state, unit)
    waiting = [unit for unit in units if state.place[unit] == start]
    while waiting:
        ways = {unit: ways_back(state, unit, start, distance, enemies) for unit in waiting}
        for unit in [unit for unit in waiting if not ways[unit]]:
            kill(state, unit, "9.12")
        waiting = [unit for unit in waiting if ways[unit]]
        if not waiting:
            return
        group, way = yield from choose_way(state, waiting, ways, start)
        yield from go_back(state, group, way)
        waiting = [unit for unit in waiting if unit not in group and state.place[unit] == start]


def turn_to_retreat(state: State, unit: int) -> None:
    """O-9.12-n, -o: an HQ turns to its move face, and so does who cannot move otherwise; who never can is lost."""
    faces = state.counter(unit).faces
    if state.counter(unit).is_hq or not state.showing(unit).allowance:
        state.face[unit] = MOVE if faces[MOVE].allowance else COMBAT
        state.changed()
    if not state.showing(unit).allowance:
        kill(state, unit, "9.12")


# The way back. Of several ways to the same hex the one that harms least is taken.

Ways = dict[int, list[int]]  # by the hex in which they end


def ways_back(state: State, unit: int, start: int, distance: int, enemies: list[int]) -> Ways:
    """O-9.12-a, -s: the hexes exactly so far away that a unit can retreat to, each with its way."""
    grid, side = state.theatre.grid, state.side_of(unit)
    costs = state.costs(state.showing(unit).mp_class)
    zones = state.zones(1 - side)
    # By hex and number of steps, the least harm and the way
    found: dict[tuple[int, int], tuple[int, list[int]]] = {(start, 0): (0, [])}
    layer = [start]
    for steps in range(distance + DETOUR):
        following: list[int] = []
        for hex in layer:
            harm, way = found[hex, steps]
            for other in grid.around(hex):
                if other == start or other in way or other in enemies or state.barriers(side)[other] == 2:
                    continue
                if costs[grid.side_between(hex, other)] >= PROHIBITED:
                    continue
                if state.marker[unit] == STRAT and zones[other]:
                    continue  # O-5.8-d: it would be eliminated
                worse = harm + harm_of(steps, bool(zones[other]), harm > 0 or state.marker[unit] == DG)
                key = (other, steps + 1)
                if key not in found or worse < found[key][0]:
                    if key not in found:
                        following.append(other)
                    found[key] = (worse, [*way, other])
        layer = following
    ends: dict[int, tuple[int, list[int]]] = {}
    for (hex, steps), (harm, way) in found.items():
        if steps and grid.distance(start, hex) == distance and (hex not in ends or harm < ends[hex][0]):
            ends[hex] = (harm, way)
    return away(state, {hex: way for hex, (_, way) in ends.items()}, start, enemies)


def harm_of(steps: int, in_zone: bool, is_dg: bool) -> int:
    """How bad it is to enter a hex: a step lost is worse than becoming DG."""
    lost = 16 if in_zone and is_dg else 0
    return lost + (1 if in_zone or steps == 1 else 0)


def away(state: State, ways: Ways, start: int, enemies: list[int]) -> Ways:
    """O-9.12-g: only hexes that are no nearer to those who attack, if there are any."""
    grid = state.theatre.grid
    near = [hex for hex in enemies if grid.distance(hex, start) == 1]
    kept = {
        hex: way
        for hex, way in ways.items()
        if all(grid.distance(hex, enemy) >= grid.distance(start, enemy) for enemy in near)
    }
    return kept or ways


def choose_way(
    state: State, units: list[int], ways: dict[int, Ways], start: int
) -> Procedure[tuple[list[int], list[int]]]:
    """O-9.12-b: where all go who can, or where one goes alone."""
    names = state.theatre.grid.names
    moves: dict[str, tuple[list[int], list[int]]] = {}
    for hex in sorted({hex for unit in units for hex in ways[unit]}):
        group = [unit for unit in units if hex in ways[unit]]
        moves[f"retreat {names[hex]}"] = (group, ways[group[0]][hex])
    for unit in units if len(units) > 1 else ():
        for hex in sorted(ways[unit]):
            moves[f"retreat {state.counter(unit).id} {names[hex]}"] = ([unit], ways[unit][hex])
    side = SIDE_NAMES[state.side_of(units[0])]
    answer = yield choose(side, "9.12", "ask-retreat", list(moves), arguments={"hex": names[start]})
    return moves[answer]


def go_back(state: State, group: list[int], way: list[int]) -> Procedure[None]:
    """O-9.12-h to -l: hex by hex; in a zone who was DG loses a step; there and in the second hex all become DG."""
    side = state.side_of(group[0])
    for number, hex in enumerate(way, 1):
        in_zone = state.in_enemy_zone(side, hex)
        were_dg = [unit for unit in group if state.marker[unit] == DG]
        for unit in group:
            state.put(unit, hex)
        yield from enter(state, group, hex)
        if in_zone and were_dg:
            yield from lose_any(state, were_dg, 1, "9.12")
        if in_zone or number == 2:
            disorganise(state, hex, "9.12")
        group = [unit for unit in group if state.place[unit] == hex]
        if not group:
            return
    names = [state.counter(unit).id for unit in group]
    state.tell("9.12", "log-retreat", {"units": names, "hex": state.theatre.grid.names[way[-1]]})


# Advance


def advance(state: State, units: list[int], hex: int) -> Procedure[None]:
    """O-9.12-t, -v: those who attacked and can move may enter the hex that is empty now."""
    side = SIDE_NAMES[state.side_of(units[0])]
    waiting = [unit for unit in units if state.place[unit] >= 0 and can_move_at_all(state, unit)]
    while waiting:
        options = ["advance all", *[f"advance {state.counter(unit).id}" for unit in waiting], "stay"]
        arguments: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
        answer = yield choose(side, "9.12", "ask-advance", options, arguments=arguments, finish="stay", again=True)
        if answer == "stay":
            return
        going = waiting if answer == "advance all" else [waiting[options.index(answer) - 1]]
        yield from move_in(state, going, hex)
        waiting = [unit for unit in waiting if unit not in going]


def move_in(state: State, units: list[int], hex: int) -> Procedure[None]:
    """Units enter a hex without spending anything."""
    for unit in units:
        state.put(unit, hex)
    names = [state.counter(unit).id for unit in units]
    state.tell("9.12", "log-advance", {"units": names, "hex": state.theatre.grid.names[hex]})
    yield from enter(state, units, hex)


def can_move_at_all(state: State, unit: int) -> bool:
    return any(face.allowance for face in state.counter(unit).faces)


def may_go_along(state: State, units: list[int], hex: int) -> Procedure[list[int]]:
    """O-9.12-p: those of the hex who did not fight may retreat along; who does."""
    others = [unit for unit in state.units_of(state.side_of(units[0]), hex) if unit not in units]
    if others:
        side = SIDE_NAMES[state.side_of(units[0])]
        if (yield from may(side, "9.12", "ask-go-along", {"hex": state.theatre.grid.names[hex]})):
            return others
    return []
