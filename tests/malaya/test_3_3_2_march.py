"""3.3.2 March."""

from __future__ import annotations

import pytest

from malaya.table import named, offered, position, proves, state_of, verbs, why_not
from sandtable.engine.game import Game


def march(board: str, box: str = "limited") -> Game:
    return position(f"{board} | do: operation march {box}")


@proves("M-3.3.2-a")
def test_a_destination_costs_a_resource_and_an_economic_center_none():
    game = march("perak: 1 underground", "operation").play("march kedah", "march ec_tin")

    assert state_of(game).resources[1] == 14
    assert why_not(game, "march johore") == "why-no-guerrilla-near"


@proves("M-3.3.2-a", "M-3.3.2-g")
def test_without_resources_only_an_economic_center_is_left():
    game = march("perak: 1 underground | resources: 0 british, 0 mcp")

    assert state_of(game).resources[1] == 0
    assert game.question.message == "ask-march-from"
    assert state_of(game.play("from perak")).underground[10] == 1


@proves("M-3.3.2-b")
def test_guerrillas_next_to_a_destination_move_in_once_and_bases_never():
    game = march("kedah: 2 underground, 1 bases | pahang: 1 underground | johore: 1 underground", "operation")
    game.play("march perak", "march selangor", "done")

    assert named(game, "from") == ["kedah", "pahang"]

    game.play("from kedah", 2)

    assert "from perak" not in offered(game)
    assert (state_of(game).underground[1], state_of(game).bases[0]) == (2, 1)


@proves("M-3.3.2-b")
@pytest.mark.parametrize("state", ["underground", "active"])
def test_who_has_arrived_does_not_march_on(state: str):
    game = march(f"kedah: 1 {state} | pahang: 1 active", "operation").play("march perak", "march selangor", "done")
    game.play("from kedah")

    assert named(game, "from") == ["pahang"]


@proves("M-3.3.2-b")
def test_all_move_at_once():
    board = "perak: 1 underground | selangor: 1 active"
    game = march(board, "operation").play("march perak", "march selangor", "done", "from perak", "from selangor")

    state = state_of(game)
    assert (state.active[1], state.underground[5]) == (1, 1)


@proves("M-3.3.2-c")
@pytest.mark.parametrize(
    ("destination", "number", "seen"),
    [
        ("kedah: 1 troops, 1 police, support", 2, True),
        ("kedah: 1 troops, support", 2, False),
        ("kedah: 3 troops", 3, False),
        ("kedah: 5 troops, opposition", 3, False),
        ("kedah: support", 4, True),
    ],
)
def test_a_group_is_seen_where_it_is_watched_and_more_than_three_meet(destination: str, number: int, seen: bool):
    game = march(f"perak: {number} underground | {destination}").play("march kedah", "from perak", number)

    assert (state_of(game).active[0], state_of(game).underground[0]) == ((number, 0) if seen else (0, number))


@proves("M-3.3.2-c")
@pytest.mark.parametrize(("police", "seen"), [(1, False), (2, True)])
def test_an_economic_center_is_watched(police: int, seen: bool):
    game = march(f"perak: 2 underground | ec_tin: {police} police").play("march ec_tin", "from perak", 2)

    assert state_of(game).active[10] == (2 if seen else 0)


@proves("M-3.3.2-d")
def test_a_march_never_hides_anybody():
    game = march("perak: 2 active").play("march kedah", "from perak", 2)

    assert (state_of(game).active[0], state_of(game).underground[0]) == (2, 0)


@proves("M-3.3.2-e")
def test_each_origin_counts_by_itself():
    board = "perak: 2 underground | thailand: 2 underground | kedah: 1 troops, 3 active, support"
    game = march(board).play("march kedah", "from perak", 2, "from thailand", 2)

    assert (state_of(game).active[0], state_of(game).underground[0]) == (3, 4)


@proves("M-3.3.2-f")
def test_a_limited_march_has_one_destination():
    game = march("perak: 1 underground | pahang: 1 underground").play("march selangor")

    assert verbs(game) == ["from", "done"]
    assert named(game, "from") == ["perak", "pahang"]


def test_one_group_goes_each_way_but_a_space_may_send_several():
    game = march("perak: 3 underground", "operation").play("march kedah", "march selangor", "done")
    game.play("from perak", "to kedah", 1)

    assert offered(game) == ["from perak", "done"]

    game.play("from perak")

    assert game.question.message == "ask-march-underground"
