"""3.3.3 Sabotage."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, roll
from sandtable.games.british_way.cells.forces import activate_cells, remove_cache
from sandtable.games.british_way.cyprus.cards import HC14
from sandtable.games.british_way.cyprus.forces import place_sabotage
from sandtable.games.british_way.cyprus.map import NAMES, is_mountain
from sandtable.games.british_way.cyprus.operations.in_general import OFFENSIVE_REFUSALS, Operation
from sandtable.games.british_way.cyprus.refusals import SPEND_WHICH_CACHE
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import ABOUT, EOKA, SABOTAGE, SPACE_OF, SPEND_CACHE
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.vocabulary import NOWHERE, SHADED, UNSHADED

SUCCESS: Final = 3


def cannot_sabotage(state: State, space: int) -> str | None:
    """3.3.3: a Town or Base with an Underground Cell."""
    if is_mountain(space):
        return "why-mountain"
    return "why-no-underground-cell" if not state.underground[space] else None


def spaces_to_sabotage(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_sabotage(state, space) is None]


REFUSALS: Final[Refusals] = ((SABOTAGE, cannot_sabotage), *OFFENSIVE_REFUSALS)


def sabotage(state: State, operation: Operation) -> Procedure[None]:
    """3.3.3 Sabotage: in each space show a Cell and roll."""
    while (space := (yield from next_space(state, operation, spaces_to_sabotage, REFUSALS))) != NOWHERE:
        yield from sabotage_in(state, space)


def sabotage_in(state: State, space: int) -> Procedure[None]:
    """3.3.3: activate a Cell, perhaps spend a Cache, roll; 3 or more after the Police are taken off succeeds."""
    activate_cells(state, space, 1, "3.3.3")
    spent = yield from may_spend_cache(state, space)
    bonus = worth_of_cache(state) if spent else 0
    die = yield from roll("3.3.3", "ask-roll-sabotage", ABOUT[space])
    result = die - state.police[space] + bonus
    success = result >= SUCCESS
    if state.log is not None:
        state.tell(
            "3.3.3",
            "log-sabotage",
            {
                "space": NAMES[space],
                "die": die,
                "police": state.police[space],
                "cache": bonus,
                "result": result,
                "success": str(success),
            },
        )
    if success:
        place_sabotage(state, space, "3.3.3")


def may_spend_cache(state: State, space: int) -> Procedure[bool]:
    """3.3.3: one Cache in the space or next to it may be spent, even among cubes."""
    caches = [near for near in [space, *state.adjacent[space]] if state.caches[near]]
    options = [SPEND_CACHE[near] for near in caches]
    options.append(DONE)
    about: dict[str, object] = {"space": NAMES[space], "number": worth_of_cache(state)}
    answer = yield choose(
        EOKA, "3.3.3", "ask-spend-cache", options, arguments=about, state=state, refusals=SPEND_WHICH_CACHE
    )
    if answer == DONE:
        return False
    remove_cache(state, SPACE_OF[answer], "3.3.3", "log-spend-cache")
    return True


def worth_of_cache(state: State) -> int:
    """3.3.3: what a Cache adds to the roll: 2, with HC-14's texts 1 or 3."""
    if state.has(HC14, UNSHADED):
        return 1
    return 3 if state.has(HC14, SHADED) else 2
