"""6.5 Haganah Track: how it moves, and the Irgun pieces it holds back."""

from __future__ import annotations

from sandtable.engine.questions import Procedure, choose
from sandtable.games.british_way.cells.forces import cells_among, is_active_cell, take_cells
from sandtable.games.british_way.palestine.cards import P13
from sandtable.games.british_way.palestine.map import SPACES
from sandtable.games.british_way.palestine.refusals import WHICH_CACHE, WHICH_CELL
from sandtable.games.british_way.palestine.state import LOCKED_CACHES, LOCKED_CELLS, State
from sandtable.games.british_way.palestine.vocabulary import CACHE, IRGUN, SHADED, SPACE_OF, UNSHADED


def shift_haganah_left(state: State) -> Procedure[None]:
    """6.5.1: one step towards the British; pieces go back to the track at once (6.5.2)."""
    if state.haganah == 0:
        return
    state.haganah -= 1
    state.tell("6.5.1", "log-haganah-left", {"value": state.haganah})
    yield from lock_cells(state, LOCKED_CELLS[state.haganah] - state.track_cells)
    yield from lock_caches(state, LOCKED_CACHES[state.haganah] - state.track_caches)


def shift_haganah_right(state: State) -> None:
    """6.5.1: one step towards Irgun; the pieces under the box it enters become Available (6.5.2)."""
    if state.haganah == 4:
        return
    state.haganah += 1
    state.tell("6.5.1", "log-haganah-right", {"value": state.haganah})
    cells = state.track_cells - LOCKED_CELLS[state.haganah]
    caches = state.track_caches - LOCKED_CACHES[state.haganah]
    state.track_cells -= cells
    state.available_cells += cells
    state.track_caches -= caches
    state.available_caches += caches
    if cells or caches:
        state.tell("6.5.2", "log-haganah-frees", {"cells": cells, "caches": caches})


def lock_cells(state: State, number: int) -> Procedure[None]:
    """6.5.2: Cells fill the track from Available, then from the map as Irgun chooses, last from Prison."""
    available = min(number, state.available_cells)
    if available > 0:
        state.available_cells -= available
        state.track_cells += available
        number -= available
        state.tell("6.5.2", "log-lock-cells", {"number": available})
    while number > 0 and (options := cells_among(state, SPACES)):
        answer = yield choose(
            IRGUN,
            "6.5.2",
            "ask-lock-cell",
            options,
            arguments={"left": number},
            again=number > 1,
            state=state,
            refusals=WHICH_CELL,
        )
        space = SPACE_OF[answer]
        take_cells(state, space, 1, active=is_active_cell(answer))
        state.track_cells += 1
        number -= 1
        state.tell_at("6.5.2", "log-lock-cell-from", space)
    if number > 0:
        state.prison -= number
        state.track_cells += number
        state.tell("6.5.2", "log-lock-cells-from-prison", {"number": number})


def lock_caches(state: State, number: int) -> Procedure[None]:
    """6.5.2: the Cache of box 4 comes from Available, else from the map as Irgun chooses."""
    if number <= 0:
        return
    if state.available_caches:
        state.available_caches -= 1
        state.track_caches += 1
        state.tell("6.5.2", "log-lock-cache", {})
        return
    options = [CACHE[space] for space in SPACES if state.caches[space]]
    answer = yield choose(IRGUN, "6.5.2", "ask-lock-cache", options, state=state, refusals=WHICH_CACHE)
    space = SPACE_OF[answer]
    state.caches[space] -= 1
    state.track_caches += 1
    state.tell_at("6.5.2", "log-lock-cache-from", space)


def has_haganah_bonus(state: State) -> bool:
    """6.5.3: at 4 Irgun may add a space to its Operations; P13 takes that away or gives it at 3 too."""
    if state.haganah == 4:
        return not state.has(P13, UNSHADED)
    return state.haganah == 3 and state.has(P13, SHADED)
