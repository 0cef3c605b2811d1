"""6.0 Propaganda Round: Political Will, Resource, Support, Redeploy, Reset."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Condition, Procedure, choose, choose_number
from sandtable.games.british_way.course_of_play import REVEAL
from sandtable.games.british_way.malaya.cards import FOOD_DENIAL, UNDERGROUND_PRESS
from sandtable.games.british_way.malaya.commander import advance_commander, turn_commander_up
from sandtable.games.british_way.malaya.control import settle
from sandtable.games.british_way.malaya.forces import place_sabotage
from sandtable.games.british_way.malaya.map import (
    ECONOMIC_CENTERS,
    ECONOMIC_VALUE,
    KUALA_LUMPUR,
    NAMES,
    PROVINCES,
    PROVINCES_AND_KUALA_LUMPUR,
    SPACES,
    is_economic_center,
)
from sandtable.games.british_way.malaya.options import BRITISH_MAY
from sandtable.games.british_way.malaya.pacification import agitate_in, cannot_agitate, cannot_pacify, pacify_in
from sandtable.games.british_way.malaya.refusals import POLICE_FROM, WAY_TO
from sandtable.games.british_way.malaya.resources import gain
from sandtable.games.british_way.malaya.special_activities import may_return_villages
from sandtable.games.british_way.malaya.state import BRITISH_CONTROL, MCP_CONTROL, OPPOSITION, SUPPORT, State
from sandtable.games.british_way.malaya.victory import check_victory
from sandtable.games.british_way.malaya.vocabulary import AGITATE, FROM, MCP, PACIFY, SPACE_OF, TO
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import BRITISH, NOWHERE, SHADED, UNSHADED

# 6.3: in how many spaces each side acts.
SUPPORT_PHASE_SPACES: Final = 2

# 6.1 Political Will Phase


def political_will_phase(state: State) -> Procedure[None]:
    """6.1: opinion and disorder are netted, then the marker moves once, then victory is checked."""
    sabotage_overrun_centers(state)
    opinion, disorder = hearts_and_minds(state), settlers_intimidated(state)
    state.tell("6.1", "log-political-will-phase", {"opinion": opinion, "disorder": disorder})
    change_political_will(state, opinion - disorder, "6.1")
    check_victory(state)
    yield from ()


def sabotage_overrun_centers(state: State) -> None:
    """6.1.2: an Economic Center with more Guerrillas than cubes is sabotaged."""
    for center in ECONOMIC_CENTERS:
        if state.guerrillas(center) > state.cubes(center) and not state.sabotage[center]:
            place_sabotage(state, center, 1, "6.1.2")


def hearts_and_minds(state: State) -> int:
    """6.1.1: what the people think, in every space."""
    return sum(opinion_in(state, space) for space in PROVINCES_AND_KUALA_LUMPUR)


def opinion_in(state: State, space: int) -> int:
    """6.1.1: the population at Support; less the population at Opposition without a New Village."""
    if state.level[space] == SUPPORT:
        return state.population[space]
    return -state.population[space] if state.level[space] == OPPOSITION and not state.villages[space] else 0


def settlers_intimidated(state: State) -> int:
    """6.1.2: one for each sabotaged Economic Center, and one for Terror in Kuala Lumpur (M-22)."""
    return sum(1 for space in SPACES if intimidates_settlers(state, space))


def intimidates_settlers(state: State, space: int) -> bool:
    """6.1.2: Sabotage of an Economic Center, Terror in Kuala Lumpur (M-22)."""
    if space == KUALA_LUMPUR:
        return state.terror[space] > 0
    return is_economic_center(space) and state.sabotage[space] > 0


# 6.2 Resource Phase


def earnings(state: State) -> Procedure[None]:
    """6.2: population under British Control and Economic Centers pay the British, Bases pay MCP."""
    people = sum(state.population[space] for space in SPACES if state.control[space] == BRITISH_CONTROL)
    centers = sum(ECONOMIC_VALUE for center in ECONOMIC_CENTERS if not state.sabotage[center])
    gain(state, BRITISH, people + centers, "6.2.1")
    gain(state, MCP, sum(state.bases) * earned_by_base(state), "6.2.2")
    yield from ()


def earned_by_base(state: State) -> int:
    """6.2.2: two; HM-07 makes it one or three."""
    if state.has(FOOD_DENIAL, UNSHADED):
        return 1
    return 3 if state.has(FOOD_DENIAL, SHADED) else 2


# 6.3 Support Phase


def pacification(state: State) -> Procedure[None]:
    """6.3.1: the British, who come first (M-11), may Pacify in up to two spaces."""
    done: list[int] = []
    while len(done) < SUPPORT_PHASE_SPACES:
        left = SUPPORT_PHASE_SPACES - len(done)
        space = yield from may_choose_space(state, BRITISH, "6.3.1", "ask-pacify", PACIFY, cannot_pacify, done, left)
        if space == NOWHERE:
            return
        done.append(space)
        yield from pacify_in(state, space, "6.3.1")


def agitation(state: State) -> Procedure[None]:
    """6.3.2: then MCP may Agitate in up to two spaces, in one or three by HM-13."""
    done: list[int] = []
    most = agitation_spaces(state)
    while len(done) < most:
        left = most - len(done)
        space = yield from may_choose_space(state, MCP, "6.3.2", "ask-agitate", AGITATE, cannot_agitate, done, left)
        if space == NOWHERE:
            return
        done.append(space)
        yield from agitate_in(state, space, "6.3.2")


def agitation_spaces(state: State) -> int:
    """6.3.2: two; HM-13 makes it one or three."""
    if state.has(UNDERGROUND_PRESS, UNSHADED):
        return 1
    return 3 if state.has(UNDERGROUND_PRESS, SHADED) else SUPPORT_PHASE_SPACES


def may_choose_space(
    state: State, side: str, rule: str, message: str, family: list[str], cannot: Condition, done: list[int], left: int
) -> Procedure[int]:
    """6.3: the next space in which a side spends Resources, or NOWHERE."""
    options = [family[s] for s in PROVINCES_AND_KUALA_LUMPUR if s not in done and cannot(state, s) is None]
    answer = yield choose(
        side,
        rule,
        message,
        [*options, DONE],
        arguments={"left": left},
        state=state,
        refusals=((family, cannot),),
        taken=done,
        again=left > 1,
    )
    return NOWHERE if answer == DONE else SPACE_OF[answer]


# 6.4 Redeploy Phase


def redeploy(state: State) -> Procedure[None]:
    """6.4: Troops must leave Economic Centers and MCP's Provinces, Police may move; then Control is adjusted (M-12)."""
    yield from redeploy_troops(state)
    yield from redeploy_police(state)
    settle(state, SPACES)
    if state.options.nv_secure_removal == BRITISH_MAY:
        yield from may_return_villages(state, "6.4.2")


