"""19 Ports."""

from __future__ import annotations

import pytest

from ocs.field import Field, proves, unit
from sandtable.games.ocs.counters import ALLIED, AXIS
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.ports import port_capacity
from sandtable.games.ocs.state import DEAD


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


@proves("O-19.0-i", "D-2.3-a")
@pytest.mark.parametrize(("hits", "is_source"), [(1, True), (2, False)])
def test_a_port_of_two_tokens_is_a_source_of_its_owner_and_of_nobody_else(hits, is_source):
    state = set_up("7.1")
    bardia = state.theatre.hex_named("C44.29")
    state.port_hits[bardia] = hits

    assert (port_capacity(state, bardia), state.is_source(AXIS, bardia)) == (2 if is_source else 1, is_source)
    assert not state.is_source(ALLIED, bardia)


@proves("D-3.7a-c")
@pytest.mark.parametrize(("name", "is_source"), [("C39.03", False), ("C41.28", True), ("C44.29", True)])
def test_no_port_east_of_sollum_is_a_source_of_the_axis(name, is_source):
    state = set_up("7.1")
    hex = state.theatre.hex_named(name)
    for other in [hex, *state.theatre.grid.around(hex)]:
        for one in state.units_of(ALLIED, other):
            state.put(one, DEAD)
    state.set_owner(hex, AXIS)

    assert state.is_source(AXIS, hex) == is_source
