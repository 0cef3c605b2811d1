"""1.3 The Map: its spaces, their kinds, and what they can hold."""

from __future__ import annotations

import pytest

from palestine.table import offered, position, proves, state_of
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.palestine.map import (
    CITIES,
    COASTAL_DISTRICTS,
    DISTRICTS,
    NAMES,
    RAILWAYS,
    is_city,
    is_district,
    is_railway,
)
from sandtable.games.british_way.palestine.vocabulary import VOCABULARY

DISTRICT_NAMES = ["galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza"]
CITY_NAMES = ["haifa_c", "tel_aviv", "jerusalem_c"]
RAILWAY_NAMES = ["rail_egypt", "rail_jerusalem", "rail_haifa", "rail_syria"]
COASTAL_NAMES = ["galilee", "haifa_d", "samaria", "lydda", "gaza"]
ALL_NAMES = DISTRICT_NAMES + CITY_NAMES + RAILWAY_NAMES


# 1.3.1 Map Spaces


@proves("P-1.3.1-a", "P-1.3.2-a", "P-1.3.3-a", "P-1.3.4-a")
def test_there_are_six_districts_three_cities_and_four_railways():
    assert ALL_NAMES == NAMES
    assert [NAMES[space] for space in DISTRICTS] == DISTRICT_NAMES
    assert [NAMES[space] for space in CITIES] == CITY_NAMES
    assert [NAMES[space] for space in RAILWAYS] == RAILWAY_NAMES
    assert [name for space, name in enumerate(NAMES) if is_district(space)] == DISTRICT_NAMES
    assert [name for space, name in enumerate(NAMES) if is_city(space)] == CITY_NAMES
    assert [name for space, name in enumerate(NAMES) if is_railway(space)] == RAILWAY_NAMES


@proves("P-1.3.1-b", "P-1.4.2-e")
@pytest.mark.parametrize("name", ALL_NAMES)
def test_a_space_can_hold_all_troops_all_police_and_all_cells(name):
    state = state_of(position(f"{name}: 12 troops, 6 police, 8 underground, 7 active"))
    space = NAMES.index(name)

    assert (state.troops[space], state.police[space], state.cells(space)) == (12, 6, 15)


@proves("P-1.3.1-b", "P-1.4.2-e")
@pytest.mark.parametrize("name", ALL_NAMES)
def test_a_space_that_holds_many_pieces_still_takes_more(name):
    origin = "gaza" if name != "gaza" else "galilee"
    space = NAMES.index(name)
    pieces = f"{origin}: 1 troops, 1 police, 1 underground | {name}: 11 troops, 5 police, 14 active"
    patrolled = position(f"{pieces} | do: operation patrol limited").play(f"patrol {name}", f"from {origin}")
    travelled = position(f"{pieces} | capabilities: P13 unshaded british | do: operation travel limited")
    travelled.play(f"travel {origin}", f"to {name}")

    assert state_of(patrolled).police[space] == 6
    assert state_of(travelled).cells(space) == 15


@proves("P-1.3.1-b", "P-1.4.2-e")
@pytest.mark.parametrize("name", ALL_NAMES)
def test_troops_can_gather_in_any_space(name):
    origin = "gaza" if name != "gaza" else "galilee"
    game = position(f"{origin}: 2 troops | {name}: 10 troops | do: operation deploy limited")
    if f"deploy {origin}" in offered(game):
        game.play(f"deploy {origin}")
    game.play(f"to {name}", f"from {origin}", "2")

    assert state_of(game).troops[NAMES.index(name)] == 12


@proves("P-1.3.1-c")
@pytest.mark.parametrize("country", ["egypt", "transjordan", "syria", "lebanon"])
def test_the_lands_around_are_no_spaces(country):
    with pytest.raises(BadPosition, match=f"there is no field '{country}'"):
        position(f"{country}: 1 troops")
    assert not [answer for answer in VOCABULARY if country in answer.split()]


@proves("P-1.3.1-c", "P-1.3.5-d")
def test_travel_goes_to_the_thirteen_spaces_and_nowhere_else():
    game = position("gaza: 1 underground | haganah: 2 | do: operation travel limited")

    assert offered(game) == [*[f"to {name}" for name in ALL_NAMES], "done"]


# 1.3.2 Districts, 1.3.3 Cities, 1.3.4 Railways in the Political Will Phase


@proves("P-1.3.2-b")
@pytest.mark.parametrize("name", DISTRICT_NAMES)
@pytest.mark.parametrize("markers", [1, 3])
def test_each_sabotage_marker_in_a_district_costs_one(name, markers):
    game = position(f"{name}: {markers} sabotage | political will: 10 | do: political_will")

    assert state_of(game).political_will == 10 + 5 - markers


@proves("P-1.3.3-b")
@pytest.mark.parametrize("name", CITY_NAMES)
@pytest.mark.parametrize("markers", [1, 3])
def test_each_sabotage_marker_in_a_city_costs_two(name, markers):
    game = position(f"{name}: {markers} sabotage | political will: 10 | do: political_will")

    assert state_of(game).political_will == 10 + 4 - 2 * markers


