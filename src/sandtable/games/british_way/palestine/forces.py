"""1.4 Forces, 1.6 chits and Caches, 1.7 markers, 1.8 Political Will, 1.10 Curfews: how each of them changes."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, choose, draw
from sandtable.games.british_way.palestine.map import is_city, is_railway
from sandtable.games.british_way.palestine.refusals import WHICH_CELL
from sandtable.games.british_way.palestine.state import CHITS_OF_EACH_VALUE, MOST_CACHES, MOST_WILL, State
from sandtable.games.british_way.palestine.vocabulary import ACTIVE, CHIT, SPACE_OF, UNDERGROUND, VALUE_OF, VERB_OF

# 1.4 Cells


def place_cells(state: State, space: int, number: int, rule: str) -> None:
    """1.4.1, 1.4.3: Cells come from Available, as many as there are, and enter Underground."""
    number = min(number, state.available_cells)
    if number:
        state.available_cells -= number
        state.underground[space] += number
        state.tell_at(rule, "log-place-cells", space, number)


def take_cells(state: State, space: int, number: int, *, active: bool) -> None:
    """Take Cells off the map; the caller says where they go."""
    if active:
        state.active[space] -= number
    else:
        state.underground[space] -= number


def remove_cells(state: State, space: int, number: int, rule: str, *, active: bool) -> None:
    """1.4.1: removed Cells go to Available unless a rule says Prison."""
    if number:
        take_cells(state, space, number, active=active)
        state.available_cells += number
        state.tell_at(rule, "log-remove-cells", space, number)


def imprison_cells(state: State, space: int, number: int, rule: str, *, active: bool) -> None:
    """1.3.6 Prison: Cells leave the map for the Prison box."""
    if number:
        take_cells(state, space, number, active=active)
        state.prison += number
        state.tell_at(rule, "log-imprison-cells", space, number)


def activate_cells(state: State, space: int, number: int, rule: str) -> None:
    """1.4.3: turn Underground Cells Active, as many as there are."""
    number = min(number, state.underground[space])
    if number:
        state.underground[space] -= number
        state.active[space] += number
        state.tell_at(rule, "log-activate-cells", space, number)


def cells_among(state: State, spaces: list[int]) -> list[str]:
    """The kinds of Cell that can be picked in these spaces, as answers."""
    answers = []
    for space in spaces:
        if state.underground[space]:
            answers.append(UNDERGROUND[space])
        if state.active[space]:
            answers.append(ACTIVE[space])
    return answers


def is_active_cell(answer: str) -> bool:
    """Whether an answer of `cells_among` means an Active Cell."""
    return VERB_OF[answer] == "active"


def remove_chosen_cells(
    state: State, side: str, rule: str, spaces: list[int], at_most: int, *, once_per_space: bool
) -> Procedure[None]:
    """A side picks up to this many Cells in these spaces, one by one; they go to Available."""
    left = at_most
    while left:
        options = [*cells_among(state, spaces), DONE]
        answer = yield choose(
            side,
            rule,
            "ask-remove-cell",
            options,
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=WHICH_CELL,
            otherwise="why-not-here",
        )
        if answer == DONE:
            return
        space = SPACE_OF[answer]
        remove_cells(state, space, 1, rule, active=is_active_cell(answer))
        left -= 1
        if once_per_space:
            spaces = [other for other in spaces if other != space]


# 1.4 Police; 1.10 Curfews


def place_police(state: State, space: int, number: int, rule: str) -> None:
    """1.4.1: Police come from Available, as many as there are."""
    number = min(number, state.available_police)
    if number:
        state.available_police -= number
        state.police[space] += number
        state.tell_at(rule, "log-place-police", space, number)


def remove_police(state: State, space: int, number: int, rule: str) -> None:
    """Police removed from the map go to Available; a Curfew they leave alone goes too (1.10)."""
    if number:
        state.police[space] -= number
        state.available_police += number
        state.tell_at(rule, "log-remove-police", space, number)
        lift_curfew_without_cubes(state, space)


def lift_curfew(state: State, space: int, rule: str) -> None:
    if state.curfew[space]:
        state.curfew[space] = 0
        state.tell_at(rule, "log-lift-curfew", space)


def lift_curfew_without_cubes(state: State, space: int) -> None:
    """1.10: a City without any British piece loses its Curfew at once (A-56)."""
    if state.curfew[space] and not state.cubes(space):
        lift_curfew(state, space, "1.10")


def place_curfew(state: State, space: int, rule: str) -> None:
    """1.4.2, 1.10: one Curfew per City, and none where no British piece stands (A-13)."""
    if is_city(space) and not state.curfew[space] and state.cubes(space):
        state.curfew[space] = 1
        state.tell_at(rule, "log-place-curfew", space)


# 1.6.2 Arms Caches


def may_hold_cache(state: State, space: int) -> bool:
    """1.4.2 Stacking: two Caches at the most, none on a Railway."""
    return not is_railway(space) and state.caches[space] < MOST_CACHES


def place_cache(state: State, space: int, rule: str) -> bool:
    """Place a Cache from Available if stacking allows; says whether one was placed."""
    if not state.available_caches or not may_hold_cache(state, space):
        state.tell_at(rule, "log-no-cache-to-place", space)
        return False
    state.available_caches -= 1
    state.caches[space] += 1
    state.tell_at(rule, "log-place-cache", space)
    return True


def remove_cache(state: State, space: int, rule: str, message: str = "log-remove-cache") -> None:
    """1.6.2: a Cache removed or spent returns to Available."""
    state.caches[space] -= 1
    state.available_caches += 1
    state.tell_at(rule, message, space)


# 1.6.1 Intel Chits


def draw_chits(state: State, number: int, rule: str) -> Procedure[None]:
    """1.6.1: the British draw chits from the bag, unseen, as many as it holds (A-12)."""
    for _ in range(number):
        left = [CHITS_OF_EACH_VALUE - held for held in state.chits]
        values = [value for value in range(3) if left[value]]
        if not values:
            state.tell(rule, "log-bag-empty", {})
            return
        options = [CHIT[value] for value in values]
        answer = yield draw(rule, "ask-draw-chit", options, [left[value] for value in values])
        value = VALUE_OF[answer]
        state.chits[value] += 1
        state.tell(rule, "log-draw-chit", {"value": value})


def return_chit(state: State, value: int, rule: str, message: str) -> None:
    """1.6.1: a chit spent or discarded goes back into the bag at once."""
    state.chits[value] -= 1
    state.tell(rule, message, {"value": value})


def held_chits(state: State) -> list[int]:
    """The values of which the British hold at least one chit."""
    return [value for value in range(3) if state.chits[value]]


# 1.7 Sabotage and Terror


def place_sabotage(state: State, space: int, rule: str) -> None:
    """Place a Sabotage marker if the pool still has one, or by the option of A-28 in any case."""
    if state.options.markers_limit_operations and not state.markers_left():
        state.tell(rule, "log-no-marker-left", {})
        return
    state.sabotage[space] += 1
    state.tell_at(rule, "log-place-sabotage", space)


def place_terror(state: State, space: int, number: int, rule: str, *, pool_limits: bool) -> None:
    """Place Terror markers, as far as the pool goes if it limits them (A-28)."""
    if pool_limits:
        number = min(number, state.markers_left())
    if not number:
        state.tell(rule, "log-no-marker-left", {})
        return
    state.terror[space] += number
    state.tell_at(rule, "log-place-terror", space, number)


# 1.8 British Political Will


def change_political_will(state: State, change: int, rule: str) -> None:
    """1.8: Political Will moves within 0 to 20; what goes beyond is lost."""
    before = state.political_will
    state.political_will = min(max(before + change, 0), MOST_WILL)
    if change:
        state.tell(rule, "log-political-will", {"change": change, "before": before, "after": state.political_will})
