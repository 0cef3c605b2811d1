"""D-7 The scenarios 7.3 and 7.1: every field of their headers, and victory as printed."""

from __future__ import annotations

import pytest

from ocs.field import carry_out, proves, state_of, why_not, words
from sandtable.engine.chance import Dealer
from sandtable.engine.game import Game
from sandtable.games.ocs.counters import ALLIED, AXIS
from sandtable.games.ocs.dak2.calendar import turns_from
from sandtable.games.ocs.dak2.naval import shots_left
from sandtable.games.ocs.dak2.reinforcements import reinforce
from sandtable.games.ocs.dak2.rules import RULES
from sandtable.games.ocs.dak2.scenarios import SCENARIOS, SETUP_ORDER
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dak2.victory import conditions, decide
from sandtable.games.ocs.movement import cannot_move, reach_of
from sandtable.games.ocs.state import DEAD, LATER
from sandtable.games.ocs.supply.trace import roads_of
from sandtable.games.ocs.theatre import PRIMARY_ROAD
from sandtable.games.ocs.trucks import Trucks

both = pytest.mark.parametrize("scenario", ["7.1", "7.3"])


def names_in(state: State, nation: str, country: str) -> list[str]:
    return [
        counter.id
        for unit, counter in enumerate(state.theatre.counters)
        if counter.nation == nation
        and state.place[unit] >= 0
        and state.theatre.ground.country[state.place[unit]] == country
    ]


@proves("D-7.1-setup", "D-7.3-setup", "D-7.1-first", "D-7.3-first")
@both
def test_the_axis_sets_up_first_and_the_allies_play_first(scenario):
    game = Game.new(RULES, scenario=scenario, dealer=Dealer(1))

    assert SETUP_ORDER == [AXIS, ALLIED]
    assert game.question is not None
    assert (game.question.side, state_of(game).phasing) == ("allied", ALLIED)


@proves("D-7.1-dates", "D-7.3-dates")
@pytest.mark.parametrize(("scenario", "last", "turns"), [("7.1", "1940-12-26", 6), ("7.3", "1940-12-12", 2)])
def test_a_scenario_has_its_dates_and_its_length(scenario, last, turns):
    header = SCENARIOS[scenario]

    assert (set_up(scenario).date, header.end) == ("1940-12-08", last)
    assert len(turns_from(header.start, header.end)) == turns


@proves("D-7.1-maps", "D-7.3-maps")
@both
def test_map_c_alone_is_in_play(scenario):
    assert all("C" in maps for maps in set_up(scenario).theatre.ground.maps)


@proves("D-7.1-time1", "D-7.3-time1", "D-7.1-al-sp1", "D-7.3-al-sp1")
@both
def test_brigade_groups_are_in_force_but_for_the_fourth_indian_division(scenario):
    state = set_up(scenario)
    number = state.theatre.unit_number

    assert state.is_brigade_group(number["br-16"])
    assert not any(state.is_brigade_group(number[id]) for id in ("in-5", "in-7", "in-11"))


@proves("D-7.1-time2", "D-7.3-time2")
@both
def test_italians_trace_along_primary_roads_alone(scenario):
    state = set_up(scenario)

    assert roads_of(state, state.theatre.unit_number["it-63"]) == [PRIMARY_ROAD]


@proves("D-7.1-al-reserve", "D-7.3-al-reserve", "D-7.1-ax-reserve", "D-7.3-ax-reserve")
@both
def test_the_allies_have_three_reserve_markers_and_the_axis_two(scenario):
    state = set_up(scenario)

    assert [state.reserve_markers(side) for side in (ALLIED, AXIS)] == [3, 2]


@proves("D-4.2-a")
def test_germans_and_italians_share_their_reserve_markers():
    assert SCENARIOS["7.3"].reserves[AXIS] == 2  # one number for the side, whatever the nations of its units


