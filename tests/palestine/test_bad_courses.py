"""Cards that no deck turns up and steps that play never brings in this order: refused with the rule they break."""

from __future__ import annotations

import pytest

from palestine.refusals import ALL_PILES, ONE_PILE, TWO_PILES, refusal, start
from palestine.table import proves

# 2.1: the deck


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"played": "P33"}, "2.1: Propaganda card 1 comes after 4 to 6 Event cards, not after 0"),
        ({"played": "P1 P2 P3 P33"}, "2.1: Propaganda card 1 comes after 4 to 6 Event cards, not after 3"),
        ({"played": "P1 P2 P3 P4 P5 P6 P7 P33"}, "2.1: Propaganda card 1 comes after 4 to 6 Event cards, not after 7"),
        ({"played": f"{ONE_PILE} P7 P33"}, "1.2: a card is in two places"),
        ({"played": f"{ONE_PILE} P7 P34"}, "2.1: Propaganda card 2 comes after 10 to 12 Event cards, not after 7"),
        ({"played": "P33 P34 P35"}, "2.1: Propaganda card 1 comes after 4 to 6 Event cards, not after 0"),
        (
            {"played": "P1 P2 P33", "capabilities": "P9 shaded irgun"},
            "2.1: Propaganda card 1 comes after 4 to 6 Event cards, not after 3",
        ),
        (
            {"played": "P1 P2 P3 P33", "capabilities": "P9 shaded irgun", "card": "P9"},  # it came last
            "2.1: Propaganda card 1 comes after 4 to 6 Event cards, not after 3",
        ),
        (
            {"played": "P1 P2 P3 P4 P5 P33", "capabilities": "P9 shaded irgun, P13 shaded irgun", "card": "P33"},
            "2.1: Propaganda card 1 comes after 4 to 6 Event cards, not after 7",
        ),
        (
            {"played": "P1 P2 P3 P4 P5 P6 P7"},
            "2.1: 7 Event cards and 0 Propaganda cards turned up, though 6 are the most by then",
        ),
        (
            {"played": "P1 P2 P3 P4 P5 P6", "capabilities": "P9 shaded irgun"},
            "2.1: 7 Event cards and 0 Propaganda cards turned up, though 6 are the most by then",
        ),
        (
            {"played": f"{ONE_PILE} P7 P8 P10 P11 P12 P14 P15"},
            "2.1: 13 Event cards and 1 Propaganda cards turned up, though 12 are the most by then",
        ),
        (
            {"played": f"{TWO_PILES} P15 P16 P19 P20 P21 P22 P24"},
            "2.1: 19 Event cards and 2 Propaganda cards turned up, though 18 are the most by then",
        ),
        (
            {"played": ALL_PILES, "capabilities": "P9 shaded irgun, P13 shaded irgun, P17 shaded irgun"},
            "2.1: 19 Event cards and 3 Propaganda cards turned up, though 18 are the most by then",
        ),
        (
            {"played": f"{ALL_PILES} P21", "card": "P21"},
            "6.1.4: P21 cannot follow the third Propaganda card, which ends the game",
        ),
    ],
)
@proves("P-INV-20", "P-SETUP-c")
def test_the_cards_come_from_three_piles_with_a_propaganda_card_low_in_each(fields, sentence):
    assert refusal(**fields, agenda="") == sentence


@pytest.mark.parametrize(
    "fields",
    [
        {"played": "P1 P2 P3 P4 P33"},
        {"played": "P1 P2 P3 P4 P5 P6 P33"},
        {"played": "P1 P2 P3 P33", "capabilities": "P9 shaded irgun"},
        {"played": "P1 P2 P3 P4 P5 P6 P33", "capabilities": "P9 shaded irgun"},
        {"played": "P1 P2 P3 P4 P33", "capabilities": "P9 shaded irgun", "card": "P9"},
        {"played": "P1 P2 P3 P4 P5 P33", "capabilities": "P9 shaded irgun, P13 shaded irgun"},
        {"played": "P1 P2 P3 P4 P5 P33", "capabilities": "P9 shaded irgun", "card": "P33"},
        {"played": TWO_PILES},
        {"played": ALL_PILES},
        {"played": ALL_PILES, "capabilities": "P9 shaded irgun, P13 shaded irgun"},
        {"played": "P1 P2 P3 P4 P5 P6"},
    ],
)
@proves("P-INV-20", "P-SETUP-c")
def test_a_deck_that_can_be_is_accepted(fields):
    start(**fields, agenda="")


# 2.3, 2.4: the course of play

