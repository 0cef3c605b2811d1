"""Palestine as the arena tells it: its values."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.arena import telling_of
from sandtable.games.british_way.palestine.cards import DECK
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.view import VIEW

VALUES: Final = [
    *["political_will", "haganah", "cells", "underground", "prison", "caches"],
    *["troops", "police", "chits", "sabotage", "terror", "curfews"],
]


def measure(state: EngineState) -> list[int]:
    """The values, in their order: the two tracks, then what is on the map, in Prison and in hand."""
    assert isinstance(state, State)
    underground = sum(state.underground)
    return [
        *[state.political_will, state.haganah, underground + sum(state.active), underground, state.prison],
        *[sum(state.caches), sum(state.troops), sum(state.police), sum(state.chits)],
        *[sum(state.sabotage), sum(state.terror), sum(state.curfew)],
    ]


TELLING: Final = telling_of(VALUES, measure, DECK, VIEW.rule_of_verb)
