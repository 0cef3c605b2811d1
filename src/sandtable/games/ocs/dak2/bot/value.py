"""How likely each side is to win, from what the Commonwealth has reached and the turns that are left."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.games.ocs.dak2.calendar import turns_from
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dak2.victory import progress, returns

AT_FIRST: Final = 0.48  # how often the staff wins with the Allies against itself
AHEAD: Final = 0.55  # what it is worth to be ahead of an even pace by the whole way
LEAST: Final = 0.03


def chances(state: EngineState) -> list[float]:
    """For the Allies and for the Axis; who has won has 1."""
    assert isinstance(state, State)
    if state.winner:
        return [(part + 1) / 2 for part in returns(state)]
    scenario = SCENARIOS[state.scenario]
    played = max(state.turn - 1, 0) / len(turns_from(scenario.start, scenario.end))
    allied = min(max(AT_FIRST + AHEAD * (progress(state) - played), LEAST), 1 - LEAST)
    return [allied, 1 - allied]
