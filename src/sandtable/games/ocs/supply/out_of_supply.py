"""12.6-12.8 The Supply Phase: trace, feeding, Out of Supply, attrition; and breaking out."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, choose
from sandtable.games.ocs.combat.losses import kill, lose_any
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dice import roll_two
from sandtable.games.ocs.modes import STRAT
from sandtable.games.ocs.numbers import RE
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.points import take_tokens, tokens_for, tokens_in
from sandtable.games.ocs.supply.reach import payers, reaches
from sandtable.games.ocs.supply.stocks import recover
from sandtable.games.ocs.supply.together import without_trace
from sandtable.games.ocs.supply.trace import transport_in_trace

MANY_STEPS: Final = 5
FOR_MANY: Final = 3
ALL: Final = 99
RE_PER_TOKEN: Final = 2 * RE
# What was paid for and nobody has eaten yet, in quarters of an RE: by dump, and by formation; "" for everybody's
Spare = dict[tuple[int, str], int]
# O-12.8-f: by rating from 0 to 5, the highest roll of each result and the steps lost
ATTRITION: Final = [
    [(3, 1), (5, 2), (7, 4), (99, ALL)],
    [(2, 0), (4, 1), (6, 2), (8, 4), (99, ALL)],
    [(3, 0), (5, 1), (7, 2), (9, 4), (99, ALL)],
    [(5, 0), (7, 1), (9, 2), (11, 4), (99, ALL)],
    [(7, 0), (9, 1), (10, 2), (11, 4), (99, ALL)],
    [(8, 0), (10, 1), (11, 2), (12, 4), (99, ALL)],
]


def supply_phase(state: State, side: int) -> Procedure[None]:
    """O-12.6-p: stocks are recovered, trace is tested, units without it are fed or marked, attrition is rolled."""
    yield from recover(state, side)
    hungry = yield from without_trace(state, side)
    fed = yield from feed(state, side, hungry)
    for unit in state.units_on_map(side):
        state.cut_off[unit] = unit in hungry
        mark(state, unit, unit in hungry and unit not in fed)
    note_transport_cut_off(state, side)
    for hex in sorted(state.stacks):
        if state.holder(hex) == side:
            yield from attrition(state, side, hex)


def mark(state: State, unit: int, out: bool) -> None:
    """O-12.8-a: a unit is marked Out of Supply, or no longer."""
    if bool(state.out_of_supply[unit]) != out:
        state.out_of_supply[unit] = out
        message = "log-out-of-supply" if out else "log-in-supply"
        hex = state.theatre.grid.names[state.place[unit]]
        state.tell("12.8", message, {"unit": state.counter(unit).id, "hex": hex})
        state.changed()


def note_transport_cut_off(state: State, side: int) -> None:
    """O-12.8-m: transport needs no trace, but may break out only in the first turn without it."""
    for lot in state.trucks:
        if lot.side == side:
            lot.cut_off = not transport_in_trace(state, side, lot.hex)
    for truck, place in enumerate(state.organic_place):
        own = state.theatre.trucks[truck]
        if place >= 0 and own.side == side:
            state.organic_cut_off[truck] = not transport_in_trace(state, side, place, own.nation, own.formation)


# 12.6 Feeding


def feed(state: State, side: int, hungry: list[int]) -> Procedure[list[int]]:
    """O-12.6-k to -m: the owner feeds units without trace, a token for each two RE from one dump; who is fed."""
    fed: list[int] = []
    spare: Spare = {}
    while True:
        meals = {
            meal_of(state, unit, dump): (unit, dump)
            for unit in hungry
            if unit not in fed and state.marker[unit] != STRAT
            for dump in dict.fromkeys([*(payer.dump for payer in payers(state, unit)), *(place for place, _ in spare)])
            if tokens_for(state, unit).get(dump, 0) >= price(state, unit, dump, spare) and reaches(state, unit, dump)
        }
        single = [unit for unit, _ in meals.values()]
        for unit in hungry:
            if unit not in single and unit not in fed and state.marker[unit] != STRAT:
                meals |= {meal_of(state, unit, dump): (unit, dump) for dump in dumps_together(state, unit)}
        if not meals:
            return fed
        options = [*meals, DONE]
        answer = yield choose(SIDE_NAMES[side], "12.6", "ask-feed", options, again=True)
        if answer == DONE:
            return fed
        unit, dump = meals[answer]
        if unit in single:
            eat(state, unit, dump, price(state, unit, dump, spare), spare)
        else:
            yield from eat_from_several(state, unit, dump)
        fed.append(unit)


def meal_of(state: State, unit: int, dump: int) -> str:
    return f"feed {state.counter(unit).id} {state.theatre.grid.names[dump]}"


def eat(state: State, unit: int, dump: int, tokens: int, spare: Spare) -> None:
    """O-12.6-m: what a token feeds beyond the unit is left to others; that of an organic truck to its formation."""
    counter, need = state.counter(unit), state.re_of(unit)
    for share in shares_of(state, unit, dump):
        taken = min(need, spare.get(share, 0))
        spare[share] = spare.get(share, 0) - taken
        need -= taken
    if tokens:
        whose = "" if tokens <= tokens_in(state, counter.side, dump) else counter.formation
        spare[dump, whose] = spare.get((dump, whose), 0) + max(tokens * RE_PER_TOKEN - need, 0)
    take_tokens(state, counter.side, dump, tokens, counter.formation)
    told: dict[str, object] = {"unit": counter.id, "hex": state.theatre.grid.names[dump], "tokens": tokens}
    state.tell("12.6", "log-fed", told)


def dumps_together(state: State, unit: int) -> dict[int, int]:
    """O-12.3-l: the dumps that feed a unit only together, with what each has; none if they cannot."""
    tokens = tokens_for(state, unit)
    dumps = {payer.dump: tokens[payer.dump] for payer in payers(state, unit)}
    return dumps if sum(dumps.values()) >= tokens_for_re(state.re_of(unit)) else {}


def eat_from_several(state: State, unit: int, first: int) -> Procedure[None]:
    """O-12.3-l: a unit eats all that one dump has, and the rest from others, as its side says."""
    need, dumps = tokens_for_re(state.re_of(unit)), dumps_together(state, unit)
    dump = first
    while True:
        tokens = min(need, dumps.pop(dump))
        eat(state, unit, dump, tokens, {})
        need -= tokens
        if not need:
            return
        meals = {meal_of(state, unit, other): other for other in dumps}
        side = SIDE_NAMES[state.side_of(unit)]
        dump = meals[(yield choose(side, "12.6", "ask-feed", list(meals)))]


def price(state: State, unit: int, dump: int, spare: Spare) -> int:
    """O-12.6-k, -m: the tokens that a unit adds to what is eaten from a dump: one for two RE in all, fractions up."""
    left = sum(spare.get(share, 0) for share in shares_of(state, unit, dump))
    return tokens_for_re(max(state.re_of(unit) - left, 0))


def shares_of(state: State, unit: int, dump: int) -> list[tuple[int, str]]:
    """O-13.2-l: whose spare food in a dump a unit may eat: its formation's, then everybody's."""
    return [(dump, whose) for whose in dict.fromkeys((state.counter(unit).formation, ""))]


def tokens_for_re(quarters: int) -> int:
    return -(-quarters // RE_PER_TOKEN)


# 12.8 Attrition


def rating_in_want(state: State, unit: int) -> int:
    """O-12.8-i, O-9.6-c: DG does not lower the rating for attrition; in Strat Mode it is 0 here too."""
    return 0 if state.marker[unit] == STRAT else state.rating_of(unit)


def steps_lost(rating: int, roll: int) -> int:
    """O-12.8-f: what a roll in the column of a rating costs; ALL of them where the chart says so."""
    return next(lost for highest, lost in ATTRITION[rating] if roll <= highest)


def attrition(state: State, side: int, hex: int) -> Procedure[None]:
    """O-12.8-f to -i: for each hex with marked units a roll on the column of the best rating among them."""
    units = [unit for unit in state.units_of(side, hex) if state.out_of_supply[unit]]
    if not units:
        return
    best = max(state.may_lead(units), key=lambda unit: (rating_in_want(state, unit), -unit))
    bonus = yield from state.leader_bonus(best, False)
    rating = min(max(rating_in_want(state, best) + bonus, 0), len(ATTRITION) - 1)
    many = FOR_MANY if sum(state.steps[unit] for unit in units) >= MANY_STEPS else 0
    name = state.theatre.grid.names[hex]
    dice = yield from roll_two("12.8", "ask-roll-attrition", {"hex": name, "rating": rating, "modifier": many})
    lost = steps_lost(rating, dice + many)
    state.tell("12.8", "log-attrition", {"hex": name, "dice": dice, "modifier": many, "steps": lost})
    if lost == ALL:
        for unit in units:
            kill(state, unit, "12.8")
    else:
        yield from lose_any(state, units, lost, "12.8")
