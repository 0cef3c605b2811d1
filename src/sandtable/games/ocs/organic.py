"""13.2 Organic trucks, which serve their formation; unlike others they can be in Reserve (O-5.7-r)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.mode_changes import has_marker_for
from sandtable.games.ocs.modes import CHANGED, RELEASED, RESERVE
from sandtable.games.ocs.movement import begin, step_note
from sandtable.games.ocs.orders import TO, Follow, Verb, hex_named
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.points import take_from_ground
from sandtable.games.ocs.transport import (
    HANDLING,
    can_leave,
    cannot_get_to,
    drive_reach,
    hold_on_way,
    why_not_amount,
)
from sandtable.games.ocs.under_way import TRUCK_MA, end_transport

LOAD: Final = "load"
INTO_RESERVE: Final = "reserve"
RELEASE: Final = "release"


def cannot_be_ordered(state: State, side: int, truck: int) -> Reason | None:
    """Why there is no such truck to be ordered."""
    if truck != NOWHERE and state.theatre.trucks[truck].side == side and state.organic_place[truck] >= 0:
        return None
    if truck == NOWHERE:
        return Reason("13.2", "why-no-truck-named", {})
    return Reason("13.2", "why-no-such-truck", {"truck": state.theatre.trucks[truck].id})


def cannot_drive(state: State, truck: int) -> Reason | None:
    """O-13.2-e, O-7.0-f: why an organic truck neither moves nor loads in this segment."""
    if state.segment == "C2" or state.organic_reserve[truck] & RELEASED:
        return None
    return Reason("7.0", "why-truck-not-released", {"truck": state.theatre.trucks[truck].id})


def organic_left(state: State, truck: int) -> int:
    """O-5.7-e, -n, -o: in Reserve a quarter, released half in the Reaction Phase; less what is spent."""
    part = 4 if state.organic_reserve[truck] & RESERVE else 2 if state.segment == "E1" else 1
    return TRUCK_MA // part - state.organic_spent[truck]


def room(state: State, truck: int) -> int:
    """O-13.2-b, -c, O-12.2-b: how many tokens can be loaded where the truck stands."""
    if cannot_drive(state, truck) is not None or organic_left(state, truck) < HANDLING:
        return 0
    own, hex = state.theatre.trucks[truck], state.organic_place[truck]
    on_ground = state.dumps[own.side].get(hex, 0) - state.unloaded.get(hex, 0)
    return max(0, min(on_ground, own.capacity - state.organic_load[truck]))


def cannot_reserve(state: State, truck: int) -> Reason | None:
    """O-5.7-b, -c, -r: why an organic truck does not go into Reserve."""
    own, hex = state.theatre.trucks[truck], state.organic_place[truck]
    named: dict[str, object] = {"unit": own.id, "mode": INTO_RESERVE}
    if state.organic_reserve[truck] & RESERVE:
        return Reason("5.1", "why-in-that-mode", named)
    if state.segment != "C2" or state.organic_spent[truck] or state.organic_reserve[truck] & CHANGED:
        return Reason("5.1", "why-mode-before-moving", named)
    if state.in_enemy_zone(own.side, hex):
        return Reason("5.7", "why-in-zone", named)
    if has_marker_for(state, own.side, hex, own.formation):
        return None
    return Reason("5.7", "why-no-reserve-marker", {**named, "markers": state.reserve_markers(own.side)})


def cannot_release(state: State, truck: int) -> Reason | None:
    """O-5.7-m, O-13.2-m: why an organic truck does not come out of Reserve: as units do."""
    named: dict[str, object] = {"unit": state.theatre.trucks[truck].id}
    if not state.organic_reserve[truck] & RESERVE:
        return Reason("5.7", "why-not-in-reserve", named)
    if state.segment == "C2" and (state.organic_spent[truck] or state.organic_reserve[truck] & CHANGED):
        return Reason("5.1", "why-mode-before-moving", named)
    return None


class Convoy(Verb):
    """`convoy ot-4ind to C38.18`, `convoy ot-4ind load 2`, `convoy ot-4ind reserve`, `convoy ot-4ind release`."""

    word = "convoy"
    rule = "13.2"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        trucks = state.theatre.trucks
        if not words:
            able = [truck for truck in range(len(trucks)) if cannot_be_ordered(state, side, truck) is None]
            return {trucks[truck].id: None for truck in able if self.deeds(state, truck)}
        truck = state.theatre.truck_number.get(words[0], NOWHERE)
        if cannot_be_ordered(state, side, truck) is not None:
            return {}
        deeds = self.deeds(state, truck)
        if len(words) == 1:
            return deeds
        if len(words) == 2 and words[1] in deeds and words[1] == TO:
            found = drive_reach(state, side, state.organic_place[truck], organic_left(state, truck))
            names = state.theatre.grid.names
            zones = state.zones(1 - side)
            return {
                names[other]: step_note(cost, zones[other])
                for other, cost in found.cost.items()
                if other != found.start
            }
        if len(words) == 2 and words[1] in deeds and words[1] == LOAD:
            return {str(number): None for number in range(1, room(state, truck) + 1)}
        return {END: None} if self.why_not(state, side, words) is None else {}

    def deeds(self, state: State, truck: int) -> Follow:
        """What a truck can be ordered to do."""
        side, hex = state.theatre.trucks[truck].side, state.organic_place[truck]
        deeds: Follow = {}
        if cannot_drive(state, truck) is None and can_leave(state, side, hex, organic_left(state, truck)):
            deeds[TO] = None
        if room(state, truck):
            deeds[LOAD] = None
        if cannot_reserve(state, truck) is None:
            deeds[INTO_RESERVE] = None
        if cannot_release(state, truck) is None:
            deeds[RELEASE] = None
        return deeds

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        truck = state.theatre.truck_number.get(words[0] if words else "", NOWHERE)
        reason = cannot_be_ordered(state, side, truck)
        if reason is not None:
            return reason
        if words[1:] == [INTO_RESERVE]:
            return cannot_reserve(state, truck)
        if words[1:] == [RELEASE]:
            return cannot_release(state, truck)
        if len(words) != 3 or words[1] not in (TO, LOAD):
            return Reason("13.2", "why-no-destination", {})
        reason = cannot_drive(state, truck)
        if reason is not None or words[1] == LOAD:
            return reason or why_not_amount(words[2], room(state, truck), words[0])
        hex, reason = hex_named(state, words[2])
        if reason is not None:
            return reason
        return cannot_get_to(state, side, state.organic_place[truck], max(0, organic_left(state, truck)), hex)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        truck = state.theatre.truck_number[words[0]]
        begin(state, [])
        if words[1] in (TO, LOAD) and not state.organic_spent[truck]:
            end_transport(state)
        if words[1] == INTO_RESERVE:
            state.organic_reserve[truck] = RESERVE | CHANGED
            state.tell("5.7", "log-convoy-reserve", {"truck": words[0]})
        elif words[1] == RELEASE:
            state.organic_reserve[truck] = CHANGED if state.segment == "C2" else RELEASED
            state.tell("5.7", "log-convoy-release", {"truck": words[0]})
        elif words[1] == LOAD:
            take_from_ground(state, side, state.organic_place[truck], int(words[2]))
            state.organic_load[truck] += int(words[2])
            state.organic_spent[truck] += HANDLING
            state.tell("13.2", "log-convoy-load", {"truck": words[0], "tokens": int(words[2])})
        else:
            self.drive(state, side, truck, state.theatre.hex_named(words[2]))
            state.tell("13.2", "log-convoy", {"truck": words[0], "hex": words[2]})
        state.changed()
        yield from ()

    def drive(self, state: State, side: int, truck: int, hex: int) -> None:
        found = drive_reach(state, side, state.organic_place[truck], organic_left(state, truck))
        hold_on_way(state, side, found.way_to(hex))
        state.organic_place[truck] = hex
        state.organic_spent[truck] += found.cost[hex]
        if state.zones(1 - side)[hex] and state.holder(hex) != side:
            state.organic_spent[truck] = TRUCK_MA  # O-4.5-e
