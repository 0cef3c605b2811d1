"""6.3.2 Irgun Redeploy."""

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.errors import IllegalMove

LYDDA, GAZA, HAIFA, TEL_AVIV, JERUSALEM = 3, 5, 6, 7, 8
CITIES = ["haifa_c", "tel_aviv", "jerusalem_c"]


def to(*spaces: str) -> list[str]:
    return [f"to {space}" for space in spaces]


# Cells


@proves("P-6.3.2-a")
def test_irgun_may_move_a_cell_to_each_city_without_a_curfew_from_anywhere_on_the_map():
    game = position(
        "gaza: 1 underground | rail_haifa: 2 active | galilee: 1 underground, 1 active"
        "| tel_aviv: 1 police, 1 curfew | do: redeploy_cells"
    )
    cities = (asked(game), offered(game))
    game.play("to haifa_c")

    assert cities == ("irgun", ["to haifa_c", "to jerusalem_c", "done"])
    assert offered(game) == ["underground galilee", "active galilee", "underground gaza", "active rail_haifa"]


@proves("P-6.3.2-a")
def test_a_city_receives_one_cell_at_most():
    game = position("gaza: 6 underground | do: redeploy_cells")

    game.play("to haifa_c")

    assert offered(game) == ["to tel_aviv", "to jerusalem_c", "done"]


@proves("P-6.3.2-a")
def test_three_cells_at_most_move():
    game = position("gaza: 6 underground | do: redeploy_cells")

    game.play("to jerusalem_c", "to haifa_c", "to tel_aviv")

    assert game.over
    assert [state_of(game).underground[space] for space in (GAZA, HAIFA, TEL_AVIV, JERUSALEM)] == [3, 1, 1, 1]


@proves("P-6.3.2-a")
def test_irgun_may_move_no_cell_or_stop_after_one():
    none = position("gaza: 6 underground | do: redeploy_cells")
    none.play("done")
    one = position("gaza: 6 underground | do: redeploy_cells")
    one.play("to tel_aviv", "done")

    assert (none.over, state_of(none).underground[GAZA]) == (True, 6)
    assert (one.over, state_of(one).underground[GAZA]) == (True, 5)


@proves("P-6.3.2-a")
def test_a_cell_that_has_moved_does_not_move_again():
    game = position("haifa_c: 1 active | gaza: 1 underground, 1 active | do: redeploy_cells")

    game.play("to haifa_c", "underground gaza", "to tel_aviv")

    assert offered(game) == ["active gaza", "active haifa_c"]  # not the one that has just come to Haifa


@proves("P-6.3.2-a")
def test_a_cell_may_leave_a_city_that_receives_another_so_that_two_cities_can_swap():
    game = position("haifa_c: 1 underground | tel_aviv: 1 active | do: redeploy_cells")

    game.play("to tel_aviv", "to haifa_c")

    state = state_of(game)
    assert (state.active[HAIFA], state.underground[HAIFA]) == (1, 0)
    assert (state.active[TEL_AVIV], state.underground[TEL_AVIV]) == (0, 1)


@proves("P-6.3.2-a")
def test_no_cell_comes_from_available():
    game = position("available: 6 police, 14 cells, 5 caches | gaza: 1 underground | do: redeploy_cells")

    game.play("to haifa_c")

    assert (state_of(game).available_cells, state_of(game).underground[GAZA]) == (14, 0)


@proves("P-6.3.2-a")
def test_a_city_is_offered_only_if_a_cell_of_another_space_can_still_move_there():
    game = position("haifa_c: 1 underground | do: redeploy_cells")

    assert offered(game) == [*to("tel_aviv", "jerusalem_c"), "done"]
    game.play("to tel_aviv")
    assert game.over


@proves("P-6.3.2-a")
def test_without_cells_on_the_map_nothing_is_asked():
    game = position("do: redeploy_cells")

    assert game.over


@proves("P-6.3.2-a")
def test_with_a_curfew_in_every_city_nothing_is_asked():
    curfews = " | ".join(f"{city}: 1 police, 1 curfew" for city in CITIES)
    game = position(f"gaza: 3 underground | {curfews} | do: redeploy_cells")

    assert game.over


@proves("P-6.3.2-a")
@pytest.mark.parametrize("answer", ["to tel_aviv", "to gaza", "to rail_egypt"])
def test_a_cell_moves_to_no_other_space_and_to_no_city_with_a_curfew(answer):
    game = position("gaza: 2 underground | tel_aviv: 1 police, 1 curfew | do: redeploy_cells")

    with pytest.raises(IllegalMove, match=r"^6\.3\.2: "):
        game.play(answer)


# The Cache


@proves("P-6.3.2-b")
def test_irgun_may_move_one_cache_to_a_district_or_city_with_a_cell():
    game = position(
        "gaza: 1 caches | lydda: 1 underground, 2 caches | haifa_c: 1 active | samaria: 1 underground, 1 caches"
        "| rail_haifa: 1 underground | galilee: 1 police | do: redeploy_cache"
    )
    origins = (asked(game), offered(game))
    game.play("cache gaza")
    destinations = offered(game)
    game.play("to haifa_c")

    assert origins == ("irgun", ["cache samaria", "cache lydda", "cache gaza", "done"])
    assert destinations == to("samaria", "haifa_c")
    assert game.over
    assert (state_of(game).caches[GAZA], state_of(game).caches[HAIFA]) == (0, 1)


@proves("P-6.3.2-b")
def test_irgun_may_leave_its_caches():
    game = position("gaza: 1 caches | lydda: 1 underground | do: redeploy_cache")

    game.play("done")

    assert game.over
    assert state_of(game).caches[GAZA] == 1


@proves("P-6.3.2-b")
@pytest.mark.parametrize("text", ["lydda: 1 underground, 1 caches", "lydda: 1 caches", "lydda: 1 underground", ""])
def test_without_a_cache_that_has_somewhere_to_go_nothing_is_asked(text):
    game = position(f"{text} | do: redeploy_cache")

    assert game.over


@proves("P-6.3.2-b", "P-6.3-a")
def test_a_cell_that_has_just_moved_makes_room_for_the_cache():
    game = position("gaza: 1 caches | rail_egypt: 1 underground | do: redeploy_cells, redeploy_cache")

    game.play("to tel_aviv", "cache gaza")

    assert (state_of(game).caches[GAZA], state_of(game).caches[TEL_AVIV]) == (0, 1)


@proves("P-6.3.2-b")
def test_where_the_only_cell_has_left_the_cache_cannot_go():
    game = position("gaza: 1 caches | lydda: 1 underground | do: redeploy_cells, redeploy_cache")

    game.play("to tel_aviv", "cache gaza")

    assert (state_of(game).caches[LYDDA], state_of(game).caches[TEL_AVIV]) == (0, 1)


@proves("P-6.3.2-c")
def test_cells_keep_their_state_when_they_move():
    game = position("gaza: 2 underground, 1 active, 1 caches | do: redeploy_cells, redeploy_cache")

    game.play("to haifa_c", "active gaza", "to tel_aviv", "done", "cache gaza", "to tel_aviv")

    state = state_of(game)
    assert (state.active[HAIFA], state.underground[HAIFA]) == (1, 0)
    assert (state.active[TEL_AVIV], state.underground[TEL_AVIV], state.caches[TEL_AVIV]) == (0, 1, 1)
