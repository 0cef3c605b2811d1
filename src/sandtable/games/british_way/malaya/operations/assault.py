"""3.2.4 Assault."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals
from sandtable.games.british_way.malaya.cards import MALAYAN_SCOUTS
from sandtable.games.british_way.malaya.forces import remove_base, remove_guerrillas
from sandtable.games.british_way.malaya.map import is_mountain, is_province
from sandtable.games.british_way.malaya.operations.in_general import Operation
from sandtable.games.british_way.malaya.special_activities import BRITISH_ACTIVITY_REFUSALS
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import ASSAULT
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import NOWHERE, SHADED, UNSHADED


def cannot_assault(state: State, space: int) -> str | None:
    """3.2.4: a cube and an MCP piece, even where too few Troops stand to remove anything (M-32)."""
    if not state.cubes(space):
        return "why-no-cubes"
    return None if state.mcp_pieces(space) else "why-no-mcp-piece"


REFUSALS: Final[Refusals] = ((ASSAULT, cannot_assault), *BRITISH_ACTIVITY_REFUSALS)


def assault(state: State, operation: Operation) -> Procedure[None]:
    """3.2.4 Assault: Active Guerrillas go, then Bases, space by space."""
    operation.fits(cannot_assault)
    while (space := (yield from next_space(state, operation, operation.legal, REFUSALS))) != NOWHERE:
        assault_in(state, space)


def assault_in(state: State, space: int) -> None:
    """3.2.4: Active Guerrillas first; Bases when no Guerrilla is left, each for a point of Political Will."""
    capacity = assault_capacity(state, space)
    state.tell_at("3.2.4", "log-assault", space, capacity)
    active = min(capacity, state.active[space])
    remove_guerrillas(state, space, active, "3.2.4", active=True)
    if not state.guerrillas(space):
        for _ in range(min(capacity - active, state.bases[space])):
            remove_base(state, space, "3.2.4", will=1)


def assault_capacity(state: State, space: int) -> int:
    """3.2.4: a piece for each Troop in Jungle, for two in Mountains, for each cube elsewhere; HM-09 changes terrain."""
    if not is_province(space):
        return state.cubes(space)
    if is_mountain(space):
        return state.troops[space] if state.has(MALAYAN_SCOUTS, UNSHADED) else state.troops[space] // 2
    return state.troops[space] // 2 if state.has(MALAYAN_SCOUTS, SHADED) else state.troops[space]
