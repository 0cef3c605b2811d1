"""12.5 Fuel: a unit on trucks or tracks spends no movement point without it."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import Reason
from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import DRY, FOR_FORMATION, FOR_PHASE
from sandtable.games.ocs.numbers import TOKENS_PER_SP
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.needs import first_without, pay_needs
from sandtable.games.ocs.supply.points import pay, tokens_for
from sandtable.games.ocs.supply.reach import Payer, can_draw, payers, throws_to
from sandtable.games.ocs.terrain import LEG

EACH: Final = "fuel each"
FORMATION: Final = "fuel formation"


def needs_fuel(state: State, unit: int) -> bool:
    """O-12.5-a, -b: on trucks or tracks, and none yet; a formation's fuel is joined where its source is in reach."""
    return state.showing(unit).mp_class != LEG and state.fuel[unit] == DRY and not can_join(state, unit)


def cannot_fuel(state: State, units: list[int]) -> Reason | None:
    """Why some units that begin to move cannot all have fuel where they stand."""
    thirsty = [unit for unit in units if needs_fuel(state, unit)]
    for formation in formation_sources(state, thirsty):
        thirsty = [unit for unit in thirsty if state.counter(unit).formation != formation]
    lacking = first_without(state, dict.fromkeys(thirsty, 1))
    return None if lacking == NOWHERE else Reason("12.5", "why-no-fuel", {"unit": state.counter(lacking).id})


def fuel(state: State, units: list[int]) -> Procedure[None]:
    """12.5: pay for the fuel of units that begin to move, each by itself or for a whole formation."""
    for unit in units:
        if state.fuel[unit] == DRY and can_join(state, unit):
            state.fuel[unit] = FOR_FORMATION
    for formation, sources in formation_sources(state, units).items():
        members = [unit for unit in units if needs_fuel(state, unit) and state.counter(unit).formation == formation]
        if not members:
            continue
        options = [f"{FORMATION} {name_of(state, source)}" for source in sources]
        if first_without(state, dict.fromkeys(members, 1)) == NOWHERE:
            options.insert(0 if len(members) < TOKENS_PER_SP else len(options), EACH)
        side = SIDE_NAMES[state.side_of(members[0])]
        answer = yield choose(
            side, "12.5", "ask-fuel", options, arguments={"formation": formation, "number": len(members)}
        )
        if answer != EACH:
            source = next(source for source in sources if answer == f"{FORMATION} {name_of(state, source)}")
            yield from fuel_formation(state, state.side_of(members[0]), formation, source)
    yield from fuel_each(state, [unit for unit in units if needs_fuel(state, unit)])


# O-12.5-f Single units


def fuel_each(state: State, units: list[int]) -> Procedure[None]:
    """O-12.5-f: one token for each unit of any size, good for this phase."""
    yield from pay_needs(state, dict.fromkeys(units, 1), "12.5", "fuel")
    for unit in units:
        state.fuel[unit] = FOR_PHASE


# O-12.5-d Formations


def formation_sources(state: State, units: list[int]) -> dict[str, list[Payer]]:
    """The formations of some units that could have fuel for a supply point, and through what."""
    formations: dict[str, list[Payer]] = {}
    for unit in units:
        counter = state.counter(unit)
        if not counter.formation or not needs_fuel(state, unit):
            continue
        tokens = tokens_for(state, unit)
        rich = [payer for payer in payers(state, unit) if tokens[payer.dump] >= TOKENS_PER_SP]
        if counter.formation in formations:
            rich = [payer for payer in formations[counter.formation] if serves(state, payer, unit)]
        formations[counter.formation] = rich
    return {formation: sources for formation, sources in formations.items() if sources}


def serves(state: State, source: Payer, unit: int) -> bool:
    """Whether a unit gets its supply from a dump through an HQ, or directly where there is none."""
    if source.hq == NOWHERE:
        return can_draw(state, state.side_of(unit), state.place[unit], source.dump)
    return unit == source.hq or throws_to(state, source.hq, unit)


def fuel_formation(state: State, side: int, formation: str, source: Payer) -> Procedure[None]:
    """O-12.5-d: a supply point for all units of a formation that reach the same HQ or dump, until the next Clean Up."""
    yield from pay(state, side, "12.5", TOKENS_PER_SP, {source.dump: TOKENS_PER_SP}, formation, "fuel")
    state.formation_fuel[formation] = (source.dump, source.hq)
    for unit in state.units_on_map(side):
        if state.counter(unit).formation == formation and serves(state, source, unit):
            state.fuel[unit] = FOR_FORMATION
    state.tell("12.5", "log-formation-fuelled", {"formation": formation, "source": name_of(state, source)})


def can_join(state: State, unit: int) -> bool:
    """O-12.5-j: a member that was out of reach when its formation paid joins where it reaches the same source."""
    source = state.formation_fuel.get(state.counter(unit).formation)
    return source is not None and serves(state, Payer(source[0], source[1]), unit)


def name_of(state: State, source: Payer) -> str:
    """A source in answers: its hex, and the HQ that throws from it."""
    name = state.theatre.grid.names[source.dump]
    return name if source.hq == NOWHERE else f"{name} {state.counter(source.hq).id}"
