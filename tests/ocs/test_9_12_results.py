"""9.6-9.14 Rolls, results, losses, retreat and advance, exploit, capture; leaders and battle groups in them."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit
from sandtable.engine.game import Game
from sandtable.games.ocs.capture import choose_refuge, enter
from sandtable.games.ocs.combat.attack import Attack, exploit_rating
from sandtable.games.ocs.combat.odds import Combat, Odds, rating_in
from sandtable.games.ocs.combat.retreat import STEP_LOST, Retreat, retreat, ways_back, ways_of
from sandtable.games.ocs.combat.tables import ODDS, column_of, result_of
from sandtable.games.ocs.counters import ALLIED, AXIS, MOVE, Leader, OrganicTruck
from sandtable.games.ocs.dak2.leaders import React, casualty, look_after_leaders, may_lead
from sandtable.games.ocs.dak2.vocabulary import words
from sandtable.games.ocs.modes import DG, EXPLOIT, RELEASED
from sandtable.games.ocs.state import DEAD, REMOVED
from sandtable.games.ocs.terrain import LEG
from sandtable.games.ocs.trucks import Trucks

LEADERS = [
    Leader("ld-berg", "Bergonzoli", AXIS, "It", False, 5),
    Leader("kg-maletti", "Maletti", AXIS, "It", True, 5),
]


def scene(attack: str = "6-3-3", defence: str = "6-3-3") -> Field:
    """Two Axis brigades with guns beside them against an Allied brigade and battalion; nobody has supply to pay."""
    field = Field(
        unit("a-bde", attack, side=AXIS, size="brigade", nation="It"),
        unit("b-bde", attack, side=AXIS, size="brigade", nation="It"),
        unit("c-guns", "--3-6", side=AXIS, type="Arty Bn", nation="It"),
        unit("d-bde", defence, size="brigade"),
        unit("e-bn", "2-2-3"),
        leaders=LEADERS,
        trucks=[OrganicTruck("ot-ind", "4 Ind", ALLIED, "Ind", 4)],
    )
    field.put("C10.11", "a-bde", "b-bde", "c-guns").put("C10.10", "d-bde", "e-bn")
    return field.dump("C10.12", 20, AXIS).dump("C10.10", 9)


def fight(field: Field, *answers: object) -> Game:
    """The attack with both brigades up to its roll, then the answers of the test."""
    game = field.play("F2", AXIS).play("attack C10.10 with a-bde b-bde", "decline", "lead-unit a-bde")
    return game.play("lead-unit d-bde", 7, *answers)


@proves("O-9.6-b", "O-9.6-c", "O-3.1-g", "O-5.10-f", "O-9.8-a", "O-9.8-b", "O-9.8-d", "O-9.9-a", "O-16.0-b")
def test_ratings_hedgehogs_and_surprise():
    field = scene("6-4-3", "6-0-3").put("C10.10", "d-bde", marker="dg")
    field.state.hedgehogs[field.hex("C10.10")] = 2
    odds = Odds(field.state, Combat(field.hex("C10.10"), [0], [3], False))

    assert (odds.ratings, odds.modifier) == ([4, -1], 5)
    assert [odds.surprised(dice) for dice in (2, 5, 6)] == [0, 0, 1]
    assert (odds.roll(7), odds.shifted(20), odds.shifted(-20)) == (10, 12, 0)
    field.put("C10.10", "e-bn", marker="strat")
    assert [rating_in(field.state, 4, bonus) for bonus in (0, 1)] == [0, 1]  # printed 2


@proves("O-9.8-b", "O-9.8-d", "O-9.9-a")
@pytest.mark.parametrize(
    ("dice", "shifted", "column"), [(10, 2, 8), (5, -2, 4), (9, 0, 6), (6, 0, 6), (12, 6, 12), (2, -6, 0)]
)
def test_surprise_shifts_to_the_right_for_the_attacker_and_to_the_left_for_the_defender(dice, shifted, column):
    game = scene().play("F2", AXIS).play("attack C10.10 with a-bde b-bde", "decline", "lead-unit a-bde")
    game.play("lead-unit d-bde", dice, *([abs(shifted)] if shifted else []), 7)
    assert game.log is not None
    told = next(line.arguments for line in game.log if line.message == "log-combat")

    assert (told["odds"], told["shift"], told["column"]) == ("3:1", shifted, column)


@proves("O-9.7-a", "O-9.7-b", "O-9.7-c", "O-9.7-d")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(15, 6, 6), (14, 6, 5), (6, 15, 2), (99, 1, 12), (1, 99, 0), (5, 0, 12), (0, 5, 0), (0, 0, 4), (6, 1, 8)],
)
def test_odds(attack, defence, column):
    assert column_of(attack, defence, 0) == column


# The chart of the series: by roll from 1 on, how many columns in a row have which result
PRINTED = """
    7 AL2, 1 AL1o1, 2 AL1o1 Do1, 2 AL1 Do1, 1 AL1 DL1o1
    6 AL2, 1 AL1o1, 2 AL1o1 Do1, 2 AL1 Do1, 2 Ao1 DL1o1
    5 AL2, 1 AL1o1, 2 AL1o1 Do1, 2 AL1 Do1, 3 Ao1 DL1o1
    4 AL2, 1 AL1o1, 2 AL1o1 Do1, 2 AL1 Do1, 1 Ao1 Do1, 2 Ao1 DL1o1, 1 Ao1e4 DL1o2
    3 AL2, 1 AL1o1, 2 AL1o1 Do1, 2 AL1 Do1, 1 Ao1 Do1, 2 Ao1 DL1o1, 1 Ao1e4 DL1o2, 1 Ae4 DL1o2
    2 AL2, 1 AL1o1, 2 AL1o1 Do1, 2 AL1 Do1, 1 Ao1 Do1, 3 Ao1 DL1o1, 2 Ae4 DL1o2
    2 AL1o1, 3 AL1o1 Do1, 1 AL1 Do1, 1 Ao1 Do1, 3 Ao1 DL1o1, 1 Ao1e4 DL1o2, 1 Ae4 DL1o2, 1 Ae3 DL2o2DG
    1 AL1o1, 3 AL1o1 Do1, 1 AL1 Do1, 1 Ao1 Do1, 3 Ao1 DL1o1, 1 Ao1e4 DL1o2, 2 Ae4 DL1o2, 1 Ae3 DL2o2DG
    3 AL1o1 Do1, 1 AL1 Do1, 2 Ao1 Do1, 2 Ao1 DL1o1, 1 Ao1e4 DL1o2, 2 Ae4 DL1o2, 2 Ae3 DL2o2DG
    2 AL1o1 Do1, 1 AL1 Do1, 2 Ao1 Do1, 2 Ao1 DL1o1, 1 Ao1e4 DL1o2, 2 Ae4 DL1o2, 2 Ae3 DL2o2DG, 1 Ae2 DL2o3DG
    1 AL1o1 Do1, 1 AL1 Do1, 2 Ao1 Do1, 3 Ao1 DL1o1, 2 Ae4 DL1o2, 3 Ae3 DL2o2DG, 1 Ae2 DL2o3DG
    1 AL1o1 Do1, 2 Ao1 Do1, 3 Ao1 DL1o1, 1 Ao1e4 DL1o2, 1 Ae4 DL1o2, 3 Ae3 DL2o2DG, 2 Ae2 DL2o3DG
    2 Ao1 Do1, 2 Ao1 DL1o1, 1 Ao1 DL1o2, 1 Ao1e4 DL1o2, 1 Ae4 DL1o2, 3 Ae3 DL2o2DG, 3 Ae2 DL2o3DG
    1 Ao1 Do1, 2 Ao1 DL1o1, 2 Ao1e4 DL1o2, 1 Ae4 DL1o2, 3 Ae3 DL2o2DG, 4 Ae2 DL2o3DG
    2 Ao1 DL1o1, 1 Ao1e4 DL1o2, 2 Ae4 DL1o2, 2 Ae3 DL2o2DG, 6 Ae2 DL2o3DG
