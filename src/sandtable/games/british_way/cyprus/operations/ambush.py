"""3.3.4 Ambush."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import Procedure, Refusals, choose, roll
from sandtable.games.british_way.cells.forces import activate_cells, place_cache, remove_police
from sandtable.games.british_way.cyprus.map import NAMES, is_town
from sandtable.games.british_way.cyprus.operations.in_general import OFFENSIVE_REFUSALS, Operation
from sandtable.games.british_way.cyprus.refusals import WHICH_SPACE
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import ABOUT, AMBUSH, AT, EOKA, SPACE_OF
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import NOWHERE


def cannot_ambush(state: State, space: int) -> str | None:
    """3.3.4: a Town with an Underground Cell, even where nothing can be won."""
    if not is_town(space):
        return "why-not-a-town"
    return "why-no-underground-cell" if not state.underground[space] else None


def spaces_to_ambush(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_ambush(state, space) is None]


REFUSALS: Final[Refusals] = ((AMBUSH, cannot_ambush), *OFFENSIVE_REFUSALS)


def ambush(state: State, operation: Operation) -> Procedure[None]:
    """3.3.4 Ambush: a Police goes in each Town, and a die above the cubes left there brings a Cache."""
    while (space := (yield from next_space(state, operation, spaces_to_ambush, REFUSALS))) != NOWHERE:
        yield from ambush_in(state, space)


def ambush_in(state: State, town: int) -> Procedure[None]:
    """3.3.4: an Active Cell shows itself, or one turns Active (C-A-08); a Police goes; then the roll."""
    if not state.active[town] or state.options.ambush_flips_underground:
        activate_cells(state, town, 1, "3.3.4")
    remove_police(state, town, min(1, state.police[town]), "3.3.4")
    die = yield from roll("3.3.4", "ask-roll-ambush", ABOUT[town])
    success = die > state.cubes(town)
    if state.log is not None:
        state.tell(
            "3.3.4",
            "log-ambush",
            {"space": NAMES[town], "die": die, "cubes": state.cubes(town), "success": str(success)},
        )
    if success:
        yield from take_weapons(state, town)


def take_weapons(state: State, town: int) -> Procedure[None]:
    """3.3.4: a Cache in the Town or in a Town or Mountain next to it; EOKA only chooses where (C-A-42).

    There is always room: a Town and those next to it are three or more, and there are four Caches.
    """
    if not state.available_caches:
        state.tell_at("3.3.4", "log-no-cache-to-place", town)
        return
    options = [AT[space] for space in [town, *state.adjacent[town]] if state.may_hold_cache(space)]
    answer = yield choose(
        EOKA, "3.3.4", "ask-ambush-cache", options, arguments=ABOUT[town], state=state, refusals=WHICH_SPACE
    )
    place_cache(state, SPACE_OF[answer], "3.3.4")
