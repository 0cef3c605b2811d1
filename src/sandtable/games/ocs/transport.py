"""13.2 Transport points: trucks that load, drive and unload; `organic.py` has those of formations.

A truck of one token is full or empty. Trucks of a side in one hex that have spent the same are one lot.
"""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.constants import LOAD_PERCENT
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.movement import begin, step_note
from sandtable.games.ocs.numbers import MP, shown
from sandtable.games.ocs.orders import TO, Follow, Verb, hex_named, one_hex
from sandtable.games.ocs.reach import FAR, Reach, reach
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.negation import hold
from sandtable.games.ocs.supply.points import add_tokens, take_from_ground
from sandtable.games.ocs.supply.reach import blocked_by_zones
from sandtable.games.ocs.terrain import TRUCK
from sandtable.games.ocs.trucks import Trucks
from sandtable.games.ocs.under_way import TRUCK_MA, end_transport

HANDLING: Final = TRUCK_MA * LOAD_PERCENT // 100  # O-13.2-b: to load or unload
DIGITS: Final = 4  # of an amount; nobody has ten thousand of anything
FULL: Final = "full"
EMPTY: Final = "empty"


# Lots


def lots_in(state: State, side: int, hex: int) -> list[Trucks]:
    """The lots of a side in a hex, the freshest first."""
    lots = [lot for lot in state.trucks if lot.side == side and lot.hex == hex]
    return sorted(lots, key=lambda lot: lot.spent)


def take_trucks(state: State, side: int, hex: int, number: int, full: bool, cost: int) -> list[Trucks]:
    """Take so many trucks out of their lots, the freshest that can pay the cost first."""
    taken: list[Trucks] = []
    for lot in lots_in(state, side, hex):
        there = lot.load if full else lot.size - lot.load
        count = min(there, number) if lot.spent + cost <= TRUCK_MA else 0
        if count:
            lot.size -= count
            lot.load -= count if full else 0
            taken.append(Trucks(side, hex, count, count if full else 0, lot.spent, lot.cut_off))
            number -= count
    state.trucks = [lot for lot in state.trucks if lot.size]
    return taken


def set_out(state: State, side: int, hex: int, number: int, full: bool, cost: int) -> list[Trucks]:
    """O-6.1-b, O-13.2-f: trucks that go on, or that begin: then others that were under way have finished."""
    begin(state, [])
    lots = take_trucks(state, side, hex, number, full, cost)
    if not any(lot.spent for lot in lots):
        end_transport(state)
    return lots


def put_trucks(state: State, lots: list[Trucks]) -> None:
    """Put trucks into the lots that have spent as much."""
    for lot in lots:
        for other in state.trucks:
            if (other.side, other.hex, other.spent) == (lot.side, lot.hex, lot.spent):
                other.size += lot.size
                other.load += lot.load
                break
        else:
            state.trucks.append(lot)
    state.changed()


def count_trucks(state: State, side: int, hex: int, full: bool, cost: int) -> int:
    """How many trucks in a hex, full or empty, can still pay a cost."""
    lots = [lot for lot in lots_in(state, side, hex) if lot.spent + cost <= TRUCK_MA]
    return sum(lot.load if full else lot.size - lot.load for lot in lots)


def places(state: State, side: int) -> list[int]:
    """The hexes with trucks of a side."""
    return sorted({lot.hex for lot in state.trucks if lot.side == side})


# Loading and unloading


def can_load(state: State, side: int, hex: int) -> int:
    """O-13.2-c, O-12.2-b: how many tokens on the ground can be loaded; what was unloaded in this phase stays."""
    on_ground = state.dumps[side].get(hex, 0) - state.unloaded.get(hex, 0)
    return max(0, min(on_ground, count_trucks(state, side, hex, False, HANDLING)))


def can_unload(state: State, side: int, hex: int) -> int:
    """O-13.2-d: how many tokens can be put on the ground: where own units, an own port, or own supply is."""
    ground = state.theatre.ground
    settled = state.owner[hex] == side and (ground.port[hex] or ground.air_level[hex] >= 0)
    if not settled and state.holder(hex) != side and not state.dumps[side].get(hex):
        return 0
    return count_trucks(state, side, hex, True, HANDLING)


