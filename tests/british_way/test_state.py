"""What holds for the states of all games of the family."""

from __future__ import annotations

import pytest

from british_way.family import FAMILY
from sandtable import new_game


@pytest.mark.parametrize("name", FAMILY)
def test_every_field_of_a_state_has_its_slot(name):
    assert not hasattr(new_game(name).state, "__dict__")
