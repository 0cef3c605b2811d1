"""Positions that the rules do not allow: each is refused with one sentence that names the rule or the field."""

from __future__ import annotations

import pytest

from palestine.refusals import ALL_PILES, ONE_PILE, refusal, start
from palestine.table import proves
from sandtable.engine.errors import SandtableError, UnknownName


def test_the_set_up_itself_is_a_position():
    start()


@proves("P-INV-01", "P-INV-02", "P-INV-03", "P-INV-04", "P-INV-05", "P-INV-06", "P-1.2-b", "P-1.2-c")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"gaza": "3 troops, 1 underground"}, "1.2: 13 Troops on the map, the game has 12"),
        ({"gaza": "1 troops, 1 underground"}, "1.2: 11 Troops on the map, the game has 12"),
        ({"available": "4 police, 6 cells, 3 caches"}, "1.2: 7 Police in all, the game has 6"),
        ({"gaza": "2 troops, 1 police, 1 underground"}, "1.2: 7 Police in all, the game has 6"),
        ({"available": "2 police, 6 cells, 3 caches"}, "1.2: 5 Police in all, the game has 6"),
        ({"gaza": "2 troops, 2 underground"}, "1.2: 16 Cells in all, the game has 15"),
        ({"gaza": "2 troops, 1 underground, 1 active"}, "1.2: 16 Cells in all, the game has 15"),
        ({"prison": "1"}, "1.2: 16 Cells in all, the game has 15"),
        ({"removed": "1"}, "1.2: 16 Cells in all, the game has 15"),
        ({"available": "3 police, 5 cells, 3 caches"}, "1.2: 14 Cells in all, the game has 15"),
        ({"available": "3 police, 6 cells, 4 caches"}, "1.2: 6 Arms Caches in all, the game has 5"),
        ({"available": "3 police, 6 cells, 2 caches"}, "1.2: 4 Arms Caches in all, the game has 5"),
        ({"chits": "0 0 0 0"}, "1.6.1: there are only three Intel Chits of each value"),
        ({"gaza": "2 troops, 1 underground, 16 sabotage"}, "1.2: more than 15 Sabotage and Terror markers on the map"),
    ],
)
def test_a_position_has_the_pieces_of_the_box(fields, sentence):
    assert refusal(**fields) == sentence


@proves("P-1.2-f", "P-INV-06")
def test_sabotage_and_terror_come_from_one_pool_of_fifteen():
    start(gaza="2 troops, 1 underground, 8 sabotage", haifa_c="2 troops, 1 police, 1 underground, 7 terror")

    text = "2 troops, 1 police, 1 underground, 8 terror"
    assert "more than 15" in refusal(gaza="2 troops, 1 underground, 8 sabotage", haifa_c=text)


@proves("P-1.4.2-a", "P-1.3.4-d", "P-1.4.2-d", "P-1.3.3-c", "P-INV-07", "P-INV-08", "P-INV-09", "P-INV-10")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            {"lydda": "1 underground, 3 caches", "available": "3 police, 6 cells, 1 caches"},
            "1.4.2: 3 Arms Caches in lydda, two at the most",
        ),
        (
            {"rail_haifa": "1 caches", "available": "3 police, 6 cells, 2 caches"},
            "1.3.4: an Arms Cache on the Railway rail_haifa",
        ),
        ({"gaza": "2 troops, 1 underground, 1 curfew"}, "1.4.2: a Curfew in gaza, which is no City"),
        ({"rail_egypt": "1 curfew"}, "1.4.2: a Curfew in rail_egypt, which is no City"),
        (
            {"haifa_c": "2 troops, 1 police, 1 underground, 2 curfew"},
            "1.4.2: more than one Curfew in haifa_c",
        ),
        (
            {"haifa_c": "1 curfew", "gaza": "4 troops, 1 police, 2 underground"},
            "1.10: a Curfew in haifa_c without any British piece",
        ),
        ({"gaza": "2 troops, 1 underground, 1 terror"}, "4.3.3: Terror in gaza, which is no City"),
        ({"rail_egypt": "1 terror"}, "4.3.3: Terror in rail_egypt, which is no City"),
    ],
)
def test_pieces_and_markers_stand_only_where_the_rules_allow(fields, sentence):
    assert refusal(**fields) == sentence


