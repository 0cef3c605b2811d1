"""2.3 Initiative Track, 2.3.3 Passing, 2.3.4 Limited Operation, 2.4 Propaganda Card."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, proves, start, state_of
from sandtable.engine.errors import BadPosition, IllegalMove
from sandtable.games.british_way.cyprus.cards import CAPABILITY_CARDS, EVENT_CARDS
from sandtable.games.british_way.cyprus.map import FAMAGUSTA, KARPAS, LARNACA, NICOSIA, PAPHOS

ACTION = "kyrenia: 1 active | card: HC-01 | do: action first, action second, adjust_eligibility"


@proves("C-2.3-a", "C-2.3.1-a")
def test_eoka_is_first_at_the_start_and_again_after_a_reset():
    assert asked(start().play("HC-01")) == "eoka"
    assert state_of(position("first: british | do: reset")).first == "eoka"


@proves("C-2.3-b", "C-2.3.2-d")
def test_the_first_side_is_done_before_the_second_chooses():
    game = position(f"nicosia: 2 underground | {ACTION}").play("limited", "sabotage", "6")

    assert (asked(game), game.question.message, state_of(game).sabotage[NICOSIA]) == ("british", "ask-box", 1)


@proves("C-2.3.2-a", "C-2.3.2-b")
def test_the_first_side_has_three_boxes_from_left_to_right():
    game = position(ACTION)

    assert offered(game) == ["limited", "event", "operation"]
    assert "pass" in offered(game.play("event"))


@proves("C-2.3.2-c")
@pytest.mark.parametrize("box", ["limited", "event", "operation"])
def test_the_second_side_has_the_two_other_boxes(box):
    game = position(ACTION).play(box, "pass")

    assert (asked(game), box in offered(game), len(offered(game))) == ("british", False, 2)


@proves("C-2.3.2-e", "C-4.1-a")
def test_the_operation_is_not_optional_but_its_special_activity_is():
    game = position("nicosia: 3 troops, 1 police | do: operation deploy operation")
    assert "done" not in offered(game)
    game.play("deploy nicosia", "done", "done", "done")

    assert game.over


@proves("C-2.3.3-a", "C-2.3.3-e", "C-2.3.5-c")
def test_a_pass_occupies_its_box_and_denies_the_event():
    game = position(ACTION).play("event", "pass")

    assert offered(game) == ["limited", "operation"]
    assert state_of(game).boxes == ["", "eoka", ""]


@proves("C-2.3.3-b")
def test_the_british_draw_a_chit_when_they_pass():
    game = position("do: pass british").play("chit 1")

    assert state_of(game).chits == [0, 1, 0]


@proves("C-2.3.3-c")
def test_eoka_may_ambush_in_one_town_when_it_passes():
    scene = "paphos: 1 underground | karpas: 1 underground, 1 sabotage | do: pass eoka"
    game = position(scene)
    assert offered(game) == ["ambush paphos", "ambush karpas", "done"]

    game.play("ambush paphos", "1", "paphos")

    assert (offered(game), state_of(game).caches[PAPHOS]) == (["offensive paphos", "done"], 1)


@proves("C-2.3.3-c", "C-2.3.7-c")
def test_by_an_option_no_offensive_extends_the_ambush_of_a_pass():
    scene = "paphos: 1 underground | karpas: 1 underground | do: pass eoka"
    game = position(scene, pass_op_is_limop="false").play("ambush paphos", "1", "paphos")

    assert game.over


@proves("C-2.3.3-d")
def test_both_sides_may_pass_and_their_boxes_still_count():
    game = position(ACTION).play("operation", "pass", "event", "pass", "chit 0")

    assert state_of(game).first == "british"


@proves("C-2.3.4-a", "C-3.1-b")
def test_a_limited_operation_has_one_space_and_no_special_activity():
    scene = "nicosia: 1 active, 1 sabotage | paphos: 1 underground | karpas: 1 underground"
    game = position(f"{scene} | do: operation ambush limited").play("ambush paphos", "1", "paphos")

    assert offered(game, "propagandize") == offered(game, "ambush") == []


@proves("C-2.3.4-b")
def test_a_limited_patrol_gathers_police_from_several_spaces():
    scene = "nicosia: 1 active | paphos: 1 police | karpas: 1 police | do: operation patrol limited"
    game = position(scene).play("from paphos", "from karpas")

    assert state_of(game).police[NICOSIA] == 2


@proves("C-2.3.4-c", "C-3.3.2-c")
def test_a_limited_travel_leaves_one_space_for_several():
    game = position("nicosia: 3 underground | do: operation travel limited")
    game.play("to paphos", "1", "to karpas", "1", "to larnaca")

    state = state_of(game)
    assert [state.cells(space) for space in (PAPHOS, KARPAS, LARNACA, NICOSIA)] == [1, 1, 1, 0]


@proves("C-2.3.5-a", "C-2.3.5-b")
@pytest.mark.parametrize(
    ("eoka", "british", "first"),
    [
        ("limited", "event", "eoka"),
        ("limited", "operation", "eoka"),
        ("operation", "limited", "british"),
        ("operation", "event", "british"),
        ("event", "limited", "british"),
        ("event", "operation", "eoka"),
    ],
)
def test_who_stands_further_left_is_first_on_the_next_card(eoka, british, first):
    game = position(ACTION).play(eoka, "pass", british, "pass", "chit 0")

    assert state_of(game).first == first


@proves("C-2.3.6-a")
def test_then_the_next_card_is_turned_up():
    game = position(ACTION).play("event", "pass", "limited", "pass", "chit 0")

    assert (asked(game), game.question.message) == ("chance", "ask-reveal")


PILE = "HC-01 HC-02 HC-04 HC-06"


@proves("C-2.4-a")
def test_nobody_acts_on_a_propaganda_card():
    game = position(f"paphos: 1 underground | played: {PILE} | do: reveal").play("HC-33")

    assert (game.question.message, game.question.rule) == ("ask-place-cache", "6.2.1")
    with pytest.raises(IllegalMove):
        game.play("event")


@proves("C-2.4-c")
def test_with_the_third_propaganda_card_the_game_is_over_whatever_is_left():
    piles = f"{PILE} HC-33 HC-07 HC-09 HC-10 HC-11 HC-13 HC-15 HC-34 HC-16 HC-18 HC-19 HC-20 HC-22 HC-23"
    game = position(f"played: {piles} | do: reveal").play("HC-35")

    assert (game.over, state_of(game).winner, len(state_of(game).unseen)) == (True, "british", 35 - 19)
    assert state_of(game).cells(FAMAGUSTA) == 0


def cards_between(first: int, second: int) -> str:
    """The cards of a game up to the second Propaganda card, with so many Events before the first and after it."""
    events = [card for card in EVENT_CARDS if card not in CAPABILITY_CARDS]
    return " ".join([*events[:first], "HC-33", *events[first : first + second], "HC-34"])


@proves("C-2.4-b")
@pytest.mark.parametrize(("first", "second"), [(4, 6), (4, 8), (6, 4), (6, 6)])
def test_a_campaign_has_four_to_six_events_the_later_ones_up_to_eight(first, second):
    assert position(f"played: {cards_between(first, second)} | card: HC-34 | do: reset").question is not None


@proves("C-2.4-b")
@pytest.mark.parametrize(("first", "second"), [(3, 7), (7, 4), (4, 5), (4, 9), (6, 3), (6, 7)])
def test_no_campaign_is_shorter_or_longer(first, second):
    with pytest.raises(BadPosition, match=r"2\.1: "):
        position(f"played: {cards_between(first, second)} | card: HC-34 | do: reset")


@proves("C-2.3.2-d", "C-5.1-b")
def test_the_side_that_took_the_event_box_chooses_the_text_and_what_the_event_leaves_to_it():
    game = position("opinion: 1 | first: british | card: HC-15 | do: action first, action second, adjust_eligibility")
    game.play("event")
    assert asked(game) == "british"
    game.play("unshaded")
    assert (asked(game), offered(game)) == ("british", ["left", "right"])

    game.play("left")

    assert (state_of(game).opinion, asked(game)) == (0, "eoka")


@proves("C-2.3.2-b", "C-3.2-a", "C-3.3-a")
@pytest.mark.parametrize(
    ("first", "operations"),
    [
        ("british", ["deploy", "patrol", "search", "assault", "pass"]),
        ("eoka", ["recruit", "travel", "sabotage", "ambush", "pass"]),
    ],
)
def test_each_side_is_offered_its_own_operations(first, operations):
    scene = "nicosia: 3 troops, 1 underground | troodos: 1 caches"
    game = position(f"{scene} | first: {first} | {ACTION}").play("limited")

    assert (asked(game), offered(game)) == (first, operations)
