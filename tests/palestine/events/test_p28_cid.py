"""P28 CID: a chit per space with Police and Cells; or a Sabotage among Police which removes them if it succeeds."""

from __future__ import annotations

import pytest

from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA, HAIFA, TEL_AVIV

DETECTIVES = "card: P28 | do: event {side} unshaded | "
ATTACK = "card: P28 | do: event {side} shaded | "
SIDES = ["british", "irgun"]


@proves("P-P28-u")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("unnamed", ["owner", "executor"])
def test_unshaded_the_british_draw_a_chit_per_space_with_police_and_a_cell_whoever_executes(side, unnamed):
    game = position(
        DETECTIVES.format(side=side)
        + "gaza: 1 police, 1 active | rail_egypt: 1 police, 1 underground | tel_aviv: 2 police, 2 underground, 1 active"
        " | haifa_c: 1 police | lydda: 3 troops, 2 active | samaria: 1 underground",
        unnamed_side=unnamed,
    )
    game.play("chit 2", "chit 0", "chit 2")

    assert game.over
    assert state_of(game).chits == [1, 0, 2]


@proves("P-P28-u")
def test_unshaded_the_chits_come_at_random_from_what_the_bag_still_holds():
    game = position(DETECTIVES.format(side="british") + "gaza: 1 police, 1 active | chits: 0 0 0 1")

    assert asked(game) == "chance"
    assert offered(game) == ["chit 1", "chit 2"]
    assert game.question.weights == [2, 3]


@proves("P-P28-u")
def test_unshaded_troops_or_caches_make_no_such_space():
    game = position(DETECTIVES.format(side="british") + "gaza: 2 troops, 1 active | lydda: 1 police, 1 caches")

    assert game.over
    assert sum(state_of(game).chits) == 0


@proves("P-P28-u")
def test_unshaded_an_empty_bag_ends_the_draw():
    game = position(
        DETECTIVES.format(side="british")
        + "gaza: 1 police, 1 active | lydda: 1 police, 1 active | chits: 0 0 0 1 1 1 2 2"
    )

    assert game.over
    assert state_of(game).chits == [3, 3, 3]


@proves("P-P28-s", "P-P28-s-c")
@pytest.mark.parametrize("side", SIDES)
def test_shaded_irgun_may_sabotage_where_police_and_an_underground_cell_are(side):
    game = position(
        ATTACK.format(side=side)
        + "gaza: 1 police, 1 underground | haifa_c: 2 police, 1 active | lydda: 3 troops, 1 underground"
        " | rail_egypt: 1 police, 1 underground"
    )

    assert asked(game) == "irgun"
    assert offered(game) == ["sabotage gaza", "sabotage rail_egypt", "done"]


@proves("P-P28-s")
def test_shaded_irgun_may_decline():
    game = position(ATTACK.format(side="british") + "gaza: 1 police, 1 underground")
    game.play("done")

    state = state_of(game)
    assert game.over
    assert (state.police[GAZA], state.underground[GAZA]) == (1, 1)


@proves("P-P28-s", "P-P28-s-b", "P-P28-s-c")
@pytest.mark.parametrize(("die", "police", "markers"), [(4, 2, 0), (5, 0, 1)])
def test_shaded_success_removes_all_police_as_well_and_their_number_still_counts_against_the_roll(die, police, markers):
    game = position(ATTACK.format(side="irgun") + "gaza: 2 police, 1 underground")
    game.play("sabotage gaza", die)

    state = state_of(game)
    assert (state.police[GAZA], state.sabotage[GAZA]) == (police, markers)
    assert state.available_police == 6 - police


@proves("P-P28-s-c")
@pytest.mark.parametrize("die", [1, 6])
def test_shaded_the_cell_is_activated_whatever_the_roll(die):
    game = position(ATTACK.format(side="irgun") + "gaza: 1 police, 2 underground")
    game.play("sabotage gaza", die)

    state = state_of(game)
    assert (state.underground[GAZA], state.active[GAZA]) == (1, 1)


@proves("P-P28-s")
def test_shaded_a_cache_may_be_spent_for_two():
    game = position(ATTACK.format(side="irgun") + "gaza: 2 police, 1 underground | lydda: 1 caches")
    game.play("sabotage gaza")
    assert offered(game) == ["spend lydda", "done"]
    game.play("spend lydda", 3)

    state = state_of(game)
    assert (state.police[GAZA], state.sabotage[GAZA], sum(state.caches)) == (0, 1, 0)


@proves("P-P28-s", "P-1.10-f")
@pytest.mark.parametrize(("troops", "curfew"), [("", 0), (", 1 troops", 1)])
def test_shaded_a_curfew_falls_with_the_last_british_piece(troops, curfew):
    game = position(ATTACK.format(side="irgun") + f"haifa_c: 1 police, 1 underground, 1 curfew{troops}")
    game.play("sabotage haifa_c", 6)

    state = state_of(game)
    assert (state.police[HAIFA], state.curfew[HAIFA]) == (0, curfew)


@proves("P-P28-s")
def test_shaded_police_elsewhere_stay():
    game = position(ATTACK.format(side="irgun") + "haifa_c: 1 police, 1 underground | tel_aviv: 3 police")
    game.play("sabotage haifa_c", 6)

    assert state_of(game).police[TEL_AVIV] == 3


@proves("P-P28-s")
def test_shaded_one_space_only_without_activity_haganah_space_or_offensive():
    game = position(
        ATTACK.format(side="irgun")
        + "haifa_c: 1 police, 1 underground, 1 curfew | tel_aviv: 1 police, 1 underground | gaza: 1 caches"
    )
    assert offered(game) == ["sabotage haifa_c", "sabotage tel_aviv", "done"]
    game.play("sabotage haifa_c", 6)

    assert game.over


@proves("P-P28-s")
def test_shaded_the_option_adds_haganah_space_and_offensive_each_with_police():
    game = position(
        ATTACK.format(side="irgun")
        + "haifa_c: 1 police, 1 underground | tel_aviv: 1 police, 1 underground | galilee: 1 caches"
        " | jerusalem_c: 1 police, 1 underground | rail_haifa: 1 police, 1 underground | samaria: 1 underground",
        event_ops_extendable="true",
    )
    game.play("sabotage haifa_c", 6, "sabotage tel_aviv", 1, "offensive galilee")
    assert offered(game) == ["sabotage jerusalem_c", "sabotage rail_haifa"]
    game.play("sabotage jerusalem_c", 6)

    state = state_of(game)
    assert game.over
    assert sum(state.police) == 2
    assert sum(state.sabotage) == 2


@proves("P-P28-s")
def test_shaded_without_such_a_space_nothing_happens():
    game = position(ATTACK.format(side="irgun") + "gaza: 1 police, 1 active | lydda: 1 underground")

    assert game.over
    assert sum(state_of(game).active) == 1
