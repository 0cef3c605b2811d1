"""1.1 Course of Play: the steps that a card brings, and which of them can be still to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.state import Step
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.vocabulary import BOXES, EVENT, LIMITED, OPERATION, PASS, TEXTS

# 2.2: the next card is turned up.
REVEAL: Final[Step] = ("reveal", ())
# 2.3: an Event card is played by both sides.
EVENT_CARD: Final[list[Step]] = [("action", ("first",)), ("action", ("second",)), ("adjust_eligibility", ())]
# 2.3.2: what a side does in the box that it has taken.
DEEDS: Final = [OPERATION, EVENT, PASS]


def is_deed(step: Step) -> bool:
    return step[0] in DEEDS


def told(step: Step) -> str:
    """A step as a position writes it."""
    return " ".join((step[0], *step[1]))


def steps_of(phases: dict[str, list[str]]) -> list[Step]:
    """The steps of a Propaganda Round, given the names of those of each phase."""
    return [(name, ()) for names in phases.values() for name in names]


class Course:
    """The steps of one game: the phases of its Propaganda Round (2.4, 6.0) and the Operations of each side."""

    def __init__(self, propaganda_round: list[Step], operations: dict[str, list[str]]) -> None:
        self.propaganda_round = propaganda_round
        self.operations = operations
        self.sides = list(operations)
        # How a deed is told: the words of each of its arguments.
        self.deeds: dict[str, list[list[str]]] = {
            OPERATION: [[name for names in operations.values() for name in names], [LIMITED, OPERATION]],
            EVENT: [self.sides, TEXTS],
            PASS: [self.sides],
        }

    def side_of(self, deed: Step) -> str:
        """The side that does it."""
        name, arguments = deed
        if name != OPERATION:
            return arguments[0]
        return next(side for side, names in self.operations.items() if arguments[0] in names)

    def other(self, side: str) -> str:
        """The opponent."""
        return self.sides[1] if side == self.sides[0] else self.sides[0]

    def breaches(
        self, to_come: list[Step], deck: Deck, card: str, first: str, boxes: list[str]
    ) -> Iterator[BadPosition]:
        """Why these steps cannot be still to come with this card and these cylinders; they may be cut short.

        A deed may also stand alone with no cylinder placed, and but for an event with no card: a scene of that one
        deed.
        """
        for step in to_come:
            if not self.is_step(step):
                yield BadPosition(
                    "agenda: the step '{step}' is not one that {name} can be", step=told(step), name=step[0]
                )
        yield from self.breaches_of_boxes(deck, card, first, boxes)
        if not to_come:
            return
        due = self.steps_due(to_come[0], len(boxes) - boxes.count(""))
        if to_come != due[: len(to_come)]:
            steps = ", ".join(told(step) for step in to_come)
            yield BadPosition(
                "agenda: '{steps}' cannot be to come here, but '{due}' could (2.3)",
                steps=steps,
                due=", ".join(told(step) for step in due),
            )
        yield from self.breaches_of_card(deck, to_come[0], card)
        if is_deed(to_come[0]) and any(boxes) and not self.fits_box(to_come[0], first, boxes):
            sentence = "agenda: '{step}' is not what the side that has taken the last box does there (2.3.2)"
            yield BadPosition(sentence, step=told(to_come[0]))

    def is_step(self, step: Step) -> bool:
        """Whether the steps of play include this one."""
        name, arguments = step
        if name not in self.deeds:
            return step == REVEAL or step in EVENT_CARD or step in self.propaganda_round
        words = self.deeds[name]
        return len(arguments) == len(words) and all(arguments[place] in words[place] for place in range(len(words)))

    def steps_due(self, step: Step, cylinders: int) -> list[Step]:
        """All steps from this one until the card is done; if it cannot come with so many cylinders, those that can."""
        if is_deed(step):
            return [step, *EVENT_CARD[cylinders:]] if cylinders else [step]
        if cylinders or step in EVENT_CARD:
            return EVENT_CARD[cylinders:]
        if step == REVEAL:
            return [REVEAL]
        return self.propaganda_round[self.propaganda_round.index(step) :]

    def breaches_of_boxes(self, deck: Deck, card: str, first: str, boxes: list[str]) -> Iterator[BadPosition]:
        """2.3.2: cylinders are placed on an Event card, that of the 1st Eligible first."""
        if any(boxes) and card not in deck.events:
            yield BadPosition("2.3: cylinders are in boxes, but '{card}' is no Event card", card=card)
        if any(boxes) and first not in boxes:
            yield BadPosition("2.3.2: {side} has taken a box before the 1st Eligible", side=self.other(first))

    def breaches_of_card(self, deck: Deck, step: Step, card: str) -> Iterator[BadPosition]:
        """2.3, 2.4: the sides act on an Event card, a Propaganda Round comes with its own."""
        name = step[0]
        is_played = step in EVENT_CARD or name == EVENT or (is_deed(step) and card in deck.propaganda)
        if is_played and card not in deck.events:
            yield BadPosition("agenda: '{name}' needs an Event card, not '{card}' (2.3)", name=name, card=card)
        if step in self.propaganda_round and card in deck.events:
            yield BadPosition("agenda: '{name}' needs a Propaganda card, not '{card}' (2.4)", name=name, card=card)

    def fits_box(self, deed: Step, first: str, boxes: list[str]) -> bool:
        """2.3.2, 2.3.3: the side that has taken the last box does what its box allows, or passes."""
        side = self.other(first) if self.other(first) in boxes else first
        if self.side_of(deed) != side:
            return False
        name, arguments = deed
        box = BOXES[boxes.index(side)]
        return name == PASS or (name == EVENT and box == EVENT) or (name == OPERATION and box == arguments[1])
