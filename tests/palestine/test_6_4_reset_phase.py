"""6.4 Reset Phase, with P29 in force and without."""

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.position import write_fields

HAIFA, TEL_AVIV, JERUSALEM, GAZA, RAIL_EGYPT = 6, 7, 8, 5, 9
CITIES_UNDER_CURFEW = "haifa_c: 1 police, 1 curfew | tel_aviv: 1 police, 1 curfew"


@proves("P-6.4-a")
def test_all_curfew_sabotage_and_terror_markers_go():
    game = position(
        "gaza: 2 sabotage | rail_egypt: 1 sabotage | tel_aviv: 1 troops, 1 curfew, 1 sabotage, 2 terror"
        "| haifa_c: 1 police, 1 curfew | do: reset"
    )

    state = state_of(game)
    assert (sum(state.curfew), sum(state.sabotage), sum(state.terror)) == (0, 0, 0)
    assert state.markers_left() == 15


@proves("P-6.4-a")
def test_all_cells_on_the_map_go_underground():
    game = position("gaza: 2 active | rail_egypt: 1 active, 1 underground | tel_aviv: 3 active | do: reset")

    state = state_of(game)
    assert sum(state.active) == 0
    assert [state.underground[space] for space in (GAZA, RAIL_EGYPT, TEL_AVIV)] == [2, 2, 3]


@proves("P-6.4-a")
@pytest.mark.parametrize("first", ["british", "irgun"])
def test_irgun_is_first_eligible_afterwards(first):
    game = position(f"played: P1 P2 P3 P4 P33 | first: {first} | do: reset")

    game.play("P5")

    assert state_of(game).first == "irgun"
    assert asked(game) == "irgun"
    game.play("limited", "pass")
    if asked(game) == "irgun":  # the Rob of a Pass
        game.play("done")
    assert asked(game) == "british"


@proves("P-6.4-a")
def test_the_next_card_is_revealed_at_once():
    game = position("played: P1 P2 P3 P4 P33 | card: P33 | do: reset")

    assert game.question is not None
    assert game.question.rule == "2.3.6"
    assert offered(game) == [f"P{number}" for number in range(5, 33)]


@proves("P-6.4-a", "P-P29-u")
def test_p29_unshaded_takes_a_cell_from_each_city_under_curfew_while_the_curfews_still_stand():
    game = position(
        "haifa_c: 1 police, 1 curfew, 2 underground | tel_aviv: 1 police, 1 curfew, 1 active"
        "| jerusalem_c: 1 police, 2 underground | gaza: 1 active | capabilities: P29 unshaded british | do: reset"
    )

    state = state_of(game)
    assert [state.cells(space) for space in (HAIFA, TEL_AVIV, JERUSALEM, GAZA)] == [1, 0, 2, 1]
    assert (state.available_cells, state.prison) == (15 - 4, 0)


@proves("P-P29-u")
def test_p29_unshaded_takes_nothing_where_there_is_no_cell():
    game = position(f"{CITIES_UNDER_CURFEW} | gaza: 1 active | capabilities: P29 unshaded british | do: reset")

    assert state_of(game).available_cells == 14


@proves("P-6.4-a", "P-P29-s")
def test_p29_shaded_lets_irgun_place_a_cell_in_each_city_under_curfew():
    game = position(f"{CITIES_UNDER_CURFEW} | capabilities: P29 shaded british | do: reset")
    first = (asked(game), offered(game))
    game.play("haifa_c")
    second = offered(game)
    game.play("tel_aviv")

    state = state_of(game)
    assert first == ("irgun", ["haifa_c", "tel_aviv", "done"])
    assert second == ["tel_aviv", "done"]
    assert (state.underground[HAIFA], state.underground[TEL_AVIV], sum(state.curfew)) == (1, 1, 0)


@proves("P-P29-s")
def test_p29_shaded_may_be_declined_wholly_or_in_part():
    none = position(f"{CITIES_UNDER_CURFEW} | capabilities: P29 shaded irgun | do: reset").play("done")
    one = position(f"{CITIES_UNDER_CURFEW} | capabilities: P29 shaded irgun | do: reset").play("tel_aviv", "done")

    assert sum(state_of(none).underground) == 0
    assert (sum(state_of(one).underground), state_of(one).underground[TEL_AVIV]) == (1, 1)


@proves("P-6.4-a", "P-P29-s")
def test_p29_comes_before_the_prison_is_opened_so_that_freed_cells_are_not_placed():
    game = position(
        f"{CITIES_UNDER_CURFEW} | gaza: 11 underground | prison: 4 | capabilities: P29 shaded irgun | do: reset"
    )

    state = state_of(game)
    assert (state.underground[HAIFA], state.underground[TEL_AVIV]) == (0, 0)
    assert (state.available_cells, state.prison) == (2, 2)