@proves("D-7.1-al-train", "D-7.3-al-train", "D-5.5d-a", "D-5.5d-b")
@pytest.mark.parametrize(("scenario", "green"), [("7.1", ["2 NZ", "6 Aus"]), ("7.3", ["2 NZ"])])
def test_divisions_in_training_are_green(scenario, green):
    state = set_up(scenario)
    brigade = state.theatre.unit_number["nz-4"]

    assert state.green == green
    assert state.rating_of(brigade) == state.counter(brigade).rating - 1
    assert not state.is_brigade_group(brigade)
    assert not state.is_green(state.theatre.unit_number["br-16"])  # independent


@proves("D-7.1-al-rail", "D-7.3-al-rail")
@both
def test_the_railway_ends_before_c3802(scenario):
    state = set_up(scenario)
    unbuilt = {state.theatre.grid.names[hex] for hex in state.unbuilt_railway()}

    assert {"C38.02", "C38.03", "C36.20"} <= unbuilt
    assert "C38.01" not in unbuilt


@proves("D-7.1-al-dead", "D-7.3-al-dead", "D-7.1-ax-dead", "D-7.3-ax-dead")
@both
def test_nobody_is_dead_at_first(scenario):
    assert DEAD not in set_up(scenario).place


@proves("D-7.1-al-towns", "D-7.3-al-towns", "D-7.1-ax-towns", "D-7.3-ax-towns", "D-7.1-air", "D-7.3-air")
@both
def test_towns_and_airfields_belong_to_who_holds_them(scenario):
    state = set_up(scenario)
    owners = {name: state.owner[state.theatre.place_named(name)] for name in ("Mersa Matruh", "Siwa")}
    axis = ["Buq Buq", "Sidi Barrani", "Bardia", "Sollum"]

    assert set(owners.values()) == {ALLIED}
    assert {state.owner[state.theatre.place_named(name)] for name in axis} == {AXIS}
    assert state.owner[state.theatre.hex_named("C45.31")] == AXIS


@proves("D-7.1-ax-zone", "D-7.3-ax-zone", "D-7.1-al-zone", "D-7.3-al-zone")
@both
def test_the_historical_set_up_is_within_the_zones_of_the_header(scenario):
    state = set_up(scenario)
    columns = state.theatre.grid.columns
    italians = [state.place[unit] for unit in state.units_on_map(AXIS)]

    assert {counter.nation for counter in state.theatre.counters if counter.side == AXIS} == {"It"}
    assert names_in(state, "It", "Libya")
    assert names_in(state, "It", "Egypt")
    assert min(columns[hex] for hex in italians) > min(
        columns[state.place[unit]] for unit in state.units_on_map(ALLIED)
    )


@proves("D-7.1-al-sp3", "D-7.3-al-sp3")
@both
def test_the_new_zealanders_do_not_go_west_of_matruh(scenario):
    game = Game.new(RULES, scenario=scenario, dealer=Dealer(1)).play("mode nz-4 move")
    reached = words(game, "move", "nz-4", "to")
    assert "C38.03" in reached  # half a hex further west in its row, and no farther by its number
    assert not {"C38.04", "C39.05"} & set(reached)

    refused = why_not(game, "move nz-4 to C39.04")
    assert refused.message == "why-held-at-matruh"


@proves("D-7.1-al-sp3", "D-7.3-al-sp3")
def test_new_zealanders_who_were_driven_west_of_matruh_come_back():
    state = set_up("7.1")
    unit, west = state.theatre.unit_number["nz-4"], state.theatre.hex_named("C39.06")
    state.put(unit, west)
    state.began[unit], state.segment = west, "C2"
    found = {state.theatre.grid.names[hex] for hex in reach_of(state, unit, [unit]).cost}

    assert cannot_move(state, unit) is None
    assert "C39.05" in found
    assert "C39.07" not in found


@proves("D-7.3-al-sp2")
def test_in_7_3_ships_fire_once_in_every_turn():
    state = set_up("7.3")
    assert shots_left(state, ALLIED) == 1
    state.fire_shot()
    assert shots_left(state, ALLIED) == 0

    state.date = "1940-12-12"
    assert shots_left(state, ALLIED) == 1
    assert shots_left(state, AXIS) == 0


