"""6.5 International Opinion: how it moves."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.cyprus.map import TOWNS
from sandtable.games.british_way.cyprus.state import CONDEMN, State
from sandtable.games.british_way.tracks import clamp

# 4.2.2, 6.4: with so many marked Towns or fewer the world loses interest by itself.
QUIET: Final = 3


def shift_opinion(state: State, steps: int, rule: str) -> None:
    """6.5.1: so many boxes to the right, which is higher, or to the left if below zero; the track ends at its ends."""
    before = state.opinion
    state.opinion = clamp(before + steps, CONDEMN)
    if state.opinion != before:
        message = "log-opinion-right" if steps > 0 else "log-opinion-left"
        state.tell(rule, message, {"value": state.opinion})


def marked_towns(state: State) -> int:
    """4.2.2, 6.4: Towns with a Sabotage marker or a Curfew; one with both counts once."""
    return sum(1 for town in TOWNS if state.sabotage[town] or state.curfew[town])
