"""Malaya as the arena tells it: its values."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.arena import telling_of
from sandtable.games.british_way.malaya.cards import DECKS, STANDARD
from sandtable.games.british_way.malaya.map import PROVINCES_AND_KUALA_LUMPUR, SPACES
from sandtable.games.british_way.malaya.state import MCP_CONTROL, OPPOSITION, SUPPORT, State
from sandtable.games.british_way.malaya.view import VIEW

VALUES: Final = [
    *["political_will", "british_resources", "mcp_resources", "support", "opposition", "mcp_control"],
    *["guerrillas", "underground", "bases", "troops", "police", "sabotage", "terror", "villages"],
]


def measure(state: EngineState) -> list[int]:
    """The values, in their order: the tracks, the people of each mind and under MCP Control, what is on the map."""
    assert isinstance(state, State)
    underground = sum(state.underground)
    return [
        *[state.political_will, *state.resources, people_at(state, SUPPORT), people_at(state, OPPOSITION)],
        sum(state.population[space] for space in SPACES if state.control[space] == MCP_CONTROL),
        *[underground + sum(state.active), underground, sum(state.bases), sum(state.troops), sum(state.police)],
        *[sum(state.sabotage), sum(state.terror), sum(state.villages)],
    ]


def people_at(state: State, level: int) -> int:
    """1.6: the population of the spaces at a level."""
    return sum(state.population[space] for space in PROVINCES_AND_KUALA_LUMPUR if state.level[space] == level)


TELLING: Final = telling_of(VALUES, measure, DECKS[STANDARD], VIEW.rule_of_verb)
