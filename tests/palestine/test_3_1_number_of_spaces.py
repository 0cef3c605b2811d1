"""3.1 Operations in General: the number of spaces, with Intelligence Lead, Offensive, Haganah, P9 and P13."""

from __future__ import annotations

import pytest

from palestine.table import offered, position, proves
from sandtable.engine.game import Game

DISTRICTS = ("galilee", "haifa_d", "samaria", "lydda", "jerusalem_d", "gaza")
BRITISH_OPERATIONS = ["deploy", "patrol", "search", "assault"]
IRGUN_OPERATIONS = ["recruit", "travel", "sabotage", "rob"]
# Six spaces fit for every British Operation, and more than that for every Irgun one.
BRITISH_BOARD = " | ".join(f"{space}: 2 troops, 1 active" for space in DISTRICTS)
IRGUN_BOARD = (
    "galilee: 1 underground, 1 caches | gaza: 1 underground, 1 caches | haifa_d: 1 underground"
    " | samaria: 1 underground | lydda: 1 underground | jerusalem_d: 1 underground"
)
# Caches among cubes supply Recruit but pay no Offensive.
IRGUN_BOARD_WITHOUT_OFFENSIVE = IRGUN_BOARD.replace("1 caches", "1 caches, 1 troops")
BEVIN = "capabilities: P9 shaded irgun"
P13_UNSHADED = "capabilities: P13 unshaded british"
P13_SHADED = "capabilities: P13 shaded irgun"


def starting(game: Game, verb: str) -> list[str]:
    """The answers on offer that begin with a word."""
    return [answer for answer in offered(game) if answer.startswith(f"{verb} ")]


def most_spaces(game: Game, verb: str) -> int:
    """Take as many spaces as the Operation allows, an extra one bought if possible, and count them."""
    taken = 0
    while not game.over:
        spaces, extras = starting(game, verb), starting(game, "lead") + starting(game, "offensive")
        if spaces:
            taken += 1
            game.play(spaces[0])
        elif extras:
            game.play(extras[0])
        else:
            game.play("done" if "done" in offered(game) else offered(game)[0])
    return taken


@pytest.mark.parametrize(("box", "most"), [("operation", 3), ("limited", 1)])
@pytest.mark.parametrize("verb", BRITISH_OPERATIONS + IRGUN_OPERATIONS)
@proves("P-3.1-b")
def test_an_operation_has_up_to_three_spaces_a_limited_one_exactly_one(verb: str, box: str, most: int):
    board = BRITISH_BOARD if verb in BRITISH_OPERATIONS else IRGUN_BOARD_WITHOUT_OFFENSIVE
    game = position(f"{board} | haganah: 3 | do: operation {verb} {box}")
    assert "done" not in offered(game)

    assert most_spaces(game, verb) == most


@pytest.mark.parametrize("verb", ["patrol", "search", "assault"])
@pytest.mark.parametrize(
    ("box", "chits", "bevin", "most"),
    [
        ("operation", "", "", 3),
        ("operation", "chits: 0 0", "", 4),
        ("limited", "", "", 1),
        ("limited", "chits: 0 0", "", 2),
        ("operation", "", BEVIN, 2),
        ("operation", "chits: 0 0", BEVIN, 3),
        ("limited", "", BEVIN, 1),
        ("limited", "chits: 0 0", BEVIN, 2),
    ],
)
@proves("P-3.1-d", "P-CAP-P9s-a")
def test_the_most_spaces_of_a_british_operation(verb: str, box: str, chits: str, bevin: str, most: int):
    extras = " | ".join(filter(None, [chits, bevin]))
    game = position(f"{BRITISH_BOARD} | {extras} | do: operation {verb} {box}")

    assert most_spaces(game, verb) == most


@pytest.mark.parametrize(
    ("what", "bevin", "most"),
    [
        ("do: operation deploy operation", "", 3),
        ("do: operation deploy operation", BEVIN, 2),
        ("do: operation deploy limited", "", 1),
        ("do: operation deploy limited", BEVIN, 1),
        ("card: P8 | do: event british unshaded", "", 3),
        ("card: P8 | do: event british unshaded", BEVIN, 3),
        ("card: P27 | do: event british unshaded", "", 4),
        ("card: P27 | do: event british unshaded", BEVIN, 4),
    ],
)
@proves("P-3.1-e", "P-CAP-P9s-a")
def test_the_most_spaces_of_a_deploy(what: str, bevin: str, most: int):
    game = position(f"{BRITISH_BOARD} | chits: 0 1 2 | {bevin} | {what}")
    if "P27" in what:
        game.play("deploy")

    assert most_spaces(game, "deploy") == most


