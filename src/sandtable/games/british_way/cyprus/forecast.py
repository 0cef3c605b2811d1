"""What each thing on the board costs or brings when Political Will is counted (6.1)."""

from __future__ import annotations

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.cyprus.map import NAMES, SPACES
from sandtable.games.british_way.cyprus.propaganda_round import (
    mountains_gain,
    political_will_phase,
    sabotage_cost,
    towns_gain,
)
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.forecast import forecast_will
from sandtable.games.reference import Forecast, Part


def forecast(state: EngineState) -> Forecast | None:
    """6.1 as it would be now."""
    assert isinstance(state, State)
    return forecast_will(state, state.copy(), political_will_phase, parts_of)


def parts_of(state: State) -> list[Part]:
    """6.1.1 Pressure, 6.1.2 Disorder and 6.1.3 Order, one by one."""
    return [
        Part("pressure", -state.opinion),
        *(Part("sabotage", -sabotage_cost(state, space), NAMES[space]) for space in SPACES),
        Part("mountains", mountains_gain(state)),
        Part("towns", towns_gain(state)),
    ]
