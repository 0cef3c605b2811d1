"""Positions that the rules do not allow: each is refused with one sentence that names the rule, the hex or the unit."""

from __future__ import annotations

import pytest

from ocs.field import proves
from sandtable.engine.errors import BadPosition, UnknownName
from sandtable.engine.game import Game
from sandtable.games.ocs.dak2.rules import RULES

START = Game.new(RULES, scenario="7.3").position()
IN_C2 = Game.new(RULES, scenario="7.3", options={"weather": "clear"}).play("lead ld-gott to C38.16")
WHILE_MOVING = IN_C2.position()
DATES_OF_7_3 = "date: '{}' is no turn of 7.3, which goes from 1940-12-08 to 1940-12-12 (2.1)"


def refusal(*changes: tuple[str, str], start: str = START) -> str:
    """Why the set-up with other words in it is no position."""
    text = start
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises((BadPosition, UnknownName)) as error:
        Game.new(RULES, position=text)
    return str(error.value)


def test_the_set_up_itself_is_a_position():
    assert Game.new(RULES, position=START).position() == START


@proves("I-3", "O-4.8-h", "O-3.2-g", "O-5.8-a", "O-12.8-o")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("br-13c (new)", "br-13c (0 steps)", "3.2: br-13c has 0 steps, its counter 1"),
        ("br-13c (new)", "br-13c (5 steps)", "3.2: br-13c has 5 steps, its counter 1"),
        ("br-13c (new)", "br-13c (strat)", "5.8: br-13c is in Strat Mode on its combat face"),
        ("C38.13 = br-13c", "away = br-13c", "12.8: br-13c has broken out and comes back in no turn, or the reverse"),
        (
            "br-13c (new)",
            "br-13c (back in turn 3)",
            "12.8: br-13c has broken out and comes back in no turn, or the reverse",
        ),
        ("C38.13 = br-13c", "C44.29 = br-13c", "4.8: units of both sides in C44.29"),
        ("C38.13 = br-13c", "C99.13 = br-13c", "allied units: there is no hex 'C99.13' on the map in play"),
    ],
)
def test_a_unit_is_as_its_counter_and_among_its_own(old, new, sentence):
    assert refusal((old, new)) == sentence


@proves("I-3", "O-3.2-g")
@pytest.mark.parametrize("place", ["later", "away"])
def test_who_is_still_to_come_has_steps_too(place):
    text = Game.new(RULES, scenario="7.1").position()
    changes = [("later = au-16", f"{place} = au-16"), ("au-16 (new)", "au-16 (0 steps, back in turn 3)")]

    assert refusal(*changes, start=text) == "3.2: au-16 has 0 steps, its counter 2"


@proves("I-1", "O-12.1-a", "O-13.2-a", "O-3.3-a")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("allied dumps: ", "allied dumps: C40.10 0; ", "12.1: a dump of 0 tokens in C40.10"),
        ("allied trucks: ", "allied trucks: C40.10 2 loaded 3; ", "13.2: trucks for 2 tokens in C40.10 carry 3"),
        ("ot-4ind C38.16 loaded 4", "ot-4ind C38.16 loaded 9", "13.2: ot-4ind carries 9 tokens, at most 4"),
        (
            "trucks away: -",
            "trucks away: allied 2 loaded 3 back in turn 2",
            "12.8: trucks for 2 tokens that broke out carry 3",
        ),
        (
            "trucks away: -",
            "trucks away: axis 5 loaded 3 back in turn 2",
            "12.8: trucks for 5 tokens that broke out carry 3",
        ),
        (
            "ot-4ind C38.16 loaded 4",
            "ot-4ind away loaded 4",
            "12.8: ot-4ind has broken out and comes back in no turn, or the reverse",
        ),
        ("trucks away: -", "trucks away: axis 4 loaded 3", "trucks away: 'axis 4 loaded 3' cannot be read"),
    ],
)
def test_tokens_are_whole_and_trucks_carry_what_they_can(old, new, sentence):
    assert refusal((old, new)) == sentence


@proves("I-6", "O-19.0-f")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("hedgehogs: ", "hedgehogs: C40.10 2; ", "16.0: in C40.10 no hedgehog of level 2 can be built"),
        ("port hits: -", "port hits: C40.10 1", "19.0: 1 hits on a port in C40.10"),
        ("port hits: -", "port hits: C39.03 5", "19.0: 5 hits on a port in C39.03"),
    ],
)
def test_works_are_where_they_can_be(old, new, sentence):
    assert refusal((old, new)) == sentence


@proves("I-4", "O-4.8-a", "I-8", "O-5.7-b")
def test_stacks_and_reserves_are_within_their_limits_between_segments():
    axis = [part for part in START.split("axis units: ")[1].split("\n")[0].split("; ") if " = " in part]
    reserves = [(part, f"{part.removesuffix(')')}, reserve)") for part in axis[:3]]

    assert refusal(("C39.31 = it-62", "C42.17 = it-62"), ("C41.24 = ", "C42.17 = ")) == (
        "4.8: 11 1/2 RE in C42.17, at most 10"
    )
    assert refusal(*reserves) == "5.7: 3 Reserve markers on the map, the side has 2"


