"""1.2, 2.1: a deck of thirty-five cards, how it is piled up, and which card may come next."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.questions import Procedure
from sandtable.games.british_way.vocabulary import TEXTS, UNSHADED

# One text of one card: what happens to a state of its game when a side executes it.
Half = Callable[..., Procedure[None]]
# The option that says which deck is played with, and the deck that every game has.
WHICH_DECK: Final = "deck"
HOUSE_DECK: Final = "house"


# 1.2: how many Capabilities a deck can have.
CAPABILITY_MARKERS: Final = 8


class Deck:
    """The cards of a game, and the shape of its piles.

    Each pile is some Event cards and a Propaganda card, which is never among the first few of its pile. What the cards
    do is registered in `by_text` by the modules that say it.
    """

    def __init__(
        self,
        events: list[str],
        propaganda: list[str],
        capabilities: list[str],
        single_text: list[str],
        events_in_pile: int,
        above_propaganda: int,
    ) -> None:
        self.events = events
        self.propaganda = propaganda
        self.capabilities = capabilities  # by their place in `state.capabilities`
        self.single_text = single_text
        self.cards = events + propaganda
        self.marker_of = list(range(len(capabilities)))  # 1.2: which of the markers is a Capability's
        self.place_of = {card: place for place, card in enumerate(self.cards)}
        self.by_text: dict[tuple[str, str], Half] = {}
        # What an owner's Capabilities do besides, by `before` or `after` and the name of a step.
        self.hooks: dict[tuple[str, str], list[Half]] = {}
        self.piles = len(propaganda)
        self.events_in_pile = events_in_pile
        self.cards_in_pile = events_in_pile + 1
        self.above_propaganda = above_propaganda

    def shaped(self, events_in_pile: int) -> Deck:
        """The same cards in larger piles."""
        twin = Deck(
            self.events, self.propaganda, self.capabilities, self.single_text, events_in_pile, self.above_propaganda
        )
        twin.by_text, twin.hooks, twin.marker_of = self.by_text, self.hooks, self.marker_of
        return twin

    def without(self, *cards: str) -> list[str]:
        """The Event cards but these: what an owner's deck keeps of ours."""
        return [card for card in self.events if card not in cards]

    def texts_of(self, card: str) -> list[str]:
        """5.2 Dual Use: two texts, or one."""
        return [UNSHADED] if card in self.single_text else TEXTS

    def next_card_weights(self, unseen: list[str]) -> tuple[list[str], list[int] | None]:
        """The cards that may come next and their weights (None: all alike), given those not turned up yet, in order.

        The deck is not shuffled beforehand. A pile's Propaganda card is any of its last cards with equal chance, so
        with r cards left of a pile that still holds it, it comes next with chance 1 in r.
        """
        propaganda = len([card for card in unseen[-self.piles :] if card in self.propaganda])
        events = len(unseen) - propaganda
        pile, place = divmod(len(self.cards) - len(unseen), self.cards_in_pile)
        if self.piles - propaganda > pile or place < self.above_propaganda:
            return unseen[:events], None
        others = self.cards_in_pile - place - 1
        if not others:
            return unseen[events:], None
        return unseen.copy(), [others * propaganda] * events + [events] * propaganda

    def breaches(self, played: list[str], beside: int, now: str) -> Iterator[BadPosition]:
        """2.1: why these cards cannot have been turned up in this order, with so many Capabilities beside the board.

        When those came is not written: before the card that is in play now, and as late as the Propaganda cards allow.
        """
        events = early = propaganda = 0
        for card in played:
            if propaganda == self.piles:
                yield BadPosition(
                    "6.1.4: {card} cannot follow the third Propaganda card, which ends the game", card=card
                )
            if card in self.events:
                events += 1
                continue
            least = propaganda * self.events_in_pile + self.above_propaganda
            propaganda += 1
            most = propaganda * self.events_in_pile
            early = max(early, least - events, beside if card == now else 0)
            if early > beside or events + early > most:
                sentence = "2.1: Propaganda card {number} comes after {least} to {most} Event cards, not after {found}"
                found = events + min(early, beside)
                yield BadPosition(sentence, number=propaganda, least=least, most=most, found=found)
        most = min(propaganda + 1, self.piles) * self.events_in_pile
        if events + beside > most:
            sentence = (
                "2.1: {found} Event cards and {number} Propaganda cards turned up, though {most} are the most by then"
            )
            yield BadPosition(sentence, found=events + beside, number=propaganda, most=most)
