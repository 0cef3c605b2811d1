"""The order that sends units against a hex of the enemy, `attack C40.19 with in-11 br-7rtr`: attacks and overruns."""

from __future__ import annotations

from abc import abstractmethod

from sandtable.engine.orders import END, Reason
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.orders import WITH, Follow, Verb, one_hex, split_at, units_named
from sandtable.games.ocs.state import State


class AgainstHex(Verb):
    """A verb, a hex, and units beside it, in the order of the counters."""

    @abstractmethod
    def cannot_be_target(self, state: State, side: int, hex: int) -> Reason | None:
        """Why nobody of a side can go against a hex."""

    @abstractmethod
    def cannot_take_part(self, state: State, unit: int, hex: int) -> Reason | None:
        """Why a unit cannot go against a hex, whoever else does."""

    @abstractmethod
    def cannot_go_together(self, state: State, units: list[int]) -> Reason | None:
        """Why units that could each take part cannot do so together."""

    def able(self, state: State, side: int, hex: int) -> list[int]:
        """The units of a side that can go against a hex, each by itself."""
        if self.cannot_be_target(state, side, hex) is not None:
            return []
        near = [unit for other in state.theatre.grid.around(hex) for unit in state.units_of(side, other)]
        able = [unit for unit in near if self.cannot_take_part(state, unit, hex) is None]
        return sorted(unit for unit in able if self.cannot_go_together(state, [unit]) is None)

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        if not words:
            return {state.theatre.grid.names[hex]: None for hex in sorted(state.stacks) if self.able(state, side, hex)}
        hex = state.theatre.hex_named(words[0])
        able = self.able(state, side, hex) if hex != NOWHERE else []
        if len(words) == 1:
            return {WITH: None} if able else {}
        units = [state.theatre.unit_number.get(word, NOWHERE) for word in words[2:]]
        if words[1] != WITH or any(unit not in able for unit in units):
            return {}
        if units and self.cannot_go_together(state, units) is not None:
            return {}
        rest = [unit for unit in able if not units or unit > units[-1]]
        rest = [unit for unit in rest if self.cannot_go_together(state, [*units, unit]) is None]
        follow: Follow = {state.counter(unit).id: None for unit in rest}
        return {**follow, END: None} if units else follow

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        target, names = split_at(words, WITH)
        hex, reason = one_hex(state, target[:1])
        if reason is None and len(target) > 1:
            reason = Reason("", "why-not-understood", {"word": target[1]})
        reason = reason or self.cannot_be_target(state, side, hex)
        if reason is not None:
            return reason
        units, reason = units_named(state, side, names, self.rule, lambda unit: self.cannot_take_part(state, unit, hex))
        return reason or self.cannot_go_together(state, units)
