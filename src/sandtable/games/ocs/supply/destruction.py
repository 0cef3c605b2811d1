"""12.11 Destruction of dumps: their owner blows them up."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import Reason
from sandtable.engine.questions import Procedure, roll
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.numbers import nearest
from sandtable.games.ocs.orders import Follow, Verb
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.points import take_tokens, tokens_in, tokens_of
from sandtable.games.ocs.transport import hex_before_amount, next_amount, why_not_amount

DESTROYED: Final = [25, 50, 50, 75, 75, 100]  # percent, by die


def loaded(state: State, side: int, hex: int = NOWHERE) -> list[int]:
    """The organic trucks of a side that carry something, on the map or in one hex of it."""
    return [
        truck
        for truck, place in enumerate(state.organic_place)
        if place >= 0
        and hex in (place, NOWHERE)
        and state.theatre.trucks[truck].side == side
        and state.organic_load[truck]
    ]


class Blow(Verb):
    """`blow C42.19 8`: O-12.11-a, all or part of the supply in a hex, once for each dump and phase."""

    word = "blow"
    rule = "12.11"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        hexes = dict.fromkeys([*tokens_of(state, side), *(state.organic_place[one] for one in loaded(state, side))])
        return next_amount(state, words, {hex: self.most(state, side, hex) for hex in hexes})

    def most(self, state: State, side: int, hex: int) -> int:
        if hex in state.blown:
            return 0
        return tokens_in(state, side, hex) + sum(state.organic_load[truck] for truck in loaded(state, side, hex))

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        hex, reason = hex_before_amount(state, words)
        return reason or why_not_amount(words[1], self.most(state, side, hex), words[0], self.rule)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        hex, number = state.theatre.hex_named(words[0]), int(words[1])
        state.blown.append(hex)
        die = yield from roll("12.11", "ask-roll-blow", {"hex": words[0], "tokens": number})
        lost = nearest(number * DESTROYED[die - 1], 100)
        left = lost - min(lost, tokens_in(state, side, hex))
        take_tokens(state, side, hex, lost - left)
        for truck in loaded(state, side, hex):
            taken = min(left, state.organic_load[truck])
            state.organic_load[truck] -= taken
            left -= taken
        state.tell("12.11", "log-blow", {"hex": words[0], "die": die, "tokens": lost})
