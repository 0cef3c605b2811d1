"""P9 Ernest Bevin (British Capability): starred events cost less, or British Operations reach less far."""

from __future__ import annotations

import pytest

from palestine.table import offered, position, proves, state_of, then
from sandtable.games.british_way.palestine.map import GALILEE

UNSHADED = " | capabilities: P9 unshaded british"
SHADED = " | capabilities: P9 shaded irgun"
CURFEWS = "haifa_c: 1 troops, 1 curfew | tel_aviv: 1 troops, 1 curfew | jerusalem_c: 1 troops, 1 curfew"
TARGETS = (
    "galilee: 3 troops, 1 active | samaria: 3 troops, 1 active | gaza: 3 troops, 1 active | lydda: 3 troops, 1 active"
)


def spaces_offered(game):
    return [answer for answer in offered(game) if answer.split()[0] in ("deploy", "patrol", "search", "assault")]


def leads_offered(game):
    return [answer for answer in offered(game) if answer.startswith("lead")]


@pytest.mark.parametrize(
    ("card", "text", "scene", "loss"),
    [
        ("P2", "shaded", "", 3),
        ("P4", "unshaded", "gaza: 1 sabotage, 5 underground", 3),
        ("P8", "shaded", CURFEWS, 3),
        ("P20", "shaded", "", 2),
        ("P27", "shaded", "", 1),
    ],
)
@proves("P-P9-u", "P-5.4-a", "P-5.4-d")
def test_each_starred_event_costs_one_less(card, text, scene, loss):
    without = position(f"{scene} | card: {card} | do: event irgun {text}")
    with_bevin = position(f"{scene} | card: {card} | do: event irgun {text}" + UNSHADED)
    with_shaded_bevin = position(f"{scene} | card: {card} | do: event irgun {text}" + SHADED)

    assert state_of(without).political_will == 18 - loss
    assert state_of(with_bevin).political_will == 18 - loss + 1
    assert state_of(with_shaded_bevin).political_will == 18 - loss


@pytest.mark.parametrize(
    ("card", "text", "scene"),
    [("P4", "unshaded", "gaza: 1 sabotage"), ("P8", "shaded", ""), ("P8", "shaded", CURFEWS.split(" | ")[0])],
)
@proves("P-P9-u")
def test_a_loss_is_never_turned_into_a_gain(card, text, scene):
    game = position(f"{scene} | card: {card} | do: event irgun {text}" + UNSHADED)

    assert state_of(game).political_will == 18


@proves("P-P9-u")
def test_the_loss_is_lessened_at_every_starred_event_anew():
    game = position("card: P2 | do: event irgun shaded" + UNSHADED)
    game = then(game, "card: P20 | do: event irgun shaded")

    assert state_of(game).political_will == 18 - 2 - 1


@pytest.mark.parametrize(("card", "text"), [("P4", "unshaded"), ("P20", "unshaded"), ("P8", "unshaded")])
@proves("P-P9-u-b")
def test_gains_of_starred_events_stay_as_they_are(card, text):
    game = position(f"rail_egypt: 12 troops | political will: 10 | card: {card} | do: event british {text}" + UNSHADED)

    assert state_of(game).political_will == 12


@pytest.mark.parametrize(
    ("card", "answers", "loss"),
    [("P19", [3], 2), ("P24", [], 3), ("P30", ["police gaza"], 1)],
)
@proves("P-P9-u-b")
def test_losses_of_other_events_stay_as_they_are(card, answers, loss):
    scene = "haifa_c: 3 terror | gaza: 2 police | lydda: 1 police"
    game = position(f"{scene} | card: {card} | do: event irgun shaded" + UNSHADED)
    game.play(*answers)
    if card == "P30":
        game.play("police lydda")

    assert game.over
    assert state_of(game).political_will == 18 - loss


