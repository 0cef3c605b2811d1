"""3.2.4 Assault."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals
from sandtable.games.british_way.cells.assault import assault_with
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.palestine.cards import P18, P25
from sandtable.games.british_way.palestine.operations.in_general import Operation
from sandtable.games.british_way.palestine.special_activities import cannot_detain
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import ASSAULT, DETAIN, SHADED, UNSHADED
from sandtable.games.british_way.vocabulary import NOWHERE


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
    """3.2.4: in one space; `removed` Cells have gone before in the same alternation (A-01), the new sum is returned.

    One piece per two Troops, per Troop with P18's unshaded text; nobody is imprisoned with its shaded text. A Cache
    gives 1 Political Will and a chit, 2 and two chits with P25's unshaded text. Active first, then Underground (A-18).
    """
    capacity = state.troops[space] if state.has(P18, UNSHADED) else state.troops[space] // 2
    reward = 2 if state.has(P25, UNSHADED) else 1
    imprisons = not state.has(P18, SHADED)
    return assault_with(state, space, capacity, removed, decider, reward=reward, imprisons=imprisons)
