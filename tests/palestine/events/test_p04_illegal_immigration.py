"""P4 Illegal Immigration*: one text, which looks at the Coastal Districts."""

from __future__ import annotations

import pytest

from palestine.table import offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove

SIDES = ["british", "irgun"]
EVENT = " | card: P4 | do: event british unshaded"


def will_after(text, **options):
    game = position(text + EVENT, **options)
    assert game.over
    return state_of(game).political_will


@proves("P-P4-u")
def test_with_no_sabotage_at_the_coast_political_will_rises_by_two_whatever_else_is_there():
    assert will_after("gaza: 4 underground, 2 caches | galilee: 3 active | political will: 10") == 12


@proves("P-P4-u", "P-P4-u-c")
def test_sabotage_elsewhere_does_not_count_as_sabotage_at_the_coast():
    elsewhere = (
        "jerusalem_d: 2 sabotage | haifa_c: 1 sabotage, 1 terror | tel_aviv: 1 sabotage | rail_egypt: 1 sabotage"
    )

    assert will_after(elsewhere + " | political will: 10") == 12


@pytest.mark.parametrize("district", ["galilee", "haifa_d", "samaria", "lydda", "gaza"])
@proves("P-P4-u", "P-P4-u-b")
def test_one_marker_in_any_coastal_district_turns_the_gain_into_a_loss(district):
    assert will_after(f"{district}: 1 sabotage, 1 underground | political will: 10") == 9


@pytest.mark.parametrize("before", [18, 19, 20])
@proves("P-P4-u", "P-5.1.1-a")
def test_the_gain_stops_at_twenty(before):
    assert will_after(f"political will: {before}") == 20


@pytest.mark.parametrize(("pieces", "loss"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (9, 3)])
@proves("P-P4-u-b")
def test_each_complete_pair_of_markers_and_pieces_costs_one_and_three_at_most(pieces, loss):
    cells = f", {pieces} underground" if pieces else ""

    assert will_after(f"gaza: 1 sabotage{cells}") == 18 - loss


@proves("P-P4-u-b")
def test_markers_cells_of_both_states_and_caches_are_counted_together_over_all_coastal_districts():
    # 2 markers + 1 Underground + 1 Active + 2 Caches = 6: the pairs need not be of a kind or in one District.
    gaza_and_galilee = "gaza: 1 sabotage, 1 caches | galilee: 1 sabotage"
    others = "samaria: 1 active | lydda: 1 underground | haifa_d: 1 caches"

    assert will_after(f"{gaza_and_galilee} | {others}") == 15


@proves("P-P4-u-c")
def test_pieces_in_cities_railways_and_jerusalem_district_are_ignored():
    text = (
        "gaza: 1 sabotage | jerusalem_d: 2 underground, 2 caches, 1 sabotage | haifa_c: 2 active, 1 caches, 1 sabotage"
        " | rail_egypt: 2 underground"
    )

    assert will_after(text) == 18


@pytest.mark.parametrize(("pieces", "loss"), [(0, 0), (1, 0), (3, 1), (5, 2), (9, 2)])
@proves("P-P4-u-c", "P-P9-u")
def test_bevin_lessens_the_loss_by_one_after_the_limit_of_three_and_never_below_zero(pieces, loss):
    cells = f", {pieces} active" if pieces else ""

    assert will_after(f"gaza: 1 sabotage{cells} | capabilities: P9 unshaded british") == 18 - loss


@proves("P-P4-u-c", "P-P9-u-b")
def test_bevin_does_not_change_the_gain():
    assert will_after("political will: 10 | capabilities: P9 unshaded british") == 12


@pytest.mark.parametrize("first", SIDES)
@proves("P-P4-s", "P-5.2-b")
def test_both_sides_have_the_same_single_text(first):
    game = position(f"gaza: 1 sabotage, 3 underground | first: {first} | card: P4 | do: action first")
    game.play("event")
    assert offered(game) == ["unshaded", "pass"]
    assert game.question is not None
    assert game.question.why_not("shaded") == "why-single-text"
    with pytest.raises(IllegalMove):
        game.play("shaded")
    game.play("unshaded")

    assert state_of(game).political_will == 16
