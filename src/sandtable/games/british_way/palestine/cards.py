"""1.2 and 5.0: the thirty-five cards, their kinds, and how the deck is built."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.cards import Deck

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
DECK: Final = Deck(
    EVENT_CARDS, PROPAGANDA_CARDS, CAPABILITY_CARDS, SINGLE_TEXT, CARDS_IN_PILE - 1, CARDS_ABOVE_PROPAGANDA
)
next_card_weights: Final = DECK.next_card_weights
