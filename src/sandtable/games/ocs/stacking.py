"""4.8 Stacking: at most ten RE of combat units in a hex when a segment ends."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, choose
from sandtable.games.ocs.combat.losses import kill
from sandtable.games.ocs.constants import STACK_RE
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.numbers import RE
from sandtable.games.ocs.state import State

MOST: Final = STACK_RE * RE


def re_in(state: State, side: int, hex: int) -> int:
    """The RE of a side in a hex, in quarters."""
    return sum(state.re_of(unit) for unit in state.units_of(side, hex))


def remove_excess(state: State) -> Procedure[None]:
    """O-4.8-a, -b: the owner of an overstacked hex removes units of his choice until it complies."""
    for hex in sorted(state.stacks):
        side = state.holder(hex)
        while re_in(state, side, hex) > MOST:
            units = state.units_of(side, hex)
            options = [f"remove {state.counter(unit).id}" for unit in units]
            arguments: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
            answer = yield choose(SIDE_NAMES[side], "4.8", "ask-remove", options, arguments=arguments)
            kill(state, units[options.index(answer)], "4.8")
