"""5.3 Capabilities labelled Irgun: every rule that each of the four touches, and its neighbours that it does not."""

from __future__ import annotations

import pytest

from palestine.sources import (
    ASSAULTS,
    CITIES,
    DISTRICTS,
    FULL,
    LIMITED,
    PATROL_MOVES,
    PATROLS,
    ROBS,
    SABOTAGES,
    SHADED,
    UNSHADED,
    VETERANS,
    count_spaces,
    in_all,
)
from palestine.table import asked, offered, position, proves, state_of
from sandtable.games.british_way.palestine.map import GAZA, LYDDA, RAIL_EGYPT

NONE = ""
P13U, P13S = "capabilities: P13 unshaded british | ", "capabilities: P13 shaded irgun | "
P23U, P23S = "capabilities: P23 unshaded british | ", "capabilities: P23 shaded irgun | "
P25U, P25S = "capabilities: P25 unshaded british | ", "capabilities: P25 shaded irgun | "
P32U, P32S = "capabilities: P32 unshaded british | ", "capabilities: P32 shaded irgun | "


# P13 Palmach

BONUS_AT = {NONE: [4], P13U: [], P13S: [3, 4]}
OPERATIONS = [
    ("recruit", "lydda: 1 caches, 1 troops | ", ["0"]),
    ("travel", in_all(DISTRICTS, "1 underground"), ["done"]),
    ("sabotage", in_all(DISTRICTS, "1 underground"), ["1"]),
    ("rob", in_all(DISTRICTS, "1 underground"), ["1"]),
]


