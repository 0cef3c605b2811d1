"""9.12 Retreat and advance."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, choose
from sandtable.games.ocs.capture import enter
from sandtable.games.ocs.combat.losses import disorganise, kill, lose_any
from sandtable.games.ocs.counters import COMBAT, MOVE, SIDE_NAMES
from sandtable.games.ocs.modes import DG, STRAT
from sandtable.games.ocs.state import State
from sandtable.games.ocs.terrain import PROHIBITED, TRUCK

DETOUR: Final = 2  # hexes that a way may be longer than the retreat
STAY: Final = "stay"


class Retreat:
    """How far units of a hex go back, and from whom."""

    def __init__(self, start: int, distance: int, enemies: list[int], facing: list[int]) -> None:
        self.start = start
        self.distance = distance
        self.enemies = enemies  # O-9.12-c: the hexes that held enemy combat units when the combat began
        self.facing = facing  # O-9.12-g: the hexes from which the attack came; for an attacker the one attacked


def retreat(state: State, units: list[int], back: Retreat, *, with_trucks: bool = True) -> Procedure[None]:
    """9.12: units of one hex go so many hexes back, together or split; who cannot is eliminated."""
    side = state.side_of(units[0])
    for unit in units:
        turn_to_retreat(state, unit)
    waiting = [unit for unit in units if state.place[unit] == back.start]
    ends: list[int] = []
    while waiting:
        ways = {unit: ways_of(state, unit, back) for unit in waiting}
        for unit in [unit for unit in waiting if not ways[unit]]:
            kill(state, unit, "9.12")
        waiting = [unit for unit in waiting if ways[unit]]
        if not waiting:
            break
        group, way = yield from choose_way(state, waiting, ways, back)
        yield from go_back(state, group, way)
        if any(state.place[unit] == way[-1] for unit in group) and way[-1] not in ends:
            ends.append(way[-1])
        waiting = [unit for unit in waiting if unit not in group and state.place[unit] == back.start]
    if with_trucks:
        yield from trucks_go_along(state, side, back, ends)
    yield from state.retreated(units, back.start, ends)


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
Harm = dict[int, int]  # by the hex in which they end, the least harm on the way
STEP_LOST: Final = 16  # as harm: more than becoming DG on every step of the way


def ways_of(state: State, unit: int, back: Retreat) -> Ways:
    """O-9.12-a, -s: the hexes exactly so far away that a unit can retreat to, each with its way."""
    mp_class, is_dg = state.showing(unit).mp_class, state.marker[unit] == DG
    ways, harm = ways_back(state, state.side_of(unit), mp_class, closed_to(state, unit, back), back, is_dg=is_dg)
    return away(state, ways, harm, back)


def closed_to(state: State, unit: int, back: Retreat) -> bytearray:
    """O-9.12-c, -f, O-5.8-d: by hex, whether it is closed to a unit that retreats."""
    side = state.side_of(unit)
    closed = closed_by_enemies(state, side, back, 2 if state.is_attack_capable(unit) else 1)
    if state.marker[unit] == STRAT:
        zones = state.zones(1 - side)
        for hex in range(len(closed)):
            closed[hex] |= zones[hex]
    return closed


def closed_by_enemies(state: State, side: int, back: Retreat, strength: int) -> bytearray:
    """The hexes with enemies from a strength on: 1 for whatever is his, 2 for combat units; those of before too."""
    barriers = state.barriers(side)
    closed = bytearray(barriers[hex] >= strength for hex in range(len(barriers)))
    for hex in back.enemies:
        closed[hex] = 1
    return closed


def ways_back(
    state: State, side: int, mp_class: int, closed: bytearray, back: Retreat, *, is_dg: bool
) -> tuple[Ways, Harm]:
    """The ways of a class of movement through hexes that are not closed, and how bad each is."""
    grid, zones, costs = state.theatre.grid, state.zones(1 - side), state.costs(mp_class)
    # By hex and number of steps, the least harm and the way
    found: dict[tuple[int, int], tuple[int, list[int]]] = {(back.start, 0): (0, [])}
    layer = [back.start]
    for steps in range(back.distance + DETOUR):
        following: list[int] = []
        for hex in layer:
            harm, way = found[hex, steps]
            for other in grid.around(hex):
                if other == back.start or other in way or closed[other]:
                    continue
                if costs[grid.side_between(hex, other)] >= PROHIBITED:
                    continue
                worse = harm + harm_of(steps, bool(zones[other]), harm > 0 or is_dg)
                key = (other, steps + 1)
                if key not in found or worse < found[key][0]:
                    if key not in found:
                        following.append(other)
                    found[key] = (worse, [*way, other])
        layer = following
    ends: dict[int, tuple[int, list[int]]] = {}
    for (hex, steps), (harm, way) in found.items():
        if steps and grid.distance(back.start, hex) == back.distance and (hex not in ends or harm < ends[hex][0]):
            ends[hex] = (harm, way)
    return {hex: way for hex, (_, way) in ends.items()}, {hex: harm for hex, (harm, _) in ends.items()}


def harm_of(steps: int, in_zone: bool, is_dg: bool) -> int:
    """How bad it is to enter a hex: a step lost is worse than becoming DG."""
    lost = STEP_LOST if in_zone and is_dg else 0
    return lost + (1 if in_zone or steps == 1 else 0)


def away(state: State, ways: Ways, harm: Harm, back: Retreat) -> Ways:
    """O-9.12-g, OQ-8: to hexes farther from all those faced, unless each costs a step that another does not."""
    distance = state.theatre.grid.distance
    farther = {
        hex: way
        for hex, way in ways.items()
        if all(distance(hex, enemy) > distance(back.start, enemy) for enemy in back.facing)
    }
    if not farther or not state.options.retreat_away:
        return ways
    lost = min(harm[hex] // STEP_LOST for hex in farther)
    return farther if lost == min(harm.values()) // STEP_LOST else ways


def choose_way(
    state: State, units: list[int], ways: dict[int, Ways], back: Retreat
) -> Procedure[tuple[list[int], list[int]]]:
    """O-9.12-b: where all go who can, or where one goes alone."""
    names = state.theatre.grid.names
    closed = {unit: closed_to(state, unit, back) for unit in units}
    moves: dict[str, tuple[list[int], list[int]]] = {}
    for hex in sorted({hex for unit in units for hex in ways[unit]}):
        group: list[int] = []
        for unit in units:
            if hex in ways[unit]:
                others = [one for one in units if can_follow(state, one, back.start, ways[unit][hex], closed[one])]
                if len(others) > len(group):
                    group, way = others, ways[unit][hex]
        moves[f"retreat {names[hex]}"] = (group, way)
    for unit in units if len(units) > 1 else ():
        for hex in sorted(ways[unit]):
            moves[f"retreat {state.counter(unit).id} {names[hex]}"] = ([unit], ways[unit][hex])
    side = SIDE_NAMES[state.side_of(units[0])]
    answer = yield choose(side, "9.12", "ask-retreat", list(moves), arguments={"hex": names[back.start]})
    return moves[answer]


def can_follow(state: State, unit: int, start: int, way: list[int], closed: bytearray) -> bool:
    """O-9.12-d: whether a unit can go along a way that was found for another."""
    costs, side_between = state.costs(state.showing(unit).mp_class), state.theatre.grid.side_between
    pairs = zip([start, *way[:-1]], way, strict=True)
    return not any(closed[other] or costs[side_between(hex, other)] >= PROHIBITED for hex, other in pairs)


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


# O-9.12-p Who may go along


def trucks_go_along(state: State, side: int, back: Retreat, ends: list[int]) -> Procedure[None]:
    """O-9.12-p, O-13.2-m: organic trucks of the hex go where units have gone that they can follow, or stay."""
    names = state.theatre.grid.names
    for truck, own in enumerate(state.theatre.trucks):
        if own.side != side or state.organic_place[truck] != back.start:
            continue
        ways, _ = ways_back(state, side, TRUCK, closed_by_enemies(state, side, back, 1), back, is_dg=False)
        hexes = [hex for hex in ends if hex in ways]
        options = [f"along {own.id} {names[hex]}" for hex in hexes]
        arguments: dict[str, object] = {"truck": own.id, "hex": names[back.start]}
        answer = yield choose(
            SIDE_NAMES[side], "9.12", "ask-truck-along", [*options, STAY], arguments=arguments, finish=STAY
        )
        if answer != STAY:
            state.organic_place[truck] = hexes[options.index(answer)]
            state.changed()


def may_go_along(state: State, fought: list[int], back: Retreat) -> Procedure[list[int]]:
    """O-9.12-p: those of the hex who did not fight, artillery and HQs too, may retreat along; who does."""
    others = [unit for unit in state.units_of(state.side_of(fought[0]), back.start) if unit not in fought]
    able = [unit for unit in others if ways_of(state, unit, back)]
    return (yield from choose_units(state, able, "9.12", "along", back.start))


def choose_units(state: State, units: list[int], rule: str, verb: str, hex: int) -> Procedure[list[int]]:
    """Some of several units: all, or one after the other; `done` ends it."""
    chosen: list[int] = []
    arguments: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
    while len(chosen) < len(units):
        rest = [unit for unit in units if unit not in chosen]
        options = [f"{verb} all", *[f"{verb} {state.counter(unit).id}" for unit in rest], DONE]
        side = SIDE_NAMES[state.side_of(units[0])]
        answer = yield choose(side, rule, f"ask-{verb}", options, arguments=arguments, again=True)
        if answer == DONE:
            break
        chosen += rest if answer == options[0] else [rest[options.index(answer) - 1]]
    return sorted(chosen)


# Advance


def advance(state: State, units: list[int], hex: int) -> Procedure[None]:
    """O-9.12-t, -v: those who attacked and can move may enter the hex that is empty now."""
    able = [unit for unit in units if state.place[unit] >= 0 and can_move_at_all(state, unit)]
    going = state.may_go_together((yield from choose_units(state, able, "9.12", "advance", hex)), hex)
    if going:
        yield from move_in(state, going, hex)


def move_in(state: State, units: list[int], hex: int) -> Procedure[None]:
    """Units enter a hex without spending anything."""
    for unit in units:
        state.put(unit, hex)
    names = [state.counter(unit).id for unit in units]
    state.tell("9.12", "log-advance", {"units": names, "hex": state.theatre.grid.names[hex]})
    yield from enter(state, units, hex)


def can_move_at_all(state: State, unit: int) -> bool:
    return any(face.allowance for face in state.counter(unit).faces)
