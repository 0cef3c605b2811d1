"""D-3.10 Leaders and Kampfgruppen."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit, why_not, words
from sandtable.games.ocs.combat.retreat import Retreat, retreat
from sandtable.games.ocs.counters import ALLIED, AXIS, Leader, OrganicTruck
from sandtable.games.ocs.dak2.leaders import (
    Lead,
    back_from_wound,
    casualty,
    heal,
    leader_bonus,
    look_after_leaders,
    may_lead,
    meet_enemies,
)
from sandtable.games.ocs.modes import DG, EXPLOIT, RELEASED, RESERVE, UNMARKED
from sandtable.games.ocs.movement import allowance
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.organic import organic_left
from sandtable.games.ocs.stacking import re_in
from sandtable.games.ocs.state import DEAD, LATER, REMOVED
from sandtable.games.ocs.supply.out_of_supply import supply_phase
from sandtable.games.ocs.theatre import SANDSTORM
from sandtable.games.ocs.trucks import Trucks

MALETTI = Leader("ld-maletti", "Maletti", AXIS, "It", False, 4)
GROUP = Leader("kg-maletti", "Maletti", AXIS, "It", True, 5)
TRUCK = OrganicTruck("ot-1", "Group", AXIS, "It", 4)


def camp(*, leaders: tuple[Leader, ...] = (MALETTI,), at: str = "C10.10") -> Field:
    """Two Italian units and a German one, of which two are in a hex with a leader."""
    field = Field(
        unit("italian", "5-3-4", side=AXIS, nation="It", moves="truck", formation="Group"),
        unit("second", "4-2-4", side=AXIS, nation="It"),
        unit("german", "6-4-5", side=AXIS, nation="Ge"),
        unit("enemy", "5-3-3"),
        leaders=list(leaders),
        trucks=[TRUCK],
    )
    field.put("C10.10", "italian", "german").put("C10.14", "second").dump("C10.10", 9, AXIS)
    for leader in range(len(leaders)):
        field.state.leader_place[leader] = field.state.leader_began[leader] = field.hex(at)
    return field


# D-3.10a What they are


@proves("D-3.10a-a", "D-3.10b-a", "D-3.10b-b")
@pytest.mark.parametrize("leader", [MALETTI, GROUP])
@pytest.mark.parametrize(("segment", "phasing"), [("E1", ALLIED), ("G1", AXIS)])
def test_leaders_and_groups_roll_their_number_or_more_even_next_to_enemies(leader, segment, phasing):
    field = camp(leaders=(leader,)).put("C10.11", "enemy")
    game = field.play(segment, phasing).play(f"react {leader.id}", leader.reaction)

    assert state_of(game).deeds[field.number("german")] & RELEASED
    assert "move" in words(game)


@proves("D-3.10b-h")
def test_a_failed_roll_has_no_effect():
    field = camp()
    game = field.play("E1", ALLIED).play("react ld-maletti", MALETTI.reaction - 1)

    assert not any(state_of(game).deeds)


@proves("D-3.10a-b1", "D-3.10a-b2", "D-3.10a-b3")
def test_they_have_neither_steps_nor_size_nor_needs():
    field = camp()
    field.state.phasing = AXIS
    before = re_in(field.state, AXIS, field.hex("C10.10"))
    field.state.leader_place[0] = REMOVED

    assert re_in(field.state, AXIS, field.hex("C10.10")) == before
    assert "ld-maletti" not in field.theatre.unit_number  # so no loss, fuel, DG or attrition can name him


@proves("D-3.10a-d")
def test_who_is_removed_is_never_rebuilt():
    field = camp()
    carry_out(casualty(field.state, 0), "2")

    assert field.state.leader_place == [REMOVED]


@proves("D-3.10a-e", "D-3.10c-c1")
@pytest.mark.parametrize(
    ("segment", "phasing"), [("C2", AXIS), ("C3", AXIS), ("E1", ALLIED), ("E2", ALLIED), ("F1", AXIS), ("G3", AXIS)]
)
def test_a_leader_goes_any_distance_once_in_each_own_phase_in_any_weather(segment, phasing):
    field = camp().put("C20.30", "second")
    field.state.weather = {"C": SANDSTORM}
    state = state_of(field.play(segment, phasing).play("lead ld-maletti to C20.30"))

    assert state.leader_place == [field.hex("C20.30")]
    assert Lead().able(state, AXIS) == []


@proves("D-3.10c-c3")
def test_a_leader_is_led_only_to_another_stack():
    field = camp()
    game = field.play("C2", AXIS)
    assert words(game, "lead", "ld-maletti", "to") == ["C10.14"]
    for hex in ("C10.10", "C12.12"):
        assert why_not(game, f"lead ld-maletti to {hex}").message == "why-no-stack-there"

    field.state.put(field.number("second"), LATER)
    assert "lead" not in words(field.play("C2", AXIS))


# D-3.10b Reactive rolls


@proves("D-3.10b-c")
@pytest.mark.parametrize(("segment", "phasing", "part"), [("E1", ALLIED, 2), ("G1", AXIS, 1)])
def test_success_gives_the_stack_and_its_organic_trucks_what_released_reserves_have(segment, phasing, part):
    field = camp()
    field.state.organic_place[0] = field.hex("C10.10")
    field.state.trucks.append(Trucks(AXIS, field.hex("C10.10"), 4, 0, 0))
    game = field.play(segment, phasing).play("react ld-maletti", 6)
    state = state_of(game)

    assert allowance(state, field.number("italian")) == 4 * MP // part
    assert organic_left(state, 0) == 50 * MP // part
    assert "to" in words(game, "convoy", "ot-1")
    assert "drive" not in words(game)


@proves("D-3.10b-c")
def test_organic_trucks_of_other_stacks_gain_nothing():
    field = camp()
    field.state.organic_place[0] = field.hex("C10.14")
    game = field.play("E1", ALLIED).play("react ld-maletti", 6)

    assert why_not(game, "convoy ot-1 to C10.15").message == "why-truck-not-released"


@proves("D-3.10b-c")
def test_who_has_been_released_gains_nothing_by_a_roll():
    game = camp().put("C10.10", "italian", "german", marker="reserve").play("G1", AXIS)
    assert "react" in words(game)

    assert "react" not in words(game.play("release german italian"))


@proves("D-3.10b-d")
@pytest.mark.parametrize("marker", ["dg", "exploit"])
def test_who_is_disorganised_or_exploits_gains_nothing_and_hinders_nobody(marker):
    field = camp().put("C10.10", "italian", marker=marker)
    state = state_of(field.play("G1", AXIS).play("react ld-maletti", 6))

    assert not state.deeds[field.number("italian")] & RELEASED
    assert state.deeds[field.number("german")] & RELEASED
    assert state.marker[field.number("italian")] in (DG, EXPLOIT)


@proves("D-3.10b-e", "D-3.10c-c2")
def test_a_stack_rolls_once_whoever_rolls_and_its_leader_may_leave_it_afterwards():
    game = camp(leaders=(GROUP, MALETTI)).play("E1", ALLIED)
    assert words(game, "react") == ["kg-maletti", "ld-maletti"]

    game.play("react ld-maletti", 1)
    assert "react" not in words(game)
    assert "lead" in words(game)


@proves("D-3.10b-e", "O-10.0-j")
@pytest.mark.parametrize(("segment", "phasing"), [("E2", ALLIED), ("G2", AXIS)])
def test_artillery_reacts_in_a_barrage_segment_too_if_it_could_fire(segment, phasing):
    guns = unit("guns", "--2-3", side=AXIS, nation="It", type="Arty Bn", barrage=20, range=2)
    field = Field(guns, unit("second", "3-3-3", side=AXIS), unit("enemy", "5-3-3"), leaders=[MALETTI])
    field.put("C10.10", "guns", marker="reserve").put("C10.13", "enemy").dump("C10.11", 9, AXIS)
    field.put("C20.30", "second")
    field.state.leader_place = [field.hex("C10.10")]
    assert "react" not in words(field.play(segment, phasing))

    game = field.put("C10.12", "enemy").play(segment, phasing).play("react ld-maletti", 6)
    assert words(game, "fire", "guns", "at") == ["C10.12"]


@proves("D-3.10b-e", "O-10.0-b", "O-10.0-i")
def test_artillery_that_has_a_port_to_fire_at_reacts_too_but_not_in_strat_mode():
    guns = unit("guns", "--2-3", side=AXIS, nation="It", type="Arty Bn", barrage=20, range=2)
    field = Field(guns, leaders=[MALETTI]).put("C10.10", "guns").dump("C10.11", 9, AXIS).own(ALLIED, "C10.12")
    field.ground.port[field.hex("C10.12")] = 4
    field.state.leader_place = [field.hex("C10.10")]
    assert "react" in words(field.play("G2", AXIS))

    game = field.put("C10.10", "guns", marker="strat").play("G2", AXIS)
    assert game.question is None


@proves("D-3.10b-e", "O-9.1-h")
def test_a_stack_reacts_in_the_combat_segment_too_if_it_could_attack():
    field = camp().put("C10.12", "enemy")
    assert "react" not in words(field.play("G3", AXIS))

    game = field.put("C10.11", "enemy").play("G3", AXIS).play("react ld-maletti", 6)
    assert words(game, "attack", "C10.11", "with") == ["german", "italian"]


@proves("D-3.10b-e", "O-3.1-e", "O-5.8-f")
@pytest.mark.parametrize(("values", "marker"), [("(5)-3-4", ""), ("--3-4", ""), ("5-3-4", "strat")])
def test_a_stack_that_could_not_attack_does_not_react_in_the_combat_segment(values, marker):
    field = Field(unit("italian", values, side=AXIS, nation="It"), unit("enemy", "5-3-3"), leaders=[MALETTI])
    field.put("C10.10", "italian", marker=marker).put("C10.11", "enemy").dump("C10.10", 9, AXIS)
    field.state.leader_place = [field.hex("C10.10")]

    assert field.play("G3", AXIS).question is None


def test_a_stack_that_has_rolled_gets_no_second_roll_by_a_leader_who_joins_it():
    field = camp(leaders=(GROUP, MALETTI))
    field.state.leader_place[1] = field.hex("C10.14")
    game = field.play("E1", ALLIED).play("react kg-maletti", 1, "lead ld-maletti to C10.10")

    assert "react" not in words(game)


def test_a_leader_who_cannot_react_is_refused_as_such_while_another_can():
    field = camp(leaders=(GROUP, MALETTI))
    field.state.leader_place[1] = field.hex("C10.14")
    game = field.play("E1", ALLIED).play("react kg-maletti", 1)
    assert words(game, "react") == ["ld-maletti"]

    assert why_not(game, "react kg-maletti").message == "why-no-reaction"


def test_a_leader_who_has_rolled_does_not_roll_for_another_stack():
    game = camp().play("G1", AXIS).play("react ld-maletti", 6, "lead ld-maletti to C10.14")

    assert "react" not in words(game)


@proves("D-3.10b-a", "O-5.7-t")
def test_a_success_takes_a_stack_out_of_reserve():
    field = camp().put("C10.10", "german", marker="reserve")
    state = state_of(field.play("E1", ALLIED).play("react ld-maletti", 6))

    assert state.marker[field.number("german")] == UNMARKED
    assert RESERVE not in state.marker


# D-3.10c The +1


@proves("D-3.10c-a1", "D-3.10c-a2")
@pytest.mark.parametrize(("answers", "bonus"), [(["yes", "12"], 1), (["no"], 0)])
def test_a_leader_adds_one_and_is_rolled_for(answers, bonus):
    field, found = camp(), []

    def use():
        found.append((yield from leader_bonus(field.state, field.number("german"), False)))

    carry_out(use(), *answers)

    assert found == [bonus]


@proves("D-3.10c-b")
def test_for_an_overrun_he_must_have_been_with_them_since_the_phase_began():
    field = camp()
    field.state.leader_began[0] = field.hex("C10.14")
    procedure = leader_bonus(field.state, field.number("german"), True)

    with pytest.raises(StopIteration) as stopped:
        next(procedure)
    assert stopped.value.value == 0


@proves("D-3.10c-c3", "D-3.10c-d")
def test_a_leader_left_alone_joins_another_stack():
    field = camp(at="C12.12")
    carry_out(look_after_leaders(field.state), "join C10.14")

    assert field.state.leader_place == [field.hex("C10.14")]


@proves("D-3.10c-d")
def test_a_leader_without_any_stack_to_join_is_gone():
    field = camp()
    for id in ("italian", "second", "german"):
        field.state.put(field.number(id), DEAD)
    carry_out(look_after_leaders(field.state))

    assert field.state.leader_place == [REMOVED]


@proves("D-3.10c-d")
@pytest.mark.parametrize(("answers", "end"), [(["2"], ""), (["7", "join C10.14"], "C10.14")])
def test_a_leader_whom_enemies_find_alone_joins_another_stack_if_he_is_unharmed(answers, end):
    field = camp(at="C12.12").put("C12.12", "enemy")
    carry_out(meet_enemies(field.state, AXIS, field.hex("C12.12")), *answers)

    assert field.state.leader_place == [field.hex(end) if end else REMOVED]


@proves("O-9.12-r")
@pytest.mark.parametrize("end", ["C10.09", "C10.10"])
def test_of_a_stack_of_which_some_retreat_a_leader_goes_or_stays_and_a_group_stays_with_its_nation(end):
    field = camp(leaders=(GROUP, MALETTI)).put("C10.11", "enemy")
    start, faced = field.hex("C10.10"), field.hex("C10.11")
    back = Retreat(start, 1, [faced], [faced])
    carry_out(retreat(field.state, [field.number("german")], back), "retreat C10.09", f"join {end}")

    assert field.state.leader_place == [start, field.hex(end)]


# D-3.10d Casualties


@proves("D-3.10d-a")
@pytest.mark.parametrize(("dice", "stays"), [("2", False), ("3", False), ("4", False), ("6", True), ("12", True)])
def test_a_casualty_roll_kills_or_captures_or_does_nothing(dice, stays):
    field = camp()
    carry_out(casualty(field.state, 0), dice)

    assert (field.state.leader_place[0] >= 0) == stays


@proves("D-3.10d-b")
@pytest.mark.parametrize(
    ("date", "months", "back"),
    [
        ("1941-04-01", 6, "1941-10-01"),
        ("1941-04-29", 6, "1941-10-01"),
        ("1940-12-08", 1, "1941-01-01"),
        ("1941-11-15", 1, "1941-12-01"),
    ],
)
def test_a_wounded_leader_is_out_for_months(date, months, back):
    assert back_from_wound(date, months) == back

    field = camp()
    field.state.date = date
    carry_out(casualty(field.state, 0), "5", str(months))
    assert field.state.leader_place == [REMOVED]
    carry_out(heal(field.state))
    assert field.state.leader_place == [REMOVED]

    field.state.date = back
    carry_out(heal(field.state), "join C10.14")
    assert field.state.leader_place == [field.hex("C10.14")]
    assert field.state.wounded == {}


# D-3.10g Kampfgruppen


@proves("D-3.10g-c", "D-3.10g-e", "D-3.9b-a")
def test_a_group_mixes_nations_and_needs_one_of_its_own():
    field = camp(leaders=(GROUP,))
    assert field.state.in_battle_group(field.number("german"))

    field.put("C10.11", "italian")
    carry_out(look_after_leaders(field.state))
    assert field.state.leader_place == [REMOVED]


@proves("D-3.10g-b")
def test_a_group_goes_with_its_units():
    field = camp(leaders=(GROUP,)).put("C10.14", "german")
    state = state_of(field.play("C2", AXIS).play("move italian to C10.11"))

    assert state.leader_place == [field.hex("C10.11")]


@proves("D-3.10g-b")
def test_a_group_stays_while_one_of_its_nation_does():
    field = camp(leaders=(GROUP,)).put("C10.10", "second")
    state = state_of(field.play("C2", AXIS).play("move italian to C10.11"))

    assert state.leader_place == [field.hex("C10.10")]


@proves("D-3.10g-b")
def test_a_group_whose_last_unit_falls_in_an_attack_does_not_go_on_with_others():
    field = Field(
        *[unit(id, "5-3-4", side=AXIS, nation="It") for id in ("italian", "second")],
        unit("weak", "1-3-3"),
        leaders=[GROUP],
    )
    field.put("C10.10", "italian").put("C09.11", "second").put("C09.10", "weak").dump("C10.12", 9, AXIS)
    field.state.leader_place = [field.hex("C10.10")]
    game = field.play("F2", AXIS).play("attack C09.10 with italian second", "decline", "lead-unit italian", "8", "4")
    state = state_of(game.play("take loss"))
    assert [state.place[field.number(id)] == DEAD for id in ("italian", "second", "weak")] == [True, False, True]

    game.play("advance all")
    assert state_of(game).leader_place == [REMOVED]


@proves("D-3.10g-d")
def test_the_rating_in_the_hex_of_a_group_is_one_of_its_nation_if_there_is_one():
    field = camp(leaders=(GROUP,))
    italian, german = field.number("italian"), field.number("german")
    assert may_lead(field.state, [german, italian]) == [italian]
    assert may_lead(field.state, [german]) == [german]

    field = camp(leaders=(GROUP, Leader("kg-x", "X", AXIS, "Ge", True, 5)))
    assert may_lead(field.state, [german, italian]) == [german, italian]


def test_a_leader_needs_no_supply():
    field = camp()
    field.state.segment, field.state.phasing = "D", AXIS
    field.state.edge_sources[AXIS] = [field.hex("C10.10")]
    field.own(AXIS, "C10.10")
    carry_out(supply_phase(field.state, AXIS))

    assert field.state.leader_place == [field.hex("C10.10")]


@proves("D-3.10d-a")
@pytest.mark.parametrize(
    ("name", "dice", "lost"), [("ld-rommel", "5", False), ("ld-rommel", "3", True), ("ld-x", "4", True)]
)
def test_rommel_has_one_more_on_his_casualty_roll(name, dice, lost):
    field = Field(unit("ge", "5-5-8", side=AXIS), leaders=[Leader(name, name, AXIS, "Ge", False, 2)]).put(
        "C10.10", "ge"
    )
    field.state.leader_place[0] = field.hex("C10.10")
    carry_out(casualty(field.state, 0), dice)

    assert (field.state.leader_place[0] == REMOVED) == lost
