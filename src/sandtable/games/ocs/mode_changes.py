"""5 Modes: how they are changed, by the orders `mode` and `release`."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.counters import COMBAT, MOVE
from sandtable.games.ocs.modes import CHANGED, DG, EXPLOIT, FINISHED, RELEASED, RESERVE, STRAT, UNMARKED
from sandtable.games.ocs.orders import Follow, Verb, group_named, others_to_name
from sandtable.games.ocs.state import State

AS_IT_IS: Final = -1
# The modes as orders name them: the marker, and the face that goes up
MODES: Final = {
    "combat": (UNMARKED, COMBAT),
    "move": (UNMARKED, MOVE),
    "reserve": (RESERVE, AS_IT_IS),
    "strat": (STRAT, MOVE),
}


def cannot_change(state: State, unit: int) -> Reason | None:
    """O-5.1-d to -h: why a unit changes neither mode nor face now."""
    named: dict[str, object] = {"unit": state.counter(unit).id}
    if state.marker[unit] == EXPLOIT:
        return Reason("5.1", "why-exploiting", named)
    if state.deeds[unit] & (CHANGED | FINISHED) or state.spent[unit]:
        return Reason("5.1", "why-mode-before-moving", named)
    return None


def cannot_become(state: State, unit: int, mode: str) -> Reason | None:
    """5.5-5.10: why a unit cannot change to a mode."""
    counter, hex = state.counter(unit), state.place[unit]
    named: dict[str, object] = {"unit": counter.id, "mode": mode}
    marker, face = MODES[mode]
    if state.marker[unit] == DG and marker != UNMARKED:
        return Reason("5.10", "why-dg", named)
    if marker in (RESERVE, STRAT) and state.in_enemy_zone(counter.side, hex):
        return Reason("5.7" if marker == RESERVE else "5.8", "why-in-zone", named)
    if marker == RESERVE and not has_marker_for(state, counter.side, hex):
        return Reason("5.7", "why-no-reserve-marker", named)
    if face == COMBAT and counter.is_replacement:
        return Reason("13.5", "why-no-combat-face", named)
    if marker == state.marker[unit] and face in (AS_IT_IS, state.face[unit]):
        return Reason("5.1", "why-in-that-mode", named)
    return None


def has_marker_for(state: State, side: int, hex: int) -> bool:
    """O-5.7-a, -b: whether a Reserve marker is in a hex, or left to be put there."""
    hexes = {state.place[unit] for unit in state.units_on_map(side) if state.marker[unit] == RESERVE}
    for truck, place in enumerate(state.organic_place):
        if place >= 0 and state.theatre.trucks[truck].side == side and state.organic_reserve[truck] & RESERVE:
            hexes.add(place)
    return hex in hexes or len(hexes) < state.reserve_markers(side)


class Mode(Verb):
    """`mode in-11 br-16 move`: in the Movement Phase, before a unit moves and once."""

    word = "mode"
    rule = "5.1"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        if words and words[-1] in MODES:
            return {END: None} if self.why_not(state, side, words) is None else {}
        group, reason = group_named(state, side, words) if words else ([], None)
        if reason is not None:
            return {}
        able = [unit for unit in state.units_on_map(side) if self.choices(state, [*group, unit])]
        units = others_to_name(state, group, able)
        return {**units, **dict.fromkeys(self.choices(state, group))} if group else units

    def choices(self, state: State, group: list[int]) -> list[str]:
        """The modes that all units of a group can change to."""
        if any(cannot_change(state, unit) is not None for unit in group):
            return []
        return [mode for mode in MODES if all(cannot_become(state, unit, mode) is None for unit in group)]

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        if not words or words[-1] not in MODES:
            return Reason("5.1", "why-no-such-mode", {"word": words[-1] if words else ""})
        group, reason = group_named(state, side, words[:-1])
        if reason is not None:
            return reason
        for unit in group:
            reason = cannot_change(state, unit) or cannot_become(state, unit, words[-1])
            if reason is not None:
                return reason
        return None

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        group, _ = group_named(state, side, words[:-1])
        marker, face = MODES[words[-1]]
        for unit in group:
            if state.marker[unit] != DG:
                state.marker[unit] = marker
            if face != AS_IT_IS:
                state.face[unit] = face
            state.deeds[unit] |= CHANGED
        state.changed()
        state.tell("5.1", "log-mode", {"units": words[:-1], "mode": words[-1]})
        yield from ()


class Release(Verb):
    """`release br-7hus`: O-5.7-m, at any moment of the own segment in the Reaction or Exploitation Phase."""

    word = "release"
    rule = "5.7"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        group, reason = group_named(state, side, words) if words else ([], None)
        if reason is not None or any(state.marker[unit] != RESERVE for unit in group):
            return {}
        able = [unit for unit in state.units_on_map(side) if state.marker[unit] == RESERVE]
        units = others_to_name(state, group, able)
        return {**units, END: None} if group else units

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        group, reason = group_named(state, side, words)
        if reason is not None:
            return reason
        for unit in group:
            if state.marker[unit] != RESERVE:
                return Reason("5.7", "why-not-in-reserve", {"unit": state.counter(unit).id})
        return None

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        group, _ = group_named(state, side, words)
        for unit in group:
            state.marker[unit] = UNMARKED
            state.deeds[unit] |= RELEASED
        state.changed()
        state.tell("5.7", "log-release", {"units": words})
        yield from ()