ON_P1 = {"card": "P1", "played": "P1"}
ON_P9 = {"card": "P9", "capabilities": "P9 shaded british"}
ON_P33 = {"card": "P33", "played": "P1 P2 P3 P4 P33"}
TWO_BOXES = "limited irgun, event british"
WHOLE_CARD = "action first, action second, adjust_eligibility"


@pytest.mark.parametrize(
    ("boxes", "agenda", "due"),
    [
        ("", "action second", WHOLE_CARD),
        ("", "adjust_eligibility", WHOLE_CARD),
        ("", "action first, adjust_eligibility", WHOLE_CARD),
        ("", "action first, action second, action first", WHOLE_CARD),
        ("", f"{WHOLE_CARD}, reveal", WHOLE_CARD),
        ("", "reveal, reveal", "reveal"),
        ("", "event irgun shaded, event irgun shaded", "event irgun shaded"),
        ("", "pass irgun, action second", "pass irgun"),
        ("limited irgun", WHOLE_CARD, "action second, adjust_eligibility"),
        ("limited irgun", "adjust_eligibility", "action second, adjust_eligibility"),
        ("limited irgun", "adjust_eligibility, action second", "action second, adjust_eligibility"),
        ("limited irgun", "reveal", "action second, adjust_eligibility"),
        ("limited irgun", "pass irgun, adjust_eligibility", "pass irgun, action second, adjust_eligibility"),
        ("limited irgun", "pass irgun, pass british", "pass irgun, action second, adjust_eligibility"),
        (TWO_BOXES, "reveal", "adjust_eligibility"),
        (TWO_BOXES, "action second, adjust_eligibility", "adjust_eligibility"),
        (TWO_BOXES, "pass british, action second", "pass british, adjust_eligibility"),
        (TWO_BOXES, "reset", "adjust_eligibility"),
    ],
)
@proves("P-2.3.2-a", "P-2.3.2-b", "P-2.3.5-a")
def test_steps_come_in_the_order_of_play(boxes, agenda, due):
    assert refusal(**ON_P1, boxes=boxes, agenda=agenda) == (
        f"agenda: '{agenda}' cannot be to come here, but '{due}' could (2.3)"
    )


@pytest.mark.parametrize(
    "agenda",
    [
        "political_will, reset",
        "reset, political_will",
        "expropriations, expropriations",
        "reset, reveal",
        "reset, reset",
    ],
)
@proves("P-2.4-a")
def test_phases_come_in_their_order(agenda):
    assert "cannot be to come here" in refusal(**ON_P33, agenda=agenda)


@pytest.mark.parametrize(
    ("boxes", "agenda"),
    [
        ("", "action first"),
        ("", "action first, action second"),
        ("", WHOLE_CARD),
        ("", "event british unshaded"),
        ("", "operation rob operation"),
        ("limited irgun", "operation rob limited, action second, adjust_eligibility"),
        ("limited irgun", "pass irgun"),
        ("event irgun", "event irgun shaded, action second"),
        ("operation irgun", "action second"),
        (TWO_BOXES, "event british unshaded, adjust_eligibility"),
        (TWO_BOXES, "pass british"),
        (TWO_BOXES, "adjust_eligibility"),
    ],
)
def test_an_agenda_may_be_cut_short(boxes, agenda):
    start(**ON_P1, boxes=boxes, agenda=agenda)


@pytest.mark.parametrize(
    ("boxes", "deed"),
    [
        ("limited irgun", "operation rob operation"),
        ("limited irgun", "operation deploy limited"),
        ("limited irgun", "event irgun shaded"),
        ("event irgun", "operation rob limited"),
        ("event irgun", "event british shaded"),
        ("event irgun", "pass british"),
        (TWO_BOXES, "pass irgun"),
        (TWO_BOXES, "operation rob limited"),
        (TWO_BOXES, "event irgun unshaded"),
    ],
)
@proves("P-2.3.2-c", "P-2.3.2-d")
def test_a_side_does_what_its_box_allows(boxes, deed):
    assert refusal(**ON_P1, boxes=boxes, agenda=deed) == (
        f"agenda: '{deed}' is not what the side that has taken the last box does there (2.3.2)"
    )


@proves("P-2.3.2-a", "P-2.4-a", "P-INV-15")
def test_boxes_are_taken_on_an_event_card_by_the_1st_eligible_first():
    assert refusal(boxes="limited irgun", agenda="") == "2.3: cylinders are in boxes, but '' is no Event card"
    assert (
        refusal(**ON_P33, boxes="limited irgun", agenda="") == "2.3: cylinders are in boxes, but 'P33' is no Event card"
    )
    assert refusal(**ON_P1, boxes="limited british", agenda="action second") == (
        "2.3.2: british has taken a box before the 1st Eligible"
    )
    again = {"card": "P14", "played": "P14", "first": "british", "boxes": "event irgun", "agenda": "action second"}
    assert refusal(**again) == "2.3.2: irgun has taken a box before the 1st Eligible"


