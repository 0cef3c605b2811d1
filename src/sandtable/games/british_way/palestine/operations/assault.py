"""3.2.4 Assault."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals
from sandtable.games.british_way.palestine.cards import P18, P25
from sandtable.games.british_way.palestine.forces import (
    change_political_will,
    draw_chits,
    imprison_cells,
    remove_cache,
    remove_cells,
)
from sandtable.games.british_way.palestine.map import NOWHERE
from sandtable.games.british_way.palestine.operations.in_general import Operation, next_space
from sandtable.games.british_way.palestine.operations.patrol import spend_chits
from sandtable.games.british_way.palestine.special_activities import cannot_detain
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import ASSAULT, DETAIN, SHADED, UNSHADED


def cannot_assault(state: State, space: int) -> str | None:
    """3.2.4: Troops and an Irgun piece, even where too few Troops stand to remove anything (A-17)."""
    if not state.troops[space]:
        return "why-no-troops"
    return "why-no-irgun-piece" if not state.irgun_pieces(space) else None


def spaces_to_assault(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_assault(state, space) is None]


REFUSALS: Final[Refusals] = ((ASSAULT, cannot_assault), (DETAIN, cannot_detain))


def assault(state: State, operation: Operation) -> Procedure[None]:
    """3.2.4 Assault: Troops remove Active Cells, then Underground ones for chits, then Caches, space by space."""
    removed = 0
    while (space := (yield from next_space(state, operation, spaces_to_assault, REFUSALS))) != NOWHERE:
        so_far = removed if state.options.assault_alternates_per_operation else 0
        removed = yield from assault_in(state, space, so_far, operation.decider)


def assault_in(state: State, space: int, removed: int, decider: str) -> Procedure[int]:
    """3.2.4: in one space; `removed` Cells have gone before in the same alternation (A-01), the new sum is returned."""
    capacity = state.troops[space] if state.has(P18, UNSHADED) else state.troops[space] // 2
    state.tell_at("3.2.4", "log-assault", space, capacity)
    active = min(capacity, state.active[space])
    removed = remove_in_turn(state, space, active, removed, active=True)
    capacity -= active
    # Active first, then Underground; a chit's surplus value is lost.
    worth = min(capacity, state.underground[space])
    value = yield from spend_chits(state, decider, "3.2.4", space, worth)
    underground = min(value, worth)
    removed = remove_in_turn(state, space, underground, removed, active=False)
    capacity -= underground
    if not state.cells(space):
        for _ in range(min(capacity, state.caches[space])):
            yield from capture_cache(state, space)
    return removed


def remove_in_turn(state: State, space: int, number: int, removed: int, *, active: bool) -> int:
    """3.2.4: Cells go in turn to Available and Prison, Available first; all to Available with P18's shaded text."""
    everything_escapes = state.has(P18, SHADED)
    to_prison = 0 if everything_escapes else (removed + number) // 2 - removed // 2
    remove_cells(state, space, number - to_prison, "3.2.4", active=active)
    imprison_cells(state, space, to_prison, "3.2.4", active=active)
    return removed + number


def capture_cache(state: State, space: int) -> Procedure[None]:
    """3.2.4: a Cache removed gives 1 Political Will and a chit, 2 and two chits with P25's unshaded text."""
    reward = 2 if state.has(P25, UNSHADED) else 1
    remove_cache(state, space, "3.2.4")
    change_political_will(state, reward, "3.2.4")
    yield from draw_chits(state, reward, "3.2.4")
