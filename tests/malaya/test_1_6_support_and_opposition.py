"""1.6 Support and Opposition."""

from __future__ import annotations

import pytest

from malaya.table import position, proves, state_of
from sandtable.engine.errors import BadPosition
from sandtable.games.british_way.malaya.control import shift
from sandtable.games.british_way.malaya.state import NEUTRAL, OPPOSITION, SUPPORT


@proves("M-1.6-a", "M-1.6-b")
def test_a_shift_is_one_step_and_at_the_end_of_the_scale_none():
    state = position("perak: opposition").state
    up = [shift(state, 1, SUPPORT, "1.6") or state.level[1] for _ in range(3)]
    down = [shift(state, 1, OPPOSITION, "1.6") or state.level[1] for _ in range(3)]

    assert up == [NEUTRAL, SUPPORT, SUPPORT]
    assert down == [NEUTRAL, OPPOSITION, OPPOSITION]


@proves("M-1.6-a")
def test_a_space_is_at_one_level():
    with pytest.raises(BadPosition, match="one level"):
        position("perak: support, opposition")


@proves("M-1.6-c")
def test_an_event_sets_a_level_directly_from_any_other():
    game = position("kuala_lumpur: 1 troops, opposition | card: HM-25 | do: event british unshaded")

    assert state_of(game).level[9] == SUPPORT


@proves("M-1.6-d")
def test_thailand_and_economic_centers_are_always_neutral():
    for name in ("thailand", "ec_tin", "ec_rubber"):
        with pytest.raises(BadPosition, match=r"1\.6: .* always Neutral"):
            position(f"{name}: support")


@proves("M-1.6-e")
def test_no_change_of_opinion_moves_political_will_by_itself():
    game = position("perak: 1 underground, support | do: operation terror limited")

    state = state_of(game)
    assert (state.level[1], state.political_will) == (NEUTRAL, 10)
