"""Supply: what is paid from where, who is fed, and where the trucks go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.games.ocs.dak2.bot.scene import Scene
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import DRY
from sandtable.games.ocs.organic import cannot_drive, organic_left, room
from sandtable.games.ocs.supply.reach import hqs_of
from sandtable.games.ocs.supply.trace import transport_in_trace
from sandtable.games.ocs.terrain import LEG
from sandtable.games.ocs.transport import (
    HANDLING,
    can_load,
    can_unload,
    drive_reach,
)
from sandtable.games.ocs.trucks import Trucks
from sandtable.games.ocs.under_way import TRUCK_MA, is_under_way

FAR_BEHIND: Final = 6  # hexes: a dump so far from the depot is brought forward
KEPT: Final = 4  # tokens that stay in such a dump
HALF_FULL: Final = 2  # tokens that an organic truck lacks when it goes for more
TAKEN_WITHIN: Final = 6  # hexes: transport with an enemy so near is taken by him before its next turn
FOR_FORMATION: Final = 4  # members that make a supply point for the whole formation cheaper than a token for each


def depot(scene: Scene) -> int:
    """The hex to which supply is brought: that of the foremost HQ no enemy is beside; NOWHERE without one."""
    places = [scene.state.place[hq] for hq in hqs_of(scene.state, scene.side)]
    safe = [hex for hex in places if not scene.in_enemy_zone(hex)]
    return min(safe, key=lambda hex: (scene.to_nearest_enemy(hex), hex), default=NOWHERE)


def order_trucks(scene: Scene) -> Iterator[str]:
    """The next thing that trucks do: unload at the depot, load behind, drive between."""
    to = depot(scene)
    for lot in sorted(scene.state.trucks, key=lambda lot: (not is_under_way(lot.spent), lot.hex, lot.spent)):
        if lot.side == scene.side and to != NOWHERE and (order := order_lot(scene, lot, to)):
            yield order


def order_lot(scene: Scene, lot: Trucks, to: int) -> str:
    state, side, name = scene.state, scene.side, scene.name(lot.hex)
    if lot.load and lot.hex == to:
        number = min(can_unload(state, side, to), lot.load)
        return f"unload {name} {number}" if number else ""
    if lot.load:
        found = drive_reach(state, side, lot.hex, TRUCK_MA - lot.spent)
        if to in found.cost and found.cost[to] + HANDLING <= TRUCK_MA - lot.spent:
            return f"drive {name} {lot.load} full to {scene.name(to)}"
        return ""
    if lot.spent or scene.distance(lot.hex, to) <= FAR_BEHIND:
        return fetch(scene, lot, to) if not lot.spent else ""
    number = min(can_load(state, side, lot.hex), state.dumps[side].get(lot.hex, 0) - KEPT, lot.size - lot.load)
    return f"load {name} {number}" if number > 0 else fetch(scene, lot, to)


def fetch(scene: Scene, lot: Trucks, to: int) -> str:
    """Empty trucks go to a rich dump far behind, if they can be back with its tokens in this phase."""
    state, side = scene.state, scene.side
    dumps = [
        hex
        for hex, tokens in sorted(state.dumps[side].items())
        if tokens > KEPT and hex != lot.hex and scene.distance(hex, to) > FAR_BEHIND
    ]
    if not dumps or lot.load:
        return ""
    found = drive_reach(state, side, lot.hex, TRUCK_MA)
    for hex in sorted(dumps, key=lambda hex: (-state.dumps[side][hex], hex)):
        if hex in found.cost and found.cost[hex] * 2 + 2 * HANDLING <= TRUCK_MA:
            return f"drive {scene.name(lot.hex)} {lot.size - lot.load} empty to {scene.name(hex)}"
    return ""


def order_convoys(scene: Scene) -> Iterator[str]:
    """Organic trucks fill up where there is supply, and follow the main body of their formation."""
    state = scene.state
    for truck, own in enumerate(state.theatre.trucks):
        here = state.organic_place[truck]
        if own.side != scene.side or here < 0 or cannot_drive(state, truck) is not None:
            continue
        number = room(state, truck)
        if number:
            yield f"convoy {own.id} load {number}"
        body = main_body(scene, own.formation)
        if body == NOWHERE:
            continue
        left = organic_left(state, truck)
        found = drive_reach(state, scene.side, here, left)
        if not number and own.capacity - state.organic_load[truck] >= HALF_FULL and not state.organic_spent[truck]:
            rich = [
                hex
                for hex, tokens in state.dumps[scene.side].items()
                if tokens - state.unloaded.get(hex, 0) >= own.capacity
                and hex in found.cost
                and found.cost[hex] * 2 + HANDLING <= left
                and not scene.in_enemy_zone(hex)
            ]
            if rich:
                yield f"convoy {own.id} to {scene.name(min(rich, key=lambda hex: (scene.distance(hex, body), hex)))}"
        if scene.distance(here, body) > 1 and body in found.cost and state.organic_load[truck]:
            yield f"convoy {own.id} to {scene.name(body)}"


def order_breakout(scene: Scene) -> Iterator[str]:
    """O-12.8-m: transport that is as good as lost breaks out, each point apart: half of it gets away."""
    state, side = scene.state, scene.side
    for hex in sorted({lot.hex for lot in state.trucks if lot.side == side}):
        if is_as_good_as_lost(scene, hex):
            yield f"breakout {scene.name(hex)} full"
            yield f"breakout {scene.name(hex)} empty"
    for truck, own in enumerate(state.theatre.trucks):
        here = state.organic_place[truck]
        if own.side == side and here >= 0 and is_as_good_as_lost(scene, here, own.nation, own.formation):
            yield f"breakout {own.id}"


def is_as_good_as_lost(scene: Scene, hex: int, nation: str = "", formation: str = "") -> bool:
    """Whether an enemy is near transport that nobody guards, and it cannot drive to where supply reaches it."""
    state, side = scene.state, scene.side
    if state.units_of(side, hex) or scene.to_nearest_enemy(hex) > TAKEN_WITHIN:
        return False
    found = drive_reach(state, side, hex, TRUCK_MA).cost
    return not any(transport_in_trace(state, side, other, nation, formation) for other in [hex, *found])


def main_body(scene: Scene, formation: str) -> int:
    """The hex with most of a formation."""
    strength: dict[int, int] = {}
    for unit in scene.own():
        if scene.state.counter(unit).formation == formation:
            hex = scene.state.place[unit]
            strength[hex] = strength.get(hex, 0) + scene.state.re_of(unit)
    return max(strength, key=lambda hex: (strength[hex], -hex), default=NOWHERE)


# What is asked about supply


def answer_fuel(scene: Scene) -> str:
    """O-12.5-d: a supply point for the formation if at least so many of it will drive; else a token for each."""
    options, state = scene.question.listed, scene.state
    formation = scene.question.arguments.get("formation")
    thirsty = [
        unit
        for unit in scene.own()
        if state.counter(unit).formation == formation
        and state.fuel[unit] == DRY
        and state.showing(unit).mp_class != LEG
    ]
    shared = [option for option in options if option != "fuel each"]
    if shared and (len(thirsty) >= FOR_FORMATION or "fuel each" not in options):
        return shared[0]
    return "fuel each" if "fuel each" in options else options[0]


def answer_feed(scene: Scene) -> str:
    """O-12.6-k: feed those who are worth most for their tokens; what cannot fight is not fed."""
    meals = scene.question.listed[:-1]

    def worth(meal: str) -> float:
        unit = scene.state.theatre.unit_number[meal.split(" ")[1]]
        return scene.worth.of_step(unit) * scene.state.steps[unit]

    return max(meals, key=worth) if meals else scene.question.listed[-1]


def answer_recover(scene: Scene) -> str:
    """O-12.10-g: the strongest first."""
    unit_number = scene.state.theatre.unit_number
    return max(scene.question.listed, key=lambda option: scene.worth.of_step(unit_number[option.split(" ")[1]]))
