"""D-1.7, D-4.4a, D-5.4c, D-7 What a table agrees on before a scenario, in both ways."""

from __future__ import annotations

import pytest

from ocs.field import Field, carry_out, proves, state_of, unit, why_not, words
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games.ocs.counters import ALLIED, AXIS, COMBAT
from sandtable.games.ocs.dak2.deployment import cannot_deploy_at, cannot_deploy_in, in_zone
from sandtable.games.ocs.dak2.mussolini import Demand, is_beyond, kind_of
from sandtable.games.ocs.dak2.options import DEFAULTS
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dak2.victory import check_demand
from sandtable.games.ocs.dak2.weather import roll_weather
from sandtable.games.ocs.dak2.withdrawals import withdraw
from sandtable.games.ocs.modes import RESERVE
from sandtable.games.ocs.state import DEAD, REMOVED


def with_options(scenario: str, **options: str) -> State:
    return set_up(scenario, {**DEFAULTS, **options})


@proves("D-1.7-d")
def test_what_was_agreed_on_stays_in_the_position():
    game = Game.new(RULES, scenario="7.1", options={"set_up": "free", "mussolini_line": "true"}, dealer=Dealer(1))
    again = Game.new(RULES, position=game.position())

    assert state_of(again).free == state_of(game).free != []
    assert again.question is not None
    assert again.question.side == "axis"
    assert again.position() == game.position()


# Free set-up


def free_game() -> Game:
    return Game.new(RULES, scenario="7.3", options={"set_up": "free"}, dealer=Dealer(1))


@proves("D-7.1-setup", "D-7.3-setup", "D-7.1-ax-zone", "D-7.3-ax-zone")
def test_the_axis_places_its_free_units_first_in_libya_or_with_italians_in_egypt():
    game = free_game()
    assert game.question is not None
    assert (game.question.side, words(game)) == ("axis", ["deploy", "done"])
    assert words(game, "deploy") == ["it-19lm", "it-20l", "it-21l", "it-mg4", "it-mc1"]
    assert {"C44.29", "C44.30", "C42.17"} <= set(words(game, "deploy", "it-20l", "at"))

    refused = why_not(game, "deploy it-20l at C41.18 combat")
    assert (refused.rule, refused.message) == ("D7.0", "why-out-of-zone")
    assert why_not(game, "deploy it-63 at C44.30 combat").message == "why-not-free"
    assert why_not(game, "deploy it-20l at C39.03 combat").message == "why-enemy-units"


@proves("D-7.1-al-zone", "D-7.3-al-zone")
def test_then_the_allies_east_of_the_italians():
    game = free_game().play("deploy it-20l at C44.30 move", "done")
    assert game.question is not None
    assert game.question.side == "allied"
    assert why_not(game, "deploy br-11hus at C44.33 combat").message == "why-out-of-zone"

    game.play("deploy br-11hus at C39.10 combat")
    assert why_not(game, "deploy br-11hus at C39.11 combat").message == "why-deployed"
    state = state_of(game.play("done"))
    place = {id: state.theatre.grid.names[state.place[state.theatre.unit_number[id]]] for id in ("it-20l", "br-11hus")}
    assert place == {"it-20l": "C44.30", "br-11hus": "C39.10"}
    assert state.segment == "C2"


@proves("O-1.1-b")
def test_nobody_sets_up_in_reserve_next_to_an_enemy_who_can_attack():
    game = free_game().play("done")
    game.play("deploy br-11hus at C39.19 combat")  # beside Nibeiwa, with the Italians to the west

    modes = words(free_game().play("done"), "deploy", "br-11hus", "at", "C39.19")
    assert modes == ["combat", "move"]


@proves("O-1.1-f")
def test_a_free_unit_overstacks_no_hex_and_stands_on_land():
    game = free_game()
    full = next(
        name
        for name in words(game, "deploy", "it-20l", "at")
        if state_of(game).holder(state_of(game).theatre.hex_named(name)) == AXIS
    )
    state = state_of(game)
    hex = state.theatre.hex_named(full)
    for one in state.units_on_map(AXIS):
        if state.counter(one).is_multi_step and one not in state.free:
            state.put(one, hex)

    assert why_not(game, f"deploy it-20l at {full} combat").message == "why-overstacked"
    assert why_not(game, "deploy it-20l at C48.20 combat").rule in ("6.2", "D7.0")


