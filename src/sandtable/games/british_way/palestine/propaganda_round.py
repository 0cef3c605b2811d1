"""6.0 Propaganda Round: Political Will, Resource, Redeploy, Reset."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, choose, choose_some
from sandtable.games.british_way.cells.forces import (
    cells_among,
    draw_chits,
    held_chits,
    is_active_cell,
    lift_curfew,
    lift_curfews_without_cubes,
    place_cache,
    place_cells,
    remove_cells,
    return_chit,
)
from sandtable.games.british_way.course_of_play import REVEAL
from sandtable.games.british_way.movement import move_cubes
from sandtable.games.british_way.palestine.cards import P29
from sandtable.games.british_way.palestine.map import (
    CITIES,
    CITIES_AND_RAILWAYS,
    DISTRICTS_AND_CITIES,
    RAILWAYS,
    SPACES,
    is_city,
    is_railway,
)
from sandtable.games.british_way.palestine.operations.rob import cannot_rob, rob_in
from sandtable.games.british_way.palestine.refusals import WAY_TO, WHICH_CACHE, WHICH_CELL
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.victory import check_victory
from sandtable.games.british_way.palestine.vocabulary import (
    ABOUT,
    ACTIVE,
    AT,
    BRITISH,
    CACHE,
    DISCARD,
    IRGUN,
    ROB,
    SHADED,
    SPACE_OF,
    TO,
    UNDERGROUND,
    UNSHADED,
    VALUE_OF,
)
from sandtable.games.british_way.tracks import change_political_will

# 6.1 Political Will Phase


def political_will_phase(state: State) -> Procedure[None]:
    """6.1: all that lowers and raises Political Will is netted, then the marker moves once, then victory is checked."""
    lost, gained = disorder(state), order(state)
    state.tell("6.1", "log-political-will-phase", {"lost": lost, "gained": gained})
    change_political_will(state, gained - lost, "6.1")
    check_victory(state)
    yield from ()


def disorder(state: State) -> int:
    """6.1.1 Disorder: what Sabotage and Terror cost."""
    return sum(sabotage_cost(state, space) + terror_cost(state, space) for space in SPACES)


def sabotage_cost(state: State, space: int) -> int:
    """6.1.1: 1 per Sabotage in a District, 2 in a City, 2 for a sabotaged Railway."""
    if is_railway(space):
        return 2 if state.sabotage[space] else 0
    return state.sabotage[space] * (2 if is_city(space) else 1)


def terror_cost(state: State, space: int) -> int:
    """6.1.1: 3 per Terror in a City."""
    return 3 * state.terror[space] if is_city(space) else 0


def order(state: State) -> int:
    """6.1.2 Order: what quiet Railways and Cities bring."""
    return railways_gain(state) + sum(1 for city in CITIES if is_quiet(state, city))


def railways_gain(state: State) -> int:
    """6.1.2: 2 if no Railway is sabotaged."""
    return 0 if any(state.sabotage[space] for space in RAILWAYS) else 2


def is_quiet(state: State, city: int) -> bool:
    """6.1.2: a City with neither Sabotage nor Terror brings 1."""
    return not state.sabotage[city] and not state.terror[city]


# 6.2 Resource Phase


def expropriations(state: State) -> Procedure[None]:
    """6.2.1 Expropriations: Irgun may Rob in exactly one space (A-04)."""
    options = [ROB[space] for space in SPACES if cannot_rob(state, space) is None]
    options.append(DONE)
    answer = yield choose(IRGUN, "6.2.1", "ask-expropriate", options, state=state, refusals=((ROB, cannot_rob),))
    if answer != DONE:
        yield from rob_in(state, SPACE_OF[answer])


def british_intel(state: State) -> Procedure[None]:
    """6.2.2 British Intel: without chits draw one, else discard half, rounded down, of their own choice (A-53)."""
    held = sum(state.chits)
    if not held:
        yield from draw_chits(state, 1, "6.2.2")
    for left in range(held // 2, 0, -1):
        options = [DISCARD[value] for value in held_chits(state)]
        answer = yield choose(BRITISH, "6.2.2", "ask-discard-chit", options, arguments={"left": left}, again=left > 1)
        return_chit(state, VALUE_OF[answer], "6.2.2", "log-discard-chit")


def haganah_cooperation(state: State) -> Procedure[None]:
    """6.2.3 Haganah Cooperation: at 0 the British draw a chit; at 4 Irgun may place a Cache with a Cell."""
    if state.haganah == 0:
        yield from draw_chits(state, 1, "6.2.3")
    elif state.haganah == 4 and state.available_caches:
        options = [AT[space] for space in SPACES if cannot_receive_cache(state, space) is None]
        options.append(DONE)
        refusals = ((AT, cannot_receive_cache),)
        answer = yield choose(
            IRGUN, "6.2.3", "ask-place-cache", options, arguments={"left": 1}, state=state, refusals=refusals
        )
        if answer != DONE:
            place_cache(state, SPACE_OF[answer], "6.2.3")


def cannot_receive_cache(state: State, space: int) -> str | None:
    """6.2.3, 6.3.2: a District or City with a Cell and fewer than two Caches."""
    if is_railway(space):
        return "why-railway"
    if not state.cells(space):
        return "why-no-cell"
    return None if state.may_hold_cache(space) else "why-two-caches"


# 6.3 Redeploy Phase


def redeploy_police(state: State) -> Procedure[None]:
    """6.3.1 British Redeploy: Police may move to Railways and to spaces with British pieces (A-54)."""
    yield from move_cubes(state, "6.3.1", "police", police_redeploy_to)
    lift_curfews_without_cubes(state)  # moves are judged when all are done


def police_redeploy_to(state: State, origin: int) -> list[int]:
    troops, police = state.troops, state.police
    return [s for s in SPACES if s != origin and (troops[s] or police[s] or is_railway(s))]


def redeploy_troops(state: State) -> Procedure[None]:
    """6.3.1 British Redeploy: then Troops may move to Cities and Railways."""
    yield from move_cubes(state, "6.3.1", "troops", troops_redeploy_to)
    lift_curfews_without_cubes(state)


TROOPS_REDEPLOY_TO: Final = [[space for space in CITIES_AND_RAILWAYS if space != origin] for origin in SPACES]


def troops_redeploy_to(state: State, origin: int) -> list[int]:
    return TROOPS_REDEPLOY_TO[origin]


def redeploy_cells(state: State) -> Procedure[None]:
    """6.3.2 Irgun Redeploy: one Cell may move to each City without a Curfew; a Cell moves once (A-55)."""
    cities = [city for city in CITIES if not state.curfew[city]]
    arrived: list[str] = []
    while True:
        movable = cells_not_among(state, arrived)
        options = [TO[city] for city in cities if any(SPACE_OF[piece] != city for piece in movable)]
        options.append(DONE)
        answer = yield choose(IRGUN, "6.3.2", "ask-redeploy-cell-to", options, state=state, refusals=WAY_TO, again=True)
        if answer == DONE:
            return
        city = SPACE_OF[answer]
        cities.remove(city)
        options = [piece for piece in movable if SPACE_OF[piece] != city]
        answer = yield choose(
            IRGUN, "6.3.2", "ask-redeploy-cell", options, arguments=ABOUT[city], state=state, refusals=WHICH_CELL
        )
        origin, active = SPACE_OF[answer], is_active_cell(answer)
        cells = state.active if active else state.underground
        cells[origin] -= 1
        cells[city] += 1
        arrived.append(ACTIVE[city] if active else UNDERGROUND[city])
        state.tell_move("6.3.2", "cells", 1, origin, city)


def cells_not_among(state: State, arrived: list[str]) -> list[str]:
    """The Cells that can still redeploy: those that have not just arrived where they are."""
    return [
        piece
        for piece in cells_among(state, SPACES)
        if piece not in arrived
        or (state.active if is_active_cell(piece) else state.underground)[SPACE_OF[piece]] > arrived.count(piece)
    ]


def redeploy_cache(state: State) -> Procedure[None]:
    """6.3.2 Irgun Redeploy: then one Cache may move to a District or City with a Cell."""
    places = [space for space in DISTRICTS_AND_CITIES if cannot_receive_cache(state, space) is None]
    origins = [space for space in SPACES if state.caches[space] and any(place != space for place in places)]
    options = [*[CACHE[space] for space in origins], DONE]
    answer = yield choose(IRGUN, "6.3.2", "ask-redeploy-cache", options, state=state, refusals=WHICH_CACHE)
    if answer == DONE:
        return
    origin = SPACE_OF[answer]
    options = [TO[place] for place in places if place != origin]
    answer = yield choose(
        IRGUN,
        "6.3.2",
        "ask-redeploy-cache-to",
        options,
        arguments=ABOUT[origin],
        state=state,
        refusals=((TO, cannot_receive_cache),),
    )
    place = SPACE_OF[answer]
    state.caches[origin] -= 1
    state.caches[place] += 1
    state.tell_move("6.3.2", "caches", 1, origin, place)


# 6.4 Reset Phase


def reset(state: State) -> Procedure[None]:
    """6.4 Reset: P29, then markers go, half the Prison is freed, Cells go Underground, Irgun is 1st Eligible."""
    if state.has(P29, UNSHADED):
        yield from curfews_catch_cells(state)
    elif state.has(P29, SHADED):
        yield from curfews_breed_cells(state)
    for space in SPACES:
        lift_curfew(state, space, "6.4")
        state.sabotage[space] = state.terror[space] = 0
        state.underground[space] += state.active[space]
        state.active[space] = 0
    released = state.prison // 2
    state.prison -= released
    state.available_cells += released
    state.first = IRGUN
    state.tell("6.4", "log-reset", {"number": released})
    state.schedule(REVEAL)


def curfews_catch_cells(state: State) -> Procedure[None]:
    """P29 unshaded: one Cell goes from each City with a Curfew, or as many from anywhere (A-02)."""
    cities = [city for city in CITIES if state.curfew[city]]
    if not state.options.p29_anywhere:
        for city in cities:  # which Cell does not matter: all go Underground in a moment
            if state.cells(city):
                remove_cells(state, city, 1, "P29", active=bool(state.active[city]))
        return
    for left in range(min(len(cities), sum(state.underground) + sum(state.active)), 0, -1):
        options = cells_among(state, SPACES)
        answer = yield choose(
            state.executed_by[P29], "P29", "ask-remove-cell", options, arguments={"left": left}, again=left > 1
        )
        remove_cells(state, SPACE_OF[answer], 1, "P29", active=is_active_cell(answer))


def curfews_breed_cells(state: State) -> Procedure[None]:
    """P29 shaded: Irgun may place a Cell in each City with a Curfew, or as many anywhere (A-02)."""
    cities = [AT[city] for city in CITIES if state.curfew[city]]
    most = min(len(cities), state.available_cells)
    if not most:
        return
    if not state.options.p29_anywhere:
        chosen = yield from choose_some(IRGUN, "P29", "ask-place-cell", cities, 0, most)
        for answer in chosen:
            place_cells(state, SPACE_OF[answer], 1, "P29")
        return
    for left in range(most, 0, -1):
        answer = yield choose(IRGUN, "P29", "ask-place-cell", [*AT, DONE], arguments={"left": left}, again=left > 1)
        if answer == DONE:
            return
        place_cells(state, SPACE_OF[answer], 1, "P29")
