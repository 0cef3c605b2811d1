"""2.1 Setup: pieces and tracks at the start, November 1955."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Settings
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.course_of_play import REVEAL
from sandtable.games.british_way.cyprus.cards import DECK
from sandtable.games.british_way.cyprus.options import OPTION_VALUES, Options
from sandtable.games.british_way.cyprus.position import read_fields

STANDARD: Final = {
    "paphos": "1 underground",
    "limassol": "2 troops, 1 underground",
    "nicosia": "2 troops, 1 police, 1 underground",
    "larnaca": "2 troops, 1 police, 1 underground",
    "famagusta": "1 police, 1 underground",
    "troodos": "1 underground, 1 caches",
    "akrotiri": "3 troops",
    "dhekelia": "3 troops",
    "available": "3 police, 6 cells, 3 caches",
    "prison": "0",
    "political will": "14",
    "opinion": "2",
    "first": "eoka",
}
# With our house deck the British win three games in four from 14, between equal searches: see docs/bots.md.
USUAL_BID: Final = -2
SCENARIOS: Final = {"standard": read_fields(STANDARD, {name: values[0] for name, values in OPTION_VALUES.items()})}


def set_up(scenario: str, settings: Settings, deck: Deck = DECK) -> EngineState:
    """2.1: the set-up of a scenario, with the first card still to be turned up."""
    state = SCENARIOS[scenario].with_options(Options(settings))
    state.use_deck(deck)
    state.schedule(REVEAL)
    return state
