"""2.2 to 2.3.6: turning up a card, taking a box of the Initiative Track, what it allows, who is next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sandtable.engine.questions import Procedure, Question, Refusals, choose, draw
from sandtable.games.british_way.course_of_play import REVEAL
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BOXES, EVENT, OPERATION, PASS, TEXTS

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
    boxes = [box for place, box in enumerate(BOXES) if not state.boxes[place]]
    return choose(side, "2.3.2", "ask-box", boxes, arguments={"card": state.card})


def take_box(state: State, side: str, box: str) -> None:
    """2.3.2: the side's cylinder goes into the box."""
    state.boxes[BOXES.index(box)] = side
    if state.log is not None:
        state.tell("2.3.2", "log-box", {"side": side, "box": box})


def which_text(state: S, side: str, cannot_execute: Callable[[S, int], str | None]) -> Question:
    """5.2 Dual Use: either text of the card, or Pass, which denies it to the other side."""
    options = [text for index, text in enumerate(TEXTS) if cannot_execute(state, index) is None]
    options.append(PASS)
    refusals: Refusals = ((TEXTS, cannot_execute),)
    return choose(
        side, "5.2", "ask-text", options, arguments={"card": state.card}, state=state, refusals=refusals, finish=PASS
    )


def which_operation(state: State, side: str, box: str, possible: list[str], refusals: dict[str, Refusals]) -> Question:
    """2.3.2, 2.3.4: one of the side's Operations, Limited or with a Special Activity, or Pass."""
    options = [*possible, PASS]
    about: dict[str, object] = {"box": box}
    refused = refusals[side]
    return choose(side, "3.1", "ask-operation", options, arguments=about, state=state, refusals=refused, finish=PASS)


def schedule_deed(state: State, side: str, box: str, answer: str) -> None:
    """2.3.2: what the side has chosen for its box comes next; a Pass in any of them."""
    if answer == PASS:
        state.schedule((PASS, (side,)))
    elif box == EVENT:
        state.schedule((EVENT, (side, answer)))
    else:
        state.schedule((OPERATION, (answer, box)))


def execute_event(state: State, side: str, text: str) -> Procedure[None]:
    """5.1 Executing Events: the chosen text of the current card."""
    procedure = state.deck.by_text[state.card, text](state, side)
    if state.log is None:
        yield from procedure
        return
    message = "log-event-single" if state.card in state.deck.single_text else "log-event"
    state.tell("5.1", message, {"side": side, "card": state.card, "text": text})
    told = len(state.log)
    yield from procedure
    if len(state.log) == told:
        state.tell("5.1.3", "log-no-effect", {})


def adjust_eligibility(state: State) -> Procedure[None]:
    """2.3.5 Adjust Eligibility: whose cylinder stands furthest left is 1st Eligible; then the next card."""
    state.first = next(side for side in state.boxes if side)
    state.boxes = ["", "", ""]
    if state.log is not None:
        state.tell("2.3.5", "log-eligibility", {"side": state.first})
    state.schedule(REVEAL)
    yield from ()
