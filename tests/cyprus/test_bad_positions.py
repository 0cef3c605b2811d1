"""Positions that the rules do not allow: each is refused with one sentence that names the rule, the space or field."""

from __future__ import annotations

import pytest

from british_way.set_up import SetUp
from cyprus.table import proves
from sandtable.engine.errors import SandtableError, UnknownName
from sandtable.games.british_way.cyprus.rules import RULES
from sandtable.games.british_way.cyprus.setup import STANDARD

SET_UP = SetUp(RULES, STANDARD)
start, refusal = SET_UP.start, SET_UP.refusal
ON_HC33 = {"card": "HC-33", "played": "HC-01 HC-02 HC-04 HC-06 HC-33"}
ALL_PILES = (
    "HC-01 HC-02 HC-04 HC-06 HC-33 HC-07 HC-09 HC-10 HC-11 HC-13 HC-15 HC-34 HC-16 HC-18 HC-19 HC-20 HC-22 HC-23 HC-35"
)


def test_the_set_up_itself_is_a_position():
    assert start().question is not None


@proves("C-1.2-b", "C-1.2-c", "C-1.4-b", "C-1.6.1-a")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"limassol": "3 troops, 1 underground"}, "1.2: 13 Troops on the map, the game has 12"),
        ({"limassol": "1 troops, 1 underground"}, "1.2: 11 Troops on the map, the game has 12"),
        ({"available": "4 police, 6 cells, 3 caches"}, "1.2: 7 Police in all, the game has 6"),
        ({"akrotiri": "3 troops, 1 police"}, "1.2: 7 Police in all, the game has 6"),
        ({"paphos": "2 underground"}, "1.2: 13 Cells in all, the game has 12"),
        ({"paphos": "1 underground, 1 active"}, "1.2: 13 Cells in all, the game has 12"),
        ({"prison": "1"}, "1.2: 13 Cells in all, the game has 12"),
        ({"available": "3 police, 5 cells, 3 caches"}, "1.2: 11 Cells in all, the game has 12"),
        ({"available": "3 police, 6 cells, 4 caches"}, "1.2: 5 Arms Caches in all, the game has 4"),
        ({"available": "3 police, 6 cells, 2 caches"}, "1.2: 3 Arms Caches in all, the game has 4"),
        ({"chits": "1 1 1 1"}, "1.6.1: there are only three Intel Chits of each value"),
        ({"karpas": "16 sabotage"}, "1.2: more than 15 Sabotage markers on the map"),
    ],
)
def test_a_position_has_the_pieces_of_the_box(fields, sentence):
    assert refusal(**fields) == sentence


@proves("C-1.2-c", "C-1.3.4-c", "C-1.4.2-a", "C-1.4.2-d", "C-1.10-f")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            {"troodos": "1 underground, 3 caches", "available": "3 police, 6 cells, 1 caches"},
            "1.4.2: 3 Arms Caches in troodos, two at the most",
        ),
        (
            {"akrotiri": "3 troops, 1 caches", "available": "3 police, 6 cells, 2 caches"},
            "1.3.4: an Arms Cache in the Base akrotiri",
        ),
        ({"troodos": "1 underground, 1 caches, 1 curfew"}, "1.4.2: a Curfew in troodos, which is no Town"),
        ({"dhekelia": "3 troops, 1 curfew"}, "1.4.2: a Curfew in dhekelia, which is no Town"),
        ({"nicosia": "2 troops, 1 police, 1 underground, 2 curfew"}, "1.4.2: more than one Curfew in nicosia"),
        ({"paphos": "1 underground, 1 curfew"}, "1.10: a Curfew in paphos without any British piece"),
        (
            {
                "limassol": "2 troops, 1 underground, 1 curfew",
                "nicosia": "2 troops, 1 police, 1 underground, 1 curfew",
                "larnaca": "2 troops, 1 police, 1 underground, 1 curfew",
                "famagusta": "1 police, 1 underground, 1 curfew",
                "akrotiri": "2 troops",
                "karpas": "1 troops, 1 curfew",
            },
            "1.10: more than 4 Curfews on the map",
        ),
    ],
)
def test_pieces_and_markers_stand_only_where_the_rules_allow(fields, sentence):
    assert refusal(**fields) == sentence


@proves("C-1.8-a", "C-6.5.1-b")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"political__will": "16"}, "1.8: Political Will is 16, not 0 to 15"),
        ({"political__will": "-1"}, "political will: '-1' is not a number"),
        ({"opinion": "5"}, "1.9: International Opinion is at 5, not 0 to 4"),
        ({"opinion": "ignore"}, "opinion: 'ignore' is not a number"),
    ],
)
def test_the_tracks_stay_within_their_ends(fields, sentence):
    assert refusal(**fields) == sentence


def test_the_ends_of_the_tracks_are_positions():
    for will in ("0", "15"):
        start(political__will=will)
    for opinion in ("0", "4"):
        start(opinion=opinion)


