"""1.2 and 5.0: the thirty-five cards. The thirty-two events are a house deck: ours, not that of the published game."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.cards import Deck

EVENT_CARDS: Final = [f"HC-{number:02d}" for number in range(1, 33)]
PROPAGANDA_CARDS: Final = ["HC-33", "HC-34", "HC-35"]
CARDS: Final = EVENT_CARDS + PROPAGANDA_CARDS

# 5.2: three cards have one text only; the others have two.
SINGLE_TEXT: Final = ["HC-15", "HC-20", "HC-31"]

# 5.3: the eight Capabilities, by their place in `state.capabilities`, and the rules that they change.
CAPABILITY_CARDS: Final = ["HC-03", "HC-05", "HC-08", "HC-12", "HC-14", "HC-17", "HC-21", "HC-27"]
HC03: Final = 0  # Harding: Search in Towns (3.2.3)
HC05: Final = 1  # Grivas: Travel (3.3.2)
HC08: Final = 2  # Special Branch: Interrogate (4.2.3), Infiltrate (4.3.2)
HC12: Final = 3  # Helicopters: Assault (3.2.4) and Search (3.2.3) in Mountains
HC14: Final = 4  # Bomb-makers: the Cache spent on Sabotage (3.3.3)
HC17: Final = 5  # Auxiliary Police: Deploy (3.2.1), Patrol (3.2.2)
HC21: Final = 6  # The Church: Recruit (3.3.1)
HC27: Final = 7  # Radio Athens: Propagandize (4.3.3), Reset (6.4)

# 2.1: three piles of six Event cards and a Propaganda card, which is among the last three of its pile.
DECK: Final = Deck(EVENT_CARDS, PROPAGANDA_CARDS, CAPABILITY_CARDS, SINGLE_TEXT, events_in_pile=6, above_propaganda=4)
