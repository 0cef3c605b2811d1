"""2.1 Setup: pieces and tracks at the start, August 1945."""

from __future__ import annotations

from typing import Final

from sandtable.engine.rules import Settings
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.course_of_play import REVEAL
from sandtable.games.british_way.palestine.options import OPTION_VALUES, Options
from sandtable.games.british_way.palestine.position import read_fields

STANDARD: Final = {
    "galilee": "2 troops, 1 underground",
    "haifa_d": "1 underground",
    "haifa_c": "2 troops, 1 police, 1 underground",
    "samaria": "2 troops, 1 underground",
    "tel_aviv": "2 troops, 1 police, 1 underground",
    "lydda": "1 underground, 1 caches",
    "jerusalem_d": "1 underground, 1 caches",
    "jerusalem_c": "2 troops, 1 police, 1 underground",
    "gaza": "2 troops, 1 underground",
    "available": "3 police, 6 cells, 3 caches",
    "prison": "0",
    "political will": "18",
    "haganah": "4",
    "first": "irgun",
}
SCENARIOS: Final = {"standard": read_fields(STANDARD, {name: values[0] for name, values in OPTION_VALUES.items()})}


def set_up(scenario: str, settings: Settings) -> EngineState:
    """2.1: the set-up of a scenario, with the first card still to be turned up."""
    state = SCENARIOS[scenario].with_options(Options(settings))
    state.schedule(REVEAL)
    return state