@pytest.mark.parametrize("verb", ["recruit", "sabotage", "rob"])
@pytest.mark.parametrize(
    ("box", "haganah", "offensive", "most"),
    [
        ("operation", 3, False, 3),
        ("operation", 4, False, 4),
        ("operation", 3, True, 4),
        ("operation", 4, True, 5),
        ("limited", 3, False, 1),
        ("limited", 4, False, 2),
        ("limited", 3, True, 2),
        ("limited", 4, True, 3),
    ],
)
@proves("P-3.1-f", "P-6.5.3-b", "P-2.3.7-f")
def test_the_most_spaces_of_an_irgun_operation(verb: str, box: str, haganah: int, offensive: bool, most: int):
    board = IRGUN_BOARD if offensive else IRGUN_BOARD_WITHOUT_OFFENSIVE
    game = position(f"{board} | haganah: {haganah} | do: operation {verb} {box}")

    assert most_spaces(game, verb) == most


@pytest.mark.parametrize(("haganah", "most"), [(3, 2), (4, 3)])
@proves("P-3.1-f")
def test_the_most_spaces_of_the_rob_of_a_pass(haganah: int, most: int):
    game = position(f"{IRGUN_BOARD} | haganah: {haganah} | do: pass irgun")

    assert most_spaces(game, "rob") == most


@pytest.mark.parametrize(
    ("box", "haganah", "most"), [("operation", 3, 3), ("operation", 4, 4), ("limited", 3, 1), ("limited", 4, 2)]
)
@proves("P-3.1-g")
def test_the_most_origins_of_a_travel(box: str, haganah: int, most: int):
    game = position(f"{IRGUN_BOARD} | haganah: {haganah} | do: operation travel {box}")

    assert most_spaces(game, "travel") == most


@pytest.mark.parametrize(
    ("haganah", "p13", "bonus"),
    [
        (4, "", True),
        (3, "", False),
        (2, "", False),
        (4, P13_UNSHADED, False),
        (3, P13_UNSHADED, False),
        (4, P13_SHADED, True),
        (3, P13_SHADED, True),
        (2, P13_SHADED, False),
        (0, P13_SHADED, False),
    ],
)
@proves("P-3.1-h", "P-CAP-P13-a")
def test_when_irgun_has_the_haganah_space(haganah: int, p13: str, bonus: bool):
    for box, most in [("operation", 3), ("limited", 1)]:
        game = position(f"{IRGUN_BOARD} | haganah: {haganah} | {p13} | do: operation travel {box}")

        assert most_spaces(game, "travel") == most + bonus


@pytest.mark.parametrize(("extendable", "most"), [("false", 4), ("true", 5)])
@proves("P-5.4-c")
def test_the_number_of_a_british_event_is_extended_by_a_lead_only_as_an_option(extendable: str, most: int):
    for verb in ("patrol", "search", "assault"):
        game = position(
            f"{BRITISH_BOARD} | chits: 0 | card: P27 | do: event british unshaded", event_ops_extendable=extendable
        )
        game.play(verb)

        assert most_spaces(game, verb) == most


@pytest.mark.parametrize(
    ("card", "haganah", "extendable", "most"),
    [
        ("P15 | do: event irgun shaded", 3, "false", 1),
        ("P15 | do: event irgun shaded", 3, "true", 3),
        ("P15 | do: event irgun shaded", 0, "true", 2),
        ("P26 | do: event irgun unshaded", 4, "false", 3),
        ("P26 | do: event irgun unshaded", 4, "true", 5),
        ("P26 | do: event irgun unshaded", 3, "true", 4),
    ],
)
@proves("P-5.4-c", "P-6.5.3-a")
def test_the_number_of_an_irgun_event_is_extended_by_haganah_and_offensive_only_as_an_option(
    card: str, haganah: int, extendable: str, most: int
):
    game = position(f"{IRGUN_BOARD} | haganah: {haganah} | card: {card}", event_ops_extendable=extendable)

    assert most_spaces(game, "sabotage") == most
