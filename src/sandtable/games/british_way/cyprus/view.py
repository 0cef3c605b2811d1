"""What a reader of the game needs: what an answer means, the facts behind a refusal, the board with names."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.cells.view import CellView
from sandtable.games.british_way.cyprus.course_of_play import PHASES
from sandtable.games.british_way.cyprus.operations.in_general import RULE_OF
from sandtable.games.british_way.cyprus.position import KINDS
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import PLACES
from sandtable.games.british_way.state import State as FamilyState

# What an action has scheduled, the Troops redeployed after the Police (6.3.1) and the Cache after the Cells (6.3.2)
# are of the turn before. Reset, the last of its card, asks nothing.
TURNS: Final = [
    *["action", "adjust_eligibility"],
    *["political_will", "eoka_arms", "british_intel", "redeploy_police", "redeploy_cells", "reset"],
]
RULE_OF_OTHERS: Final = {
    "restore": "4.2.1",
    "diplomacy": "4.2.2",
    "interrogate": "4.2.3",
    "smuggle": "4.3.1",
    "infiltrate": "4.3.2",
    "propagandize": "4.3.3",
    "offensive": "2.3.7",
    "lead": "2.3.7",
}


class CyprusView(CellView):
    def describe_state(self, state: EngineState, side: str = "") -> dict[str, object]:
        assert isinstance(state, State)
        return {**self.describe_cells(state), "opinion": state.opinion}

    def tracks(self, state: FamilyState) -> dict[str, int]:
        assert isinstance(state, State)
        return {"opinion": state.opinion}


VIEW: Final = CyprusView(PLACES, RULE_OF, RULE_OF_OTHERS, KINDS, TURNS, PHASES)
