"""3.3.3 Sabotage, and 4.3.3 Terror which changes it in one City."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, roll
from sandtable.games.british_way.cells.forces import activate_cells, remove_cache, remove_cells
from sandtable.games.british_way.operations import STILL, next_space
from sandtable.games.british_way.palestine.cards import P13, P17, P32
from sandtable.games.british_way.palestine.forces import place_sabotage, place_terror
from sandtable.games.british_way.palestine.haganah_track import has_haganah_bonus, shift_haganah_left
from sandtable.games.british_way.palestine.map import NAMES, is_city
from sandtable.games.british_way.palestine.operations.in_general import OFFENSIVE_REFUSALS, Operation
from sandtable.games.british_way.palestine.refusals import SPEND_WHICH_CACHE
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    ABOUT,
    IRGUN,
    NAME,
    SABOTAGE,
    SHADED,
    SPACE_OF,
    SPEND_CACHE,
    TERROR,
    UNSHADED,
)
from sandtable.games.british_way.vocabulary import NOWHERE

SUCCESS: Final = 3
DEVASTATING: Final = 6


def cannot_sabotage(state: State, space: int) -> str | None:
    """3.3.3: an Underground Cell."""
    return "why-no-underground-cell" if not state.underground[space] else None


def cannot_terror(state: State, space: int) -> str | None:
    """4.3.3: a City being sabotaged."""
    return cannot_sabotage(state, space) if is_city(space) else "why-not-a-city"


def spaces_to_sabotage(state: State, spaces: list[int]) -> list[int]:
    return [space for space in spaces if cannot_sabotage(state, space) is None]


REFUSALS: Final[Refusals] = ((SABOTAGE, cannot_sabotage), (TERROR, cannot_terror), *OFFENSIVE_REFUSALS)


def sabotage(state: State, operation: Operation) -> Procedure[None]:
    """3.3.3 Sabotage: in each space show a Cell and roll; one City may see Terror instead (4.3.3)."""
    while (space := (yield from next_space(state, operation, spaces_to_sabotage, REFUSALS))) != NOWHERE:
        terror = space == operation.terror_in
        if terror:
            yield from name_ahead(state, operation)
        yield from sabotage_in(state, space, terror=terror, decider=operation.decider)


def name_ahead(state: State, operation: Operation) -> Procedure[None]:
    """A-09: Terror may cost the Haganah space, so Irgun may first name the spaces it will still sabotage."""
    if not operation.extendable or not has_haganah_bonus(state) or bonus_survives_shift(state):
        return
    while left := operation.spaces_left(state):
        options = [NAME[space] for space in spaces_to_sabotage(state, operation.open)]
        options.append(DONE)
        answer = yield choose(
            operation.decider,
            "6.5.3",
            "ask-name-ahead",
            options,
            arguments=STILL[left],
            state=state,
            refusals=((NAME, cannot_sabotage),),
            taken=operation.selected,
            again=left > 1,
        )
        if answer == DONE:
            return
        operation.select(SPACE_OF[answer])
        operation.waiting.append(SPACE_OF[answer])


def bonus_survives_shift(state: State) -> bool:
    """Whether a step left would leave the Haganah space as it is: P13's shaded text at 4, or the option of A-09."""
    return state.options.haganah_bonus_latched or (state.haganah == 4 and state.has(P13, SHADED))


def sabotage_in(state: State, space: int, *, terror: bool = False, decider: str = IRGUN) -> Procedure[bool]:
    """3.3.3: activate a Cell, perhaps spend a Cache, roll; 3 or more after the Police are taken off succeeds."""
    activate_cells(state, space, 1, "3.3.3")
    cache = yield from may_spend_cache(state, space, decider)
    die = yield from roll("3.3.3", "ask-roll-terror" if terror else "ask-roll-sabotage", ABOUT[space])
    result = die - state.police[space] + (2 if cache else 0)
    success = result >= SUCCESS
    if state.log is not None:
        state.tell(
            "4.3.3" if terror else "3.3.3",
            "log-terror" if terror else "log-sabotage",
            {
                "space": NAMES[space],
                "die": die,
                "police": state.police[space],
                "cache": 2 if cache else 0,
                "result": result,
                "success": str(success),
            },
        )
    if die == 1 and state.has(P32, UNSHADED):  # the face of the die, not the result
        remove_cells(state, space, 1, "P32", active=True)
    if success and terror:
        yield from strike_terror(state, space, result)
    elif success:
        place_sabotage(state, space, "3.3.3")
    return success


def may_spend_cache(state: State, space: int, decider: str) -> Procedure[bool]:
    """3.3.3: one Cache in the space or next to it may be spent for +2, even among cubes (A-26)."""
    caches = [near for near in [space, *state.adjacent[space]] if state.caches[near]]
    options = [SPEND_CACHE[near] for near in caches]
    options.append(DONE)
    answer = yield choose(
        decider, "3.3.3", "ask-spend-cache", options, arguments=ABOUT[space], state=state, refusals=SPEND_WHICH_CACHE
    )
    if answer == DONE:
        return False
    remove_cache(state, SPACE_OF[answer], "3.3.3", "log-spend-cache")
    return True


def strike_terror(state: State, city: int, result: int) -> Procedure[None]:
    """4.3.3 Terror: a marker; at 6 or more two (one with P17's unshaded text) and Haganah turns away (A-29)."""
    devastating = result >= DEVASTATING
    markers = 2 if devastating and not state.has(P17, UNSHADED) else 1
    place_terror(state, city, markers, "4.3.3", pool_limits=state.options.markers_limit_operations)
    if devastating:
        yield from shift_haganah_left(state)