"""
# By terrain from open to extremely close, the odds of the columns
PRINTED_ODDS = """
    1:5 1:4 1:3 1:2 1:1 2:1 3:1 4:1 5:1 7:1 9:1 11:1 13:1
    1:4 1:3 1:2 1:1 2:1 3:1 4:1 6:1 8:1 10:1 12:1 15:1 18:1
    1:3 1:2 1:1 2:1 3:1 4:1 6:1 9:1 12:1 15:1 18:1 21:1 24:1
    1:2 1:1 2:1 3:1 4:1 8:1 12:1 16:1 20:1 28:1 36:1 44:1 52:1
"""


@proves("O-T-a", "O-9.10-a", "O-9.3-a")
def test_the_combat_table_is_the_chart():
    for roll, line in enumerate(PRINTED.strip().splitlines(), 1):
        printed = [cell.split(" ", 1) for cell in line.strip().split(", ")]
        results = [result for number, result in printed for _ in range(int(number))]
        found = [result_of(roll, column) for column in range(13)]
        assert [f"{ours.text('A')} {theirs.text('D')}".strip() for ours, theirs in found] == results

    assert [
        [tuple(int(part) for part in odds.split(":")) for odds in line.split()]
        for line in PRINTED_ODDS.strip().splitlines()
    ] == ODDS


@proves("O-9.9-a", "O-9.10-a", "O-T-a")
def test_rolls_beyond_the_table_use_its_ends():
    assert [outcome.text("") for outcome in result_of(-3, 0)] == ["L2", ""]
    assert [outcome.text("") for outcome in result_of(20, 12)] == ["e2", "L2o3DG"]


@proves("O-9.10-b", "O-9.10-c", "O-9.10-d", "O-9.11-a", "O-9.11-b")
def test_the_leading_unit_loses_first_and_each_once_before_any_twice():
    state = state_of(fight(scene(), 8, "take loss", "take loss"))

    assert list(state.steps[:2]) == [1, 2]  # Ao1: the unit whose rating counted
    assert list(state.steps[3:5]) == [1, 0]  # DL1o1: then the battalion, which has not lost yet


@proves("O-9.10-e", "O-9.10-f", "O-9.12-b", "O-9.12-g", "O-9.12-p")
def test_when_the_attacker_goes_back_with_his_guns_the_defender_may_ignore_his_options():
    game = fight(scene(), 8, "take retreat", "along all", "retreat C10.12")
    assert game.question is not None
    assert game.question.options == ["take loss", "take retreat", "ignore"]

    state = state_of(game.play("ignore"))

    assert [state.place[one] for one in range(3)] == [state.theatre.hex_named("C10.12")] * 3
    assert (state.place[3], state.steps[3]) == (state.theatre.hex_named("C10.10"), 1)


@proves("O-9.12-b", "O-9.12-g")
def test_attackers_go_away_from_the_hex_that_they_attacked_together_or_split():
    game = fight(scene().put("C14.14", "c-guns"), 8, "take retreat")
    assert game.question is not None
    together = [f"retreat {hex}" for hex in ("C09.12", "C10.12", "C11.12")]
    alone = [f"retreat {unit} {hex}" for unit in ("a-bde", "b-bde") for hex in ("C09.12", "C10.12", "C11.12")]
    assert game.question.options == [*together, *alone]

    state = state_of(game.play("retreat b-bde C11.12", "retreat C09.12"))

    assert [state.theatre.grid.names[state.place[one]] for one in (0, 1)] == ["C09.12", "C11.12"]


@proves("O-9.10-e", "O-9.10-f")
def test_a_defender_who_begins_to_take_options_that_he_could_ignore_takes_all():
    field = scene("24-4-3", "2-3-3").put("C14.14", "c-guns", "e-bn")
    game = field.play("F2", AXIS).play("attack C10.10 with a-bde b-bde", "decline", "lead-unit a-bde", 7, 3)
    game.play("take retreat", "retreat C10.12")  # Ao1e4 DL1o2
    assert game.question is not None
    assert game.question.options == ["take loss", "take retreat", "ignore"]

    game.play("take retreat")

    assert game.question.options == ["take loss", "take retreat"]


@proves("O-9.10-c", "O-9.12-a", "O-9.12-p")
def test_who_retreats_into_the_hex_of_other_attackers_does_not_retreat_again_with_them():
    field = scene().put("C11.11", "b-bde").put("C14.14", "c-guns")
    field.state.options.retreat_away = False
    game = fight(field, 8, "take retreat", "retreat C11.11")
    assert game.question is not None
    assert (game.question.message, game.question.arguments) == ("ask-retreat", {"hex": "C11.11"})
    assert all("a-bde" not in option for option in game.question.options)

    state = state_of(game.play("retreat C12.11"))

    assert [state.place[one] for one in (0, 1)] == [field.hex("C11.11"), field.hex("C12.11")]


@proves("O-9.10-e", "O-9.11-c")
def test_an_attacker_without_steps_for_his_options_lets_the_defender_ignore_his():
    field = scene("1-3-3", "20-3-3")
    field.state.steps[0] = 1
    game = field.play("F2", AXIS).play("attack C10.10 with a-bde", "pay", "lead-unit d-bde", 7, 12)

    assert game.question is not None
    assert (state_of(game).place[0], game.question.options) == (DEAD, ["take loss", "take retreat", "ignore"])


@proves("O-9.10-c", "O-9.10-d", "O-9.10-e")
def test_neither_an_attacker_nor_a_defender_whose_attacker_stood_ignores_an_option():
    game = fight(scene(), 8)
    assert game.question is not None
    assert (game.question.side, game.question.options) == ("axis", ["take loss", "take retreat"])

    game.play("take loss")
    assert (game.question.side, game.question.options) == ("allied", ["take loss", "take retreat"])


@proves("O-9.12-a", "O-9.12-c", "O-9.12-g", "O-9.12-s")
def test_a_retreat_ends_exactly_so_far_and_away_from_the_attack():
    field = scene()
    start, foe = field.hex("C10.10"), field.hex("C10.11")
    ways = ways_of(field.state, 3, Retreat(start, 2, [foe], [foe]))

    assert len(ways) == 9
    assert all(field.grid.distance(start, hex) == 2 and field.grid.distance(foe, hex) >= 2 for hex in ways)
    assert all(foe not in way for way in ways.values())
    held = [*field.grid.around(start)]
    assert ways_of(field.state, 3, Retreat(start, 1, held, [foe])) == {}


@proves("O-9.12-c", "O-9.12-g")
@pytest.mark.parametrize(("direction", "sideways"), [("free", True), ("away", False)])
def test_a_defender_goes_neither_through_the_hex_of_an_attacker_who_fell_nor_past_one_who_stood(direction, sideways):
    field = Field(
        unit("a-bn", "40-3-3", side=AXIS, nation="It"),
        unit("b-bde", "40-3-3", side=AXIS, size="brigade", nation="It"),
        unit("d-bde", "20-3-3", size="brigade"),
        retreat_direction=direction,
    )
    field.put("C11.11", "a-bn").put("C10.11", "b-bde").put("C10.10", "d-bde")
    game = field.play("F2", AXIS).play("attack C10.10 with a-bn b-bde", "decline")
    game.play("lead-unit a-bn", 7, 2, "take retreat")  # AL1 Do1
    assert game.question is not None
    assert (state_of(game).place[0], game.question.message) == (DEAD, "ask-retreat")

    assert {"retreat C10.09", "retreat C09.10"} <= set(game.question.options)
    assert "retreat C11.11" not in game.question.options
    assert ("retreat C11.10" in game.question.options) == sideways


@proves("O-9.12-g", "O-9.12-c")
@pytest.mark.parametrize(
    ("marker", "zone", "offered"), [("", "C09.09", False), ("dg", "C09.09", True), ("dg", "", False)]
)
def test_a_retreat_leads_away_from_the_attack_unless_that_costs_a_step(marker, zone, offered):
    field = scene().put("C10.10", "d-bde", marker=marker).put("C10.11", "a-bde", face=1).put("C14.14", "b-bde")
    field.terrain("sea", "C11.10", "C09.10")
    if zone:
        field.put(zone, "b-bde")
    foe = field.hex("C10.11")
    ways = ways_of(field.state, 3, Retreat(field.hex("C10.10"), 1, [foe], [foe]))

    assert field.hex("C10.09") in ways
    assert (field.hex("C11.11") in ways) == offered


@proves("O-9.12-e", "O-9.12-n", "O-9.12-o")
def test_who_has_no_way_or_never_moves_is_lost_and_an_hq_turns_over():
    field = Field(unit("a-hq", "--0-0", size="hq", move="1 8"), unit("b-fort", "2-2-0", move="2 0"))
    field.put("C10.10", "a-hq", "b-fort")
    start = field.hex("C10.10")

    carry_out(retreat(field.state, [0, 1], Retreat(start, 1, [], [])), "retreat C10.09")

    assert (field.state.place[0], field.state.face[0]) == (field.hex("C10.09"), 1)
    assert field.state.place[1] == DEAD


@proves("O-9.12-n")
def test_an_hq_that_could_move_on_its_combat_face_turns_over_too():
    field = Field(unit("a-hq", "--0-4", size="hq", move="1 8"), unit("b-inf", "3-3-3")).put("C10.10", "a-hq", "b-inf")

    carry_out(retreat(field.state, [0, 1], Retreat(field.hex("C10.10"), 1, [], [])), "retreat C10.09")

    assert list(field.state.face) == [1, 0]


@proves("O-9.12-n")
def test_who_cannot_move_on_the_face_that_shows_turns_over_to_retreat():
    field = Field(unit("static", "3-3-0", move="2 4")).put("C10.10", "static")
    start, faced = field.hex("C10.10"), field.hex("C10.11")
    carry_out(retreat(field.state, [0], Retreat(start, 1, [faced], [faced])), "retreat C10.09")

    assert (field.state.place[0], field.state.face[0]) == (field.hex("C10.09"), MOVE)


@proves("O-9.12-j", "O-9.12-k")
@pytest.mark.parametrize(("is_dg", "steps"), [(False, 1), (True, 2)])
def test_a_way_is_as_bad_as_the_steps_that_its_zones_cost(is_dg, steps):
    field = Field(unit("inf", "3-3-3"), unit("x-it", "3-3-3", side=AXIS)).put("C10.10", "inf").put("C11.09", "x-it")
    closed = bytearray([1]) * len(field.grid)
    for name in ("C10.09", "C10.08"):
        closed[field.hex(name)] = 0
        assert field.state.in_enemy_zone(ALLIED, field.hex(name))
    back = Retreat(field.hex("C10.10"), 2, [], [])
    ways, harm = ways_back(field.state, ALLIED, LEG, closed, back, is_dg=is_dg)

    assert list(ways) == [field.hex("C10.08")]
    assert harm[field.hex("C10.08")] // STEP_LOST == steps


@proves("O-9.12-a", "O-9.12-s", "O-6.2-f")
def test_a_way_bends_round_prohibited_ground_and_takes_the_least_harm():
    field = scene().terrain("sea", "C10.09", "C09.10", "C11.10")
    foe = field.hex("C10.11")
    ways = ways_of(field.state, 3, Retreat(field.hex("C10.10"), 2, [foe], []))
    assert [field.grid.names[hex] for hex in ways[field.hex("C12.10")]] == ["C11.11", "C12.10"]
    assert [field.grid.names[hex] for hex in ways[field.hex("C11.09")]] == ["C11.11", "C12.10", "C12.09", "C11.09"]

    field = Field(unit("a-it", "3-3-3", side=AXIS, nation="It"), unit("d-bde", "3-3-3")).put("C10.10", "d-bde")
    field.put("C12.09", "a-it")  # its zone reaches C11.09 and C11.10
    way = ways_of(field.state, 1, Retreat(field.hex("C10.10"), 2, [field.hex("C12.09")], []))[field.hex("C10.08")]
    assert not any(field.state.in_enemy_zone(ALLIED, hex) for hex in way)


@proves("O-9.12-p", "O-9.12-o")
def test_who_has_no_way_is_not_asked_to_go_along():
    field = scene()
    field.theatre.counters[2].faces[0].mp_class = 1
    field.terrain("salt_marsh", "C09.12", "C10.12", "C11.12", "C11.11", "C09.11")
    game = fight(field, 8, "take retreat")

    assert game.question is not None
    assert game.question.message == "ask-retreat"


@proves("O-9.12-d", "O-9.12-f")
def test_prohibited_ground_and_enemy_dumps_close_ways_as_in_movement():
    field = scene().terrain("salt_marsh", "C10.09").dump("C09.10", 3, AXIS)
    field.theatre.counters[4].faces[0].mp_class = 1
    field.theatre.counters[4].parenthesised = True
    back = Retreat(field.hex("C10.10"), 1, [field.hex("C10.11")], [])
    names = [field.grid.names[hex] for hex in ways_of(field.state, 4, back)]

    assert "C10.09" not in names
    assert "C09.10" not in names
    assert "C09.10" in [field.grid.names[hex] for hex in ways_of(field.state, 3, back)]


@proves("O-9.12-i", "O-9.12-j", "O-9.12-h", "O-5.10-c", "O-5.10-d")
@pytest.mark.parametrize(("distance", "end", "marker"), [(1, "C10.09", 0), (2, "C10.08", DG)])
def test_the_second_hex_of_a_retreat_disorganises(distance, end, marker):
    field = scene()
    back = Retreat(field.hex("C10.10"), distance, [field.hex("C10.11")], [field.hex("C10.11")])

    carry_out(retreat(field.state, [3], back), f"retreat {end}")

    assert (field.state.place[3], field.state.marker[3]) == (field.hex(end), marker)


@proves("O-9.12-p", "O-13.2-m", "O-9.12-q")
@pytest.mark.parametrize(("answer", "place"), [("along ot-ind C10.09", "C10.09"), ("stay", "C10.10")])
def test_an_organic_truck_goes_along_or_stays(answer, place):
    field = scene()
    field.state.organic_place[0] = field.hex("C10.10")
    foe = field.hex("C10.11")

    carry_out(retreat(field.state, [3, 4], Retreat(field.hex("C10.10"), 1, [foe], [foe])), "retreat C10.09", answer)

    assert field.state.organic_place[0] == field.hex(place)
    assert field.state.dumps[ALLIED] == {field.hex("C10.10"): 9}


@proves("O-9.12-r", "D-3.10g-b")
def test_leaders_and_battle_groups_retreat_with_their_units():
    field = scene()
    field.state.leader_place = [field.hex("C10.11")] * 2
    target = field.hex("C10.10")

    back = Retreat(field.hex("C10.11"), 1, [target], [target])
    carry_out(retreat(field.state, [0, 1, 2], back), "retreat C10.12")

    assert field.state.leader_place == [field.hex("C10.12")] * 2


@proves("O-9.12-t", "O-9.13-a", "O-9.14-a", "O-5.9-c")
def test_advance_into_the_empty_hex_and_exploit():
    field = scene("60-4-3", "2-3-3")
    game = fight(field, 8, "take loss", "advance a-bde", "done", 4, "exploit a-bde", "done")
    state = state_of(game)

    assert (state.place[0], state.place[1]) == (field.hex("C10.10"), field.hex("C10.11"))
    assert (state.marker[0], state.marker[1]) == (EXPLOIT, 0)
    assert state.dumps[AXIS][field.hex("C10.10")] == 5  # half of 9, nearest


@proves("D-3.10b-f")
def test_who_declines_to_exploit_can_be_released_by_a_reactive_roll():
    field = scene("60-4-3", "2-3-3")
    state = state_of(fight(field, 8, "take loss", "advance a-bde", "done", 4, "done"))

    assert EXPLOIT not in state.marker
    assert 0 in React().gainers(state, state.side_of(0), state.place[0])


@proves("O-9.14-b", "O-9.14-c", "O-9.14-d", "O-9.14-e", "O-9.14-k", "O-9.14-g", "O-9.14-m", "D-3.8b-c", "D-3.8b-e")
def test_what_is_captured_in_an_entered_hex():
    field = scene().put("C09.10", "d-bde", "e-bn")
    field.state.dumps[ALLIED].clear()
    hex = field.hex("C10.10")
    field.state.trucks.append(Trucks(ALLIED, hex, 8, 4, 0))
    field.state.organic_place[0], field.state.organic_load[0] = hex, 4
    field.state.port_hits[hex] = field.state.hedgehogs[hex] = 2
    field.state.changed()
    field.state.put(0, hex)

    carry_out(enter(field.state, [0], hex), "3", "1", "displace C10.09", "displace C10.09")

    lots = [(lot.side, lot.size, lot.load, field.grid.names[lot.hex]) for lot in field.state.trucks]
    assert lots == [(AXIS, 3, 2, "C10.10"), (ALLIED, 6, 3, "C10.09")]
    assert (field.state.organic_place[0], field.state.organic_load[0]) == (field.hex("C10.09"), 3)
    assert (field.state.owner[hex], field.state.port_hits[hex], field.state.hedgehog_in(hex)) == (AXIS, 2, 2)


@proves("O-9.14-b", "O-9.14-e")
@pytest.mark.parametrize(
    ("die", "load", "asked", "given", "captured", "fled", "organic"),
    [
        (3, (2, 4), ["0", "1", "2"], "0", (2, 2), (2, 0), ("C10.09", 4)),
        (3, (2, 4), ["0", "1", "2"], "2", (2, 2), (4, 2), ("C10.09", 2)),
        (3, (0, 4), ["0", "1", "2"], "0", (2, 1), (2, 0), ("C10.09", 3)),
        (5, (4, 4), ["0", "1", "2", "3", "4"], "4", (4, 4), (4, 4), ("", 0)),
        (6, (4, 0), ["2", "3", "4"], "2", (6, 3), (0, 0), ("C10.09", 0)),
    ],
)
def test_all_trucks_of_a_hex_share_one_roll_and_their_owner_says_which_are_captured(
    die, load, asked, given, captured, fled, organic
):
    field = scene().put("C09.10", "d-bde", "e-bn")
    hex = field.hex("C10.10")
    field.state.dumps[ALLIED].clear()
    field.state.trucks.append(Trucks(ALLIED, hex, 4, load[0], 0))
    field.state.organic_place[0], field.state.organic_load[0] = hex, load[1]
    field.state.put(0, hex)
    twin = field.state.copy()
    twin.changed()
    procedure = enter(twin, [0], hex)
    assert next(procedure).arguments == {"hex": "C10.10", "tokens": 8}
    question = procedure.send(str(die))
    assert (question.side, question.message, question.options) == ("allied", "ask-give-up", asked)
    assert set(asked) <= set(words())

    carry_out(enter(field.state, [0], hex), str(die), given, "displace C10.09", "displace C10.09")

    lots = {lot.side: (lot.size, lot.load) for lot in field.state.trucks}
    place = field.state.organic_place[0]
    assert (lots[AXIS], lots.get(ALLIED, (0, 0))) == (captured, fled)
    assert (field.grid.names[place] if place >= 0 else "", field.state.organic_load[0]) == organic


@proves("O-9.14-a", "O-9.14-b", "O-T-d")
@pytest.mark.parametrize(("die", "dump", "trucks"), [(1, 0, 0), (2, 2, 0), (3, 2, 2), (4, 4, 4), (5, 4, 4), (6, 6, 6)])
def test_how_much_is_captured_by_die_and_who_says_where_the_rest_goes(die, dump, trucks):
    field = scene().put("C09.10", "d-bde", "e-bn")
    hex = field.hex("C10.10")
    field.state.dumps[ALLIED] = {hex: 8}
    field.state.trucks.append(Trucks(ALLIED, hex, 8, 8, 0))
    field.state.put(0, hex)
    procedure = enter(field.state, [0], hex)
    next(procedure)
    procedure.send(str(die))
    question = procedure.send(str(die))

    assert (question.side, question.message) == ("allied", "ask-displace")
    assert field.state.dumps == [{}, {hex: dump, **field_dump(field)} if dump else field_dump(field)]
    assert [(lot.side, lot.size, lot.load) for lot in field.state.trucks] == (
        [(AXIS, trucks, trucks)] if trucks else []
    )


def field_dump(field: Field) -> dict[int, int]:
    """What the Axis had before."""
    return {hex: tokens for hex, tokens in field.state.dumps[AXIS].items() if hex != field.hex("C10.10")}


@proves("D-3.10c-d", "O-9.14-l", "D-3.10d-a")
@pytest.mark.parametrize(("dice", "place"), [("4", REMOVED), ("6", None)])
def test_a_lone_leader_who_meets_the_enemy(dice, place):
    field = scene()
    field.state.leader_place[0] = hex = field.hex("C10.09")
    field.state.put(3, hex)

    carry_out(enter(field.state, [3], hex), dice)

    assert field.state.leader_place[0] == (field.hex("C10.11") if place is None else place)


@proves("D-3.10d-a", "D-3.10a-d")
@pytest.mark.parametrize(("dice", "gone"), [(["2"], True), (["5", "3"], True), (["6"], False)])
def test_casualties(dice, gone):
    field = scene()
    field.state.leader_place[0] = field.hex("C10.11")

    carry_out(casualty(field.state, 0), *dice)

    assert (field.state.leader_place[0] == REMOVED) == gone


@proves("D-3.10g-b", "D-3.10g-c", "D-3.10g-d")
def test_a_battle_group_needs_a_unit_of_its_nation_and_is_led_by_one():
    field = scene()
    field.theatre.counters[1].nation = "Ge"
    field.state.leader_place[1] = field.hex("C10.11")
    assert may_lead(field.state, [0, 1]) == [0]
    game = field.play("F2", AXIS).play("attack C10.10 with a-bde b-bde", "decline")
    assert game.question is not None
    assert game.question.side == "allied"  # of the attackers only a-bde could be named

    field.put("C10.13", "a-bde", "c-guns")
    carry_out(look_after_leaders(field.state))
    assert field.state.leader_place[1] == REMOVED


@proves("D-3.10c-a1", "D-3.10c-a2", "D-3.10c-e", "O-9.13-d")
def test_a_leader_who_is_used_adds_one_to_both_rolls_for_one_casualty_roll():
    field = scene()
    field.state.leader_place[0] = field.hex("C10.11")
    game = field.play("F2", AXIS).play("attack C10.10 with a-bde b-bde", "decline", "lead-unit a-bde", "yes", 7)
    game.play("lead-unit d-bde", 9)

    assert game.question is not None
    assert game.question.message == "ask-roll-shift"  # 9 + 1


@proves("O-9.13-d", "D-3.10c-a1")
def test_the_leaders_bonus_lets_those_of_his_hex_exploit_and_no_others():
    field = scene("24-3-3", "2-3-3").put("C11.11", "b-bde").put("C01.01", "e-bn").put("C02.02", "c-guns")
    combat = Combat(field.hex("C10.10"), [0, 1], [3], False)
    combat.came_from = {0: field.hex("C10.11"), 1: field.hex("C11.11")}
    combat.leader_bonus = [1, 0]

    assert [exploit_rating(field.state, combat, attacker) for attacker in (0, 1)] == [4, 3]


@proves("O-9.14-c", "O-9.14-m")
def test_displaced_trucks_go_up_to_ten_hexes_over_land_and_not_among_enemies():
    field = scene().put("C09.10", "d-bde", "e-bn").terrain("sea", "C10.08").put("C10.07", "b-bde")
    hex = field.hex("C10.10")
    field.state.trucks.append(Trucks(ALLIED, hex, 4, 0, 0))
    question = next(choose_refuge(field.state, ALLIED, hex, 4))

    offered = [answer.removeprefix("displace ") for answer in question.options]
    assert {"C10.09", "C10.20", "C20.10"} <= set(offered)
    assert not {"C10.10", "C10.08", "C10.07", "C10.21"} & set(offered)


@proves("O-9.6-d")
@pytest.mark.parametrize(
    ("nation", "rating", "formation", "counted"), [("Ge", 5, "", 4), ("Br", 3, "2 NZ", 2), ("It", 3, "", 3)]
)
def test_what_the_game_adds_to_ratings(nation, rating, formation, counted):
    field = Field(unit("a-one", f"3-{rating}-3", nation=nation, formation=formation)).put("C10.10", "a-one")
    field.state.green = ["2 NZ"]

    assert rating_in(field.state, 0, 0) == counted


@proves("O-9.10-g", "O-9.13-a")
@pytest.mark.parametrize(("answers", "exploits"), [(["take loss"], True), (["take retreat", "retreat C10.12"], False)])
def test_exploit_is_earned_only_if_the_options_were_losses(answers, exploits):
    field = scene("24-4-3", "2-3-3").put("C01.01", "e-bn").put("C02.02", "c-guns")
    game = field.play("F2", AXIS).play("attack C10.10 with a-bde b-bde", "decline", "lead-unit a-bde", 7, 3, *answers)
    asked = []
    while game.question is not None and isinstance(game.question.options, list):
        asked.append(game.question.message)
        game.play(game.question.options[0])

    assert ("ask-exploit" in asked) == exploits
    assert DG not in state_of(game).marker[:2]


def exploiters(field: Field, segment: str, order: str) -> list[str]:
    """Who may exploit after an attack that takes all options as losses and meets with great success."""
    field.state.dumps[ALLIED].clear()
    game = field.play(segment, AXIS).play(order)
    offered: list[str] = []
    while game.question is not None and isinstance(game.question.options, list):
        if game.question.message == "ask-exploit":
            offered = [option.removeprefix("exploit ") for option in game.question.options[1:-1]]
            break
        game.play("8" if game.question.side == "chance" else game.question.options[0])
    return offered


@proves("O-9.13-a", "O-5.10-h")
@pytest.mark.parametrize(
    ("marker", "rated", "offered"), [("", 4, ["a-bde", "b-bde"]), ("dg", 5, ["a-bde"]), ("", 1, ["a-bde"])]
)
def test_who_is_dg_or_rated_too_low_does_not_exploit_but_those_beside_him_do(marker, rated, offered):
    field = scene("60-4-3", "2-3-3").put("C10.11", "b-bde", marker=marker)
    field.theatre.counters[1].rating = rated

    assert exploiters(field, "F2", "attack C10.10 with a-bde b-bde") == offered


@proves("O-9.13-b", "O-11.0-d")
@pytest.mark.parametrize(("segment", "offered"), [("F2", ["a-bde", "b-bde"]), ("G3", [])])
def test_an_attack_in_the_exploitation_phase_gives_no_exploit(segment, offered):
    field = scene("60-4-3", "2-3-3")
    for one in (0, 1):
        field.state.deeds[one] |= RELEASED

    assert exploiters(field, segment, "attack C10.10 with a-bde b-bde") == offered


@proves("O-9.13-c")
def test_no_exploit_from_three_hexes():
    field = scene("60-4-3", "2-3-3").put("C10.11", "a-bde").put("C11.11", "b-bde").put("C09.11", "c-guns")
    field.theatre.counters[2].faces[0].strength = 9
    assert exploiters(field, "F2", "attack C10.10 with a-bde b-bde") == ["a-bde", "b-bde"]

    assert exploiters(field, "F2", "attack C10.10 with a-bde b-bde c-guns") == []


@proves("O-9.1-c", "O-9.1-d")
def test_after_an_attack_neither_its_units_attack_again_nor_is_its_hex_attacked_again():
    field = scene("40-3-3", "20-3-3").put("C11.11", "b-bde").put("C09.12", "e-bn").put("C14.14", "c-guns")
    game = field.play("F2", AXIS).play("attack C10.10 with a-bde", "decline", 7, 4, "take loss")
    state = state_of(game)
    assert [state.steps[one] for one in (0, 3)] == [1, 1]  # AL1 Do1

    assert Attack().why_not(state, AXIS, ["C10.10", "with", "b-bde"]).message == "why-attacked-already"
    assert Attack().why_not(state, AXIS, ["C09.12", "with", "a-bde"]).message == "why-has-attacked"


@proves("O-9.12-h", "O-9.12-k", "O-9.10-a")
@pytest.mark.parametrize(("dice", "result", "steps"), [(5, "Ae3 DL2o2DG", 0), (3, "Ae4 DL1o2", 2)])
def test_a_dg_result_comes_before_the_retreat_so_that_a_zone_costs_a_step(dice, result, steps):
    field = Field(
        unit("a-bde", "60-5-3", side=AXIS, size="brigade", nation="It"),
        unit("b-bde", "6-3-3", side=AXIS, size="brigade", nation="It"),
        unit("d-div", "6-3-3", size="division"),
    )
    field.put("C10.11", "a-bde").put("C11.10", "b-bde").put("C10.10", "d-div").dump("C10.12", 9, AXIS)
    field.terrain("sea", "C11.11", "C09.10", "C09.11")
    game = field.play("F2", AXIS).play("attack C10.10 with a-bde", "decline", 7, dice, "take retreat", "take retreat")
    game.play("retreat C10.08")
    assert game.log is not None
    assert [line.arguments["result"] for line in game.log if line.message == "log-combat"] == [result]

    assert state_of(game).steps[2] == steps


@proves("O-9.11-d", "O-9.12-k", "O-9.12-l", "O-9.12-m")
def test_who_was_dg_loses_a_step_in_a_zone_and_the_owner_says_who():
    field = scene().put("C10.10", "d-bde", "e-bn", marker="dg").put("C11.09", "a-bde")
    field.state.dumps[ALLIED].clear()
    start, end = field.hex("C10.10"), field.hex("C10.09")
    shut = [hex for hex in field.grid.around(start) if hex != end]

    carry_out(retreat(field.state, [3, 4], Retreat(start, 1, shut, [])), "retreat C10.09", "lose d-bde")

    assert (list(field.state.steps[3:5]), field.state.place[3], list(field.state.spent[3:5])) == ([1, 1], end, [0, 0])


@proves("O-9.12-k")
def test_only_those_who_were_dg_lose_the_step():
    field = scene().put("C10.10", "d-bde", marker="dg").put("C11.09", "a-bde")
    field.state.dumps[ALLIED].clear()
    start, end = field.hex("C10.10"), field.hex("C10.09")
    shut = [hex for hex in field.grid.around(start) if hex != end]

    carry_out(retreat(field.state, [3, 4], Retreat(start, 1, shut, [])), "retreat C10.09")

    assert list(field.state.steps[3:5]) == [1, 1]
    assert list(field.state.marker[3:5]) == [DG, DG]


@proves("O-9.12-k", "O-9.12-l")
def test_who_becomes_dg_by_entering_a_zone_loses_nothing_there():
    field = scene().put("C11.09", "a-bde")
    start, end = field.hex("C10.10"), field.hex("C10.09")
    shut = [hex for hex in field.grid.around(start) if hex != end]

    carry_out(retreat(field.state, [3], Retreat(start, 1, shut, [])))

    assert (field.state.steps[3], field.state.marker[3]) == (2, DG)


@proves("O-9.12-v")
def test_who_cannot_move_on_either_face_does_not_advance():
    field = Field(unit("a-fort", "60-3-0", move="1 0", side=AXIS), unit("b-br", "1-3-3"))
    field.put("C10.11", "a-fort").put("C10.10", "b-br").dump("C10.12", 9, AXIS)
    game = field.play("F2", AXIS).play("attack C10.10 with a-fort", "decline", 7, 9)
    state = state_of(game)

    assert (state.place[0], state.place[1]) == (field.hex("C10.11"), DEAD)
    assert game.question is not None
    assert game.question.message == "ask-exploit"  # nobody was asked to advance


@proves("O-9.13-c")
@pytest.mark.parametrize(("hexes", "exploits"), [(["C10.11", "C11.11"], True), (["C10.11", "C10.09"], False)])
def test_no_exploit_from_hexes_that_do_not_touch(hexes, exploits):
    field = scene("60-4-3", "2-3-3").put("C01.01", "e-bn").put("C02.02", "c-guns")
    field.state.dumps[ALLIED].clear()
    for hex, id in zip(hexes, ["a-bde", "b-bde"], strict=True):
        field.put(hex, id)
    field.dump("C10.12", 20, AXIS).dump("C10.08", 20, AXIS)
    game = field.play("F2", AXIS).play("attack C10.10 with a-bde b-bde")
    asked = []
    while game.question is not None and isinstance(game.question.options, list):
        asked.append(game.question.message)
        game.play("8" if game.question.side == "chance" else game.question.options[0])

    assert ("ask-exploit" in asked) == exploits


@proves("O-4.9-d", "O-9.2-a")
def test_the_log_tells_strengths_ratings_and_anti_tank():
    game = fight(scene(), 8, "take loss", "take loss")
    assert game.log is not None
    told = next(line.arguments for line in game.log if line.message == "log-combat")

    assert [told[name] for name in ("attack", "defence", "ratings", "anti_tank")] == ["12", "4", "3 - 3", 0]
