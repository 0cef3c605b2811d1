"""2.4 Propaganda Card, and a Pass owed for P27 when one is turned up (A-06)."""

from __future__ import annotations

from palestine.table import asked, offered, position, proves, state_of

# Four Event cards are gone, so the fifth card may be a Propaganda card.
FOUR_CARDS = "played: P2 P3 P4 P27"


@proves("P-2.4-a")
def test_a_propaganda_card_starts_its_round_at_once():
    game = position(f"gaza: 1 underground | {FOUR_CARDS} | political will: 10 | do: reveal")
    game.play("P34")

    assert state_of(game).political_will == 15
    assert (asked(game), game.question.rule) == ("irgun", "6.2.1")


@proves("P-2.4-a")
def test_nobody_takes_a_box_for_a_propaganda_card():
    game = position(f"{FOUR_CARDS} | first: british | do: reveal")
    game.play("P33", "chit 0")
    while game.question.message != "ask-reveal":
        assert game.question.message not in ("ask-box", "ask-text", "ask-operation")
        assert state_of(game).boxes == ["", "", ""]
        game.play("done" if "done" in offered(game) else offered(game)[0])

    assert state_of(game).played[-1] == "P33"
    assert state_of(game).first == "irgun"


def next_event_card_after_propaganda(**options: str) -> str:
    """P27's Pass is owed, a Propaganda card comes, then P20: who is asked after Irgun has passed, and what."""
    game = position(f"{FOUR_CARDS} | forced pass: pending | do: reveal", **options)
    game.play("P33", "chit 0")
    while game.question.message != "ask-reveal":
        game.play("done" if "done" in offered(game) else offered(game)[0])
    game.play("P20", "event", "pass", "limited")
    return game.question.message


@proves("P-P27-s-b")
def test_the_pass_owed_for_p27_lapses_with_a_propaganda_card():
    assert next_event_card_after_propaganda() == "ask-operation"


@proves("P-P27-s-b")
def test_as_an_option_the_pass_owed_for_p27_waits_for_the_next_event_card():
    assert next_event_card_after_propaganda(p27_carries_over_propaganda="true") == "ask-reveal"


@proves("P-P27-s-b")
def test_on_an_event_card_the_pass_owed_for_p27_is_due_whatever_the_option():
    for option in ("false", "true"):
        game = position("played: P27 | forced pass: pending | do: reveal", p27_carries_over_propaganda=option)
        game.play("P20", "event", "pass", "limited")

        assert game.question.message == "ask-reveal"
        assert state_of(game).chits == [0, 0, 0]


@proves("P-P27-s-b")
def test_the_pass_is_owed_on_one_card_only():
    for option in ("false", "true"):
        game = position("played: P27 | forced pass: pending | do: reveal", p27_carries_over_propaganda=option)
        game.play("P20", "event", "pass", "limited", "P2")
        assert (asked(game), offered(game)) == ("british", ["limited", "event", "operation"])
        game.play("limited")

        assert "pass" in offered(game)
        assert "search" in offered(game)