@proves("O-1.1-f", "O-4.8-a")
def test_ten_regiments_fill_a_hex_at_set_up_and_who_stands_there_may_stay():
    field = Field(
        *[unit(f"it{number}", "9-2-6", size="division", side=AXIS, nation="It") for number in range(3)],
        *[unit(f"it{number}", "3-2-6", size="regiment", side=AXIS, nation="It") for number in (3, 4)],
        unit("it5", "2-2-6", side=AXIS, nation="It"),
    )
    full = field.hex("C10.24")
    field.ground.country[full] = "Libya"
    field.put("C10.24", "it0", "it1", "it2").put("C12.24", "it3", "it4", "it5")
    assert cannot_deploy_at(field.state, field.number("it3"), full) is None

    field.put("C10.24", "it3")
    assert cannot_deploy_at(field.state, field.number("it3"), full) is None
    refused = cannot_deploy_at(field.state, field.number("it5"), full)
    assert refused is not None
    assert (refused.message, refused.arguments["re"]) == ("why-overstacked", "10 1/2")


@proves("O-1.1-f", "O-6.2-f")
def test_nobody_sets_up_where_his_class_cannot_go_or_on_what_is_the_enemys():
    field = Field(
        unit("it0", "9-2-6", side=AXIS, nation="It"), unit("it1", "3-2-6", moves="truck", side=AXIS, nation="It")
    )
    field.put("C12.24", "it0", "it1").terrain("salt_marsh", "C10.24").terrain("sea", "C10.23").dump("C10.22", 1)
    for name in ("C10.22", "C10.23", "C10.24"):
        field.ground.country[field.hex(name)] = "Libya"

    def refused(id: str, name: str) -> str:
        reason = cannot_deploy_at(field.state, field.number(id), field.hex(name))
        return reason.message if reason else ""

    assert [refused("it0", name) for name in ("C10.24", "C10.23")] == ["", "why-prohibited"]
    assert refused("it1", "C10.24") == "why-prohibited"
    assert refused("it0", "C10.22") == "why-enemy-units"


@proves("O-1.1-b", "O-5.7-b")
def test_a_free_unit_starts_in_reserve_if_a_marker_is_left_and_no_enemy_near_can_attack():
    field = Field(unit("it0", "9-2-6", side=AXIS, nation="It"), unit("x-guns", "--2-6", type="Arty Bn"))
    hex = field.put("C12.24", "it0").put("C12.23", "x-guns").hex("C12.24")
    assert cannot_deploy_in(field.state, 0, hex, "reserve") is None

    field.state.reserves = [9, 0]
    refused = cannot_deploy_in(field.state, 0, hex, "reserve")
    assert refused is not None
    assert refused.message == "why-no-reserve-marker"

    state = state_of(free_game().play("deploy it-20l at C44.30 reserve"))
    number = state.theatre.unit_number["it-20l"]
    assert (state.marker[number], state.face[number]) == (RESERVE, COMBAT)


def test_a_game_with_free_set_up_is_played_on_after_its_position_is_read():
    game = free_game().play("deploy it-20l at C44.30 strat")
    again = Game.new(RULES, position=game.position(), dealer=Dealer(2))

    assert words(again, "deploy") == words(game, "deploy")


# Weather


@proves("O-17.0-e")
def test_a_table_may_do_without_storms():
    state = with_options("7.3", weather="clear")
    carry_out(roll_weather(state))

    assert state.weather == {}


# Coast road


@proves("D-3.1k-a")
@pytest.mark.parametrize(("value", "kind"), [("while_axis", "road"), ("for_good", "primary_road")])
def test_the_finished_road_after_the_allies_have_passed(value, kind):
    state = with_options("7.1", coast_road=value)
    hexes = [state.theatre.hex_named(name) for name in ("C40.26", "C40.25")]
    for hex in hexes:
        state.set_owner(hex, ALLIED)

    assert state.paths()[state.theatre.grid.side_between(hexes[1], hexes[0])] == kind


