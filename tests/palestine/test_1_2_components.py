"""1.2 Components: what the box holds, and that there is never more of it."""

from __future__ import annotations

from collections import Counter

import pytest

from palestine.random_games import all_moments
from palestine.table import offered, position, proves, state_of
from sandtable import new_game
from sandtable.engine.chance import Dealer
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.palestine.cards import CAPABILITY_CARDS, CARDS, EVENT_CARDS, PROPAGANDA_CARDS

DIE = ["1", "2", "3", "4", "5", "6"]
FOURTEEN_MARKERS = "galilee: 7 sabotage | tel_aviv: {} police, 7 terror"


# Cards


@proves("P-1.2-a")
def test_the_cards_are_thirty_two_events_and_three_propaganda_cards():
    assert [f"P{number}" for number in range(1, 33)] == EVENT_CARDS
    assert PROPAGANDA_CARDS == ["P33", "P34", "P35"]
    assert CARDS == EVENT_CARDS + PROPAGANDA_CARDS


@proves("P-1.2-a")
def test_a_card_that_is_not_in_the_box_is_refused():
    with pytest.raises(BadPosition, match="'P36' is not one of"):
        position("played: P36")


@proves("P-1.2-a")
@pytest.mark.parametrize("card", ["P33", "P34", "P35"])
def test_only_the_three_propaganda_cards_bring_a_propaganda_round(card):
    game = position("played: P1 P2 P3 P4 P5 P6 | gaza: 1 underground | do: reveal")

    assert offered(game) == ["P33", "P34", "P35"]
    game.play(card)
    assert game.question is not None
    assert game.question.rule == "6.2.1"


@proves("P-1.2-a")
@pytest.mark.parametrize("card", EVENT_CARDS)
def test_every_event_card_can_be_executed(card):
    game = position(f"card: {card} | haifa_c: 1 terror | first: irgun | do: action first")
    game.play("event")

    assert "unshaded" in offered(game)


# Pieces


@proves("P-1.2-b")
@pytest.mark.parametrize(
    ("pieces", "sentence"),
    [
        ("gaza: 7 police | available: 15 cells, 5 caches", "1.2: 7 Police in all, the game has 6"),
        ("gaza: 5 police | available: 15 cells, 5 caches", "1.2: 5 Police in all, the game has 6"),
        ("gaza: 7 troops | lydda: 6 troops", "1.2: 13 Troops on the map, the game has 12"),
    ],
)
def test_the_british_have_six_police_and_twelve_troops(pieces, sentence):
    with pytest.raises(BadPosition, match=sentence):
        position(pieces)


@proves("P-1.2-b")
def test_no_seventh_police_can_be_placed():
    game = position("gaza: 6 police, 2 troops | do: operation deploy limited")
    game.play("done")

    assert sum(state_of(game).police) == 6
    assert state_of(game).available_police == 0


@proves("P-1.2-c")
@pytest.mark.parametrize(
    ("pieces", "sentence"),
    [
        ("gaza: 16 underground | available: 6 police, 5 caches", "1.2: 16 Cells in all, the game has 15"),
        ("gaza: 8 underground, 7 active | prison: 1 | available: 6 police, 5 caches", "16 Cells in all"),
        ("gaza: 13 active | available: 1 cells, 6 police, 5 caches", "1.2: 14 Cells in all, the game has 15"),
        ("gaza: 2 caches | lydda: 2 caches | available: 2 caches, 15 cells, 6 police", "6 Arms Caches in all"),
        ("gaza: 2 caches | available: 2 caches, 15 cells, 6 police", "1.2: 4 Arms Caches in all, the game has 5"),
    ],
)
def test_irgun_has_fifteen_cells_and_five_caches(pieces, sentence):
    with pytest.raises(BadPosition, match=sentence):
        position(pieces)


@proves("P-1.2-c")
def test_no_sixteenth_cell_and_no_sixth_cache_can_be_placed():
    scene = "haganah: 4 | gaza: 14 underground, 2 caches | lydda: 1 underground, 2 caches | galilee: 1 caches | do: {}"
    recruited = position(scene.format("operation recruit limited")).play("recruit haifa_c", "done")
    robbed = position(scene.format("operation rob limited")).play("rob gaza", "6")

    assert sum(state_of(recruited).underground) == 15
    assert sum(state_of(robbed).caches) == 5


@proves("P-1.2-d")
def test_each_side_has_one_cylinder():
    with pytest.raises(BadPosition, match="a side has a cylinder in two boxes"):
        position("card: P10 | boxes: limited irgun, operation irgun")


@proves("P-1.2-d")
def test_the_two_cylinders_go_to_a_box_each():
    game = position("card: P10 | haganah: 2 | lydda: 1 underground | do: action first, action second")
    game.play("operation", "travel", "to gaza", "limited", "search", "search gaza")

    assert state_of(game).boxes == ["british", "", "irgun"]


