"""6.3 The order `move`: to a hex by the cheapest way, or hex by hex, and why a stack does not get there."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import STRAT
from sandtable.games.ocs.movement import (
    allowance,
    begin,
    cannot_begin,
    cannot_step,
    follow,
    is_movable,
    left,
    reach_of,
    step_cost,
    step_note,
    zones_that_count,
)
from sandtable.games.ocs.numbers import MP, shown
from sandtable.games.ocs.orders import TO, Follow, Verb, group_named, hex_named, names_of, others_to_name, split_at
from sandtable.games.ocs.reach import FAR, Reach
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.fuel import fuel
from sandtable.games.ocs.supply.trace import in_trace_at
from sandtable.games.ocs.terrain import PROHIBITED, TRUCK

VIA: Final = "via"


class Move(Verb):
    """`move in-11 br-7rtr to C39.18`, or the way hex by hex: `move in-11 via C38.18 C39.18 C40.18`."""

    word = "move"
    rule = "6.1"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        names, way = split_at(words, VIA if VIA in words else TO)
        group, reason = group_named(state, side, names) if names else ([], None)
        if reason is not None:
            return {}
        if len(names) == len(words):
            others = [unit for unit in others_to_name(state, side, group) if is_movable(state, unit)]
            able = [unit for unit in others if cannot_begin(state, [*group, unit]) is None]
            units = names_of(state, [unit for unit in able if self.can_go(state, [*group, unit])])
            if group and cannot_begin(state, group) is None and self.can_go(state, group):
                units[TO] = None
                if self.next_on_way(state, group, []):
                    units[VIA] = None
            return units
        if not group or cannot_begin(state, group) is not None:
            return {}
        if VIA in words:
            follow = self.next_on_way(state, group, way)
            return {END: None, **follow} if way and self.why_not(state, side, words) is None else follow
        if way:
            return {END: None} if self.why_not(state, side, words) is None else {}
        return self.destinations(state, group)

    def is_able(self, state: State, side: int) -> bool:
        return any(
            is_movable(state, unit) and cannot_begin(state, [unit]) is None and self.can_go(state, [unit])
            for unit in state.units_on_map(side)
        )

    def can_go(self, state: State, group: list[int]) -> bool:
        """Whether a group that is fit to move gets anywhere: in Strat Mode only to where trace supply is."""
        if all(state.marker[unit] != STRAT for unit in group):
            return True
        reaches = [reach_of(state, unit, group) for unit in group]
        return any(is_destination(state, group, reaches, hex) for hex in reaches[0].cost)

    def destinations(self, state: State, group: list[int]) -> Follow:
        """The hexes that all units of a group can get to, with what it costs the first."""
        reaches = [reach_of(state, unit, group) for unit in group]
        zones = state.zones(1 - state.side_of(group[0]))
        return {
            state.theatre.grid.names[hex]: step_note(cost, zones[hex])
            for hex, cost in reaches[0].cost.items()
            if is_destination(state, group, reaches, hex)
        }

    def next_on_way(self, state: State, group: list[int], way: list[str]) -> Follow:
        """The hexes that may be entered next on a way that is given hex by hex: by the first unit that gets so far."""
        hexes = [state.theatre.hex_named(name) for name in way]
        if NOWHERE in hexes:
            return {}
        for unit in group:
            spent, here = walk(state, unit, hexes)
            if spent >= 0:
                steps = {
                    other: walk(state, unit, [*hexes, other])[0]
                    for other in state.theatre.grid.around(here)
                    if other not in hexes and other != state.place[unit] and may_stop(state, group, other)
                }
                zones = state.zones(1 - state.side_of(unit))
                return {
                    state.theatre.grid.names[other]: step_note(cost, zones[other])
                    for other, cost in steps.items()
                    if cost >= 0 and not drops_strat(state, group, [*hexes, other])
                }
        return {}

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        names, way = split_at(words, VIA if VIA in words else TO)
        group, reason = group_named(state, side, names)
        if reason is not None:
            return reason
        if not way:
            return Reason("6.3", "why-no-destination", {})
        if VIA not in words and len(way) > 1:
            return Reason("6.3", "why-not-understood", {"word": way[1]})
        hexes: list[int] = []
        for word in way:
            hex, reason = hex_named(state, word)
            if reason is not None:
                return reason
            hexes.append(hex)
        reason = cannot_begin(state, group)
        if reason is not None:
            return reason
        hexes = hexes if VIA in words else way_for(state, group, hexes[-1])
        if not hexes or all(walk(state, unit, hexes)[0] < 0 for unit in group):
            if VIA in words:
                return why_way_ends(state, group[0], hexes)
            return why_out_of_reach(state, group[0], state.theatre.hex_named(way[0]))
        if drops_strat(state, group, hexes) or not may_stop(state, group, hexes[-1]):
            return Reason("5.8", "why-strat-without-trace", {"hex": way[-1]})
        return None

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        names, named = split_at(words, VIA if VIA in words else TO)
        group, _ = group_named(state, side, names)
        begin(state, group)
        yield from fuel(state, group)
        hexes = [state.theatre.hex_named(name) for name in named]
        way = hexes if VIA in words else way_for(state, group, hexes[-1])
        grid, start = state.theatre.grid, state.place[group[0]]
        yield from follow(state, group, way)
        for hex in dict.fromkeys(way):  # whoever was dropped stands before its end
            if there := [state.counter(unit).id for unit in group if state.place[unit] == hex]:
                state.tell("6.1", "log-move", {"units": there, "origin": grid.names[start], "hex": grid.names[hex]})


# Ways


def way_for(state: State, group: list[int], destination: int) -> list[int]:
    """O-6.3-h: of the cheapest ways of each unit one on which nobody is dropped, or at least nobody in Strat Mode."""
    reaches = [reach_of(state, unit, group) for unit in group]
    ways = [found.way_to(destination) for found in reaches if destination in found.cost and destination != found.start]
    together = (way for way in ways if goes_together(state, group, way))
    at_least = (way for way in ways if not drops_strat(state, group, way))
    return next(together, None) or next(at_least, None) or (ways[0] if ways else [])


def is_destination(state: State, group: list[int], reaches: list[Reach], hex: int) -> bool:
    """Whether all units of a group get to a hex, one of their ways brings all of them, and they may stop there."""
    if hex == reaches[0].start or not all(hex in found.cost for found in reaches) or not may_stop(state, group, hex):
        return False
    return len(group) == 1 or any(goes_together(state, group, found.way_to(hex)) for found in reaches)


def goes_together(state: State, group: list[int], way: list[int]) -> bool:
    """Whether nobody is dropped on a way."""
    return all(walk(state, unit, way)[0] >= 0 for unit in group)


def drops_strat(state: State, group: list[int], way: list[int]) -> bool:
    """O-5.8-h: whether somebody in Strat Mode does not get to the end of a way."""
    return any(state.marker[unit] == STRAT and walk(state, unit, way)[0] < 0 for unit in group)


def may_stop(state: State, group: list[int], hex: int) -> bool:
    """O-5.8-h: who is in Strat Mode ends its move where trace supply can be had."""
    return all(state.marker[unit] != STRAT or in_trace_at(state, unit, hex) for unit in group)


def walk(state: State, unit: int, way: list[int]) -> tuple[int, int]:
    """What a unit has spent at the end of a way, and where it is then; -1 if it cannot go along it."""
    grid, hex, spent = state.theatre.grid, state.place[unit], state.spent[unit]
    counted = zones_that_count(state, [unit]) if state.showing(unit).mp_class == TRUCK else None
    for place, other in enumerate(way):
        if other not in grid.around(hex) or (place and counted is not None and counted[hex]):
            return -1, hex
        barrier = state.barriers(state.side_of(unit))[other]
        if barrier == 2 or (barrier and not state.is_attack_capable(unit)) or state.cannot_enter(unit, other):
            return -1, hex
        if state.marker[unit] == STRAT and state.in_enemy_zone(state.side_of(unit), other):
            return -1, hex
        cost = step_cost(state, unit, grid.side_between(hex, other), not spent)
        if cost >= PROHIBITED or (spent and spent + cost > allowance(state, unit)):
            return -1, hex
        spent, hex = min(spent + cost, allowance(state, unit)), other
    return spent, hex


def why_way_ends(state: State, unit: int, way: list[int]) -> Reason:
    """6.1-6.2, O-4.5-e: why a unit does not go on from where it gets to on a way that is given hex by hex."""
    names = state.theatre.grid.names
    gone = next(number for number in range(len(way)) if walk(state, unit, way[: number + 1])[0] < 0)
    spent, hex = walk(state, unit, way[:gone])
    if way[gone] not in state.theatre.grid.around(hex):
        return Reason("6.1", "why-way-broken", {"hex": names[way[gone]], "origin": names[hex]})
    before, state.spent[unit] = state.spent[unit], spent
    reason = cannot_step(state, unit, hex, way[gone])
    state.spent[unit] = before
    return reason or Reason("4.5", "why-way-ends-in-zone", {"unit": state.counter(unit).id, "hex": names[hex]})


def why_out_of_reach(state: State, unit: int, destination: int) -> Reason:
    """6.2: that a hex is too far, with what it would cost and what is left; or that no way leads there."""
    named: dict[str, object] = {"unit": state.counter(unit).id, "hex": state.theatre.grid.names[destination]}
    if destination == state.place[unit]:
        return Reason("6.1", "why-already-there", named)
    hex = state.place[unit]
    if state.barriers(state.side_of(unit))[destination] == 2:
        return Reason("4.8", "why-enemy-units", named)
    if destination in state.theatre.grid.around(hex):
        reason = cannot_step(state, unit, hex, destination)
        if reason is not None:
            return reason
    spent = state.spent[unit]
    state.spent[unit] = spent - FAR  # as if it had so much more
    found = reach_of(state, unit, [unit])
    state.spent[unit] = spent
    if destination not in found.cost:
        return Reason("6.2", "why-no-way", named)
    points: dict[str, object] = {"cost": shown(found.cost[destination], MP), "left": shown(left(state, unit), MP)}
    return Reason("6.2", "why-too-far", {**named, **points})
