"""Cyprus as the arena tells it: its values."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.arena import telling_of
from sandtable.games.british_way.cyprus.cards import DECK
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.view import VIEW

VALUES: Final = [
    *["political_will", "opinion", "cells", "underground", "prison", "caches"],
    *["troops", "police", "chits", "sabotage", "curfews"],
]


def measure(state: EngineState) -> list[int]:
    """The values, in their order: the two tracks, then what is on the map, in Prison and in hand."""
    assert isinstance(state, State)
    underground = sum(state.underground)
    return [
        *[state.political_will, state.opinion, underground + sum(state.active), underground, state.prison],
        *[sum(state.caches), sum(state.troops), sum(state.police), sum(state.chits)],
        *[sum(state.sabotage), sum(state.curfew)],
    ]


TELLING: Final = telling_of(VALUES, measure, DECK, VIEW.rule_of_verb)
