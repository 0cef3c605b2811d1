"""Cards that no deck turns up and steps that play never brings in this order: refused with the rule they break.

Palestine's own are in `tests/palestine/test_bad_courses.py`.
"""

from __future__ import annotations

import pytest

from british_way.family import FAMILY
from british_way.set_up import SetUp
from sandtable.games.british_way.cyprus.setup import STANDARD
from sandtable.games.british_way.malaya.setup import BOARD

OTHERS = {"cyprus": SetUp(FAMILY["cyprus"].rules, STANDARD), "malaya": SetUp(FAMILY["malaya"].rules, BOARD)}
WHOLE_CARD = "action first, action second, adjust_eligibility"

both = pytest.mark.parametrize("name", OTHERS)


class Cards:
    """The cards of a game: Events that are no Capabilities, Capabilities, Propaganda cards; and who comes first."""

    def __init__(self, name: str) -> None:
        deck = FAMILY[name].deck
        self.event = [card for card in deck.events if card not in deck.capabilities and card not in deck.single_text]
        self.single = deck.single_text[0]
        self.capability = deck.capabilities
        self.propaganda = deck.propaganda
        self.first = OTHERS[name].fields["first"]
        self.second = next(side for side in FAMILY[name].rules.sides if side != self.first)
        self.own, self.other = (self.operation_of(name, side) for side in (self.first, self.second))
        self.on_event = {"card": self.event[0], "played": self.event[0]}
        pile = " ".join([*self.event[:4], self.propaganda[0]])
        self.on_propaganda = {"card": self.propaganda[0], "played": pile}

    def operation_of(self, name: str, side: str) -> str:
        """An Operation of a side that costs nothing as it begins."""
        names = [step.split()[1] for step in FAMILY[name].operations if step.endswith("limited")]
        return names[0] if side == "british" else names[-1]

    def in_force(self, *places: int) -> str:
        return ", ".join(f"{self.capability[place]} shaded {self.first}" for place in places)


# 2.1: the deck


@both
def test_the_cards_come_from_three_piles_with_a_propaganda_card_low_in_each(name):
    refusal, cards = OTHERS[name].refusal, Cards(name)
    event, propaganda = cards.event, cards.propaganda

    def of_propaganda(number: int, least: int, most: int, found: int) -> str:
        return f"2.1: Propaganda card {number} comes after {least} to {most} Event cards, not after {found}"

    for events in (0, 3, 7):
        played = " ".join([*event[:events], propaganda[0]])
        assert refusal(played=played, agenda="") == of_propaganda(1, 4, 6, events)
    played = " ".join([*event[:4], propaganda[0], event[4], propaganda[1]])
    assert refusal(played=played, agenda="") == of_propaganda(2, 10, 12, 5)
    played = " ".join([*event[:2], propaganda[0]])
    assert refusal(played=played, capabilities=cards.in_force(0), agenda="") == of_propaganda(1, 4, 6, 3)
    assert refusal(played=" ".join(event[:7]), agenda="") == (
        "2.1: 7 Event cards and 0 Propaganda cards turned up, though 6 are the most by then"
    )
    assert refusal(played=" ".join(event[:6]), capabilities=cards.in_force(0), agenda="") == (
        "2.1: 7 Event cards and 0 Propaganda cards turned up, though 6 are the most by then"
    )


@both
def test_no_card_is_in_two_places_or_in_play_before_it_is_turned_up(name):
    refusal, cards = OTHERS[name].refusal, Cards(name)
    one, two, three = cards.event[:3]

    assert refusal(played=f"{one} {two} {one}") == "1.2: a card is in two places"
    assert refusal(played=cards.capability[0], capabilities=cards.in_force(0)) == "1.2: a card is in two places"
    assert refusal(played=f"{one} {two}", card=three) == f"2.2: the card {three} has not been turned up"
    assert refusal(played=f"{one} {two}", card=one) == f"2.2: the card {one} is not the last one turned up"
    twice = f"{cards.in_force(0)}, {cards.in_force(0)}"
    assert refusal(capabilities=twice) == f"capabilities: {cards.capability[0]} is in force twice"


@both
def test_a_deck_that_can_be_is_accepted(name):
    start, cards = OTHERS[name].start, Cards(name)
    event, propaganda = cards.event, cards.propaganda

    start(played=" ".join([*event[:4], propaganda[0]]), agenda="")
    start(played=" ".join([*event[:6], propaganda[0]]), agenda="")
    start(played=" ".join([*event[:3], propaganda[0]]), capabilities=cards.in_force(0), agenda="")
    start(played=" ".join([*event[:5], propaganda[0]]), capabilities=cards.in_force(0, 1), agenda="")


def test_the_piles_of_the_extended_scenario_have_eight_events():
    start, refusal, cards = OTHERS["malaya"].start, OTHERS["malaya"].refusal, Cards("malaya")
    eight = " ".join([*cards.event[:8], cards.propaganda[0]])

    start(scenario="extended", played=eight, agenda="")
    assert refusal(played=eight, agenda="").endswith("comes after 4 to 6 Event cards, not after 8")
    nine = " ".join([*cards.event[:9], cards.propaganda[0]])
    assert refusal(scenario="extended", played=nine, agenda="") == (
        "2.1: Propaganda card 1 comes after 4 to 8 Event cards, not after 9"
    )


