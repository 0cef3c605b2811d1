"""12.3 Reach: what a unit draws from, what an HQ throws to.

A path starts in the hex of the unit or of the HQ and ends in the hex that is meant or in one next to it; that last step
ignores all terrain. What can be reached from a hex is kept with the state until anything moves.
"""

from __future__ import annotations

from sandtable.games.ocs.constants import DRAW_MP
from sandtable.games.ocs.hexes import NOWHERE
from sandtable.games.ocs.modes import STRAT
from sandtable.games.ocs.numbers import MP
from sandtable.games.ocs.state import State
from sandtable.games.ocs.supply.network import Hexes, Network
from sandtable.games.ocs.supply.points import tokens_for


class Payer:
    """A dump from which a need can be met, and the HQ that throws it; NOWHERE for one drawn from directly."""

    def __init__(self, dump: int, hq: int) -> None:
        self.dump = dump
        self.hq = hq


def in_reach(state: State, side: int, hex: int, points: int) -> Hexes:
    """The hexes to which, or beside which, a supply path of at most so many truck movement points leads from a hex."""
    return network(state, side).in_reach(hex, points * MP)


def network(state: State, side: int) -> Network:
    """What supply paths of a side run over: the same as before if nothing that matters to them has changed."""
    known = state._networks[side]
    if known is None or not state._networks_hold[side]:
        costs, barriers, shut = state.supply_costs(), state.barriers(side), blocked_by_zones(state, side)
        if known is None or known.is_over(costs, barriers, shut):
            known = state._networks[side] = Network(costs, state.theatre.grid.neighbours, barriers, shut)
        state._networks_hold[side] = True
    return known


def blocked_by_zones(state: State, side: int) -> bytearray:
    """O-4.5-h, -r: hexes into which nothing of a side leads on trucks: in an enemy zone that nobody negates."""
    shut = state.zones(1 - side).copy()
    for hex, stack in state.stacks.items():
        if shut[hex] and state.side_of(stack[0]) == side:
            shut[hex] = 0
    return shut


def can_draw(state: State, side: int, hex: int, dump: int) -> bool:
    """O-12.3-a: whether a unit in a hex draws from a dump."""
    return dump in in_reach(state, side, hex, DRAW_MP)


def throw_range(state: State, hq: int) -> int:
    """O-12.3-d, -f: how far an HQ throws, in truck movement points; 0 if it does not."""
    return 0 if state.marker[hq] == STRAT else state.showing(hq).throw


def hqs_of(state: State, side: int) -> list[int]:
    """The HQs of a side that throw."""
    if state._hqs is None:
        state._hqs = [[], []]
        for hq, counter in enumerate(state.theatre.counters):
            if counter.is_hq and state.place[hq] >= 0 and throw_range(state, hq):
                state._hqs[counter.side].append(hq)
    return state._hqs[side]


def may_throw_to(state: State, hq: int, unit: int) -> bool:
    """O-12.3-p: an HQ of a division throws only to it and to its nation's independents; none to itself."""
    own, other = state.counter(hq), state.counter(unit)
    if own.formation and other.formation != own.formation and (other.formation or other.nation != own.nation):
        return False
    return hq != unit


def throws_to(state: State, hq: int, unit: int) -> bool:
    """O-12.3-c: whether an HQ throws to a unit where it stands."""
    own = state.counter(hq)
    if state.place[hq] < 0 or not may_throw_to(state, hq, unit):
        return False
    return state.place[unit] in in_reach(state, own.side, state.place[hq], throw_range(state, hq))


def payers(state: State, unit: int) -> list[Payer]:
    """O-12.3-q: where a unit's supply can come from: those drawn from directly, then those of HQs, nearest first."""
    side, hex = state.side_of(unit), state.place[unit]
    found = [Payer(dump, NOWHERE) for dump in dumps_drawn(state, unit, hex)]
    for hq in hqs_of(state, side):
        if throws_to(state, hq, unit):
            found += [Payer(dump, hq) for dump in dumps_drawn(state, unit, state.place[hq])]
    return found


def reaches(state: State, unit: int, dump: int) -> bool:
    """O-12.3-a, -c: whether a unit gets what is in a hex, by drawing itself or by an HQ that throws to it."""
    side = state.side_of(unit)
    return can_draw(state, side, state.place[unit], dump) or any(
        throws_to(state, hq, unit) and can_draw(state, side, state.place[hq], dump) for hq in hqs_of(state, side)
    )


def dumps_drawn(state: State, unit: int, hex: int) -> list[int]:
    """The dumps with supply for a unit that can be drawn from in a hex, the nearest first."""
    side, grid = state.side_of(unit), state.theatre.grid
    covered = in_reach(state, side, hex, DRAW_MP)
    dumps = [dump for dump, tokens in tokens_for(state, unit).items() if tokens and dump in covered]
    return sorted(dumps, key=lambda dump: (grid.distance(hex, dump), dump))
