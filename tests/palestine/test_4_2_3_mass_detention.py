"""4.2.3 Mass Detention."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.engine.game import Game
from sandtable.games.british_way.palestine.map import (
    LYDDA,
    NAMES,
    RAIL_EGYPT,
    RAIL_HAIFA,
    RAIL_JERUSALEM,
    SAMARIA,
    TEL_AVIV,
)

READY = "tel_aviv: 3 troops, 1 curfew"
CELLS_EVADE = "capabilities: P18 shaded irgun"
VETERANS = "capabilities: P18 unshaded british"


def search(board: str) -> Game:
    return position(f"{board} | do: operation search operation")


def detain(board: str, die: int, city: str = "tel_aviv") -> Game:
    """A Mass Detention before a Search, and its roll."""
    return search(board).play(f"detain {city}", die)


def detainable(game: Game) -> list[str]:
    return [answer.split()[1] for answer in offered(game) if answer.startswith("detain ")]


def on_map(game: Game) -> int:
    return sum(state_of(game).underground) + sum(state_of(game).active)


@proves("P-4.2.3-a")
@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ("tel_aviv: 3 troops", "why-no-curfew"),
        ("tel_aviv: 2 troops, 3 police, 1 curfew, 2 active", "why-fewer-than-three-troops"),
        ("lydda: 5 troops, 2 active", "why-not-a-city"),
        ("rail_egypt: 5 troops, 2 active", "why-not-a-city"),
    ],
)
def test_mass_detention_needs_a_city_with_a_curfew_and_three_troops(board: str, reason: str):
    game = search(board)

    assert detainable(game) == []
    assert game.question.why_not(f"detain {board.partition(':')[0]}") == reason


@proves("P-4.2.3-a")
@pytest.mark.parametrize("troops", [3, 4])
def test_one_city_is_chosen_among_those_that_qualify(troops: int):
    game = search(f"tel_aviv: {troops} troops, 1 curfew | haifa_c: 3 troops, 1 curfew | jerusalem_c: 3 troops")

    assert asked(game) == "british"
    assert detainable(game) == ["haifa_c", "tel_aviv"]

    game.play("detain haifa_c", 1)

    assert detainable(game) == []


@proves("P-4.2.3-a")
def test_a_curfew_and_troops_that_come_with_the_same_search_count():
    game = search("tel_aviv: 2 troops | lydda: 1 troops, 1 active")
    moments = [detainable(game)]
    game.play("search tel_aviv", "search gaza", "done", "from lydda", "to tel_aviv")
    moments.append(detainable(game))
    game.play("tel_aviv")
    moments.append(detainable(game))

    assert moments == [[], [], ["tel_aviv"]]


@proves("P-4.2.3-a")
def test_troops_that_have_arrived_count_under_a_curfew_that_was_there():
    game = search("tel_aviv: 2 troops, 1 curfew | lydda: 1 troops")
    moments = [detainable(game)]
    game.play("search tel_aviv", "done", "from lydda")
    moments.append(detainable(game))

    assert moments == [[], ["tel_aviv"]]


@proves("P-4.2.3-a")
def test_troops_that_have_left_do_not_count():
    game = search("tel_aviv: 3 troops, 1 curfew")

    assert detainable(game) == ["tel_aviv"]

    game.play("search lydda", "done", "from tel_aviv", 1, "done")

    assert detainable(game) == []


@proves("P-4.2.3-b")
@pytest.mark.parametrize("operation", ["search", "assault"])
def test_the_city_need_not_be_a_space_of_the_operation(operation: str):
    game = position(f"{READY}, 1 active | gaza: 2 troops, 1 active | do: operation {operation} operation")
    game.play(f"{operation} gaza")
    if operation == "search":
        game.play("done", "gaza")
    game.play("detain tel_aviv", 1)

    state = state_of(game)
    assert (state.active[TEL_AVIV], state.prison) == (0, 1)


@proves("P-4.2.3-c")
def test_the_british_choose_cells_of_any_state_from_city_and_district_together():
    game = detain(f"{READY}, 2 underground, 1 active | lydda: 1 underground, 2 active", 3)

    assert asked(game) == "british"
    assert offered(game) == ["underground tel_aviv", "active tel_aviv", "underground lydda", "active lydda"]

    game.play("active lydda", "underground tel_aviv", "underground tel_aviv")

    state = state_of(game)
    assert (state.underground[TEL_AVIV], state.active[TEL_AVIV]) == (0, 1)
    assert (state.underground[LYDDA], state.active[LYDDA]) == (1, 1)
    assert (state.prison, state.political_will) == (3, 18)


@proves("P-4.2.3-c")
@pytest.mark.parametrize(("die", "left"), [(1, 3), (2, 2), (4, 0), (5, 0)])
def test_as_many_cells_go_as_the_die_says_or_as_there_are_and_never_fewer(die: int, left: int):
    game = detain(f"{READY}, 2 active | lydda: 2 active", die)
    while game.question.message == "ask-detain-cell":
        assert "done" not in offered(game)
        game.play(offered(game)[0])

    state = state_of(game)
    assert (on_map(game), state.prison) == (left, 4 - left)


@proves("P-4.2.3-d")
@pytest.mark.parametrize(("capabilities", "prison"), [("", 3), (CELLS_EVADE, 0), (VETERANS, 3)])
def test_cells_go_to_prison_but_evade_to_available_under_p18(capabilities: str, prison: int):
    game = detain(f"{READY}, 1 active, 1 underground | lydda: 1 underground | {capabilities}", 4)

    state = state_of(game)
    assert on_map(game) == 0
    assert (state.prison, state.available_cells, state.political_will) == (prison, 15 - prison, 17)


@proves("P-4.2.3-e")
@pytest.mark.parametrize(("cells", "die", "loss"), [(0, 6, 6), (0, 1, 1), (1, 3, 2), (3, 3, 0), (4, 2, 0)])
def test_what_the_die_exceeds_the_removed_cells_by_is_lost_in_political_will(cells: int, die: int, loss: int):
    game = detain(f"{READY}, {cells} active", die)

    assert state_of(game).political_will == 18 - loss


@proves("P-4.2.3-e")
def test_political_will_stops_at_zero():
    game = detain(f"{READY} | political will: 4", 6)

    assert state_of(game).political_will == 0


@proves("P-4.2.3-f")
def test_caches_and_cells_on_railways_or_in_other_spaces_are_not_affected():
    rails = "rail_egypt: 1 active | rail_jerusalem: 1 active | rail_haifa: 1 active"
    game = detain(f"{READY}, 1 caches | lydda: 1 caches, 1 active | samaria: 1 active | {rails}", 6)

    state = state_of(game)
    assert [state.active[s] for s in (LYDDA, SAMARIA, RAIL_EGYPT, RAIL_JERUSALEM, RAIL_HAIFA)] == [0, 1, 1, 1, 1]
    assert (sum(state.caches), state.prison, state.political_will) == (2, 1, 13)


@proves("P-4.2.3-g")
@pytest.mark.parametrize(
    ("city", "district"), [("haifa_c", "haifa_d"), ("tel_aviv", "lydda"), ("jerusalem_c", "jerusalem_d")]
)
def test_each_city_has_its_own_district(city: str, district: str):
    others = [name for name in NAMES if name not in (city, district)]
    board = " | ".join(f"{name}: 1 active" for name in others)
    game = detain(f"{city}: 3 troops, 1 curfew | {district}: 2 active | {board}", 6, city)

    state = state_of(game)
    assert [name for name, cells in zip(NAMES, state.active, strict=True) if cells] == others
    assert state.prison == 2


@proves("P-4.2.3-h")
def test_a_five_against_two_cells_in_the_city_and_one_in_the_district():
    game = detain(f"{READY}, 1 active, 1 underground | lydda: 1 underground", 5)

    state = state_of(game)
    assert on_map(game) == 0
    assert (state.prison, state.political_will) == (3, 16)


@proves("P-3.1-b")
@pytest.mark.parametrize(
    ("lydda", "possible"),
    [("", False), ("1 underground", True), ("2 troops, 1 caches", True), ("1 caches", False)],
)
def test_before_an_assault_no_detention_may_take_away_the_last_space_to_assault(lydda: str, possible: bool):
    game = position(f"{READY}, 1 active | lydda: {lydda} | do: operation assault operation")

    # Otherwise the Assault comes first, unasked.
    assert state_of(game).active[TEL_AVIV] == (1 if possible else 0)
    assert detainable(game) == ["tel_aviv"]
