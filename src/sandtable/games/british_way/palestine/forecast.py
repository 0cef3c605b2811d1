"""What each thing on the board costs or brings when Political Will is counted (6.1)."""

from __future__ import annotations

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.forecast import forecast_will
from sandtable.games.british_way.palestine.map import CITIES, NAMES, SPACES
from sandtable.games.british_way.palestine.propaganda_round import (
    is_quiet,
    political_will_phase,
    railways_gain,
    sabotage_cost,
    terror_cost,
)
from sandtable.games.british_way.palestine.state import State
from sandtable.games.reference import Forecast, Part


def forecast(state: EngineState) -> Forecast | None:
    """6.1 as it would be now."""
    assert isinstance(state, State)
    return forecast_will(state, state.copy(), political_will_phase, parts_of)


def parts_of(state: State) -> list[Part]:
    """6.1.1 Disorder and 6.1.2 Order, one by one."""
    return [
        *(Part("sabotage", -sabotage_cost(state, space), NAMES[space]) for space in SPACES),
        *(Part("terror", -terror_cost(state, space), NAMES[space]) for space in SPACES),
        Part("railways", railways_gain(state)),
        *(Part("quiet", 1, NAMES[city]) for city in CITIES if is_quiet(state, city)),
    ]