class Load(Verb):
    """`load C38.12 4`: four tokens from the ground onto trucks."""

    word = "load"
    rule = "13.2"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        return next_amount(state, words, {hex: self.most(state, side, hex) for hex in places(state, side)})

    def most(self, state: State, side: int, hex: int) -> int:
        return can_load(state, side, hex)

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        hex, reason = hex_before_amount(state, words)
        return reason or why_not_amount(words[1], self.most(state, side, hex), words[0])

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        hex, number = state.theatre.hex_named(words[0]), int(words[1])
        take_from_ground(state, side, hex, number)
        for lot in set_out(state, side, hex, number, False, HANDLING):
            put_trucks(state, [Trucks(side, hex, lot.size, lot.size, lot.spent + HANDLING)])
        state.tell("13.2", "log-load", {"tokens": number, "hex": words[0]})
        yield from ()


class Unload(Load):
    """`unload C36.20 4`: four tokens from trucks onto the ground."""

    word = "unload"

    def most(self, state: State, side: int, hex: int) -> int:
        return can_unload(state, side, hex)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        hex, number = state.theatre.hex_named(words[0]), int(words[1])
        for lot in set_out(state, side, hex, number, True, HANDLING):
            put_trucks(state, [Trucks(side, hex, lot.size, 0, lot.spent + HANDLING)])
        add_tokens(state, side, hex, number)
        state.unloaded[hex] = state.unloaded.get(hex, 0) + number
        state.tell("13.2", "log-unload", {"tokens": number, "hex": words[0]})
        yield from ()


def next_amount(state: State, words: list[str], most: dict[int, int]) -> Follow:
    """The words after a verb that takes a hex and an amount."""
    names = state.theatre.grid.names
    if not words:
        return {names[hex]: number for hex, number in most.items() if number}
    number = most.get(state.theatre.hex_named(words[0]), 0)
    if len(words) == 1:
        return {str(amount): None for amount in range(1, number + 1)}
    return {END: None} if len(words) == 2 and why_not_amount(words[1], number, words[0]) is None else {}


def hex_before_amount(state: State, words: list[str]) -> tuple[int, Reason | None]:
    """The hex of an order that takes a hex and an amount and nothing more."""
    hex, reason = one_hex(state, words[:1])
    if reason is None and len(words) == 1:
        reason = Reason("", "why-no-amount-named", {})
    if reason is None and len(words) > 2:
        reason = Reason("", "why-not-understood", {"word": words[2]})
    return hex, reason


def is_amount(word: str) -> bool:
    """Whether a word is a number as play writes it."""
    return word.isascii() and word.isdecimal() and not word.startswith("0") and len(word) <= DIGITS


def why_not_amount(word: str, most: int, hex: str, rule: str = "13.2") -> Reason | None:
    """Why an amount is none, or too large."""
    if not is_amount(word):
        return Reason(rule, "why-no-amount", {"word": word})
    return Reason(rule, "why-not-so-much", {"hex": hex, "most": most}) if int(word) > most else None


# Driving


def drive_reach(state: State, side: int, hex: int, budget: int) -> Reach:
    """O-13.2-j: where trucks get to: not among enemies, and no further than the first zone of control."""
    grid = state.theatre.grid
    zones, steps, shut = blocked_by_zones(state, side), state.step_costs().steps(TRUCK), bytearray(len(grid))
    return reach(hex, budget, TRUCK_MA, steps, state.barriers(side), 1, zones, True, shut)


def can_leave(state: State, side: int, hex: int, budget: int) -> bool:
    """Whether trucks can go anywhere: into one of the hexes around, whatever the step costs of what they have."""
    grid, barriers, steps = state.theatre.grid, state.barriers(side), state.step_costs().steps(TRUCK)
    open_to = [other for other in grid.around(hex) if not barriers[other]]
    return any(steps.cost(grid.side_between(hex, other), TRUCK_MA) <= budget for other in open_to)


