"""19 Ports: what they can take."""

from __future__ import annotations

from sandtable.games.ocs.constants import PORT_HIT_PERCENT
from sandtable.games.ocs.numbers import nearest
from sandtable.games.ocs.state import State


def port_capacity(state: State, hex: int) -> int:
    """O-19.0-d, -f: a port's capacity in tokens: less by its hits, and nothing in an enemy zone of control."""
    owner = state.owner[hex]
    if owner in (0, 1) and state.in_enemy_zone(owner, hex):
        return 0
    return nearest(state.theatre.ground.port[hex] * PORT_HIT_PERCENT[state.port_hits.get(hex, 0)], 100)


def ports_of(state: State) -> list[int]:
    """The hexes of the map in play that have a port."""
    return [hex for hex, capacity in enumerate(state.theatre.ground.port) if capacity]
