"""19 Ports."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, unit
from sandtable.games.ocs.counters import ALLIED
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.ports import port_capacity


@proves("O-19.0-c", "O-19.0-f", "D-3.6a-a")
@pytest.mark.parametrize(("hits", "capacity"), [(0, 6), (1, 5), (2, 4), (3, 2), (4, 1)])
def test_each_hit_takes_a_fifth_of_a_port(hits, capacity):
    field = Field(unit("inf", "2-3-3")).own(ALLIED, "C10.10")
    field.ground.port[field.hex("C10.10")] = 6
    field.state.port_hits[field.hex("C10.10")] = hits

    assert port_capacity(field.state, field.hex("C10.10")) == capacity


@proves("D-3.6a-b", "D-7.1-ports", "D-7.3-ports")
@pytest.mark.parametrize("scenario", ["7.1", "7.3"])
def test_ports_begin_whole(scenario):
    assert set_up(scenario).port_hits == {}
