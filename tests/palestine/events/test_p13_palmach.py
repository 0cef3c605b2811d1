"""P13 Palmach (Irgun Capability): Haganah's extra space is lost, or comes at 3 as well."""

from __future__ import annotations

import pytest

from palestine.table import offered, position, proves, state_of

UNSHADED = " | capabilities: P13 unshaded british"
SHADED = " | capabilities: P13 shaded irgun"
SPACES = ["samaria", "lydda", "gaza", "jerusalem_d"]
SCENE = "samaria: 1 underground | lydda: 1 underground | gaza: 1 underground | jerusalem_d: 1 underground, 1 troops"
# What is answered in each space of an Operation, so that it brings no Cache for an Offensive.
ANSWERS = {"recruit": ["1"], "travel": ["to jerusalem_c"], "sabotage": ["3"], "rob": ["1"]}


def adds_a_space(name, box, haganah, capability):
    """Whether Irgun is offered one more space when the usual number is used up."""
    supply = ", 1 caches" if name == "recruit" else ""
    game = position(f"{SCENE}{supply} | haganah: {haganah} | do: operation {name} {box}" + capability)
    for space in SPACES[: 3 if box == "operation" else 1]:
        game.play(f"{name} {space}", *ANSWERS[name])
    return any(answer.startswith(f"{name} ") for answer in offered(game))


@pytest.mark.parametrize("box", ["operation", "limited"])
@pytest.mark.parametrize("name", ["recruit", "travel", "sabotage", "rob"])
@proves("P-P13-u", "P-P13-s")
def test_the_extra_space_comes_at_four_or_never_or_at_three_and_four(name, box):
    usual, unshaded, shaded = (
        [haganah for haganah in range(5) if adds_a_space(name, box, haganah, capability)]
        for capability in ("", UNSHADED, SHADED)
    )

    assert usual == [4]
    assert unshaded == []
    assert shaded == [3, 4]


@pytest.mark.parametrize("haganah", [3, 4])
@proves("P-P13-s")
def test_the_extra_space_is_one_only(haganah):
    game = position(f"{SCENE} | galilee: 1 underground | haganah: {haganah} | do: operation sabotage limited" + SHADED)
    game.play("sabotage samaria", 3, "sabotage lydda", 3)

    assert game.over


@pytest.mark.parametrize("capability", ["", UNSHADED, SHADED])
@proves("P-P13-u-b")
def test_pieces_are_locked_and_freed_as_ever(capability):
    left = position("haifa_c: 1 terror | card: P3 | do: event british unshaded" + capability)
    further_left = position("haifa_c: 1 terror | haganah: 3 | card: P3 | do: event british unshaded" + capability)
    right = position("haganah: 3 | card: P1 | do: event irgun shaded" + capability)
    tracks = [(state_of(game).track_cells, state_of(game).track_caches) for game in (left, further_left, right)]

    assert tracks == [(2, 1), (5, 1), (0, 0)]


@pytest.mark.parametrize("capability", ["", UNSHADED, SHADED])
@proves("P-P13-u-b")
def test_haganah_gives_a_cache_in_the_propaganda_round_at_four_only(capability):
    at_four = position("gaza: 1 underground | do: haganah_cooperation" + capability)
    at_three = position("gaza: 1 underground | haganah: 3 | do: haganah_cooperation" + capability)

    assert offered(at_four) == ["gaza", "done"]
    assert at_three.over


@pytest.mark.parametrize("capability", ["", UNSHADED, SHADED])
@proves("P-P13-u-b")
def test_operation_agatha_still_asks_for_four(capability):
    to_four = position("gaza: 1 underground | haganah: 3 | card: P1 | do: event irgun shaded" + capability)
    to_three = position("gaza: 1 underground | haganah: 2 | card: P1 | do: event irgun shaded" + capability)

    assert offered(to_four) == ["sabotage gaza", "done"]
    assert to_three.over
