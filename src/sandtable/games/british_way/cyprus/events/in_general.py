"""5.1 Executing Events, 5.2 Dual Use: what the cards of the house deck have in common."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import DONE, Procedure, choose
from sandtable.games.british_way.cells.forces import (
    cells_among,
    imprison_cells,
    is_active_cell,
    place_cache,
    place_cells,
)
from sandtable.games.british_way.cyprus.cards import DECK
from sandtable.games.british_way.cyprus.forces import remove_sabotage
from sandtable.games.british_way.cyprus.position import write_fields
from sandtable.games.british_way.cyprus.refusals import WHICH_CELL, WHICH_SPACE
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import AT, EOKA, SPACE_OF
from sandtable.games.british_way.events import Events
from sandtable.games.british_way.vocabulary import BOXES, EVENT, TEXTS

REGISTRY: Final[Events[State]] = Events(DECK)
EVENTS: Final = REGISTRY.by_text
event: Final = REGISTRY.event


def cannot_execute(state: State, index: int) -> str | None:
    """5.1.3: any text may be executed, even without effect, unless the option of C-A-44 bars it."""
    if TEXTS[index] not in state.deck.texts_of(state.card):
        return "why-single-text"
    if state.options.empty_event_barred and not can_do_something(state, TEXTS[index]):
        return "why-no-effect"
    return None


def can_do_something(state: State, text: str) -> bool:
    """5.1.3: whether a text of this card would ask or change anything: it is tried on a copy."""
    trial = state.copy()
    procedure = state.deck.by_text[state.card, text](trial, state.boxes[BOXES.index(EVENT)] or EOKA)
    try:
        question = next(procedure)
        while question.options == [DONE]:
            question = procedure.send(DONE)
    except StopIteration:
        return write_fields(trial) != write_fields(state)
    return True


def choose_spaces_for_cells(state: State, side: str, rule: str, spaces: list[int], at_most: int) -> Procedure[None]:
    """Up to so many Cells from Available, each in one of these spaces."""
    for left in range(min(at_most, state.available_cells), 0, -1):
        options = [AT[space] for space in spaces]
        answer = yield choose(
            side,
            rule,
            "ask-place-cell",
            [*options, DONE],
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=WHICH_SPACE,
        )
        if answer == DONE:
            return
        place_cells(state, SPACE_OF[answer], 1, rule)


def choose_space_for_cache(state: State, side: str, rule: str, spaces: list[int]) -> Procedure[None]:
    """A Cache from Available in one of these spaces, where stacking allows, or none."""
    options = [AT[space] for space in spaces if state.may_hold_cache(space)]
    if not state.available_caches:
        return
    answer = yield choose(
        side, rule, "ask-place-cache", [*options, DONE], arguments={"left": 1}, state=state, refusals=WHICH_SPACE
    )
    if answer != DONE:
        place_cache(state, SPACE_OF[answer], rule)


def imprison_chosen_cells(
    state: State, side: str, rule: str, spaces: list[int], at_most: int, *, active_only: bool = False
) -> Procedure[None]:
    """A side picks up to so many Cells in these spaces, one by one; they go to Prison."""
    for left in range(at_most, 0, -1):
        options = [answer for answer in cells_among(state, spaces) if is_active_cell(answer) or not active_only]
        answer = yield choose(
            side,
            rule,
            "ask-imprison-cell",
            [*options, DONE],
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=WHICH_CELL,
            otherwise="why-not-here",
        )
        if answer == DONE:
            return
        imprison_cells(state, SPACE_OF[answer], 1, rule, active=is_active_cell(answer))


def release_cells(state: State, number: int, rule: str) -> None:
    """So many Cells leave the Prison for Available."""
    state.prison -= number
    state.available_cells += number
    state.tell(rule, "log-release", {"number": number})


def remove_chosen_sabotage(
    state: State, side: str, rule: str, spaces: list[int], at_most: int, *, once_per_space: bool = False
) -> Procedure[None]:
    """A side takes up to so many Sabotage markers off these spaces, one by one."""
    for left in range(at_most, 0, -1):
        options = [AT[space] for space in spaces if state.sabotage[space]]
        answer = yield choose(
            side,
            rule,
            "ask-remove-sabotage",
            [*options, DONE],
            arguments={"left": left},
            again=left > 1,
            state=state,
            refusals=WHICH_SPACE,
        )
        if answer == DONE:
            return
        remove_sabotage(state, SPACE_OF[answer], rule)
        if once_per_space:
            spaces = [space for space in spaces if space != SPACE_OF[answer]]