# Withdrawals


@proves("D-5.4c-a", "D-7.1-al-sp2")
@pytest.mark.parametrize(("value", "leave"), [("historical", True), ("none", False)])
def test_the_fourth_indian_division_leaves_wherever_it_is(value, leave):
    state = with_options("7.1", withdrawals=value)
    state.date = "1940-12-15"
    carry_out(withdraw(state, ALLIED))
    gone = [state.place[state.theatre.unit_number[id]] == REMOVED for id in ("in-5", "in-11", "in-cih")]

    assert gone == [leave] * 3
    assert (state.organic_place[state.theatre.truck_number["ot-4ind"]] == REMOVED) == leave
    assert state.place[state.theatre.unit_number["in-7"]] >= 0


@proves("D-5.4c-b", "D-5.4c-c")
def test_for_a_dead_one_a_like_unit_leaves_and_a_lost_truck_is_skipped():
    state = with_options("7.1")
    state.date = "1940-12-15"
    number = state.theatre.unit_number
    state.put(number["in-5"], DEAD)
    state.organic_place[state.theatre.truck_number["ot-4ind"]] = DEAD
    carry_out(withdraw(state, ALLIED), "withdraw in-7")

    assert state.place[number["in-7"]] == REMOVED
    assert state.place[number["in-5"]] == DEAD
    assert state.organic_place[state.theatre.truck_number["ot-4ind"]] == DEAD


@proves("D-5.4c-b")
def test_for_a_dead_one_nobody_leaves_who_has_to_leave_anyway():
    state = with_options("7.1")
    state.date = "1940-12-15"
    state.put(state.theatre.unit_number["in-5"], DEAD)
    question = next(withdraw(state, ALLIED))

    assert {"withdraw in-7", "withdraw br-16"} <= set(question.options)
    assert "withdraw in-11" not in question.options


# Mussolini's line


def demanded() -> State:
    return with_options("7.1", mussolini_line="true")


@proves("D-7.1-gen2", "D-7.3-gen2", "D-7.1-ax-sp1", "D-7.3-ax-sp1")
@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_the_demand_is_a_matter_of_agreement(scenario):
    agreed = with_options(scenario, mussolini_line="true").demand

    assert with_options(scenario).demand is None
    assert agreed is not None
    assert agreed.quota == [1, 3, 0, 5]  # our set-up has no artillery regiment beyond the line


@proves("D-4.4a-e")
@pytest.mark.parametrize(("hex", "beyond"), [("C40.22", True), ("C40.23", False), ("C40.24", False), ("D39.05", True)])
def test_a_unit_on_the_line_is_not_past_it(hex, beyond):
    assert is_beyond(hex) == beyond


def send_back(state: State, kind: int, number: int) -> None:
    """Put so many units of a kind that are beyond the line at Bardia."""
    names = state.theatre.grid.names
    for one in state.units_on_map(AXIS):
        if number and kind_of(state.counter(one)) == kind and is_beyond(names[state.place[one]]):
            state.put(one, state.theatre.hex_named("C44.30"))
            number -= 1


@proves("D-4.4a-a", "D-4.4a-f", "D-4.4a-i")
@pytest.mark.parametrize(("divisions", "winner"), [(1, ""), (2, "allied")])
def test_the_axis_loses_when_too_few_are_beyond_the_line_at_the_end_of_its_turn(divisions, winner):
    state = demanded()
    send_back(state, 1, divisions)
    state.phasing = ALLIED
    check_demand(state)
    assert state.winner == ""

    state.phasing = AXIS
    check_demand(state)
    assert state.winner == winner


@proves("D-4.4a-g")
def test_who_dies_beyond_the_line_goes_on_counting():
    state = demanded()
    for id in ("it-1lib", "it-2lib", "it-4cn"):
        state.put(state.theatre.unit_number[id], DEAD)

    assert state.demand is not None
    assert state.demand.is_met(state)
    assert state.copy().demand is not state.demand


