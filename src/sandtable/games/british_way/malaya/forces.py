"""1.4 Forces, 1.9 Terror and Sabotage: how they come to the map, leave it, and turn Active or Underground."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose, choose_number
from sandtable.games.british_way.malaya.control import settle
from sandtable.games.british_way.malaya.map import NAMES, SPACES, THAILAND, is_economic_center
from sandtable.games.british_way.malaya.refusals import WHICH_BASE, WHICH_GUERRILLA, WHICH_POLICE, WHICH_TROOPS
from sandtable.games.british_way.malaya.state import MOST_BASES, State
from sandtable.games.british_way.malaya.vocabulary import (
    ABOUT,
    ACTIVE,
    BASE,
    MCP,
    POLICE,
    SPACE_OF,
    TROOPS,
    UNDERGROUND,
    VERB_OF,
)
from sandtable.games.british_way.tracks import change_political_will
from sandtable.games.british_way.vocabulary import BRITISH

# 1.4.1 Cubes. Every procedure that places, removes or moves pieces settles Control itself (1.7), unless it says not to.


def place_cubes(state: State, kind: str, space: int, number: int, rule: str) -> int:
    """1.4.1: cubes come from Available, as many as there are; says how many."""
    available = state.troops_available() if kind == "troops" else state.police_available()
    number = min(number, available) if space != THAILAND else 0
    if number:
        (state.troops if kind == "troops" else state.police)[space] += number
        state.tell_at(rule, f"log-place-{kind}", space, number)
        settle(state, [space])
    return number


def may_place_cubes(state: State, kind: str, space: int, most: int, rule: str, *, least: int = 0) -> Procedure[int]:
    """1.4.1: the British place up to so many cubes of a kind: Available ones, and when those are used up, others."""
    available = state.troops_available() if kind == "troops" else state.police_available()
    ready = min(most, available)
    arguments: dict[str, object] = {"space": NAMES[space], "kind": kind}
    number = yield from choose_number(BRITISH, rule, "ask-place-how-many", min(least, ready), ready, arguments)
    place_cubes(state, kind, space, number, rule)
    if number == available:
        number += yield from may_take_cubes(state, kind, space, most - number, rule)
    return number


def may_take_cubes(state: State, kind: str, space: int, most: int, rule: str) -> Procedure[int]:
    """1.4.1: with none Available the British may take their own cubes from anywhere on the map; says how many."""
    cubes, family = (state.troops, TROOPS) if kind == "troops" else (state.police, POLICE)
    refusals = WHICH_TROOPS if kind == "troops" else WHICH_POLICE
    for taken in range(most):
        options = [*[family[s] for s in SPACES if cubes[s]], DONE]
        arguments: dict[str, object] = {"space": NAMES[space], "left": most - taken}
        answer = yield choose(
            BRITISH, rule, "ask-take-cube", options, arguments=arguments, state=state, refusals=refusals, again=True
        )
        if answer == DONE:
            return taken
        origin = SPACE_OF[answer]
        cubes[origin] -= 1
        cubes[space] += 1
        state.tell_move(rule, kind, 1, origin, space)
        settle(state, [origin, space])  # taking and placing is one step
    return most


def remove_cubes(state: State, kind: str, space: int, number: int, rule: str) -> None:
    """1.4.1: cubes removed go to Available (M-02)."""
    if number:
        (state.troops if kind == "troops" else state.police)[space] -= number
        state.tell_at(rule, f"log-remove-{kind}", space, number)
        settle(state, [space])


# 1.4.1, 1.4.3 Guerrillas


def place_guerrillas(state: State, space: int, number: int, rule: str) -> int:
    """1.4.1, 1.4.3: Guerrillas come from Available, as many as there are, and enter Underground; says how many."""
    number = min(number, state.guerrillas_available())
    if number:
        state.underground[space] += number
        state.tell_at(rule, "log-place-guerrillas", space, number)
        settle(state, [space])
    return number


def may_place_guerrillas(state: State, space: int, number: int, rule: str) -> Procedure[None]:
    """1.4.1: so many Guerrillas; when the Available ones are used up MCP may take others from the map."""
    number -= place_guerrillas(state, space, number, rule)
    for left in range(number, 0, -1):
        piece = yield from may_pick_guerrilla(state, space, left, rule)
        if not piece:
            return
        bring_guerrilla(state, piece, space, rule)


def may_pick_guerrilla(state: State, space: int, left: int, rule: str) -> Procedure[str]:
    """1.4.1: with none Available MCP may pick one on the map for this space; as an answer, or nothing."""
    options = [*guerrillas_among(state, SPACES), DONE]
    arguments: dict[str, object] = {"space": NAMES[space], "left": left}
    answer = yield choose(
        MCP,
        rule,
        "ask-take-guerrilla",
        options,
        arguments=arguments,
        state=state,
        refusals=WHICH_GUERRILLA,
        again=left > 1,
    )
    return "" if answer == DONE else answer


def bring_guerrilla(state: State, piece: str, space: int, rule: str) -> None:
    """1.4.1: taking a Guerrilla and placing it is one step; even in its own space it comes back Underground."""
    origin = SPACE_OF[piece]
    take_guerrillas(state, origin, 1, active=is_active(piece))
    state.underground[space] += 1
    state.tell_move(rule, "guerrillas", 1, origin, space)
    settle(state, [origin, space])


def take_guerrillas(state: State, space: int, number: int, *, active: bool) -> None:
    """Take Guerrillas from where they are; the caller says where they go, and settles."""
    if active:
        state.active[space] -= number
    else:
        state.underground[space] -= number


def remove_guerrillas(state: State, space: int, number: int, rule: str, *, active: bool) -> None:
    """1.4.1: Guerrillas removed go to Available (M-02)."""
    if number:
        take_guerrillas(state, space, number, active=active)
        state.tell_at(rule, "log-remove-guerrillas", space, number)
        settle(state, [space])


def activate_guerrillas(state: State, space: int, number: int, rule: str) -> None:
    """1.4.3: turn Underground Guerrillas Active, as many as there are."""
    number = min(number, state.underground[space])
    if number:
        state.underground[space] -= number
        state.active[space] += number
        state.tell_at(rule, "log-activate-guerrillas", space, number)


def hide_guerrillas(state: State, space: int, rule: str) -> None:
    """Turn all Guerrillas in a space Underground."""
    if state.active[space]:
        state.tell_at(rule, "log-hide-guerrillas", space, state.active[space])
        state.underground[space] += state.active[space]
        state.active[space] = 0


def move_guerrilla(state: State, answer: str, destination: int, rule: str) -> None:
    """1.4.3: a Guerrilla keeps its state when it is moved."""
    origin, active = SPACE_OF[answer], is_active(answer)
    take_guerrillas(state, origin, 1, active=active)
    (state.active if active else state.underground)[destination] += 1
    state.tell_move(rule, "guerrillas", 1, origin, destination)
    settle(state, [origin, destination])


def guerrillas_among(state: State, spaces: list[int]) -> list[str]:
    """The kinds of Guerrilla that can be picked in these spaces, as answers."""
    answers = []
    for space in spaces:
        if state.underground[space]:
            answers.append(UNDERGROUND[space])
        if state.active[space]:
            answers.append(ACTIVE[space])
    return answers


def is_active(answer: str) -> bool:
    """Whether an answer of `guerrillas_among` means an Active Guerrilla."""
    return VERB_OF[answer] == "active"


# 1.4.1, 1.4.2 Bases


def may_hold_base(state: State, space: int) -> bool:
    """1.4.2 Stacking: two Bases at the most, none in an Economic Center."""
    return not is_economic_center(space) and state.bases[space] < MOST_BASES


def place_base(state: State, space: int, rule: str) -> Procedure[None]:
    """1.4.1: a Base from Available, else one that MCP picks elsewhere (M-14); of four at least two are not here."""
    changed = [space]
    if not state.bases_available():
        options = [BASE[s] for s in SPACES if state.bases[s] and s != space]
        answer = yield choose(
            MCP, rule, "ask-take-base", options, arguments=ABOUT[space], state=state, refusals=WHICH_BASE
        )
        state.bases[SPACE_OF[answer]] -= 1
        changed.append(SPACE_OF[answer])
    state.bases[space] += 1
    state.tell_at(rule, "log-place-base", space)
    settle(state, changed)


def remove_base(state: State, space: int, rule: str, *, will: int) -> None:
    """1.4.1: a Base removed goes to Available; `will` is the Political Will that its remover gains (M-42)."""
    state.bases[space] -= 1
    state.tell_at(rule, "log-remove-base", space)
    change_political_will(state, will, rule)
    settle(state, [space])


# 1.9 Terror and Sabotage


def place_terror(state: State, space: int, number: int, rule: str) -> None:
    """1.9: Terror markers, as far as the pool goes (M-33)."""
    number = min(number, state.markers_left())
    if number:
        state.terror[space] += number
        state.tell_at(rule, "log-place-terror", space, number)


def place_terror_if_none(state: State, space: int, rule: str) -> None:
    """1.4.2: Operations and Special Activities add Terror only where there is none."""
    if not state.terror[space]:
        place_terror(state, space, 1, rule)


def place_sabotage(state: State, space: int, number: int, rule: str) -> None:
    """1.9: Sabotage markers, as far as the pool goes (M-33)."""
    number = min(number, state.markers_left())
    if number:
        state.sabotage[space] += number
        state.tell_at(rule, "log-place-sabotage", space, number)


def remove_terror(state: State, space: int, number: int, rule: str) -> None:
    if number:
        state.terror[space] -= number
        state.tell_at(rule, "log-remove-terror", space, number)
