"""P1 Operation Agatha: a City searched and its people detained, or the moderates driven to the Irgun."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GALILEE, GAZA, HAIFA, JERUSALEM, LYDDA, TEL_AVIV

SIDES = ["british", "irgun"]
UNSHADED = " | card: P1 | do: event british unshaded"
SHADED = " | card: P1 | do: event irgun shaded"
# Only Tel Aviv can be brought to three Troops: one stands there and two next to it. Jerusalem has two in reach.
ONLY_TEL_AVIV = (
    "galilee: 7 troops | tel_aviv: 1 troops, 1 police, 2 underground | lydda: 2 troops, 1 active | "
    "jerusalem_c: 2 troops, 1 underground"
)
# Two Troops in Jerusalem, the others nowhere near a City.
NO_CITY = "galilee: 5 troops | samaria: 5 troops | jerusalem_c: 2 troops, 1 police, 1 underground"


@proves("P-P1-u", "P-P1-u-b", "P-5.1-a")
def test_the_city_is_searched_then_cells_are_detained_there_then_haganah_shifts():
    game = position("galilee: 9 troops | tel_aviv: 3 troops, 2 underground | lydda: 1 active | haganah: 3" + UNSHADED)
    state = state_of(game)
    assert asked(game) == "chance"
    assert (state.curfew[TEL_AVIV], state.active[TEL_AVIV], state.haganah) == (1, 1, 3)
    game.play(2)
    assert (asked(game), state.haganah) == ("british", 3)
    assert offered(game) == ["underground tel_aviv", "active tel_aviv", "active lydda"]
    game.play("underground tel_aviv", "active lydda")

    assert (state.prison, state.cells(TEL_AVIV), state.cells(LYDDA)) == (2, 1, 0)
    assert (state.haganah, state.track_cells, state.political_will) == (2, 5, 18)
    assert game.over


@proves("P-P1-u")
def test_the_detention_costs_political_will_for_each_cell_that_is_missing():
    game = position("galilee: 9 troops | tel_aviv: 3 troops, 2 underground | lydda: 1 active" + UNSHADED)
    game.play(5)

    state = state_of(game)
    assert (state.prison, state.political_will) == (3, 16)


@pytest.mark.parametrize("side", SIDES)
@proves("P-P1-u")
def test_the_british_decide_whoever_executes_the_card(side):
    text = "tel_aviv: 3 troops, 2 underground, 1 active | jerusalem_c: 3 troops | lydda: 2 underground, 1 troops"
    game = position(f"{text} | haganah: 0 | card: P1 | do: event {side} unshaded")
    deciders = []
    for answer in ["tel_aviv", "done", 1, "underground lydda"]:
        deciders.append(asked(game))
        game.play(answer)

    assert deciders == ["british", "british", "chance", "british"]
    assert game.over


@proves("P-P1-u")
def test_irgun_chooses_the_cells_that_the_shift_takes_from_the_map():
    game = position(
        "galilee: 7 troops, 4 underground | gaza: 6 underground | tel_aviv: 5 troops, 1 underground, 1 active | "
        "prison: 1 | haganah: 3" + UNSHADED
    )
    game.play(2)

    assert asked(game) == "irgun"
    assert offered(game) == ["underground galilee", "underground gaza"]
    assert (state_of(game).haganah, state_of(game).prison) == (2, 3)


@proves("P-P1-u-b", "P-5.1.3-a")
def test_the_british_must_search_a_city_where_three_troops_can_stand():
    both = position("galilee: 6 troops | tel_aviv: 3 troops | jerusalem_c: 3 troops" + UNSHADED)
    one = position("galilee: 7 troops | tel_aviv: 3 troops | jerusalem_c: 2 troops" + UNSHADED)

    assert offered(both) == ["tel_aviv", "jerusalem_c"]
    assert (asked(one), state_of(one).curfew[TEL_AVIV]) == ("chance", 1), "one City only is no choice"


@proves("P-P1-u-b")
def test_troops_next_to_the_city_must_come_in_until_three_stand_there():
    game = position(ONLY_TEL_AVIV + UNSHADED)
    state = state_of(game)
    assert offered(game) == ["1", "2"], "Lydda is the only place to bring them from, the question is how many"
    game.play(1)

    assert (asked(game), state.troops[TEL_AVIV], state.troops[LYDDA]) == ("chance", 3, 0), "the last one is no choice"
    assert state.curfew[TEL_AVIV] == 1


@proves("P-P1-u-b")
def test_only_adjacent_troops_enter_and_more_than_three_may():
    game = position("lydda: 2 troops | samaria: 7 troops | tel_aviv: 3 troops" + UNSHADED)
    assert offered(game) == ["from lydda", "done"]
    game.play("from lydda", 2)

    assert state_of(game).troops[TEL_AVIV] == 5
    assert asked(game) == "chance"


@proves("P-P1-u-b")
def test_the_chit_may_not_replace_the_curfew_that_detention_needs():
    for curfew, expected in [("", []), (", 1 curfew", ["curfew", "discard 0", "discard 2"])]:
        game = position(f"galilee: 9 troops | tel_aviv: 3 troops, 1 underground{curfew} | chits: 0 2" + UNSHADED)

        assert [answer for answer in offered(game) if answer not in "123456"] == expected


@proves("P-P1-u-b")
def test_with_a_curfew_already_there_a_chit_finds_more_cells_and_detention_still_follows():
    game = position("galilee: 9 troops | tel_aviv: 3 troops, 3 underground, 1 curfew | chits: 0" + UNSHADED)
    game.play("discard 0")

    state = state_of(game)
    assert (state.active[TEL_AVIV], state.chits) == (3, [0, 0, 0])
    assert asked(game) == "chance"
    assert game.question is not None
    assert game.question.rule == "4.2.3"


@proves("P-P1-u-b", "P-5.1.3-a")
def test_detention_is_skipped_if_no_city_can_have_three_troops_but_haganah_shifts():
    game = position(NO_CITY + UNSHADED)
    assert offered(game) == ["haifa_c", "tel_aviv", "jerusalem_c"]
    game.play("jerusalem_c")

    state = state_of(game)
    assert (state.curfew[JERUSALEM], state.active[JERUSALEM]) == (1, 1)
    assert (state.haganah, state.prison, state.political_will) == (3, 0, 18)
    assert game.over


@proves("P-P1-u-b")
def test_where_no_city_can_hold_a_detention_the_chit_is_free_again():
    game = position(NO_CITY + " | chits: 1" + UNSHADED)
    game.play("jerusalem_c")

    assert offered(game) == ["curfew", "discard 1"]


@proves("P-P1-u-b")
def test_under_the_other_ruling_the_british_may_choose_so_that_nobody_is_detained():
    game = position(ONLY_TEL_AVIV + " | chits: 1" + UNSHADED, event_full_effect_forced="false")
    assert offered(game) == ["haifa_c", "tel_aviv", "jerusalem_c"]
    game.play("tel_aviv")
    assert offered(game) == ["from lydda", "done"]
    game.play("from lydda", 2)
    assert offered(game) == ["curfew", "discard 1"]
    game.play("discard 1")

    state = state_of(game)
    assert (state.troops[TEL_AVIV], state.curfew[TEL_AVIV], state.prison) == (3, 0, 0)
    assert (state.haganah, game.over) == (3, True)


@proves("P-P1-u-b")
def test_under_the_other_ruling_detention_is_still_compulsory_once_its_condition_holds():
    game = position(ONLY_TEL_AVIV + UNSHADED, event_full_effect_forced="false")
    game.play("tel_aviv", "from lydda", 2)

    assert asked(game) == "chance"
    assert state_of(game).haganah == 4


@proves("P-P1-u", "P-P1-u-b")
def test_at_zero_haganah_does_not_shift_but_the_rest_is_done():
    game = position("galilee: 9 troops | tel_aviv: 3 troops, 1 underground | haganah: 0" + UNSHADED)
    game.play(1)

    assert (state_of(game).haganah, state_of(game).prison) == (0, 1)


@proves("P-5.4-c")
def test_no_lead_adds_a_space_to_the_search_of_one_city():
    game = position(NO_CITY + " | chits: 0 1 2" + UNSHADED)
    game.play("haifa_c")

    assert state_of(game).chits == [1, 1, 1]
    assert not [answer for answer in offered(game) if answer.startswith(("lead", "search"))]


# Shaded


@pytest.mark.parametrize(
    ("haganah", "after", "may_sabotage"), [(1, 2, False), (2, 3, False), (3, 4, True), (4, 4, True)]
)
@proves("P-P1-s")
def test_irgun_may_sabotage_only_if_haganah_now_stands_at_four(haganah, after, may_sabotage):
    game = position(f"gaza: 1 underground | haganah: {haganah}" + SHADED)

    assert state_of(game).haganah == after
    assert offered(game) == (["sabotage gaza", "done"] if may_sabotage else [])


@proves("P-P1-s")
def test_the_shift_frees_the_pieces_under_its_box():
    game = position("gaza: 1 underground | haganah: 3" + SHADED)

    state = state_of(game)
    assert (state.track_cells, state.track_caches) == (0, 0)
    assert (state.available_cells, state.available_caches) == (14, 5)


@pytest.mark.parametrize("side", SIDES)
@proves("P-P1-s")
def test_irgun_decides_about_the_sabotage_and_may_decline_it(side):
    game = position(f"gaza: 1 underground | card: P1 | do: event {side} shaded")
    assert asked(game) == "irgun"
    game.play("done")

    assert game.over
    assert (state_of(game).underground[GAZA], sum(state_of(game).sabotage)) == (1, 0)


@proves("P-P1-s", "P-P1-s-b", "P-5.4-c")
def test_the_sabotage_is_in_one_space_even_though_haganah_at_four_would_add_one():
    game = position("gaza: 1 underground | galilee: 1 underground | lydda: 1 underground, 1 caches" + SHADED)
    assert not [answer for answer in offered(game) if answer.startswith("offensive")]
    game.play("sabotage galilee", 3)

    assert game.over
    assert (state_of(game).sabotage[GALILEE], state_of(game).active[GALILEE]) == (1, 1)


@proves("P-P1-s-b")
def test_the_sabotage_needs_an_underground_cell():
    game = position("gaza: 1 active | galilee: 1 underground" + SHADED)
    assert offered(game) == ["sabotage galilee", "done"]
    assert game.question is not None
    assert game.question.why_not("sabotage gaza") == "why-no-underground-cell"

    assert position("gaza: 1 active" + SHADED).over


@proves("P-P1-s-b")
def test_the_sabotage_may_spend_a_cache_for_two():
    for answer, markers, caches in [("spend haifa_d", 1, 0), ("done", 0, 1)]:
        game = position("haifa_c: 1 underground | haifa_d: 1 caches" + SHADED)
        game.play("sabotage haifa_c", answer, 1)

        assert state_of(game).sabotage[HAIFA] == markers
        assert sum(state_of(game).caches) == caches


@proves("P-P1-s-b")
def test_no_special_activity_comes_with_the_sabotage():
    game = position("haifa_c: 2 underground, 1 police, 1 curfew" + SHADED)
    assert offered(game) == ["sabotage haifa_c", "done"]
    game.play("sabotage haifa_c", 6)

    assert game.over
    assert state_of(game).terror[HAIFA] == 0


@proves("P-5.4-c")
def test_under_the_other_ruling_haganah_and_an_offensive_each_add_a_space():
    text = "gaza: 1 underground | galilee: 1 underground | samaria: 1 underground | jerusalem_d: 1 caches"
    game = position(text + SHADED, event_ops_extendable="true")
    game.play("sabotage galilee", 3, "sabotage gaza", "done", 3)
    assert offered(game) == ["offensive jerusalem_d", "done"]
    game.play("offensive jerusalem_d", 3)

    assert sum(state_of(game).sabotage) == 3
    assert game.over
