"""Positions that the rules do not allow: each is refused with one sentence that names the rule, the space or field."""

from __future__ import annotations

import pytest

from british_way.set_up import SetUp
from malaya.table import proves, state_of
from sandtable.engine.errors import SandtableError, UnknownName
from sandtable.games.british_way.malaya.map import PERAK
from sandtable.games.british_way.malaya.rules import RULES
from sandtable.games.british_way.malaya.setup import BOARD

SET_UP = SetUp(RULES, BOARD)
start, refusal = SET_UP.start, SET_UP.refusal
COMMANDERS = "gurney, briggs, templer, gurney down, briggs down, templer down"
ON_HM33 = {"card": "HM-33", "played": "HM-01 HM-02 HM-03 HM-04 HM-33"}
ALL_PILES = (
    "HM-01 HM-02 HM-03 HM-04 HM-33 HM-10 HM-14 HM-15 HM-16 HM-17 HM-18 HM-34 HM-19 HM-20 HM-21 HM-22 HM-23 HM-24 HM-35"
)


def test_the_set_up_itself_is_a_position():
    assert start().question is not None


@proves("M-1.2-b", "M-1.2-c", "M-1.4-b", "M-1.12-a")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"selangor": "8 troops"}, "1.2: 16 Troops on the map, the game has 15"),
        ({"selangor": "10 police"}, "1.2: 16 Police on the map, the game has 15"),
        ({"selangor": "10 underground"}, "1.2: 16 Guerrillas on the map, the game has 15"),
        ({"selangor": "5 underground, 5 active"}, "1.2: 16 Guerrillas on the map, the game has 15"),
        ({"kedah": "2 bases", "selangor": "1 bases"}, "1.2: 5 Bases on the map, the game has 4"),
        ({"kuala_lumpur": "16 terror"}, "1.2: more than 15 Sabotage and Terror markers on the map"),
        ({"ec_tin": "8 sabotage", "kuala_lumpur": "8 terror"}, "1.2: more than 15 Sabotage and Terror markers"),
        (
            {
                "perak": "2 troops, 1 underground, 1 villages",
                "johore": "2 troops, 1 underground, 1 villages",
                "kedah": "1 police, 1 underground, 1 villages",
                "selangor": "1 police, 1 underground, 1 villages",
                "negri_sembilan": "1 police, 1 underground, 1 villages",
            },
            "1.12: more than 4 New Villages on the map",
        ),
    ],
)
def test_a_position_has_no_more_pieces_than_the_box(fields, sentence):
    assert refusal(**fields).startswith(sentence)


@proves("M-1.3.3-c", "M-1.4.2-a", "M-1.4.2-b", "M-1.4.2-d", "M-1.6-d", "M-1.9-a")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"thailand": "1 police"}, "1.3.3: British forces in Thailand"),
        ({"thailand": "1 troops, 2 underground"}, "1.3.3: British forces in Thailand"),
        ({"kelantan": "3 bases"}, "1.4.2: 3 Bases in kelantan, two at the most"),
        ({"ec_tin": "1 bases"}, "1.4.2: a Base in the Economic Center ec_tin"),
        ({"kuala_lumpur": "1 villages"}, "1.4.2: a New Village in kuala_lumpur, which is no Province"),
        ({"thailand": "1 underground, 1 villages"}, "1.4.2: a New Village in thailand, which is no Province"),
        ({"perak": "2 troops, 1 underground, 2 villages"}, "1.4.2: more than one New Village in perak"),
        ({"thailand": "1 terror"}, "1.9: Terror in thailand, which is neither a Province nor Kuala Lumpur"),
        ({"ec_rubber": "1 terror"}, "1.9: Terror in ec_rubber, which is neither a Province nor Kuala Lumpur"),
        ({"perak": "1 sabotage"}, "1.9: Sabotage in perak, which is no Economic Center"),
        ({"kuala_lumpur": "1 sabotage"}, "1.9: Sabotage in kuala_lumpur, which is no Economic Center"),
        ({"thailand": "opposition"}, "1.6: thailand is always Neutral"),
        ({"ec_tin": "support"}, "1.6: ec_tin is always Neutral"),
    ],
)
def test_pieces_markers_and_levels_stand_only_where_the_rules_allow(fields, sentence):
    assert refusal(**fields) == sentence


