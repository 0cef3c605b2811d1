"""3.2.4 Assault in one space: Active Cells first, Underground ones for chits, Caches last."""

from __future__ import annotations

from sandtable.engine.questions import Procedure
from sandtable.games.british_way.cells.forces import (
    draw_chits,
    imprison_cells,
    remove_cache,
    remove_cells,
    spend_chits,
)
from sandtable.games.british_way.cells.state import CellState
from sandtable.games.british_way.tracks import change_political_will


def assault_with(
    state: CellState, space: int, capacity: int, removed: int, decider: str, *, reward: int, imprisons: bool
) -> Procedure[int]:
    """3.2.4: remove as many pieces as `capacity`; a Cache gives `reward` Political Will and chits.

    `removed` Cells have gone before in the same alternation of Available and Prison; the new sum is returned.
    """
    state.tell_at("3.2.4", "log-assault", space, capacity)
    active = min(capacity, state.active[space])
    removed = remove_in_turn(state, space, active, removed, active=True, imprisons=imprisons)
    capacity -= active
    worth = min(capacity, state.underground[space])
    value = yield from spend_chits(state, decider, "3.2.4", space, worth)
    underground = min(value, worth)  # a chit's surplus value is lost
    removed = remove_in_turn(state, space, underground, removed, active=False, imprisons=imprisons)
    capacity -= underground
    if not state.cells(space):
        for _ in range(min(capacity, state.caches[space])):
            remove_cache(state, space, "3.2.4")
            change_political_will(state, reward, "3.2.4")
            yield from draw_chits(state, reward, "3.2.4")
    return removed


def remove_in_turn(state: CellState, space: int, number: int, removed: int, *, active: bool, imprisons: bool) -> int:
    """3.2.4: Cells go in turn to Available and Prison, Available first; all to Available if none is imprisoned."""
    to_prison = (removed + number) // 2 - removed // 2 if imprisons else 0
    remove_cells(state, space, number - to_prison, "3.2.4", active=active)
    imprison_cells(state, space, to_prison, "3.2.4", active=active)
    return removed + number
