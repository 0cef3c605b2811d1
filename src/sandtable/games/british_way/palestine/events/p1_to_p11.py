"""The event cards P1 to P11. `side` is the side that executes the event."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose, choose_number, choose_some
from sandtable.games.british_way.cells.forces import (
    imprison_cells,
    place_cells,
    place_police,
    remove_chosen_cache,
    remove_chosen_cells,
    remove_chosen_police,
    remove_police,
)
from sandtable.games.british_way.palestine.events.in_general import (
    decider_of,
    event,
    lose_political_will_starred,
    may_sabotage,
)
from sandtable.games.british_way.palestine.forces import place_terror
from sandtable.games.british_way.palestine.haganah_track import shift_haganah_left, shift_haganah_right
from sandtable.games.british_way.palestine.map import CITIES, COASTAL_DISTRICTS, DISTRICT_OF, RAILWAYS, SPACES
from sandtable.games.british_way.palestine.operations.assault import assault_in, cannot_assault
from sandtable.games.british_way.palestine.operations.conduct import conduct
from sandtable.games.british_way.palestine.operations.in_general import granted_operation
from sandtable.games.british_way.palestine.refusals import WHICH_SPACE
from sandtable.games.british_way.palestine.special_activities import cannot_detain, mass_detention
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    ABOUT,
    AT,
    BRITISH,
    IRGUN,
    POLICE,
    SHADED,
    SPACE_OF,
    UNSHADED,
)
from sandtable.games.british_way.tracks import change_political_will


@event("P1", UNSHADED)
def operation_agatha(state: State, side: str) -> Procedure[None]:
    """The British Search a City, then use Mass Detention there; then Haganah one step left."""
    cities = [city for city in CITIES if troops_within_reach(state, city) >= 3]
    forced = bool(cities) and state.options.event_full_effect_forced
    city = yield from search_one_city(
        state, BRITISH, "P1", cities if forced else CITIES, troops_needed=3 if forced else 0, curfew_needed=forced
    )
    if cannot_detain(state, city) is None:
        yield from mass_detention(state, city)
    yield from shift_haganah_left(state)


def troops_within_reach(state: State, city: int) -> int:
    """The Troops that a Search could have in this City: those there and those next to it."""
    return state.troops[city] + sum(state.troops[space] for space in state.adjacent[city])


def search_one_city(
    state: State, decider: str, card: str, cities: list[int], *, troops_needed: int, curfew_needed: bool
) -> Procedure[int]:
    """The British Search in one of these Cities, bringing what the rest of the card needs (A-78)."""
    options = [AT[city] for city in cities]
    answer = yield choose(decider, card, "ask-search-city-of-event", options, state=state, refusals=WHICH_SPACE)
    city = SPACE_OF[answer]
    operation = granted_operation(state, "search", 1, optional=False, allowed=[city], decider=decider)
    operation.extendable = False  # the card speaks of this one City
    operation.troops_needed = troops_needed
    operation.curfew_needed = curfew_needed
    yield from conduct(state, operation)
    return city


@event("P1", SHADED)
def moderates_arrested(state: State, side: str) -> Procedure[None]:
    """Haganah one step right; if it now stands at 4 Irgun may Sabotage in one space."""
    shift_haganah_right(state)
    if state.haganah == 4:
        yield from may_sabotage(state, 1, SPACES)


@event("P2", UNSHADED)
def ships_turned_back(state: State, side: str) -> Procedure[None]:
    """All Cells in Coastal Districts with Troops go to Prison."""
    for space in COASTAL_DISTRICTS:
        if state.troops[space]:
            imprison_cells(state, space, state.underground[space], "P2", active=False)
            imprison_cells(state, space, state.active[space], "P2", active=True)
    yield from ()


@event("P2", SHADED)
def exodus_shames_britain(state: State, side: str) -> Procedure[None]:
    """Political Will -3 (starred)."""
    lose_political_will_starred(state, 3, "P2")
    yield from ()


@event("P3", UNSHADED)
def bombing_condemned(state: State, side: str) -> Procedure[None]:
    """One Terror marker goes, which shifts Haganah one step left."""
    options = [AT[city] for city in CITIES if state.terror[city]]
    answer = yield choose(side, "P3", "ask-remove-terror", options, state=state, refusals=WHICH_SPACE)
    state.terror[SPACE_OF[answer]] -= 1
    state.tell_at("P3", "log-remove-terror", SPACE_OF[answer])
    yield from shift_haganah_left(state)


@event("P3", SHADED)
def king_david_hotel(state: State, side: str) -> Procedure[None]:
    """Two Terror markers in one City with an Underground Cell; P17 does not lessen them (A-30)."""
    options = [AT[city] for city in CITIES if state.underground[city]]
    if options:
        answer = yield choose(side, "P3", "ask-place-terror", options, state=state, refusals=WHICH_SPACE)
        place_terror(state, SPACE_OF[answer], 2, "P3", pool_limits=True)  # 5.1.1: events use Available markers only


@event("P4", UNSHADED)
def illegal_immigration(state: State, side: str) -> Procedure[None]:
    """No Sabotage in Coastal Districts: Political Will +2; else -1 per two markers and Irgun pieces there, to -3."""
    markers = sum(state.sabotage[space] for space in COASTAL_DISTRICTS)
    if not markers:
        change_political_will(state, 2, "P4")
    else:
        pieces = sum(state.irgun_pieces(space) for space in COASTAL_DISTRICTS)
        lose_political_will_starred(state, min((markers + pieces) // 2, 3), "P4")
    yield from ()


@event("P5", UNSHADED)
def prisoners_exiled(state: State, side: str) -> Procedure[None]:
    """Up to two Cells in Prison leave the game."""
    number = yield from choose_number(side, "P5", "ask-exile", 0, min(2, state.prison))
    state.prison -= number
    state.removed_from_game += number
    state.tell("P5", "log-exile", {"number": number})


@event("P5", SHADED)
def acre_prison_break(state: State, side: str) -> Procedure[None]:
    """All Cells in Prison become Available."""
    state.tell("P5", "log-release", {"number": state.prison})
    state.available_cells += state.prison
    state.prison = 0
    yield from ()


@event("P6", UNSHADED)
def montgomery_demands_searches(state: State, side: str) -> Procedure[None]:
    """The British may Search in up to three spaces without any chit."""
    yield from conduct(state, granted_operation(state, "search", 3, chits=False))


@event("P6", SHADED)
def cities_neglected(state: State, side: str) -> Procedure[None]:
    """One Cell in each City without Troops."""
    cities = [AT[city] for city in CITIES if not state.troops[city]]
    number = min(len(cities), state.available_cells)
    if number:
        chosen = yield from choose_some(side, "P6", "ask-place-cell", cities, number, number)
        for answer in chosen:
            place_cells(state, SPACE_OF[answer], 1, "P6")


@event("P7", UNSHADED)
def lehi_goes_its_own_way(state: State, side: str) -> Procedure[None]:
    """Up to one Cell goes from each space with more than one."""
    spaces = [space for space in SPACES if state.cells(space) > 1]
    yield from remove_chosen_cells(state, side, "P7", spaces, len(spaces), once_per_space=True)


@event("P7", SHADED)
def lehi_strikes_police(state: State, side: str) -> Procedure[None]:
    """Up to one Police goes from each space with an Underground Cell."""
    options = [POLICE[space] for space in SPACES if state.police[space] and state.underground[space]]
    if options:
        chosen = yield from choose_some(side, "P7", "ask-remove-police", options, 0, len(options))
        for answer in chosen:
            remove_police(state, SPACE_OF[answer], 1, "P7")


@event("P8", UNSHADED)
def truman_helps(state: State, side: str) -> Procedure[None]:
    """Political Will +2; the British may Deploy in up to three spaces."""
    change_political_will(state, 2, "P8")
    yield from conduct(state, granted_operation(state, "deploy", 3))


@event("P8", SHADED)
def truman_presses(state: State, side: str) -> Procedure[None]:
    """Political Will -1 for each Curfew (starred)."""
    lose_political_will_starred(state, sum(state.curfew), "P8")
    yield from ()


@event("P10", UNSHADED)
def police_guard_railways(state: State, side: str) -> Procedure[None]:
    """Any number of Available Police go to Railways."""
    railways = list(RAILWAYS)
    while state.available_police and railways:
        options = [AT[railway] for railway in railways]
        options.append(DONE)
        left: dict[str, object] = {"left": state.available_police}
        answer = yield choose(
            side, "P10", "ask-guard-railway", options, arguments=left, again=True, state=state, refusals=WHICH_SPACE
        )
        if answer == DONE:
            return
        railway = SPACE_OF[answer]
        railways.remove(railway)
        number = yield from choose_number(side, "P10", "ask-guard-how-many", 1, state.available_police, ABOUT[railway])
        place_police(state, railway, number, "P10")


@event("P10", SHADED)
def police_without_funds(state: State, side: str) -> Procedure[None]:
    """Half the Police on the map go, rounded down."""
    yield from remove_chosen_police(state, side, "P10", sum(state.police) // 2)


@event("P11", UNSHADED)
def operation_shark(state: State, side: str) -> Procedure[None]:
    """Search, then Assault in one City; then a Cache there or next to it goes for +1 Political Will."""
    decider = decider_of(state, side, BRITISH)
    cities = CITIES
    if state.options.event_full_effect_forced:
        best = max(parts_possible(state, city) for city in CITIES)
        cities = [city for city in CITIES if parts_possible(state, city) == best]
    # The Search must bring a Troop if the Assault in its City hangs on it; in any City else one is never amiss.
    options = [AT[city] for city in cities]
    answer = yield choose(decider, "P11", "ask-search-city-of-event", options, state=state, refusals=WHICH_SPACE)
    city = SPACE_OF[answer]
    needed = 1 if state.options.event_full_effect_forced and assault_possible(state, city) else 0
    yield from search_one_city(state, decider, "P11", [city], troops_needed=needed, curfew_needed=False)
    if cannot_assault(state, city) is None:
        yield from assault_in(state, city, 0, decider)
    if (yield from remove_chosen_cache(state, side, "P11", [city, DISTRICT_OF[city]], optional=False)):
        change_political_will(state, 1, "P11")


def assault_possible(state: State, city: int) -> bool:
    """Whether the Search can make an Assault legal here: an Irgun piece, and a Troop there or next to it."""
    return state.irgun_pieces(city) > 0 and troops_within_reach(state, city) > 0


def parts_possible(state: State, city: int) -> int:
    """How many of P11's two later parts a Search here leaves possible (A-78)."""
    cache = bool(state.caches[city] or state.caches[DISTRICT_OF[city]])
    return int(assault_possible(state, city)) + int(cache)


@event("P11", SHADED)
def leaders_slip_away(state: State, side: str) -> Procedure[None]:
    """Irgun Travels from up to two Cities with Curfew and Cells."""
    cities = [city for city in CITIES if state.curfew[city]]
    yield from conduct(
        state, granted_operation(state, "travel", 2, allowed=cities, decider=decider_of(state, side, IRGUN))
    )
