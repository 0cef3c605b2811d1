"""3.3.4 Terror."""

from __future__ import annotations

import pytest

from malaya.table import named, position, proves, state_of
from sandtable.engine.game import Game


def terror(board: str, box: str = "limited") -> Game:
    """A Terror; a Limited one with a single legal space is already done."""
    return position(f"{board} | do: operation terror {box}")


@proves("M-3.3.4-a")
def test_any_space_with_an_underground_guerrilla_and_an_economic_center_for_nothing():
    game = terror("perak: 1 underground | kuala_lumpur: 1 underground | ec_tin: 1 underground", "operation")

    assert named(game, "terror") == ["perak", "kuala_lumpur", "ec_tin"]

    game.play("terror ec_tin", "terror perak")

    assert state_of(game).resources[1] == 14


@proves("M-3.3.4-a")
def test_without_resources_an_economic_center_can_still_be_struck():
    game = terror("perak: 1 underground | ec_tin: 1 underground | resources: 0 british, 0 mcp")

    assert state_of(game).sabotage[10] == 1


@proves("M-3.3.4-b")
def test_one_underground_guerrilla_turns_active():
    state = state_of(terror("perak: 3 underground"))

    assert (state.active[1], state.underground[1]) == (1, 2)


@proves("M-3.3.4-c")
@pytest.mark.parametrize(("before", "markers"), [("", 1), (", 1 terror", 1), (", 2 terror", 2)])
def test_a_marker_if_none_is_there_and_a_shift_in_any_case(before: str, markers: int):
    state = state_of(terror(f"perak: 1 underground{before}, support"))

    assert (state.terror[1], state.level[1]) == (markers, 0)


@proves("M-3.3.4-d")
@pytest.mark.parametrize(("before", "markers"), [("", 1), (", 1 sabotage", 1)])
def test_in_an_economic_center_sabotage_if_none_is_there(before: str, markers: int):
    state = state_of(terror(f"ec_rubber: 1 underground{before}"))

    assert (state.sabotage[11], state.level[11]) == (markers, 0)


@proves("M-3.3.4-e")
def test_neither_support_nor_a_village_prevents_terror():
    state = state_of(terror("perak: 1 police, 1 underground, 1 villages, support"))

    assert state.terror[1] == 1
