"""The event cards HM-18 to HM-32. `side` is the side that executes the event."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose, may
from sandtable.games.british_way.malaya.commander import advance_commander, recall_commander
from sandtable.games.british_way.malaya.control import remove_village, set_level, settle, shift
from sandtable.games.british_way.malaya.events.in_general import (
    EVENTS,
    choose_space,
    choose_spaces,
    may_conduct,
    may_perform,
    population_at,
    shift_some,
)
from sandtable.games.british_way.malaya.forces import (
    hide_guerrillas,
    may_hold_base,
    may_place_cubes,
    place_base,
    place_sabotage,
    place_terror,
    remove_base,
    remove_cubes,
    remove_terror,
)
from sandtable.games.british_way.malaya.map import (
    ECONOMIC_CENTERS,
    JUNGLES,
    KUALA_LUMPUR,
    PROVINCES,
    PROVINCES_AND_KUALA_LUMPUR,
    SPACES,
)
from sandtable.games.british_way.malaya.operations.attack import ambush_in, cannot_ambush
from sandtable.games.british_way.malaya.operations.conduct import OPERATION_REFUSALS, cannot_conduct, conduct, fitted
from sandtable.games.british_way.malaya.operations.in_general import Operation, granted_operation
from sandtable.games.british_way.malaya.propaganda_round import redeploy_police, sabotage_overrun_centers
from sandtable.games.british_way.malaya.refusals import WHICH_TROOPS
from sandtable.games.british_way.malaya.resources import gain, lose
from sandtable.games.british_way.malaya.state import (
    BRITISH_CONTROL,
    GURNEY,
    NEUTRAL,
    OPPOSITION,
    SUPPORT,
    TEMPLER,
    State,
)
from sandtable.games.british_way.malaya.vocabulary import (
    AMBUSH,
    BRITISH_OPERATIONS,
    LEFT,
    MCP,
    MCP_OPERATIONS,
    RIGHT,
    SPACE_OF,
    TROOPS,
)
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import BRITISH, NOWHERE, SHADED, UNSHADED

event = EVENTS.event


@event("HM-18", UNSHADED)
def less_terror(state: State, side: str) -> Procedure[None]:
    """All Terror goes from up to three spaces."""
    spaces = [space for space in PROVINCES_AND_KUALA_LUMPUR if state.terror[space]]
    for space in (yield from choose_spaces(state, side, "HM-18", "ask-remove-terror", spaces, 3)):
        remove_terror(state, space, state.terror[space], "HM-18")


@event("HM-18", SHADED)
def october_directives(state: State, side: str) -> Procedure[None]:
    """In up to three spaces all Guerrillas turn Underground; MCP gains two Resources."""
    spaces = [space for space in SPACES if state.active[space]]
    for space in (yield from choose_spaces(state, side, "HM-18", "ask-hide-guerrillas", spaces, 3)):
        hide_guerrillas(state, space, "HM-18")
    gain(state, MCP, 2, "HM-18")


@event("HM-19", UNSHADED)
def too_large_to_hide(state: State, side: str) -> Procedure[None]:
    """The British may Sweep up to two spaces."""
    yield from may_conduct(state, "sweep", 2)


@event("HM-19", SHADED)
def liberation_army(state: State, side: str) -> Procedure[None]:
    """MCP may Rally in up to three spaces."""
    yield from may_conduct(state, "rally", 3)


@event("HM-20", UNSHADED)
def ferret_force(state: State, side: str) -> Procedure[None]:
    """The British may Assault in up to two Jungle Provinces."""
    yield from may_conduct(state, "assault", 2, JUNGLES)


@event("HM-20", SHADED)
def patrol_betrayed(state: State, side: str) -> Procedure[None]:
    """MCP may Ambush in up to two spaces, as if a free Attack took place there."""
    done: list[int] = []
    for left in (2, 1):
        options = [AMBUSH[s] for s in SPACES if s not in done and cannot_ambush(state, s) is None]
        answer = yield choose(
            MCP,
            "HM-20",
            "ask-granted-activity",
            [*options, DONE],
            arguments={"card": "HM-20", "activity": "ambush"},
            state=state,
            refusals=((AMBUSH, cannot_ambush),),
            taken=done,
            again=left > 1,
        )
        if answer == DONE:
            return
        done.append(SPACE_OF[answer])
        ambush_in(state, SPACE_OF[answer])


@event("HM-21", UNSHADED)
def baling_talks(state: State, side: str) -> Procedure[None]:
    """Political Will +1 or -1 as more people are at Support or Opposition; all Terror goes from one space."""
    supporting, opposed = population_at(state, SUPPORT), population_at(state, OPPOSITION)
    change_political_will(state, (supporting > opposed) - (supporting < opposed), "HM-21")
    spaces = [space for space in PROVINCES_AND_KUALA_LUMPUR if state.terror[space]]
    space = yield from choose_space(state, side, "HM-21", "ask-remove-terror", spaces)
    if space != NOWHERE:
        remove_terror(state, space, state.terror[space], "HM-21")


@event("HM-22", UNSHADED)
def minister_convinced(state: State, side: str) -> Procedure[None]:
    """Political Will +1; the British gain four Resources."""
    change_political_will(state, 1, "HM-22")
    gain(state, BRITISH, 4, "HM-22")
    yield from ()


@event("HM-22", SHADED)
def appalling_mess(state: State, side: str) -> Procedure[None]:
    """Overrun Economic Centers are sabotaged (6.1.2). Political Will -1, -2 with Sabotage or Terror in Kuala Lumpur."""
    sabotage_overrun_centers(state)
    worse = any(state.sabotage[center] for center in ECONOMIC_CENTERS) or state.terror[KUALA_LUMPUR]
    change_political_will(state, -2 if worse else -1, "HM-22")
    yield from ()


@event("HM-23", UNSHADED)
def special_constables(state: State, side: str) -> Procedure[None]:
    """The British place up to four Police in all in the Economic Centers, then may move Police as in 6.4."""
    left = 4
    for center in ECONOMIC_CENTERS:
        left -= yield from may_place_cubes(state, "police", center, left, "HM-23")
    yield from redeploy_police(state)
    settle(state, SPACES)


@event("HM-23", SHADED)
def trees_slashed(state: State, side: str) -> Procedure[None]:
    """Two Sabotage markers in an Economic Center with Guerrillas in or next to it."""
    centers = [c for c in ECONOMIC_CENTERS if any(state.guerrillas(space) for space in [c, *state.adjacent[c]])]
    center = yield from choose_space(state, side, "HM-23", "ask-place-sabotage", centers)
    if center != NOWHERE:
        place_sabotage(state, center, 2, "HM-23")


@event("HM-24", UNSHADED)
def jungle_forts(state: State, side: str) -> Procedure[None]:
    """A Base goes from a Province with Troops and no Underground Guerrilla, for a point of Political Will."""
    provinces = [p for p in PROVINCES if state.bases[p] and state.troops[p] and not state.underground[p]]
    province = yield from choose_space(state, side, "HM-24", "ask-remove-base", provinces)
    if province != NOWHERE:
        remove_base(state, province, "HM-24", will=1)


@event("HM-24", SHADED)
def friends_in_the_forest(state: State, side: str) -> Procedure[None]:
    """MCP may place a Base in a Jungle Province with Guerrillas and without British Control."""
    provinces = [
        province
        for province in JUNGLES
        if state.guerrillas(province) and state.control[province] != BRITISH_CONTROL and may_hold_base(state, province)
    ]
    province = yield from choose_space(state, MCP, "HM-24", "ask-place-base", provinces, optional=True)
    if province != NOWHERE:
        yield from place_base(state, province, "HM-24")


@event("HM-25", UNSHADED)
def alliance_at_the_polls(state: State, side: str) -> Procedure[None]:
    """All Terror goes from Kuala Lumpur. At Support Political Will +1, else British Control turns it to Support."""
    remove_terror(state, KUALA_LUMPUR, state.terror[KUALA_LUMPUR], "HM-25")
    if state.level[KUALA_LUMPUR] == SUPPORT:
        change_political_will(state, 1, "HM-25")
    elif state.control[KUALA_LUMPUR] == BRITISH_CONTROL:
        set_level(state, KUALA_LUMPUR, SUPPORT, "HM-25")
    yield from ()


@event("HM-25", SHADED)
def bombs_in_the_capital(state: State, side: str) -> Procedure[None]:
    """Two Terror markers in Kuala Lumpur and a shift toward Opposition, if Guerrillas are in it or next to it."""
    if any(state.guerrillas(space) for space in [KUALA_LUMPUR, *state.adjacent[KUALA_LUMPUR]]):
        place_terror(state, KUALA_LUMPUR, 2, "HM-25")
        shift(state, KUALA_LUMPUR, OPPOSITION, "HM-25")
    yield from ()


@event("HM-26", UNSHADED)
def stations_rebuilt(state: State, side: str) -> Procedure[None]:
    """The British may Train in up to two Provinces; to Pacify they pay."""
    yield from may_conduct(state, "train", 2, PROVINCES)


@event("HM-26", SHADED)
def bukit_kepong(state: State, side: str) -> Procedure[None]:
    """MCP may Attack in up to two spaces."""
    yield from may_conduct(state, "attack", 2)


@event("HM-27", UNSHADED)
def voice_from_the_sky(state: State, side: str) -> Procedure[None]:
    """The British may use Air Strike in up to three Provinces."""
    yield from may_perform(state, "strike", "HM-27", 3)


@event("HM-27", SHADED)
def whispers_below(state: State, side: str) -> Procedure[None]:
    """The British lose two Resources; MCP may Extort."""
    lose(state, BRITISH, 2, "HM-27")
    yield from may_perform(state, "extort", "HM-27")


@event("HM-28", UNSHADED)
def change_of_command(state: State, side: str) -> Procedure[None]:
    """The executing side may move the Commander one box; then it may do a free Limited Operation."""
    options = [LEFT] if state.commander > GURNEY else []
    if state.commander < TEMPLER:
        options.append(RIGHT)
    answer = yield choose(side, "HM-28", "ask-move-commander", [*options, DONE])
    if answer == LEFT:
        recall_commander(state, "HM-28")
    elif answer == RIGHT:
        advance_commander(state, "HM-28")
    names = BRITISH_OPERATIONS if side == BRITISH else MCP_OPERATIONS
    possible = [name for name in names if cannot_conduct(state, fitted(free_limited(name))) is None]
    name = yield choose(
        side,
        "HM-28",
        "ask-granted-operation",
        [*possible, DONE],
        arguments={"card": "HM-28"},
        state=state,
        refusals=OPERATION_REFUSALS[side],
    )
    if name != DONE:
        yield from conduct(state, free_limited(name))


def free_limited(name: str) -> Operation:
    """5.4: a Limited Operation that costs nothing."""
    return Operation(name, 1, limited=True, free=True)


@event("HM-29", UNSHADED)
def after_care(state: State, side: str) -> Procedure[None]:
    """Up to two Provinces with a New Village shift toward Support."""
    provinces = [province for province in PROVINCES if state.villages[province]]
    yield from shift_some(state, side, "HM-29", provinces, 2, SUPPORT)


@event("HM-29", SHADED)
def wire_cut(state: State, side: str) -> Procedure[None]:
    """Up to two New Villages go from Provinces with Guerrillas."""
    provinces = [province for province in PROVINCES if state.villages[province] and state.guerrillas(province)]
    for province in (yield from choose_spaces(state, side, "HM-29", "ask-remove-village", provinces, 2)):
        remove_village(state, province, "HM-29")


@event("HM-30", UNSHADED)
def operation_hive(state: State, side: str) -> Procedure[None]:
    """The British may Garrison; then they may Assault in one space."""
    if (yield from may(BRITISH, "HM-30", "ask-may-garrison")):
        yield from conduct(state, granted_operation("garrison", len(SPACES), optional=False))
    yield from may_conduct(state, "assault", 1)


@event("HM-30", SHADED)
def through_the_cordon(state: State, side: str) -> Procedure[None]:
    """MCP may March to up to three destinations."""
    yield from may_conduct(state, "march", 3)


@event("HM-31", UNSHADED)
def independence_promised(state: State, side: str) -> Procedure[None]:
    """A Neutral space under British Control without Terror turns to Support; Political Will +1."""
    spaces = [
        space
        for space in PROVINCES_AND_KUALA_LUMPUR
        if state.level[space] == NEUTRAL and state.control[space] == BRITISH_CONTROL and not state.terror[space]
    ]
    space = yield from choose_space(state, side, "HM-31", "ask-shift-to-support", spaces)
    if space != NOWHERE:
        set_level(state, space, SUPPORT, "HM-31")
    change_political_will(state, 1, "HM-31")


@event("HM-31", SHADED)
def whose_independence(state: State, side: str) -> Procedure[None]:
    """Political Will -1, -2 if at least as many people are at Opposition as at Support."""
    opposed = population_at(state, OPPOSITION) >= population_at(state, SUPPORT)
    change_political_will(state, -2 if opposed else -1, "HM-31")
    yield from ()


@event("HM-32", UNSHADED)
def commonwealth_battalions(state: State, side: str) -> Procedure[None]:
    """The British place up to three Troops in Kuala Lumpur or one Province under their Control."""
    provinces = [province for province in PROVINCES if state.control[province] == BRITISH_CONTROL]
    space = yield from choose_space(
        state, BRITISH, "HM-32", "ask-place-troops", [*provinces, KUALA_LUMPUR], optional=True
    )
    if space != NOWHERE:
        yield from may_place_cubes(state, "troops", space, 3, "HM-32", least=1)


@event("HM-32", SHADED)
def troops_for_korea(state: State, side: str) -> Procedure[None]:
    """The British remove three Troops from the map, one after the other; Political Will -1."""
    for left in range(min(3, sum(state.troops)), 0, -1):
        options = [TROOPS[space] for space in SPACES if state.troops[space]]
        answer = yield choose(
            BRITISH,
            "HM-32",
            "ask-remove-troops",
            options,
            arguments={"left": left},
            state=state,
            refusals=WHICH_TROOPS,
            again=left > 1,
        )
        remove_cubes(state, "troops", SPACE_OF[answer], 1, "HM-32")
    change_political_will(state, -1, "HM-32")
