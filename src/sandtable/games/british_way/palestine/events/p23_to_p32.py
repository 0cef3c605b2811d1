"""The event cards P23 to P32. `side` is the side that executes the event."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose
from sandtable.games.british_way.cells.forces import (
    cells_among,
    draw_chits,
    imprison_cells,
    is_active_cell,
    place_cells,
    remove_chosen_cells,
    remove_chosen_police,
    remove_police,
)
from sandtable.games.british_way.operations import next_space
from sandtable.games.british_way.palestine.events.in_general import event, lose_political_will_starred
from sandtable.games.british_way.palestine.map import DISTRICTS_AND_CITIES, SPACES
from sandtable.games.british_way.palestine.operations.conduct import conduct, may_choose_operation
from sandtable.games.british_way.palestine.operations.in_general import granted_operation
from sandtable.games.british_way.palestine.operations.sabotage import REFUSALS as SABOTAGE_REFUSALS
from sandtable.games.british_way.palestine.operations.sabotage import sabotage_in, spaces_to_sabotage
from sandtable.games.british_way.palestine.refusals import WHICH_CELL, WHICH_SPACE
from sandtable.games.british_way.palestine.state import PASS_PENDING, State
from sandtable.games.british_way.palestine.vocabulary import AT, BRITISH, IRGUN, SHADED, SPACE_OF, UNSHADED
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import NOWHERE


@event("P24", UNSHADED)
def backlash(state: State, side: str) -> Procedure[None]:
    """Political Will +1 for each Terror marker, +3 at most."""
    change_political_will(state, min(sum(state.terror), 3), "P24")
    yield from ()


@event("P24", SHADED)
def sergeants_affair(state: State, side: str) -> Procedure[None]:
    """Political Will -1 for each Terror marker, -3 at most."""
    change_political_will(state, -min(sum(state.terror), 3), "P24")
    yield from ()


@event("P26", UNSHADED)
def veterans(state: State, side: str) -> Procedure[None]:
    """The executing side may Sabotage, or Assault, in up to three spaces with a Special Activity of that Operation."""
    name = "sabotage" if side == IRGUN else "assault"
    yield from conduct(state, granted_operation(state, name, 3, activity=True))


@event("P27", UNSHADED)
def loan_granted(state: State, side: str) -> Procedure[None]:
    """The British may do one Operation in up to four spaces."""
    name = yield from may_choose_operation(state, BRITISH, "P27")
    if name:
        yield from conduct(state, granted_operation(state, name, 4, optional=False))


@event("P27", SHADED)
def loan_at_a_price(state: State, side: str) -> Procedure[None]:
    """Political Will -1 (starred); the British must Pass on the next card and draw no chit."""
    lose_political_will_starred(state, 1, "P27")
    state.forced_pass = PASS_PENDING
    state.tell("P27", "log-pass-owed", {})
    yield from ()


@event("P28", UNSHADED)
def detectives_at_work(state: State, side: str) -> Procedure[None]:
    """The British draw a chit for each space with Police and Cells."""
    spaces = sum(bool(state.police[space] and state.cells(space)) for space in SPACES)
    yield from draw_chits(state, spaces, "P28")


@event("P28", SHADED)
def headquarters_attacked(state: State, side: str) -> Procedure[None]:
    """Irgun may Sabotage in a space with Police; success removes all of them too (A-45)."""
    guarded = [space for space in SPACES if state.police[space]]
    operation = granted_operation(state, "sabotage", 1, allowed=guarded)
    while (space := (yield from next_space(state, operation, spaces_to_sabotage, SABOTAGE_REFUSALS))) != NOWHERE:
        if (yield from sabotage_in(state, space)):
            remove_police(state, space, state.police[space], "P28")


@event("P30", UNSHADED)
def undercover_squads(state: State, side: str) -> Procedure[None]:
    """One Cell goes from each of up to three spaces with Police."""
    spaces = [space for space in SPACES if state.police[space]]
    yield from remove_chosen_cells(state, side, "P30", spaces, 3, once_per_space=True)


@event("P30", SHADED)
def farran_affair(state: State, side: str) -> Procedure[None]:
    """Two Police go from the map; Political Will -1."""
    yield from remove_chosen_police(state, side, "P30", 2)
    change_political_will(state, -1, "P30")


@event("P31", UNSHADED)
def gruner_captured(state: State, side: str) -> Procedure[None]:
    """One Cell goes from a space with Troops to Prison."""
    options = cells_among(state, [space for space in SPACES if state.troops[space]])
    if options:
        answer = yield choose(
            side, "P31", "ask-imprison-cell", options, state=state, refusals=WHICH_CELL, otherwise="why-not-here"
        )
        imprison_cells(state, SPACE_OF[answer], 1, "P31", active=is_active_cell(answer))


@event("P31", SHADED)
def gruner_mourned(state: State, side: str) -> Procedure[None]:
    """Up to three Cells in Cities or Districts."""
    for left in range(min(3, state.available_cells), 0, -1):
        options = [AT[space] for space in DISTRICTS_AND_CITIES]
        options.append(DONE)
        answer = yield choose(
            side,
            "P31",
            "ask-place-cell",
            options,
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=WHICH_SPACE,
        )
        if answer == DONE:
            return
        place_cells(state, SPACE_OF[answer], 1, "P31")
