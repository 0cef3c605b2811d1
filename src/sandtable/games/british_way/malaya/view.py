"""What a reader of the game needs: what an answer means, the facts behind a refusal, the board with names."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.malaya.course_of_play import PHASES
from sandtable.games.british_way.malaya.operations.in_general import RULE_OF
from sandtable.games.british_way.malaya.position import KINDS
from sandtable.games.british_way.malaya.state import (
    BRITISH_CONTROL,
    COMMANDERS,
    MCP_CONTROL,
    NEUTRAL,
    NO_CONTROL,
    OPPOSITION,
    SUPPORT,
    State,
)
from sandtable.games.british_way.malaya.vocabulary import PLACES, SIDES
from sandtable.games.british_way.state import State as FamilyState
from sandtable.games.british_way.view import View

# What an action has scheduled is of the turn before.
TURNS: Final = [
    *["action", "adjust_eligibility"],
    *["political_will", "earnings", "pacification", "agitation", "redeploy", "reset"],
]
RULE_OF_OTHERS: Final = {
    "resettle": "4.2.1",
    "reprisal": "4.2.2",
    "strike": "4.2.3",
    "extort": "4.3.1",
    "intimidate": "4.3.2",
    "ambush": "4.3.3",
}
LEVEL_NAMES: Final = {OPPOSITION: "opposition", NEUTRAL: "neutral", SUPPORT: "support"}
CONTROL_NAMES: Final = {MCP_CONTROL: "mcp", NO_CONTROL: "none", BRITISH_CONTROL: "british"}


class MalayaView(View):
    def facts_in(self, state: FamilyState, space: int) -> dict[str, object]:
        assert isinstance(state, State)
        sums = {"guerrillas": state.guerrillas(space), "cubes": state.cubes(space)}
        return {**super().facts_in(state, space), **sums}

    def describe_state(self, state: EngineState, side: str = "") -> dict[str, object]:
        assert isinstance(state, State)
        return {
            "spaces": {name: self.describe_space(state, space) for space, name in enumerate(self.places.names)},
            "available": {
                "troops": state.troops_available(),
                "police": state.police_available(),
                "guerrillas": state.guerrillas_available(),
                "bases": state.bases_available(),
                "villages": state.villages_left(),
            },
            "resources": {side: state.resources_of(side) for side in SIDES},
            "commander": COMMANDERS[state.commander],
            "commander_down": state.commander_down,
            **self.describe_family(state),
        }

    def describe_space(self, state: State, space: int) -> dict[str, object]:
        """What is in a space, what it thinks and who Controls it."""
        named = {"level": LEVEL_NAMES[state.level[space]], "control": CONTROL_NAMES[state.control[space]]}
        return {**self.counts_in(state, space), **named, "population": state.population[space]}

    def tracks(self, state: FamilyState) -> dict[str, int]:
        assert isinstance(state, State)
        return {f"{side}_resources": state.resources_of(side) for side in SIDES}


VIEW: Final = MalayaView(PLACES, RULE_OF, RULE_OF_OTHERS, KINDS, TURNS, PHASES)
