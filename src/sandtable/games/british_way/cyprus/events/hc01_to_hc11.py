"""The event cards HC-01 to HC-11 of the house deck. `side` is the side that executes the event."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose
from sandtable.games.british_way.cells.forces import draw_chits, lift_curfews_without_cubes, remove_chosen_cells
from sandtable.games.british_way.cyprus.events.in_general import (
    choose_spaces_for_cells,
    event,
    imprison_chosen_cells,
    release_cells,
    remove_chosen_sabotage,
)
from sandtable.games.british_way.cyprus.international_opinion import shift_opinion
from sandtable.games.british_way.cyprus.map import BASES, MOUNTAINS, SPACES, TOWNS
from sandtable.games.british_way.cyprus.operations.assault import assault_in, cannot_assault
from sandtable.games.british_way.cyprus.operations.conduct import conduct
from sandtable.games.british_way.cyprus.operations.in_general import granted_operation
from sandtable.games.british_way.cyprus.refusals import TROOPS_FROM, WAY_TO, WHICH_SPACE
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import ABOUT, AT, FROM, SPACE_OF, TO
from sandtable.games.british_way.movement import gather_troops
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import BRITISH, SHADED, UNSHADED


@event("HC-01", UNSHADED)
def first_bombs_swept_up(state: State, side: str) -> Procedure[None]:
    """Up to two Sabotage markers go from the map."""
    yield from remove_chosen_sabotage(state, side, "HC-01", SPACES, 2)


@event("HC-01", SHADED)
def first_bombs(state: State, side: str) -> Procedure[None]:
    """EOKA may Sabotage in up to two Towns."""
    yield from conduct(state, granted_operation("sabotage", 2, TOWNS))


@event("HC-02", UNSHADED)
def emergency_declared(state: State, side: str) -> Procedure[None]:
    """The British may Deploy in up to three spaces."""
    yield from conduct(state, granted_operation("deploy", 3))


@event("HC-02", SHADED)
def emergency_resented(state: State, side: str) -> Procedure[None]:
    """Political Will -1, or -2 with a Curfew on the map."""
    change_political_will(state, -2 if any(state.curfew) else -1, "HC-02")
    yield from ()


@event("HC-04", UNSHADED)
def archbishop_deported(state: State, side: str) -> Procedure[None]:
    """Up to two Cells in Towns go to Available; the British draw a chit."""
    yield from remove_chosen_cells(state, side, "HC-04", TOWNS, 2, once_per_space=False)
    yield from draw_chits(state, 1, "HC-04")


@event("HC-04", SHADED)
def archbishop_missed(state: State, side: str) -> Procedure[None]:
    """Opinion two boxes right."""
    shift_opinion(state, 2, "HC-04")
    yield from ()


@event("HC-06", UNSHADED)
def young_men_tried(state: State, side: str) -> Procedure[None]:
    """One Cell goes from a space with Troops to Prison."""
    spaces = [space for space in SPACES if state.troops[space]]
    yield from imprison_chosen_cells(state, side, "HC-06", spaces, 1)


@event("HC-06", SHADED)
def young_men_mourned(state: State, side: str) -> Procedure[None]:
    """Political Will -1; up to two Cells in Towns."""
    change_political_will(state, -1, "HC-06")
    yield from choose_spaces_for_cells(state, side, "HC-06", TOWNS, 2)


@event("HC-07", UNSHADED)
def forests_combed(state: State, side: str) -> Procedure[None]:
    """The British may Search one Mountain, and then Assault there."""
    search = granted_operation("search", 1, MOUNTAINS)
    yield from conduct(state, search)
    for mountain in search.selected:
        if cannot_assault(state, mountain) is None:
            yield from assault_in(state, mountain, 0)


@event("HC-07", SHADED)
def forest_burns(state: State, side: str) -> Procedure[None]:
    """All Troops in one Mountain go to one Base, and Political Will -1; nothing without Troops there."""
    options = [AT[mountain] for mountain in MOUNTAINS if state.troops[mountain]]
    if not options:
        return
    answer = yield choose(side, "HC-07", "ask-burning-mountain", options, state=state, refusals=WHICH_SPACE)
    mountain = SPACE_OF[answer]
    options = [TO[base] for base in BASES]
    answer = yield choose(side, "HC-07", "ask-burning-to", options, arguments=ABOUT[mountain])
    base, troops = SPACE_OF[answer], state.troops[mountain]
    state.troops[mountain] = 0
    state.troops[base] += troops
    state.tell_move("HC-07", "troops", troops, mountain, base)
    change_political_will(state, -1, "HC-07")


@event("HC-09", UNSHADED)
def troops_on_the_way_to_suez(state: State, side: str) -> Procedure[None]:
    """The British may move any Troops from anywhere to one space, and Assault there."""
    options = [TO[space] for space in SPACES if state.troops[space] < sum(state.troops)]
    options.append(DONE)
    answer = yield choose(BRITISH, "HC-09", "ask-deploy-troops", options, state=state, refusals=WAY_TO)
    if answer != DONE:
        space = SPACE_OF[answer]
        yield from gather_troops(state, "HC-09", space)
        lift_curfews_without_cubes(state)
        yield from conduct(state, granted_operation("assault", 1, [space]))


@event("HC-09", SHADED)
def troops_embark(state: State, side: str) -> Procedure[None]:
    """Up to four Troops outside Bases go to Bases, one by one."""
    for left in range(4, 0, -1):
        options = [FROM[space] for space in SPACES if state.troops[space] and space not in BASES]
        options.append(DONE)
        answer = yield choose(
            side,
            "HC-09",
            "ask-embark",
            options,
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=TROOPS_FROM,
            otherwise="why-not-here",
        )
        if answer == DONE:
            return
        origin = SPACE_OF[answer]
        answer = yield choose(side, "HC-09", "ask-embark-to", [TO[base] for base in BASES], arguments=ABOUT[origin])
        state.troops[origin] -= 1
        state.troops[SPACE_OF[answer]] += 1
        state.tell_move("HC-09", "troops", 1, origin, SPACE_OF[answer])
        lift_curfews_without_cubes(state)


@event("HC-10", UNSHADED)
def castle_guarded(state: State, side: str) -> Procedure[None]:
    """Up to two Active Cells on the map go to Prison."""
    yield from imprison_chosen_cells(state, side, "HC-10", SPACES, 2, active_only=True)


@event("HC-10", SHADED)
def castle_escape(state: State, side: str) -> Procedure[None]:
    """Half the Cells in Prison, rounded up, become Available, and up to two of them come to Mountains."""
    released = (state.prison + 1) // 2
    release_cells(state, released, "HC-10")
    yield from choose_spaces_for_cells(state, side, "HC-10", MOUNTAINS, min(released, 2))


@event("HC-11", UNSHADED)
def ledra_street_patrolled(state: State, side: str) -> Procedure[None]:
    """The British may Patrol to up to two Towns."""
    yield from conduct(state, granted_operation("patrol", 2, TOWNS))


@event("HC-11", SHADED)
def murder_mile(state: State, side: str) -> Procedure[None]:
    """EOKA may Ambush in up to two Towns."""
    yield from conduct(state, granted_operation("ambush", 2))
