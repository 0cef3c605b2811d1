"""The event cards HC-13 to HC-22 of the house deck. `side` is the side that executes the event."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose
from sandtable.games.british_way.cells.forces import draw_chits, remove_chosen_cache
from sandtable.games.british_way.cyprus.events.in_general import (
    event,
    imprison_chosen_cells,
    remove_chosen_sabotage,
)
from sandtable.games.british_way.cyprus.forces import may_have_curfew, place_curfew, place_sabotage
from sandtable.games.british_way.cyprus.international_opinion import shift_opinion
from sandtable.games.british_way.cyprus.map import COASTAL_TOWNS, FAMAGUSTA, NICOSIA, SPACES, TOWNS
from sandtable.games.british_way.cyprus.propaganda_round import eoka_arms
from sandtable.games.british_way.cyprus.refusals import WHICH_SPACE
from sandtable.games.british_way.cyprus.special_activities import (
    cannot_propagandize,
    cannot_receive_smuggled,
    diplomacy,
    lose_best_chit,
    propagandize,
    smuggle,
)
from sandtable.games.british_way.cyprus.state import DEBATE, IGNORE, State
from sandtable.games.british_way.cyprus.vocabulary import AT, EOKA, LEFT, PROPAGANDIZE, RIGHT, SMUGGLE, SPACE_OF
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import SHADED, UNSHADED


@event("HC-13", UNSHADED)
def diaries_found(state: State, side: str) -> Procedure[None]:
    """The British draw two chits."""
    yield from draw_chits(state, 2, "HC-13")


@event("HC-13", SHADED)
def diaries_doubted(state: State, side: str) -> Procedure[None]:
    """The British lose the two highest chits that they hold."""
    lose_best_chit(state, "HC-13")
    lose_best_chit(state, "HC-13")
    yield from ()


@event("HC-15", UNSHADED)
def united_nations(state: State, side: str) -> Procedure[None]:
    """Opinion at Debate or above: Political Will -2; at Ignore +1; between them it moves one box either way."""
    if state.opinion >= DEBATE:
        change_political_will(state, -2, "HC-15")
    elif state.opinion == IGNORE:
        change_political_will(state, 1, "HC-15")
    else:
        direction = yield choose(side, "HC-15", "ask-shift", [LEFT, RIGHT], arguments={"value": state.opinion})
        shift_opinion(state, -1 if direction == LEFT else 1, "HC-15")


@event("HC-16", UNSHADED)
def constitution_offered(state: State, side: str) -> Procedure[None]:
    """Opinion one box left; then a Diplomacy."""
    shift_opinion(state, -1, "HC-16")
    yield from diplomacy(state)


@event("HC-16", SHADED)
def constitution_refused(state: State, side: str) -> Procedure[None]:
    """Opinion one box right; then EOKA may Propagandize."""
    shift_opinion(state, 1, "HC-16")
    options = [PROPAGANDIZE[space] for space in SPACES if cannot_propagandize(state, space) is None]
    options.append(DONE)
    refusals = ((PROPAGANDIZE, cannot_propagandize),)
    answer = yield choose(EOKA, "HC-16", "ask-activity", options, state=state, refusals=refusals)
    if answer != DONE:
        yield from propagandize(state, SPACE_OF[answer])


@event("HC-18", UNSHADED)
def boycott_broken(state: State, side: str) -> Procedure[None]:
    """One Sabotage marker goes from each of up to two Towns with Police."""
    towns = [town for town in TOWNS if state.police[town]]
    yield from remove_chosen_sabotage(state, side, "HC-18", towns, 2, once_per_space=True)


@event("HC-18", SHADED)
def boycott_kept(state: State, side: str) -> Procedure[None]:
    """A Sabotage marker in a Town with a Cell and without Police, if one is left."""
    options = [AT[town] for town in TOWNS if state.cells(town) and not state.police[town]]
    if options and state.markers_left():
        answer = yield choose(side, "HC-18", "ask-place-sabotage", options, state=state, refusals=WHICH_SPACE)
        place_sabotage(state, SPACE_OF[answer], "HC-18")


@event("HC-19", UNSHADED)
def arms_ship_caught(state: State, side: str) -> Procedure[None]:
    """A Cache in a coastal Town goes, and Political Will +1."""
    if (yield from remove_chosen_cache(state, side, "HC-19", COASTAL_TOWNS, optional=False)):
        change_political_will(state, 1, "HC-19")


@event("HC-19", SHADED)
def arms_ship_unloaded(state: State, side: str) -> Procedure[None]:
    """EOKA may Smuggle into one space, whatever the world thinks; then EOKA Arms (6.2.1)."""
    options = [SMUGGLE[space] for space in SPACES if cannot_receive_smuggled(state, space) is None]
    options.append(DONE)
    refusals = ((SMUGGLE, cannot_receive_smuggled),)
    answer = yield choose(EOKA, "HC-19", "ask-activity", options, state=state, refusals=refusals)
    if answer != DONE:
        yield from smuggle(state, SPACE_OF[answer], 1)
    yield from eoka_arms(state)


@event("HC-20", UNSHADED)
def riots(state: State, side: str) -> Procedure[None]:
    """A Curfew in Nicosia, then in another Town, where British pieces are; Opinion one box right."""
    place_curfew(state, NICOSIA, "HC-20")
    options = [AT[town] for town in TOWNS if may_have_curfew(state, town)]
    if options:
        answer = yield choose(side, "HC-20", "ask-place-curfew", options, state=state, refusals=WHICH_SPACE)
        place_curfew(state, SPACE_OF[answer], "HC-20")
    shift_opinion(state, 1, "HC-20")


@event("HC-22", UNSHADED)
def famagusta_rounded_up(state: State, side: str) -> Procedure[None]:
    """Up to two Cells in Famagusta go to Prison."""
    yield from imprison_chosen_cells(state, side, "HC-22", [FAMAGUSTA], 2)


@event("HC-22", SHADED)
def famagusta_outraged(state: State, side: str) -> Procedure[None]:
    """Opinion one box right; then Political Will -1 if it is at Debate or above."""
    shift_opinion(state, 1, "HC-22")
    if state.opinion >= DEBATE:
        change_political_will(state, -1, "HC-22")
    yield from ()