@proves("D-4.4a-h")
def test_nobody_who_is_needed_goes_back_and_who_is_forced_to_is_lost():
    state = demanded()
    send_back(state, 1, 1)
    cirene, back = state.theatre.unit_number["it-63"], state.theatre.hex_named("C38.24")
    assert state.cannot_enter(cirene, back) == "why-held-by-demand"

    start = state.place[cirene]
    state.put(cirene, back)
    carry_out(state.retreated([cirene], start, [back]))
    assert state.place[cirene] == DEAD
    assert state.demand is not None
    assert state.demand.is_met(state)


@proves("D-4.4a-h", "D-4.4a-i")
def test_of_several_who_go_back_together_only_those_do_who_can_be_spared():
    field = Field(*[unit(f"it{number}", "5-3-6", side=AXIS, nation="It") for number in range(4)])
    field.put("C10.22", *[f"it{number}" for number in range(4)])
    field.state.demand = Demand([0, 0, 0, 2], [])
    state = state_of(field.play(phasing=AXIS).play("move it0 it1 it2 it3 to C10.24"))

    assert sorted(state.theatre.grid.names[place] for place in state.place) == ["C10.22", "C10.22", "C10.24", "C10.24"]


@proves("D-4.4a-h", "O-9.12-u")
def test_of_several_who_overrun_back_over_the_line_only_those_enter_who_can_be_spared():
    field = Field(*[unit(f"it{number}", "9-3-6", side=AXIS, nation="It") for number in range(3)], unit("x", "1-3-3"))
    field.put("C10.22", "it0", "it1", "it2").put("C10.23", "x").dump("C10.21", 9, AXIS)
    field.state.demand = Demand([0, 0, 0, 2], [])
    game = field.play(phasing=AXIS).play("overrun C10.23 with it0 it1 it2", "decline", "lead-unit it0", 7, 8)
    state = state_of(game)

    assert [state.theatre.grid.names[state.place[one]] for one in range(3)] == ["C10.23", "C10.22", "C10.22"]
    assert state.place[3] == DEAD


@proves("D-4.4a-h")
def test_who_stood_behind_the_line_already_is_not_lost_for_those_who_retreat_there():
    field = Field(*[unit(f"it{number}", "5-3-6", side=AXIS, nation="It") for number in range(2)])
    field.put("C10.24", "it0", "it1")
    field.state.demand = Demand([0, 0, 0, 1], [])
    carry_out(field.state.retreated([1], field.hex("C10.22"), [field.hex("C10.24")]))

    assert [place == DEAD for place in field.state.place] == [False, True]


@proves("D-4.4a-g")
def test_who_dies_behind_the_line_does_not_count():
    field = Field(unit("it0", "5-3-6", side=AXIS, nation="It"), unit("it1", "5-3-6", side=AXIS, nation="It"))
    field.state.demand = Demand([0, 0, 0, 1], [])
    field.put("C10.24", "it0").put("C10.22", "it1")
    field.state.put(0, DEAD)
    assert field.state.demand.fallen == []

    field.state.put(1, DEAD)
    assert field.state.demand.fallen == [1]


@proves("D-7.1-ax-zone", "D-7.3-ax-zone")
def test_an_italian_in_egypt_is_in_his_zone_with_another_and_not_with_himself_alone():
    field = Field(unit("it0", "5-3-6", side=AXIS, nation="It"), unit("it1", "5-3-6", side=AXIS, nation="It"))
    field.put("C10.24", "it0").put("C12.24", "it1")
    assert not in_zone(field.state, 0, field.hex("C10.24"))

    assert in_zone(field.state, 0, field.hex("C12.24"))
    assert not in_zone(field.state, 1, field.hex("C12.24"))


@proves("D-7.1-al-zone", "D-7.3-al-zone")
def test_the_zone_of_the_allies_is_egypt_east_of_the_nearest_italians():
    field = Field(unit("a-br", "5-3-6"), unit("x-it", "5-3-6", side=AXIS, nation="It")).put("C12.24", "x-it")
    field.ground.country[field.hex("C12.20")] = "Libya"
    found = [in_zone(field.state, 0, field.hex(name)) for name in ("C12.20", "C12.23", "C14.24", "C12.25")]

    assert found == [False, True, False, False]
