"""When to take an event, and when to take it away from the enemy."""

from __future__ import annotations

from sandtable.bots.palestine.judgements import JUDGEMENTS, jewish_agency, veterans
from sandtable.bots.palestine.prices import USUAL_TURN
from sandtable.games.british_way.palestine.events.in_general import texts_of
from sandtable.games.british_way.palestine.state import PASS_ACTIVE, State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, IRGUN, UNSHADED, other


def worth_of_text(state: State, card: str, text: str, side: str) -> float:
    """What a text is worth to the British if this side executes it."""
    if card == "P22":
        return jewish_agency(state, side)
    if card == "P26":
        return veterans(state, side)
    unshaded, shaded = JUDGEMENTS[card]
    return unshaded(state) if text == UNSHADED else shaded(state)


def worth_to(state: State, card: str, text: str, side: str) -> float:
    """What a text is worth to the side that executes it."""
    worth = worth_of_text(state, card, text, side)
    return worth if side == BRITISH else -worth


def best_text(state: State, card: str, side: str) -> float:
    """What the better text of a card is worth to a side that executes it."""
    return max(worth_to(state, card, text, side) for text in texts_of(card))


def gain_of_blocking(state: State, side: str) -> float:
    """2.3.2: what the enemy would get out of the event beyond an ordinary turn, if this side leaves it."""
    if side == IRGUN and state.forced_pass == PASS_ACTIVE:
        return 0.0
    return max(best_text(state, state.card, other(side)) - USUAL_TURN, 0.0)
