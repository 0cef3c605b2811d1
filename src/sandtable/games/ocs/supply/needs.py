"""12.3 Needs: several units that each need some tokens at the same time, with different dumps in reach.

Tokens lie in pockets: what all may use in a hex is one, what an organic truck carries for its formation is another.
"""

from __future__ import annotations

from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.allotment import count_met, first_unmet
from sandtable.games.ocs.supply.negation import negate_on_way
from sandtable.games.ocs.supply.points import take_tokens, tokens_of
from sandtable.games.ocs.supply.reach import payers

Needs = dict[int, int]  # tokens, by unit
Pockets = dict[int, int]  # tokens, by pocket: the number of its hex, or after those of all hexes that of its truck
NOTHING: Pockets = {}


def pockets_of(state: State, unit: int) -> Pockets:
    """O-12.3-o, -q: what a unit can be paid from, the nearest dump first, in it what all may use before the trucks."""
    counter, hexes = state.counter(unit), len(state.theatre.grid)
    open_to_all = tokens_of(state, counter.side)
    found: Pockets = {}
    for dump in dict.fromkeys(payer.dump for payer in payers(state, unit)):
        if open_to_all.get(dump):
            found[dump] = open_to_all[dump]
        for number, place in enumerate(state.organic_place):
            truck = state.theatre.trucks[number]
            own = counter.formation and truck.formation == counter.formation and truck.side == counter.side
            if place == dump and own and state.organic_load[number]:
                found[hexes + number] = state.organic_load[number]
    return found


def first_without(state: State, needs: Needs, taken: Pockets = NOTHING) -> int:
    """The first unit whose need cannot be met together with those before it; NOWHERE if all can.

    `taken` has what is spoken for already.
    """
    wants, stock = wants_of(state, needs)
    for pocket, tokens in taken.items():
        if pocket in stock:
            stock[pocket] -= tokens
    unmet = first_unmet(wants, stock)
    whose = [unit for unit, tokens in needs.items() for _ in range(tokens)]
    return NOWHERE if unmet < 0 else whose[unmet]


def can_be_drawn(state: State, needs: Needs) -> int:
    """How many tokens of several needs can be met at most, for those who are told that it is too little."""
    wants, stock = wants_of(state, needs)
    return count_met(wants, stock)


def wants_of(state: State, needs: Needs) -> tuple[list[list[int]], Pockets]:
    """Token by token the pockets that could give it, and what all these pockets have."""
    wants: list[list[int]] = []
    stock: Pockets = {}
    for unit, tokens in needs.items():
        pockets = pockets_of(state, unit)
        wants += [list(pockets)] * tokens
        stock.update(pockets)
    return wants, stock


def pay_needs(state: State, needs: Needs, rule: str, what: str) -> Procedure[None]:
    """O-12.3-l: pay what each unit needs, token by token; no choice for one leaves another without."""
    units = list(needs)
    for place, unit in enumerate(units):
        others = {other: needs[other] for other in units[place + 1 :]}
        for left in range(needs[unit], 0, -1):
            waiting = {**others, unit: left - 1} if left > 1 else others
            by_dump: dict[int, int] = {}
            for pocket in pockets_of(state, unit):
                if first_without(state, waiting, {pocket: 1}) == NOWHERE:
                    by_dump.setdefault(dump_of(state, pocket), pocket)
            yield from pay_from_one(state, unit, by_dump, left, rule, what)


def pay_from_one(state: State, unit: int, by_dump: dict[int, int], left: int, rule: str, what: str) -> Procedure[None]:
    """One token of a unit's need, from the dump that its side names."""
    names, side = state.theatre.grid.names, state.side_of(unit)
    dump = next(iter(by_dump))
    if len(by_dump) > 1:
        options = [f"pay {names[one]} 1" for one in by_dump]
        arguments: dict[str, object] = {"need": left, "what": what}
        answer = yield choose(SIDE_NAMES[side], rule, "ask-pay", options, arguments=arguments)
        dump = list(by_dump)[options.index(answer)]
    pocket = by_dump[dump]
    if pocket == dump:
        take_tokens(state, side, dump, 1)
    else:
        state.organic_load[pocket - len(state.theatre.grid)] -= 1
        state.changed()
    state.tell(rule, "log-pay", {"side": SIDE_NAMES[side], "tokens": 1, "hex": names[dump], "what": what})
    negate_on_way(state, unit, dump)


def dump_of(state: State, pocket: int) -> int:
    """The hex of a pocket."""
    hexes = len(state.theatre.grid)
    return pocket if pocket < hexes else state.organic_place[pocket - hexes]
