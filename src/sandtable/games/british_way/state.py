"""What the states of all games of The British Way have: cubes, hidden and Active units, cards, Initiative Track."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator

from sandtable.engine.errors import BadPosition
from sandtable.engine.state import State as EngineState
from sandtable.engine.state import Step
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.course_of_play import EVENT_CARD, is_deed
from sandtable.games.british_way.vocabulary import BOXES, EVENT, SHADED, Places


class State(EngineState):
    """Nothing here is secret: cards are drawn when they are shown. A game adds its own fields and copies them.

    With slots Python finds a field three times as fast as among the thirty of an object without.
    """

    __slots__ = (
        *("places", "deck", "adjacent", "troops", "police", "underground", "active", "political_will"),
        *("card", "unseen", "played", "capabilities", "executed_by", "first", "boxes", "winner"),
    )
    most_will: int
    # The same throughout a game
    places: Places
    deck: Deck
    adjacent: list[list[int]]
    # By space
    troops: list[int]
    police: list[int]
    underground: list[int]
    active: list[int]
    # Boxes and tracks
    political_will: int
    # Cards and the Initiative Track
    card: str
    unseen: list[str]  # in the deck or unused: nobody knows which
    played: list[str]
    capabilities: list[str]  # the text in force, by capability
    executed_by: list[str]
    first: str
    boxes: list[str]
    winner: str

    def clear(self, places: Places, deck: Deck, first: str) -> None:
        """Make this a board with nothing on it."""
        self.agenda, self.log = [], None
        self.places = places
        spaces = len(places.names)
        self.troops, self.police = [0] * spaces, [0] * spaces
        self.underground, self.active = [0] * spaces, [0] * spaces
        self.political_will = 0
        self.first, self.boxes, self.winner = first, [""] * len(BOXES), ""
        self.use_deck(deck)

    def use_deck(self, deck: Deck) -> None:
        """Play with a deck of which no card has been turned up."""
        self.deck = deck
        self.card, self.unseen, self.played = "", deck.cards.copy(), []
        self.capabilities, self.executed_by = [""] * len(deck.capabilities), [""] * len(deck.capabilities)

    def copy_into(self, twin: State) -> None:
        """Give a new state all that is here, without the log."""
        twin.agenda = self.agenda.copy()
        twin.log = None
        twin.places = self.places
        twin.deck = self.deck
        twin.adjacent = self.adjacent
        twin.troops = self.troops.copy()
        twin.police = self.police.copy()
        twin.underground = self.underground.copy()
        twin.active = self.active.copy()
        twin.political_will = self.political_will
        twin.card = self.card
        twin.unseen = self.unseen.copy()
        twin.played = self.played.copy()
        twin.capabilities = self.capabilities.copy()
        twin.executed_by = self.executed_by.copy()
        twin.first = self.first
        twin.boxes = self.boxes.copy()
        twin.winner = self.winner

    def tell_at(self, rule: str, message: str, space: int, number: int = 0) -> None:
        """Write a line of the log about so many things in one space; costs nothing if nobody reads it."""
        if self.log is not None:
            self.tell(rule, message, {"space": self.places.names[space], "number": number})

    def tell_move(self, rule: str, kind: str, number: int, origin: int, destination: int) -> None:
        """Write a line of the log about pieces that have moved."""
        if self.log is not None:
            names = self.places.names
            where: dict[str, object] = {"origin": names[origin], "space": names[destination]}
            self.tell(rule, "log-move", {"kind": kind, "number": number, **where})

    # Facts

    def cubes(self, space: int) -> int:
        """Troops and Police in a space."""
        return self.troops[space] + self.police[space]

    def has(self, capability: int, text: str) -> bool:
        """5.3: whether a Capability is in force with this text."""
        return self.capabilities[capability] == text

    def seen_cards(self) -> list[str]:
        """All cards turned up so far: the played pile and the Capabilities beside the board."""
        return self.played + [card for place, card in enumerate(self.deck.capabilities) if self.capabilities[place]]

    def cards_in_order(self) -> list[str]:
        """The played pile and, if it has become a Capability in force, the card in play."""
        return [*self.played, self.card] if self.card and self.card not in self.played else self.played

    def propaganda_seen(self) -> int:
        """How many Propaganda cards have been turned up."""
        return sum(card in self.deck.propaganda for card in self.played)

    # Invariants

    def check(self, *, settled: bool = True) -> None:
        """Raise BadPosition if pieces, markers, tracks, cards or steps to come are not as the rules allow.

        In the middle of a step (not settled) some things may lag behind the pieces, and the agenda lacks that step.
        """
        for breach in self.breaches():
            raise breach
        if not settled:
            return
        for breach in self.unsettled():
            raise breach
        for breach in self.breaches_of_course():
            raise breach

    @abstractmethod
    def breaches(self) -> Iterator[BadPosition]:
        """What of the invariants is broken, each with a sentence that says how."""

    @abstractmethod
    def unsettled(self) -> Iterator[BadPosition]:
        """What must hold again once a step is complete."""

    @abstractmethod
    def breaches_of_course(self) -> Iterator[BadPosition]:
        """Why the steps on the agenda cannot be still to come."""

    def breaches_of_cards(self) -> Iterator[BadPosition]:
        """1.2, 2.1, 2.3.2: what is wrong with the cards and the cylinders."""
        seen = self.seen_cards()
        boxes = [side for side in self.boxes if side]
        if len(set(boxes)) < len(boxes):
            yield BadPosition("2.3.2: a side has a cylinder in two boxes")
        if sorted(seen + self.unseen) != sorted(self.deck.cards):
            yield BadPosition("1.2: a card is in two places")
        if self.card and self.card not in seen:
            yield BadPosition("2.2: the card {card} has not been turned up", card=self.card)
        if self.card in self.played[:-1]:
            yield BadPosition("2.2: the card {card} is not the last one turned up", card=self.card)
        in_order = self.cards_in_order()
        yield from self.deck.breaches(in_order, len(seen) - len(in_order), self.card)
        if self.winner and self.agenda:
            yield BadPosition("7.0: the game is won and yet goes on")
        if self.winner and self.card in self.deck.events:
            yield BadPosition("7.0: the game is won in a Propaganda Round, not on '{card}'", card=self.card)

    def breaches_of_event(self, step: Step) -> Iterator[BadPosition]:
        """5.0: the card of an event to come has the text, and it is not in force before."""
        cards = self.deck.capabilities
        executed_by = self.executed_by[cards.index(self.card)] if self.card in cards else ""
        is_on_card = step in EVENT_CARD or is_deed(step)
        if executed_by and is_on_card and (step[0] == EVENT or self.boxes[BOXES.index(EVENT)] != executed_by):
            yield BadPosition("5.3: {card} is in force before it is executed", card=self.card)
        if step[0] == EVENT and step[1][1] == SHADED and self.card in self.deck.single_text:
            yield BadPosition("agenda: {card} has no shaded text (5.2)", card=self.card)