@proves("P-1.3.4-c")
@pytest.mark.parametrize("name", RAILWAY_NAMES)
@pytest.mark.parametrize("markers", [1, 2, 5])
def test_a_sabotaged_railway_costs_two_whatever_the_number_of_markers(name, markers):
    game = position(f"{name}: {markers} sabotage | political will: 10 | do: political_will")

    assert state_of(game).political_will == 10 + 3 - 2


@proves("P-1.3.4-c")
def test_each_sabotaged_railway_counts():
    game = position("rail_egypt: 2 sabotage | rail_haifa: 1 sabotage | political will: 10 | do: political_will")

    assert state_of(game).political_will == 10 + 3 - 4


# 1.3.2 Coastal Districts


@proves("P-1.3.2-c", "P-1.3.2-d")
def test_all_districts_but_jerusalem_are_coastal_and_no_other_space_is():
    everywhere = " | ".join(
        f"{name}: 1 underground{', 1 troops' if i < 12 else ''}" for i, name in enumerate(ALL_NAMES)
    )
    exodus = position(f"{everywhere} | card: P2 | do: event british unshaded")

    assert [NAMES[space] for space in COASTAL_DISTRICTS] == COASTAL_NAMES
    assert [name for space, name in enumerate(NAMES) if not state_of(exodus).underground[space]] == COASTAL_NAMES
    assert state_of(exodus).prison == 5


@proves("P-1.3.2-c", "P-1.3.2-d")
@pytest.mark.parametrize("name", ALL_NAMES)
def test_illegal_immigration_looks_at_sabotage_in_coastal_districts_only(name):
    game = position(f"{name}: 4 sabotage | political will: 10 | card: P4 | do: event irgun unshaded")

    assert state_of(game).political_will == (8 if name in COASTAL_NAMES else 12)


# 1.3.3 Curfews, 1.3.4 Caches


@proves("P-1.3.3-c", "P-1.4.2-d")
@pytest.mark.parametrize("name", ALL_NAMES)
def test_a_search_brings_a_curfew_to_cities_only(name):
    game = position(f"{name}: 12 troops, 1 police | do: operation search limited")
    game.play(f"search {name}")

    assert sum(state_of(game).curfew) == state_of(game).curfew[NAMES.index(name)] == int(name in CITY_NAMES)


@proves("P-1.3.3-c", "P-1.4.2-d")
@pytest.mark.parametrize("name", DISTRICT_NAMES + RAILWAY_NAMES)
def test_a_curfew_outside_the_cities_is_refused(name):
    with pytest.raises(BadPosition, match=f"a Curfew in {name}, which is no City"):
        position(f"{name}: 1 police, 1 curfew")


@proves("P-1.3.4-b")
def test_sabotage_on_the_railways_stops_no_movement():
    pieces = "galilee: 12 troops, 3 police | rail_egypt: 3 police, 2 underground, {n} | rail_syria: 1 underground, {n}"
    scene = pieces + " | rail_haifa: 1 underground, {n} | rail_jerusalem: 1 active, {n} | haganah: 2 | do: {step}"
    answers = {
        "operation travel operation": ["travel rail_egypt", "to rail_syria", "2"],
        "operation deploy limited": ["to rail_haifa", "from galilee", "5"],
        "operation patrol operation": [
            "patrol rail_syria",
            "patrol rail_haifa",
            "done",
            "from rail_egypt",
            "to rail_syria",
        ],
        "operation search operation": ["search rail_syria", "search haifa_d", "done", "from galilee", "to rail_syria"],
        "redeploy_police": ["from rail_egypt", "to rail_syria", "3"],
        "redeploy_troops": ["from galilee", "to rail_egypt", "9"],
        "redeploy_cells": ["to haifa_c", "underground rail_syria"],
    }
    for step, plays in answers.items():
        clean = position(scene.format(n="0 sabotage", step=step))
        sabotaged = position(scene.format(n="3 sabotage", step=step))
        for answer in plays:
            assert offered(clean) == offered(sabotaged)
            clean.play(answer)
            sabotaged.play(answer)

        one, other = state_of(clean), state_of(sabotaged)
        assert (one.troops, one.police) == (other.troops, other.police)
        assert (one.underground, one.active) == (other.underground, other.active)


@proves("P-1.3.4-d")
@pytest.mark.parametrize("name", RAILWAY_NAMES)
def test_a_railway_never_holds_a_cache(name):
    cells = (
        f"{name}: 3 underground, 2 active | gaza: 1 underground, 1 caches | lydda: 1 underground | samaria: 1 active"
    )
    ways = {
        "operation rob operation": f"rob {name}",
        "pass irgun": f"rob {name}",
        "expropriations": f"rob {name}",
        "haganah_cooperation": name,
        "redeploy_cache": f"to {name}",
        "event irgun shaded | card: P12": name,
    }
    for step, answer in ways.items():
        game = position(f"{cells} | do: {step}")
        if step == "redeploy_cache":
            game.play("cache gaza")

        assert answer.replace(name, "lydda") in offered(game), step
        assert answer not in offered(game), step
    with pytest.raises(BadPosition, match=f"an Arms Cache on the Railway {name}"):
        position(f"{name}: 1 caches")
