"""The event cards HC-23 to HC-32 of the house deck. `side` is the side that executes the event."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose
from sandtable.games.british_way.cells.forces import (
    draw_chits,
    lift_curfew,
    place_police,
    remove_chosen_cache,
    remove_chosen_cells,
    remove_chosen_police,
)
from sandtable.games.british_way.cyprus.events.in_general import (
    choose_space_for_cache,
    choose_spaces_for_cells,
    event,
    release_cells,
)
from sandtable.games.british_way.cyprus.forces import remove_sabotage
from sandtable.games.british_way.cyprus.international_opinion import QUIET, marked_towns, shift_opinion
from sandtable.games.british_way.cyprus.map import BASES, MOUNTAINS, SPACES, TOWNS
from sandtable.games.british_way.cyprus.operations.conduct import conduct
from sandtable.games.british_way.cyprus.operations.in_general import granted_operation
from sandtable.games.british_way.cyprus.propaganda_round import redeploy_police
from sandtable.games.british_way.cyprus.refusals import WHICH_SPACE
from sandtable.games.british_way.cyprus.special_activities import cannot_restore, interrogate, restore
from sandtable.games.british_way.cyprus.state import DEBATE, State
from sandtable.games.british_way.cyprus.vocabulary import AT, RESTORE, SPACE_OF
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import BRITISH, SHADED, UNSHADED


@event("HC-23", UNSHADED)
def neighbours_strike_back(state: State, side: str) -> Procedure[None]:
    """One Cell goes from each of up to two Towns."""
    yield from remove_chosen_cells(state, side, "HC-23", TOWNS, 2, once_per_space=True)


@event("HC-23", SHADED)
def neighbours_at_odds(state: State, side: str) -> Procedure[None]:
    """Two Police go from the map."""
    yield from remove_chosen_police(state, side, "HC-23", 2)


@event("HC-24", UNSHADED)
def governor_walks_the_villages(state: State, side: str) -> Procedure[None]:
    """Opinion one box left; the British may Restore in up to two spaces."""
    shift_opinion(state, -1, "HC-24")
    done: list[int] = []
    for _ in range(2):
        options = [RESTORE[s] for s in SPACES if s not in done and cannot_restore(state, s) is None]
        options.append(DONE)
        refusals = ((RESTORE, cannot_restore),)
        answer = yield choose(BRITISH, "HC-24", "ask-activity", options, state=state, refusals=refusals, taken=done)
        if answer == DONE:
            return
        done.append(SPACE_OF[answer])
        restore(state, SPACE_OF[answer])


@event("HC-24", SHADED)
def governor_opens_the_camps(state: State, side: str) -> Procedure[None]:
    """All Curfews are lifted, and three Cells in Prison become Available, or all if there are fewer."""
    for town in TOWNS:
        lift_curfew(state, town, "HC-24")
    release_cells(state, min(3, state.prison), "HC-24")
    yield from ()


@event("HC-25", UNSHADED)
def partnership_plan(state: State, side: str) -> Procedure[None]:
    """Political Will +2 without Sabotage in any Town, else +1."""
    change_political_will(state, 1 if any(state.sabotage[town] for town in TOWNS) else 2, "HC-25")
    yield from ()


@event("HC-25", SHADED)
def partition_feared(state: State, side: str) -> Procedure[None]:
    """EOKA may Recruit in up to three spaces."""
    yield from conduct(state, granted_operation("recruit", 3))


@event("HC-26", UNSHADED)
def prisoners_talk(state: State, side: str) -> Procedure[None]:
    """The British Interrogate, and draw a chit besides."""
    yield from interrogate(state)
    yield from draw_chits(state, 1, "HC-26")


@event("HC-26", SHADED)
def prisoners_tell(state: State, side: str) -> Procedure[None]:
    """Opinion one box right; Political Will -1 per three Cells in Prison, -2 at most."""
    shift_opinion(state, 1, "HC-26")
    change_political_will(state, -min(state.prison // 3, 2), "HC-26")
    yield from ()


@event("HC-28", UNSHADED)
def airfields_guarded(state: State, side: str) -> Procedure[None]:
    """Up to two Police in Bases; then Police may redeploy (6.3.1)."""
    for left in range(min(2, state.available_police), 0, -1):
        options = [*[AT[base] for base in BASES], DONE]
        answer = yield choose(
            side,
            "HC-28",
            "ask-guard-base",
            options,
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=WHICH_SPACE,
        )
        if answer == DONE:
            break
        place_police(state, SPACE_OF[answer], 1, "HC-28")
    yield from redeploy_police(state)


@event("HC-28", SHADED)
def canberras_destroyed(state: State, side: str) -> Procedure[None]:
    """A Cell in up to one Base; then EOKA may Sabotage in each Base."""
    yield from choose_spaces_for_cells(state, side, "HC-28", BASES, 1)
    yield from conduct(state, granted_operation("sabotage", 2, BASES))


@event("HC-29", UNSHADED)
def hideout_taken(state: State, side: str) -> Procedure[None]:
    """Up to one Cell in a Mountain goes, then up to one Cache in a Mountain, and Political Will +1 for it."""
    yield from remove_chosen_cells(state, side, "HC-29", MOUNTAINS, 1, once_per_space=False)
    if (yield from remove_chosen_cache(state, side, "HC-29", MOUNTAINS, optional=True)):
        change_political_will(state, 1, "HC-29")


@event("HC-29", SHADED)
def hero_of_the_mountains(state: State, side: str) -> Procedure[None]:
    """Up to two Cells and up to one Cache in Mountains."""
    yield from choose_spaces_for_cells(state, side, "HC-29", MOUNTAINS, 2)
    yield from choose_space_for_cache(state, side, "HC-29", MOUNTAINS)


@event("HC-30", UNSHADED)
def allies_confer(state: State, side: str) -> Procedure[None]:
    """Opinion one box left; the British draw a chit."""
    shift_opinion(state, -1, "HC-30")
    yield from draw_chits(state, 1, "HC-30")


@event("HC-30", SHADED)
def allies_quarrel(state: State, side: str) -> Procedure[None]:
    """Opinion one box right; then Political Will -1 if it is above Debate."""
    shift_opinion(state, 1, "HC-30")
    if state.opinion > DEBATE:
        change_political_will(state, -1, "HC-30")
    yield from ()


@event("HC-31", UNSHADED)
def truce(state: State, side: str) -> Procedure[None]:
    """All Cells go Underground, and each Town loses one Sabotage marker."""
    for space in SPACES:
        if state.active[space]:
            state.tell_at("HC-31", "log-hide-cells", space, state.active[space])
            state.underground[space] += state.active[space]
            state.active[space] = 0
    for town in TOWNS:
        if state.sabotage[town]:
            remove_sabotage(state, town, "HC-31")
    yield from ()


@event("HC-32", UNSHADED)
def agreement_in_zurich(state: State, side: str) -> Procedure[None]:
    """Political Will +2 if no Mountain holds a Cache, else +1."""
    hidden = any(state.caches[mountain] for mountain in MOUNTAINS)
    change_political_will(state, 1 if hidden else 2, "HC-32")
    yield from ()


@event("HC-32", SHADED)
def agreement_without_union(state: State, side: str) -> Procedure[None]:
    """Political Will -2 if more than three Towns are marked, else -1."""
    change_political_will(state, -2 if marked_towns(state) > QUIET else -1, "HC-32")
    yield from ()
