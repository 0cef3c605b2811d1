"""Malaya as the engine sees it."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Rules, Steps
from sandtable.games.british_way import initiative
from sandtable.games.british_way.malaya import propaganda_round, sequence_of_play
from sandtable.games.british_way.malaya.events import hm01_to_hm17, hm18_to_hm32  # noqa: F401
from sandtable.games.british_way.malaya.forecast import forecast
from sandtable.games.british_way.malaya.options import OPTION_VALUES
from sandtable.games.british_way.malaya.position import read_fields, write_fields
from sandtable.games.british_way.malaya.rulebook import EXEMPT, STATEMENTS
from sandtable.games.british_way.malaya.setup import SCENARIOS, set_up
from sandtable.games.british_way.malaya.state import MOST_WILL
from sandtable.games.british_way.malaya.view import VIEW
from sandtable.games.british_way.malaya.vocabulary import SIDES, VOCABULARY
from sandtable.games.british_way.victory import returns

STEPS: Final[Steps] = {
    "reveal": sequence_of_play.reveal,
    "action": sequence_of_play.action,
    "operation": sequence_of_play.operation,
    "event": initiative.execute_event,
    "pass": sequence_of_play.pass_turn,
    "adjust_eligibility": initiative.adjust_eligibility,
    "political_will": propaganda_round.political_will_phase,
    "earnings": propaganda_round.earnings,
    "pacification": propaganda_round.pacification,
    "agitation": propaganda_round.agitation,
    "redeploy": propaganda_round.redeploy,
    "reset": propaganda_round.reset,
}

RULES: Final = Rules(
    name="malaya",
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

REFERENCE: Final = VIEW.reference(forecast, STATEMENTS, EXEMPT, MOST_WILL)