@proves("P-INV-11", "P-1.8-a", "P-1.9-a")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"political__will": "21"}, "1.8: Political Will is 21, not 0 to 20"),
        ({"political__will": "-1"}, "political will: '-1' is not a number"),
        ({"haganah": "5"}, "1.9: the Haganah Track is at 5, not 0 to 4"),
        ({"haganah": "-1"}, "haganah: '-1' is not a number"),
    ],
)
def test_the_tracks_stay_within_their_ends(fields, sentence):
    assert refusal(**fields) == sentence


@proves("P-INV-11")
def test_the_ends_of_the_tracks_are_positions():
    start(political__will="0")
    start(political__will="20")
    start(haganah="0", track="5 cells, 1 caches", available="3 police, 1 cells, 2 caches")


@proves("P-6.5.2-b", "P-INV-12")
@pytest.mark.parametrize(
    ("haganah", "track", "available"),
    [
        (4, "1 cells", "3 police, 5 cells, 3 caches"),
        (4, "1 caches", "3 police, 6 cells, 2 caches"),
        (3, "", "3 police, 6 cells, 3 caches"),
        (3, "2 cells", "3 police, 4 cells, 3 caches"),
        (3, "5 cells, 1 caches", "3 police, 1 cells, 2 caches"),
        (2, "2 cells, 1 caches", "3 police, 4 cells, 2 caches"),
        (0, "4 cells, 1 caches", "3 police, 2 cells, 2 caches"),
    ],
)
def test_the_haganah_track_holds_its_pieces(haganah, track, available):
    sentence = refusal(haganah=str(haganah), track=track, available=available)

    assert sentence.startswith(f"6.5.2: with Haganah at {haganah} the track holds ")


@proves("P-INV-14", "P-INV-15", "P-INV-17", "P-INV-18", "P-INV-20", "P-INV-21")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"played": "P1 P2 P1"}, "1.2: a card is in two places"),
        ({"played": "P9", "capabilities": "P9 shaded irgun"}, "1.2: a card is in two places"),
        ({"card": "P7", "played": "P1"}, "2.2: the card P7 has not been turned up"),
        ({"capabilities": "P9 shaded irgun, P9 unshaded british"}, "capabilities: P9 is in force twice"),
        ({"boxes": "limited irgun, event irgun"}, "2.3.2: a side has a cylinder in two boxes"),
        ({"removed": "3", "available": "3 police, 3 cells, 3 caches"}, "P5: more than two Cells are out of the game"),
        ({"winner": "irgun", "political__will": "0"}, "7.0: the game is won and yet goes on"),
    ],
)
def test_cards_boxes_and_the_end_are_consistent(fields, sentence):
    assert refusal(**fields) == sentence


@proves("P-INV-15")
def test_two_sides_cannot_share_a_box():
    assert refusal(boxes="limited irgun, limited british").startswith("boxes: ")


