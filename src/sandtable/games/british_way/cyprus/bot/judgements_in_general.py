"""What the judgements of the cards have in common. All count in Political Will, from the British side."""

from __future__ import annotations

from sandtable.games.british_way.bot.odds import sum_of_best
from sandtable.games.british_way.cyprus.bot.prices import (
    ACTIVE_CELL,
    AVAILABLE_CELL,
    PRISONER,
    hidden_cell,
    urgency,
)
from sandtable.games.british_way.cyprus.state import State


def new_cells(state: State, spaces: list[int], most: int) -> float:
    """Cells that an event places: the best places first."""
    worths = [hidden_cell(state, space, state.cells(space)) - AVAILABLE_CELL for space in spaces]
    return sum_of_best(worths, min(most, state.available_cells))


def taken_cells(
    state: State, spaces: list[int], most: int, *, prison: bool, active_only: bool = False, once: bool = False
) -> float:
    """Cells that an event takes from these spaces, the best first, to Prison or to Available."""
    left = PRISONER if prison else AVAILABLE_CELL
    worths: list[float] = []
    for space in spaces:
        here: list[float] = []
        if not active_only:
            here += [hidden_cell(state, space, number) - left for number in range(state.underground[space])]
        here += [ACTIVE_CELL * urgency(state) - left] * state.active[space]
        worths += sorted(here, reverse=True)[: 1 if once else most]
    return sum_of_best(worths, most)


def freed_cells(state: State, number: int) -> float:
    """Cells that leave Prison for Available."""
    return min(number, state.prison) * (AVAILABLE_CELL - PRISONER) * urgency(state)
