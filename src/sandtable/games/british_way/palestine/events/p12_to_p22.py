"""The event cards P12 to P22. `side` is the side that executes the event."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose, choose_some, may, roll
from sandtable.games.british_way.cells.forces import (
    draw_chits,
    place_cache,
    place_cells,
    remove_chosen_cache,
    remove_chosen_cells,
)
from sandtable.games.british_way.palestine.events.in_general import (
    decider_of,
    event,
    lose_political_will_starred,
    may_sabotage,
)
from sandtable.games.british_way.palestine.haganah_track import shift_haganah_left, shift_haganah_right
from sandtable.games.british_way.palestine.map import CITIES, RAILWAYS, SPACES
from sandtable.games.british_way.palestine.operations.conduct import conduct, may_choose_operation
from sandtable.games.british_way.palestine.operations.in_general import granted_operation, limited_operation
from sandtable.games.british_way.palestine.refusals import WHICH_SPACE
from sandtable.games.british_way.palestine.special_activities import (
    cannot_detain,
    cannot_restore,
    mass_detention,
    restore,
)
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    AT,
    BRITISH,
    DETAIN,
    IRGUN,
    LEFT,
    RESTORE,
    RIGHT,
    SHADED,
    SIDES,
    SPACE_OF,
    UNSHADED,
)
from sandtable.games.british_way.tracks import change_political_will


@event("P12", UNSHADED)
def bergson_denounced(state: State, side: str) -> Procedure[None]:
    """Two Caches go from the map, without Political Will or chits."""
    for _ in range(2):
        yield from remove_chosen_cache(state, side, "P12", SPACES, optional=False)


@event("P12", SHADED)
def american_donations(state: State, side: str) -> Procedure[None]:
    """Up to two Caches in spaces with Cells."""
    for left in (2, 1):
        options = [AT[space] for space in SPACES if state.cells(space) and state.may_hold_cache(space)]
        if not options or not state.available_caches:
            return
        options.append(DONE)
        answer = yield choose(
            side,
            "P12",
            "ask-place-cache",
            options,
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=WHICH_SPACE,
        )
        if answer == DONE:
            return
        place_cache(state, SPACE_OF[answer], "P12")


@event("P14", UNSHADED)
def martial_law(state: State, side: str) -> Procedure[None]:
    """The British may Search in up to two Cities, then may use Mass Detention (A-76)."""
    search = granted_operation(state, "search", 2, allowed=CITIES)
    yield from conduct(state, search)
    if state.options.p14_detention_needs_search and not search.selected:
        return
    options = [DETAIN[city] for city in CITIES if cannot_detain(state, city) is None]
    options.append(DONE)
    answer = yield choose(BRITISH, "P14", "ask-activity", options, state=state, refusals=((DETAIN, cannot_detain),))
    if answer != DONE:
        yield from mass_detention(state, SPACE_OF[answer])


@event("P14", SHADED)
def populace_angered(state: State, side: str) -> Procedure[None]:
    """Up to one Cell in each City with a Curfew."""
    options = [AT[city] for city in CITIES if state.curfew[city]]
    most = min(len(options), state.available_cells)
    if most:
        chosen = yield from choose_some(side, "P14", "ask-place-cell", options, 0, most)
        for answer in chosen:
            place_cells(state, SPACE_OF[answer], 1, "P14")


@event("P15", UNSHADED)
def weizmann_meets_the_british(state: State, side: str) -> Procedure[None]:
    """Haganah one step left; up to one Sabotage marker goes."""
    yield from shift_haganah_left(state)
    options = [AT[space] for space in SPACES if state.sabotage[space]]
    options.append(DONE)
    answer = yield choose(side, "P15", "ask-remove-sabotage", options, state=state, refusals=WHICH_SPACE)
    if answer != DONE:
        state.sabotage[SPACE_OF[answer]] -= 1
        state.tell_at("P15", "log-remove-sabotage", SPACE_OF[answer])


@event("P15", SHADED)
def weizmann_goes_unheard(state: State, side: str) -> Procedure[None]:
    """Haganah one step right; Irgun may Sabotage in one space."""
    shift_haganah_right(state)
    yield from may_sabotage(state, 1, SPACES)


@event("P16", UNSHADED)
def cunningham_holds_back(state: State, side: str) -> Procedure[None]:
    """The British may do two Limited Operations, one after the other, then may Restore (A-50)."""
    for _ in range(2):
        name = yield from may_choose_operation(state, BRITISH, "P16")
        if not name:
            break
        yield from conduct(state, limited_operation(state, name))
    options = [RESTORE[space] for space in SPACES if cannot_restore(state, space) is None]
    options.append(DONE)
    answer = yield choose(BRITISH, "P16", "ask-activity", options, state=state, refusals=((RESTORE, cannot_restore),))
    if answer != DONE:
        restore(state, SPACE_OF[answer])


@event("P16", SHADED)
def prisoners_released(state: State, side: str) -> Procedure[None]:
    """The British must put two Cells from Prison, Underground, into Cities of their choice (A-49)."""
    for left in range(min(2, state.prison), 0, -1):
        options = [AT[city] for city in CITIES]
        answer = yield choose(
            BRITISH,
            "P16",
            "ask-release-cell",
            options,
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=WHICH_SPACE,
        )
        state.prison -= 1
        state.underground[SPACE_OF[answer]] += 1
        state.tell_at("P16", "log-release-to", SPACE_OF[answer])


@event("P19", UNSHADED)
def rome_plot_foiled(state: State, side: str) -> Procedure[None]:
    """Up to two Cells and up to one Cache go; +1 Political Will for the Cache (A-47)."""
    yield from remove_chosen_cells(state, side, "P19", SPACES, 2, once_per_space=False)
    if (yield from remove_chosen_cache(state, side, "P19", SPACES, optional=True)):
        change_political_will(state, 1, "P19")


@event("P19", SHADED)
def rome_embassy_bombed(state: State, side: str) -> Procedure[None]:
    """On a die of 3 or more Political Will -2."""
    die = yield from roll("P19", "ask-roll-event")
    state.tell("P19", "log-roll-event", {"die": die, "success": str(die >= 3)})
    if die >= 3:
        change_political_will(state, -2, "P19")


@event("P20", UNSHADED)
def palestine_still_matters(state: State, side: str) -> Procedure[None]:
    """Political Will +2 if no Railway is sabotaged."""
    if not any(state.sabotage[railway] for railway in RAILWAYS):
        change_political_will(state, 2, "P20")
    yield from ()


@event("P20", SHADED)
def empire_retreats(state: State, side: str) -> Procedure[None]:
    """Political Will -2 (starred)."""
    lose_political_will_starred(state, 2, "P20")
    yield from ()


@event("P21", UNSHADED)
def resistance_movement_breaks_up(state: State, side: str) -> Procedure[None]:
    """Haganah one step left; then up to two Cells go from the map (A-48)."""
    yield from shift_haganah_left(state)
    yield from remove_chosen_cells(state, side, "P21", SPACES, 2, once_per_space=False)


@event("P21", SHADED)
def night_of_the_trains(state: State, side: str) -> Procedure[None]:
    """Haganah one step right; Irgun may Sabotage at each Railway."""
    shift_haganah_right(state)
    yield from may_sabotage(state, 4, RAILWAYS, decider_of(state, side, IRGUN))


@event("P22", UNSHADED)
def jewish_agency(state: State, side: str) -> Procedure[None]:
    """Haganah one step either way; then Irgun may do a Limited Operation or the British may draw a chit (A-43)."""
    directions = [LEFT] if state.haganah == 4 else [RIGHT] if state.haganah == 0 else [LEFT, RIGHT]
    direction = yield choose(side, "P22", "ask-shift", directions, arguments={"value": state.haganah})
    if direction == LEFT:
        yield from shift_haganah_left(state)
    else:
        shift_haganah_right(state)
    favoured = yield choose(side, "P22", "ask-favour", SIDES)
    if favoured == BRITISH:
        if (yield from may(BRITISH, "P22", "ask-may-draw-chit")):
            yield from draw_chits(state, 1, "P22")
        return
    name = yield from may_choose_operation(state, IRGUN, "P22")
    if name:
        yield from conduct(state, limited_operation(state, name))
