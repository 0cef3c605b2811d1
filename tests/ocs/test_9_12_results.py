"""9.6-9.14 Rolls, results, losses, retreat and advance, exploit, capture; leaders and battle groups in them."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit
from sandtable.engine.game import Game
from sandtable.games.ocs.capture import enter
from sandtable.games.ocs.combat.odds import Combat, Odds, rating_in
from sandtable.games.ocs.combat.retreat import Retreat, retreat, ways_of
from sandtable.games.ocs.combat.tables import column_of, result_of
from sandtable.games.ocs.counters import ALLIED, AXIS, Leader, OrganicTruck
from sandtable.games.ocs.dak2.leaders import casualty, look_after_leaders, may_lead
from sandtable.games.ocs.modes import DG, EXPLOIT
from sandtable.games.ocs.state import DEAD, REMOVED, Trucks

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
    field.put("C10.10", "d-bde", marker="strat")
    assert rating_in(field.state, 3, 0) == 0


@proves("O-9.7-a", "O-9.7-b", "O-9.7-c", "O-9.7-d")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [(15, 6, 6), (14, 6, 5), (6, 15, 2), (99, 1, 12), (1, 99, 0), (5, 0, 12), (0, 5, 0), (0, 0, 4), (6, 1, 8)],
)
def test_odds(attack, defence, column):
    assert column_of(attack, defence, 0) == column


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


@proves("O-9.10-e", "O-9.11-c")
def test_an_attacker_without_steps_for_his_options_lets_the_defender_ignore_his():
    field = scene("1-3-3", "20-3-3")
    field.state.steps[0] = 1
    game = field.play("F2", AXIS).play("attack C10.10 with a-bde", "pay", "lead-unit d-bde", 7, 12)

    assert game.question is not None
    assert (state_of(game).place[0], game.question.options) == (DEAD, ["take loss", "take retreat", "ignore"])


@proves("O-9.12-a", "O-9.12-c", "O-9.12-g", "O-9.12-s")
def test_a_retreat_ends_exactly_so_far_and_away_from_the_attack():
    field = scene()
    start, foe = field.hex("C10.10"), field.hex("C10.11")
    ways = ways_of(field.state, 3, Retreat(start, 2, [foe], [foe]))

    assert all(field.grid.distance(start, hex) == 2 and field.grid.distance(foe, hex) >= 1 for hex in ways)
    assert all(foe not in way for way in ways.values())
    held = [*field.grid.around(start)]
    assert ways_of(field.state, 3, Retreat(start, 1, held, [foe])) == {}


@proves("O-9.12-e", "O-9.12-n", "O-9.12-o")
def test_who_has_no_way_or_never_moves_is_lost_and_an_hq_turns_over():
    field = Field(unit("a-hq", "--0-0", size="hq", move="1 8"), unit("b-fort", "2-2-0", move="2 0"))
    field.put("C10.10", "a-hq", "b-fort")
    start = field.hex("C10.10")

    carry_out(retreat(field.state, [0, 1], Retreat(start, 1, [], [])), "retreat C10.09")

    assert (field.state.place[0], field.state.face[0]) == (field.hex("C10.09"), 1)
    assert field.state.place[1] == DEAD


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

    carry_out(enter(field.state, [0], hex), "3", "displace C10.09", "3", "displace C10.09")

    lots = [(lot.side, lot.size, lot.load, field.grid.names[lot.hex]) for lot in field.state.trucks]
    assert lots == [(AXIS, 2, 1, "C10.10"), (ALLIED, 6, 3, "C10.09"), (AXIS, 1, 1, "C10.10")]
    assert (field.state.organic_place[0], field.state.organic_load[0]) == (field.hex("C10.09"), 3)
    assert (field.state.owner[hex], field.state.port_hits[hex], field.state.hedgehog_in(hex)) == (AXIS, 2, 2)


@proves("D-3.10c-d", "O-9.14-l", "D-3.10d-a")
@pytest.mark.parametrize(("dice", "place"), [("4", REMOVED), ("6", None)])
def test_a_lone_leader_who_meets_the_enemy(dice, place):
    field = scene()
    field.state.leader_place[0] = hex = field.hex("C10.09")
    field.state.put(3, hex)

    carry_out(enter(field.state, [3], hex), dice)

    assert field.state.leader_place[0] == (field.hex("C10.11") if place is None else place)


@proves("D-3.10d-a", "D-3.10a-d")
@pytest.mark.parametrize(("dice", "gone"), [(2, True), (5, True), (6, False)])
def test_casualties(dice, gone):
    field = scene()
    field.state.leader_place[0] = field.hex("C10.11")

    carry_out(casualty(field.state, 0), str(dice))

    assert (field.state.leader_place[0] == REMOVED) == gone


@proves("D-3.10g-b", "D-3.10g-c", "D-3.10g-d")
def test_a_battle_group_needs_a_unit_of_its_nation_and_is_led_by_one():
    field = scene()
    field.theatre.counters[1].nation = "Ge"
    field.state.leader_place[1] = field.hex("C10.11")
    assert may_lead(field.state, [0, 1]) == [0]

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
    assert game.question.message == "roll-shift"  # 9 + 1
