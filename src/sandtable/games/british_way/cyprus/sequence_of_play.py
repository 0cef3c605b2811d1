"""2.0 Sequence of Play: cards, the Initiative Track, passing."""

from __future__ import annotations

from sandtable.engine.questions import Procedure
from sandtable.games.british_way.cells.forces import draw_chits
from sandtable.games.british_way.course_of_play import EVENT_CARD
from sandtable.games.british_way.cyprus.course_of_play import PROPAGANDA_ROUND
from sandtable.games.british_way.cyprus.events.in_general import cannot_execute
from sandtable.games.british_way.cyprus.operations.conduct import OPERATION_REFUSALS, conduct, possible_operations
from sandtable.games.british_way.cyprus.operations.in_general import full_operation, limited_operation
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import other
from sandtable.games.british_way.initiative import (
    free_box,
    next_card,
    schedule_deed,
    take_box,
    turn_up,
    which_operation,
    which_text,
)
from sandtable.games.british_way.vocabulary import BRITISH, EVENT, OPERATION


def reveal(state: State) -> Procedure[None]:
    """2.2, 2.3.6 Next Card: an Event card is played by both sides, a Propaganda card by its Round (2.4)."""
    card = yield next_card(state)
    turn_up(state, card)
    if card in state.deck.propaganda:
        state.schedule_all(PROPAGANDA_ROUND)
    else:
        state.schedule_all(EVENT_CARD)


def action(state: State, rank: str) -> Procedure[None]:
    """2.3.2 Options for Eligible Factions: take a free box of the Initiative Track, then do what it allows, or Pass."""
    side = state.first if rank == "first" else other(state.first)
    box = yield free_box(state, side)
    take_box(state, side, box)
    if box == EVENT:
        answer = yield which_text(state, side, cannot_execute)
    else:
        possible = possible_operations(state, side, activity=box == OPERATION)
        answer = yield which_operation(state, side, box, possible, OPERATION_REFUSALS)
    schedule_deed(state, side, box, answer)


def operation(state: State, name: str, box: str) -> Procedure[None]:
    """3.1: a full Operation, or a Limited one (2.3.4)."""
    return conduct(state, full_operation(name) if box == OPERATION else limited_operation(name))


def pass_turn(state: State, side: str) -> Procedure[None]:
    """2.3.3 Passing: the British draw a chit; EOKA may do a Limited Ambush (C-A-09)."""
    state.tell("2.3.3", "log-pass", {"side": side})
    if side == BRITISH:
        yield from draw_chits(state, 1, "2.3.3")
        return
    ambush = limited_operation("ambush")
    ambush.optional = True
    ambush.extendable = state.options.pass_op_is_limop
    yield from conduct(state, ambush)
