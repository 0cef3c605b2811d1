"""P27 American Loans *: a British Operation in up to four spaces; or -1 Political Will and a Pass without a chit."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of

GRANTED = "card: P27 | do: event {side} unshaded | "
TARGETS = (
    "galilee: 2 troops, 1 active | samaria: 2 troops, 1 active | gaza: 2 troops, 1 active | lydda: 2 troops, 1 active"
    " | haifa_d: 2 troops, 1 active | jerusalem_d: 2 troops, 1 active | "
)
SPACES = ["galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza"]
OPERATIONS = ["deploy", "patrol", "search", "assault"]
# Irgun has just executed the shaded text; the British act on the same card, then the next one is turned up.
AT_A_PRICE = "card: P27 | do: action first, action second, adjust_eligibility | "


def spaces_named(game, verb):
    """Name as many spaces as the Operation allows."""
    named = 0
    for name in SPACES:
        if f"{verb} {name}" in offered(game):
            game.play(f"{verb} {name}")
            named += 1
    return named


def after_the_price(extra="", **options):
    """The next card is about to be turned up; the British will be 1st Eligible on it."""
    game = position(AT_A_PRICE + extra, **options)
    game.play("event", "shaded", "limited", "pass", "chit 0")
    return game


@proves("P-P27-u")
@pytest.mark.parametrize("side", ["british", "irgun"])
def test_unshaded_the_british_choose_one_of_their_operations_or_decline_whoever_executes(side):
    game = position(GRANTED.format(side=side) + TARGETS)
    assert asked(game) == "british"
    assert offered(game) == [*OPERATIONS, "done"]
    game.play("done")

    assert game.over
    assert sum(state_of(game).active) == 6


@proves("P-P27-u", "P-3.1-e")
@pytest.mark.parametrize("capability", ["", "capabilities: P9 shaded irgun | "])
@pytest.mark.parametrize("operation", OPERATIONS)
def test_unshaded_any_operation_has_up_to_four_spaces_and_bevin_does_not_lessen_them(operation, capability):
    game = position(GRANTED.format(side="british") + TARGETS + "chits: 0 | " + capability)
    if operation == "deploy":
        game = position(GRANTED.format(side="british") + capability + " | ".join(f"{s}: 2 troops" for s in SPACES))
    game.play(operation)

    assert spaces_named(game, operation) == 4
    assert not [answer for answer in offered(game) if answer.startswith("lead")]


@proves("P-P27-u")
@pytest.mark.parametrize("operation", ["patrol", "search", "assault"])
def test_unshaded_the_operation_once_chosen_needs_a_space_and_may_stop_after_it(operation):
    game = position(GRANTED.format(side="british") + TARGETS)
    game.play(operation)
    assert "done" not in offered(game)
    game.play(f"{operation} gaza")

    assert "done" in offered(game)


@proves("P-P27-u")
def test_unshaded_there_is_no_special_activity():
    game = position(
        GRANTED.format(side="british")
        + "tel_aviv: 3 troops, 1 active, 1 curfew | haifa_c: 1 troops, 1 police, 1 sabotage"
    )
    game.play("search")
    found = set(offered(game))
    game.play("search tel_aviv", "done")

    assert game.over
    assert not [answer for answer in found if not answer.startswith("search")]


@proves("P-P27-u")
def test_unshaded_a_patrol_of_four_spaces_removes_cells_in_one():
    game = position(GRANTED.format(side="british") + "gaza: 1 police, 1 active | lydda: 1 police, 1 active")
    game.play("patrol", "patrol gaza", "patrol lydda", "done", "gaza")

    assert game.over
    assert state_of(game).prison == 1


@proves("P-P27-u")
def test_unshaded_an_operation_without_a_legal_space_is_not_offered():
    game = position(GRANTED.format(side="british") + "gaza: 1 active")

    assert offered(game) == ["patrol", "search", "done"]


@proves("P-P27-u")
@pytest.mark.parametrize(("operation", "spaces"), [("patrol", 5), ("search", 5), ("assault", 5)])
def test_unshaded_the_option_lets_a_lead_add_a_fifth_space(operation, spaces):
    game = position(GRANTED.format(side="british") + TARGETS + "chits: 0", event_ops_extendable="true")
    game.play(operation, "lead 0")

    assert spaces_named(game, operation) == spaces


@proves("P-P27-u")
def test_unshaded_the_option_gives_no_lead_to_deploy():
    game = position(
        GRANTED.format(side="british") + "chits: 0 | " + " | ".join(f"{s}: 2 troops" for s in SPACES),
        event_ops_extendable="true",
    )
    game.play("deploy")

    assert not [answer for answer in offered(game) if answer.startswith("lead")]
    assert spaces_named(game, "deploy") == 4


@proves("P-P27-s")
@pytest.mark.parametrize("side", ["british", "irgun"])
def test_shaded_costs_one_political_will(side):
    game = position(f"card: P27 | do: event {side} shaded")

    assert game.over
    assert state_of(game).political_will == 17


@proves("P-P27-s", "P-CAP-P9u-a")
def test_shaded_with_bevin_costs_nothing_but_still_the_pass():
    game = after_the_price("capabilities: P9 unshaded british")
    game.play("P1", "limited")

    assert state_of(game).political_will == 18
    assert asked(game) == "irgun"


@proves("P-P27-s-c")
def test_shaded_the_british_still_act_on_the_current_card():
    game = position(AT_A_PRICE + "gaza: 2 troops, 1 active")
    game.play("event", "shaded", "limited")
    assert offered(game) == ["deploy", "patrol", "search", "assault", "pass"]
    game.play("assault")

    assert sum(state_of(game).active) == 0


@proves("P-P27-s-c", "P-2.3.3-b")
def test_shaded_a_pass_on_the_current_card_still_draws_a_chit():
    game = after_the_price()

    assert state_of(game).chits == [1, 0, 0]


@proves("P-P27-s", "P-2.3.3-b")
@pytest.mark.parametrize("box", ["limited", "event", "operation"])
def test_shaded_on_the_next_card_the_british_take_a_box_and_nothing_else(box):
    game = after_the_price("gaza: 2 troops, 1 active")
    game.play("P20")
    assert (asked(game), offered(game)) == ("british", ["limited", "event", "operation"])
    game.play(box)

    state = state_of(game)
    assert asked(game) == "irgun"
    assert state.chits == [1, 0, 0]
    assert (state.political_will, sum(state.active)) == (17, 1)


@proves("P-P27-s-b")
def test_shaded_the_british_may_take_the_event_box_and_deny_it():
    game = after_the_price()
    game.play("P20", "event")

    assert offered(game) == ["limited", "operation"]


@proves("P-P27-s-b")
def test_shaded_as_second_eligible_the_british_have_the_boxes_irgun_left():
    game = position("card: P27 | do: action first, action second, adjust_eligibility | first: british")
    game.play("operation", "pass", "chit 1", "event", "shaded")
    game.play("P20")
    assert asked(game) == "irgun"
    game.play("limited", "pass")

    assert asked(game) == "british"
    assert offered(game) == ["event", "operation"]


@proves("P-P27-s-b")
@pytest.mark.parametrize(
    ("british", "irgun", "first"),
    [
        ("limited", "operation", "british"),
        ("event", "limited", "irgun"),
        ("event", "operation", "british"),
        ("operation", "limited", "irgun"),
    ],
)
def test_shaded_the_boxes_set_eligibility_as_ever(british, irgun, first):
    game = after_the_price()
    game.play("P20", british, irgun, "pass")

    assert state_of(game).first == first


@proves("P-P27-s-b")
def test_shaded_irgun_acts_normally_on_the_card_of_the_pass():
    game = after_the_price("gaza: 1 underground")
    game.play("P20", "limited", "operation")

    assert offered(game) == ["recruit", "travel", "sabotage", "rob", "pass"]


@proves("P-P27-s")
def test_shaded_the_card_after_the_pass_is_played_normally():
    game = after_the_price()
    game.play("P20", "limited", "event", "pass", "P21", "limited")

    assert asked(game) == "british"
    assert "pass" in offered(game)


@proves("P-P27-s")
def test_shaded_the_british_bind_themselves_when_they_execute_it():
    game = position("card: P27 | do: action first, action second, adjust_eligibility | first: british")
    game.play("event", "shaded", "operation", "pass", "P20", "limited")

    state = state_of(game)
    assert asked(game) == "irgun"
    assert sum(state.chits) == 0


@proves("P-P27-s")
@pytest.mark.parametrize(("carries", "then"), [("false", "british"), ("true", "chance")])
def test_shaded_a_propaganda_card_next_ends_the_obligation_unless_the_table_carries_it_over(carries, then):
    game = after_the_price("played: P1 P2 P3 P4", p27_carries_over_propaganda=carries)
    game.play("P33")
    while "P20" not in offered(game):
        game.play("done")
    game.play("P20", "limited", "pass", "event")

    assert asked(game) == then
    assert state_of(game).chits == [1, 0, 0]


@proves("P-P27-s")
def test_shaded_carried_over_it_is_owed_on_one_card_only():
    game = after_the_price("played: P1 P2 P3 P4", p27_carries_over_propaganda="true")
    game.play("P33")
    while "P20" not in offered(game):
        game.play("done")
    game.play("P20", "limited", "pass", "event", "P21", "limited", "pass", "event")

    assert asked(game) == "british"
    assert offered(game) == ["unshaded", "shaded", "pass"]
