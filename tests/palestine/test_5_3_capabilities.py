"""5.3 Capabilities labelled British: every rule that each of the four touches, and its neighbours that it does not."""

from __future__ import annotations

import pytest

from palestine.sources import (
    ASSAULTS,
    CITIES,
    DETENTIONS,
    DISTRICTS,
    FULL,
    LIMITED,
    SEARCHES,
    SHADED,
    UNSHADED,
    VETERANS,
    count_spaces,
    in_all,
)
from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA, LYDDA, TEL_AVIV

NONE = ""
P9U, P9S = "capabilities: P9 unshaded british | ", "capabilities: P9 shaded irgun | "
P17U, P17S = "capabilities: P17 unshaded british | ", "capabilities: P17 shaded irgun | "
P18U, P18S = "capabilities: P18 unshaded british | ", "capabilities: P18 shaded irgun | "
P29U, P29S = "capabilities: P29 unshaded british | ", "capabilities: P29 shaded irgun | "


# P9 Ernest Bevin


@proves("P-CAP-P9u-a", "P-P9-u")
@pytest.mark.parametrize(
    ("event", "loss", "with_bevin"),
    [
        (SHADED.format("P2"), 3, 2),
        (SHADED.format("P20"), 2, 1),
        (SHADED.format("P27"), 1, 0),
        (SHADED.format("P8"), 0, 0),
        (SHADED.format("P8") + "tel_aviv: 1 police, 1 curfew | ", 1, 0),
        (SHADED.format("P8") + in_all(CITIES, "1 police, 1 curfew"), 3, 2),
        (UNSHADED.format("P4") + "gaza: 1 sabotage | ", 0, 0),
        (UNSHADED.format("P4") + "gaza: 1 sabotage, 1 active | ", 1, 0),
        (UNSHADED.format("P4") + "gaza: 2 sabotage, 1 active, 1 caches | ", 2, 1),
        (UNSHADED.format("P4") + "gaza: 6 sabotage, 4 active | ", 3, 2),
    ],
)
def test_p9_unshaded_lowers_the_loss_of_each_starred_event_by_one(event, loss, with_bevin):
    for capability, lost in [(NONE, loss), (P9U, with_bevin), (P9S, loss)]:
        game = position(event + capability)

        assert state_of(game).political_will == 18 - lost


@proves("P-CAP-P9s-a", "P-P9-s", "P-3.1-d", "P-3.1-e")
@pytest.mark.parametrize("verb", ["deploy", "patrol", "search", "assault"])
@pytest.mark.parametrize(("capability", "spaces"), [(NONE, 3), (P9S, 2), (P9U, 3)])
def test_p9_shaded_leaves_two_spaces_to_full_british_operations(verb, capability, spaces):
    game = position(FULL.format(verb) + capability + in_all(DISTRICTS, "2 troops, 1 active"))

    assert count_spaces(game, verb) == spaces


@proves("P-CAP-P9s-a", "P-P9-s", "P-3.1-d")
@pytest.mark.parametrize("verb", ["patrol", "search", "assault"])
@pytest.mark.parametrize(
    ("box", "capability", "spaces"), [(FULL, NONE, 4), (FULL, P9S, 3), (LIMITED, NONE, 2), (LIMITED, P9S, 2)]
)
def test_p9_shaded_lets_a_lead_add_its_space_as_before(verb, box, capability, spaces):
    game = position(box.format(verb) + capability + in_all(DISTRICTS, "2 troops, 1 active") + "chits: 0")
    game.play("lead 0")

    assert count_spaces(game, verb) == spaces


@proves("P-CAP-P9s-a", "P-P9-s", "P-3.1-e")
@pytest.mark.parametrize(("box", "spaces"), [(FULL, 2), (LIMITED, 1)])
def test_p9_shaded_gives_deploy_no_lead(box, spaces):
    game = position(box.format("deploy") + P9S + in_all(DISTRICTS, "2 troops, 1 active") + "chits: 0")

    assert not [answer for answer in offered(game) if answer.startswith("lead")]
    assert count_spaces(game, "deploy") == spaces


@proves("P-CAP-P9s-a")
@pytest.mark.parametrize("verb", ["deploy", "patrol", "search", "assault"])
def test_p9_shaded_leaves_limited_operations_their_one_space(verb):
    game = position(LIMITED.format(verb) + P9S + in_all(DISTRICTS, "2 troops, 1 active"))

    assert count_spaces(game, verb) == 1


@proves("P-CAP-P9s-a")
def test_p9_shaded_does_not_touch_irguns_operations():
    game = position(FULL.format("sabotage") + P9S + in_all(DISTRICTS, "1 underground") + "haganah: 2")

    assert count_spaces(game, "sabotage", "1") == 3


# P17 Bevingrads


@proves("P-CAP-P17u-a", "P-P17-u")
@pytest.mark.parametrize("action", [FULL.format("sabotage"), VETERANS])
@pytest.mark.parametrize(("capability", "markers"), [(NONE, 2), (P17U, 1), (P17S, 2)])
def test_p17_unshaded_limits_terror_in_an_operation_and_in_p26(action, capability, markers):
    game = position(action + capability + "tel_aviv: 1 underground")
    game.play("terror tel_aviv", 6)

    state = state_of(game)
    assert (state.terror[TEL_AVIV], state.haganah) == (markers, 3)


@proves("P-CAP-P17u-a", "P-P3-s")
def test_p17_unshaded_does_not_limit_p3():
    game = position(SHADED.format("P3") + P17U + "tel_aviv: 1 underground")

    assert state_of(game).terror[TEL_AVIV] == 2


