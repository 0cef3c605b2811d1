"""12.5 Fuel, and that of battle groups."""

from __future__ import annotations

from ocs.field import Field, carry_out, proves, state_of, unit, why_not, words
from sandtable.games.ocs.counters import ALLIED, AXIS, Counter, Leader
from sandtable.games.ocs.dak2.sequence_of_play import clean_up
from sandtable.games.ocs.modes import DRY, FOR_FORMATION, FOR_GROUP, FOR_PHASE
from sandtable.games.ocs.state import DEAD
from sandtable.games.ocs.supply.fuel import can_join, leave_groups


def tank(id: str, formation: str = "7 Arm", side: int = ALLIED, nation: str = "Br") -> Counter:
    return unit(id, "5-5-8", moves="tracked", formation=formation, side=side, nation=nation)


@proves("O-12.5-a", "O-12.5-b", "O-12.5-l", "D-2.2-b")
def test_tracks_and_trucks_do_not_move_without_fuel_and_feet_do():
    field = Field(tank("tank", ""), unit("car", "2-3-8", moves="truck"), unit("foot", "2-3-3"))
    game = field.put("C10.10", "car", "foot", "tank").play()

    assert words(game, "move") == ["foot"]
    assert why_not(game, "move tank to C10.11").message == "why-no-fuel"


@proves("O-12.5-f", "O-12.5-g", "O-12.5-i", "D-2.2-a", "D-2.2-b")
def test_independents_pay_a_token_each_even_through_an_hq():
    field = Field(tank("a", ""), tank("b", ""), unit("hq", "5-0-8", size="hq", throw=8, moves="truck"))
    field.put("C10.10", "a", "b", "hq").dump("C10.11", 9)
    state = state_of(field.play().play("move a b to C10.12"))

    assert state.dumps[ALLIED] == {field.hex("C10.11"): 7}
    assert (state.fuel[0], state.fuel[field.number("hq")]) == (FOR_PHASE, DRY)


@proves("O-12.5-d", "O-12.5-e", "O-12.5-j")
def test_a_supply_point_fuels_the_units_of_a_formation_that_reach_its_dump_and_others_join_where_they_do():
    field = Field(tank("a"), tank("b"), tank("c"), tank("d", "4 Ind"))
    field.put("C10.10", "a", "b").put("C10.25", "c").put("C10.12", "d").dump("C10.11", 5)
    game = field.play().play("move a to C10.09", "fuel formation C10.11")
    state = state_of(game)

    assert list(state.fuel) == [FOR_FORMATION, FOR_FORMATION, DRY, DRY]
    assert why_not(game, "move c to C10.24").message == "why-no-fuel"
    state.put(field.number("c"), field.hex("C10.13"))
    game.play("move c to C10.14")
    assert state_of(game).fuel[field.number("c")] == FOR_FORMATION
    assert state_of(game).dumps[ALLIED] == {field.hex("C10.11"): 1}


@proves("O-12.5-j", "O-12.3-c")
def test_nobody_joins_through_an_hq_that_is_no_longer_on_the_map():
    field = Field(tank("a"), unit("hq", "5-0-8", size="hq", throw=8, moves="truck"))
    last = len(field.grid) - 1
    field.state.put(field.number("a"), last - 1)  # a place off the map is a number that counts from the end
    field.state.put(field.number("hq"), DEAD)
    field.state.formation_fuel = {"7 Arm": (field.hex("C10.11"), field.number("hq"))}

    assert not can_join(field.state, field.number("a"))


@proves("O-12.5-d")
def test_formation_fuel_is_not_offered_where_it_would_leave_another_of_the_stack_dry():
    field = Field(tank("a"), tank("other", "")).put("C10.10", "a", "other").dump("C10.11", 4)
    state = state_of(field.play().play("move a other to C10.12"))

    assert state.dumps[ALLIED] == {field.hex("C10.11"): 2}


