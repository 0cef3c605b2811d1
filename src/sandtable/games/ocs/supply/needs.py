"""12.3 Needs: several units that each need some tokens at the same time, with different dumps in reach."""

from __future__ import annotations

from sandtable.engine.questions import Procedure
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.allotment import first_unmet
from sandtable.games.ocs.supply.points import pay, tokens_for
from sandtable.games.ocs.supply.reach import payers

Needs = dict[int, int]  # tokens, by unit


def first_without(state: State, needs: Needs, taken_from: int = NOWHERE) -> int:
    """The first unit whose need cannot be met together with those before it; NOWHERE if all can.

    `taken_from` is a dump from which a token has been taken already.
    """
    wants: list[list[int]] = []
    whose: list[int] = []
    stock: dict[int, int] = {}
    for unit, tokens in needs.items():
        dumps = list(dict.fromkeys(payer.dump for payer in payers(state, unit)))
        wants += [dumps] * tokens
        whose += [unit] * tokens
        stock.update({dump: max(number, stock.get(dump, 0)) for dump, number in tokens_for(state, unit).items()})
    if taken_from != NOWHERE:
        stock[taken_from] = stock.get(taken_from, 0) - 1
    unmet = first_unmet(wants, stock)
    return NOWHERE if unmet < 0 else whose[unmet]


def pay_needs(state: State, needs: Needs, rule: str, what: str) -> Procedure[None]:
    """Pay what each unit needs; no choice for one leaves another without."""
    units = list(needs)
    for place, unit in enumerate(units):
        counter = state.counter(unit)
        others = {other: needs[other] for other in units[place + 1 :]}
        for left in range(needs[unit], 0, -1):
            tokens = tokens_for(state, unit)
            dumps = {payer.dump: tokens[payer.dump] for payer in payers(state, unit)}
            if len(dumps) > 1 and first_without(state, {unit: left, **others}) == NOWHERE:
                waiting = {**others, unit: left - 1} if left > 1 else others
                dumps = {dump: 1 for dump in dumps if first_without(state, waiting, dump) == NOWHERE}
            if len(dumps) == 1:
                dumps = dict.fromkeys(dumps, 1)
            yield from pay(state, counter.side, rule, 1, dumps, counter.formation, what)
