"""What no state of the series breaks: each with its rule, and the hex or the counter that does."""

from __future__ import annotations

from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.games.ocs.constants import PORT_HIT_PERCENT
from sandtable.games.ocs.counters import MOVE
from sandtable.games.ocs.mode_changes import covered_by_markers
from sandtable.games.ocs.modes import STRAT
from sandtable.games.ocs.numbers import RE, TOKENS_PER_SP, shown
from sandtable.games.ocs.stacking import MOST, re_in
from sandtable.games.ocs.state import AWAY, LATER, State
from sandtable.games.ocs.theatre import SEA

# O-4.8-c: in these nobody moves or retreats, so that what is checked at the end of a segment still holds
QUIET: Final = ["C3", "D", "E2", "F1", "G2", "H"]
AFTER_ARRIVALS: Final = ["B", "C", "C1"]  # O-4.8-a, OQ-30: until those who arrived in phase B could move


def check_series(state: State, settled: bool) -> None:
    """Raise BadPosition for what a position may not have; who comes back does so in the middle of a step."""
    check_units(state)
    check_ground(state)
    if settled:
        check_returning(state)
        check_neighbours(state)
    check_tokens(state)
    check_works(state)
    if state.segment in QUIET or (settled and is_between_segments(state)):
        check_stacks(state)
        check_reserves(state)


def is_between_segments(state: State) -> bool:
    """O-4.8-a: whether one has ended and the next has not begun, or it is before the first."""
    return state.agenda[-1:] != [("segment", (state.segment,))] and state.segment not in AFTER_ARRIVALS


def check_units(state: State) -> None:
    """3.2, 4.8, 5.8: steps, faces, and who shares a hex with whom."""
    for unit, place in enumerate(state.place):
        counter = state.theatre.counters[unit]
        if state.steps[unit] > counter.steps or (comes_or_is_here(place) and not state.steps[unit]):
            raise BadPosition(
                "3.2: {unit} has {found} steps, its counter {all}",
                unit=counter.id,
                found=state.steps[unit],
                all=counter.steps,
            )
        if state.marker[unit] == STRAT and state.face[unit] != MOVE:
            raise BadPosition("5.8: {unit} is in Strat Mode on its combat face", unit=counter.id)
    for hex, stack in state.stacks.items():
        if any(state.side_of(unit) != state.side_of(stack[0]) for unit in stack):
            raise BadPosition("4.8: units of both sides in {hex}", hex=state.theatre.grid.names[hex])


def comes_or_is_here(place: int) -> bool:
    """Whether a unit is on the map, or will be."""
    return place >= 0 or place in (LATER, AWAY)


def check_ground(state: State) -> None:
    """6.2: nothing that moves or lies on the ground is at sea."""
    terrain = state.theatre.ground.terrain
    organic = [place for place in state.organic_place if place >= 0]
    for hex in [*state.stacks, *state.dumps[0], *state.dumps[1], *(lot.hex for lot in state.trucks), *organic]:
        if terrain[hex] == SEA:
            raise BadPosition("6.2: {hex} is sea", hex=state.theatre.grid.names[hex])


def check_neighbours(state: State) -> None:
    """O-1.0-g, O-9.14-a: where a side's combat units are the hex is theirs, and nothing in it is the enemy's."""
    names = state.theatre.grid.names
    for hex in state.stacks:
        side = state.holder(hex)
        if state.owner[hex] != side:
            raise BadPosition("1.0: {hex} is not owned by the units in it", hex=names[hex])
        capable = any(state.is_attack_capable(unit) for unit in state.stacks[hex])
        if capable and state.barriers(side)[hex]:
            raise BadPosition("9.14: supply or trucks of the enemy in {hex} beside units", hex=names[hex])


def check_returning(state: State) -> None:
    """12.8: who has broken out has a turn in which it comes back, and nobody else."""
    for unit, place in enumerate(state.place):
        if (place == AWAY) != (unit in state.returning):
            id = state.theatre.counters[unit].id
            raise BadPosition("12.8: {unit} has broken out and comes back in no turn, or the reverse", unit=id)
    for truck, place in enumerate(state.organic_place):
        if (place == AWAY) != (truck in state.organic_returning):
            id = state.theatre.trucks[truck].id
            raise BadPosition("12.8: {unit} has broken out and comes back in no turn, or the reverse", unit=id)


def check_tokens(state: State) -> None:
    """I-1: tokens are whole and none is owed; 13.2: a truck carries no more than its size."""
    names = state.theatre.grid.names
    for dumps in state.dumps:
        for hex, tokens in dumps.items():
            if tokens <= 0:
                raise BadPosition("12.1: a dump of {found} tokens in {hex}", found=tokens, hex=names[hex])
    for lot in state.trucks:
        if not 0 <= lot.load <= lot.size or not lot.size:
            raise BadPosition(
                "13.2: trucks for {all} tokens in {hex} carry {found}", all=lot.size, hex=names[lot.hex], found=lot.load
            )
    for away in state.trucks_away:
        if not 0 <= away.load <= away.size or not 0 < away.size <= TOKENS_PER_SP:
            raise BadPosition(
                "12.8: trucks for {all} tokens that broke out carry {found}", all=away.size, found=away.load
            )
    for number, truck in enumerate(state.theatre.trucks):
        if state.organic_place[number] < 0 and state.organic_place[number] != AWAY and state.organic_load[number]:
            raise BadPosition("13.2: {truck} is loaded and not on the map", truck=truck.id)
        if not 0 <= state.organic_load[number] <= truck.capacity:
            raise BadPosition(
                "13.2: {truck} carries {found} tokens, at most {all}",
                truck=truck.id,
                found=state.organic_load[number],
                all=truck.capacity,
            )


def check_works(state: State) -> None:
    """I-6: a hedgehog that was built has one level, and none is beside a printed one; 19.0: hits are on ports."""
    names = state.theatre.grid.names
    for hex, level in state.hedgehogs.items():
        if level != 1 or state.printed_hedgehog(hex):
            raise BadPosition("16.0: in {hex} no hedgehog of level {level} can be built", hex=names[hex], level=level)
    for hex, hits in state.port_hits.items():
        if not state.theatre.ground.port[hex] or not 0 <= hits < len(PORT_HIT_PERCENT):
            raise BadPosition("19.0: {hits} hits on a port in {hex}", hits=hits, hex=names[hex])


def check_stacks(state: State) -> None:
    """I-4: not more RE in a hex than may stack."""
    for hex in state.stacks:
        found = re_in(state, state.holder(hex), hex)
        if found > MOST:
            name = state.theatre.grid.names[hex]
            raise BadPosition(
                "4.8: {found} RE in {hex}, at most {all}", found=shown(found, RE), hex=name, all=shown(MOST, RE)
            )


def check_reserves(state: State) -> None:
    """I-8: not more Reserve markers than a side has."""
    for side in (0, 1):
        found, most = len(covered_by_markers(state, side)), state.reserve_markers(side)
        if found > most:
            raise BadPosition("5.7: {found} Reserve markers on the map, the side has {all}", found=found, all=most)
