"""What a reader of the game needs: what an answer means, the facts behind a refusal, the board with names."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.engine.state import Step
from sandtable.games.british_way.cells.view import CellView
from sandtable.games.british_way.palestine.course_of_play import PHASES
from sandtable.games.british_way.palestine.operations.in_general import RULE_OF
from sandtable.games.british_way.palestine.position import KINDS
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import PLACES
from sandtable.games.british_way.state import State as FamilyState

# What an action has scheduled, the Troops redeployed after the Police (6.3.1) and the Cache after the Cells (6.3.2)
# are of the turn before.
TURNS: Final = [
    *["action", "adjust_eligibility"],
    *["political_will", "expropriations", "british_intel", "haganah_cooperation"],
    *["redeploy_police", "redeploy_cells", "reset"],
]
RULE_OF_OTHERS: Final = {
    "restore": "4.2.1",
    "negotiate": "4.2.2",
    "detain": "4.2.3",
    "silence": "4.3.1",
    "propagandize": "4.3.2",
    "terror": "4.3.3",
    "offensive": "2.3.7",
    "lead": "2.3.7",
}


class PalestineView(CellView):
    def describe_state(self, state: EngineState, side: str = "") -> dict[str, object]:
        assert isinstance(state, State)
        return {
            **self.describe_cells(state),
            "track": {"cells": state.track_cells, "caches": state.track_caches},
            "removed": state.removed_from_game,
            "haganah": state.haganah,
            "forced_pass": state.forced_pass,
        }

    def turn_of(self, state: EngineState, step: Step) -> str:
        """Reset is the last step of its card and leaves the agenda empty, as does turning up the next card."""
        return f"{super().turn_of(state, step)} {step[0] == 'reset'}"

    def tracks(self, state: FamilyState) -> dict[str, int]:
        assert isinstance(state, State)
        return {"haganah": state.haganah}


VIEW: Final = PalestineView(PLACES, RULE_OF, RULE_OF_OTHERS, KINDS, TURNS, PHASES)
RULE_OF_VERB: Final = VIEW.rule_of_verb
describe_state: Final = VIEW.describe_state
turn_of: Final = VIEW.turn_of
