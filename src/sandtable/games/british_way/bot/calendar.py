"""2.4 Propaganda cards: how many Event cards may still be expected, from what has been turned up of a deck."""

from __future__ import annotations

from sandtable.games.british_way.cards import Deck


class Calendar:
    """The cards to come of one deck, worked out once; `unseen` are those not turned up, Propaganda cards last."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        seen = range(deck.piles + 1)
        # By the number of cards turned up and of Propaganda cards among them.
        self.expected = [[expected_cards(deck, turned_up, each) for each in seen] for turned_up in range(36)]
        campaign = float(deck.events_in_pile)
        self.expected_to_end = [
            [row[each] + campaign * (deck.piles - 1 - each) for each in seen] for row in self.expected
        ]

    def propaganda_seen(self, unseen: list[str]) -> int:
        """How many Propaganda cards have been turned up."""
        propaganda = self.deck.propaganda
        left = int(unseen[-1] in propaganda) + int(unseen[-2] in propaganda)
        return self.deck.piles - left - int(unseen[-3] in propaganda)

    def cards_to_propaganda(self, unseen: list[str]) -> float:
        """How many Event cards may be expected before the next Propaganda card, the one on the table not counted."""
        return self.expected[len(self.deck.cards) - len(unseen)][self.propaganda_seen(unseen)]

    def cards_to_end(self, unseen: list[str]) -> float:
        """How many Event cards may be expected before the third Propaganda card."""
        return self.expected_to_end[len(self.deck.cards) - len(unseen)][self.propaganda_seen(unseen)]

    def chance_of_propaganda(self, unseen: list[str]) -> float:
        """2.4: how likely it is that the next card is a Propaganda card."""
        cards, weights = self.deck.next_card_weights(unseen)
        propaganda = len([card for card in cards if card in self.deck.propaganda])
        if weights is None:
            return propaganda / len(cards)
        return propaganda * weights[-1] / sum(weights)


def expected_cards(deck: Deck, turned_up: int, propaganda: int) -> float:
    """How many Event cards may be expected before the next Propaganda card, after so many cards."""
    pile, place = divmod(turned_up, deck.cards_in_pile)
    if propaganda > pile:
        return deck.cards_in_pile - place + deck.above_propaganda + 1.0
    if place < deck.above_propaganda:
        return deck.above_propaganda - place + 1.0
    return (deck.cards_in_pile - place - 1) / 2