def test_control_follows_the_pieces():
    state = state_of(start())
    state.control[PERAK] = -state.control[PERAK]

    assert [str(breach) for breach in state.unsettled()] == ["1.7: Control of perak does not follow the pieces there"]


@proves("M-1.12-f", "M-1.12-g")
@pytest.mark.parametrize(
    ("option", "province", "removed"),
    [
        ("auto", "1 troops, 1 villages", True),
        ("auto", "1 underground, 1 villages", True),
        ("auto", "1 troops, 1 underground, 1 villages", False),
        ("auto_if_support", "1 troops, 1 villages, support", True),
        ("auto_if_support", "1 troops, 1 villages", False),
        ("british_may", "1 troops, 1 villages, support", False),
        ("british_may", "1 bases, 1 villages", True),
    ],
)
def test_no_new_village_lies_where_it_would_have_been_removed(option, province, removed):
    fields = {"options": f"nv_secure_removal={option}", "kedah": province}

    if removed:
        assert refusal(**fields) == "1.12: the New Village in kedah would have been removed"
    else:
        start(**fields)


@proves("M-1.8-a", "M-1.10-a")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"resources": "21 british, 10 mcp"}, "1.8: british has 21 Resources, not 0 to 20"),
        ({"resources": "20 british, 21 mcp"}, "1.8: mcp has 21 Resources, not 0 to 20"),
        ({"resources": "-1 british, 10 mcp"}, "resources: '-1' is not a number"),
        ({"resources": "1 eoka"}, "resources: '1 eoka' is not a count of one of british, mcp"),
        ({"political__will": "21"}, "1.10: Political Will is 21, not 0 to 20"),
        ({"political__will": "-1"}, "political will: '-1' is not a number"),
        ({"commander": "slim"}, f"commander: 'slim' is not one of {COMMANDERS}"),
        ({"commander": "gurney up"}, f"commander: 'gurney up' is not one of {COMMANDERS}"),
        (
            {"commander": "gurney down"},
            "HM-10: the Commander is face down, though the card has not been played",
        ),
    ],
)
def test_resources_and_tracks_stay_within_their_ends(fields, sentence):
    assert refusal(**fields) == sentence


def test_the_ends_of_resources_and_tracks_are_positions():
    for number in ("0", "20"):
        start(resources=f"{number} british, {number} mcp", political__will=number)
    start(commander="briggs down", played="HM-10")


@proves("M-7.0.1-a", "M-7.0.2-a")
@pytest.mark.parametrize(
    ("winner", "will", "cards", "possible"),
    [
        ("british", "17", ON_HM33, False),
        ("british", "18", ON_HM33, True),
        ("mcp", "3", ON_HM33, False),
        ("mcp", "2", ON_HM33, True),
        ("draw", "10", ON_HM33, False),
        ("draw", "10", {"card": "HM-35", "played": ALL_PILES}, True),
        ("draw", "11", {"card": "HM-35", "played": ALL_PILES}, False),
        ("british", "11", {"card": "HM-35", "played": ALL_PILES}, True),
        ("mcp", "9", {"card": "HM-35", "played": ALL_PILES}, True),
    ],
)
def test_a_game_is_won_only_as_the_rules_say(winner, will, cards, possible):
    fields = {"winner": winner, "political__will": will, **cards, "agenda": ""}

    if possible:
        assert start(**fields).result == winner
    else:
        assert refusal(**fields) == f"7.0: with Political Will at {will} the game is not over like this"


