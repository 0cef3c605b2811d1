"""DAK-II as the engine sees it."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Rules, Settings
from sandtable.engine.state import State
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dak2.answers import describe_answer, rule_of_answer
from sandtable.games.ocs.dak2.position import read_fields, write_fields
from sandtable.games.ocs.dak2.rulebook import EXEMPT, STATEMENTS
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.sequence_of_play import STEPS
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.victory import returns
from sandtable.games.ocs.dak2.view import describe_progress, describe_state, facts_about, phase_of, turn_of
from sandtable.games.reference import Reference


def set_up_scenario(scenario: str, settings: Settings) -> State:
    """A scenario before its first turn, with what the table has agreed on."""
    return set_up(scenario)


RULES: Final = Rules(
    name="dak2",
    version=1,
    sides=SIDE_NAMES,
    steps=STEPS,
    option_values={},
    scenarios=list(SCENARIOS),
    set_up=set_up_scenario,
    read_fields=read_fields,
    write_fields=write_fields,
    returns=returns,
    vocabulary=[],
)

REFERENCE: Final = Reference(
    describe_answer,
    rule_of_answer,
    facts_about,
    describe_state,
    turn_of,
    describe_progress,
    STATEMENTS,
    EXEMPT,
    phase_of=phase_of,
)
