"""5.0 The house deck: whom each text asks, what it offers, and where it ends."""

from __future__ import annotations

import pytest

from cyprus.table import asked, offered, position, state_of
from sandtable.games.british_way.cyprus.map import NAMES

FOUR_TOWNS = "paphos: 1 underground | nicosia: 1 underground | larnaca: 1 underground | karpas: 1 underground"
GUARDED = "paphos: 1 troops, 1 police | nicosia: 1 troops, 1 police | larnaca: 1 troops, 1 police"
TOWNS = NAMES[:6]
OVER: tuple[str, list[str]] = ("", [])

# Card and text, scene, the side that executes it, answers: who is asked then, and what is offered.
CHOICES = [
    (
        "HC-01 unshaded",
        "karpas: 2 sabotage | akrotiri: 1 sabotage",
        "eoka",
        [],
        ("eoka", ["karpas", "akrotiri", "done"]),
    ),
    ("HC-01 unshaded", "karpas: 3 sabotage | paphos: 1 sabotage", "british", ["karpas", "karpas"], OVER),
    ("HC-01 unshaded", "karpas: 3 sabotage | paphos: 1 sabotage", "british", ["done"], OVER),
    (
        "HC-01 shaded",
        f"{FOUR_TOWNS} | troodos: 1 caches, 1 underground",
        "british",
        ["sabotage nicosia", "done", "1"],
        ("eoka", ["sabotage paphos", "sabotage larnaca", "sabotage karpas", "done"]),
    ),
    (
        "HC-01 shaded",
        f"{FOUR_TOWNS} | kyrenia: 1 caches",
        "eoka",
        ["sabotage larnaca", "1", "sabotage paphos", "1"],
        OVER,
    ),
    ("HC-02 unshaded", "nicosia: 1 troops", "eoka", [], ("british", ["deploy nicosia", "deploy dhekelia", "done"])),
    ("HC-02 unshaded", "nicosia: 1 troops", "british", ["done"], OVER),
    (
        "HC-02 unshaded",
        "paphos: 1 troops | nicosia: 1 troops | karpas: 1 troops | available: 6 police, 12 cells, 4 caches",
        "british",
        ["deploy paphos", "deploy nicosia", "deploy karpas"],
        ("british", [*[f"to {name}" for name in NAMES], "done"]),
    ),
    (
        "HC-04 unshaded",
        "nicosia: 3 active | troodos: 1 active | akrotiri: 1 underground",
        "eoka",
        [],
        ("eoka", ["active nicosia", "done"]),
    ),
    ("HC-04 unshaded", "nicosia: 3 active", "british", ["active nicosia", "active nicosia", "chit 0"], OVER),
    ("HC-04 unshaded", "nicosia: 3 active", "british", ["done", "chit 0"], OVER),
    ("HC-06 unshaded", "nicosia: 1 troops, 2 active", "eoka", [], ("eoka", ["active nicosia", "done"])),
    ("HC-06 unshaded", "nicosia: 1 troops, 2 active", "british", ["active nicosia"], OVER),
    ("HC-06 unshaded", "nicosia: 1 troops, 2 active", "british", ["done"], OVER),
    ("HC-06 shaded", "", "british", [], ("british", [*TOWNS, "done"])),
    ("HC-06 shaded", "", "eoka", ["karpas", "karpas"], OVER),
    ("HC-06 shaded", "", "eoka", ["karpas", "done"], OVER),
    ("HC-07 unshaded", "troodos: 1 troops", "eoka", [], ("british", ["search troodos", "search kyrenia", "done"])),
    ("HC-07 unshaded", "troodos: 4 troops, 1 active", "british", ["done"], OVER),
    ("HC-07 unshaded", "troodos: 4 troops", "british", ["search troodos"], OVER),
    ("HC-07 shaded", "troodos: 1 troops | kyrenia: 2 troops | karpas: 1 troops", "eoka", [], ("eoka", NAMES[6:8])),
    ("HC-07 shaded", "kyrenia: 2 troops", "british", [], ("british", ["to akrotiri", "to dhekelia"])),
    ("HC-09 unshaded", "", "eoka", [], ("british", [*[f"to {name}" for name in NAMES[:9]], "done"])),
    ("HC-09 unshaded", "nicosia: 1 troops, 1 active", "british", ["done"], OVER),
    ("HC-09 unshaded", "nicosia: 1 troops, 1 active", "british", ["to karpas", "done"], OVER),
    ("HC-09 unshaded", "nicosia: 1 troops, 1 active", "british", ["to nicosia", "done", "done"], OVER),
    (
        "HC-09 unshaded",
        "nicosia: 1 troops, 1 active | karpas: 1 troops, 1 active | chits: 1",
        "eoka",
        ["to nicosia", "done"],
        ("british", ["assault nicosia", "done"]),
    ),
    (
        "HC-09 shaded",
        "nicosia: 2 troops | troodos: 1 troops | akrotiri: 2 troops",
        "british",
        [],
        ("british", ["from nicosia", "from troodos", "done"]),
    ),
    ("HC-09 shaded", "nicosia: 5 troops", "eoka", ["from nicosia"], ("eoka", ["to akrotiri", "to dhekelia"])),
    ("HC-09 shaded", "nicosia: 5 troops", "eoka", ["from nicosia", "to akrotiri", "done"], OVER),
    ("HC-09 shaded", "nicosia: 1 troops", "eoka", ["from nicosia", "to akrotiri"], OVER),
    ("HC-10 unshaded", "karpas: 3 active", "eoka", [], ("eoka", ["active karpas", "done"])),
    ("HC-10 unshaded", "karpas: 3 active", "british", ["active karpas", "active karpas"], OVER),
    ("HC-10 unshaded", "karpas: 3 active", "british", ["active karpas", "done"], OVER),
    ("HC-10 shaded", "prison: 1", "british", [], ("british", ["troodos", "kyrenia", "done"])),
    ("HC-10 shaded", "prison: 1", "eoka", ["kyrenia"], OVER),
    ("HC-10 shaded", "prison: 8", "eoka", ["kyrenia", "kyrenia"], OVER),
    ("HC-10 shaded", "", "eoka", [], OVER),
    (
        "HC-11 unshaded",
        f"{FOUR_TOWNS} | akrotiri: 1 active | chits: 1",
        "eoka",
        ["patrol paphos"],
        ("british", ["patrol nicosia", "patrol larnaca", "patrol karpas", "done"]),
    ),
    ("HC-11 unshaded", f"{FOUR_TOWNS} | chits: 1", "british", ["patrol paphos", "patrol karpas"], OVER),
    ("HC-11 unshaded", f"{FOUR_TOWNS} | famagusta: 1 police | chits: 1", "british", ["done"], OVER),
    (
        "HC-11 shaded",
        f"{FOUR_TOWNS} | kyrenia: 1 caches",
        "british",
        ["ambush paphos", "1", "paphos", "ambush karpas", "1", "karpas"],
        OVER,
    ),
    ("HC-11 shaded", FOUR_TOWNS, "eoka", ["done"], OVER),
    ("HC-13 unshaded", "", "eoka", ["chit 0", "chit 0"], OVER),
    ("HC-15 unshaded", "opinion: 1", "eoka", [], ("eoka", ["left", "right"])),
    ("HC-15 unshaded", "opinion: 1", "british", [], ("british", ["left", "right"])),
    ("HC-16 shaded", "nicosia: 1 active, 1 sabotage", "british", [], ("eoka", ["propagandize nicosia", "done"])),
    ("HC-16 shaded", "nicosia: 1 active, 1 sabotage", "eoka", ["done"], OVER),
    (
        "HC-18 unshaded",
        "paphos: 1 police, 2 sabotage | karpas: 1 police, 1 sabotage | akrotiri: 1 police, 1 sabotage",
        "eoka",
        ["paphos"],
        ("eoka", ["karpas", "done"]),
    ),
    (
        "HC-18 unshaded",
        "paphos: 1 police, 1 sabotage | karpas: 1 police, 1 sabotage | nicosia: 1 police, 1 sabotage",
        "british",
        ["paphos", "karpas"],
        OVER,
    ),
    (
        "HC-18 shaded",
        "paphos: 1 active | karpas: 1 active | troodos: 1 active | akrotiri: 1 active",
        "british",
        [],
        ("british", ["paphos", "karpas"]),
    ),
    ("HC-18 shaded", "troodos: 1 active | nicosia: 1 police, 1 active", "eoka", [], OVER),
    ("HC-18 shaded", "paphos: 1 active | karpas: 1 active, 15 sabotage", "eoka", [], OVER),
    (
        "HC-19 unshaded",
        "paphos: 1 caches | karpas: 1 caches | troodos: 1 caches | nicosia: 1 caches",
        "eoka",
        [],
        ("eoka", ["cache paphos", "cache karpas"]),
    ),
    (
        "HC-19 shaded",
        "paphos: 1 active | akrotiri: 1 active | opinion: 4",
        "british",
        ["smuggle paphos"],
        ("eoka", ["paphos", "done"]),
    ),
    ("HC-19 shaded", "paphos: 1 active | karpas: 1 active", "eoka", ["done", "done"], OVER),
    (
        "HC-20 unshaded",
        "nicosia: 1 troops, 1 curfew | paphos: 1 police | karpas: 1 police, 1 curfew | larnaca: 1 troops",
        "eoka",
        [],
        ("eoka", ["paphos", "larnaca"]),
    ),
    ("HC-22 unshaded", "famagusta: 3 active", "eoka", [], ("eoka", ["active famagusta", "done"])),
    ("HC-22 unshaded", "famagusta: 3 active", "british", ["active famagusta", "active famagusta"], OVER),
    (
        "HC-23 unshaded",
        f"{FOUR_TOWNS.replace('paphos: 1', 'paphos: 2')} | troodos: 1 active",
        "eoka",
        ["underground paphos"],
        ("eoka", ["underground nicosia", "underground larnaca", "underground karpas", "done"]),
    ),
    ("HC-23 unshaded", FOUR_TOWNS, "british", ["underground paphos", "underground karpas"], OVER),
    ("HC-23 unshaded", FOUR_TOWNS, "british", ["underground paphos", "done"], OVER),
    ("HC-23 shaded", GUARDED, "british", [], ("british", ["police paphos", "police nicosia", "police larnaca"])),
    ("HC-23 shaded", f"{GUARDED} | karpas: 2 police", "eoka", ["police paphos", "police larnaca"], OVER),
    (
        "HC-24 unshaded",
        f"{GUARDED} | karpas: 1 troops, 1 police, 1 caches",
        "eoka",
        ["restore paphos"],
        ("british", ["restore nicosia", "restore larnaca", "done"]),
    ),
    ("HC-24 unshaded", GUARDED, "british", ["restore paphos", "restore larnaca"], OVER),
    ("HC-24 unshaded", GUARDED, "british", ["done"], OVER),
    (
        "HC-25 shaded",
        "troodos: 1 caches | kyrenia: 1 caches",
        "eoka",
        ["recruit paphos", "recruit nicosia", "recruit karpas"],
        OVER,
    ),
    ("HC-25 shaded", "troodos: 1 caches", "british", ["done"], OVER),
    ("HC-26 unshaded", "prison: 3", "eoka", ["chit 0", "chit 0"], OVER),
    ("HC-28 unshaded", "", "eoka", [], ("eoka", ["akrotiri", "dhekelia", "done"])),
    ("HC-28 unshaded", "", "british", ["done"], OVER),
    ("HC-28 shaded", "karpas: 1 underground", "british", [], ("british", ["akrotiri", "dhekelia", "done"])),
    ("HC-28 shaded", "karpas: 1 underground", "british", ["akrotiri"], ("eoka", ["sabotage akrotiri", "done"])),
    ("HC-28 shaded", "karpas: 1 underground", "eoka", ["done"], OVER),
    (
        "HC-29 unshaded",
        "troodos: 2 active, 1 caches | karpas: 1 active, 1 caches",
        "eoka",
        [],
        ("eoka", ["active troodos", "done"]),
    ),
    (
        "HC-29 unshaded",
        "troodos: 2 active, 1 caches | karpas: 1 active, 1 caches",
        "eoka",
        ["active troodos"],
        ("eoka", ["cache troodos", "done"]),
    ),
    ("HC-29 unshaded", "troodos: 1 active, 1 caches", "british", ["done", "done"], OVER),
    ("HC-29 shaded", "", "british", [], ("british", ["troodos", "kyrenia", "done"])),
    ("HC-29 shaded", "", "british", ["troodos", "troodos"], ("british", ["troodos", "kyrenia", "done"])),
    ("HC-29 shaded", "", "eoka", ["done", "done"], OVER),
    ("HC-30 unshaded", "", "eoka", ["chit 0"], OVER),
]


