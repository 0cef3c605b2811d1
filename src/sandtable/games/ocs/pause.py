"""O-13.2-f A pause: transport that is under way stops so that its load fuels units, and goes on; they move later."""

from __future__ import annotations

from sandtable.engine.orders import END, Reason
from sandtable.engine.questions import Procedure
from sandtable.games.ocs.movement import is_movable
from sandtable.games.ocs.orders import Follow, Verb, group_named, names_of, others_to_name
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.fuel import cannot_fuel, fuel, needs_fuel
from sandtable.games.ocs.under_way import is_under_way


def cannot_pause(state: State, side: int) -> Reason | None:
    """O-13.2-f, O-12.5-i: without transport under way fuel is paid when units move, and not before."""
    organic = [spent for truck, spent in enumerate(state.organic_spent) if state.theatre.trucks[truck].side == side]
    if any(is_under_way(spent) for spent in [*organic, *(lot.spent for lot in state.trucks if lot.side == side)]):
        return None
    return Reason("13.2", "why-no-transport-on-way", {})


def cannot_refuel(state: State, side: int, group: list[int]) -> Reason | None:
    """Why units of a hex are not fuelled in a pause."""
    for unit in group:
        if not needs_fuel(state, unit):
            return Reason("12.5", "why-no-fuel-needed", {"unit": state.counter(unit).id})
    return cannot_pause(state, side) or cannot_fuel(state, group)


class Refuel(Verb):
    """`refuel br-7rtr br-8rtr`: units of one hex, while trucks are under way."""

    word = "refuel"
    rule = "13.2"

    def next(self, state: State, side: int, words: list[str]) -> Follow:
        group, reason = group_named(state, side, words) if words else ([], None)
        if reason is not None or cannot_pause(state, side) is not None:
            return {}
        others = [unit for unit in others_to_name(state, side, group) if is_movable(state, unit)]
        units = names_of(state, [unit for unit in others if cannot_refuel(state, side, [*group, unit]) is None])
        return {**units, END: None} if group and cannot_refuel(state, side, group) is None else units

    def why_not(self, state: State, side: int, words: list[str]) -> Reason | None:
        group, reason = group_named(state, side, words)
        return reason or cannot_refuel(state, side, group)

    def carry_out(self, state: State, side: int, words: list[str]) -> Procedure[None]:
        group, _ = group_named(state, side, words)
        yield from fuel(state, group)
        state.tell("13.2", "log-refuelled", {"units": words})