@proves("P-P29-s")
def test_p29_shaded_places_no_more_cells_than_are_available():
    game = position(f"{CITIES_UNDER_CURFEW} | gaza: 14 underground | capabilities: P29 shaded irgun | do: reset")

    game.play("tel_aviv")

    state = state_of(game)
    assert (state.underground[HAIFA], state.underground[TEL_AVIV], state.available_cells) == (0, 1, 0)
    assert asked(game) == "chance"


# A-02, the other branch: as many Cells as there are Curfews, anywhere on the map


@proves("P-P29-u")
@pytest.mark.parametrize("executor", ["british", "irgun"])
def test_with_p29_anywhere_the_side_that_executed_it_takes_as_many_cells_as_there_are_curfews(executor):
    game = position(
        f"{CITIES_UNDER_CURFEW} | gaza: 2 underground, 1 active | rail_egypt: 1 active"
        f"| capabilities: P29 unshaded {executor} | do: reset",
        p29_anywhere="true",
    )
    first = (asked(game), offered(game))
    game.play("active rail_egypt")
    second = (asked(game), offered(game))
    game.play("underground gaza")

    state = state_of(game)
    assert first == (executor, ["underground gaza", "active gaza", "active rail_egypt"])
    assert second == (executor, ["underground gaza", "active gaza"])
    assert asked(game) == "chance"
    assert (state.cells(GAZA), state.cells(RAIL_EGYPT), state.available_cells) == (2, 0, 13)


@proves("P-P29-u")
def test_with_p29_anywhere_all_cells_go_if_there_are_fewer_than_curfews():
    game = position(
        f"{CITIES_UNDER_CURFEW} | gaza: 1 underground | capabilities: P29 unshaded british | do: reset",
        p29_anywhere="true",
    )

    assert asked(game) == "chance"
    assert state_of(game).available_cells == 15


@proves("P-P29-u")
def test_with_p29_anywhere_and_no_curfew_no_cell_goes():
    game = position("gaza: 2 active | capabilities: P29 unshaded british | do: reset", p29_anywhere="true")

    assert asked(game) == "chance"
    assert state_of(game).underground[GAZA] == 2


@proves("P-P29-s")
def test_with_p29_anywhere_irgun_may_place_as_many_cells_as_there_are_curfews_in_any_space():
    game = position(
        f"{CITIES_UNDER_CURFEW} | capabilities: P29 shaded british | do: reset",
        p29_anywhere="true",
    )
    first = (asked(game), offered(game))
    game.play("rail_egypt", "rail_egypt")

    state = state_of(game)
    assert first[0] == "irgun"
    assert len(first[1]) == 14
    assert {"rail_egypt", "gaza", "jerusalem_c", "done"} < set(first[1])
    assert asked(game) == "chance"
    assert (state.underground[RAIL_EGYPT], state.available_cells) == (2, 13)


@proves("P-P29-s")
def test_with_p29_anywhere_irgun_may_stop_and_is_held_to_its_available_cells():
    stopped = position(f"{CITIES_UNDER_CURFEW} | capabilities: P29 shaded irgun | do: reset", p29_anywhere="true").play(
        "gaza", "done"
    )
    short = position(
        f"{CITIES_UNDER_CURFEW} | gaza: 14 underground | capabilities: P29 shaded irgun | do: reset",
        p29_anywhere="true",
    ).play("gaza")

    assert (asked(stopped), state_of(stopped).underground[GAZA]) == ("chance", 1)
    assert (asked(short), state_of(short).underground[GAZA]) == ("chance", 15)


# Prison


@proves("P-6.4-a", "P-6.4-b")
@pytest.mark.parametrize(("prison", "stay"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_of_the_prison_rounded_down_is_freed_to_available(prison, stay):
    game = position(f"prison: {prison} | gaza: 2 underground | do: reset")

    state = state_of(game)
    assert (state.prison, state.available_cells) == (stay, 13 - stay)


# What stays


@proves("P-6.4-c")
def test_nothing_else_is_reset():
    game = position(
        "gaza: 2 underground, 1 troops, 1 caches | tel_aviv: 2 police | rail_egypt: 2 troops | samaria: 1 underground"
        "| chits: 0 2 2 | capabilities: P9 unshaded british, P25 shaded irgun | political will: 7 | haganah: 2"
        "| removed: 2 | played: P1 P2 P3 P4 P33 | card: P33 | do: redeploy_cells, redeploy_cache, reset"
    )
    before = write_fields(game.state)

    game.play("done", "done")

    assert write_fields(game.state) == before
