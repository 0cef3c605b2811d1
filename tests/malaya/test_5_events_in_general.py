"""5.0 Events: executing, dual use, Capabilities, what they grant."""

from __future__ import annotations

import pytest

from malaya.table import asked, offered, position, proves, state_of, told, why_not
from sandtable.games.british_way.malaya.cards import CAPABILITY_CARDS, FOOD_DENIAL


@proves("M-5.1-a")
def test_a_text_is_executed_in_its_order_and_the_executing_side_chooses():
    board = "perak: 1 troops, support | johore: 1 troops | card: HM-01"
    game = position(f"{board} | do: event british shaded")

    assert asked(game) == "british"

    game.play("perak")

    assert [line.message for line in game.log[1:]] == ["log-place-terror", "log-neutral", "log-political-will"]


@proves("M-5.1-a")
def test_the_side_that_a_text_names_chooses():
    game = position("perak: 2 troops | card: HM-32 | johore: 3 troops | do: event mcp shaded")

    assert asked(game) == "british"


@proves("M-5.1.1-a")
def test_a_text_goes_before_the_rules():
    board = "perak: 2 police, 1 active | johore: 2 troops, 1 active | commander: gurney | card: HM-02"
    game = position(f"{board} | do: event british unshaded").play("resettle perak", "resettle johore")

    assert state_of(game).villages_left() == 2


@proves("M-5.1.1-b")
def test_no_event_breaks_stacking():
    base = position("pahang: 2 bases, 1 underground | card: HM-24 | do: event mcp shaded")
    village = position("perak: 2 troops, 1 active, 1 villages | card: HM-02 | do: event british unshaded")

    assert base.over
    assert state_of(base).bases[4] == 2
    assert village.over


@proves("M-5.1.1-c")
def test_events_place_what_is_available_and_own_pieces_also_from_the_map():
    game = position("kuala_lumpur: 15 troops | card: HM-32 | do: event british unshaded").play("kuala_lumpur")

    assert offered(game) == ["troops kuala_lumpur", "done"]


@proves("M-5.1.1-d")
def test_no_event_pushes_resources_beyond_their_track():
    poor = position("resources: 1 british, 0 mcp | card: HM-03 | do: event mcp shaded")
    rich = position("resources: 18 british, 0 mcp | card: HM-22 | do: event british unshaded")

    assert (state_of(poor).resources[0], state_of(rich).resources[0]) == (0, 20)


@proves("M-5.1.2-a")
def test_the_event_being_played_wins_over_one_in_force():
    board = "resources: 0 british, 1 mcp | capabilities: HM-11 unshaded british"
    dear = position(f"{board} | do: operation rally limited")
    free = position(f"{board} | card: HM-19 | do: event mcp shaded").play("rally thailand", "done")

    assert why_not(dear, "rally thailand") == "why-too-few-resources"
    assert (state_of(free).underground[8], state_of(free).resources[1]) == (1, 1)


@proves("M-5.1.3-a")
def test_what_can_be_done_is_done_and_the_rest_skipped():
    game = position("card: HM-01 | do: event mcp shaded")

    assert game.over
    assert state_of(game).political_will == 9


@proves("M-5.1.3-a")
def test_an_event_without_any_effect_may_be_executed_unless_the_option_bars_it():
    scene = "card: HM-29 | do: action first"
    allowed = position(scene).play("event")
    barred = position(scene, empty_event="barred").play("event")

    assert offered(allowed) == ["unshaded", "shaded", "pass"]

    allowed.play("shaded")

    assert told(allowed, "log-no-effect")
    assert told(barred, "log-pass")


@proves("M-5.1.3-a")
def test_by_that_option_a_text_with_some_effect_is_open():
    scene = "perak: 1 troops | card: HM-01 | do: action first"
    game = position(scene, empty_event="barred").play("event")
    half = position("card: HM-01 | do: action first", empty_event="barred").play("event")

    assert offered(game) == ["unshaded", "shaded", "pass"]
    assert offered(half) == ["shaded", "pass"]
    assert why_not(half, "unshaded") == "why-no-effect"


@proves("M-5.2-a")
@pytest.mark.parametrize("side", ["british", "mcp"])
def test_either_side_chooses_either_text(side: str):
    game = position(f"card: HM-22 | first: {side} | do: action first").play("event")

    assert offered(game) == ["unshaded", "shaded", "pass"]


@proves("M-5.2-b")
@pytest.mark.parametrize("side", ["british", "mcp"])
@pytest.mark.parametrize("card", ["HM-14", "HM-21", "HM-28"])
def test_a_single_text_is_open_to_either_side(side: str, card: str):
    game = position(f"card: {card} | first: {side} | do: action first").play("event")

    assert offered(game) == ["unshaded", "pass"]
    assert why_not(game, "shaded") == "why-single-text"


@proves("M-5.3-a", "M-5.3-b")
@pytest.mark.parametrize("card", CAPABILITY_CARDS)
@pytest.mark.parametrize("side", ["british", "mcp"])
@pytest.mark.parametrize("text", ["unshaded", "shaded"])
def test_a_capability_stays_in_force_with_its_text(card: str, side: str, text: str):
    game = position(f"card: {card} | do: event {side} {text}")

    state = state_of(game)
    place = CAPABILITY_CARDS.index(card)
    assert (state.capabilities[place], state.executed_by[place]) == (text, side)
    assert card not in state.played


@proves("M-5.3-a")
def test_a_capability_outlasts_a_propaganda_round():
    game = position("capabilities: HM-07 shaded mcp | do: earnings, pacification, agitation, redeploy, reset")

    assert game.question.message == "ask-reveal"
    assert state_of(game).has(FOOD_DENIAL, "shaded")
