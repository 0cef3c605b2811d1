"""2.0 Sequence of Play: cards, the Initiative Track, passing."""

from __future__ import annotations

from sandtable.engine.questions import Procedure, choose, draw
from sandtable.games.british_way.palestine.cards import CARDS, PROPAGANDA_CARDS, SINGLE_TEXT, next_card_weights
from sandtable.games.british_way.palestine.course_of_play import EVENT_CARD, PROPAGANDA_ROUND, REVEAL
from sandtable.games.british_way.palestine.events.in_general import EVENTS, TEXT_REFUSALS, cannot_execute
from sandtable.games.british_way.palestine.forces import draw_chits
from sandtable.games.british_way.palestine.operations.conduct import OPERATION_REFUSALS, conduct, possible_operations
from sandtable.games.british_way.palestine.operations.in_general import full_operation, limited_operation
from sandtable.games.british_way.palestine.state import NO_PASS_OWED, PASS_ACTIVE, PASS_PENDING, State
from sandtable.games.british_way.palestine.vocabulary import (
    BOXES,
    BRITISH,
    EVENT,
    OPERATION,
    PASS,
    TEXTS,
    other,
)


def reveal(state: State) -> Procedure[None]:
    """2.2, 2.3.6 Next Card: turn it up. An Event card is played by both sides, a Propaganda card by its Round (2.4)."""
    options, weights = next_card_weights(state.unseen)
    card = yield draw("2.3.6", "ask-reveal", options, weights)
    state.card = card
    state.unseen.remove(card)
    state.played.append(card)
    if state.log is not None:
        state.tell("2.3.6", "log-reveal", {"card": card, "number": len(CARDS) - len(state.unseen)})
    if card in PROPAGANDA_CARDS:
        # P27: the card on which the Pass was due is gone, and the Pass with it.
        if state.forced_pass == PASS_PENDING and not state.options.p27_carries_over_propaganda:
            state.forced_pass = NO_PASS_OWED
        state.schedule(*PROPAGANDA_ROUND)
        return
    if state.forced_pass == PASS_PENDING:
        state.forced_pass = PASS_ACTIVE
    state.schedule(*EVENT_CARD)


def action(state: State, rank: str) -> Procedure[None]:
    """2.3.2 Options for Eligible Factions: take a free box of the Initiative Track, then do what it allows, or Pass."""
    side = state.first if rank == "first" else other(state.first)
    boxes = [BOXES[box] for box in range(3) if not state.boxes[box]]
    box = yield choose(side, "2.3.2", "ask-box", boxes, arguments={"card": state.card})
    state.boxes[BOXES.index(box)] = side
    if state.log is not None:
        state.tell("2.3.2", "log-box", {"side": side, "box": box})
    if side == BRITISH and state.forced_pass == PASS_ACTIVE:
        state.tell("P27", "log-forced-pass", {})
        return
    if box == EVENT:
        yield from choose_event(state, side)
    else:
        yield from choose_operation(state, side, box)


def choose_event(state: State, side: str) -> Procedure[None]:
    """5.2 Dual Use: either text of the card, or Pass, which denies it to the other side."""
    options = [text for index, text in enumerate(TEXTS) if cannot_execute(state, index) is None]
    options.append(PASS)
    text = yield choose(
        side, "5.2", "ask-text", options, arguments={"card": state.card}, state=state, refusals=TEXT_REFUSALS
    )
    if text == PASS:
        state.schedule(("pass", (side,)))
    else:
        state.schedule(("event", (side, text)))


def choose_operation(state: State, side: str, box: str) -> Procedure[None]:
    """2.3.2, 2.3.4: one of the side's Operations, Limited or with a Special Activity, or Pass."""
    options = possible_operations(state, side, activity=box == OPERATION)
    options.append(PASS)
    name = yield choose(
        side, "3.1", "ask-operation", options, arguments={"box": box}, state=state, refusals=OPERATION_REFUSALS[side]
    )
    if name == PASS:
        state.schedule(("pass", (side,)))
    else:
        state.schedule(("operation", (name, box)))


def operation(state: State, name: str, box: str) -> Procedure[None]:
    """3.1: a full Operation, or a Limited one (2.3.4)."""
    is_full = box == OPERATION
    return conduct(state, full_operation(state, name) if is_full else limited_operation(state, name))


def event(state: State, side: str, text: str) -> Procedure[None]:
    """5.1 Executing Events: the chosen text of the current card."""
    message = "log-event-single" if state.card in SINGLE_TEXT else "log-event"
    state.tell("5.1", message, {"side": side, "card": state.card, "text": text})
    told = 0 if state.log is None else len(state.log)
    yield from EVENTS[state.card, text](state, side)
    if state.log is not None and len(state.log) == told:
        state.tell("5.1.3", "log-no-effect", {})


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
    """2.3.5 Adjust Eligibility: whose cylinder stands furthest left is 1st Eligible; then the next card."""
    state.first = next(side for side in state.boxes if side)
    state.boxes = ["", "", ""]
    if state.forced_pass == PASS_ACTIVE:
        state.forced_pass = NO_PASS_OWED
    if state.log is not None:
        state.tell("2.3.5", "log-eligibility", {"side": state.first})
    state.schedule(REVEAL)
    yield from ()
