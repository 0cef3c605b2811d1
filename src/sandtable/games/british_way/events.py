"""5.1 to 5.3: the texts of the cards as procedures, and Capabilities, which stay in force."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from sandtable.engine.questions import Procedure
from sandtable.games.british_way.cards import Deck, Half
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import TEXTS

S = TypeVar("S", bound=State)
# One text of one card: what happens when this side executes it.
Event = Callable[[S, str], Procedure[None]]


class Events(Generic[S]):
    """Every text of a deck, by card and text."""

    def __init__(self, deck: Deck) -> None:
        self.by_text: dict[tuple[str, str], Half] = deck.by_text
        for card in deck.capabilities:
            for text in TEXTS:
                self.by_text[card, text] = capability(deck, card, text)

    def event(self, card: str, text: str) -> Callable[[Event[S]], Event[S]]:
        """Register a procedure as one text of a card."""

        def register(procedure: Event[S]) -> Event[S]:
            self.by_text[card, text] = procedure
            return procedure

        return register


def capability(deck: Deck, card: str, text: str) -> Callable[[State, str], Procedure[None]]:
    """5.3: a Capability's effects are at the rules they change; executing it puts its text in force for good."""
    place = deck.capabilities.index(card)

    def put_in_force(state: State, side: str) -> Procedure[None]:
        state.capabilities[place] = text
        state.executed_by[place] = side
        state.played.remove(card)
        state.tell("5.3", "log-capability", {"card": card, "text": text})
        yield from ()

    return put_in_force
