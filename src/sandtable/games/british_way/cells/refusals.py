"""Why a Cell or a Cache is not offered, where no Operation's own condition says it."""

from __future__ import annotations

from sandtable.games.british_way.cells.state import CellState


def no_underground_cell(state: CellState, space: int) -> str | None:
    return None if state.underground[space] else "why-no-underground-cell"


def no_active_cell(state: CellState, space: int) -> str | None:
    return None if state.active[space] else "why-no-active-cell"


def no_cache(state: CellState, space: int) -> str | None:
    return None if state.caches[space] else "why-no-cache"