@proves("P-CAP-P13-a", "P-P13-u", "P-P13-s", "P-3.1-h")
@pytest.mark.parametrize("haganah", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("capability", BONUS_AT)
@pytest.mark.parametrize(("verb", "board", "then"), OPERATIONS)
def test_p13_says_where_haganah_adds_a_space_to_every_irgun_operation(verb, board, then, capability, haganah):
    bonus = int(haganah in BONUS_AT[capability])
    for box, ordinary in [(FULL, 3), (LIMITED, 1)]:
        game = position(box.format(verb) + board + capability + f"haganah: {haganah}")

        assert count_spaces(game, verb, *then) == ordinary + bonus


@proves("P-CAP-P13-a", "P-P13-u", "P-P13-s")
@pytest.mark.parametrize("haganah", [2, 3, 4])
@pytest.mark.parametrize("capability", BONUS_AT)
def test_p13_counts_for_the_limited_rob_of_a_pass(capability, haganah):
    game = position("do: pass irgun | " + in_all(DISTRICTS, "1 underground") + capability + f"haganah: {haganah}")

    assert count_spaces(game, "rob", "1") == 1 + int(haganah in BONUS_AT[capability])


@proves("P-CAP-P13-a", "P-P13-u", "P-P13-s")
@pytest.mark.parametrize(("shift", "haganah"), [("left", 2), ("right", 4)])
@pytest.mark.parametrize("capability", BONUS_AT)
def test_p13_counts_for_the_limited_operation_of_p22(capability, shift, haganah):
    game = position(UNSHADED.format("P22") + in_all(DISTRICTS, "1 underground") + capability + "haganah: 3")
    game.play(shift, "irgun", "sabotage")

    assert count_spaces(game, "sabotage", "1") == 1 + int(haganah in BONUS_AT[capability])


@proves("P-CAP-P13-a")
@pytest.mark.parametrize("haganah", [3, 4])
@pytest.mark.parametrize("capability", BONUS_AT)
@pytest.mark.parametrize(
    ("event", "board", "verb", "then", "spaces"),
    [
        (SHADED.format("P1"), in_all(DISTRICTS, "1 underground"), "sabotage", ["1"], 1),
        (SHADED.format("P11"), in_all(CITIES, "1 police, 1 active, 1 curfew"), "travel", ["done"], 2),
        (SHADED.format("P15"), in_all(DISTRICTS, "1 underground"), "sabotage", ["1"], 1),
        (VETERANS, in_all(DISTRICTS, "1 underground"), "sabotage", ["1"], 3),
        (SHADED.format("P28"), in_all(DISTRICTS, "1 underground, 1 police"), "sabotage", ["1"], 1),
    ],
)
def test_p13_adds_nothing_to_operations_that_an_event_grants_with_its_own_number(
    event, board, verb, then, spaces, capability, haganah
):
    game = position(event + board + capability + f"haganah: {haganah}")

    assert count_spaces(game, verb, *then) == spaces


@proves("P-CAP-P13-a", "P-3.1-h")
@pytest.mark.parametrize(
    ("capability", "haganah", "ahead", "more"),
    [(NONE, 4, ["done"], 2), (P13S, 4, [], 3), (P13S, 3, ["done"], 2), (P13U, 4, [], 2)],
)
def test_p13_says_whether_the_space_survives_a_terror_that_shifts_haganah(capability, haganah, ahead, more):
    game = position(
        FULL.format("sabotage") + in_all([*DISTRICTS, "tel_aviv"], "1 underground") + capability + f"haganah: {haganah}"
    )
    game.play("terror tel_aviv", *ahead, 6)

    assert state_of(game).haganah == haganah - 1
    assert count_spaces(game, "sabotage", "1") == more


# P23 Road Mines


@proves("P-CAP-P23u-a", "P-P23-u")
@pytest.mark.parametrize("source", PATROLS)
@pytest.mark.parametrize(("capability", "second"), [(NONE, False), (P23S, False), (P23U, True)])
def test_p23_unshaded_holds_in_every_patrol_of_two_spaces(source, capability, second):
    action, answers = PATROLS[source]
    game = position(action + capability + "chits: 0 | gaza: 1 police, 1 active | lydda: 1 police, 1 active")
    game.play(*answers, "gaza")

    assert ("lydda" in offered(game)) == second


@proves("P-CAP-P23u-a", "P-P23-u")
@pytest.mark.parametrize(("action", "answers"), [(LIMITED.format("patrol"), []), (UNSHADED.format("P16"), ["patrol"])])
def test_p23_unshaded_needs_a_second_selected_destination(action, answers):
    game = position(action + P23U + "gaza: 1 police, 1 active | lydda: 1 police, 1 active")
    game.play(*answers, "patrol gaza", "done", "gaza")

    assert "lydda" not in offered(game)
    assert state_of(game).active[LYDDA] == 1


@proves("P-CAP-P23s-a", "P-P23-s")
@pytest.mark.parametrize("source", PATROL_MOVES)
@pytest.mark.parametrize(("capability", "mined"), [(NONE, False), (P23U, False), (P23S, True)])
def test_p23_shaded_holds_in_every_patrol_movement(source, capability, mined):
    action, answers = PATROL_MOVES[source]
    game = position(action + capability + "gaza: 1 active, 1 sabotage | haifa_c: 1 police")
    game.play(*answers)

    assert (asked(game) == "chance") == mined
    assert state_of(game).police[GAZA] == 1


@proves("P-CAP-P23s-a")
@pytest.mark.parametrize(
    ("action", "answers", "arrived"),
    [
        ("do: redeploy_police | haifa_c: 1 police | ", ["from haifa_c", "to rail_egypt"], 1),
        (LIMITED.format("deploy") + "jerusalem_c: 1 troops, 1 sabotage | ", [], 0),
        (UNSHADED.format("P10"), ["rail_egypt", "6"], 6),
    ],
)
def test_p23_shaded_does_not_threaten_redeploy_deploy_or_p10(action, answers, arrived):
    game = position(action + P23S + "rail_egypt: 2 sabotage")
    game.play(*answers)

    state = state_of(game)
    assert asked(game) != "chance"
    assert state.police[RAIL_EGYPT] == arrived
    assert sum(state.police) >= 1


# P25 Menachem Begin


@proves("P-CAP-P25u-a", "P-P25-u")
@pytest.mark.parametrize("source", ASSAULTS)
@pytest.mark.parametrize(("capability", "reward"), [(NONE, 1), (P25S, 1), (P25U, 2)])
def test_p25_unshaded_holds_in_every_assault(source, capability, reward):
    action, answers = ASSAULTS[source]
    game = position(action + capability + "political will: 10 | tel_aviv: 2 troops, 1 caches")
    game.play(*answers, *["chit 0"] * reward)

    state = state_of(game)
    assert asked(game) != "chance"
    assert (state.political_will, state.chits, sum(state.caches)) == (10 + reward, [reward, 0, 0], 0)


@proves("P-CAP-P25u-a")
@pytest.mark.parametrize(
    ("action", "answers", "gain"),
    [
        (UNSHADED.format("P11") + "tel_aviv: 2 troops, 1 active | lydda: 1 caches | ", [], 1),
        (UNSHADED.format("P12") + "lydda: 1 caches | ", [], 0),
        (UNSHADED.format("P19") + "lydda: 1 caches | ", ["cache lydda"], 1),
    ],
)
def test_p25_unshaded_adds_nothing_where_no_assault_removes_the_cache(action, answers, gain):
    for capability in [NONE, P25U]:
        game = position(action + capability + "political will: 10")
        game.play(*answers)

        state = state_of(game)
        assert game.over
        assert (state.political_will, sum(state.chits), sum(state.caches)) == (10 + gain, 0, 0)


@proves("P-CAP-P25u-a", "P-6.5.2-h")
def test_p25_unshaded_adds_nothing_when_the_track_locks_a_cache():
    game = position(UNSHADED.format("P21") + P25U + "lydda: 2 caches | gaza: 2 caches | samaria: 1 caches")
    game.play("cache gaza")

    state = state_of(game)
    assert (state.political_will, sum(state.chits), state.track_caches) == (18, 0, 1)


@proves("P-CAP-P25s-a", "P-P25-s")
@pytest.mark.parametrize("action", [*[FULL.format(o) for o in ("recruit", "travel", "sabotage", "rob")], VETERANS])
@pytest.mark.parametrize(("capability", "loss"), [(NONE, 1), (P25U, 1), (P25S, 2)])
def test_p25_shaded_holds_in_every_propagandize(action, capability, loss):
    game = position(action + capability + "tel_aviv: 1 police, 2 underground, 1 curfew | gaza: 1 underground")
    game.play("propagandize tel_aviv")

    assert state_of(game).political_will == 18 - loss


# P32 Weapon Factories


@proves("P-CAP-P32u-a", "P-P32-u")
@pytest.mark.parametrize("source", SABOTAGES)
@pytest.mark.parametrize(("capability", "cells"), [(NONE, 1), (P32S, 1), (P32U, 0)])
def test_p32_unshaded_holds_for_every_sabotage_die(source, capability, cells):
    action, answers = SABOTAGES[source]
    game = position(action + capability + "rail_egypt: 1 underground, 1 police")
    game.play(*answers, 1)

    assert state_of(game).cells(RAIL_EGYPT) == cells


@proves("P-CAP-P32s-a", "P-P32-s")
@pytest.mark.parametrize("source", ROBS)
@pytest.mark.parametrize(("capability", "rolls"), [(NONE, True), (P32U, True), (P32S, False)])
def test_p32_shaded_holds_for_every_rob(source, capability, rolls):
    action, answers = ROBS[source]
    game = position(action + capability + "gaza: 1 underground")
    game.play(*answers)

    assert (asked(game) == "chance") == rolls
    assert state_of(game).caches[GAZA] == int(not rolls)
