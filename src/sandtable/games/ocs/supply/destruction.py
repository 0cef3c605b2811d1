"""12.11 Destruction of dumps: their owner blows them up."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import Reason
from sandtable.engine.questions import Procedure, roll
from sandtable.games.ocs.numbers import nearest
from sandtable.games.ocs.orders import Follow, Verb, hex_named
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.points import take_tokens, tokens_in, tokens_of
from sandtable.games.ocs.transport import next_amount, why_not_amount

DESTROYED: Final = [25, 50, 50, 75, 75, 100]  # percent, by die


class Blow(Verb):
    """`blow C42.19 8`: O-12.11-a, all or part of the supply in a hex, once for each dump and phase."""

    word = "blow"
    rule = "12.11"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        return next_amount(state, words, {hex: self.most(state, side, hex) for hex in tokens_of(state, side)})

    def most(self, state: State, side: int, hex: int) -> int:
        return 0 if hex in state.blown else tokens_in(state, side, hex)

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        hex, reason = hex_named(state, words[0] if len(words) == 2 else "")
        return reason or why_not_amount(words[1], self.most(state, side, hex), words[0])

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        hex, number = state.theatre.hex_named(words[0]), int(words[1])
        state.blown.append(hex)
        die = yield from roll("12.11", "roll-blow", {"hex": words[0], "tokens": number})
        lost = nearest(number * DESTROYED[die - 1], 100)
        take_tokens(state, side, hex, lost)
        state.tell("12.11", "log-blow", {"hex": words[0], "die": die, "tokens": lost})
