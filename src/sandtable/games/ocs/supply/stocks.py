"""12.10 Internal stocks: what a unit carries for its own combat when no dump can pay, and how it gets it back."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.modes import FULL
from sandtable.games.ocs.numbers import RE
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.points import pay, tokens_of, waste_tokens
from sandtable.games.ocs.supply.reach import payers

PER_LEVEL: Final = 2  # tokens, of a unit or of each RE of one with several steps


def recovery_need(state: State, unit: int) -> int:
    """O-12.10-g, -j: the tokens that lift a unit by one level."""
    return PER_LEVEL * (state.re_of(unit) // RE) if state.counter(unit).is_multi_step else PER_LEVEL


def recover(state: State, side: int) -> Procedure[None]:
    """O-12.10-g to -k: forced, from every dump in reach but organic trucks; the owner chooses the order."""
    while True:
        low = [unit for unit in state.units_on_map(side) if state.stocks[unit] != FULL]
        able = [unit for unit in low if sum(dumps_for(state, unit).values()) >= recovery_need(state, unit)]
        if not able:
            for unit in low:
                waste(state, unit)
            return
        options = [f"recover {state.counter(unit).id}" for unit in able]
        answer = yield choose(SIDE_NAMES[side], "12.10", "ask-recover", options)
        unit = able[options.index(answer)]
        yield from pay(state, side, "12.10", recovery_need(state, unit), dumps_for(state, unit), what="stocks")
        state.stocks[unit] -= 1
        state.tell("12.10", "log-recovered", {"unit": state.counter(unit).id, "level": state.stocks[unit]})


def dumps_for(state: State, unit: int) -> dict[int, int]:
    """O-12.10-h: what the dumps that a unit reaches could give, organic trucks left out."""
    tokens = tokens_of(state, state.side_of(unit))
    return {payer.dump: tokens[payer.dump] for payer in payers(state, unit) if tokens.get(payer.dump)}


def waste(state: State, unit: int) -> None:
    """O-12.10-i: what is there but too little is spent all the same."""
    for dump, tokens in dumps_for(state, unit).items():
        waste_tokens(state, state.side_of(unit), dump, tokens)
