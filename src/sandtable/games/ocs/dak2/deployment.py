"""1.1, 7 Free set-up: a side puts the units that its header leaves free within its zone; who is not moved stays."""

from __future__ import annotations

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import DONE, Procedure, choose_order
from sandtable.games.ocs.counters import AXIS, SIDE_NAMES
from sandtable.games.ocs.dak2.course import SET_UP
from sandtable.games.ocs.dak2.state import State as DakState
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.mode_changes import MODES, has_marker_for
from sandtable.games.ocs.modes import CHANGED, RESERVE, STRAT
from sandtable.games.ocs.numbers import RE, shown
from sandtable.games.ocs.orders import AT, Follow, SegmentOrders, Verb, hex_named, unit_named
from sandtable.games.ocs.stacking import MOST, re_in
from sandtable.games.ocs.state import State
from sandtable.games.ocs.terrain import PROHIBITED


def cannot_deploy(state: State, unit: int) -> Reason | None:
    """D-7.1-ax-zone, D-7.1-al-zone: why a unit is not the player's to place, or not any more."""
    assert isinstance(state, DakState)
    named: dict[str, object] = {"unit": state.counter(unit).id}
    if unit not in state.free:
        return Reason("D7.0", "why-not-free", named)
    return Reason("D7.0", "why-deployed", named) if state.deeds[unit] & CHANGED else None


def cannot_deploy_at(state: State, unit: int, hex: int) -> Reason | None:
    """O-1.1-f and the zones: why a unit is not placed in a hex."""
    counter, ground = state.counter(unit), state.theatre.ground
    named: dict[str, object] = {"unit": counter.id, "hex": state.theatre.grid.names[hex]}
    if state.theatre.chart[ground.terrain[hex]].costs[counter.faces[1].mp_class] >= PROHIBITED:
        return Reason("6.2", "why-prohibited", named)
    if state.barriers(counter.side)[hex]:
        return Reason("4.8", "why-enemy-units", named)
    if not in_zone(state, unit, hex):
        return Reason("D7.0", "why-out-of-zone", named)
    if hex != state.place[unit] and re_in(state, counter.side, hex) + state.re_of(unit) > MOST:
        found = shown(re_in(state, counter.side, hex) + state.re_of(unit), RE)
        return Reason("4.8", "why-overstacked", {"hex": named["hex"], "re": found})
    return None


def in_zone(state: State, unit: int, hex: int) -> bool:
    """Italians in Libya, or with others in Egypt; Allies in Egypt, with the nearest Italians to their west."""
    country = state.theatre.ground.country[hex]
    if state.side_of(unit) == AXIS:
        return country == "Libya" or any(other != unit for other in state.units_of(AXIS, hex))
    grid = state.theatre.grid
    italians = sorted({state.place[other] for other in state.units_on_map(AXIS)})
    nearest = min(italians, key=lambda other: (grid.distance(hex, other), other))
    return country == "Egypt" and grid.columns[hex] < grid.columns[nearest]


def cannot_deploy_in(state: State, unit: int, hex: int, mode: str) -> Reason | None:
    """O-1.1-b: any voluntary mode, but neither Reserve nor Strat next to an enemy who can attack."""
    marker, _ = MODES[mode]
    side = state.side_of(unit)
    named: dict[str, object] = {"unit": state.counter(unit).id, "mode": mode}
    if marker in (RESERVE, STRAT) and any(
        state.is_attack_capable(enemy)
        for other in state.theatre.grid.around(hex)
        for enemy in state.units_of(1 - side, other)
    ):
        return Reason("5.7" if marker == RESERVE else "5.8", "why-in-zone", named)
    if marker == RESERVE and not has_marker_for(state, side, hex, state.counter(unit).formation):
        return Reason("5.7", "why-no-reserve-marker", {**named, "markers": state.reserve_markers(side)})
    return None


class Deploy(Verb):
    """`deploy it-20l at C44.30 combat`: a free unit, once."""

    word = "deploy"
    rule = "D7.0"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        assert isinstance(state, DakState)
        if not words:
            own = [unit for unit in state.free if state.side_of(unit) == side]
            return {state.counter(unit).id: None for unit in own if cannot_deploy(state, unit) is None}
        unit, reason = unit_named(state, side, words[0])
        if reason is not None or cannot_deploy(state, unit) is not None:
            return {}
        if len(words) == 1:
            return {AT: None}
        if len(words) == 2 and words[1] == AT:
            names = state.theatre.grid.names
            return {name: None for hex, name in enumerate(names) if cannot_deploy_at(state, unit, hex) is None}
        if len(words) == 3:
            hex = state.theatre.hex_named(words[2])
            if hex == NOWHERE or cannot_deploy_at(state, unit, hex) is not None:
                return {}
            return {mode: None for mode in MODES if cannot_deploy_in(state, unit, hex, mode) is None}
        return {END: None} if self.why_not(state, side, words) is None else {}

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        if len(words) != 4 or words[1] != AT:
            return Reason("D7.0", "why-no-destination", {})
        if words[3] not in MODES:
            return Reason("5.1", "why-no-such-mode", {"word": words[3]})
        unit, reason = unit_named(state, side, words[0])
        hex, other_reason = hex_named(state, words[2])
        reason = reason or other_reason or cannot_deploy(state, unit)
        return reason or cannot_deploy_at(state, unit, hex) or cannot_deploy_in(state, unit, hex, words[3])

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        unit, hex = state.theatre.unit_number[words[0]], state.theatre.hex_named(words[2])
        state.put(unit, hex)
        state.marker[unit], face = MODES[words[3]]
        state.face[unit] = max(face, 0)
        state.deeds[unit] |= CHANGED
        state.set_owner(hex, side)
        state.changed()
        state.tell("D7.0", "log-deployed", {"unit": words[0], "hex": words[2], "mode": words[3]})
        yield from ()


def deploy(state: DakState, side: str) -> Procedure[None]:
    """D-7.1-setup: a side places its free units, one after the other, until it is done."""
    number = SIDE_NAMES.index(side)
    state.segment, state.phasing = SET_UP, number
    orders = SegmentOrders(state, number, [Deploy()])
    answer = yield choose_order(side, "D7.0", "ask-deploy", orders)
    if answer != DONE:
        yield from orders.verbs[0].carry_out(state, number, answer.split(" ")[1:])
        state.schedule(("deploy", (side,)))
