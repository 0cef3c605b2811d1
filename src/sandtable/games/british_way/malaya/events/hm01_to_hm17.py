"""The event cards HM-01 to HM-17. `side` is the side that executes the event; Capabilities register themselves."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose
from sandtable.games.british_way.malaya.commander import advance_commander, recall_commander, turn_commander_down
from sandtable.games.british_way.malaya.control import set_level, settle, shift
from sandtable.games.british_way.malaya.events.in_general import (
    EVENTS,
    choose_guerrilla,
    choose_space,
    choose_spaces,
    may_conduct,
    may_perform,
    shift_some,
)
from sandtable.games.british_way.malaya.forces import (
    activate_guerrillas,
    bring_guerrilla,
    is_active,
    may_pick_guerrilla,
    place_guerrillas,
    place_terror,
    remove_guerrillas,
)
from sandtable.games.british_way.malaya.map import (
    ECONOMIC_CENTERS,
    PROVINCES,
    PROVINCES_AND_KUALA_LUMPUR,
    SPACES,
)
from sandtable.games.british_way.malaya.pacification import cannot_pacify, pacify_in
from sandtable.games.british_way.malaya.resources import gain, lose, pay
from sandtable.games.british_way.malaya.state import BRITISH_CONTROL, NEUTRAL, OPPOSITION, SUPPORT, State
from sandtable.games.british_way.malaya.vocabulary import MCP, PACIFY, SPACE_OF
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import BRITISH, NOWHERE, SHADED, UNSHADED

event = EVENTS.event


@event("HM-01", UNSHADED)
def no_questions_asked(state: State, side: str) -> Procedure[None]:
    """The British may make a Reprisal in one Province."""
    yield from may_perform(state, "reprisal", "HM-01", 1)


@event("HM-01", SHADED)
def batang_kali(state: State, side: str) -> Procedure[None]:
    """In a Province with Troops a Terror marker and a shift toward Opposition; Political Will -1."""
    provinces = [province for province in PROVINCES if state.troops[province]]
    province = yield from choose_space(state, side, "HM-01", "ask-place-terror", provinces)
    if province != NOWHERE:
        place_terror(state, province, 1, "HM-01")
        shift(state, province, OPPOSITION, "HM-01")
    change_political_will(state, -1, "HM-01")


@event("HM-02", UNSHADED)
def briggs_plan(state: State, side: str) -> Procedure[None]:
    """The British may Resettle in up to two Provinces, whoever commands."""
    yield from may_perform(state, "resettle", "HM-02", 2)


@event("HM-02", SHADED)
def behind_the_wire(state: State, side: str) -> Procedure[None]:
    """Up to two Provinces under British Control or with a New Village shift toward Opposition."""
    provinces = [p for p in PROVINCES if state.villages[p] or state.control[p] == BRITISH_CONTROL]
    yield from shift_some(state, side, "HM-02", provinces, 2, OPPOSITION)


@event("HM-03", UNSHADED)
def tiger_of_malaya(state: State, side: str) -> Procedure[None]:
    """The Commander moves right; then the British may Pacify in one space as in 6.3.1."""
    advance_commander(state, "HM-03")
    options = [PACIFY[space] for space in PROVINCES_AND_KUALA_LUMPUR if cannot_pacify(state, space) is None]
    answer = yield choose(
        BRITISH,
        "HM-03",
        "ask-pacify",
        [*options, DONE],
        arguments={"left": 1},
        state=state,
        refusals=((PACIFY, cannot_pacify),),
    )
    if answer != DONE:
        yield from pacify_in(state, SPACE_OF[answer], "HM-03")


@event("HM-03", SHADED)
def harsh_words(state: State, side: str) -> Procedure[None]:
    """The Commander moves left; the British lose three Resources."""
    recall_commander(state, "HM-03")
    lose(state, BRITISH, 3, "HM-03")
    yield from ()


@event("HM-04", UNSHADED)
def lottery_for_the_villages(state: State, side: str) -> Procedure[None]:
    """A space with Police under British Control shifts toward Support; the British gain two Resources."""
    spaces = [s for s in PROVINCES_AND_KUALA_LUMPUR if state.police[s] and state.control[s] == BRITISH_CONTROL]
    space = yield from choose_space(state, side, "HM-04", "ask-shift-to-support", spaces)
    if space != NOWHERE:
        shift(state, space, SUPPORT, "HM-04")
    gain(state, BRITISH, 2, "HM-04")


@event("HM-04", SHADED)
def grenade_at_a_meeting(state: State, side: str) -> Procedure[None]:
    """MCP may use Terror in up to two spaces."""
    yield from may_conduct(state, "terror", 2)


@event("HM-10", UNSHADED)
def london_sends_a_soldier(state: State, side: str) -> Procedure[None]:
    """Political Will +1; the Commander moves right."""
    change_political_will(state, 1, "HM-10")
    advance_commander(state, "HM-10")
    yield from ()


@event("HM-10", SHADED)
def gurney_killed(state: State, side: str) -> Procedure[None]:
    """No Commander has an effect until the next Reset; Political Will -1."""
    turn_commander_down(state, "HM-10")
    change_political_will(state, -1, "HM-10")
    yield from ()


@event("HM-14", UNSHADED)
def korean_war_boom(state: State, side: str) -> Procedure[None]:
    """The British gain three Resources for each Economic Center without Sabotage, MCP two for each with Guerrillas."""
    gain(state, BRITISH, sum(3 for center in ECONOMIC_CENTERS if not state.sabotage[center]), "HM-14")
    gain(state, MCP, sum(2 for center in ECONOMIC_CENTERS if state.guerrillas(center)), "HM-14")
    yield from ()


@event("HM-15", UNSHADED)
def national_registration(state: State, side: str) -> Procedure[None]:
    """Up to three Underground Guerrillas in spaces with Police turn Active."""
    for left in range(3, 0, -1):
        spaces = [space for space in SPACES if state.police[space] and state.underground[space]]
        space = yield from choose_space(
            state, side, "HM-15", "ask-activate-guerrilla", spaces, optional=True, left=left
        )
        if space == NOWHERE:
            return
        activate_guerrillas(state, space, 1, "HM-15")


@event("HM-15", SHADED)
def cards_burned(state: State, side: str) -> Procedure[None]:
    """MCP may Intimidate."""
    yield from may_perform(state, "intimidate", "HM-15")


@event("HM-16", UNSHADED)
def deportation(state: State, side: str) -> Procedure[None]:
    """Up to two Guerrillas go from spaces under British Control."""
    yield from remove_some_guerrillas(state, side, "HM-16", 2)


def remove_some_guerrillas(state: State, side: str, card: str, most: int) -> Procedure[None]:
    """A side picks up to so many Guerrillas in spaces under British Control."""
    for left in range(most, 0, -1):
        spaces = [space for space in SPACES if state.control[space] == BRITISH_CONTROL]
        piece = yield from choose_guerrilla(state, side, card, "ask-remove-guerrilla", spaces, left)
        if not piece:
            return
        remove_guerrillas(state, SPACE_OF[piece], 1, card, active=is_active(piece))


@event("HM-16", SHADED)
def families_torn_apart(state: State, side: str) -> Procedure[None]:
    """Up to two Neutral Provinces without a New Village turn to Opposition."""
    provinces = [p for p in PROVINCES if state.level[p] == NEUTRAL and not state.villages[p]]
    chosen = yield from choose_spaces(state, side, "HM-16", "ask-shift-to-opposition", provinces, 2)
    for province in chosen:
        set_level(state, province, OPPOSITION, "HM-16")


@event("HM-17", UNSHADED)
def rewards_for_surrender(state: State, side: str) -> Procedure[None]:
    """The British may remove up to three Guerrillas in spaces with Police for two Resources each."""
    for left in range(3, 0, -1):
        if state.resources_of(BRITISH) < 2:
            return
        spaces = [space for space in SPACES if state.police[space]]
        piece = yield from choose_guerrilla(state, BRITISH, "HM-17", "ask-buy-guerrilla", spaces, left)
        if not piece:
            return
        pay(state, BRITISH, 2, "HM-17")
        remove_guerrillas(state, SPACE_OF[piece], 1, "HM-17", active=is_active(piece))


@event("HM-17", SHADED)
def double_agents(state: State, side: str) -> Procedure[None]:
    """In up to two spaces with Guerrillas a Guerrilla replaces a Police."""
    spaces = [space for space in SPACES if state.police[space] and state.guerrillas(space)]
    for space in (yield from choose_spaces(state, side, "HM-17", "ask-replace-police", spaces, 2)):
        piece = ""
        if not state.guerrillas_available():
            piece = yield from may_pick_guerrilla(state, space, 1, "HM-17")
        state.police[space] -= 1  # one step with what comes for it
        state.tell_at("HM-17", "log-remove-police", space, 1)
        if piece:
            bring_guerrilla(state, piece, space, "HM-17")
        else:
            place_guerrillas(state, space, 1, "HM-17")
        settle(state, [space])
