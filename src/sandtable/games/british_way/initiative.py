"""2.2 to 2.3.6: turning up a card, taking a box of the Initiative Track, what it allows, who is next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sandtable.engine.questions import Procedure, Question, Refusals, choose, draw
from sandtable.games.british_way.events import Event
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BOXES, PASS, TEXTS

S = TypeVar("S", bound=State)


def next_card(state: State) -> Question:
    """2.2, 2.3.6 Next Card: which one it is."""
    options, weights = state.deck.next_card_weights(state.unseen)
    return draw("2.3.6", "ask-reveal", options, weights)


def turn_up(state: State, card: str) -> None:
    """2.2, 2.3.6 Next Card: turn it up."""
    state.card = card
    state.unseen.remove(card)
    state.played.append(card)
    if state.log is not None:
        number = len(state.deck.cards) - len(state.unseen)
        state.tell("2.3.6", "log-reveal", {"card": card, "number": number})


def free_box(state: State, side: str) -> Question:
    """2.3.2 Options for Eligible Factions: which of the free boxes of the Initiative Track."""
    boxes = [BOXES[box] for box in range(len(BOXES)) if not state.boxes[box]]
    return choose(side, "2.3.2", "ask-box", boxes, arguments={"card": state.card})


def take_box(state: State, side: str, box: str) -> None:
    """2.3.2: the side's cylinder goes into the box."""
    state.boxes[BOXES.index(box)] = side
    if state.log is not None:
        state.tell("2.3.2", "log-box", {"side": side, "box": box})


def choose_event(state: S, side: str, cannot_execute: Callable[[S, int], str | None]) -> Procedure[None]:
    """5.2 Dual Use: either text of the card, or Pass, which denies it to the other side."""
    options = [text for index, text in enumerate(TEXTS) if cannot_execute(state, index) is None]
    options.append(PASS)
    refusals: Refusals = ((TEXTS, cannot_execute),)
    text = yield choose(
        side, "5.2", "ask-text", options, arguments={"card": state.card}, state=state, refusals=refusals
    )
    if text == PASS:
        state.schedule(("pass", (side,)))
    else:
        state.schedule(("event", (side, text)))


def choose_operation(
    state: State, side: str, box: str, possible: list[str], refusals: dict[str, Refusals]
) -> Procedure[None]:
    """2.3.2, 2.3.4: one of the side's Operations, Limited or with a Special Activity, or Pass."""
    name = yield choose(
        side,
        "3.1",
        "ask-operation",
        [*possible, PASS],
        arguments={"box": box},
        state=state,
        refusals=refusals[side],
    )
    if name == PASS:
        state.schedule(("pass", (side,)))
    else:
        state.schedule(("operation", (name, box)))


def execute_event(state: S, side: str, text: str, events: dict[tuple[str, str], Event[S]]) -> Procedure[None]:
    """5.1 Executing Events: the chosen text of the current card."""
    message = "log-event-single" if state.card in state.deck.single_text else "log-event"
    state.tell("5.1", message, {"side": side, "card": state.card, "text": text})
    told = 0 if state.log is None else len(state.log)
    yield from events[state.card, text](state, side)
    if state.log is not None and len(state.log) == told:
        state.tell("5.1.3", "log-no-effect", {})


def adjust_eligibility(state: State) -> None:
    """2.3.5 Adjust Eligibility: whose cylinder stands furthest left is 1st Eligible."""
    state.first = next(side for side in state.boxes if side)
    state.boxes = ["", "", ""]
    if state.log is not None:
        state.tell("2.3.5", "log-eligibility", {"side": state.first})
