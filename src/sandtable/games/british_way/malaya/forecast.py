"""What each thing on the board costs or brings when Political Will is counted (6.1)."""

from __future__ import annotations

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.forecast import forecast_will
from sandtable.games.british_way.malaya.map import KUALA_LUMPUR, NAMES, PROVINCES_AND_KUALA_LUMPUR, SPACES
from sandtable.games.british_way.malaya.propaganda_round import intimidates_settlers, opinion_in, political_will_phase
from sandtable.games.british_way.malaya.state import SUPPORT, State
from sandtable.games.reference import Forecast, Part


def forecast(state: EngineState) -> Forecast | None:
    """6.1 as it would be now."""
    assert isinstance(state, State)
    return forecast_will(state, state.copy(), political_will_phase, parts_of)


def parts_of(state: State) -> list[Part]:
    """6.1.1 what the people think and 6.1.2 what frightens the settlers, one by one."""
    return [
        *(
            Part("support" if state.level[space] == SUPPORT else "opposition", opinion_in(state, space), NAMES[space])
            for space in PROVINCES_AND_KUALA_LUMPUR
        ),
        *(
            Part("terror" if space == KUALA_LUMPUR else "sabotage", -1, NAMES[space])
            for space in SPACES
            if intimidates_settlers(state, space)
        ),
    ]
