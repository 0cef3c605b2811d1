"""13.5 Replacements: Pax and Eq, of which dead units are rebuilt and reduced ones made whole."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure, roll
from sandtable.games.ocs.constants import REBUILD_HQ_HEXES
from sandtable.games.ocs.counters import Counter
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.mode_changes import choose_mode
from sandtable.games.ocs.orders import AT, Follow, Verb, one_hex, split_at
from sandtable.games.ocs.state import DEAD, REMOVED, State
from sandtable.games.ocs.terrain import ARMOUR, MECH

PAX: Final = 0
EQ: Final = 1
KINDS: Final = ["Replacement Pax", "Replacement Eq"]
HALF: Final = 1  # costs are counted in halves of a replacement
WHOLE: Final = 2
FREE_FROM: Final = 4  # D-3.9j-b
GENERIC: Final = "generic"


# O-13.5-j What a step costs


def cost_of_step(counter: Counter) -> list[int]:
    """O-13.5-j: Pax and Eq for a step, in halves. The chart is ours: the printed one is not known."""
    words = counter.type.split()
    small = counter.size in ("company", "battery")
    if counter.is_hq:
        return [2 * WHOLE, 0]
    if counter.is_artillery:
        return [0, HALF if small else WHOLE]
    if "AT" in words or "AA" in words or "AT/AA" in words or "Car" in words or "Recon" in words or "Lt" in words:
        return [0, HALF]
    if counter.category == ARMOUR:
        return [0, HALF if small else WHOLE]
    return [HALF if small else WHOLE, 0]


def cost_from_dead(counter: Counter) -> list[int]:
    """The first step of a dead unit: for brigades of tanks a Pax besides, for others on wheels an Eq."""
    cost = cost_of_step(counter)
    if counter.is_brigade and counter.category == ARMOUR:
        cost[PAX] += WHOLE
    elif counter.is_brigade and counter.category == MECH:
        cost[EQ] += WHOLE
    return cost


# Where, and of what


def cannot_rebuild_at(state: State, side: int, hex: int) -> Reason | None:
    """O-13.5-d, -f: an HQ at most two hexes away, and no enemy zone of control, negated or not."""
    named: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
    if state.in_enemy_zone(side, hex) and not state.options.rebuild_in_zone:
        return Reason("13.5", "why-no-rebuilding-in-zone", named)
    near = state.theatre.grid.within(hex, REBUILD_HQ_HEXES)
    hqs = [unit for other in near for unit in state.units_of(side, other) if state.counter(unit).is_hq]
    if not any(state.is_engineer_capable(hq) for hq in hqs):
        return Reason("13.5", "why-no-hq-near", {**named, "hexes": REBUILD_HQ_HEXES})
    return None


def replacements_in(state: State, hex: int, nation: str, kind: int) -> list[int]:
    """O-13.5-d, D-3.9b-c: the replacements of a kind in Move Mode in a hex that serve a nation."""
    return [
        unit
        for unit in state.stacks.get(hex, ())
        if state.counter(unit).type == KINDS[kind]
        and state.in_move_mode(unit)
        and serves(state.counter(unit).nation, nation)
    ]


def serves(nation: str, served: str) -> bool:
    """D-1.4-a, D-3.9b-c: German ones serve Germans, Italian ones Italians, those of the Allies all of theirs."""
    return nation == served or (nation == GENERIC and served not in ("Ge", "It"))


def cannot_rebuild(state: State, unit: int, hex: int) -> Reason | None:
    """13.5: why a step of a unit is not rebuilt in a hex: a dead unit's first, or one of a unit that stands there."""
    counter, here = state.counter(unit), state.theatre.grid.names[hex]
    named: dict[str, object] = {"unit": counter.id, "hex": here}
    if not state.may_rebuild(unit):
        return Reason("13.5", "why-never-rebuilt", named)
    if state.place[unit] != DEAD and (state.place[unit] != hex or state.steps[unit] == counter.steps):
        return Reason("13.5", "why-nothing-to-rebuild", named)
    reason = cannot_rebuild_at(state, counter.side, hex)
    if reason is not None:
        return reason
    for kind, cost in enumerate(cost_of(state, unit)):
        there = len(replacements_in(state, hex, counter.nation, kind))
        if there * WHOLE < cost:
            needs: dict[str, object] = {
                "need": (cost + 1) // WHOLE,
                "there": there,
                "kind": "pax" if kind == PAX else "eq",
            }
            return Reason("13.5", "why-too-few-replacements", {**named, **needs})
    return None


