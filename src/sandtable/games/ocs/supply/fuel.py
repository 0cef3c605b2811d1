"""12.5 Fuel: a unit on trucks or tracks spends no movement point without it."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import Reason
from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import DRY, FOR_FORMATION, FOR_GROUP, FOR_PHASE
from sandtable.games.ocs.numbers import TOKENS_PER_SP
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.needs import Pockets, can_be_drawn, dump_of, first_without, pay_needs, pockets_of
from sandtable.games.ocs.supply.negation import negate_on_way
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
    if can_fuel(state, [], thirsty, {}):
        return None
    needs = dict.fromkeys(thirsty, 1)
    lacking = state.counter(first_without(state, needs)).id
    told: dict[str, object] = {"unit": lacking, "need": len(thirsty), "there": can_be_drawn(state, needs)}
    return Reason("12.5", "why-no-fuel", told)


def can_fuel(state: State, each: list[int], others: list[int], taken: Pockets) -> bool:
    """Whether all can have fuel: some each by itself, others so or by their formations, besides what is taken."""
    if first_without(state, dict.fromkeys([*each, *others], 1), taken) == NOWHERE:
        return True
    for formation, sources in formation_sources(state, others).items():
        rest = [unit for unit in others if state.counter(unit).formation != formation]
        member = next(unit for unit in others if state.counter(unit).formation == formation)
        for source in sources:
            after = take_supply_point(state, member, source, taken)
            if after is not None and can_fuel(state, each, rest, after):
                return True
    return False


def dumps_behind(state: State, member: int, source: Payer) -> list[int]:
    """O-12.3-l: the dump of a source; all that its HQ draws from where none of them has a supply point by itself."""
    if source.hq == NOWHERE or tokens_for(state, member).get(source.dump, 0) >= TOKENS_PER_SP:
        return [source.dump]
    return list(dict.fromkeys(payer.dump for payer in payers(state, member) if payer.hq == source.hq))


def take_supply_point(state: State, member: int, source: Payer, taken: Pockets) -> Pockets | None:
    """What is taken when a formation has a supply point from a source besides, or None if there is too little."""
    after, left, dumps = taken.copy(), TOKENS_PER_SP, dumps_behind(state, member, source)
    for pocket, tokens in pockets_of(state, member).items():
        if dump_of(state, pocket) in dumps:
            part = min(left, tokens - after.get(pocket, 0))
            after[pocket] = after.get(pocket, 0) + part
            left -= part
    return None if left else after


def fuel(state: State, units: list[int]) -> Procedure[None]:
    """12.5: pay for the fuel of units that begin to move, each by itself or for a whole formation."""
    for unit in units:
        if state.fuel[unit] == DRY and can_join(state, unit):
            state.fuel[unit] = FOR_FORMATION
    each: list[int] = []
    for formation, sources in formation_sources(state, units).items():
        thirsty = [unit for unit in units if unit not in each and needs_fuel(state, unit)]
        members = [unit for unit in thirsty if state.counter(unit).formation == formation]
        rest = [unit for unit in thirsty if unit not in members]
        options: list[str] = []
        for source in sources:
            after = take_supply_point(state, members[0], source, {})
            if after is not None and can_fuel(state, each, rest, after):
                options.append(f"{FORMATION} {name_of(state, members[0], source)}")
        if can_fuel(state, [*each, *members], rest, {}):
            options.insert(0 if len(members) < TOKENS_PER_SP else len(options), EACH)
        side = state.side_of(members[0])
        arguments: dict[str, object] = {"formation": formation, "number": len(members)}
        answer = yield choose(SIDE_NAMES[side], "12.5", "ask-fuel", options, arguments=arguments)
        if answer == EACH:
            each += members
        else:
            source = next(source for source in sources if answer == f"{FORMATION} {name_of(state, members[0], source)}")
            yield from fuel_formation(state, members, source)
    yield from fuel_each(state, [unit for unit in units if needs_fuel(state, unit)])


# O-12.5-f Single units


def fuel_each(state: State, units: list[int]) -> Procedure[None]:
    """O-12.5-f: one token for each unit of any size, good for this phase; with a battle group for longer."""
    yield from pay_needs(state, dict.fromkeys(units, 1), "12.5", "fuel")
    for unit in units:
        state.fuel[unit] = FOR_GROUP if state.in_battle_group(unit) else FOR_PHASE


def leave_groups(state: State) -> None:
    """D-3.10g-h: who is no longer with a battle group has its fuel for this phase only."""
    for unit, place in enumerate(state.place):
        if state.fuel[unit] == FOR_GROUP and place >= 0 and not state.in_battle_group(unit):
            state.fuel[unit] = FOR_PHASE


# O-12.5-d Formations


def formation_sources(state: State, units: list[int]) -> dict[str, list[Payer]]:
    """The formations of some units that could have fuel for a supply point, and through what."""
    formations: dict[str, list[Payer]] = {}
    for unit in units:
        counter = state.counter(unit)
        if not counter.formation or state.in_battle_group(unit) or not needs_fuel(state, unit):
            continue  # D-3.10g-i
        tokens = tokens_for(state, unit)
        own = payers(state, unit)
        rich = [payer for payer in own if tokens[payer.dump] >= TOKENS_PER_SP]
        for hq in dict.fromkeys(payer.hq for payer in own if payer.hq != NOWHERE):
            through = [payer for payer in own if payer.hq == hq]
            if (
                not any(payer in rich for payer in through)
                and sum(tokens[one.dump] for one in through) >= TOKENS_PER_SP
            ):
                rich.append(through[0])
        if counter.formation in formations:
            rich = [payer for payer in formations[counter.formation] if serves(state, payer, unit)]
        formations[counter.formation] = rich
    return {formation: sources for formation, sources in formations.items() if sources}


def serves(state: State, source: Payer, unit: int) -> bool:
    """Whether a unit gets its supply from a dump through an HQ, or directly where there is none."""
    if source.hq == NOWHERE:
        return can_draw(state, state.side_of(unit), state.place[unit], source.dump)
    return unit == source.hq or throws_to(state, source.hq, unit)


def fuel_formation(state: State, members: list[int], source: Payer) -> Procedure[None]:
    """O-12.5-d: a supply point for all units of a formation that reach the same HQ or dump, until the next Clean Up."""
    side, formation = state.side_of(members[0]), state.counter(members[0]).formation
    name, planned = name_of(state, members[0], source), take_supply_point(state, members[0], source, {})
    assert planned is not None
    for dump in dict.fromkeys(dump_of(state, pocket) for pocket, tokens in planned.items() if tokens):
        tokens = sum(number for pocket, number in planned.items() if dump_of(state, pocket) == dump)
        yield from pay(state, side, "12.5", tokens, {dump: tokens}, formation, "fuel")
        negate_on_way(state, members[0], dump)
    state.formation_fuel[formation] = (source.dump, source.hq)
    for unit in state.units_on_map(side):
        own = state.counter(unit).formation == formation and not state.in_battle_group(unit)
        if own and serves(state, source, unit):
            state.fuel[unit] = FOR_FORMATION
    state.tell("12.5", "log-formation-fuelled", {"formation": formation, "source": name.split(" ")})


def can_join(state: State, unit: int) -> bool:
    """O-12.5-j: a member that was out of reach when its formation paid joins where it reaches the same source."""
    source = None if state.in_battle_group(unit) else state.formation_fuel.get(state.counter(unit).formation)
    return source is not None and serves(state, Payer(source[0], source[1]), unit)


def name_of(state: State, member: int, source: Payer) -> str:
    """A source in answers: its hex, or hexes, and the HQ that throws from there."""
    name = " ".join(state.theatre.grid.names[dump] for dump in dumps_behind(state, member, source))
    return name if source.hq == NOWHERE else f"{name} {state.counter(source.hq).id}"
