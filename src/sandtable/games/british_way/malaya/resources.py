"""1.8 Resources: what a side has, pays and gains."""

from __future__ import annotations

from sandtable.games.british_way.malaya.state import MOST_RESOURCES, State
from sandtable.games.british_way.malaya.vocabulary import SIDES


def pay(state: State, side: str, cost: int, rule: str) -> None:
    """1.8: a cost is paid in full; whoever asks has seen to it that the side can."""
    if cost:
        place = SIDES.index(side)
        state.resources[place] -= cost
        if state.log is not None:
            state.tell(rule, "log-pay", {"side": side, "number": cost, "left": state.resources[place]})


def gain(state: State, side: str, number: int, rule: str) -> None:
    """1.8: what goes beyond 20 is lost."""
    if number:
        place = SIDES.index(side)
        state.resources[place] = min(state.resources[place] + number, MOST_RESOURCES)
        if state.log is not None:
            state.tell(rule, "log-gain", {"side": side, "number": number, "left": state.resources[place]})


def lose(state: State, side: str, number: int, rule: str) -> None:
    """5.1.3: an Event takes as many as there are."""
    pay(state, side, min(number, state.resources_of(side)), rule)
