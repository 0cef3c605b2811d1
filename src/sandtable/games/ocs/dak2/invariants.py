"""What no state of DAK-II breaks, beside what holds in the series: leaders, ships, hedgehogs, Mussolini's line."""

from __future__ import annotations

from sandtable.engine.errors import BadPosition
from sandtable.games.ocs.counters import AXIS, SIDE_NAMES
from sandtable.games.ocs.dak2.mussolini import Demand
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.state import REMOVED, State


def check_leaders(state: State) -> None:
    """I-5: a leader is with a unit of his side, a battle group with one of its nation; who is wounded is away."""
    for number, leader in enumerate(state.theatre.leaders):
        hex = state.leader_place[number]
        if number in state.wounded and hex != REMOVED:
            raise BadPosition("D3.10d: {leader} is wounded and on the map", leader=leader.id)
        here = state.units_of(leader.side, hex)
        if leader.is_group:
            here = [unit for unit in here if state.counter(unit).nation == leader.nation]
        if hex >= 0 and not here:
            name = state.theatre.grid.names[hex]
            raise BadPosition("D3.10c: {leader} is alone in {hex}", leader=leader.id, hex=name)


def check_works_left(state: State) -> None:
    """I-6: nobody builds hedgehogs in these scenarios, so none is left to be built."""
    for side, number in enumerate(state.hedgehogs_left):
        if number:
            raise BadPosition("D2.1b: {side} has {number} hedgehogs to build", side=SIDE_NAMES[side], number=number)


def check_ships(scenario: str, ships: list[str]) -> None:
    """I-12: no more naval shots than the scenario gives, each of them once."""
    left = SCENARIOS[scenario].ships.copy()
    for shot in ships:
        if shot not in left:
            raise BadPosition(
                "ships: '{shot}' is no naval shot that {scenario} has (10.2)", shot=shot, scenario=scenario
            )
        left.remove(shot)


def check_demand(state: State, demand: Demand) -> None:
    """D-4.4a-g: it is the Axis whose units fell beyond the line."""
    for unit in demand.fallen:
        if state.side_of(unit) != AXIS:
            raise BadPosition("D4.4a: {unit} did not fall beyond the line", unit=state.counter(unit).id)
