"""1.4 Forces, 1.6 chits and Caches, 1.10 Curfews: how each of them changes in a game with Cells."""

from __future__ import annotations

from sandtable.engine.questions import DONE, Procedure, Refusals, choose, draw
from sandtable.games.british_way.cells.refusals import no_active_cell, no_cache, no_underground_cell
from sandtable.games.british_way.cells.state import CHITS_OF_EACH_VALUE, CellState
from sandtable.games.british_way.cells.vocabulary import CHIT, SPEND_CHIT, VALUE_OF
from sandtable.games.british_way.refusals import no_police

# 1.4 Cells


def place_cells(state: CellState, space: int, number: int, rule: str) -> None:
    """1.4.1, 1.4.3: Cells come from Available, as many as there are, and enter Underground."""
    number = min(number, state.available_cells)
    if number:
        state.available_cells -= number
        state.underground[space] += number
        state.tell_at(rule, "log-place-cells", space, number)


def take_cells(state: CellState, space: int, number: int, *, active: bool) -> None:
    """Take Cells off the map; the caller says where they go."""
    if active:
        state.active[space] -= number
    else:
        state.underground[space] -= number


def remove_cells(state: CellState, space: int, number: int, rule: str, *, active: bool) -> None:
    """1.4.1: removed Cells go to Available unless a rule says Prison."""
    if number:
        take_cells(state, space, number, active=active)
        state.available_cells += number
        state.tell_at(rule, "log-remove-cells", space, number)


def imprison_cells(state: CellState, space: int, number: int, rule: str, *, active: bool) -> None:
    """1.3.6 Prison: Cells leave the map for the Prison box."""
    if number:
        take_cells(state, space, number, active=active)
        state.prison += number
        state.tell_at(rule, "log-imprison-cells", space, number)


def activate_cells(state: CellState, space: int, number: int, rule: str) -> None:
    """1.4.3: turn Underground Cells Active, as many as there are."""
    number = min(number, state.underground[space])
    if number:
        state.underground[space] -= number
        state.active[space] += number
        state.tell_at(rule, "log-activate-cells", space, number)


def cells_among(state: CellState, spaces: list[int]) -> list[str]:
    """The kinds of Cell that can be picked in these spaces, as answers."""
    underground, active = state.places.families["underground"], state.places.families["active"]
    answers = []
    for space in spaces:
        if state.underground[space]:
            answers.append(underground[space])
        if state.active[space]:
            answers.append(active[space])
    return answers


def is_active_cell(answer: str) -> bool:
    """Whether an answer of `cells_among` means an Active Cell."""
    return answer.startswith("active ")


def which_cell(state: CellState) -> Refusals:
    """Why a Cell is not among those to pick: the first family that has the answer gives the reason."""
    families = state.places.families
    return (families["underground"], no_underground_cell), (families["active"], no_active_cell)


def remove_chosen_cells(
    state: CellState, side: str, rule: str, spaces: list[int], at_most: int, *, once_per_space: bool
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
            refusals=which_cell(state),
            otherwise="why-not-here",
        )
        if answer == DONE:
            return
        space = state.places.space_of[answer]
        remove_cells(state, space, 1, rule, active=is_active_cell(answer))
        left -= 1
        if once_per_space:
            spaces = [other for other in spaces if other != space]


# 1.4 Police; 1.10 Curfews


def place_police(state: CellState, space: int, number: int, rule: str) -> None:
    """1.4.1: Police come from Available, as many as there are."""
    number = min(number, state.available_police)
    if number:
        state.available_police -= number
        state.police[space] += number
        state.tell_at(rule, "log-place-police", space, number)


def remove_police(state: CellState, space: int, number: int, rule: str) -> None:
    """Police removed from the map go to Available; a Curfew they leave alone goes too (1.10)."""
    if number:
        state.police[space] -= number
        state.available_police += number
        state.tell_at(rule, "log-remove-police", space, number)
        lift_curfew_without_cubes(state, space)