@proves("O-2.3-a", "O-12.5-d", "O-12.5-f")
def test_a_formation_keeps_its_fuel_until_its_clean_up_and_a_single_unit_for_the_phase():
    field = Field(tank("a"), tank("b", ""))
    field.put("C10.10", "a", "b")
    field.state.fuel = bytearray([FOR_FORMATION, FOR_PHASE])
    state = state_of(field.play("E", AXIS))

    assert list(state.fuel) == [FOR_FORMATION, DRY]


def group() -> Field:
    kg = Leader("kg-herff", "Herff", AXIS, "Ge", True, 4)
    field = Field(*[tank(id, "15 Pz", AXIS, "Ge") for id in "abc"], leaders=[kg])
    field.put("C10.10", "a", "b").put("C10.12", "c").dump("C10.11", 9, AXIS)
    field.state.leader_place[0] = field.hex("C10.10")
    return field


@proves("O-12.5-h", "D-3.10g-i")
def test_in_a_battle_group_each_unit_pays_a_token_and_there_is_no_supply_point_for_all():
    game = group().play("C2", AXIS)
    state = state_of(game.play("move a b to C10.11"))

    assert state.dumps[AXIS][game_hex(game, "C10.11")] == 7
    assert [state.fuel[unit] for unit in (0, 1)] == [FOR_GROUP, FOR_GROUP]


def game_hex(game, name: str) -> int:
    return state_of(game).theatre.grid.number[name]


@proves("D-3.10g-h", "D-3.10b-g")
def test_a_group_keeps_its_fuel_and_who_leaves_it_has_it_for_the_phase():
    field = group()
    field.state.fuel = bytearray([FOR_GROUP, FOR_GROUP, DRY])
    field.put("C10.14", "b")
    leave_groups(field.state)
    assert list(field.state.fuel) == [FOR_GROUP, FOR_PHASE, DRY]

    game = group()
    game.state.fuel = bytearray([FOR_GROUP, FOR_GROUP, DRY])
    state = state_of(game.play("C2", AXIS).play("move a to C10.13", "mode b move"))
    assert [state.fuel[unit] for unit in (0, 1)] == [FOR_PHASE, FOR_GROUP]


def with_two_dumps(hq: bool, first: int = 2, second: int = 2) -> Field:
    """Five tanks of a division between two dumps, with or without an army's HQ."""
    field = Field(*[tank(id) for id in "abcde"], unit("hq", "--0-8", size="hq", throw=12, moves="truck"))
    field.put("C10.10", *"abcde").dump("C10.09", first).dump("C10.11", second)
    return field.put("C10.10", "hq") if hq else field


@proves("O-12.5-d", "O-12.3-l")
def test_an_hq_fuels_a_formation_from_several_dumps_that_have_a_supply_point_only_together():
    field = with_two_dumps(hq=True, first=2, second=3)
    game = field.play().play("move a b c d e to C10.14", "fuel formation C10.09 C10.11 hq")
    state = state_of(game)

    assert state.dumps[ALLIED] == {field.hex("C10.11"): 1}
    assert list(state.fuel)[:5] == [FOR_FORMATION] * 5


@proves("O-12.5-d", "O-12.5-e")
def test_without_an_hq_a_formation_is_fuelled_from_one_dump_alone():
    field = with_two_dumps(hq=False)
    game = field.play()
    assert why_not(game, "move a b c d e to C10.14").message == "why-no-fuel"

    state = state_of(game.play("move a b c d to C10.14", "pay C10.09 1", "pay C10.09 1"))
    assert (state.dumps[ALLIED], state.fuel[0]) == ({}, FOR_PHASE)


@proves("O-12.5-d", "O-2.2-r")
def test_after_the_clean_up_nobody_joins_what_his_formation_paid_for_before():
    field = Field(tank("a"), tank("b")).put("C10.10", "a").put("C10.25", "b").dump("C10.11", 5)
    state = state_of(field.play().play("move a to C10.09", "fuel formation C10.11"))
    carry_out(clean_up(state))
    state.put(field.number("b"), field.hex("C10.12"))

    assert not can_join(state, field.number("b"))
