"""9.14 Specialised combat: what becomes of dumps and transport in a hex that an attack-capable enemy enters."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, choose, roll
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.numbers import nearest
from sandtable.games.ocs.state import DEAD, State, Trucks
from sandtable.games.ocs.supply.points import add_tokens
from sandtable.games.ocs.terrain import PROHIBITED, TRUCK

DUMP: Final = [0, 25, 25, 50, 50, 75]  # percent captured, by die
TRUCKS: Final = [0, 0, 25, 50, 50, 75]
WHOLE: Final = 100
DISPLACED: Final = 10  # hexes, of trucks


def enter(state: State, units: list[int], hex: int) -> Procedure[None]:
    """O-1.0-g, O-4.8-i: units enter a hex: it is theirs, and so is part of what the enemy has left there."""
    side = state.side_of(units[0])
    state.set_owner(hex, side)
    enemy = 1 - side
    if state.barriers(side)[hex] and any(state.is_attack_capable(unit) for unit in units):
        yield from capture_dump(state, side, hex)
        yield from capture_trucks(state, side, hex)
        for truck, place in enumerate(state.organic_place):
            if place == hex and state.theatre.trucks[truck].side == enemy:
                yield from capture_organic(state, side, truck)
    yield from state.entered(units, hex)


def capture_dump(state: State, side: int, hex: int) -> Procedure[None]:
    """O-9.14-a: a part of the dump is captured, to the nearest token; the rest is destroyed."""
    tokens = state.dumps[1 - side].get(hex, 0)
    if not tokens:
        return
    name = state.theatre.grid.names[hex]
    die = yield from roll("9.14", "roll-capture-dump", {"hex": name, "tokens": tokens})
    captured = nearest(tokens * DUMP[die - 1], WHOLE)
    del state.dumps[1 - side][hex]
    add_tokens(state, side, hex, captured)
    state.changed()
    state.tell("9.14", "log-dump-captured", {"hex": name, "die": die, "tokens": captured, "lost": tokens - captured})


def capture_trucks(state: State, side: int, hex: int) -> Procedure[None]:
    """O-9.14-b, -c, D-3.8b-c: a part of the trucks and of their load is captured, by tokens; the rest gets away."""
    theirs = [trucks for trucks in state.trucks if trucks.hex == hex and trucks.side != side]
    if not theirs:
        return
    size, load = sum(trucks.size for trucks in theirs), sum(trucks.load for trucks in theirs)
    die = yield from roll("9.14", "roll-capture-trucks", {"hex": state.theatre.grid.names[hex], "tokens": size})
    taken, taken_load = nearest(size * TRUCKS[die - 1], WHOLE), nearest(load * TRUCKS[die - 1], WHOLE)
    state.trucks = [trucks for trucks in state.trucks if trucks not in theirs]
    if taken:
        state.trucks.append(Trucks(side, hex, taken, min(taken, taken_load), 0))
    arguments: dict[str, object] = {"hex": state.theatre.grid.names[hex], "die": die, "tokens": taken}
    state.tell("9.14", "log-trucks-captured", arguments)
    state.changed()
    if size > taken:
        refuge = yield from choose_refuge(state, 1 - side, hex, size - taken)
        if refuge >= 0:
            state.trucks.append(Trucks(1 - side, refuge, size - taken, min(load - taken_load, size - taken), 0))
            state.changed()


def capture_organic(state: State, side: int, truck: int) -> Procedure[None]:
    """O-9.14-e: the captor gets trucks and supply, the truck escapes with the rest; one taken whole is ordinary."""
    hex, own = state.organic_place[truck], state.theatre.trucks[truck]
    arguments: dict[str, object] = {"hex": state.theatre.grid.names[hex], "truck": own.id}
    die = yield from roll("9.14", "roll-capture-organic", arguments)
    taken = nearest(own.capacity * TRUCKS[die - 1], WHOLE)
    load = min(taken, nearest(state.organic_load[truck] * TRUCKS[die - 1], WHOLE))
    if taken:
        state.trucks.append(Trucks(side, hex, taken, load, 0))
        state.organic_load[truck] -= load
    state.tell("9.14", "log-organic-captured", {**arguments, "die": die, "tokens": taken})
    refuge = (yield from choose_refuge(state, 1 - side, hex, own.capacity)) if taken < own.capacity else -1
    state.organic_place[truck] = refuge if refuge >= 0 else DEAD
    state.changed()


def choose_refuge(state: State, side: int, hex: int, size: int) -> Procedure[int]:
    """O-9.14-c, -m: where displaced trucks go: on land, not among enemies; -1 if there is no such hex."""
    grid, barriers = state.theatre.grid, state.barriers(side)
    refuges = [
        other for other in grid.within(hex, DISPLACED) if other != hex and not barriers[other] and is_land(state, other)
    ]
    if not refuges:
        return -1
    names = [grid.names[other] for other in refuges]
    arguments: dict[str, object] = {"hex": grid.names[hex], "tokens": size}
    options = [f"displace {name}" for name in names]
    answer = yield choose(SIDE_NAMES[side], "9.14", "ask-displace", options, arguments=arguments)
    return refuges[options.index(answer)]


def is_land(state: State, hex: int) -> bool:
    """Whether there is ground for trucks at all."""
    return state.theatre.chart[state.theatre.ground.terrain[hex]].costs[TRUCK] < PROHIBITED
