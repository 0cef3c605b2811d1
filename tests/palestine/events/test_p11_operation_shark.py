"""P11 Operation Shark: Search, Assault and a Cache found in one City, or the leaders slip through the net."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import (
    GAZA,
    HAIFA,
    JERUSALEM,
    JERUSALEM_DISTRICT,
    LYDDA,
    NAMES,
    RAIL_EGYPT,
    TEL_AVIV,
)

SIDES = ["british", "irgun"]
UNSHADED = " | card: P11 | do: event british unshaded"
SHADED = " | card: P11 | do: event irgun shaded"
# All parts can be done in Tel Aviv; the other Troops are far from every City.
SHARK = "tel_aviv: 6 troops, 2 underground, 1 active | lydda: 2 caches | galilee: 6 troops"


@proves("P-P11-u", "P-P11-u-b", "P-5.1-a")
def test_search_then_assault_then_a_cache_next_to_the_city_goes_for_one_political_will():
    game = position(SHARK + UNSHADED)

    # The Search finds floor(6 / 3) = 2 Cells, so three are Active; the Assault removes floor(6 / 2) = 3 of them.
    state = state_of(game)
    assert game.over
    assert (state.curfew[TEL_AVIV], state.cells(TEL_AVIV), state.prison) == (1, 0, 1)
    assert (state.caches[LYDDA], state.available_caches) == (1, 4)
    assert (state.political_will, state.chits) == (19, [0, 0, 0])


@pytest.mark.parametrize("side", SIDES)
@proves("P-P11-u", "P-5.1-b")
def test_the_british_search_and_assault_and_the_executing_side_picks_the_cache(side):
    game = position(
        "tel_aviv: 4 troops, 3 underground, 1 caches | lydda: 1 caches | jerusalem_c: 4 troops, 1 underground | "
        f"jerusalem_d: 1 caches | galilee: 4 troops | chits: 1 | card: P11 | do: event {side} unshaded"
    )
    assert (asked(game), offered(game)) == ("british", ["tel_aviv", "jerusalem_c"])
    game.play("tel_aviv")
    assert (asked(game), offered(game)) == ("british", ["curfew", "discard 1"])
    game.play("curfew")
    assert (asked(game), offered(game)) == ("british", ["spend 1", "done"])
    game.play("done")
    assert (asked(game), sorted(offered(game))) == (side, ["cache lydda", "cache tel_aviv"])
    game.play("cache tel_aviv")

    state = state_of(game)
    assert game.over
    assert (state.caches[TEL_AVIV], state.caches[LYDDA], state.caches[JERUSALEM_DISTRICT]) == (0, 1, 1)
    assert (state.cells(TEL_AVIV), state.chits, state.political_will) == (2, [0, 1, 0], 19)


@pytest.mark.parametrize("side", SIDES)
@proves("P-P11-u", "P-5.1-b")
def test_under_the_other_ruling_the_executing_side_directs_search_and_assault_too(side):
    game = position(
        "tel_aviv: 3 troops, 3 underground, 1 caches | lydda: 1 troops, 1 caches | jerusalem_c: 4 troops, 1 underground"
        f" | jerusalem_d: 1 caches | galilee: 4 troops | chits: 1 | card: P11 | do: event {side} unshaded",
        unnamed_side="executor",
    )
    for answer in ("tel_aviv", "from lydda", "curfew", "spend 1", "cache tel_aviv"):
        assert asked(game) == side
        game.play(answer)

    state = state_of(game)
    assert game.over
    assert (state.troops[TEL_AVIV], state.curfew[TEL_AVIV], state.chits) == (4, 1, [0, 0, 0])
    assert (state.cells(TEL_AVIV), state.caches[TEL_AVIV], state.political_will) == (1, 0, 19)


@proves("P-P11-u-c", "P-5.1-b")
def test_under_the_other_ruling_irgun_too_must_pick_a_city_in_which_most_parts_can_be_done():
    game = position(
        "tel_aviv: 2 troops, 1 underground | lydda: 1 caches | haifa_c: 2 troops | haifa_d: 1 caches | jerusalem_c:"
        " 1 troops, 1 active, 1 caches | card: P11 | do: event irgun unshaded",
        unnamed_side="executor",
    )

    assert (asked(game), offered(game)) == ("irgun", ["tel_aviv", "jerusalem_c"])


@proves("P-P11-u", "P-5.4-b")
def test_the_search_is_an_ordinary_search_with_troops_next_to_the_city_and_the_chit_option():
    game = position(
        "tel_aviv: 1 troops, 2 underground | lydda: 3 troops, 1 caches | galilee: 8 troops | chits: 0" + UNSHADED
    )
    assert offered(game) == ["from lydda", "done"]
    game.play("from lydda", 3)
    assert offered(game) == ["curfew", "discard 0"]
    game.play("discard 0")

    state = state_of(game)
    assert (state.curfew[TEL_AVIV], state.cells(TEL_AVIV), state.chits) == (0, 0, [0, 0, 0])
    assert (state.available_cells, state.prison) == (14, 1)


@proves("P-P11-u")
def test_the_cache_is_removed_without_being_asked_whether():
    game = position("tel_aviv: 2 troops, 1 underground | lydda: 1 caches | galilee: 10 troops" + UNSHADED)

    assert game.over
    assert (sum(state_of(game).caches), state_of(game).political_will) == (0, 19)


@pytest.mark.parametrize(("begin", "reward"), [("", 1), (" | capabilities: P25 unshaded irgun", 2)])
@proves("P-P11-u-b", "P-P11-u")
def test_the_assault_gives_its_own_reward_and_the_last_cache_one_without_chit(begin, reward):
    # Capacity 2: the Cell, then the Cache in the City; the Cache in Lydda comes after the Assault.
    scene = "tel_aviv: 4 troops, 1 active, 1 caches | lydda: 1 caches | galilee: 8 troops | political will: 10"
    game = position(scene + begin + UNSHADED)
    for _ in range(reward):
        assert asked(game) == "chance"
        game.play("chit 0")

    state = state_of(game)
    assert game.over
    assert (state.political_will, sum(state.chits), sum(state.caches)) == (10 + reward + 1, reward, 0)


@proves("P-P11-u-b")
def test_begin_does_not_raise_the_reward_of_the_last_cache():
    game = position(
        "tel_aviv: 2 troops, 1 active | lydda: 1 caches | galilee: 10 troops | political will: 10 | "
        "capabilities: P25 unshaded irgun" + UNSHADED
    )

    assert game.over
    assert (state_of(game).political_will, sum(state_of(game).chits)) == (11, 0)


@proves("P-P11-u")
def test_if_the_assault_takes_the_only_cache_nothing_is_left_to_remove():
    game = position("tel_aviv: 4 troops, 1 active, 1 caches | galilee: 8 troops | political will: 10" + UNSHADED)
    game.play("chit 2")

    assert game.over
    assert (state_of(game).political_will, state_of(game).chits) == (11, [0, 0, 1])


@proves("P-P11-u")
def test_only_the_city_and_its_district_are_within_one_space():
    game = position(
        "jerusalem_c: 2 troops, 1 active | lydda: 1 caches | samaria: 2 caches | galilee: 10 troops" + UNSHADED
    )
    assert offered(game) == ["tel_aviv", "jerusalem_c"], "one part can be done in either"
    game.play("jerusalem_c")

    assert game.over
    assert (sum(state_of(game).caches), state_of(game).political_will) == (3, 18)


# the choice of the City and of the moves


@proves("P-P11-u-c", "P-5.1.3-a")
def test_the_british_must_pick_a_city_in_which_most_parts_can_be_done():
    # Tel Aviv: Assault and Cache. Jerusalem: Cache only. Haifa: Assault only.
    scene = (
        "tel_aviv: 2 troops, 1 active | lydda: 1 caches | jerusalem_d: 1 caches | haifa_c: 1 active | galilee: 5 troops"
    )
    game = position(scene + UNSHADED)

    assert game.over, "Tel Aviv is the only choice"
    assert (state_of(game).curfew[TEL_AVIV], state_of(game).caches[LYDDA]) == (1, 0)


@pytest.mark.parametrize(
    ("tel_aviv", "troops_far_away"), [("1 active, 1 caches", 11), ("3 troops", 8), ("3 police, 1 active", 11)]
)
@proves("P-P11-u-c")
def test_an_assault_is_possible_only_where_a_troop_can_meet_an_irgun_piece(tel_aviv, troops_far_away):
    # Jerusalem has just one Troop and one Cell; Tel Aviv lacks the one or the other.
    scene = f"tel_aviv: {tel_aviv} | lydda: 1 caches | jerusalem_c: 1 troops, 1 active | jerusalem_d: 1 caches"
    game = position(f"{scene} | galilee: {troops_far_away} troops" + UNSHADED)

    assert game.over, "Jerusalem is the only choice"
    assert (state_of(game).curfew[JERUSALEM], state_of(game).curfew[TEL_AVIV]) == (1, 0)
    assert (state_of(game).caches[JERUSALEM_DISTRICT], state_of(game).caches[LYDDA]) == (0, 1)


@proves("P-P11-u-c")
def test_among_cities_that_allow_as_many_parts_the_choice_is_free():
    scene = "jerusalem_d: 1 caches | haifa_c: 1 active | galilee: 6 troops"
    game = position(scene + UNSHADED)

    assert offered(game) == ["haifa_c", "jerusalem_c"], "an Assault in Haifa, a Cache next to Jerusalem"


@proves("P-P11-u-c")
def test_if_no_part_can_be_done_any_city_may_be_searched():
    game = position("galilee: 12 troops | samaria: 2 caches, 1 active" + UNSHADED)
    assert offered(game) == ["haifa_c", "tel_aviv", "jerusalem_c"]
    game.play("tel_aviv")

    assert game.over
    assert (state_of(game).political_will, sum(state_of(game).caches)) == (18, 2)


@proves("P-P11-u-c")
def test_a_troop_must_come_in_if_the_assault_hangs_on_it():
    game = position(
        "tel_aviv: 1 police, 1 active | rail_egypt: 3 troops | lydda: 1 caches | galilee: 9 troops" + UNSHADED
    )
    assert offered(game) == ["1", "2", "3"], "from rail_egypt; to bring none is not offered"
    game.play(1)
    assert offered(game) == ["from rail_egypt", "done"]
    game.play("done")

    state = state_of(game)
    assert (state.troops[TEL_AVIV], state.cells(TEL_AVIV)) == (1, 1), "an Assault by one Troop removes nothing"
    assert (state.caches[LYDDA], game.over) == (0, True)


@proves("P-P11-u-c")
def test_no_troop_need_come_where_one_already_stands():
    game = position(
        "tel_aviv: 1 troops, 1 active | rail_egypt: 2 troops | lydda: 1 caches | galilee: 9 troops" + UNSHADED
    )

    assert offered(game) == ["from rail_egypt", "done"]


@proves("P-P11-u-c", "P-5.1.3-a")
def test_the_assault_is_skipped_where_no_irgun_piece_stands():
    game = position("tel_aviv: 2 troops | lydda: 1 caches | galilee: 10 troops" + UNSHADED)

    assert game.over
    assert (state_of(game).curfew[TEL_AVIV], state_of(game).political_will) == (1, 19)


@proves("P-P11-u-c")
def test_under_the_other_ruling_city_and_moves_are_free_and_impossible_parts_are_skipped():
    scene = "tel_aviv: 1 active | rail_egypt: 3 troops | lydda: 1 caches | galilee: 9 troops"
    game = position(scene + UNSHADED, event_full_effect_forced="false")
    assert offered(game) == ["haifa_c", "tel_aviv", "jerusalem_c"]
    game.play("tel_aviv")
    assert offered(game) == ["from rail_egypt", "done"]
    game.play("done")

    state = state_of(game)
    assert game.over
    assert (state.troops[TEL_AVIV], state.active[TEL_AVIV]) == (0, 1)
    assert (state.caches[LYDDA], state.political_will) == (0, 19), "the Cache is in reach and must go"


# Shaded


@pytest.mark.parametrize("side", SIDES)
@proves("P-P11-s")
def test_irgun_travels_from_up_to_two_cities_with_curfew_and_cells_whoever_executes_the_card(side):
    game = position(
        "haifa_c: 1 troops, 1 curfew, 1 active | tel_aviv: 1 troops, 1 curfew, 1 underground | gaza: 1 active | "
        f"jerusalem_c: 1 troops, 1 curfew, 1 active | card: P11 | do: event {side} shaded"
    )
    assert (asked(game), offered(game)) == (
        "irgun",
        ["travel haifa_c", "travel tel_aviv", "travel jerusalem_c", "done"],
    )
    game.play("travel haifa_c")
    assert (asked(game), offered(game)) == ("irgun", [*[f"to {name}" for name in NAMES], "done"])
    game.play("to gaza", "travel jerusalem_c", "to gaza")

    state = state_of(game)
    assert game.over, "two Cities at the most, though Haganah stands at 4"
    assert (state.underground[GAZA], state.active[GAZA]) == (2, 1)
    assert state.underground[TEL_AVIV] == 1


@pytest.mark.parametrize("side", SIDES)
@proves("P-P11-s", "P-5.1-b")
def test_under_the_other_ruling_the_executing_side_directs_the_travel(side):
    game = position(
        "haifa_c: 1 troops, 1 curfew, 1 active | tel_aviv: 1 troops, 1 curfew, 2 underground, 1 active"
        f" | rail_egypt: 4 troops | card: P11 | do: event {side} shaded",
        unnamed_side="executor",
    )
    for answer in ("travel tel_aviv", "to rail_egypt", "1", "2", "done"):
        assert asked(game) == side
        game.play(answer)

    assert game.over
    assert (state_of(game).active[RAIL_EGYPT], state_of(game).active[HAIFA]) == (3, 1)


@proves("P-P11-s")
def test_a_city_needs_both_a_curfew_and_a_cell():
    game = position(
        "haifa_c: 1 troops, 1 curfew | tel_aviv: 1 active | jerusalem_c: 1 troops, 1 curfew, 1 active" + SHADED
    )

    assert offered(game) == ["travel jerusalem_c", "done"]


@proves("P-P11-s", "P-5.1.3-a")
def test_without_such_a_city_nothing_happens():
    game = position("haifa_c: 1 troops, 1 curfew | tel_aviv: 1 active" + SHADED)

    assert game.over
    assert state_of(game).active[TEL_AVIV] == 1


@pytest.mark.parametrize("answers", [["done"], ["travel tel_aviv", "to gaza", "done"]])
@proves("P-P11-s", "P-5.1.3-b")
def test_irgun_may_travel_from_fewer_cities(answers):
    game = position("haifa_c: 1 troops, 1 curfew, 1 active | tel_aviv: 1 troops, 1 curfew, 1 active" + SHADED)
    game.play(*answers)

    assert game.over
    assert state_of(game).active[HAIFA] == 1


@pytest.mark.parametrize(("police", "active"), [(2, 0), (3, 1)])
@proves("P-P11-s", "P-5.4-b")
def test_the_usual_test_on_arrival_applies(police, active):
    game = position(f"tel_aviv: 1 troops, 1 curfew, 1 underground | rail_egypt: {police} police" + SHADED)
    game.play("travel tel_aviv", "to rail_egypt")

    state = state_of(game)
    assert (state.active[RAIL_EGYPT], state.underground[RAIL_EGYPT]) == (active, 1 - active)


@pytest.mark.parametrize(("haganah", "more"), [(4, ["travel jerusalem_c", "done"]), (3, [])])
@proves("P-5.4-c")
def test_under_the_other_ruling_haganah_at_four_adds_a_third_city(haganah, more):
    scene = "haifa_c: 1 troops, 1 curfew, 1 active | tel_aviv: 1 troops, 1 curfew, 1 active"
    game = position(
        f"{scene} | jerusalem_c: 1 troops, 1 curfew, 1 active | haganah: {haganah}" + SHADED,
        event_ops_extendable="true",
    )
    game.play("travel haifa_c", "to gaza", "travel tel_aviv", "to gaza")

    assert offered(game) == more
    assert state_of(game).active[JERUSALEM] == 1


@proves("P-P11-s")
def test_where_a_cell_may_move_twice_the_curfew_city_it_reached_becomes_an_origin():
    scene = "haifa_c: 1 troops, 1 curfew | tel_aviv: 1 troops, 1 curfew, 1 active"
    game = position(scene + SHADED, travel_cell_moves_once="false")
    game.play("travel tel_aviv", "to haifa_c")

    assert offered(game) == ["travel haifa_c", "done"]
