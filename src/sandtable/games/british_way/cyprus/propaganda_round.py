"""6.0 Propaganda Round: Political Will, Resource, Redeploy, Reset."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose, choose_number
from sandtable.games.british_way.cells.forces import (
    draw_chits,
    held_chits,
    lift_curfew,
    lift_curfews_without_cubes,
    place_cache,
    return_chit,
)
from sandtable.games.british_way.cells.vocabulary import DISCARD, VALUE_OF
from sandtable.games.british_way.course_of_play import REVEAL
from sandtable.games.british_way.cyprus.cards import HC27
from sandtable.games.british_way.cyprus.international_opinion import QUIET, marked_towns, shift_opinion
from sandtable.games.british_way.cyprus.map import (
    AKROTIRI,
    BASES,
    DHEKELIA,
    MOUNTAINS,
    NAMES,
    SABOTAGE_VALUE,
    SPACES,
    TOWNS,
    TOWNS_AND_MOUNTAINS,
    is_base,
)
from sandtable.games.british_way.cyprus.refusals import WAY_TO, WHICH_CACHE
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.victory import check_victory
from sandtable.games.british_way.cyprus.vocabulary import ABOUT, AT, CACHE, EOKA, SPACE_OF, TO
from sandtable.games.british_way.movement import move_cubes
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import BRITISH, SHADED

# 6.1 Political Will Phase


def political_will_phase(state: State) -> Procedure[None]:
    """6.1: all that lowers and raises Political Will is netted, then the marker moves once, then victory is checked."""
    pressure, lost, gained = state.opinion, disorder(state), order(state)
    state.tell("6.1", "log-political-will-phase", {"pressure": pressure, "lost": lost, "gained": gained})
    change_political_will(state, gained - lost - pressure, "6.1")
    check_victory(state)
    yield from ()


def disorder(state: State) -> int:
    """6.1.2 Disorder: for every Sabotage marker the value of its space, which in Mountains is 0."""
    return sum(sabotage_cost(state, space) for space in SPACES)


def sabotage_cost(state: State, space: int) -> int:
    """6.1.2: the value of the space for each of its Sabotage markers."""
    return state.sabotage[space] * SABOTAGE_VALUE[space]


def order(state: State) -> int:
    """6.1.3 Order: what quiet Mountains and Towns bring."""
    return mountains_gain(state) + towns_gain(state)


def mountains_gain(state: State) -> int:
    """6.1.3: 2 if no Mountain holds a Cache."""
    return 0 if any(state.caches[space] for space in MOUNTAINS) else 2


def towns_gain(state: State) -> int:
    """6.1.3: 1 per two Towns without Sabotage."""
    return sum(1 for town in TOWNS if not state.sabotage[town]) // 2


# 6.2 Resource Phase


def eoka_arms(state: State) -> Procedure[None]:
    """6.2.1 EOKA Arms: EOKA may place a Cache in a Town or Mountain with a Cell."""
    if not state.available_caches:
        return
    options = [AT[space] for space in TOWNS_AND_MOUNTAINS if cannot_arm(state, space) is None]
    options.append(DONE)
    refusals = ((AT, cannot_arm),)
    answer = yield choose(
        EOKA, "6.2.1", "ask-place-cache", options, arguments={"left": 1}, state=state, refusals=refusals
    )
    if answer != DONE:
        place_cache(state, SPACE_OF[answer], "6.2.1")


def cannot_arm(state: State, space: int) -> str | None:
    """6.2.1: a Town or Mountain with a Cell and fewer than two Caches."""
    if is_base(space):
        return "why-base"
    if not state.cells(space):
        return "why-no-cell"
    return None if state.may_hold_cache(space) else "why-two-caches"


def british_intel(state: State) -> Procedure[None]:
    """6.2.2 British Intel: without chits draw one, else discard half, rounded down, of their own choice (C-A-14)."""
    held = sum(state.chits)
    if not held:
        yield from draw_chits(state, 1, "6.2.2")
    for left in range(held // 2, 0, -1):
        options = [DISCARD[value] for value in held_chits(state)]
        answer = yield choose(BRITISH, "6.2.2", "ask-discard-chit", options, arguments={"left": left}, again=left > 1)
        return_chit(state, VALUE_OF[answer], "6.2.2", "log-discard-chit")


# 6.3 Redeploy Phase


def redeploy_police(state: State) -> Procedure[None]:
    """6.3.1 British Redeploy: Police may move to spaces that held a British piece before any of them moved (C-A-32)."""
    held = [space for space in SPACES if state.cubes(space)]
    ways = [[space for space in held if space != origin] for origin in SPACES]
    yield from move_cubes(state, "6.3.1", "police", lambda state, origin: ways[origin])
    lift_curfews_without_cubes(state)


def redeploy_troops(state: State) -> Procedure[None]:
    """6.3.1 British Redeploy: then all Troops in Mountains must move to Bases, as the British choose."""
    for mountain in MOUNTAINS:
        troops = state.troops[mountain]
        if not troops:
            continue
        about: dict[str, object] = {"space": NAMES[mountain], "base": NAMES[AKROTIRI], "other": NAMES[DHEKELIA]}
        number = yield from choose_number(BRITISH, "6.3.1", "ask-redeploy-troops", 0, troops, about)
        state.troops[mountain] = 0
        for base, arrivals in ((AKROTIRI, number), (DHEKELIA, troops - number)):
            if arrivals:
                state.troops[base] += arrivals
                state.tell_move("6.3.1", "troops", arrivals, mountain, base)


def redeploy_cells(state: State) -> Procedure[None]:
    """6.3.2 EOKA Redeploy: all Cells in Bases must move to Towns with an EOKA piece or to Mountains (C-A-12)."""
    places = [space for space in TOWNS if state.insurgents(space)] + MOUNTAINS  # judged at the start
    for base in BASES:
        for cells in (state.underground, state.active):
            while cells[base]:
                left = state.cells(base)
                answer = yield choose(
                    EOKA,
                    "6.3.2",
                    "ask-redeploy-cell",
                    [TO[place] for place in places],
                    arguments={"space": NAMES[base], "left": left},
                    again=left > 1,
                    state=state,
                    refusals=WAY_TO,
                )
                place = SPACE_OF[answer]
                cells[base] -= 1
                cells[place] += 1
                state.tell_move("6.3.2", "cells", 1, base, place)


def cannot_receive_cache(state: State, space: int) -> str | None:
    """6.3.2: a space with an EOKA piece, but no Base, and fewer than two Caches."""
    if is_base(space):
        return "why-base"
    if not state.insurgents(space):
        return "why-no-eoka-piece"
    return None if state.may_hold_cache(space) else "why-two-caches"


def redeploy_cache(state: State) -> Procedure[None]:
    """6.3.2 EOKA Redeploy: then one Cache may move to a space with an EOKA piece."""
    places = [space for space in TOWNS_AND_MOUNTAINS if cannot_receive_cache(state, space) is None]
    origins = [space for space in SPACES if state.caches[space] and any(place != space for place in places)]
    options = [*[CACHE[space] for space in origins], DONE]
    answer = yield choose(EOKA, "6.3.2", "ask-redeploy-cache", options, state=state, refusals=WHICH_CACHE)
    if answer == DONE:
        return
    origin = SPACE_OF[answer]
    options = [TO[place] for place in places if place != origin]
    answer = yield choose(
        EOKA,
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
    """6.4 Reset: Opinion, then markers go, half the Prison is freed, Cells go Underground, EOKA is 1st Eligible."""
    if marked_towns(state) <= QUIET and not state.has(HC27, SHADED):
        shift_opinion(state, -1, "6.4")
    for space in SPACES:
        lift_curfew(state, space, "6.4")
        state.sabotage[space] = 0
        state.underground[space] += state.active[space]
        state.active[space] = 0
    released = state.prison // 2
    state.prison -= released
    state.available_cells += released
    state.first = EOKA
    state.tell("6.4", "log-reset", {"number": released})
    state.schedule(REVEAL)
    yield from ()