@proves("D-7.1-al-sp4")
def test_in_7_1_ships_fire_once_in_the_first_two_turns():
    state = set_up("7.1")
    state.date = "1940-12-12"
    assert shots_left(state, ALLIED) == 1
    state.fire_shot()
    assert shots_left(state, ALLIED) == 0

    late = set_up("7.1")
    late.date = "1940-12-15"
    assert shots_left(late, ALLIED) == 0


@proves(
    "D-7.1-ax-reinf", "D-7.3-ax-reinf", "D-7.3-al-reinf", "D-7.1-events", "D-7.3-events", "D-7.1-camp", "D-7.3-camp"
)
@pytest.mark.parametrize(("scenario", "side"), [("7.1", AXIS), ("7.3", AXIS), ("7.3", ALLIED)])
def test_nothing_but_supply_comes_to_who_has_no_reinforcements(scenario, side):
    state = set_up(scenario)
    for date in turns_from(SCENARIOS[scenario].start, SCENARIOS[scenario].end):
        state.date = date
        before = state.place.copy()
        carry_out(reinforce(state, side))
        assert state.place == before

    own = [unit for unit, counter in enumerate(state.theatre.counters) if counter.side == side]
    assert LATER not in [state.place[unit] for unit in own]


# Victory


def taken(state: State, *places: str) -> None:
    for place in places:
        state.set_owner(state.theatre.place_named(place), ALLIED)


def destroy_divisions(state: State, number: int) -> None:
    divisions = [unit for unit, counter in enumerate(state.theatre.counters) if counter.is_multi_step]
    for unit in divisions[:number]:
        state.put(unit, DEAD)


@proves("D-7.3-vic1", "D-7.3-vic2")
@pytest.mark.parametrize(
    ("divisions", "places", "winner"),
    [
        (3, ["Sidi Barrani", "Buq Buq", "Sollum"], "allied"),
        (2, ["Sidi Barrani", "Buq Buq", "Sollum"], "axis"),
        (3, ["Sidi Barrani", "Buq Buq"], "axis"),
        (0, [], "axis"),
    ],
)
def test_sidi_barrani_is_won_by_three_divisions_and_three_places(divisions, places, winner):
    state = set_up("7.3")
    destroy_divisions(state, divisions)
    taken(state, *places)
    decide(state)

    assert state.winner == winner


def out_of_egypt(state: State) -> None:
    for id in names_in(state, "It", "Egypt"):
        state.put(state.theatre.unit_number[id], DEAD)


@proves("D-7.1-vic1", "D-7.1-vic2", "D-7.1-vic3")
def test_compass_is_won_by_driving_the_italians_out_of_egypt_and_brilliantly_with_bardia():
    state = set_up("7.1")
    assert [condition.is_met for condition in conditions(state)] == [False, False]
    decide(state)
    assert state.winner == "axis"

    out_of_egypt(state)
    state.log = []
    decide(state)
    assert (state.winner, state.log[-1].message) == ("allied", "log-victory")

    taken(state, "Bardia")
    decide(state)
    assert (state.winner, state.log[-1].message) == ("allied", "log-brilliant-victory")


@proves("D-7.1-vic1", "D-7.1-vic3")
def test_one_battalion_left_in_egypt_saves_the_axis_and_trucks_and_dumps_do_not():
    state = set_up("7.1")
    out_of_egypt(state)
    state.dumps[AXIS][state.theatre.hex_named("C42.19")] = 4
    state.trucks.append(Trucks(AXIS, state.theatre.hex_named("C42.19"), 4, 0, 0))
    decide(state)
    assert state.winner == "allied"

    state.put(state.theatre.unit_number["it-mg6"], state.theatre.hex_named("C42.19"))
    decide(state)
    assert state.winner == "axis"


@proves("D-7.1-vic2", "D-7.1-vic3")
def test_bardia_alone_wins_nothing():
    state = set_up("7.1")
    taken(state, "Bardia")
    decide(state)

    assert state.winner == "axis"