@pytest.mark.parametrize(("text", "scene", "side", "answers", "expected"), CHOICES)
def test_a_text_asks_whom_it_names_and_offers_what_it_allows(text, scene, side, answers, expected):
    card, half = text.split()
    fields = [scene, f"card: {card}", f"do: event {side} {half}"]
    game = position(" | ".join(filter(None, fields))).play(*answers)

    assert (asked(game), offered(game)) == expected


def test_stopping_early_leaves_the_rest_alone():
    kept = position("karpas: 3 active | card: HC-10 | do: event british unshaded").play("active karpas", "done")
    removed = position("nicosia: 3 active | card: HC-04 | do: event british unshaded").play("done", "chit 0")

    assert (state_of(kept).prison, sum(state_of(kept).active)) == (1, 2)
    assert sum(state_of(removed).active) == 3


def test_a_granted_operation_is_told_once_and_only_if_it_is_done():
    scene = "nicosia: 1 troops | card: HC-02 | do: event british unshaded"
    declined = position(scene).play("done")
    done = position(scene).play("deploy nicosia", "deploy dhekelia", "done")
    usual = position("nicosia: 1 troops | do: operation deploy limited").play("deploy nicosia", "done")

    for game, times in ((declined, 0), (done, 1), (usual, 1)):
        assert [line.message for line in game.log].count("log-operation") == times


@pytest.mark.parametrize(
    ("opinion", "text", "told"),
    [
        (1, "HC-04 shaded", ["log-opinion-right"]),
        (4, "HC-04 shaded", []),
        (1, "HC-30 unshaded", ["log-opinion-left"]),
        (0, "HC-30 unshaded", []),
    ],
)
def test_opinion_is_told_when_it_moves(opinion, text, told):
    card, half = text.split()
    game = position(f"opinion: {opinion} | card: {card} | do: event eoka {half}")

    assert [line.message for line in game.log if line.message.startswith("log-opinion")] == told