@proves("P-P9-u-b")
def test_mass_detention_propagandize_and_the_propaganda_round_cost_what_they_did():
    scene = "tel_aviv: 3 troops, 1 curfew, 1 active | gaza: 2 troops, 1 active"
    detention = position(f"{scene} | do: operation assault operation" + UNSHADED)
    detention.play("detain tel_aviv", 4)
    propaganda = position("tel_aviv: 1 troops, 1 curfew, 1 active | do: operation recruit operation" + UNSHADED)
    propaganda.play("propagandize tel_aviv")
    disorder = position("gaza: 1 sabotage | rail_egypt: 1 sabotage | haifa_c: 2 terror | do: political_will" + UNSHADED)

    assert state_of(detention).political_will == 15
    assert state_of(propaganda).political_will == 17
    assert state_of(disorder).political_will == 18 - 1 - 2 - 6 + 2


# Shaded


@pytest.mark.parametrize("name", ["deploy", "patrol", "search", "assault"])
@pytest.mark.parametrize(("capability", "most"), [("", 3), (UNSHADED, 3), (SHADED, 2)])
@proves("P-P9-s")
def test_full_british_operations_select_up_to_two_spaces(name, capability, most):
    game = position(f"{TARGETS} | do: operation {name} operation" + capability)
    for space in ["galilee", "samaria", "gaza", "lydda"][:most]:
        assert f"{name} {space}" in offered(game)
        game.play(f"{name} {space}")

    assert spaces_offered(game) == []


@pytest.mark.parametrize("name", ["patrol", "search", "assault"])
@proves("P-P9-s")
def test_an_intelligence_lead_still_adds_one_space(name):
    game = position(f"{TARGETS} | chits: 0 0 | do: operation {name} operation" + SHADED)
    game.play(f"{name} galilee", f"{name} samaria")
    assert (spaces_offered(game), leads_offered(game)) == ([], ["lead 0"])
    game.play("lead 0", f"{name} gaza")

    assert (spaces_offered(game), leads_offered(game)) == ([], [])
    assert state_of(game).chits == [1, 0, 0]


@proves("P-P9-s")
def test_a_deploy_stays_at_two_spaces_for_it_has_no_lead():
    game = position(f"{TARGETS} | chits: 0 0 | do: operation deploy operation" + SHADED)
    assert leads_offered(game) == []
    game.play("deploy galilee", "deploy samaria")

    assert (spaces_offered(game), leads_offered(game)) == ([], [])
    assert state_of(game).police[GALILEE] == 1


@pytest.mark.parametrize("name", ["patrol", "search", "assault"])
@proves("P-P9-s")
def test_limited_operations_keep_their_one_space_and_their_lead(name):
    game = position(f"{TARGETS} | chits: 0 0 | do: operation {name} limited" + SHADED)
    game.play(f"{name} galilee")
    assert (spaces_offered(game), leads_offered(game)) == ([], ["lead 0"])
    game.play("lead 0", f"{name} samaria")

    assert (spaces_offered(game), leads_offered(game)) == ([], [])


@pytest.mark.parametrize(
    ("card", "name", "first", "most"),
    [("P6", "search", [], 3), ("P8", "deploy", [], 3), ("P26", "assault", [], 3), ("P27", "assault", ["assault"], 4)],
)
@proves("P-P9-s", "P-5.4-c", "P-5.1.2-a")
def test_numbers_printed_on_events_are_not_reduced(card, name, first, most):
    game = position(f"{TARGETS} | card: {card} | do: event british unshaded" + SHADED)
    game.play(*first)
    for space in ["galilee", "samaria", "gaza", "lydda"][:most]:
        assert f"{name} {space}" in offered(game)
        game.play(f"{name} {space}")

    assert spaces_offered(game) == []


@proves("P-P9-s")
def test_irgun_operations_are_not_touched():
    scene = "galilee: 1 underground | samaria: 1 underground | gaza: 1 underground | lydda: 1 underground"
    game = position(f"{scene} | haganah: 2 | do: operation sabotage operation" + SHADED)
    for space in ["galilee", "samaria", "gaza"]:
        game.play(f"sabotage {space}", 3)

    assert sum(state_of(game).sabotage) == 3