# 2.3, 2.4: the course of play


@both
@pytest.mark.parametrize(
    ("boxes", "agenda", "due"),
    [
        ("", "action second", WHOLE_CARD),
        ("", "action first, adjust_eligibility", WHOLE_CARD),
        ("", f"{WHOLE_CARD}, reveal", WHOLE_CARD),
        ("", "reveal, reveal", "reveal"),
        ("", "pass FIRST, action second", "pass FIRST"),
        ("limited FIRST", WHOLE_CARD, "action second, adjust_eligibility"),
        ("limited FIRST", "reveal", "action second, adjust_eligibility"),
        ("limited FIRST", "pass FIRST, adjust_eligibility", "pass FIRST, action second, adjust_eligibility"),
        ("limited FIRST, event SECOND", "reveal", "adjust_eligibility"),
        ("limited FIRST, event SECOND", "reset", "adjust_eligibility"),
    ],
)
def test_steps_come_in_the_order_of_play(name, boxes, agenda, due):
    cards = Cards(name)
    boxes, agenda, due = (
        text.replace("FIRST", cards.first).replace("SECOND", cards.second) for text in (boxes, agenda, due)
    )

    assert OTHERS[name].refusal(**cards.on_event, boxes=boxes, agenda=agenda) == (
        f"agenda: '{agenda}' cannot be to come here, but '{due}' could (2.3)"
    )


@both
def test_phases_come_in_their_order(name):
    phases, cards = FAMILY[name].phases, Cards(name)

    for agenda in (["political_will", "reset"], ["reset", "political_will"], ["reset", "reveal"], [phases[1]] * 2):
        sentence = OTHERS[name].refusal(**cards.on_propaganda, agenda=", ".join(agenda))
        assert "cannot be to come here" in sentence
    for place in range(len(phases)):
        OTHERS[name].start(**cards.on_propaganda, agenda=", ".join(phases[place:]))


@both
def test_a_side_does_what_its_box_allows(name):
    cards, refusal = Cards(name), OTHERS[name].refusal
    first, second = cards.first, cards.second
    for boxes, deed in [
        (f"limited {first}", f"operation {cards.own} operation"),
        (f"limited {first}", f"operation {cards.other} limited"),
        (f"limited {first}", f"event {first} shaded"),
        (f"event {first}", f"operation {cards.own} limited"),
        (f"event {first}", f"event {second} shaded"),
        (f"event {first}", f"pass {second}"),
        (f"limited {first}, event {second}", f"pass {first}"),
    ]:
        assert refusal(**cards.on_event, boxes=boxes, agenda=deed) == (
            f"agenda: '{deed}' is not what the side that has taken the last box does there (2.3.2)"
        )
    OTHERS[name].start(**cards.on_event, boxes=f"limited {first}", agenda=f"operation {cards.own} limited")


@both
def test_boxes_are_taken_on_an_event_card_by_the_1st_eligible_first(name):
    cards, refusal = Cards(name), OTHERS[name].refusal

    assert refusal(boxes=f"limited {cards.first}", agenda="") == "2.3: cylinders are in boxes, but '' is no Event card"
    assert refusal(**cards.on_propaganda, boxes=f"limited {cards.first}", agenda="") == (
        f"2.3: cylinders are in boxes, but '{cards.propaganda[0]}' is no Event card"
    )
    assert refusal(**cards.on_event, boxes=f"limited {cards.second}", agenda="action second") == (
        f"2.3.2: {cards.second} has taken a box before the 1st Eligible"
    )
    two = f"limited {cards.first}, event {cards.first}"
    assert refusal(**cards.on_event, boxes=two) == "2.3.2: a side has a cylinder in two boxes"
    shared = f"limited {cards.first}, limited {cards.second}"
    assert refusal(**cards.on_event, boxes=shared) == "boxes: limited holds two cylinders"


@both
def test_a_step_finds_the_card_that_it_needs(name):
    cards, refusal = Cards(name), OTHERS[name].refusal
    event = f"event {cards.first} shaded"

    assert refusal(agenda=event) == "agenda: 'event' needs an Event card, not '' (2.3)"
    assert refusal(**cards.on_propaganda, agenda=event).startswith("agenda: 'event' needs an Event card")
    assert refusal(agenda="action first") == "agenda: 'action' needs an Event card, not '' (2.3)"
    assert refusal(**cards.on_event, agenda="reset").startswith("agenda: 'reset' needs a Propaganda card")
    assert refusal(card=cards.single, played=cards.single, agenda=event) == (
        f"agenda: {cards.single} has no shaded text (5.2)"
    )


@both
def test_a_capability_is_not_in_force_before_its_card_is_executed(name):
    cards, refusal = Cards(name), OTHERS[name].refusal
    on_capability = {"card": cards.capability[0], "capabilities": cards.in_force(0)}
    sentence = f"5.3: {cards.capability[0]} is in force before it is executed"

    assert refusal(**on_capability, agenda="action first") == sentence
    assert refusal(**on_capability, boxes=f"limited {cards.first}", agenda="action second") == sentence
    OTHERS[name].start(**on_capability, boxes=f"event {cards.first}", agenda="action second")
    OTHERS[name].start(**on_capability, agenda="reveal")
