"""1.1 Course of Play: the steps that a card brings, and which of them can be still to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.state import Step
from sandtable.games.british_way.palestine.cards import EVENT_CARDS, PROPAGANDA_CARDS
from sandtable.games.british_way.palestine.vocabulary import (
    BOXES,
    BRITISH,
    BRITISH_OPERATIONS,
    EVENT,
    IRGUN,
    IRGUN_OPERATIONS,
    LIMITED,
    OPERATION,
    PASS,
    SIDES,
    TEXTS,
    other,
)

# 2.2: the next card is turned up.
REVEAL: Final[Step] = ("reveal", ())
# 2.3: an Event card is played by both sides.
EVENT_CARD: Final[list[Step]] = [("action", ("first",)), ("action", ("second",)), ("adjust_eligibility", ())]
# 2.4, 6.0: a Propaganda card brings a Propaganda Round, its phases in their order; 6.2 and 6.3 in their paragraphs.
POLITICAL_WILL: Final[Step] = ("political_will", ())
PROPAGANDA_ROUND: Final[list[Step]] = [
    POLITICAL_WILL,
    ("expropriations", ()),
    ("british_intel", ()),
    ("haganah_cooperation", ()),
    ("redeploy_police", ()),
    ("redeploy_troops", ()),
    ("redeploy_cells", ()),
    ("redeploy_cache", ()),
    ("reset", ()),
]
# 2.3.2: what a side does in the box that it has taken, and how it is told.
DEEDS: Final[dict[str, list[list[str]]]] = {
    OPERATION: [BRITISH_OPERATIONS + IRGUN_OPERATIONS, [LIMITED, OPERATION]],
    EVENT: [SIDES, TEXTS],
    PASS: [SIDES],
}


def is_deed(step: Step) -> bool:
    return step[0] in DEEDS


def side_of(deed: Step) -> str:
    """The side that does it."""
    name, arguments = deed
    if name != OPERATION:
        return arguments[0]
    return BRITISH if arguments[0] in BRITISH_OPERATIONS else IRGUN


def breaches_of_course(to_come: list[Step], card: str, first: str, boxes: list[str]) -> Iterator[BadPosition]:
    """Why these steps cannot be still to come with this card and these cylinders; they may be cut short.

    A deed may also stand alone with no cylinder placed, and but for an event with no card: a scene of that one deed.
    """
    for step in to_come:
        if not is_step(step):
            yield BadPosition("agenda: the step '{step}' is not one that {name} can be", step=told(step), name=step[0])
    yield from breaches_of_boxes(card, first, boxes)
    if not to_come:
        return
    due = steps_due(to_come[0], len(boxes) - boxes.count(""))
    if to_come != due[: len(to_come)]:
        steps = ", ".join(told(step) for step in to_come)
        yield BadPosition(
            "agenda: '{steps}' cannot be to come here, but '{due}' could (2.3)",
            steps=steps,
            due=", ".join(told(step) for step in due),
        )
    yield from breaches_of_card(to_come[0], card)
    if is_deed(to_come[0]) and any(boxes) and not fits_box(to_come[0], first, boxes):
        sentence = "agenda: '{step}' is not what the side that has taken the last box does there (2.3.2)"
        yield BadPosition(sentence, step=told(to_come[0]))


def is_step(step: Step) -> bool:
    """Whether the steps of play include this one."""
    name, arguments = step
    if name not in DEEDS:
        return step == REVEAL or step in EVENT_CARD or step in PROPAGANDA_ROUND
    words = DEEDS[name]
    return len(arguments) == len(words) and all(arguments[place] in words[place] for place in range(len(words)))


def steps_due(step: Step, cylinders: int) -> list[Step]:
    """All steps from this one on until the card is done; if it cannot come with so many cylinders, those that can."""
    if is_deed(step):
        return [step, *EVENT_CARD[cylinders:]] if cylinders else [step]
    if cylinders or step in EVENT_CARD:
        return EVENT_CARD[cylinders:]
    if step == REVEAL:
        return [REVEAL]
    return PROPAGANDA_ROUND[PROPAGANDA_ROUND.index(step) :]


def breaches_of_boxes(card: str, first: str, boxes: list[str]) -> Iterator[BadPosition]:
    """2.3.2: cylinders are placed on an Event card, that of the 1st Eligible first."""
    if any(boxes) and card not in EVENT_CARDS:
        yield BadPosition("2.3: cylinders are in boxes, but '{card}' is no Event card", card=card)
    if any(boxes) and first not in boxes:
        yield BadPosition("2.3.2: {side} has taken a box before the 1st Eligible", side=other(first))


def breaches_of_card(step: Step, card: str) -> Iterator[BadPosition]:
    """2.3, 2.4: the sides act on an Event card, a Propaganda Round comes with its own."""
    name = step[0]
    is_played = step in EVENT_CARD or name == EVENT or (is_deed(step) and card in PROPAGANDA_CARDS)
    if is_played and card not in EVENT_CARDS:
        yield BadPosition("agenda: '{name}' needs an Event card, not '{card}' (2.3)", name=name, card=card)
    if step in PROPAGANDA_ROUND and card in EVENT_CARDS:
        yield BadPosition("agenda: '{name}' needs a Propaganda card, not '{card}' (2.4)", name=name, card=card)


def fits_box(deed: Step, first: str, boxes: list[str]) -> bool:
    """2.3.2, 2.3.3: the side that has taken the last box does what its box allows, or passes."""
    side = other(first) if other(first) in boxes else first
    if side_of(deed) != side:
        return False
    name, arguments = deed
    box = BOXES[boxes.index(side)]
    return name == PASS or (name == EVENT and box == EVENT) or (name == OPERATION and box == arguments[1])


def told(step: Step) -> str:
    """A step as a position writes it."""
    return " ".join((step[0], *step[1]))
