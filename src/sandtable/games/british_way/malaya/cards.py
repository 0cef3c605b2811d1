"""1.2, 5.0: the thirty-five cards of the house deck, their kinds, and how the deck is built.

The published events of Malaya stand on its cards alone. These are ours, with ids that no printed card has.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.british_way.cards import Deck

EVENT_CARDS: Final = [f"HM-{number:02d}" for number in range(1, 33)]
PROPAGANDA_CARDS: Final = ["HM-33", "HM-34", "HM-35"]
CARDS: Final = EVENT_CARDS + PROPAGANDA_CARDS

# 5.2: three cards have one text only; the others have two.
SINGLE_TEXT: Final = ["HM-14", "HM-21", "HM-28"]

# 5.3: the eight Capabilities, by their place in `state.capabilities`; four of each side.
CAPABILITY_CARDS: Final = ["HM-05", "HM-06", "HM-07", "HM-08", "HM-09", "HM-11", "HM-12", "HM-13"]
MIN_YUEN: Final = 0  # changes 4.3.1 Extort
SPECIAL_BRANCH: Final = 1  # changes 3.2.3 Sweep
FOOD_DENIAL: Final = 2  # changes 6.2.2 MCP Earnings
AIR_SUPPORT: Final = 3  # changes 4.2.3 Air Strike
MALAYAN_SCOUTS: Final = 4  # changes 3.2.4 Assault
THE_BORDER: Final = 5  # changes 3.3.1 Rally and 4.3.1 Extort, in Thailand
ROAD_AMBUSHES: Final = 6  # changes 4.3.3 Ambush
UNDERGROUND_PRESS: Final = 7  # changes 6.3.2 MCP Agitation

# 2.1: three piles, each with a Propaganda card among those under its first four Events.
STANDARD: Final = "standard"
EXTENDED: Final = "extended"
DECK: Final = Deck(EVENT_CARDS, PROPAGANDA_CARDS, CAPABILITY_CARDS, SINGLE_TEXT, events_in_pile=6, above_propaganda=4)


@cache
def shapes_of(deck: Deck) -> dict[str, Deck]:
    """2.1: a deck as each scenario piles it up."""
    return {STANDARD: deck, EXTENDED: deck.shaped(events_in_pile=8)}


DECKS: Final = shapes_of(DECK)
