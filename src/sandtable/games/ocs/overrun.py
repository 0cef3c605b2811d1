"""8 Overrun: an attack in the middle of a move."""

from __future__ import annotations

from sandtable.engine.orders import Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.combat.against import AgainstHex
from sandtable.games.ocs.combat.attack import fight
from sandtable.games.ocs.combat.odds import Combat
from sandtable.games.ocs.combat.supply import cannot_pay
from sandtable.games.ocs.constants import (
    OVERRUN_BARRED_HEX,
    OVERRUN_BARRED_HEXSIDE,
    OVERRUN_MAX_ENTRY_MP,
    OVERRUN_MP,
)
from sandtable.games.ocs.hexes import opposite
from sandtable.games.ocs.modes import EXPLOIT, FINISHED, NEGATING, TRAPPED, UNMARKED
from sandtable.games.ocs.movement import allowance, begin, cannot_move, left, zones_that_count
from sandtable.games.ocs.numbers import MP, RE, shown
from sandtable.games.ocs.stacking import MOST, re_in
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.fuel import cannot_fuel, fuel
from sandtable.games.ocs.terrain import ALL, PROHIBITED, TRUCK
from sandtable.games.ocs.theatre import SANDSTORM, cross_country


def cannot_overrun(state: State, unit: int, hex: int) -> Reason | None:
    """8.1: why a unit cannot overrun a hex from where it stands."""
    named: dict[str, object] = {"unit": state.counter(unit).id, "hex": state.theatre.grid.names[hex]}
    origin = state.place[unit]
    if hex not in state.theatre.grid.around(origin):
        return Reason("8.1", "why-not-adjacent", named)
    if not state.is_attack_capable(unit) or state.marker[unit] not in (UNMARKED, EXPLOIT):
        return Reason("8.1", "why-not-attack-capable", named)
    reason = None if state.deeds[unit] & TRAPPED else cannot_move(state, unit)
    if reason is not None or state.deeds[unit] & (FINISHED | NEGATING):
        return reason or Reason("6.3", "why-finished", named)
    if left(state, unit) < OVERRUN_MP * MP:
        return Reason("8.1", "why-no-points-for-overrun", {**named, "left": shown(left(state, unit), MP)})
    why = state.cannot_enter(unit, hex)
    if why:
        return Reason("6.1", why, named)
    ground, crossed = state.theatre.ground, state.theatre.grid.side_between(origin, hex)
    listed = ground.feature[crossed] in OVERRUN_BARRED_HEXSIDE or ground.terrain[hex] in OVERRUN_BARRED_HEX
    if listed and state.options.overrun_bars_listed:  # OQ-10
        return Reason("8.1", "why-no-overrun-there", named)
    # O-8.1-g, -h: neither for the way there nor for the way back does a road help
    weather, mp_class = state.weather_by_hex(), state.showing(unit).mp_class
    back = opposite(crossed, state.theatre.grid.neighbours)
    there_cost = cross_country(state.theatre, mp_class, weather, crossed)
    back_cost = cross_country(state.theatre, mp_class, weather, back)
    if PROHIBITED in (there_cost, back_cost):
        return Reason("8.1", "why-no-overrun-there", named)
    if there_cost > OVERRUN_MAX_ENTRY_MP * MP:
        cost = allowance(state, unit) if there_cost == ALL else there_cost
        return Reason("8.1", "why-too-hard-to-enter", {**named, "cost": shown(cost, MP)})
    if SANDSTORM in (state.weather_in(origin), state.weather_in(hex)):
        return Reason("8.1", "why-sandstorm", named)
    return None


def cannot_be_overrun(state: State, side: int, hex: int) -> Reason | None:
    """O-8.1-a: there must be enemy combat units."""
    if state.holder(hex) != 1 - side:
        return Reason("8.1", "why-nobody-to-attack", {"hex": state.theatre.grid.names[hex]})
    return None


def cannot_overrun_together(state: State, group: list[int]) -> Reason | None:
    """O-8.1-c, -d, O-4.8-d: they began the phase together and go together, from a hex that is not overstacked."""
    origin, side = state.place[group[0]], state.side_of(group[0])
    for unit in group:
        if state.place[unit] != origin:
            return Reason(
                "8.1", "why-not-together", {"unit": state.counter(unit).id, "other": state.counter(group[0]).id}
            )
        if state.began[unit] != state.began[group[0]]:
            return Reason("8.1", "why-not-together-at-first", {"unit": state.counter(unit).id})
        if any(state.spent[other] for other in group) and unit not in state.moving:
            return Reason("8.1", "why-picked-up", {"unit": state.counter(unit).id})
    if re_in(state, side, origin) > MOST:
        found = shown(re_in(state, side, origin), RE)
        return Reason("4.8", "why-overstacked", {"hex": state.theatre.grid.names[origin], "re": found})
    return cannot_fuel(state, group) or cannot_pay(state, group)


class Overrun(AgainstHex):
    """`overrun C42.19 with br-7hus br-2rtr`: units of one hex."""

    word = "overrun"
    rule = "8.1"

    def cannot_be_target(self, state: State, side: int, hex: int) -> Reason | None:
        return cannot_be_overrun(state, side, hex)

    def cannot_take_part(self, state: State, unit: int, hex: int) -> Reason | None:
        return cannot_overrun(state, unit, hex)

    def cannot_go_together(self, state: State, units: list[int]) -> Reason | None:
        return cannot_overrun_together(state, units)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        hex = state.theatre.hex_named(words[0])
        group = [state.theatre.unit_number[word] for word in words[2:]]
        begin(state, group)
        yield from fuel(state, group)
        for unit in group:
            state.spent[unit] += OVERRUN_MP * MP
        if cannot_pay(state, group) is not None:  # O-8.1-o: the fuel has taken what there was
            state.tell("8.1", "log-overrun-off", {"hex": words[0], "units": words[2:]})
            return
        stood = yield from fight(state, Combat(hex, group, state.units_of(1 - side, hex), True))
        alive = [unit for unit in group if state.place[unit] >= 0]
        for unit in alive:
            if not stood or left(state, unit) <= 0:
                state.deeds[unit] |= FINISHED
        trap(state, alive)


def trap(state: State, units: list[int]) -> None:
    """O-4.5-u: on trucks in a zone of control entered in this phase one may only overrun again; else go on too."""
    for unit in units:
        hex = state.place[unit]
        state.deeds[unit] &= ~TRAPPED
        moved_in = hex != state.began[unit] and allowance(state, unit)
        if moved_in and state.showing(unit).mp_class == TRUCK and zones_that_count(state, units)[hex]:
            state.deeds[unit] |= TRAPPED
