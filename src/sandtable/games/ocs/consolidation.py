"""13.9 Consolidation: in the Reinforcement Phase crippled units merge, or take the place of like ones that are dead."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.counters import Counter
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import CHANGED, DG, DRY, FULL, UNMARKED
from sandtable.games.ocs.orders import WITH, Follow, Verb
from sandtable.games.ocs.state import DEAD, REMOVED, State
from sandtable.games.ocs.transport import EMPTY, count_trucks, places, put_trucks, take_trucks

AS: Final = "as"


# 13.9 Units


def printed_on(one: Counter) -> tuple[object, ...]:
    """What makes counters identical: the same side, nation, kind and values, on both faces."""
    kind = (one.side, one.nation, one.type, one.size, one.category, one.steps, one.re)
    return *kind, one.parenthesised, one.rating, one.range, *one.faces


def are_identical(one: Counter, other: Counter) -> bool:
    return printed_on(one) == printed_on(other)


def is_unfit(state: State, unit: int) -> Reason | None:
    """O-13.9-d: why a unit on the map takes no part."""
    if state.stocks[unit] == FULL and state.marker[unit] != DG:
        return None
    return Reason("13.9", "why-unfit-to-consolidate", {"unit": state.counter(unit).id})


def cannot_merge(state: State, unit: int, other: int) -> Reason | None:
    """O-13.9-a: why a unit does not take over the steps of another."""
    own = state.counter(unit)
    named: dict[str, object] = {"unit": own.id, "other": state.counter(other).id}
    if state.place[unit] < 0 or state.place[unit] != state.place[other] or unit == other:
        return Reason("13.9", "why-not-together", named)
    if not are_identical(own, state.counter(other)):
        return Reason("13.9", "why-not-identical", named)
    if state.steps[unit] == state.steps[other] == own.steps:
        return Reason("13.9", "why-both-whole", named)
    return is_unfit(state, unit) or is_unfit(state, other)


def cannot_replace(state: State, unit: int, dead: int) -> Reason | None:
    """O-13.9-b, -c: why a unit does not become a dead one: that is of another formation, never of none."""
    own, other = state.counter(unit), state.counter(dead)
    named: dict[str, object] = {"unit": own.id, "other": other.id}
    if state.place[unit] < 0 or state.place[dead] != DEAD:
        return Reason("13.9", "why-not-dead", named)
    if not are_identical(own, other):
        return Reason("13.9", "why-not-identical", named)
    if not other.formation or other.formation == own.formation:
        return Reason("13.9", "why-no-other-formation", named)
    if state.deeds[unit] & CHANGED:  # or two could change places for ever
        return Reason("13.9", "why-replaced-already", named)
    return is_unfit(state, unit)


def merge(state: State, unit: int, other: int) -> None:
    """O-13.9-a: one has the steps of both, but no more than are printed; the other leaves for the dead pile."""
    state.steps[unit] = min(state.steps[unit] + state.steps[other], state.counter(unit).steps)
    leave(state, other)
    told: dict[str, object] = {"unit": state.counter(unit).id, "other": state.counter(other).id}
    state.tell("13.9", "log-merged", {**told, "steps": state.steps[unit]})


def replace(state: State, unit: int, dead: int) -> None:
    """O-13.9-b, -c: the counters change places; mode, markers and steps stay as they are."""
    state.put(dead, state.place[unit])
    state.steps[dead], state.face[dead], state.marker[dead] = state.steps[unit], state.face[unit], state.marker[unit]
    state.out_of_supply[dead], state.cut_off[dead] = state.out_of_supply[unit], state.cut_off[unit]
    state.deeds[dead] |= CHANGED
    leave(state, unit)
    told: dict[str, object] = {"unit": state.counter(unit).id, "other": state.counter(dead).id}
    state.tell("13.9", "log-replaced", told)


def leave(state: State, unit: int) -> None:
    """A counter goes to the dead pile without having been destroyed."""
    state.put(unit, REMOVED)
    state.put(unit, DEAD)
    state.steps[unit], state.marker[unit], state.fuel[unit] = 0, UNMARKED, DRY
    state.out_of_supply[unit] = state.cut_off[unit] = 0
    state.changed()


# 13.9 Trucks


def dead_trucks(state: State, side: int) -> list[int]:
    """The organic trucks of a side that are lost."""
    trucks = state.theatre.trucks
    return [one for one, place in enumerate(state.organic_place) if place == DEAD and trucks[one].side == side]


def cannot_replace_truck(state: State, truck: int, dead: int) -> Reason | None:
    """O-13.9-b: why an organic truck does not become a lost one of another formation."""
    own, other = state.theatre.trucks[truck], state.theatre.trucks[dead]
    named: dict[str, object] = {"unit": own.id, "other": other.id}
    if state.organic_place[truck] < 0 or dead not in dead_trucks(state, own.side) or own.capacity != other.capacity:
        return Reason("13.9", "why-not-dead", named)
    return Reason("13.9", "why-replaced-already", named) if state.organic_reserve[truck] & CHANGED else None


def loads(state: State, side: int, hex: int, dead: int) -> list[int]:
    """O-13.9-c: with how many tokens ordinary trucks in a hex can become a lost organic truck."""
    size = state.theatre.trucks[dead].capacity
    full, empty = count_trucks(state, side, hex, True, 0), count_trucks(state, side, hex, False, 0)
    return [load for load in range(size + 1) if load <= full and size - load <= empty]


class Consolidate(Verb):
    """`consolidate it-1lib with it-2lib`, `consolidate br-1 as br-2`; trucks: `ot-4ind as ot-7arm`, `C39.03 3 as ...`.

    The first merges two units, of which the first stays; the others make a unit or trucks one that is dead.
    """

    word = "consolidate"
    rule = "13.9"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        if not words:
            units = [unit for unit in state.units_on_map(side) if self.ways(state, unit)]
            trucks = [truck for truck in range(len(state.organic_place)) if self.lost_like(state, side, truck)]
            hexes = [hex for hex in places(state, side) if self.tokens(state, side, hex)]
            return {
                **{state.counter(unit).id: None for unit in units},
                **{state.theatre.trucks[truck].id: None for truck in trucks},
                **{state.theatre.grid.names[hex]: None for hex in hexes},
            }
        if self.is_whole(words) and self.why_not(state, side, words) is None:
            return {END: None}
        hex = state.theatre.hex_named(words[0])
        if hex != NOWHERE:
            return self.next_of_trucks(state, side, hex, words)
        truck = state.theatre.truck_number.get(words[0], NOWHERE)
        if truck != NOWHERE:
            dead = [state.theatre.trucks[one].id for one in self.lost_like(state, side, truck)]
            return next_of({AS: dead} if dead else {}, words[1:])
        unit = state.theatre.unit_number.get(words[0], NOWHERE)
        if unit == NOWHERE or state.side_of(unit) != side:
            return {}
        return next_of(self.ways(state, unit), words[1:])

    def next_of_trucks(self, state: State, side: int, hex: int, words: list[str]) -> Follow:
        """How much is loaded, then which lost truck they become."""
        tokens = self.tokens(state, side, hex)
        if len(words) == 1:
            return dict.fromkeys(tokens)
        dead = {AS: tokens.get(words[1], [])}
        return next_of(dead, words[2:]) if dead[AS] else {}

    def ways(self, state: State, unit: int) -> dict[str, list[str]]:
        """With whom a unit can merge, and as whom it can go on."""
        here = state.units_of(state.side_of(unit), state.place[unit])
        units = range(len(state.place))
        ways = {
            WITH: [state.counter(one).id for one in here if cannot_merge(state, unit, one) is None],
            AS: [state.counter(one).id for one in units if cannot_replace(state, unit, one) is None],
        }
        return {word: ids for word, ids in ways.items() if ids}

    def lost_like(self, state: State, side: int, truck: int) -> list[int]:
        if state.theatre.trucks[truck].side != side:
            return []
        return [dead for dead in dead_trucks(state, side) if cannot_replace_truck(state, truck, dead) is None]

    def tokens(self, state: State, side: int, hex: int) -> dict[str, list[str]]:
        """What trucks in a hex can have loaded when they become a lost organic truck, and which ones."""
        found: dict[str, list[str]] = {}
        for dead in dead_trucks(state, side):
            for load in loads(state, side, hex, dead):
                found.setdefault(str(load) if load else EMPTY, []).append(state.theatre.trucks[dead].id)
        return found

    def is_whole(self, words: list[str]) -> bool:
        """Whether nothing is missing from an order."""
        return (len(words) == 3 and words[1] in (WITH, AS)) or (len(words) == 4 and words[2] == AS)

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        if not self.is_whole(words):
            return Reason("13.9", "why-no-consolidation", {})
        trucks = state.theatre.truck_number
        if len(words) == 4:
            dead = self.tokens(state, side, state.theatre.hex_named(words[0])).get(words[1], [])
            return None if words[3] in dead else Reason("13.9", "why-no-trucks-for-it", {"hex": words[0]})
        if words[0] in trucks and words[2] in trucks and words[1] == AS:
            if state.theatre.trucks[trucks[words[0]]].side != side:
                return Reason("13.9", "why-no-such-unit", {"word": words[0]})
            return cannot_replace_truck(state, trucks[words[0]], trucks[words[2]])
        units = [state.theatre.unit_number.get(word, NOWHERE) for word in (words[0], words[2])]
        for unit, word in zip(units, (words[0], words[2]), strict=True):
            if unit == NOWHERE or state.side_of(unit) != side:
                return Reason("13.9", "why-no-such-unit", {"word": word})
        cannot = cannot_merge if words[1] == WITH else cannot_replace
        return cannot(state, units[0], units[1])

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        trucks = state.theatre.truck_number
        if words[0] in state.theatre.unit_number:
            units = [state.theatre.unit_number[word] for word in (words[0], words[2])]
            if words[1] == WITH:
                merge(state, units[0], units[1])
            else:
                replace(state, units[0], units[1])
        elif words[0] in trucks:
            self.replace_truck(state, trucks[words[0]], trucks[words[2]])
        else:
            load = 0 if words[1] == EMPTY else int(words[1])
            self.raise_truck(state, side, state.theatre.hex_named(words[0]), load, trucks[words[3]])
        yield from ()

    def replace_truck(self, state: State, truck: int, dead: int) -> None:
        """O-13.9-b: with its load, and in Reserve if it was."""
        state.organic_place[dead], state.organic_load[dead] = state.organic_place[truck], state.organic_load[truck]
        state.organic_reserve[dead] = state.organic_reserve[truck] | CHANGED
        state.organic_cut_off[dead] = state.organic_cut_off[truck]
        state.organic_place[truck], state.organic_load[truck], state.organic_reserve[truck] = DEAD, 0, 0
        state.changed()
        trucks = state.theatre.trucks
        state.tell("13.9", "log-replaced", {"unit": trucks[truck].id, "other": trucks[dead].id})

    def raise_truck(self, state: State, side: int, hex: int, load: int, dead: int) -> None:
        """O-13.9-c: ordinary trucks become an organic one."""
        own = state.theatre.trucks[dead]
        taken = [
            *take_trucks(state, side, hex, load, True, 0),
            *take_trucks(state, side, hex, own.capacity - load, False, 0),
        ]
        put_trucks(state, [])
        state.organic_place[dead], state.organic_load[dead] = hex, load
        state.organic_cut_off[dead] = any(lot.cut_off for lot in taken)
        told: dict[str, object] = {"hex": state.theatre.grid.names[hex], "truck": own.id, "tokens": load}
        state.tell("13.9", "log-trucks-organic", told)


def next_of(ways: dict[str, list[str]], words: list[str]) -> Follow:
    """A word that stands between, then one of those that may follow it."""
    if not words:
        return dict.fromkeys(ways)
    return dict.fromkeys(ways.get(words[0], [])) if len(words) == 1 else {}
