"""4.1 Special Activities in General, 4.1.1 Accompanying Operations."""

from __future__ import annotations

import pytest

from malaya.table import asked, offered, position, proves, state_of, verbs, why_not

BUSY = "perak: 3 troops, 2 police, 2 active, 2 underground | johore: 3 troops, 1 police, 1 active, 1 underground"
ACTIVITIES = {"resettle", "reprisal", "strike", "extort", "intimidate", "ambush"}


@proves("M-4.1-a", "M-4.1.1-a", "M-4.2-a", "M-4.3-a", "M-4.2.1-a", "M-4.2.2-a", "M-4.2.3-a", "M-4.3.1-a", "M-4.3.2-a")
@pytest.mark.parametrize(
    ("operation", "activities"),
    [
        ("train", {"resettle", "strike"}),
        ("garrison", {"reprisal", "strike"}),
        ("sweep", {"reprisal", "strike"}),
        ("assault", {"reprisal", "strike"}),
        ("rally", {"extort", "intimidate"}),
        ("march", {"extort"}),
        ("attack", {"ambush"}),
        ("terror", {"extort", "intimidate"}),
    ],
)
def test_each_accompanies_its_operations_and_none_a_limited_one(operation: str, activities: set[str]):
    full, limited = (position(f"{BUSY} | do: operation {operation} {box}") for box in ("operation", "limited"))

    assert set(verbs(full)) & ACTIVITIES == activities
    assert set(verbs(limited)) & ACTIVITIES == set()


@proves("M-4.1-a")
def test_one_and_no_more():
    game = position(f"{BUSY} | do: operation train operation").play("strike perak", "done", "train kedah", 0)

    assert set(verbs(game)) & ACTIVITIES == set()


@proves("M-4.1-b")
def test_before_during_or_after_the_operation():
    game = position(f"{BUSY} | do: operation sweep operation")
    moments = [bool(set(verbs(game)) & ACTIVITIES)]
    for answer in ("sweep selangor", "done", "done", "done"):
        game.play(answer)
        moments.append(bool(set(verbs(game)) & ACTIVITIES))

    # Before, among the destinations, not while Troops move, before anybody is found, and after.
    assert moments == [True, True, False, True, True]


@proves("M-4.1-b")
@pytest.mark.parametrize(
    ("operation", "answers"),
    [
        ("train", ["train perak", "0", "done", "pacify perak"]),
        ("garrison", ["done", "done", "done", "done"]),
        ("assault", ["assault perak", "assault johore"]),
        ("rally", ["rally pahang", "one", "done", "agitate pahang"]),
        ("march", ["march kedah", "done", "done"]),
        ("terror", ["terror perak", "terror johore"]),
    ],
)
def test_also_last_of_all(operation: str, answers: list[str]):
    game = position(f"{BUSY} | pahang: 1 underground, 1 bases | do: operation {operation} operation")

    assert set(verbs(game)) & ACTIVITIES

    game.play(*answers)

    assert set(verbs(game)) & ACTIVITIES
    assert "done" in offered(game)


@proves("M-4.1-c")
def test_a_space_is_selected_once_and_nothing_is_paid():
    game = position(f"{BUSY} | do: operation train operation").play("strike perak")

    assert why_not(game, "strike perak") == "why-already-chosen"
    assert state_of(game).resources == [15, 15]


@proves("M-4.1-d", "M-5.4-a")
def test_what_an_event_grants_is_free_and_changes_no_eligibility():
    board = f"{BUSY} | card: HM-27 | do: action first, action second, adjust_eligibility"
    game = position(board).play("event", "unshaded", "strike perak", "done", "operation", "pass")

    assert state_of(game).resources == [15, 16]
    assert state_of(game).first == "british"


@proves("M-4.1-e")
def test_the_acting_side_chooses():
    game = position(f"{BUSY} | do: operation sweep operation").play("reprisal perak")

    assert asked(game) == "british"
    assert offered(game) == ["underground perak", "active perak"]


@proves("M-4.1.1-a", "M-4.2.1-f")
def test_its_spaces_need_not_be_those_of_the_operation():
    game = position(f"{BUSY} | do: operation train operation").play("train kedah", 0, "resettle perak")

    assert state_of(game).villages[1] == 1


@proves("M-4.1.1-b", "M-4.3.3-a")
def test_ambush_alone_is_bound_to_its_operations_spaces():
    game = position(f"{BUSY} | do: operation attack operation").play("attack perak", 6)

    assert "ambush perak" not in offered(game)
    assert "ambush johore" in offered(game)
