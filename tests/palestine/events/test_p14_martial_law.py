"""P14 Martial Law: searches in two Cities and a Mass Detention, or the populace is angered."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import CITIES, HAIFA, JERUSALEM, LYDDA, TEL_AVIV

SIDES = ["british", "irgun"]
UNSHADED = " | card: P14 | do: event british unshaded"
SHADED = " | card: P14 | do: event irgun shaded"
SEARCHES = ["search haifa_c", "search tel_aviv", "search jerusalem_c"]
# Three Troops in Tel Aviv, two in Jerusalem, nobody who could move into a City.
GARRISONS = "tel_aviv: 3 troops, 2 underground | jerusalem_c: 2 troops, 1 underground | galilee: 7 troops"


@pytest.mark.parametrize("side", SIDES)
@proves("P-P14-u")
def test_the_british_may_search_cities_only_whoever_executes_the_card(side):
    game = position(f"{GARRISONS} | card: P14 | do: event {side} unshaded")

    assert (asked(game), offered(game)) == ("british", [*SEARCHES, "done"])


@pytest.mark.parametrize("cities", [0, 1, 2])
@proves("P-P14-u")
def test_none_one_or_two_cities_are_searched_and_then_a_detention_may_follow(cities):
    game = position(GARRISONS + UNSHADED)
    game.play(*["search jerusalem_c", "search tel_aviv"][:cities])
    if cities < 2:
        game.play("done")
    state = state_of(game)
    assert [state.curfew[JERUSALEM], state.curfew[TEL_AVIV]] == [1] * cities + [0] * (2 - cities)
    if cities == 2:
        assert (asked(game), offered(game)) == ("british", ["detain tel_aviv", "done"])
        game.play("done")

    assert game.over
    assert (state.prison, state.political_will) == (0, 18)


@proves("P-P14-u", "P-5.4-b")
def test_the_detention_needs_a_curfew_and_three_troops():
    game = position(GARRISONS + UNSHADED)
    game.play("search jerusalem_c", "search tel_aviv")
    assert game.question is not None
    assert game.question.why_not("detain jerusalem_c") == "why-fewer-than-three-troops"
    assert game.question.why_not("detain haifa_c") == "why-no-curfew"
    game.play("detain tel_aviv", 5)

    state = state_of(game)
    assert game.over
    assert (state.prison, state.cells(TEL_AVIV), state.political_will) == (2, 0, 15)


@proves("P-P14-u")
def test_the_detention_may_be_in_a_city_that_was_not_searched():
    game = position(GARRISONS.replace("2 underground", "2 underground, 1 curfew") + " | lydda: 1 active" + UNSHADED)
    game.play("search jerusalem_c", "done")
    assert offered(game) == ["detain tel_aviv", "done"]
    game.play("detain tel_aviv", 1, "active lydda")

    assert (state_of(game).prison, state_of(game).active[LYDDA]) == (1, 0)


@pytest.mark.parametrize("side", SIDES)
@proves("P-P14-u")
def test_the_detention_may_come_without_any_search_and_the_british_decide_it(side):
    scene = GARRISONS.replace("2 underground", "2 underground, 1 curfew")
    game = position(f"{scene} | card: P14 | do: event {side} unshaded")
    game.play("done")
    assert (asked(game), offered(game)) == ("british", ["detain tel_aviv", "done"])
    game.play("detain tel_aviv", 2)

    assert (state_of(game).prison, state_of(game).political_will) == (2, 18)


@pytest.mark.parametrize(("searched", "detention"), [([], False), (["search haifa_c", "done"], True)])
@proves("P-P14-u")
def test_under_the_other_ruling_the_detention_needs_a_search_in_some_city(searched, detention):
    scene = GARRISONS.replace("2 underground", "2 underground, 1 curfew")
    game = position(f"{scene} | card: P14 | do: event british unshaded", p14_detention_needs_search="true")
    game.play(*searched or ["done"])

    assert ("detain tel_aviv" in offered(game)) is detention
    assert game.over is not detention


@proves("P-P14-u")
def test_there_is_one_detention_only():
    game = position("tel_aviv: 3 troops, 1 curfew, 1 active | haifa_c: 3 troops, 1 curfew, 1 active" + UNSHADED)
    game.play("done")
    assert offered(game) == ["detain haifa_c", "detain tel_aviv", "done"]
    game.play("detain haifa_c", 1)

    assert game.over
    assert (state_of(game).active[HAIFA], state_of(game).active[TEL_AVIV]) == (0, 1)


@proves("P-P14-u")
def test_a_chit_may_replace_the_curfew_and_then_the_city_cannot_be_detained():
    game = position(GARRISONS + " | chits: 0" + UNSHADED)
    game.play("search tel_aviv", "done")
    assert offered(game) == ["curfew", "discard 0"]
    game.play("discard 0")

    state = state_of(game)
    assert game.over
    assert (state.curfew[TEL_AVIV], state.active[TEL_AVIV], state.chits) == (0, 2, [0, 0, 0])


@proves("P-P14-u", "P-5.4-b")
def test_troops_next_to_the_cities_may_enter_and_make_the_detention_possible():
    game = position("lydda: 3 troops | galilee: 9 troops | tel_aviv: 1 underground" + UNSHADED)
    game.play("search tel_aviv", "done", "from lydda", 3)

    assert offered(game) == ["detain tel_aviv", "done"]


@proves("P-5.4-c")
def test_no_lead_adds_a_city_by_default_but_one_does_under_the_other_ruling():
    by_default = position(GARRISONS + " | chits: 0 0" + UNSHADED)
    assert offered(by_default) == [*SEARCHES, "done"]
    extended = position(GARRISONS + " | chits: 0 0" + UNSHADED, event_ops_extendable="true")
    extended.play("search tel_aviv", "search jerusalem_c")
    assert offered(extended) == ["lead 0", "done"]
    extended.play("lead 0", "curfew", "curfew", "curfew", "done")

    assert extended.over
    assert [state_of(extended).curfew[city] for city in CITIES] == [0, 1, 1], "no cube stands in Haifa"
    assert state_of(extended).chits == [1, 0, 0]


# Shaded


@pytest.mark.parametrize("side", SIDES)
@proves("P-P14-s")
def test_the_executing_side_may_place_a_cell_in_each_city_with_a_curfew(side):
    text = "tel_aviv: 3 troops, 1 curfew | haifa_c: 1 police, 1 curfew, 1 active | jerusalem_c: 1 underground"
    game = position(f"{text} | card: P14 | do: event {side} shaded")
    assert (asked(game), offered(game)) == (side, ["haifa_c", "tel_aviv", "done"])
    game.play("tel_aviv")
    assert offered(game) == ["haifa_c", "done"], "one in each City"
    game.play("haifa_c")

    state = state_of(game)
    assert game.over
    assert [state.underground[city] for city in CITIES] == [1, 1, 1]
    assert (state.active[HAIFA], state.available_cells, sum(state.curfew)) == (1, 11, 2)


@pytest.mark.parametrize(("answers", "placed"), [(["done"], 0), (["haifa_c", "done"], 1)])
@proves("P-P14-s", "P-5.1.3-b")
def test_fewer_cells_may_be_placed(answers, placed):
    game = position("tel_aviv: 3 troops, 1 curfew | haifa_c: 1 police, 1 curfew" + SHADED)
    game.play(*answers)

    assert game.over
    assert sum(state_of(game).underground) == placed


@pytest.mark.parametrize(("on_map", "placed"), [(14, 1), (15, 0)])
@proves("P-P14-s", "P-5.1.1-a")
def test_no_more_cells_are_placed_than_are_available(on_map, placed):
    game = position(f"tel_aviv: 3 troops, 1 curfew | haifa_c: 1 police, 1 curfew | gaza: {on_map} active" + SHADED)
    if placed:
        game.play("tel_aviv")

    assert game.over
    assert state_of(game).underground[TEL_AVIV] == placed


@proves("P-P14-s")
def test_without_a_curfew_nothing_is_placed():
    game = position("tel_aviv: 3 troops" + SHADED)

    assert game.over
    assert sum(state_of(game).underground) == 0