@proves("P-CAP-P17s-a", "P-P17-s")
@pytest.mark.parametrize("source", SEARCHES)
@pytest.mark.parametrize(("capability", "found"), [(NONE, 1), (P17U, 1), (P17S, 0)])
def test_p17_shaded_holds_in_every_search_of_a_city(source, capability, found):
    action, answers = SEARCHES[source]
    game = position(action + capability + "tel_aviv: 3 troops, 3 underground")
    game.play(*answers)

    state = state_of(game)
    assert (state.underground[TEL_AVIV], state.curfew[TEL_AVIV]) == (3 - found, 1)


# P18 6th Airborne


@proves("P-CAP-P18u-a", "P-P18-u")
@pytest.mark.parametrize("source", ASSAULTS)
@pytest.mark.parametrize(("capability", "left"), [(NONE, 2), (P18S, 2), (P18U, 0)])
def test_p18_unshaded_holds_in_every_assault(source, capability, left):
    action, answers = ASSAULTS[source]
    game = position(action + capability + "tel_aviv: 3 troops, 3 active")
    game.play(*answers)

    assert state_of(game).active[TEL_AVIV] == left


@proves("P-CAP-P18s-a", "P-P18-s")
@pytest.mark.parametrize("source", ASSAULTS)
@pytest.mark.parametrize(("capability", "prison"), [(NONE, 1), (P18U, 1), (P18S, 0)])
def test_p18_shaded_holds_in_every_assault(source, capability, prison):
    action, answers = ASSAULTS[source]
    game = position(action + capability + "tel_aviv: 4 troops, 2 active")
    game.play(*answers)

    state = state_of(game)
    assert state.active[TEL_AVIV] == 0
    assert (state.prison, state.available_cells) == (prison, 15 - prison)


@proves("P-CAP-P18s-a", "P-CAP-P18u-a", "P-P18-s")
@pytest.mark.parametrize("source", DETENTIONS)
@pytest.mark.parametrize(("capability", "prison"), [(NONE, 2), (P18U, 2), (P18S, 0)])
def test_p18_shaded_holds_in_every_mass_detention_and_leaves_its_price(source, capability, prison):
    action, answers = DETENTIONS[source]
    game = position(action + capability + "tel_aviv: 3 troops, 1 underground, 1 curfew | lydda: 1 underground")
    game.play(*answers, 5)

    state = state_of(game)
    assert (state.underground[TEL_AVIV], state.underground[LYDDA]) == (0, 0)
    assert (state.prison, state.political_will) == (prison, 15)


@proves("P-CAP-P18u-a")
def test_p18_unshaded_adds_nothing_to_a_mass_detention():
    game = position(FULL.format("assault") + P18U + "tel_aviv: 5 troops, 4 underground, 1 curfew")
    game.play("detain tel_aviv", 1)

    assert state_of(game).prison == 1


@proves("P-CAP-P18u-a")
@pytest.mark.parametrize("capability", [P18U, P18S])
def test_p18_leaves_patrol_alone(capability):
    game = position(LIMITED.format("patrol") + capability + "gaza: 3 troops, 1 police, 3 active")
    game.play("gaza")

    state = state_of(game)
    assert (state.active[GAZA], state.prison) == (2, 1)


# P29 Curfews

ROUNDS = {
    1: ("P1 P2 P3", "P33"),
    2: ("P1 P2 P3 P4 P5 P33 P6 P7 P8 P10", "P34"),
    3: ("P1 P2 P3 P4 P5 P33 P6 P7 P8 P10 P11 P12 P34 P13 P14 P15 P16 P17", "P35"),
}
UNDER_CURFEW = "tel_aviv: 1 troops, 1 underground, 1 curfew | haganah: 2 | chits: 0 | do: reveal | "


@proves("P-CAP-P29-a", "P-P29-u")
@pytest.mark.parametrize(("number", "cells"), [(1, 0), (2, 0), (3, 1)])
def test_p29_unshaded_acts_in_the_reset_of_the_first_two_rounds_only(number, cells):
    played, propaganda = ROUNDS[number]
    game = position(UNDER_CURFEW + P29U + f"played: {played}")
    game.play(propaganda)
    while asked(game) in ("british", "irgun"):
        game.play("done")

    assert game.over == (number == 3)
    assert state_of(game).cells(TEL_AVIV) == cells


@proves("P-CAP-P29-a", "P-P29-s")
@pytest.mark.parametrize(("number", "cells"), [(1, 2), (2, 2), (3, 1)])
def test_p29_shaded_acts_in_the_reset_of_the_first_two_rounds_only(number, cells):
    played, propaganda = ROUNDS[number]
    game = position(UNDER_CURFEW + P29S + f"played: {played}")
    game.play(propaganda)
    while asked(game) in ("british", "irgun"):
        game.play("tel_aviv" if "tel_aviv" in offered(game) else "done")

    assert game.over == (number == 3)
    assert state_of(game).cells(TEL_AVIV) == cells


@proves("P-CAP-P29-a")
@pytest.mark.parametrize("capability", [P29U, P29S])
@pytest.mark.parametrize("step", ["political_will", "expropriations", "redeploy_cells"])
def test_p29_does_nothing_in_the_phases_before(step, capability):
    game = position(capability + f"tel_aviv: 1 troops, 1 underground, 1 curfew | do: {step}")
    while not game.over:
        game.play("done")

    assert state_of(game).cells(TEL_AVIV) == 1
