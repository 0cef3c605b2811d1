"""3.2.3 Search."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import (
    GAZA,
    HAIFA,
    JERUSALEM,
    LYDDA,
    NAMES,
    RAIL_EGYPT,
    TEL_AVIV,
)
from sandtable.games.british_way.palestine.state import State

ISOLATED = "capabilities: P17 shaded irgun"
CAN_DETAIN_AND_RESTORE = "tel_aviv: 3 troops, 1 police, 1 curfew"


def search(board: str, box: str = "limited") -> Game:
    return position(f"{board} | do: operation search {box}")


def named(game: Game, verb: str) -> list[str]:
    """The spaces offered with this verb."""
    return [answer.split()[1] for answer in offered(game) if answer.startswith(verb + " ")]


def activities(game: Game) -> list[str]:
    return [answer for answer in offered(game) if answer.split()[0] in ("restore", "negotiate", "detain")]


def pieces(state: State) -> list[int]:
    """The number of pieces in every place off the map, and of all pieces on it."""
    on_map = [sum(kind) for kind in (state.troops, state.police, state.caches)]
    cells = sum(state.underground) + sum(state.active)
    return [*on_map, cells, state.prison, state.available_cells, state.available_caches, state.available_police]


@proves("P-3.2.3-a")
def test_any_space_can_be_selected_even_an_empty_one():
    game = search("gaza: 1 troops")

    assert named(game, "search") == NAMES


@proves("P-3.2.3-b")
def test_only_troops_adjacent_to_a_selected_space_may_move_into_it():
    game = search("gaza: 2 troops | tel_aviv: 1 troops | galilee: 1 troops | samaria: 1 troops")
    game.play("search lydda")

    assert asked(game) == "british"
    assert offered(game) == ["from samaria", "from gaza", "from tel_aviv", "done"]

    game.play("from gaza")

    assert offered(game) == ["1", "2"]

    game.play(1, "done")

    state = state_of(game)
    assert (state.troops[LYDDA], state.troops[GAZA], state.troops[TEL_AVIV]) == (1, 1, 1)


@proves("P-3.2.3-b")
def test_no_troop_has_to_move():
    game = search("gaza: 2 troops")
    game.play("search lydda", "done")

    assert game.over
    assert state_of(game).troops[GAZA] == 2


@proves("P-3.2.3-b", "P-3.2.3-c")
def test_a_troop_takes_one_step_though_the_next_destination_is_adjacent():
    game = search("gaza: 1 troops", "operation")
    game.play("search lydda", "search tel_aviv", "done", "from gaza")

    assert named(game, "from") == []
    assert state_of(game).troops[LYDDA] == 1


@proves("P-3.2.3-c")
def test_troops_in_one_destination_may_move_to_another_adjacent_one():
    game = search("lydda: 2 troops", "operation")
    game.play("search lydda", "search tel_aviv", "search galilee")

    assert offered(game) == ["from lydda", "from rail_syria", "done"]

    game.play("from lydda", 1, "done")

    state = state_of(game)
    assert (state.troops[LYDDA], state.troops[TEL_AVIV]) == (1, 1)


@proves("P-3.2.3-b", "P-3.2.3-c")
def test_troops_of_two_destinations_may_change_places_but_none_moves_twice():
    game = search("lydda: 1 troops | tel_aviv: 3 troops", "operation")
    game.play("search lydda", "search tel_aviv", "done", "from lydda", "from tel_aviv")

    assert offered(game) == ["1", "2", "3"]

    game.play(3)

    state = state_of(game)
    assert named(game, "from") == []
    assert (state.troops[LYDDA], state.troops[TEL_AVIV]) == (3, 1)


@proves("P-3.2.3-d")
def test_police_do_not_move():
    game = search("gaza: 2 police | tel_aviv: 1 troops, 1 police")
    game.play("search lydda")

    assert named(game, "from") == ["tel_aviv"]

    game.play("from tel_aviv")

    state = state_of(game)
    assert (state.police[LYDDA], state.police[GAZA], state.police[TEL_AVIV]) == (0, 2, 1)


@proves("P-3.2.3-e")
def test_troops_and_police_count_whether_they_moved_or_not():
    game = search("gaza: 2 troops | lydda: 1 troops, 1 police, 4 underground")
    game.play("search lydda", "from gaza", 2)

    assert state_of(game).active[LYDDA] == 2


@proves("P-3.2.3-f")
@pytest.mark.parametrize("space", ["gaza", "rail_egypt"])
@pytest.mark.parametrize(("cubes", "found"), [("1 troops", 0), ("2 troops", 1), ("2 troops, 1 police", 1)])
def test_in_a_district_or_railway_two_cubes_find_a_cell(space: str, cubes: str, found: int):
    game = search(f"{space}: {cubes}, 4 underground").play(f"search {space}")

    state = state_of(game)
    assert (sum(state.active), sum(state.underground)) == (found, 4 - found)
    assert sum(state.curfew) == 0


@proves("P-3.2.3-f")
@pytest.mark.parametrize(("cubes", "found"), [("4 police", 2), ("5 troops", 2), ("5 troops, 1 police", 3)])
def test_two_cubes_find_each_further_cell(cubes: str, found: int):
    game = search(f"gaza: {cubes}, 4 underground").play("search gaza")

    assert state_of(game).active[GAZA] == found


@proves("P-3.2.3-f")
def test_a_search_finds_no_more_cells_than_are_there_and_active_ones_do_not_hide_them():
    many = search("gaza: 8 troops, 2 underground").play("search gaza")
    mixed = search("gaza: 2 troops, 1 active, 2 underground").play("search gaza")

    assert (state_of(many).active[GAZA], state_of(many).underground[GAZA]) == (2, 0)
    assert (state_of(mixed).active[GAZA], state_of(mixed).underground[GAZA]) == (2, 1)


@proves("P-3.2.3-g")
@pytest.mark.parametrize(
    ("cubes", "found"),
    [("2 troops", 0), ("3 troops", 1), ("1 troops, 2 police", 1), ("5 troops", 1), ("6 troops", 2)],
)
def test_in_a_city_a_curfew_is_placed_and_three_cubes_find_a_cell(cubes: str, found: int):
    game = search(f"tel_aviv: {cubes}, 3 underground").play("search tel_aviv")

    state = state_of(game)
    assert state.curfew[TEL_AVIV] == 1
    assert (state.active[TEL_AVIV], state.underground[TEL_AVIV]) == (found, 3 - found)


@proves("P-3.2.3-g")
def test_a_city_under_curfew_gets_no_second_one_and_is_searched_all_the_same():
    game = search("tel_aviv: 3 troops, 2 underground, 1 curfew").play("search tel_aviv")

    state = state_of(game)
    assert (state.curfew[TEL_AVIV], state.active[TEL_AVIV]) == (1, 1)


@proves("P-3.2.3-h")
@pytest.mark.parametrize("chit", [0, 1, 2])
def test_for_one_chit_of_any_value_every_cube_in_a_city_finds_a_cell_without_a_curfew(chit: int):
    game = search(f"tel_aviv: 1 troops, 1 police, 3 underground | chits: {chit} {chit}")
    game.play("search tel_aviv", "done")

    assert asked(game) == "british"
    assert offered(game) == ["curfew", f"discard {chit}"]

    game.play(f"discard {chit}")

    state = state_of(game)
    assert game.over
    assert (state.active[TEL_AVIV], state.underground[TEL_AVIV], state.curfew[TEL_AVIV]) == (2, 1, 0)
    assert sum(state.chits) == state.chits[chit] == 1


@proves("P-3.2.3-h")
def test_the_chit_option_is_for_cities_only():
    game = search("gaza: 2 troops, 2 underground | rail_egypt: 2 troops, 2 underground | chits: 2", "operation")
    game.play("search gaza", "search rail_egypt", "done", "done", "gaza", "rail_egypt")

    state = state_of(game)
    assert (state.active[GAZA], state.active[RAIL_EGYPT]) == (1, 1)
    assert state.chits == [0, 0, 1]


@proves("P-3.2.3-i")
def test_the_option_is_chosen_for_each_city_by_itself():
    game = search(
        "tel_aviv: 3 troops, 3 underground | haifa_c: 3 troops, 3 underground | jerusalem_c: 3 troops, 3 underground"
        " | chits: 0 2",
        "operation",
    )
    game.play("search tel_aviv", "search haifa_c", "search jerusalem_c", "done", "done")
    game.play("haifa_c", "discard 2", "tel_aviv", "curfew", "jerusalem_c", "discard 0")

    state = state_of(game)
    assert [state.active[city] for city in (HAIFA, TEL_AVIV, JERUSALEM)] == [3, 1, 3]
    assert [state.curfew[city] for city in (HAIFA, TEL_AVIV, JERUSALEM)] == [0, 1, 0]
    assert state.chits == [0, 0, 0]


@proves("P-3.2.3-j")
def test_a_curfew_that_is_there_stays_when_a_chit_is_discarded():
    game = search("tel_aviv: 2 troops, 3 underground, 1 curfew | chits: 1")
    game.play("search tel_aviv", "done", "discard 1")

    state = state_of(game)
    assert (state.curfew[TEL_AVIV], state.active[TEL_AVIV]) == (1, 2)


@proves("P-3.2.3-k")
def test_without_a_chit_there_is_only_the_curfew():
    game = search("tel_aviv: 2 troops, 2 underground")
    game.play("search tel_aviv")

    state = state_of(game)
    assert game.over
    assert (state.curfew[TEL_AVIV], state.active[TEL_AVIV]) == (1, 0)


@proves("P-3.2.3-k")
def test_a_chit_of_value_zero_is_enough_for_the_chit_option():
    game = search("tel_aviv: 2 troops, 2 underground | chits: 0")
    game.play("search tel_aviv", "done", "discard 0")

    assert state_of(game).active[TEL_AVIV] == 2


@proves("P-3.2.3-l")
def test_the_curfew_is_placed_even_where_no_cell_is():
    by_necessity = search("tel_aviv: 1 police").play("search tel_aviv")
    by_choice = search("tel_aviv: 1 police | chits: 0").play("search tel_aviv", "done")

    assert state_of(by_necessity).curfew[TEL_AVIV] == 1
    assert offered(by_choice) == ["curfew", "discard 0"]


@proves("P-3.2.3-l")
def test_a_city_without_cubes_keeps_no_curfew():
    game = search("tel_aviv: 2 underground").play("search tel_aviv")

    state = state_of(game)
    assert game.over
    assert (state.curfew[TEL_AVIV], state.active[TEL_AVIV]) == (0, 0)


@proves("P-3.2.3-m")
@pytest.mark.parametrize(("cubes", "found"), [("3 troops", 0), ("3 troops, 1 police", 1), ("8 troops", 2)])
def test_from_bevingrads_four_cubes_find_a_cell_in_a_city_and_the_curfew_is_placed(cubes: str, found: int):
    game = search(f"tel_aviv: {cubes}, 3 underground | {ISOLATED}").play("search tel_aviv")

    state = state_of(game)
    assert (state.active[TEL_AVIV], state.curfew[TEL_AVIV]) == (found, 1)


@proves("P-3.2.3-m")
def test_bevingrads_change_neither_the_chit_option_nor_districts_and_railways():
    city = search(f"tel_aviv: 3 troops, 3 underground | chits: 0 | {ISOLATED}")
    city.play("search tel_aviv", "done", "discard 0")
    district = search(f"gaza: 2 troops, 3 underground | {ISOLATED}").play("search gaza")
    railway = search(f"rail_egypt: 2 troops, 3 underground | {ISOLATED}").play("search rail_egypt")

    assert state_of(city).active[TEL_AVIV] == 3
    assert state_of(district).active[GAZA] == 1
    assert state_of(railway).active[RAIL_EGYPT] == 1


@proves("P-3.2.3-n")
def test_a_search_removes_nothing():
    game = search("tel_aviv: 6 troops, 1 police, 1 active, 1 underground, 1 caches, 1 sabotage, 1 terror")
    before = pieces(state_of(game))
    game.play("search tel_aviv")

    state = state_of(game)
    assert pieces(state) == before
    assert (state.sabotage[TEL_AVIV], state.terror[TEL_AVIV], state.active[TEL_AVIV]) == (1, 1, 2)


@proves("P-3.2.3-o")
def test_a_limited_search_has_one_destination_which_troops_enter_from_several_spaces():
    game = search("gaza: 1 troops | tel_aviv: 1 troops | lydda: 2 underground")
    game.play("search lydda")

    assert named(game, "search") == []

    game.play("from gaza", "from tel_aviv")

    assert game.over
    assert state_of(game).active[LYDDA] == 1


@proves("P-3.2.3-o", "P-3.2.3-p")
@pytest.mark.parametrize("chits", ["0", "0 0"])
def test_intelligence_lead_gives_a_limited_search_a_second_destination_for_a_chit_of_its_own(chits: str):
    game = search(f"tel_aviv: 2 troops, 2 underground | gaza: 2 troops, 1 underground | chits: {chits}")
    game.play("search tel_aviv", "lead 0", "search gaza")

    assert named(game, "search") == []
    assert (offered(game) == ["curfew", "discard 0"]) is (chits == "0 0")

    if chits == "0 0":
        game.play("discard 0")

    state = state_of(game)
    assert game.over
    assert sum(state.chits) == 0
    assert (state.active[TEL_AVIV], state.active[GAZA]) == (2 if chits == "0 0" else 0, 1)


@proves("P-3.2.3-q", "P-4.1-b")
def test_negotiate_or_mass_detention_may_accompany_a_search_at_any_of_its_moments():
    game = search(CAN_DETAIN_AND_RESTORE, "operation")
    before = activities(game)
    game.play("search gaza", "search jerusalem_d", "done")
    after_movement = activities(game)
    game.play("jerusalem_d")
    between = activities(game)
    game.play("gaza")
    after = activities(game)

    assert [before, after_movement, between, after] == [["negotiate", "detain tel_aviv"]] * 4


@proves("P-4.1-b")
def test_no_special_activity_interrupts_the_movement():
    game = search(CAN_DETAIN_AND_RESTORE, "operation")
    game.play("search lydda", "done")

    assert offered(game) == ["from tel_aviv", "done"]


@proves("P-3.2.3-q")
def test_a_limited_search_has_no_special_activity():
    game = search(CAN_DETAIN_AND_RESTORE)

    assert activities(game) == []
    assert game.play("search gaza").over


@proves("P-4.1-b")
def test_after_a_detention_in_the_middle_the_spaces_that_remain_are_searched():
    game = search("tel_aviv: 3 troops, 1 curfew, 1 underground | lydda: 2 troops, 2 underground", "operation")
    game.play("search tel_aviv", "search lydda", "done", "done", "tel_aviv")
    game.play("detain tel_aviv", 2, "active tel_aviv")

    state = state_of(game)
    assert game.over
    assert (state.prison, state.active[LYDDA], state.underground[LYDDA]) == (2, 1, 0)


@proves("P-3.2.3-r")
def test_a_city_that_troops_leave_empty_loses_its_curfew_at_once():
    for police, curfew in [(0, 0), (1, 1)]:
        game = search(f"tel_aviv: 1 troops, {police} police, 1 curfew", "operation")
        game.play("search lydda", "done", "from tel_aviv")

        assert "lydda" in offered(game)
        assert state_of(game).curfew[TEL_AVIV] == curfew


@proves("P-3.2.3-r")
def test_a_curfew_stays_when_other_troops_enter_in_the_same_movement():
    game = search("tel_aviv: 1 troops, 1 curfew | lydda: 1 troops", "operation")
    game.play("search lydda", "search tel_aviv", "done", "from tel_aviv", "from lydda")

    assert "lydda" in offered(game)
    assert state_of(game).curfew[TEL_AVIV] == 1