@proves("C-1.1-b", "C-7.0.1-a", "C-7.0.2-a")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"winner": "eoka", "political__will": "3", **ON_HC33}, "7.0.1: EOKA wins only with Political Will at 0"),
        ({"winner": "british", **ON_HC33}, "7.0.2: the British win only after the third Propaganda card"),
        (
            {"winner": "british", "political__will": "0", "card": "HC-35", "played": ALL_PILES},
            "7.0.2: the British win only after the third Propaganda card",
        ),
        (
            {"winner": "eoka", "political__will": "1", **ON_HC33},
            "7.0.1: EOKA wins only with Political Will at 0",
        ),
        (
            {"winner": "eoka", "political__will": "0", "card": "HC-01", "played": "HC-01"},
            "7.0: the game is won in a Propaganda Round, not on 'HC-01'",
        ),
    ],
)
def test_a_game_is_won_only_as_the_rules_say(fields, sentence):
    assert refusal(agenda="", **fields).startswith(sentence)


@proves("C-6.1.3bis-a", "C-6.1.4-a")
def test_a_game_that_has_ended_is_a_position_and_does_not_go_on():
    over = {"winner": "eoka", "political__will": "0", **ON_HC33}

    assert start(agenda="", **over).result == "eoka"
    assert start(agenda="", winner="british", card="HC-35", played=ALL_PILES).result == "british"
    assert refusal(**over) == "7.0: the game is won and yet goes on"
    for step in ("eoka_arms", "reset", "reveal"):
        assert refusal(**ON_HC33, political__will="0", agenda=step) == (
            "6.1.3: EOKA has won with Political Will at 0, and yet the game goes on"
        )
        assert refusal(card="HC-35", played=ALL_PILES, agenda=step) == (
            "6.1.4: the third Propaganda card has ended the game, and yet it goes on"
        )


@proves("C-6.4-b", "C-6.4-d", "C-6.4-e")
@pytest.mark.parametrize(
    "fields",
    [
        {"paphos": "1 active"},
        {"paphos": "1 underground, 1 sabotage"},
        {"nicosia": "2 troops, 1 police, 1 underground, 1 curfew"},
        {"first": "british"},
    ],
)
def test_after_a_propaganda_round_all_is_reset(fields):
    assert refusal(**ON_HC33, **fields).startswith("6.4: after Reset ")
    start(**ON_HC33, **fields, agenda="reset")
    start(**ON_HC33)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"paphos": "one underground"}, "paphos: 'one' is not a number"),
        ({"paphos": "-1 underground"}, "paphos: '-1' is not a number"),
        ({"paphos": "1 terror"}, "paphos: '1 terror' is not a count of one of troops"),
        ({"paphos": "1 underground, 1 underground"}, "paphos: '1 underground' is not a count of one of troops"),
        ({"morphou": "1 underground"}, "position: there is no field 'morphou' in Cyprus"),
        ({"haganah": "2"}, "position: there is no field 'haganah' in Cyprus"),
        ({"resources": "3 british"}, "position: there is no field 'resources' in Cyprus"),
        ({"available": "1 troops"}, "available: '1 troops' is not a count of one of police, cells, caches"),
        ({"chits": "0 3"}, "chits: '3' is not one of 0, 1, 2"),
        ({"capabilities": "HC-01 shaded eoka"}, "capabilities: 'HC-01' is not one of HC-03"),
        ({"capabilities": "HC-03 striped eoka"}, "capabilities: 'striped' is not one of unshaded, shaded"),
        ({"played": "HC-01 HC-36"}, "played: 'HC-36' is not one of HC-01"),
        ({"card": "P1"}, "card: 'P1' is not one of HC-01"),
        ({"first": "irgun"}, "first: 'irgun' is not one of british, eoka"),
        ({"winner": "draw"}, "winner: 'draw' is not one of british, eoka"),
        ({"agenda": "expropriations"}, "agenda: cyprus has no step 'expropriations'"),
        ({"agenda": "operation rob limited"}, "agenda: the step 'operation rob limited' is not one that operation"),
        ({"game": "malaya 1"}, "this is a game of 'malaya', not of cyprus"),
        ({"game": "cyprus 0"}, "this was played with version 0 of cyprus's rules; here is 1"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(fields, sentence):
    assert refusal(**fields).startswith(sentence)


def test_an_unknown_option_or_value_is_named():
    with pytest.raises(UnknownName, match="unknown option of cyprus 'p29_anywhere'"):
        start(options="p29_anywhere=true")
    with pytest.raises(UnknownName, match="unknown value of the option empty_event 'x': choose from allowed, barred"):
        start(options="empty_event=x")


@pytest.mark.parametrize("answers", ["HC-99", "HC-01, dance", "HC-01, limited, deploy, fly", "HC-01, HC-02"])
def test_answers_that_are_not_legal_are_refused(answers):
    with pytest.raises(SandtableError, match="is not offered"):
        start(answers=answers)
