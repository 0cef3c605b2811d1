"""How a side looks at the game now: how much time is left, what an opinion will bring by then, what Resources buy.

Everything is counted in Political Will, from the British side: what is worth 1 to them costs MCP 1.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sandtable.games.british_way.malaya.cards import PROPAGANDA_CARDS
from sandtable.games.british_way.malaya.state import BRIGGS, GURNEY, MOST_RESOURCES, TEMPLER, State
from sandtable.games.british_way.vocabulary import UNSHADED

# How fast an opinion or a marker is likely to be undone, card by card.
FADING: Final = 0.07
# 2.1: the Event cards from one Propaganda card to the next.
BETWEEN_ROUNDS: Final = 6
# Pieces are worth less when few cards are left on which to use them.
CARDS_TO_USE_A_PIECE: Final = 5.0
# 1.8: what each further Resource is worth to its side; the British have many and use many.
BRITISH_POUNDS: Final = [0.3] * 4 + [0.22] * 4 + [0.15] * 6 + [0.08] * 6
MCP_POUNDS: Final = [0.6] * 2 + [0.45] * 3 + [0.3] * 4 + [0.15] * 4 + [0.05] * 7
# 1.11: what each Commander is worth beyond Gurney; 5.3: what a Capability is worth to its side for a whole game.
COMMANDER: Final = {GURNEY: 0.0, BRIGGS: 0.3, TEMPLER: 1.2}
CAPABILITY: Final = 1.6


def added_up(prices: list[float]) -> list[float]:
    """What so many are worth together, from none to all."""
    sums = [0.0]
    for price in prices:
        sums.append(sums[-1] + price)
    return sums


WORTH_OF_BRITISH_RESOURCES: Final = added_up(BRITISH_POUNDS)
WORTH_OF_MCP_RESOURCES: Final = added_up(MCP_POUNDS)


def propaganda_seen(state: State) -> int:
    """How many Propaganda cards have been turned up: they are the last of those unseen."""
    return len(PROPAGANDA_CARDS) - sum(card in PROPAGANDA_CARDS for card in state.unseen[-len(PROPAGANDA_CARDS) :])


def cards_to_propaganda(state: State, seen: int) -> float:
    """How many Event cards may be expected before the next Propaganda card, the one on the table not counted."""
    deck = state.deck
    pile, place = divmod(len(deck.cards) - len(state.unseen), deck.cards_in_pile)
    middle = (deck.cards_in_pile - deck.above_propaganda - 1) / 2
    if seen > pile:
        return deck.cards_in_pile - place + deck.above_propaganda + middle
    if place < deck.above_propaganda:
        return deck.above_propaganda - place + middle
    return (deck.cards_in_pile - place - 1) / 2


class Outlook:
    """What the time that is left makes of opinions, pieces and Resources."""

    def __init__(self, state: State) -> None:
        self.state = state
        seen = propaganda_seen(state)
        rounds = state.deck.piles - seen
        self.cards = cards_to_propaganda(state, seen)
        self.cards_to_end = self.cards + BETWEEN_ROUNDS * max(rounds - 1, 0)
        # 6.1: what a marker costs in the next Political Will Phase, and an opinion in all that are left, a person.
        self.soon = exp(-FADING * self.cards)
        self.opinion = self.soon * sum(exp(-FADING * BETWEEN_ROUNDS * later) for later in range(rounds))
        self.time = min((self.cards_to_end + 1) / CARDS_TO_USE_A_PIECE, 1.0)

    def of(self, state: State) -> Outlook:
        """The same outlook on another state."""
        twin = Outlook(state)
        twin.soon, twin.opinion, twin.time = self.soon, self.opinion, self.time
        return twin

    def british_resources(self, change: int) -> float:
        """1.8: what gaining or paying so many Resources is worth to the British."""
        return self.time * priced(WORTH_OF_BRITISH_RESOURCES, self.state.resources[0], change)

    def mcp_resources(self, change: int) -> float:
        """1.8: what gaining or paying so many Resources is worth to MCP."""
        return self.time * priced(WORTH_OF_MCP_RESOURCES, self.state.resources[1], change)

    def beside_the_map(self, state: State) -> float:
        """What Political Will, Resources, Capabilities and the Commander of a state are worth as seen from here."""
        worth = float(state.political_will)
        worth += self.time * (
            WORTH_OF_BRITISH_RESOURCES[state.resources[0]] - WORTH_OF_MCP_RESOURCES[state.resources[1]]
        )
        worth += self.time * (0.0 if state.commander_down else COMMANDER[state.commander])
        lasting = min(self.cards_to_end / 15, 1.0) * CAPABILITY
        for text in state.capabilities:
            if text:
                worth += lasting if text == UNSHADED else -lasting
        return worth


def priced(worths: list[float], number: int, change: int) -> float:
    """What so many more, or fewer, are worth; beyond the track nothing."""
    return worths[min(max(number + change, 0), MOST_RESOURCES)] - worths[number]
