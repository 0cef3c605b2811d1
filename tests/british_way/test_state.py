"""What holds for the states of all games of the family."""

from __future__ import annotations

import pytest

from british_way.family import FAMILY
from sandtable import new_game


@pytest.mark.parametrize("name", FAMILY)
def test_a_state_has_no_more_attributes_than_python_finds_fast(name):
    state = new_game(name).state
    if not hasattr(state, "__dict__"):
        pytest.skip("compiled, a state has its attributes in fixed places")

    assert len(vars(state)) <= 30
    assert len(vars(state.copy())) <= 30