def redeploy_troops(state: State) -> Procedure[None]:
    """6.4.1: they go to Kuala Lumpur or to Provinces under British Control (M-31)."""
    lost = [province for province in PROVINCES if state.control[province] == MCP_CONTROL]
    for origin in [*lost, *ECONOMIC_CENTERS]:
        while state.troops[origin]:
            options = [TO[space] for space in safe_spaces(state) if space != origin]
            what: dict[str, object] = {"space": NAMES[origin], "kind": "troops"}
            answer = yield choose(
                BRITISH, "6.4.1", "ask-move-to", options, arguments=what, state=state, refusals=WAY_TO
            )
            number = state.troops[origin]
            if len(options) > 1:
                number = yield from choose_number(BRITISH, "6.4.1", "ask-how-many", 1, number, what)
            redeploy_to(state, "troops", number, origin, SPACE_OF[answer])


def redeploy_police(state: State) -> Procedure[None]:
    """6.4.1: then any Police may move to Economic Centers, Kuala Lumpur or Provinces under British Control."""
    arrived = [0] * len(SPACES)
    while True:
        options = [FROM[space] for space in SPACES if state.police[space] > arrived[space]]
        answer = yield choose(
            BRITISH,
            "6.4.1",
            "ask-move-police",
            [*options, DONE],
            state=state,
            refusals=POLICE_FROM,
            otherwise="why-no-way-from-here",
            again=True,
        )
        if answer == DONE:
            return
        origin = SPACE_OF[answer]
        what: dict[str, object] = {"space": NAMES[origin], "kind": "police"}
        options = [TO[space] for space in [*safe_spaces(state), *ECONOMIC_CENTERS] if space != origin]
        answer = yield choose(BRITISH, "6.4.1", "ask-move-to", options, arguments=what, state=state, refusals=WAY_TO)
        most = state.police[origin] - arrived[origin]
        number = yield from choose_number(BRITISH, "6.4.1", "ask-how-many", 1, most, what)
        arrived[SPACE_OF[answer]] += number
        redeploy_to(state, "police", number, origin, SPACE_OF[answer])


def safe_spaces(state: State) -> list[int]:
    """6.4.1: Provinces under British Control, as it was when the phase began (M-12), and Kuala Lumpur."""
    return [province for province in PROVINCES if state.control[province] == BRITISH_CONTROL] + [KUALA_LUMPUR]


def redeploy_to(state: State, kind: str, number: int, origin: int, destination: int) -> None:
    """6.4.1: move cubes; Control waits for 6.4.2, unless by the option of M-12 it follows at once."""
    cubes = state.troops if kind == "troops" else state.police
    cubes[origin] -= number
    cubes[destination] += number
    state.tell_move("6.4.1", kind, number, origin, destination)
    if state.options.redeploy_settles_at_once:
        settle(state, [origin, destination])


# 6.5 Reset Phase


def reset(state: State) -> Procedure[None]:
    """6.5 Reset: markers go, Guerrillas hide, the Commander's successor arrives; eligibility stays (2.3.1)."""
    for space in SPACES:
        state.sabotage[space] = state.terror[space] = 0
        state.underground[space] += state.active[space]
        state.active[space] = 0
    state.tell("6.5", "log-reset", {})
    turn_commander_up(state, "6.5")
    advance_commander(state, "6.5")
    state.schedule(REVEAL)
    yield from ()