@proves("O-4.8-c")
def test_a_stack_may_be_too_big_while_its_segment_runs():
    crowd = WHILE_MOVING.replace("C39.31 = it-62", "C42.17 = it-62").replace("C41.24 = ", "C42.17 = ")

    assert crowd.count("C42.17 = ") > 2
    assert Game.new(RULES, position=crowd).question is not None


@proves("I-3", "O-3.1-a")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("C38.13 = br-13c (new)", "C38.13 = br-13c (new) + br-13c", "allied units: br-13c is there twice (3.1)"),
        ("C38.13 = br-13c", "C38.13 = br-13c + it-62", "allied units: 'it-62 (new)' cannot be read"),
        ("br-13c (new) + ", "", "allied units: br-13c is nowhere (3.1)"),
        ("C38.13 = br-13c", "C38.13 = br-14c", "allied units: there is no unit 'br-14c' (3.1)"),
        ("C38.13 = br-13c", "- = br-13c", "allied units: there is no hex '-' on the map in play"),
        ("ot-4ind C38.16", "ot-4ind C38.16 loaded 0; ot-4ind C38.17", "organic trucks: ot-4ind is there twice (3.1)"),
        ("ld-oconnor C38.17", "ld-oconnor C38.99", "allied leaders: there is no hex 'C38.99' on the map in play"),
        ("C38.13 = br-13c", "C60.20 = br-13c", "6.2: C60.20 is sea"),
    ],
)
def test_every_counter_is_in_one_place(old, new, sentence):
    assert refusal((old, new)) == sentence


@proves("I-5")
def test_a_leader_is_not_alone():
    assert refusal(("ld-oconnor C38.17", "ld-oconnor C38.20")) == "D3.10c: ld-oconnor is alone in C38.20"


@proves("I-2", "I-12", "I-6")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("ships: ", "ships: 1940-12-08 ", "ships: '1940-12-08' is no naval shot that 7.3 has (10.2)"),
        ("hedgehogs left: 0 0", "hedgehogs left: 0 2", "D2.1b: axis has 2 hedgehogs to build"),
        ("fallen: -", "fallen: it-62", "fallen: nobody is counted where no line is demanded (D4.4a)"),
        ("owners: ", "owners: 1a ", "owners: 2175 hexes instead of 2174"),
        ("ot-4ind C38.16", "ot-4ind dead", "13.2: ot-4ind is loaded and not on the map"),
        ("allied dumps: ", "allied dumps: C40.10 -4; ", "allied dumps: '-4' cannot be read"),
        ("weather: -", "weather: Z rainstorm", "weather: 'Z' cannot be read"),
    ],
)
def test_what_runs_out_is_not_more_than_there_was(old, new, sentence):
    assert refusal((old, new)) == sentence


@proves("O-2.1-a", "O-2.2-a")
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("date: 1940-12-08", "date: 1941-12-08", DATES_OF_7_3.format("1941-12-08")),
        ("date: 1940-12-08", "date: 1940-12-09", DATES_OF_7_3.format("1940-12-09")),
        ("turn: 1", "turn: 2", "turn: 2 instead of 1 on 1940-12-08 (2.1)"),
        ("agenda: segment C2, segment C3, ", "agenda: ", "segment: 'C2' instead of C3 before 'phase D' (2.2)"),
        ("segment: C2", "segment: F2", "segment: 'F2' instead of C1 / C2 before 'segment C2' (2.2)"),
        ("winner: -", "winner: axis", "winner: 'axis' has won, but more is to come (D7.0)"),
    ],
)
def test_the_time_is_one_that_play_reaches(old, new, sentence):
    assert refusal((old, new), start=WHILE_MOVING) == sentence


@proves("O-2.2-a")
@pytest.mark.parametrize(
    "agenda",
    [
        "segment C2",
        "segment C3, segment C2, turn_end",
        "phase D, clean_up, player_turn axis, turn_end",
        "turn, turn",
        "deploy allied, turn",
        "player_turn allied, player_turn axis, turn_end, turn_end",
        "segment, turn_end",
        "clean_up, turn_end",
    ],
)
def test_steps_are_to_come_in_an_order_of_play(agenda):
    text = "\n".join(f"agenda: {agenda}" if line[:7] == "agenda:" else line for line in WHILE_MOVING.splitlines())
    with pytest.raises(BadPosition) as error:
        Game.new(RULES, position=text)

    assert str(error.value) in (
        f"agenda: '{agenda}' cannot be to come here (2.2)",
        "turn: 1 instead of 0 on 1940-12-08 (2.1)",
    )


def test_a_field_too_many_or_too_few_is_named():
    assert refusal(("winner: -", "winer: -")).startswith("unknown field of a position 'winer': choose from ")
    assert refusal(("winner: -\n", "")) == "winner: this field is missing"


def test_transport_that_is_away_or_cut_off_is_written_as_it_is_read():
    fields = [
        ("trucks away: -", "trucks away: axis 4 loaded 3 back in turn 2; allied 1 loaded 0 back in turn 5"),
        ("ot-4ind C38.16 loaded 4", "ot-4ind away loaded 4 cut off back in turn 3"),
        ("allied trucks: ", "allied trucks: C40.10 2 loaded 1 cut off; "),
    ]
    text = START
    for old, new in fields:
        assert old in text
        text = text.replace(old, new, 1)

    assert Game.new(RULES, position=text).position() == text