def remove_chosen_police(state: CellState, side: str, rule: str, number: int) -> Procedure[None]:
    """A side picks so many Police on the map, fewer if there are fewer."""
    police = state.places.families["police"]
    for left in range(min(number, sum(state.police)), 0, -1):
        options = [police[space] for space in state.places.spaces if state.police[space]]
        answer = yield choose(
            side,
            rule,
            "ask-remove-police",
            options,
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=((police, no_police),),
        )
        remove_police(state, state.places.space_of[answer], 1, rule)


def lift_curfew(state: CellState, space: int, rule: str) -> None:
    if state.curfew[space]:
        state.curfew[space] = 0
        state.tell_at(rule, "log-lift-curfew", space)


def lift_curfew_without_cubes(state: CellState, space: int) -> None:
    """1.10: a space without any British piece loses its Curfew at once."""
    if state.curfew[space] and not state.cubes(space):
        lift_curfew(state, space, "1.10")


def lift_curfews_without_cubes(state: CellState) -> None:
    """1.10: the same everywhere, once all moves are done."""
    if any(state.curfew):
        for space in state.places.spaces:
            lift_curfew_without_cubes(state, space)


# 1.6.2 Arms Caches


def place_cache(state: CellState, space: int, rule: str) -> bool:
    """Place a Cache from Available if stacking allows; says whether one was placed."""
    if not state.available_caches or not state.may_hold_cache(space):
        state.tell_at(rule, "log-no-cache-to-place", space)
        return False
    state.available_caches -= 1
    state.caches[space] += 1
    state.tell_at(rule, "log-place-cache", space)
    return True


def remove_cache(state: CellState, space: int, rule: str, message: str = "log-remove-cache") -> None:
    """1.6.2: a Cache removed or spent returns to Available."""
    state.caches[space] -= 1
    state.available_caches += 1
    state.tell_at(rule, message, space)


def remove_chosen_cache(
    state: CellState, side: str, rule: str, spaces: list[int], *, optional: bool
) -> Procedure[bool]:
    """A side picks one Cache in these spaces, if there is one; says whether one was removed."""
    cache = state.places.families["cache"]
    options = [cache[space] for space in spaces if state.caches[space]]
    if optional or not options:
        options.append(DONE)
    answer = yield choose(
        side, rule, "ask-remove-cache", options, state=state, refusals=((cache, no_cache),), otherwise="why-not-here"
    )
    if answer == DONE:
        return False
    remove_cache(state, state.places.space_of[answer], rule)
    return True


# 1.6.1 Intel Chits


def draw_chits(state: CellState, number: int, rule: str) -> Procedure[None]:
    """1.6.1: the British draw chits from the bag, unseen, as many as it holds."""
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


def return_chit(state: CellState, value: int, rule: str, message: str) -> None:
    """1.6.1: a chit spent or discarded goes back into the bag at once."""
    state.chits[value] -= 1
    state.tell(rule, message, {"value": value})


def held_chits(state: CellState) -> list[int]:
    """The values of which the British hold at least one chit."""
    return [value for value in range(3) if state.chits[value]]


def spend_chits(state: CellState, decider: str, rule: str, space: int, worth: int) -> Procedure[int]:
    """1.6.1: spend chits of value in one space, one after the other, while more value is of use."""
    value = 0
    while value < worth and (state.chits[1] or state.chits[2]):
        options = [SPEND_CHIT[chit] for chit in (1, 2) if state.chits[chit]]
        options.append(DONE)
        about: dict[str, object] = {"space": state.places.names[space], "number": worth - value}
        answer = yield choose(decider, rule, "ask-spend-chit", options, arguments=about)
        if answer == DONE:
            break
        value += VALUE_OF[answer]
        return_chit(state, VALUE_OF[answer], rule, "log-spend-chit")
    return value
