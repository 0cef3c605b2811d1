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
from sandtable.games.ocs.supply.points import take_tokens, tokens_for
from sandtable.games.ocs.supply.reach import payers, reaches
from sandtable.games.ocs.supply.stocks import recover
from sandtable.games.ocs.supply.together import without_trace

MANY_STEPS: Final = 5
FOR_MANY: Final = 3
ALL: Final = 99
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


# 12.6 Feeding


def feed(state: State, side: int, hungry: list[int]) -> Procedure[list[int]]:
    """O-12.6-k to -m: the owner feeds units without trace, a token for each two RE from one dump; who is fed."""
    fed: list[int] = []
    eaten: dict[int, int] = {}  # RE by dump, in quarters
    while True:
        meals = {
            f"feed {state.counter(unit).id} {state.theatre.grid.names[dump]}": (unit, dump)
            for unit in hungry
            if unit not in fed and state.marker[unit] != STRAT
            for dump in dict.fromkeys([*(payer.dump for payer in payers(state, unit)), *eaten])
            if tokens_for(state, unit).get(dump, 0) >= price(state, unit, eaten.get(dump, 0))
            and reaches(state, unit, dump)
        }
        if not meals:
            return fed
        options = [*meals, DONE]
        answer = yield choose(SIDE_NAMES[side], "12.6", "ask-feed", options, again=True)
        if answer == DONE:
            return fed
        unit, dump = meals[answer]
        counter = state.counter(unit)
        take_tokens(state, side, dump, price(state, unit, eaten.get(dump, 0)), counter.formation)
        eaten[dump] = eaten.get(dump, 0) + state.re_of(unit)
        fed.append(unit)
        state.tell("12.6", "log-fed", {"unit": counter.id, "hex": state.theatre.grid.names[dump]})


def price(state: State, unit: int, eaten: int) -> int:
    """O-12.6-k, -m: the tokens that a unit adds to what is eaten from a dump: one for two RE in all, fractions up."""
    return tokens_for_re(eaten + state.re_of(unit)) - tokens_for_re(eaten)


def tokens_for_re(quarters: int) -> int:
    return -(-quarters // (2 * RE))


# 12.8 Attrition


def attrition(state: State, side: int, hex: int) -> Procedure[None]:
    """O-12.8-f to -i: for each hex with marked units a roll on the column of the best rating among them."""
    units = [unit for unit in state.units_of(side, hex) if state.out_of_supply[unit]]
    if not units:
        return
    best = max(state.may_lead(units), key=lambda unit: (state.rating_of(unit), -unit))
    bonus = yield from state.leader_bonus(best, False)
    rating = min(max(state.rating_of(best) + bonus, 0), len(ATTRITION) - 1)
    many = FOR_MANY if sum(state.steps[unit] for unit in units) >= MANY_STEPS else 0
    name = state.theatre.grid.names[hex]
    dice = yield from roll_two("12.8", "roll-attrition", {"hex": name, "rating": rating, "modifier": many})
    lost = next(lost for highest, lost in ATTRITION[rating] if dice + many <= highest)
    state.tell("12.8", "log-attrition", {"hex": name, "dice": dice, "modifier": many, "steps": lost})
    if lost == ALL:
        for unit in units:
            kill(state, unit, "12.8")
    else:
        yield from lose_any(state, units, lost, "12.8")
