"""Cyprus as the engine sees it."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Rules, Steps
from sandtable.games.british_way import initiative
from sandtable.games.british_way.cyprus import propaganda_round, sequence_of_play
from sandtable.games.british_way.cyprus.events import hc01_to_hc11, hc13_to_hc22, hc23_to_hc32  # noqa: F401
from sandtable.games.british_way.cyprus.forecast import forecast
from sandtable.games.british_way.cyprus.options import OPTION_VALUES
from sandtable.games.british_way.cyprus.position import read_fields, write_fields
from sandtable.games.british_way.cyprus.rulebook import EXEMPT, STATEMENTS
from sandtable.games.british_way.cyprus.setup import SCENARIOS, USUAL_BID, set_up
from sandtable.games.british_way.cyprus.state import MOST_WILL
from sandtable.games.british_way.cyprus.view import VIEW
from sandtable.games.british_way.cyprus.vocabulary import SIDES, VOCABULARY
from sandtable.games.british_way.victory import returns

STEPS: Final[Steps] = {
    "reveal": sequence_of_play.reveal,
    "action": sequence_of_play.action,
    "operation": sequence_of_play.operation,
    "event": initiative.execute_event,
    "pass": sequence_of_play.pass_turn,
    "adjust_eligibility": initiative.adjust_eligibility,
    "political_will": propaganda_round.political_will_phase,
    "eoka_arms": propaganda_round.eoka_arms,
    "british_intel": propaganda_round.british_intel,
    "redeploy_police": propaganda_round.redeploy_police,
    "redeploy_troops": propaganda_round.redeploy_troops,
    "redeploy_cells": propaganda_round.redeploy_cells,
    "redeploy_cache": propaganda_round.redeploy_cache,
    "reset": propaganda_round.reset,
}

RULES: Final = Rules(
    name="cyprus",
    version=1,
    sides=SIDES,
    steps=STEPS,
    option_values=OPTION_VALUES,
    scenarios=list(SCENARIOS),
    set_up=set_up,
    read_fields=read_fields,
    write_fields=write_fields,
    returns=returns,
    vocabulary=VOCABULARY,
)

REFERENCE: Final = VIEW.reference(forecast, STATEMENTS, EXEMPT, MOST_WILL, USUAL_BID)
