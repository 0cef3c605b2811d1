"""The position of a game of Cyprus in words: what docs/notation.md calls the game's own fields."""

from __future__ import annotations

from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.rules import Settings
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.cells.position import read_cells, write_available, write_chits
from sandtable.games.british_way.cyprus.cards import DECK
from sandtable.games.british_way.cyprus.map import NAMES, SPACES
from sandtable.games.british_way.cyprus.options import Options
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import SIDES
from sandtable.games.british_way.position import (
    keep_unseen,
    read_common,
    read_number,
    read_space,
    write_cards,
    write_space,
)

KINDS: Final = ["troops", "police", "underground", "active", "caches", "sabotage", "curfew"]


def write_fields(state: EngineState) -> dict[str, str]:
    """The position, field by field; spaces with nothing in them are left out."""
    assert isinstance(state, State)
    fields = {NAMES[space]: write_space(state, space, KINDS) for space in SPACES}
    fields["available"] = write_available(state)
    fields["prison"] = str(state.prison)
    fields["political will"] = str(state.political_will)
    fields["opinion"] = str(state.opinion)
    fields["chits"] = write_chits(state)
    fields |= write_cards(state)
    fields["winner"] = state.winner
    return {name: text for name, text in fields.items() if text}


def read_fields(fields: dict[str, str], settings: Settings, deck: Deck = DECK) -> State:
    """The state that these fields describe; what is not named is empty. BadPosition says which field is wrong."""
    state = State.empty(Options(settings), deck)
    for name, text in fields.items():
        if name in NAMES:
            read_space(state, name, text, KINDS)
        elif name == "opinion":
            state.opinion = read_number(name, text)
        elif not read_cells(state, name, text) and not read_common(state, name, text, SIDES):
            raise BadPosition("position: there is no field '{name}' in Cyprus", name=name)
    keep_unseen(state)
    return state
