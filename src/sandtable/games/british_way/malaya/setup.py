"""2.1 Setup: pieces and tracks at the start, June 1948. The extended scenario has a longer deck and nothing else."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Settings
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.course_of_play import REVEAL
from sandtable.games.british_way.malaya.cards import DECK, EXTENDED, STANDARD
from sandtable.games.british_way.malaya.options import OPTION_VALUES, Options
from sandtable.games.british_way.malaya.position import read_fields

BOARD: Final = {
    "perak": "2 troops, 2 police, 1 underground",
    "kelantan": "1 underground, 1 bases",
    "trengganu": "1 underground",
    "pahang": "2 underground, 1 bases, opposition",
    "johore": "2 troops, 2 police, 1 underground",
    "kuala_lumpur": "4 troops, 2 police, support",
    "resources": "20 british, 10 mcp",
    "political will": "12",
    "commander": "gurney",
    "first": "british",
}
USUAL: Final = {name: values[0] for name, values in OPTION_VALUES.items()}
SCENARIOS: Final = {name: read_fields({**BOARD, "scenario": name}, USUAL) for name in (STANDARD, EXTENDED)}


def set_up(scenario: str, settings: Settings, deck: Deck = DECK) -> EngineState:
    """2.1: the set-up of a scenario, with the first card still to be turned up."""
    state = SCENARIOS[scenario].with_options(Options(settings))
    state.use_deck_of(scenario, deck)
    state.schedule(REVEAL)
    return state
