"""1.2 and 5.0: the thirty-five cards, their kinds, and how the deck is built."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.errors import BadPosition

EVENT_CARDS: Final = [f"P{number}" for number in range(1, 33)]
PROPAGANDA_CARDS: Final = ["P33", "P34", "P35"]
CARDS: Final = EVENT_CARDS + PROPAGANDA_CARDS

# 5.2: three cards have one text only; the others have two.
SINGLE_TEXT: Final = ["P4", "P22", "P26"]
# 5.4: what Ernest Bevin softens.
STARRED: Final = ["P2", "P4", "P8", "P20", "P27"]

# 5.3: the eight Capabilities, by their place in `state.capabilities`.
CAPABILITY_CARDS: Final = ["P9", "P13", "P17", "P18", "P23", "P25", "P29", "P32"]
P9: Final = 0
P13: Final = 1
P17: Final = 2
P18: Final = 3
P23: Final = 4
P25: Final = 5
P29: Final = 6
P32: Final = 7

# Deck preparation: three piles of six Event cards and a Propaganda card, which is among the last three of its pile.
PILES: Final = 3
CARDS_IN_PILE: Final = 7
CARDS_ABOVE_PROPAGANDA: Final = 4
EVENTS_IN_PILE: Final = CARDS_IN_PILE - 1


def next_card_weights(unseen: list[str]) -> tuple[list[str], list[int] | None]:
    """The cards that may come next and their weights (None: all alike), given those not turned up yet, in order.

    The deck is not shuffled beforehand. A pile's Propaganda card is its 5th, 6th or 7th card with equal chance, so
    with r cards left of a pile that still holds it, it comes next with chance 1 in r.
    """
    propaganda = len([card for card in unseen[-PILES:] if card in PROPAGANDA_CARDS])
    events = len(unseen) - propaganda
    pile, place = divmod(len(CARDS) - len(unseen), CARDS_IN_PILE)
    if len(PROPAGANDA_CARDS) - propaganda > pile or place < CARDS_ABOVE_PROPAGANDA:
        return unseen[:events], None
    others = CARDS_IN_PILE - place - 1
    if not others:
        return unseen[events:], None
    return unseen.copy(), [others * propaganda] * events + [events] * propaganda


def breaches_of_the_deck(played: list[str], beside: int, now: str) -> Iterator[BadPosition]:
    """2.1: why these cards cannot have been turned up in this order, with so many Capabilities beside the board.

    When those came is not written: before the card that is in play now, and as late as the Propaganda cards allow.
    """
    events = early = propaganda = 0
    for card in played:
        if propaganda == PILES:
            yield BadPosition("6.1.4: {card} cannot follow the third Propaganda card, which ends the game", card=card)
        if card in EVENT_CARDS:
            events += 1
            continue
        least = propaganda * EVENTS_IN_PILE + CARDS_ABOVE_PROPAGANDA
        propaganda += 1
        most = propaganda * EVENTS_IN_PILE
        early = max(early, least - events, beside if card == now else 0)
        if early > beside or events + early > most:
            sentence = "2.1: Propaganda card {number} comes after {least} to {most} Event cards, not after {found}"
            found = events + min(early, beside)
            yield BadPosition(sentence, number=propaganda, least=least, most=most, found=found)
    most = min(propaganda + 1, PILES) * EVENTS_IN_PILE
    if events + beside > most:
        sentence = (
            "2.1: {found} Event cards and {number} Propaganda cards turned up, though {most} are the most by then"
        )
        yield BadPosition(sentence, found=events + beside, number=propaganda, most=most)