# Markers and dice


@proves("P-1.2-e")
def test_one_marker_shows_political_will_and_one_haganah():
    state = state_of(position("political will: 7 | haganah: 2"))

    assert (state.political_will, state.haganah) == (7, 2)
    with pytest.raises(BadPosition, match="given twice"):
        new_game("palestine", position="sandtable position: 1\ngame: palestine 1\nhaganah: 2\nhaganah: 3")


@proves("P-1.2-e", "P-INV-22")
def test_there_are_three_curfews():
    scene = "haifa_c: 1 police, {} curfew | tel_aviv: 1 police, 1 curfew | jerusalem_c: 1 police, 1 curfew"

    assert sum(state_of(position(scene.format(1))).curfew) == 3
    with pytest.raises(BadPosition, match="more than one Curfew in haifa_c"):
        position(scene.format(2))


@proves("P-1.2-e")
def test_there_are_nine_intel_chits():
    assert sum(state_of(position("chits: 0 0 0 1 1 1 2 2 2")).chits) == 9
    for tenth in "012":
        with pytest.raises(BadPosition, match="only three Intel Chits of each value"):
            position(f"chits: 0 0 0 1 1 1 2 2 2 {tenth}")


@proves("P-1.2-e")
def test_there_are_as_many_capability_markers_as_capability_cards():
    everything = ", ".join(f"{card} shaded irgun" for card in CAPABILITY_CARDS)
    state = state_of(position(f"capabilities: {everything} | played: P33"))

    assert CAPABILITY_CARDS == ["P9", "P13", "P17", "P18", "P23", "P25", "P29", "P32"]
    assert state.capabilities == ["shaded"] * 8


@proves("P-1.2-e", "P-1.2-f")
def test_fifteen_markers_serve_for_sabotage_and_terror_together():
    state = state_of(position("galilee: 8 sabotage | tel_aviv: 7 terror"))

    assert state.markers_left() == 0
    with pytest.raises(BadPosition, match="more than 15 Sabotage and Terror markers"):
        position("galilee: 9 sabotage | tel_aviv: 7 terror")
    with pytest.raises(BadPosition, match="more than 15 Sabotage and Terror markers"):
        position("galilee: 8 sabotage | tel_aviv: 8 terror")


@proves("P-1.2-f")
def test_a_terror_marker_on_the_map_is_one_sabotage_marker_less():
    game = position(
        "lydda: 1 underground | gaza: 1 underground | haganah: 2 | do: operation sabotage operation | "
        + FOURTEEN_MARKERS.format(0)
    )
    game.play("sabotage lydda", "6", "sabotage gaza", "6")

    assert state_of(game).sabotage[3] == 1
    assert state_of(game).sabotage[5] == 0


@proves("P-1.2-f")
def test_with_one_marker_left_a_double_terror_places_one():
    game = position(
        "jerusalem_c: 1 underground | haganah: 2 | card: P3 | do: event irgun shaded | " + FOURTEEN_MARKERS.format(0)
    )

    assert state_of(game).terror[8] == 1


@proves("P-1.2-f", "P-5.1.1-a", "P-P3-s")
@pytest.mark.parametrize(("on_map", "placed"), [(14, 1), (15, 0), (16, 0)])
def test_an_event_places_available_markers_only_also_where_operations_have_no_such_limit(on_map, placed):
    scene = f"jerusalem_c: 1 underground | gaza: {on_map} sabotage | card: P3 | do: event irgun shaded"
    game = position(scene, markers_limit_operations="false")

    assert state_of(game).terror[8] == placed


@proves("P-1.2-f")
def test_turning_a_marker_over_takes_none_from_the_pool():
    game = position("tel_aviv: 1 police, 2 troops, 8 terror | gaza: 7 sabotage | do: operation deploy operation")
    game.play("deploy tel_aviv", "done")
    game.play("restore tel_aviv")

    state = state_of(game)
    assert (state.sabotage[7], state.terror[7], state.markers_left()) == (8, 0, 0)


@proves("P-1.2-g")
def test_every_roll_is_one_die_with_six_equal_faces():
    rolls = [moment.question for moment in all_moments() if moment.question.message.startswith("ask-roll-")]

    assert len({question.message for question in rolls}) >= 6
    assert all(list(question.options) == DIE and question.weights is None for question in rolls)
    assert {question.side for question in rolls} == {"chance"}


@proves("P-1.2-g")
def test_the_dealers_die_shows_its_six_faces_about_equally_often():
    game = position("card: P19 | do: event irgun shaded")
    assert game.question is not None
    faces = Counter(Dealer("a fair die").answer(game.question, at) for at in range(6000))

    assert sorted(faces) == DIE
    assert all(900 <= count <= 1100 for count in faces.values())
