"""5.0 to 5.4 Events: executing them, dual use, Capabilities, the star."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of, then
from sandtable.engine.errors import BadPosition, IllegalMove
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, EVENT_CARDS, STARRED
from sandtable.games.british_way.palestine.map import CITIES, GAZA, HAIFA, TEL_AVIV
from sandtable.games.british_way.palestine.position import write_fields

SIDES = ["british", "irgun"]
TEXTS = ["unshaded", "shaded"]
SINGLE_TEXT = ["P4", "P22", "P26"]
FAR_FROM_CITIES = "galilee: 12 troops"


# 5.0, 5.1 Executing Events


@proves("P-5.0-a")
def test_what_a_title_or_its_flavour_promises_does_not_happen_unless_the_text_says_so():
    arrests = state_of(position("tel_aviv: 3 troops, 2 active | haganah: 1 | card: P1 | do: event british shaded"))
    bombing = state_of(position("jerusalem_c: 2 troops, 2 police, 1 underground | card: P3 | do: event irgun shaded"))
    martial = position("tel_aviv: 2 troops | card: P14 | do: event irgun shaded")

    assert (arrests.prison, arrests.active[TEL_AVIV]) == (0, 2), "'Arrest moderate leaders' arrests nobody"
    assert (sum(bombing.troops), sum(bombing.police), bombing.political_will) == (12, 2, 18), "no cube is harmed"
    assert (martial.over, sum(state_of(martial).curfew)) == (True, 0), "'Martial Law' imposes no Curfew"


@proves("P-5.1-a")
def test_a_text_is_done_in_its_printed_order():
    truman = position(f"{FAR_FROM_CITIES} | political will: 19 | card: P8 | do: event british unshaded")
    weizmann = position("gaza: 1 sabotage, 1 underground | haganah: 3 | card: P15 | do: event irgun shaded")

    assert (state_of(truman).political_will, "deploy galilee" in offered(truman)) == (20, True)
    assert (state_of(weizmann).haganah, "sabotage gaza" in offered(weizmann)) == (4, True)


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("card", "text"), [("P5", "unshaded"), ("P7", "shaded"), ("P10", "shaded"), ("P12", "unshaded"), ("P14", "shaded")]
)
@proves("P-5.1-b")
def test_the_executing_side_makes_the_selections_that_the_text_gives_to_nobody(card, text, side):
    scene = (
        "gaza: 1 underground, 2 police, 2 caches | tel_aviv: 1 underground, 1 police, 1 curfew, 1 caches | prison: 2"
    )
    game = position(f"{scene} | card: {card} | do: event {side} {text}")

    assert asked(game) == side


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize(
    ("card", "text", "decides"),
    [
        ("P6", "unshaded", "british"),
        ("P8", "unshaded", "british"),
        ("P14", "unshaded", "british"),
        ("P15", "shaded", "irgun"),
        ("P16", "unshaded", "british"),
        ("P16", "shaded", "british"),
    ],
)
@proves("P-5.1-b")
def test_a_side_that_the_text_names_decides_its_own_action(card, text, decides, side):
    game = position(f"gaza: 2 troops, 1 underground | prison: 2 | card: {card} | do: event {side} {text}")

    assert asked(game) == decides


@proves("P-5.1.1-a")
def test_the_text_overrides_the_rules():
    no_recruit = position("tel_aviv: 1 troops, 1 curfew | do: operation recruit limited")
    assert no_recruit.question is not None
    assert no_recruit.question.why_not("recruit tel_aviv") == "why-curfew-blocks-recruit"
    angered = position("tel_aviv: 1 troops, 1 curfew | card: P14 | do: event irgun shaded")
    angered.play("tel_aviv")
    released = position("prison: 1 | tel_aviv: 1 troops, 1 curfew | card: P16 | do: event british shaded")
    released.play("tel_aviv")

    assert state_of(angered).underground[TEL_AVIV] == 1
    assert (state_of(released).underground[TEL_AVIV], state_of(released).prison) == (1, 0)


@proves("P-5.1.1-a")
def test_no_text_places_a_third_cache_a_cache_on_a_railway_or_a_second_curfew():
    caches = position("gaza: 1 underground, 2 caches | rail_egypt: 1 underground | card: P12 | do: event irgun shaded")
    curfew = position(f"{FAR_FROM_CITIES} | tel_aviv: 1 police, 1 curfew | card: P1 | do: event british unshaded")
    curfew.play("tel_aviv")

    assert (caches.over, state_of(caches).caches[GAZA]) == (True, 2)
    assert (curfew.over, state_of(curfew).curfew[TEL_AVIV]) == (True, 1)


@proves("P-5.1.1-a")
def test_a_text_places_only_available_pieces_and_markers():
    cells = position("gaza: 14 active | card: P6 | do: event irgun shaded")
    cells.play("haifa_c")
    police = position("gaza: 6 police | card: P10 | do: event british unshaded")
    caches = position(
        "gaza: 1 active, 2 caches | lydda: 2 caches | galilee: 1 caches | card: P12 | do: event irgun shaded"
    )
    markers = position("tel_aviv: 1 underground, 14 terror | card: P3 | do: event irgun shaded")

    assert cells.over
    assert [state_of(cells).underground[city] for city in CITIES] == [1, 0, 0]
    assert (police.over, caches.over) == (True, True)
    assert state_of(markers).terror[TEL_AVIV] == 15


@pytest.mark.parametrize(
    ("card", "text", "before", "after"),
    [("P4", "unshaded", 19, 20), ("P8", "unshaded", 20, 20), ("P2", "shaded", 2, 0), ("P20", "shaded", 0, 0)],
)
@proves("P-5.1.1-a")
def test_no_text_takes_political_will_beyond_its_track(card, text, before, after):
    game = position(f"rail_egypt: 12 troops | political will: {before} | card: {card} | do: event irgun {text}")

    assert state_of(game).political_will == after


@proves("P-5.1.2-a")
def test_the_event_being_played_prevails_over_a_capability_in_force():
    hotel = position("haifa_c: 1 underground | capabilities: P17 unshaded british | card: P3 | do: event irgun shaded")
    montgomery = position("capabilities: P9 shaded irgun | card: P6 | do: event british unshaded")
    montgomery.play("search gaza", "search lydda")

    assert state_of(hotel).terror[HAIFA] == 2
    assert "search samaria" in offered(montgomery)


@proves("P-5.1.3-a")
def test_what_can_be_done_must_be_done_and_the_rest_is_skipped():
    bergson = position("gaza: 1 caches | card: P12 | do: event irgun unshaded")
    cunningham = position("prison: 1 | card: P16 | do: event british shaded")
    assert offered(cunningham) == ["haifa_c", "tel_aviv", "jerusalem_c"], "to release nobody is not offered"
    cunningham.play("haifa_c")
    agatha = position(f"{FAR_FROM_CITIES} | card: P1 | do: event british unshaded")
    agatha.play("haifa_c")

    assert (bergson.over, sum(state_of(bergson).caches)) == (True, 0)
    assert (cunningham.over, state_of(cunningham).prison) == (True, 0)
    assert (agatha.over, state_of(agatha).haganah) == (True, 3), "no detention, but the shift"


@pytest.mark.parametrize("card", ["P5", "P7", "P10", "P12", "P15"])
@proves("P-5.1.3-a", "P-5.2-a")
def test_a_text_may_be_executed_even_if_nothing_comes_of_it(card):
    game = position(f"haifa_c: 6 police | haganah: 0 | first: british | card: {card} | do: action first")
    before = write_fields(state_of(game))
    game.play("event", "unshaded")

    assert game.over
    assert write_fields(state_of(game)) == {**before, "boxes": "event british"}


@pytest.mark.parametrize(
    ("card", "text", "least", "most"),
    [
        ("P5", "unshaded", "0", "2"),
        ("P7", "unshaded", "done", "underground gaza"),
        ("P7", "shaded", "done", "police gaza"),
        ("P10", "unshaded", "done", "rail_haifa"),
        ("P12", "shaded", "done", "gaza"),
        ("P15", "unshaded", "done", "gaza"),
        ("P6", "unshaded", "done", "search gaza"),
        ("P11", "shaded", "done", "travel tel_aviv"),
    ],
)
@proves("P-5.1.3-b")
def test_may_and_up_to_leave_the_amount_to_the_side_that_decides(card, text, least, most):
    scene = "gaza: 2 underground, 1 police, 1 sabotage | tel_aviv: 1 troops, 1 curfew, 1 active | prison: 3"
    game = position(f"{scene} | card: {card} | do: event irgun {text}")

    assert {least, most} <= set(offered(game))


# 5.2 Dual Use


@pytest.mark.parametrize("first", SIDES)
@pytest.mark.parametrize("card", EVENT_CARDS)
@proves("P-5.2-a", "P-5.2-b", "P-5.4-d")
def test_either_side_may_pick_either_text_of_every_card_that_has_two(card, first):
    game = position(f"haifa_c: 1 terror | first: {first} | card: {card} | do: action first")
    game.play("event")

    assert asked(game) == first
    assert offered(game) == (["unshaded", "pass"] if card in SINGLE_TEXT else ["unshaded", "shaded", "pass"])


@pytest.mark.parametrize("first", SIDES)
@proves("P-5.2-a")
def test_one_text_is_done_and_never_both(first):
    for text, prison, available in [("shaded", 0, 15), ("unshaded", 2, 11)]:
        game = position(f"prison: 4 | first: {first} | card: P5 | do: action first, action second")
        game.play("event", text)
        if text == "unshaded":
            game.play(2)

        assert (state_of(game).prison, state_of(game).available_cells) == (prison, available)
        assert offered(game) == ["limited", "operation"], "the event is not there for the other side"


# 5.3 Capabilities


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("card", CAPABILITY_CARDS)
@proves("P-5.3-a", "P-5.3-b", "P-5.3-d")
def test_either_side_may_put_either_text_of_any_capability_in_force(card, text, side):
    game = position(f"first: {side} | card: {card} | do: action first")
    game.play("event", text)

    state = state_of(game)
    place = CAPABILITY_CARDS.index(card)
    assert game.over
    assert (state.capabilities[place], state.executed_by[place]) == (text, side)
    assert sum(bool(other) for other in state.capabilities) == 1
    assert (state.played, state.seen_cards()) == ([], [card]), "the card lies beside the board"


@proves("P-5.3-a")
def test_there_are_eight_capabilities():
    assert CAPABILITY_CARDS == ["P9", "P13", "P17", "P18", "P23", "P25", "P29", "P32"]
    ordinary = [card for card in EVENT_CARDS if card not in CAPABILITY_CARDS and card not in ("P3", "P22")]
    for card in ordinary:
        game = position(f"rail_egypt: 12 troops | card: {card} | do: event british unshaded")

        assert not any(state_of(game).capabilities), card
        assert state_of(game).played == [card]


@pytest.mark.parametrize("executed_by", SIDES)
@proves("P-5.3-a")
def test_a_capability_works_from_then_on_whoever_executed_it(executed_by):
    game = position(f"first: {executed_by} | card: P9 | do: action first, action second, adjust_eligibility")
    game.play("event", "unshaded", "operation", "pass", *(["chit 0"] if executed_by == "irgun" else []))
    game.play("P2", "event", "shaded")

    assert state_of(game).political_will == 16


@pytest.mark.parametrize("text", TEXTS)
@proves("P-5.3-a", "P-5.3-c")
def test_a_capability_outlasts_the_propaganda_round_and_its_card_never_returns(text):
    game = then(position(f"card: P9 | do: event irgun {text}"), "do: reset")

    assert state_of(game).capabilities[0] == text
    assert "P9" not in offered(game)
    assert "P13" in offered(game)
    with pytest.raises(IllegalMove):
        game.play("P9")


@proves("P-5.3-c")
def test_a_capability_is_in_force_with_one_text_only():
    with pytest.raises(BadPosition):
        position("capabilities: P9 unshaded british, P9 shaded irgun")
    with pytest.raises(BadPosition):
        position("capabilities: P9 unshaded british | card: P9 | do: event irgun shaded")

    assert state_of(position("capabilities: P9 unshaded british")).capabilities == ["unshaded", *[""] * 7]


@proves("P-5.3-d")
def test_the_card_beside_the_board_shows_its_text_to_all_in_the_position():
    game = position("card: P25 | do: action first, action second")
    game.play("event", "shaded")

    fields = write_fields(state_of(game))
    assert asked(game) == "british"
    assert fields["capabilities"] == "P25 shaded irgun"
    assert "played" not in fields


@pytest.mark.parametrize("second", ["operation", "event"])
@proves("P-5.3-d")
def test_a_capability_card_that_nobody_executes_stays_in_the_played_pile(second):
    game = position("first: british | card: P9 | do: action first, action second")
    game.play("limited", "pass", "chit 0", second, "pass")

    state = state_of(game)
    assert game.over
    assert (any(state.capabilities), state.played) == (False, ["P9"])


# 5.4 Starred Events; Operations that events grant


LOSSES = [
    ("P2", "shaded", [], 3),
    ("P4", "unshaded", [], 3),
    ("P8", "shaded", [], 2),
    ("P19", "shaded", ["6"], 2),
    ("P20", "shaded", [], 2),
    ("P24", "shaded", [], 3),
    ("P27", "shaded", [], 1),
    ("P30", "shaded", [], 1),
]
TROUBLE = "gaza: 6 underground, 1 sabotage | haifa_c: 3 terror, 1 troops, 1 curfew | tel_aviv: 1 troops, 1 curfew"


@pytest.mark.parametrize(("card", "text", "answers", "loss"), LOSSES)
@proves("P-5.4-a", "P-5.4-d")
def test_the_star_matters_only_with_bevins_unshaded_text(card, text, answers, loss):
    after = []
    for bevin in ["", " | capabilities: P9 unshaded british", " | capabilities: P9 shaded british"]:
        game = position(f"{TROUBLE} | card: {card} | do: event irgun {text}" + bevin)
        game.play(*answers)
        after.append(18 - state_of(game).political_will)

    starred = card in ["P2", "P4", "P8", "P20", "P27"]
    assert after == [loss, loss - 1 if starred else loss, loss]
    assert (card in STARRED) == starred


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("capability", CAPABILITY_CARDS[1:])
@proves("P-5.4-a")
def test_no_other_capability_looks_at_the_star(capability, text):
    game = position(f"capabilities: {capability} {text} british | card: P2 | do: event irgun shaded")

    assert state_of(game).political_will == 15


@proves("P-5.4-b")
def test_granted_operations_and_activities_keep_their_own_conditions():
    scene = "gaza: 1 troops, 1 police, 1 caches | tel_aviv: 2 troops, 1 curfew | galilee: 9 troops, 1 active"
    deploy = position(f"{scene} | card: P8 | do: event british unshaded")
    detention = position(f"{scene} | card: P14 | do: event british unshaded")
    detention.play("done")
    restore = position(f"{scene} | card: P16 | do: event british unshaded")
    restore.play("done")
    sabotage = position(f"{scene} | card: P15 | do: event irgun shaded")

    assert offered(deploy) == ["deploy galilee", "deploy tel_aviv", "done"]
    assert detention.over, "fewer than three Troops under the Curfew"
    assert restore.over, "a Cache in the only space with Troops and Police"
    assert sabotage.over, "no Cell is Underground"


@pytest.mark.parametrize(("box", "next_first"), [("operation", "irgun"), ("limited", "british")])
@proves("P-5.4-b")
def test_a_granted_operation_takes_no_box_but_the_events(box, next_first):
    scene = "gaza: 1 underground | first: irgun | card: P15"
    game = position(f"{scene} | do: action first, action second, adjust_eligibility")
    game.play("event", "shaded", "sabotage gaza", 3)
    assert state_of(game).boxes == ["", "irgun", ""]
    assert (asked(game), offered(game)) == ("british", ["limited", "operation"])
    game.play(box, "pass", "chit 0")

    assert state_of(game).first == next_first


@proves("P-5.4-b")
def test_a_granted_activity_needs_no_operation():
    agatha = position("tel_aviv: 3 troops, 1 active | galilee: 9 troops | card: P1 | do: event british unshaded")
    agatha.play(1)
    martial_law = position("tel_aviv: 3 troops, 1 curfew, 1 active | card: P14 | do: event british unshaded")
    martial_law.play("done", "detain tel_aviv", 1)
    cunningham = position("gaza: 3 troops, 1 police, 1 sabotage | card: P16 | do: event british unshaded")
    cunningham.play("done", "restore gaza")

    assert (state_of(agatha).prison, state_of(martial_law).prison) == (1, 1)
    assert state_of(cunningham).sabotage[GAZA] == 0


@proves("P-5.4-c")
def test_a_number_of_spaces_on_a_card_is_not_extended_but_a_limited_operation_is():
    scene = "gaza: 2 troops, 1 active, 1 underground | galilee: 1 troops, 1 active, 1 underground | lydda: 1 caches"
    martial_law = position(f"{scene} | chits: 0 0 | card: P14 | do: event british unshaded")
    weizmann = position(f"{scene} | card: P15 | do: event irgun shaded")
    weizmann.play("sabotage galilee", 3)
    cunningham = position(f"{scene} | chits: 0 0 | card: P16 | do: event british unshaded")
    cunningham.play("assault", "assault gaza")
    agency = position(f"{scene} | samaria: 1 underground | card: P22 | haganah: 3 | do: event irgun unshaded")
    agency.play("right", "irgun", "sabotage", "sabotage galilee", 3)

    assert not [answer for answer in offered(martial_law) if answer.startswith("lead")]
    assert weizmann.over, "neither Haganah at 4 nor the Cache in Lydda adds a space"
    assert offered(cunningham) == ["lead 0", "done"]
    assert {"sabotage gaza", "offensive lydda"} <= set(offered(agency))


@pytest.mark.parametrize("card", ["P2", "P8", "P20", "P27"])
@pytest.mark.parametrize("side", SIDES)
@proves("P-5.4-d")
def test_starred_cards_are_executed_by_either_side_with_either_text(card, side):
    for text in TEXTS:
        game = position(f"rail_egypt: 12 troops | first: {side} | card: {card} | do: action first")
        game.play("event", text)

        change = {"P2": (0, -3), "P8": (2, 0), "P20": (2, -2), "P27": (0, -1)}[card][TEXTS.index(text)]
        assert state_of(game).political_will == 18 + change