@pytest.mark.parametrize(
    ("boxes", "agenda"),
    [
        ("", "action first"),
        ("", "event british unshaded"),
        ("limited irgun", "action second"),
        ("event irgun", "action second"),
        ("event british, limited irgun", "event british shaded"),
    ],
)
@proves("P-INV-21")
def test_a_capability_is_not_in_force_before_its_card_is_executed(boxes, agenda):
    assert refusal(**ON_P9, boxes=boxes, agenda=agenda) == "5.3: P9 is in force before it is executed"


@proves("P-INV-21")
def test_a_capability_is_in_force_once_its_card_is_executed():
    start(**ON_P9, boxes="event british, limited irgun", agenda="adjust_eligibility")
    start(**ON_P9, first="british", boxes="event british", agenda="action second")
    start(**ON_P9, agenda="reveal")


OVER = "6.1.4: the third Propaganda card has ended the game, and yet it goes on"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"played": ALL_PILES, "agenda": "reveal"}, OVER),
        ({"played": ALL_PILES, "card": "P35", "agenda": "reveal"}, OVER),
        ({"played": ALL_PILES, "card": "P35", "agenda": "expropriations"}, OVER),
        (
            {**ON_P33, "political__will": "0", "agenda": "reset"},
            "6.1.3: Irgun has won with Political Will at 0, and yet the game goes on",
        ),
        (
            {**ON_P33, "political__will": "0", "agenda": "reveal"},
            "6.1.3: Irgun has won with Political Will at 0, and yet the game goes on",
        ),
    ],
)
@proves("P-INV-19")
def test_a_game_that_has_ended_does_not_go_on(fields, sentence):
    assert refusal(**fields) == sentence


@pytest.mark.parametrize(
    "fields",
    [
        {"gaza": "2 troops, 1 active"},
        {"gaza": "2 troops, 1 underground, 1 sabotage"},
        {"tel_aviv": "2 troops, 1 police, 1 underground, 1 terror"},
        {"tel_aviv": "2 troops, 1 police, 1 underground, 1 curfew"},
        {"first": "british"},
    ],
)
@proves("P-INV-16")
def test_after_a_propaganda_round_all_is_reset(fields):
    assert refusal(**ON_P33, **fields).startswith("6.4: after Reset ")
    start(**ON_P33, **fields, agenda="reset")


@pytest.mark.parametrize(
    "fields",
    [
        {"forced__pass": "pending"},
        {"forced__pass": "pending", "played": "P27 P1"},
        {"forced__pass": "pending", "played": "P27 P1", "card": "P1"},
        {"forced__pass": "pending", "played": "P1 P2 P3 P27 P33", "card": "P33"},
        {"forced__pass": "active", "played": "P27", "card": "P27"},
        {"forced__pass": "active", "played": "P27 P1 P2", "card": "P2"},
        {"forced__pass": "active", "played": "P27 P1"},
        {"forced__pass": "active", "played": "P1 P2 P3 P27 P33 P4", "card": "P4"},
    ],
)
@proves("P-INV-23")
def test_a_pass_is_owed_on_the_card_after_the_loan_alone(fields):
    assert refusal(**fields) == "P27: the British owe a Pass on the next card and on no other"


@proves("P-INV-23")
def test_a_pass_is_owed_beyond_a_propaganda_card_only_with_that_option():
    carried = {"options": "p27_carries_over_propaganda=true"}

    start(forced__pass="pending", played="P27")
    start(forced__pass="pending", played="P27", card="P27")
    start(forced__pass="active", played="P27 P1", card="P1", agenda="action first")
    start(forced__pass="active", played="P27", card="P9", capabilities="P9 shaded irgun")
    start(**carried, forced__pass="pending", played="P1 P2 P3 P27 P33", card="P33")
    start(**carried, forced__pass="active", played="P1 P2 P3 P27 P33 P4", card="P4")
    assert refusal(**carried, forced__pass="active", played="P1 P2 P3 P27 P33 P4 P5", card="P5").startswith("P27: ")


@pytest.mark.parametrize("deed", ["pass british", "operation deploy limited", "event british shaded"])
@proves("P-INV-23")
def test_the_british_do_nothing_on_the_card_on_which_they_owe_a_pass(deed):
    sentence = refusal(forced__pass="active", played="P27 P1", card="P1", agenda=deed)

    assert sentence == "P27: the British do nothing on this card, on which they owe a Pass"
