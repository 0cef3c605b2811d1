"""3.3.4 Rob."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals, roll
from sandtable.games.british_way.cells.forces import activate_cells, place_cache
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.palestine.cards import P32
from sandtable.games.british_way.palestine.map import NAMES, is_railway
from sandtable.games.british_way.palestine.operations.in_general import OFFENSIVE_REFUSALS, Operation
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import ABOUT, ROB, SHADED
from sandtable.games.british_way.vocabulary import NOWHERE


def cannot_rob(state: State, space: int) -> str | None:
    """3.3.4: a District or City with more Cells than Police, even where no Cache can be placed (A-31)."""
    if is_railway(space):
        return "why-railway"
    cells = state.underground[space] + state.active[space]
    return "why-not-more-cells-than-police" if cells <= state.police[space] else None


def spaces_to_rob(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_rob(state, space) is None]


REFUSALS: Final[Refusals] = ((ROB, cannot_rob), *OFFENSIVE_REFUSALS)


def rob(state: State, operation: Operation) -> Procedure[None]:
    """3.3.4 Rob: a die of 3 or more places a Cache; Police make a Cell show itself."""
    while (space := (yield from next_space(state, operation, spaces_to_rob, REFUSALS))) != NOWHERE:
        yield from rob_in(state, space)


def rob_in(state: State, space: int) -> Procedure[None]:
    """3.3.4: in one space; with P32's shaded text there is no roll and the Cache is certain."""
    if state.has(P32, SHADED):
        state.tell_at("P32", "log-rob-without-roll", space)
        place_cache(state, space, "3.3.4")
    else:
        die = yield from roll("3.3.4", "ask-roll-rob", ABOUT[space])
        if state.log is not None:
            state.tell("3.3.4", "log-rob", {"space": NAMES[space], "die": die, "success": str(die >= 3)})
        if die >= 3:
            place_cache(state, space, "3.3.4")
    if state.police[space]:
        activate_cells(state, space, 1, "3.3.4")