def cannot_get_to(state: State, side: int, hex: int, budget: int, destination: int) -> Reason | None:
    """6.2: why trucks do not get to a hex: it costs more than they have left, or no way leads there."""
    named: dict[str, object] = {"hex": state.theatre.grid.names[destination]}
    if destination != hex and destination in drive_reach(state, side, hex, budget).cost:
        return None
    found = drive_reach(state, side, hex, FAR)
    if destination == hex or destination not in found.cost:
        return Reason("6.2", "why-no-way-for-trucks", named)
    points: dict[str, object] = {"cost": shown(found.cost[destination], MP), "left": shown(budget, MP)}
    return Reason("6.2", "why-trucks-too-far", {**named, **points})


def hold_on_way(state: State, side: int, way: list[int]) -> None:
    """O-4.5-s: who negates a zone of control for trucks that pass moves no more."""
    zones = state.zones(1 - side)
    for hex in way:
        if zones[hex] and state.holder(hex) == side:
            hold(state, side, hex)


def budget_of(state: State, side: int, hex: int, number: int, full: bool) -> int:
    """What so many trucks have left: as much as the most tired of the freshest."""
    left = number
    for lot in lots_in(state, side, hex):
        left -= lot.load if full else lot.size - lot.load
        if left <= 0:
            return TRUCK_MA - lot.spent
    return 0


class Drive(Verb):
    """`drive C38.12 4 full to C36.20`: trucks by number, full or empty."""

    word = "drive"
    rule = "13.2"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        names = state.theatre.grid.names
        if not words:
            return {names[hex]: None for hex in places(state, side) if self.kinds(state, side, hex, 1)}
        hex = state.theatre.hex_named(words[0])
        if hex == NOWHERE:
            return {}
        if len(words) == 1:
            most = max(count_trucks(state, side, hex, full, MP // 3) for full in (True, False))
            return {str(number): None for number in range(1, most + 1) if self.kinds(state, side, hex, number)}
        number = int(words[1]) if is_amount(words[1]) else 0
        kinds = self.kinds(state, side, hex, number) if number else []
        if len(words) == 2:
            return dict.fromkeys(kinds)
        if words[2] not in kinds:
            return {}
        if len(words) == 3:
            return {TO: None}
        if len(words) == 4 and words[3] == TO:
            found = drive_reach(state, side, hex, budget_of(state, side, hex, number, words[2] == FULL))
            zones = state.zones(1 - side)
            return {names[other]: step_note(cost, zones[other]) for other, cost in found.cost.items() if other != hex}
        return {END: None} if self.why_not(state, side, words) is None else {}

    def kinds(self, state: State, side: int, hex: int, number: int) -> list[str]:
        """Whether so many full or empty trucks can go anywhere."""
        return [
            kind
            for kind, full in ((FULL, True), (EMPTY, False))
            if can_leave(state, side, hex, budget_of(state, side, hex, number, full))
        ]

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        if len(words) != 5 or words[2] not in (FULL, EMPTY) or words[3] != TO:
            return Reason("13.2", "why-no-destination", {})
        hex, reason = hex_named(state, words[0])
        destination, other_reason = hex_named(state, words[4])
        if reason is not None or other_reason is not None:
            return reason or other_reason
        full = words[2] == FULL
        reason = why_not_amount(words[1], count_trucks(state, side, hex, full, 0), words[0])
        if reason is not None:
            return reason
        return cannot_get_to(state, side, hex, budget_of(state, side, hex, int(words[1]), full), destination)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        hex, number, full = state.theatre.hex_named(words[0]), int(words[1]), words[2] == FULL
        destination = state.theatre.hex_named(words[4])
        found = drive_reach(state, side, hex, budget_of(state, side, hex, number, full))
        cost = found.cost[destination]
        hold_on_way(state, side, found.way_to(destination))
        for lot in set_out(state, side, hex, number, full, cost):
            spent = lot.spent + cost
            if state.zones(1 - side)[destination] and state.holder(destination) != side:
                spent = TRUCK_MA  # O-4.5-e
            put_trucks(state, [Trucks(side, destination, lot.size, lot.load, spent)])
        state.tell("13.2", "log-drive", {"number": number, "load": words[2], "origin": words[0], "hex": words[4]})
        yield from ()
