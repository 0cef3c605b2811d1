"""2.0 Sequence of Play: cards, the Initiative Track, passing."""

from __future__ import annotations

from sandtable.engine.questions import Procedure
from sandtable.games.british_way import initiative
from sandtable.games.british_way.cells.forces import draw_chits
from sandtable.games.british_way.course_of_play import EVENT_CARD
from sandtable.games.british_way.initiative import (
    free_box,
    next_card,
    schedule_deed,
    take_box,
    turn_up,
    which_operation,
    which_text,
)
from sandtable.games.british_way.palestine.cards import PROPAGANDA_CARDS
from sandtable.games.british_way.palestine.course_of_play import PROPAGANDA_ROUND
from sandtable.games.british_way.palestine.events.in_general import cannot_execute
from sandtable.games.british_way.palestine.operations.conduct import OPERATION_REFUSALS, conduct, possible_operations
from sandtable.games.british_way.palestine.operations.in_general import full_operation, limited_operation
from sandtable.games.british_way.palestine.state import NO_PASS_OWED, PASS_ACTIVE, PASS_PENDING, State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, EVENT, OPERATION, other


def reveal(state: State) -> Procedure[None]:
    """2.2, 2.3.6 Next Card: an Event card is played by both sides, a Propaganda card by its Round (2.4)."""
    card = yield next_card(state)
    turn_up(state, card)
    if card in PROPAGANDA_CARDS:
        # P27: the card on which the Pass was due is gone, and the Pass with it.
        if state.forced_pass == PASS_PENDING and not state.options.p27_carries_over_propaganda:
            state.forced_pass = NO_PASS_OWED
        state.schedule_all(PROPAGANDA_ROUND)
        return
    if state.forced_pass == PASS_PENDING:
        state.forced_pass = PASS_ACTIVE
    state.schedule_all(EVENT_CARD)


def action(state: State, rank: str) -> Procedure[None]:
    """2.3.2 Options for Eligible Factions: take a free box of the Initiative Track, then do what it allows, or Pass."""
    side = state.first if rank == "first" else other(state.first)
    box = yield free_box(state, side)
    take_box(state, side, box)
    if side == BRITISH and state.forced_pass == PASS_ACTIVE:
        state.tell("P27", "log-forced-pass", {})
        return
    if box == EVENT:
        answer = yield which_text(state, side, cannot_execute)
    else:
        possible = possible_operations(state, side, activity=box == OPERATION)
        answer = yield which_operation(state, side, box, possible, OPERATION_REFUSALS)
    schedule_deed(state, side, box, answer)


def operation(state: State, name: str, box: str) -> Procedure[None]:
    """3.1: a full Operation, or a Limited one (2.3.4)."""
    is_full = box == OPERATION
    return conduct(state, full_operation(state, name) if is_full else limited_operation(state, name))


def pass_turn(state: State, side: str) -> Procedure[None]:
    """2.3.3 Passing: the British draw a chit; Irgun may do a Limited Rob (A-04)."""
    state.tell("2.3.3", "log-pass", {"side": side})
    if side == BRITISH:
        yield from draw_chits(state, 1, "2.3.3")
        return
    rob = limited_operation(state, "rob")
    rob.optional = True
    rob.extendable = state.options.pass_op_is_limop
    yield from conduct(state, rob)


def adjust_eligibility(state: State) -> Procedure[None]:
    """2.3.5 Adjust Eligibility; P27: the Pass that was owed on this card has been made."""
    if state.forced_pass == PASS_ACTIVE:
        state.forced_pass = NO_PASS_OWED
    return initiative.adjust_eligibility(state)
