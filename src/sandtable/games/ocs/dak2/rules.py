"""DAK-II as the engine sees it."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Rules
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dak2.answers import describe_answer, rule_of_answer
from sandtable.games.ocs.dak2.look import CHARTS, overlay, preview
from sandtable.games.ocs.dak2.options import OPTION_VALUES
from sandtable.games.ocs.dak2.position import read_fields, write_fields
from sandtable.games.ocs.dak2.rulebook import DUE_LATER, EXEMPT, STATEMENTS
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.sequence_of_play import STEPS
from sandtable.games.ocs.dak2.setup import set_up
from sandtable.games.ocs.dak2.victory import returns
from sandtable.games.ocs.dak2.view import describe_progress, describe_state, facts_about, phase_of, turn_of
from sandtable.games.ocs.dak2.vocabulary import words
from sandtable.games.reference import Reference

RULES: Final = Rules(
    name="dak2",
    version=1,
    sides=SIDE_NAMES,
    steps=STEPS,
    option_values=OPTION_VALUES,
    scenarios=list(SCENARIOS),
    set_up=set_up,
    read_fields=read_fields,
    write_fields=write_fields,
    returns=returns,
    vocabulary=words(),
    by_words=True,
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
    due_later=DUE_LATER,
    preview=preview,
    overlay=overlay,
    charts=CHARTS,
)