@proves("M-1.1-b", "M-6.1.4-a")
@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"winner": "mcp", "political__will": "0", **ON_HM33}, "7.0: the game is won and yet goes on"),
        (
            {"winner": "mcp", "political__will": "0", "card": "HM-01", "played": "HM-01", "agenda": ""},
            "7.0: the game is won in a Propaganda Round, not on 'HM-01'",
        ),
        (
            {**ON_HM33, "political__will": "2", "agenda": "earnings"},
            "6.1.3: with Political Will at 2 the game is over",
        ),
        (
            {**ON_HM33, "political__will": "18", "agenda": "redeploy"},
            "6.1.3: with Political Will at 18 the game is over",
        ),
        (
            {"card": "HM-35", "played": ALL_PILES},
            "6.1.4: the third Propaganda card has ended the game, and yet it goes on",
        ),
    ],
)
def test_a_game_that_has_ended_does_not_go_on(fields, sentence):
    assert refusal(**fields) == sentence


@pytest.mark.parametrize(
    "fields",
    [
        {"perak": "2 troops, 1 active"},
        {"perak": "2 troops, 1 terror"},
        {"ec_tin": "1 sabotage"},
        {"played": "HM-10 HM-02 HM-03 HM-04 HM-33", "commander": "briggs down"},
    ],
)
def test_after_a_propaganda_round_all_is_reset(fields):
    assert refusal(**{**ON_HM33, **fields}).startswith("6.5: after Reset ")
    start(**{**ON_HM33, **fields}, agenda="reset")


def test_a_garrison_to_come_can_be_paid_for():
    garrison = {"resources": "1 british, 10 mcp", "agenda": "operation garrison limited"}

    assert refusal(**garrison) == "agenda: a Garrison needs 2 Resources, the British have 1 (3.2.2)"
    start(**{**garrison, "resources": "2 british, 10 mcp"})


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"kedah": "one underground"}, "kedah: 'one' is not a number"),
        ({"kedah": "1 caches"}, "kedah: '1 caches' is not a count of one of troops"),
        ({"kedah": "support, opposition"}, "kedah: a space is at one level, not at two"),
        ({"kedah": "support, support"}, "kedah: a space is at one level, not at two"),
        ({"penang": "1 underground"}, "position: there is no field 'penang' in Malaya"),
        ({"available": "1 police"}, "position: there is no field 'available' in Malaya"),
        ({"scenario": "short"}, "scenario: 'short' is not one of standard, extended"),
        ({"capabilities": "HM-01 shaded mcp"}, "capabilities: 'HM-01' is not one of HM-05"),
        ({"played": "HM-01 HM-36"}, "played: 'HM-36' is not one of HM-01"),
        ({"card": "HC-01"}, "card: 'HC-01' is not one of HM-01"),
        ({"first": "eoka"}, "first: 'eoka' is not one of british, mcp"),
        ({"winner": "nobody"}, "winner: 'nobody' is not one of british, mcp, draw"),
        ({"agenda": "british_intel"}, "agenda: malaya has no step 'british_intel'"),
        ({"agenda": "operation sabotage limited"}, "agenda: the step 'operation sabotage limited' is not one"),
        ({"game": "cyprus 1"}, "this is a game of 'cyprus', not of malaya"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(fields, sentence):
    assert refusal(**fields).startswith(sentence)


def test_an_unknown_option_or_value_is_named():
    with pytest.raises(UnknownName, match="unknown option of malaya 'p29_anywhere'"):
        start(options="p29_anywhere=true")
    with pytest.raises(UnknownName, match="unknown value of the option mcp_early_max '4': choose from 2, 3"):
        start(options="mcp_early_max=4")


@pytest.mark.parametrize("answers", ["HM-99", "HM-01, dance", "HM-01, limited, train, fly", "HM-01, HM-02"])
def test_answers_that_are_not_legal_are_refused(answers):
    with pytest.raises(SandtableError, match="is not offered"):
        start(answers=answers)
