"""2 Sequence of play."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit, why_not, words
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.engine.questions import CHANCE
from sandtable.games.ocs.counters import ALLIED, AXIS, SIDE_NAMES
from sandtable.games.ocs.dak2.options import DEFAULTS
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.sequence_of_play import (
    VERBS,
    choose_first_player,
    clean_up,
    phase,
    player_turn,
    turn,
    turn_end,
)
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.modes import DRY, EXPLOIT, FIRED, FOR_FORMATION, FOR_PHASE, RELEASED, RESERVE


def verbs_of(segment: str) -> list[str]:
    """What may be ordered in a segment beside moving leaders."""
    return [verb.word for verb in VERBS[segment] if verb.word != "lead"]


@proves("O-2.1-a", "O-2.1-j", "O-2.1-c", "O-2.1-l")
def test_the_first_turn_has_weather_and_then_both_player_turns_as_the_header_says():
    state = set_up("7.3", {**DEFAULTS, "weather": "table"})
    asked = []
    procedure = turn(state)
    question = next(procedure, None)
    while question is not None:
        asked.append(question.side)
        try:
            question = procedure.send(question.only_answer() or "11")
        except StopIteration:
            break

    assert set(asked) == {CHANCE}
    assert state.agenda[-3:] == [("turn_end", ()), ("player_turn", ("axis",)), ("player_turn", ("allied",))]


@proves("O-2.1-b", "O-1.0-a")
def test_a_turn_is_half_a_week_and_its_date_decides_what_roads_there_are():
    state = set_up("7.3")
    state.date = "1940-12-08"
    carry_out(turn_end(state))

    assert state.date == "1940-12-12"
    assert ("turn", ()) in state.agenda


@proves("O-2.1-h", "O-2.1-i", "O-2.1-k")
@pytest.mark.parametrize(
    ("dice", "chooser"), [(["7", "5"], "allied"), (["5", "7"], "axis"), (["6", "6", "4", "9"], "axis")]
)
def test_from_the_second_turn_on_the_higher_roller_chooses_and_equal_rolls_are_rolled_again(dice, chooser):
    for choice in SIDE_NAMES:
        state = set_up("7.3")
        procedure = choose_first_player(state)
        question = next(procedure)
        for roll in dice:
            assert question.side == CHANCE
            question = procedure.send(roll)
        assert question.side == chooser
        with pytest.raises(StopIteration):
            procedure.send(f"first {choice}")

        assert SIDE_NAMES[state.first] == choice


@proves("O-2.2-a", "O-2.2-l", "O-1.0-b")
def test_the_phases_of_a_player_turn():
    field = Field(unit("a-br", "3-3-8"))

    carry_out(player_turn(field.state, "axis"))

    steps = [str((argument or (name,))[0]) for name, argument in reversed(field.state.agenda)]
    assert " ".join(steps) == "reinforcement B C C1 C2 C3 D E E1 E2 F F1 F2 G G1 G2 G3 clean_up"
    assert field.state.phasing == AXIS


@proves(
    "O-2.2-d",
    "O-2.2-f",
    "O-2.2-g",
    "O-2.2-h",
    "O-2.2-j",
    "O-2.2-k",
    "O-2.2-m",
    "O-2.2-n",
    "O-2.2-o",
    "O-2.2-p",
    "O-2.2-q",
)
@pytest.mark.parametrize(
    ("segment", "verbs"),
    [
        ("B", ["rebuild", "consolidate"]),
        ("C1", ["breakout"]),
        ("C3", ["bombard"]),
        ("E1", ["move", "overrun", "release", "react", "convoy", "refuel", "blow"]),
        ("E2", ["fire", "bombard", "react"]),
        ("F1", ["fire"]),
        ("F2", ["attack"]),
        ("G1", ["move", "overrun", "release", "react", "convoy", "refuel", "blow"]),
        ("G2", ["fire", "bombard", "react"]),
        ("G3", ["attack", "react"]),
    ],
)
def test_what_is_ordered_in_each_segment(segment, verbs):
    assert verbs_of(segment) == verbs
    assert {"move", "overrun", "mode", "drive", "load", "unload", "convoy", "blow"} <= set(verbs_of("C2"))


@proves("O-1.0-c", "O-2.2-j", "O-2.2-v")
@pytest.mark.parametrize(("segment", "moving"), [("C2", ALLIED), ("E1", AXIS), ("G1", ALLIED)])
def test_the_moving_side_orders_one_thing_after_the_other_and_ends_when_it_likes(segment, moving):
    field = Field(unit("a-br", "3-3-8"), unit("b-it", "3-3-8", side=AXIS)).put("C10.10", "a-br").put("C10.20", "b-it")
    field.state.deeds[0] |= RELEASED
    field.state.deeds[1] |= RELEASED
    game = field.play(segment, ALLIED)
    own = ["a-br", "b-it"][moving]
    assert game.question is not None
    assert game.question.side == SIDE_NAMES[moving]
    assert words(game, "move") == [own]

    game.play(f"move {own} to {['C10.12', 'C10.18'][moving]}")

    assert "done" in words(game)
    assert game.play("done").question is None


@proves("O-2.2-i", "O-2.2-d")
def test_supply_is_tested_for_the_phasing_side_alone():
    field = Field(unit("a-br", "3-5-8"), unit("b-it", "3-3-8", side=AXIS)).put("C10.10", "a-br").put("C10.20", "b-it")
    field.state.phasing = ALLIED
    carry_out(phase(field.state, "D"), "2")

    assert (field.state.out_of_supply[0], field.state.out_of_supply[1]) == (1, 0)


@proves("O-2.2-r", "O-2.3-a")
def test_clean_up_takes_exploit_and_fuel_from_the_phasing_side():
    field = Field(
        unit("a-br", "3-3-8", moves="truck", formation="7 Arm"), unit("b-it", "3-3-8", side=AXIS, moves="truck")
    )
    field.put("C10.10", "a-br", marker="exploit").put("C10.20", "b-it", marker="exploit")
    field.state.fuel[0] = field.state.fuel[1] = FOR_FORMATION
    field.state.formation_fuel["7 Arm"] = (0, -1)
    field.state.phasing = ALLIED

    carry_out(clean_up(field.state))

    assert (list(field.state.fuel), field.state.formation_fuel) == ([DRY, FOR_FORMATION], {})
    assert list(field.state.marker) == [0, EXPLOIT]


@proves("O-2.3-a")
def test_what_lasts_for_a_phase_ends_with_it():
    field = Field(unit("a-br", "3-3-8", moves="truck")).put("C10.10", "a-br", marker="reserve")
    field.state.fuel[0], field.state.spent[0], field.state.deeds[0] = FOR_PHASE, 12, FIRED | RELEASED
    field.state.barraged, field.state.attacked, field.state.blown, field.state.unloaded = [5], [5], [5], {5: 2}

    carry_out(phase(field.state, "E"))

    assert (field.state.fuel[0], field.state.spent[0], field.state.deeds[0]) == (DRY, 0, 0)
    assert (field.state.barraged, field.state.attacked, field.state.marker[0]) == ([], [], RESERVE)
    assert (field.state.blown, field.state.unloaded) == ([], {})


@proves("O-16.0-f", "O-16.0-g", "O-19.0-g", "O-19.0-h")
def test_what_is_worked_on_once_in_a_turn_can_be_worked_on_in_the_next():
    state = set_up("7.3")
    state.works = ["port C39.03"]
    carry_out(turn(state))

    assert (state.turn, state.works) == (1, [])


@proves("O-2.2-t")
def test_a_segment_leaves_no_leader_alone():
    game = Game.new(RULES, scenario="7.3", dealer=Dealer(1), log=False)
    state = state_of(game)

    stacks = [place for place in state.leader_place if place >= 0]
    assert stacks
    assert all(
        state.units_of(state.theatre.leaders[number].side, place)
        for number, place in enumerate(state.leader_place)
        if place >= 0
    )


@proves("O-2.2-w")
def test_the_other_side_is_asked_only_in_a_fight_that_concerns_it():
    units = [unit("a-br", "9-3-8"), unit("b-it", "3-3-3", side=AXIS), unit("c-it", "2-3-3", side=AXIS)]
    field = Field(*units).put("C10.10", "a-br").put("C10.11", "b-it", "c-it").dump("C10.09", 9).dump("C10.12", 9, AXIS)
    game = field.play("F2").play("attack C10.11 with a-br")
    asked = []
    while game.question is not None:
        if game.question.side == "axis":
            asked.append(game.question.message)
        game.play(
            "7"
            if game.question.side == CHANCE
            else "take loss"
            if "take loss" in game.question.options
            else game.question.options[0]
        )

    assert asked == ["ask-pay-defence", "ask-lead-unit", "ask-option"]
    assert why_not(field.play("F2"), "attack C10.12 with a-br").message == "why-nobody-to-attack"
