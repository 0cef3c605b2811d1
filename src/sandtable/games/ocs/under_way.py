"""O-13.2-f Transport that is under way: it has set out and not yet finished, so that it may pause and go on."""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.constants import TRUCK_MP
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.state import State

TRUCK_MA: Final = TRUCK_MP * MP


def is_under_way(spent: int) -> bool:
    """Whether transport that has spent so much has begun and not finished."""
    return 0 < spent < TRUCK_MA


def end_transport(state: State) -> None:
    """Whatever is under way has finished: something else moves."""
    for lot in state.trucks:
        if lot.spent:
            lot.spent = TRUCK_MA
    for truck, spent in enumerate(state.organic_spent):
        if spent:
            state.organic_spent[truck] = TRUCK_MA
