"""3.10 Leaders and Kampfgruppen."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure, choose, may, roll
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dice import roll_two
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import DG, EXPLOIT, RELEASED, RESERVE, STRAT, UNMARKED
from sandtable.games.ocs.orders import TO, Follow, Verb
from sandtable.games.ocs.ports import ports_of
from sandtable.games.ocs.state import REMOVED, State

# What a leader has done in the phase, each a bit
LED: Final = 1
ROLLED: Final = 2
KILLED: Final = 3  # the highest rolls of 2d6
CAPTURED: Final = 4
WOUNDED: Final = 5
MONTHS: Final = 12
ROMMEL: Final = "ld-rommel"
BARRAGE: Final = ["E2", "G2"]
ATTACK: Final = "G3"


def leaders_in(state: State, side: int, hex: int) -> list[int]:
    """The leaders and battle groups of a side in a hex."""
    leaders = state.theatre.leaders
    return [number for number, place in enumerate(state.leader_place) if place == hex and leaders[number].side == side]


# D-3.10c The +1


def leader_bonus(state: State, unit: int, is_overrun: bool) -> Procedure[int]:
    """D-3.10c-a, -b: a leader may add one to the rating of his stack; each use is a casualty roll."""
    side, hex = state.side_of(unit), state.place[unit]
    here = [leader for leader in leaders_in(state, side, hex) if not state.theatre.leaders[leader].is_group]
    if is_overrun:
        here = [leader for leader in here if state.leader_began[leader] == state.began[unit]]
    for leader in here:
        name = state.theatre.leaders[leader].id
        if (yield from may(SIDE_NAMES[side], "D3.10c", "ask-use-leader", {"leader": name})):
            yield from casualty(state, leader)
            return 1
    return 0


def casualty(state: State, leader: int) -> Procedure[None]:
    """D-3.10d: killed, captured, wounded or unharmed."""
    name = state.theatre.leaders[leader].id
    dice = yield from roll_two("D3.10d", "ask-roll-casualty", {"leader": name})
    total = dice + (name == ROMMEL)
    fate = "killed" if total <= KILLED else "captured" if total <= CAPTURED else "wounded" if total <= WOUNDED else ""
    if fate:
        state.leader_place[leader] = REMOVED
        if fate == "wounded":
            months = yield from roll("D3.10d", "ask-roll-wound", {"leader": name})
            state.wounded[leader] = back_from_wound(state.date, months)
        state.tell("D3.10d", f"log-leader-{fate}", {"leader": name, "dice": dice})


def back_from_wound(date: str, months: int) -> str:
    """D-3.10d-b: the first turn of the month that is so many after that of the wound."""
    year, month = int(date[:4]), int(date[5:7]) + months
    return f"{year + (month - 1) // MONTHS}-{(month - 1) % MONTHS + 1:02}-01"


def heal(state: State) -> Procedure[None]:
    """D-3.10d-b: whose time is over comes back to any stack of his side."""
    wounded = state.wounded
    for leader in [leader for leader, back in wounded.items() if back <= state.date]:
        del wounded[leader]
        yield from find_new_stack(state, leader)


def may_lead(state: State, units: list[int]) -> list[int]:
    """D-3.10g-d: in the hex of a battle group the rating is one of its own nation."""
    kept: list[int] = []
    for unit in units:
        groups = [state.theatre.leaders[one] for one in leaders_in(state, state.side_of(unit), state.place[unit])]
        nations = [group.nation for group in groups if group.is_group]
        if not nations or state.counter(unit).nation in nations:
            kept.append(unit)
    return kept or units


# D-3.10c-c Moving


class Lead(Verb):
    """`lead ld-oconnor to C38.16`: D-3.10c-c, once in a phase, any distance, to a stack of the own side."""

    word = "lead"
    rule = "D3.10c"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        stacks = [hex for hex in sorted(state.stacks) if state.holder(hex) == side]
        if not words:
            return {state.theatre.leaders[one].id: None for one in self.able(state, side) if len(stacks) > 1}
        leader = state.theatre.leader_number.get(words[0], NOWHERE)
        if leader not in self.able(state, side):
            return {}
        if len(words) == 1:
            return {TO: None}
        if len(words) == 2 and words[1] == TO:
            here = state.leader_place[leader]
            return {state.theatre.grid.names[hex]: None for hex in stacks if hex != here}
        return {END: None} if self.why_not(state, side, words) is None else {}

    def able(self, state: State, side: int) -> list[int]:
        """Leaders that have not been led yet; battle groups go only with their units (D-3.10g-b)."""
        return [
            number
            for number, leader in enumerate(state.theatre.leaders)
            if leader.side == side
            and not leader.is_group
            and state.leader_place[number] >= 0
            and not state.leader_deeds[number] & LED
        ]

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        if not words:
            return Reason("D3.10c", "why-no-leader-named", {})
        leader = state.theatre.leader_number.get(words[0], NOWHERE)
        if leader not in self.able(state, side):
            return Reason("D3.10c", "why-no-such-leader", {"word": words[0]})
        if len(words) < 3:
            return Reason("D3.10c", "why-no-destination", {})
        hex = state.theatre.hex_named(words[2] if len(words) == 3 and words[1] == TO else "")
        if hex == NOWHERE or state.holder(hex) != side or hex == state.leader_place[leader]:
            return Reason("D3.10c", "why-no-stack-there", {"leader": words[0]})
        return None

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        leader = state.theatre.leader_number[words[0]]
        state.leader_place[leader] = state.theatre.hex_named(words[2])
        state.leader_deeds[leader] |= LED
        state.tell("D3.10c", "log-lead", {"leader": words[0], "hex": words[2]})
        yield from ()


# D-3.10b Reactive rolls


class React(Verb):
    """`react kg-maletti`: D-3.10b, a die that may let a stack act as released Reserves."""

    word = "react"
    rule = "D3.10b"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        able = [leader for leader in range(len(state.theatre.leaders)) if self.can(state, side, leader)]
        if not words:
            return {state.theatre.leaders[leader].id: state.theatre.leaders[leader].reaction for leader in able}
        return {END: None} if len(words) == 1 and self.why_not(state, side, words) is None else {}

    def can(self, state: State, side: int, leader: int) -> bool:
        """D-3.10b-a, -d, -e: a stack with somebody who gains by it, and once in a phase."""
        hex = state.leader_place[leader]
        if state.theatre.leaders[leader].side != side or hex < 0 or state.leader_deeds[leader] & ROLLED:
            return False
        return hex not in state.reacted and any(can_act(state, unit) for unit in self.gainers(state, side, hex))

    def gainers(self, state: State, side: int, hex: int) -> list[int]:
        return [
            unit
            for unit in state.units_of(side, hex)
            if state.marker[unit] not in (DG, EXPLOIT) and not state.deeds[unit] & RELEASED
        ]

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        leader = state.theatre.leader_number.get(words[0] if len(words) == 1 else "", NOWHERE)
        if not words:
            return Reason("D3.10b", "why-no-leader-named", {})
        if leader == NOWHERE or not self.can(state, side, leader):
            return Reason("D3.10b", "why-no-reaction", {"word": words[0]})
        return None

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        leader = state.theatre.leader_number[words[0]]
        hex = state.leader_place[leader]
        state.leader_deeds[leader] |= ROLLED
        state.reacted.append(hex)
        needed = state.theatre.leaders[leader].reaction
        die = yield from roll("D3.10b", "ask-roll-reaction", {"leader": words[0], "needed": needed})
        succeeded = die >= needed
        if succeeded:
            for unit in self.gainers(state, side, hex):
                state.deeds[unit] |= RELEASED
                if state.marker[unit] == RESERVE:
                    state.marker[unit] = UNMARKED
            for truck, place in enumerate(state.organic_place):
                if place == hex and state.theatre.trucks[truck].side == side:
                    state.organic_reserve[truck] = RELEASED
            state.changed()
        message = "log-reaction" if succeeded else "log-no-reaction"
        state.tell("D3.10b", message, {"leader": words[0], "die": die, "hex": state.theatre.grid.names[hex]})


def can_act(state: State, unit: int) -> bool:
    """D-3.10b-e: whether there is something in this segment that a unit could do if it were released."""
    side, hex, grid = state.side_of(unit), state.place[unit], state.theatre.grid
    enemies = [other for other in state.stacks if state.holder(other) == 1 - side]
    if state.segment in BARRAGE:
        strength, range_ = state.barrage_of(unit)
        targets = [*enemies, *(port for port in ports_of(state) if state.owner[port] == 1 - side)]
        fires = strength and state.marker[unit] != STRAT
        return bool(fires) and any(grid.distance(hex, target) <= range_ for target in targets)
    if state.segment == ATTACK:
        attacks = not state.counter(unit).parenthesised and state.showing(unit).strength >= 0
        return attacks and state.marker[unit] != STRAT and any(other in enemies for other in grid.around(hex))
    return True


# D-3.10c-c3, -d, D-3.10g-b Who is left alone


def look_after_leaders(state: State) -> Procedure[None]:
    """A leader who is alone goes to another stack of his side; a battle group without a unit of its nation is gone."""
    end_groups(state)
    for number, leader in enumerate(state.theatre.leaders):
        hex = state.leader_place[number]
        if hex >= 0 and not leader.is_group and not state.units_of(leader.side, hex):
            yield from find_new_stack(state, number)


def end_groups(state: State) -> None:
    """D-3.10g-b: a battle group is gone as soon as no unit of its nation is with it."""
    for number, leader in enumerate(state.theatre.leaders):
        hex = state.leader_place[number]
        if not leader.is_group or hex < 0:
            continue
        if not any(state.counter(unit).nation == leader.nation for unit in state.units_of(leader.side, hex)):
            state.leader_place[number] = REMOVED
            state.tell("D3.10g", "log-group-gone", {"leader": leader.id})


def find_new_stack(state: State, leader: int) -> Procedure[None]:
    """D-3.10c-d: put on any friendly stack."""
    own = state.theatre.leaders[leader]
    stacks = [hex for hex in sorted(state.stacks) if state.holder(hex) == own.side]
    if not stacks:
        state.leader_place[leader] = REMOVED
        return
    options = [f"join {state.theatre.grid.names[hex]}" for hex in stacks]
    answer = yield choose(SIDE_NAMES[own.side], "D3.10c", "ask-join", options, arguments={"leader": own.id})
    state.leader_place[leader] = stacks[options.index(answer)]


def go_along(state: State, side: int, start: int, ends: list[int]) -> Procedure[None]:
    """O-9.12-r: a leader goes with those who retreat from his hex; where some stay he may stay too."""
    names = state.theatre.grid.names
    for leader in leaders_in(state, side, start):
        own = state.theatre.leaders[leader]
        if own.is_group or not ends:
            continue
        options = [f"join {names[hex]}" for hex in [*ends, *([start] if state.units_of(side, start) else [])]]
        answer = yield choose(SIDE_NAMES[side], "D3.10c", "ask-join", options, arguments={"leader": own.id})
        state.leader_place[leader] = state.theatre.hex_named(answer.removeprefix("join "))


def meet_enemies(state: State, side: int, hex: int) -> Procedure[None]:
    """D-3.10c-d: enemies of a side enter a hex in which its leaders are alone: a casualty roll, then another stack."""
    for leader in leaders_in(state, side, hex):
        if not state.theatre.leaders[leader].is_group and not state.units_of(side, hex):
            yield from casualty(state, leader)
            if state.leader_place[leader] == hex:
                yield from find_new_stack(state, leader)


def groups_follow(state: State, units: list[int], hex: int) -> None:
    """D-3.10g-b: a battle group goes with its units when none of its nation stays behind."""
    for number, leader in enumerate(state.theatre.leaders):
        place = state.leader_place[number]
        if not leader.is_group or place < 0 or place == hex or leader.side != state.side_of(units[0]):
            continue
        stay = [unit for unit in state.units_of(leader.side, place) if state.counter(unit).nation == leader.nation]
        near = place in state.theatre.grid.around(hex)
        if near and not stay and any(state.counter(unit).nation == leader.nation for unit in units):
            state.leader_place[number] = hex