@proves("P-INV-19")
@pytest.mark.parametrize(
    "fields",
    [
        {"winner": "irgun", "political__will": "5"},  # 7.0.1: only at 0
        {"winner": "british", "political__will": "5"},  # 7.0.2: only after the third Propaganda card
        {"winner": "british", "political__will": "0", "played": ALL_PILES},
        {"winner": "irgun", "political__will": "0", "played": "P1", "card": "P1"},  # only in a Propaganda Round
    ],
)
def test_a_game_is_won_only_as_the_rules_say(fields):
    assert refusal(agenda="", **fields).startswith("7.0")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"gaza": "two troops"}, "gaza: 'two' is not a number"),
        ({"gaza": "-2 troops"}, "gaza: '-2' is not a number"),
        ({"gaza": "٢ troops"}, "gaza: '٢' is not a number"),
        ({"gaza": "99999999999 troops"}, "gaza: '99999999999' is not a number"),
        ({"gaza": "2 dragons"}, "gaza: '2 dragons' is not a count of one of troops"),
        ({"gaza": "2 troops, 2 troops"}, "gaza: '2 troops' is not a count of one of troops"),
        ({"egypt": "1 underground"}, "position: there is no field 'egypt' in Palestine"),
        ({"available": "1 troops"}, "available: '1 troops' is not a count of one of police, cells, caches"),
        ({"prison": ""}, "prison: '' is not a number"),
        ({"chits": "0 3"}, "chits: '3' is not one of 0, 1, 2"),
        ({"capabilities": "P1 shaded irgun"}, "capabilities: 'P1' is not one of P9"),
        ({"capabilities": "P9 striped irgun"}, "capabilities: 'striped' is not one of unshaded, shaded"),
        ({"capabilities": "P9 shaded"}, "capabilities: '' is not one of british, irgun"),
        ({"capabilities": "P9 shaded irgun twice"}, "capabilities: "),
        ({"played": "P1 P36"}, "played: 'P36' is not one of P1"),
        ({"card": "ace"}, "card: 'ace' is not one of P1"),
        ({"first": "haganah"}, "first: 'haganah' is not one of british, irgun"),
        ({"boxes": "pass irgun"}, "boxes: 'pass' is not one of limited, event, operation"),
        ({"boxes": "limited"}, "boxes: '' is not one of british, irgun"),
        ({"forced__pass": "maybe"}, "forced pass: 'maybe' is not one of no, pending, active"),
        ({"winner": "nobody"}, "winner: 'nobody' is not one of british, irgun"),
        ({"agenda": "surrender"}, "agenda: palestine has no step 'surrender'"),
        ({"game": "cyprus 1"}, "this is a game of 'cyprus', not of palestine"),
        ({"game": "palestine 0"}, "this was played with version 0 of palestine's rules; here is 1"),
        ({"sandtable__position": "0"}, "position: the first line must be 'sandtable position: 1'"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(fields, sentence):
    assert refusal(**fields).startswith(sentence)


def test_an_unknown_option_or_value_is_named():
    with pytest.raises(UnknownName, match="unknown option of palestine 'p30_anywhere': choose from p29_anywhere, "):
        start(options="p30_anywhere=true")
    with pytest.raises(UnknownName, match="unknown value of the option p29_anywhere 'x': choose from false, true"):
        start(options="p29_anywhere=x")


# The agenda must be one that can be carried out


@pytest.mark.parametrize(
    "agenda",
    [
        *["operation", "operation sabotage", "operation sabotage event", "operation fly limited"],
        *["operation sabotage limited now", "event", "event irgun", "event french shaded", "event irgun striped"],
        *["action", "action third", "pass", "pass french", "reveal now", "reset twice", "redeploy_cells haifa_c"],
    ],
)
def test_a_step_has_the_arguments_it_needs(agenda):
    sentence = refusal(card="P1", played="P1", agenda=agenda)

    assert sentence.startswith("agenda: ")
    assert agenda.split()[0] in sentence


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"agenda": "event irgun shaded"}, "an event without a card"),
        ({"agenda": "event irgun shaded", "card": "P33", "played": "P33"}, "a Propaganda card has no text"),
        ({"agenda": "event irgun shaded", "card": "P4", "played": "P4"}, "P4 has one text"),
        ({"agenda": "event irgun unshaded", "card": "P3", "played": "P3"}, "P3 needs a Terror marker"),
        ({"agenda": "action first"}, "nobody acts without a card"),
        ({"agenda": "action first", "card": "P33", "played": "P33"}, "nobody acts on a Propaganda card"),
        ({"agenda": "reset", "card": "P1", "played": "P1"}, "a Propaganda Round needs its card"),
        ({"agenda": "operation rob limited", "card": "P33", "played": f"{ONE_PILE} P33"}, "nobody acts on it"),
    ],
)
def test_a_step_finds_what_it_needs(fields, what):
    assert refusal(**fields), what


@pytest.mark.parametrize("answers", ["P99", "P1, dance", "P1, limited, fly", "P1, P2"])
def test_answers_that_are_not_legal_are_refused(answers):
    with pytest.raises(SandtableError, match="is not offered"):
        start(answers=answers)