def cost_of(state: State, unit: int) -> list[int]:
    counter = state.counter(unit)
    return cost_from_dead(counter) if state.place[unit] == DEAD else cost_of_step(counter)


# Rebuilding


def is_half(state: State, unit: int) -> bool:
    """D-3.9j: whether a step of a unit costs half a replacement."""
    return any(cost % WHOLE for cost in cost_of(state, unit))


def rebuild(state: State, units: list[int], hex: int) -> Procedure[None]:
    """O-13.5-g, -h, D-3.9j: replacements are used up; half of one serves two units, or is kept on 4 to 6."""
    name, side = state.counter(units[0]).id, state.side_of(units[0])
    costs = [cost_of(state, unit) for unit in units]
    used = 0
    for kind in (PAX, EQ):
        halves = sum(cost[kind] for cost in costs)
        spent = halves // WHOLE
        if halves % WHOLE:
            spent += (yield from roll("D3.9j", "ask-roll-rebuild", {"unit": name})) < FREE_FROM
        for replacement in replacements_in(state, hex, state.counter(units[0]).nation, kind)[:spent]:
            state.put(replacement, REMOVED)
            used += 1
    for unit in units:
        if state.place[unit] == DEAD:
            state.steps[unit] = 1
            yield from choose_mode(state, unit, hex, "13.5")
        else:
            state.steps[unit] += 1
    state.set_owner(hex, side)
    state.changed()
    told: dict[str, object] = {"units": [state.counter(unit).id for unit in units], "used": used}
    state.tell("13.5", "log-rebuilt", {**told, "hex": state.theatre.grid.names[hex]})


class Rebuild(Verb):
    """`rebuild br-7arm at C39.03`: a step, in the Reinforcement Phase; of two units that cost half at the same time."""

    word = "rebuild"
    rule = "13.5"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        names, place = split_at(words, AT)
        units = [state.theatre.unit_number.get(name, NOWHERE) for name in names]
        if NOWHERE in units or any(state.side_of(unit) != side for unit in units):
            return {}
        hexes = self.places(state, units, self.hexes(state, side))
        if len(names) < len(words):
            if place:
                return {END: None} if self.why_not(state, side, words) is None else {}
            return {state.theatre.grid.names[hex]: None for hex in hexes}
        more = [unit for unit in range(len(state.place)) if state.side_of(unit) == side] if hexes else []
        more = [unit for unit in more if not units or unit > units[-1]]
        follow: Follow = {state.counter(one).id: None for one in more if self.places(state, [*units, one], hexes)}
        return {**follow, AT: None} if units and hexes else follow

    def hexes(self, state: State, side: int) -> list[int]:
        """The hexes with replacements."""
        own = [unit for unit in state.units_on_map(side) if state.counter(unit).is_replacement]
        return sorted(dict.fromkeys(state.place[unit] for unit in own))

    def places(self, state: State, units: list[int], hexes: list[int]) -> list[int]:
        return [hex for hex in hexes if self.cannot(state, units, hex) is None]

    def cannot(self, state: State, units: list[int], hex: int) -> Reason | None:
        """D-3.9j-a: one unit, or two of the same cost that share a replacement."""
        for unit in units:
            reason = cannot_rebuild(state, unit, hex)
            if reason is not None:
                return reason
        alike = len(units) == 2 and is_half(state, units[0]) and cost_of(state, units[0]) == cost_of(state, units[1])
        if len(units) > 1 and not alike:
            return Reason("D3.9j", "why-not-rebuilt-together", {"unit": state.counter(units[-1]).id})
        return None

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        names, place = split_at(words, AT)
        units: list[int] = []
        for name in names:
            unit = state.theatre.unit_number.get(name, NOWHERE)
            if unit == NOWHERE or state.side_of(unit) != side:
                return Reason("13.5", "why-no-such-unit", {"word": name})
            if units and unit <= units[-1]:
                return Reason("13.5", "why-out-of-order", {"unit": name})
            units.append(unit)
        if not units:
            return Reason("13.5", "why-no-unit-named", {})
        hex, reason = one_hex(state, place)
        return reason or self.cannot(state, units, hex)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        names, place = split_at(words, AT)
        units = [state.theatre.unit_number[name] for name in names]
        yield from rebuild(state, units, state.theatre.hex_named(place[0]))
