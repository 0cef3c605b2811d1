"""5 Modes: how they are changed, by the orders `mode` and `release`."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.counters import COMBAT, MOVE, SIDE_NAMES
from sandtable.games.ocs.modes import CHANGED, DG, EXPLOIT, FINISHED, RELEASED, RESERVE, STRAT, UNMARKED
from sandtable.games.ocs.numbers import MP, shown
from sandtable.games.ocs.orders import Follow, Verb, group_named, names_of, others_to_name
from sandtable.games.ocs.state import State

AS_IT_IS: Final = -1
# The modes as orders name them: the marker, and the face that goes up
MODES: Final = {
    "combat": (UNMARKED, COMBAT),
    "move": (UNMARKED, MOVE),
    "reserve": (RESERVE, AS_IT_IS),
    "strat": (STRAT, MOVE),
}


def cannot_change(state: State, unit: int, mode: str) -> Reason | None:
    """O-5.1-d to -h: why a unit does not change to a mode or face now."""
    named: dict[str, object] = {"unit": state.counter(unit).id}
    if state.marker[unit] == EXPLOIT:
        return Reason("5.1", "why-exploiting", named)
    if state.deeds[unit] & FINISHED:
        return Reason("6.3", "why-finished", named)
    if mode == "reserve":
        # O-5.7-c, -e: after its face was chosen too, and after a quarter of its allowance was spent
        most = state.showing(unit).allowance * MP // 4
        if state.spent[unit] > most and not has_moved_one_hex(state, unit):
            points: dict[str, object] = {"spent": shown(state.spent[unit], MP), "most": shown(most, MP)}
            return Reason("5.7", "why-moved-too-far-for-reserve", {**named, **points})
    elif state.deeds[unit] & CHANGED or state.spent[unit]:
        return Reason("5.1", "why-mode-before-moving", named)
    return None


def has_moved_one_hex(state: State, unit: int) -> bool:
    """O-5.7-e, O-6.1-e: whether a unit has spent no more than the step from where it began the phase costs."""
    began, hex = state.began[unit], state.place[unit]
    if began not in state.theatre.grid.around(hex):
        return False
    step = state.costs(state.showing(unit).mp_class)[state.theatre.grid.side_between(began, hex)]
    return state.spent[unit] <= step


def cannot_become(state: State, unit: int, mode: str) -> Reason | None:
    """5.5-5.10: why a unit cannot change to a mode."""
    counter, hex = state.counter(unit), state.place[unit]
    named: dict[str, object] = {"unit": counter.id, "mode": mode}
    marker, face = MODES[mode]
    if state.marker[unit] == DG and marker != UNMARKED:
        return Reason("5.10", "why-dg", named)
    began = state.began[unit] if state.spent[unit] else hex  # O-5.7-c: where it began its move
    if marker in (RESERVE, STRAT) and state.in_enemy_zone(counter.side, began):
        return Reason("5.7" if marker == RESERVE else "5.8", "why-in-zone", named)
    if marker == RESERVE and not has_marker_for(state, counter.side, hex, counter.formation):
        return Reason("5.7", "why-no-reserve-marker", {**named, "markers": state.reserve_markers(counter.side)})
    if face == COMBAT and counter.is_replacement:
        return Reason("13.5", "why-no-combat-face", named)
    if state.marker[unit] in (marker, DG) and face in (AS_IT_IS, state.face[unit]):
        return Reason("5.1", "why-in-that-mode", named)
    return None


def choose_mode(state: State, unit: int, hex: int, rule: str) -> Procedure[None]:
    """O-13.5-g, O-13.6-b: a unit that appears in a hex is put there in any voluntary mode, as its side says."""
    counter, names = state.counter(unit), state.theatre.grid.names
    modes = [mode for mode in MODES if mode != "reserve" or has_marker_for(state, counter.side, hex, counter.formation)]
    if counter.is_replacement:
        modes.remove("combat")
    options = [f"place {counter.id} {mode}" for mode in modes]
    arguments: dict[str, object] = {"unit": counter.id, "hex": names[hex]}
    answer = yield choose(SIDE_NAMES[counter.side], rule, "ask-place", options, arguments=arguments)
    state.put(unit, hex)
    state.marker[unit], face = MODES[answer.split(" ")[-1]]
    state.face[unit] = max(face, COMBAT)


# 5.7 Reserve markers


def has_marker_for(state: State, side: int, hex: int, formation: str) -> bool:
    """O-5.7-a, -b: whether a Reserve marker is there that covers one of a hex and formation too, or one is left."""
    covered = covered_by_markers(state, side)
    return covered_as(state, hex, formation) in covered or len(covered) < state.reserve_markers(side)


def covered_by_markers(state: State, side: int) -> list[str]:
    """O-5.7-a, OQ-3: what each Reserve marker of a side on the map stands for."""
    covered: list[str] = []
    for unit in state.units_on_map(side):
        if state.marker[unit] == RESERVE:
            counter = state.counter(unit)
            covered.append(covered_as(state, state.place[unit], counter.formation) or counter.id)
    for truck, place in enumerate(state.organic_place):
        own = state.theatre.trucks[truck]
        if place >= 0 and own.side == side and state.organic_reserve[truck] & RESERVE:
            covered.append(covered_as(state, place, own.formation))
    return list(dict.fromkeys(covered))


def covered_as(state: State, hex: int, formation: str) -> str:
    """What a marker stands for: its hex, or a formation in it; nothing that an independent unit shares."""
    if state.options.reserve_covers_hex:
        return str(hex)
    return f"{hex} {formation}" if formation else ""


def reserve_hexes(state: State, side: int) -> list[int]:
    """The hexes in which any of a side is in Reserve, unit or organic truck."""
    units = [state.place[unit] for unit in state.units_on_map(side) if state.marker[unit] == RESERVE]
    trucks = [
        place
        for truck, place in enumerate(state.organic_place)
        if place >= 0 and state.theatre.trucks[truck].side == side and state.organic_reserve[truck] & RESERVE
    ]
    return sorted({*units, *trucks})


def end_reserve(state: State, hex: int) -> None:
    """Whoever is in Reserve in a hex no longer is: a result of combat, a hedgehog, or too many markers."""
    units = [unit for unit in state.stacks.get(hex, ()) if state.marker[unit] == RESERVE]
    for unit in units:
        state.marker[unit] = UNMARKED
    for truck, place in enumerate(state.organic_place):
        if place == hex:
            state.organic_reserve[truck] &= ~RESERVE
    if units:
        state.changed()
        names = [state.counter(unit).id for unit in units]
        state.tell("5.7", "log-reserve-ends", {"units": names, "hex": state.theatre.grid.names[hex]})


def leave_hedgehogs(state: State) -> None:
    """O-5.7-j: after a Movement Segment nobody is in Reserve in a hedgehog."""
    for hex in [*reserve_hexes(state, 0), *reserve_hexes(state, 1)]:
        if state.hedgehog_in(hex):
            end_reserve(state, hex)


def count_markers(state: State, side: int) -> Procedure[None]:
    """O-5.7-b: no more Reserve markers are out than a side has; also when a retreat has parted those under one."""
    while len(covered_by_markers(state, side)) > state.reserve_markers(side):
        hexes = reserve_hexes(state, side)
        options = [f"leave {state.theatre.grid.names[hex]}" for hex in hexes]
        answer = yield choose(SIDE_NAMES[side], "5.7", "ask-leave", options, again=True)
        end_reserve(state, hexes[options.index(answer)])


class Mode(Verb):
    """`mode in-11 br-16 move`: in the Movement Phase, as a unit begins to move and once; Reserve also after it."""

    word = "mode"
    rule = "5.1"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        if words and words[-1] in MODES:
            return {END: None} if self.why_not(state, side, words) is None else {}
        group, reason = group_named(state, side, words) if words else ([], None)
        if reason is not None:
            return {}
        others = others_to_name(state, side, group)
        units = names_of(state, [unit for unit in others if self.choices(state, [*group, unit])])
        return {**units, **dict.fromkeys(self.choices(state, group))} if group else units

    def choices(self, state: State, group: list[int]) -> list[str]:
        """The modes that all units of a group can change to."""
        return [
            mode
            for mode in MODES
            if all(
                cannot_change(state, unit, mode) is None and cannot_become(state, unit, mode) is None for unit in group
            )
        ]

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        if not words:
            return Reason("5.1", "why-no-unit-named", {})
        if words[-1] not in MODES:
            return Reason("5.1", "why-no-such-mode", {"word": words[-1]})
        group, reason = group_named(state, side, words[:-1])
        if reason is not None:
            return reason
        for unit in group:
            reason = cannot_change(state, unit, words[-1]) or cannot_become(state, unit, words[-1])
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
        others = others_to_name(state, side, group)
        units = names_of(state, [unit for unit in others if state.marker[unit] == RESERVE])
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
