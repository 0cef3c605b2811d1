"""Who is winning: where Political Will would stand if the next Propaganda card were turned up now (6.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sandtable.engine.questions import Procedure
from sandtable.games.british_way.initiative import turn_up
from sandtable.games.british_way.state import State
from sandtable.games.reference import Forecast, Part

S = TypeVar("S", bound=State)


def forecast_will(
    state: State, counted: S, phase: Callable[[S], Procedure[None]], parts_of: Callable[[S], list[Part]]
) -> Forecast | None:
    """Ask the phase itself, on a copy of the state; nothing where the board will be cleared before it is counted."""
    coming = [card for card in state.unseen if card in state.deck.propaganda]
    if state.winner or not coming or state.card in state.deck.propaganda:
        return None
    turn_up(counted, coming[0])
    for _ in phase(counted):
        raise AssertionError("6.1 asks nothing")
    parts = [part for part in parts_of(counted) if part.amount]
    return Forecast("political_will", state.political_will, counted.political_will, counted.winner, parts)
