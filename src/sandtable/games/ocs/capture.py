"""9.14 Specialised combat: what becomes of dumps and transport in a hex that an attack-capable enemy enters."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, choose, choose_number, roll
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.numbers import nearest
from sandtable.games.ocs.state import DEAD, State
from sandtable.games.ocs.supply.points import add_tokens
from sandtable.games.ocs.terrain import PROHIBITED, TRUCK
from sandtable.games.ocs.trucks import Trucks

DUMP: Final = [0, 25, 25, 50, 50, 75]  # percent captured, by die
TRUCKS: Final = [0, 0, 25, 50, 50, 75]
WHOLE: Final = 100
DISPLACED: Final = 10  # hexes, of trucks


def enter(state: State, units: list[int], hex: int) -> Procedure[None]:
    """O-1.0-g, O-4.8-i: units enter a hex: it is theirs, and so is part of what the enemy has left there."""
    side = state.side_of(units[0])
    state.set_owner(hex, side)
    if state.barriers(side)[hex] and any(state.is_attack_capable(unit) for unit in units):
        yield from capture_dump(state, side, hex)
        yield from capture_transport(state, side, hex)
    yield from state.entered(units, hex)


def capture_dump(state: State, side: int, hex: int) -> Procedure[None]:
    """O-9.14-a: a part of the dump is captured, to the nearest token; the rest is destroyed."""
    tokens = state.dumps[1 - side].get(hex, 0)
    if not tokens:
        return
    name = state.theatre.grid.names[hex]
    die = yield from roll("9.14", "ask-roll-capture-dump", {"hex": name, "tokens": tokens})
    captured = nearest(tokens * DUMP[die - 1], WHOLE)
    del state.dumps[1 - side][hex]
    add_tokens(state, side, hex, captured)
    state.changed()
    state.tell("9.14", "log-dump-captured", {"hex": name, "die": die, "tokens": captured, "lost": tokens - captured})


def capture_transport(state: State, side: int, hex: int) -> Procedure[None]:
    """O-9.14-b, -c, D-3.8b-c: one roll for all trucks; a part of them and of their load is captured, the rest flees."""
    theirs = [trucks for trucks in state.trucks if trucks.hex == hex and trucks.side != side]
    organic = [
        truck
        for truck, place in enumerate(state.organic_place)
        if place == hex and state.theatre.trucks[truck].side != side
    ]
    if not theirs and not organic:
        return
    size, load = sum(trucks.size for trucks in theirs), sum(trucks.load for trucks in theirs)
    whole = size + sum(state.theatre.trucks[truck].capacity for truck in organic)
    carried = load + sum(state.organic_load[truck] for truck in organic)
    name = state.theatre.grid.names[hex]
    die = yield from roll("9.14", "ask-roll-capture-trucks", {"hex": name, "tokens": whole})
    taken = nearest(whole * TRUCKS[die - 1], WHOLE)
    taken_load = min(taken, nearest(carried * TRUCKS[die - 1], WHOLE))
    given = yield from give_up(state, organic, taken, size)
    lost = share_loss(state, given, load, taken_load)
    state.trucks = [trucks for trucks in state.trucks if trucks not in theirs]
    if taken:
        state.trucks.append(Trucks(side, hex, taken, taken_load, 0))
    state.tell("9.14", "log-trucks-captured", {"hex": name, "die": die, "tokens": taken})
    state.changed()
    size, load = size - (taken - sum(given.values())), load - (taken_load - sum(lost.values()))
    if size:
        refuge = yield from choose_refuge(state, 1 - side, hex, size)
        if refuge >= 0:
            cut_off = any(trucks.cut_off for trucks in theirs)
            state.trucks.append(Trucks(1 - side, refuge, size, min(load, size), 0, cut_off))
            state.changed()
    for truck in organic:
        yield from escape(state, truck, given[truck], lost[truck])


def give_up(state: State, organic: list[int], taken: int, ordinary: int) -> Procedure[dict[int, int]]:
    """O-9.14-b: the owner says which are captured: how many tokens of each organic truck, the others being ordinary."""
    given: dict[int, int] = {}
    left = taken
    for place, truck in enumerate(organic):
        own = state.theatre.trucks[truck]
        others = ordinary + sum(state.theatre.trucks[other].capacity for other in organic[place + 1 :])
        arguments: dict[str, object] = {"hex": state.theatre.grid.names[state.organic_place[truck]], "truck": own.id}
        given[truck] = yield from choose_number(
            SIDE_NAMES[own.side], "9.14", "ask-give-up", max(0, left - others), min(own.capacity, left), arguments
        )
        left -= given[truck]
    return given


def share_loss(state: State, given: dict[int, int], ordinary: int, taken: int) -> dict[int, int]:
    """What each organic truck loses of its load: up to what is captured of it, and more if ordinary trucks lack it."""
    lost: dict[int, int] = {}
    left = taken
    for truck, tokens in given.items():
        lost[truck] = min(left, tokens, state.organic_load[truck])
        left -= lost[truck]
    left -= min(left, ordinary)
    for truck in given:
        more = min(left, state.organic_load[truck] - lost[truck])
        lost[truck] += more
        left -= more
    return lost


def escape(state: State, truck: int, given: int, lost: int) -> Procedure[None]:
    """O-9.14-e: an organic truck of which a part is captured escapes with the rest; one captured whole is ordinary."""
    hex, own = state.organic_place[truck], state.theatre.trucks[truck]
    if given:
        arguments: dict[str, object] = {"hex": state.theatre.grid.names[hex], "truck": own.id, "tokens": given}
        state.tell("9.14", "log-organic-captured", arguments)
    state.organic_load[truck] -= lost
    refuge = (yield from choose_refuge(state, own.side, hex, own.capacity)) if given < own.capacity else -1
    state.organic_place[truck] = refuge if refuge >= 0 else DEAD
    if refuge < 0:
        state.organic_load[truck] = 0
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
