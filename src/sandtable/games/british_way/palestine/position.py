"""The position of a game of Palestine in words: what docs/notation.md calls the game's own fields."""

from __future__ import annotations

from typing import Final

from sandtable.engine.errors import BadPosition
from sandtable.engine.rules import Settings
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.cells.position import read_cells, write_available, write_chits
from sandtable.games.british_way.palestine.map import NAMES, SPACES
from sandtable.games.british_way.palestine.options import Options
from sandtable.games.british_way.palestine.state import NO_PASS_OWED, PASS_ACTIVE, PASS_PENDING, State
from sandtable.games.british_way.palestine.vocabulary import SIDES
from sandtable.games.british_way.position import counts_of as counts_of
from sandtable.games.british_way.position import (
    keep_unseen,
    read_common,
    read_counts,
    read_number,
    read_space,
    read_word,
    write_cards,
    write_counts,
    write_space,
)

KINDS: Final = ["troops", "police", "underground", "active", "caches", "sabotage", "terror", "curfew"]


def write_fields(state: EngineState) -> dict[str, str]:
    """The position, field by field; spaces with nothing in them and tracks at rest are left out."""
    assert isinstance(state, State)
    fields = {NAMES[space]: write_space(state, space, KINDS) for space in SPACES}
    fields["available"] = write_available(state)
    fields["track"] = write_counts({"cells": state.track_cells, "caches": state.track_caches})
    fields["prison"] = str(state.prison)
    fields["removed"] = str(state.removed_from_game or "")
    fields["political will"] = str(state.political_will)
    fields["haganah"] = str(state.haganah)
    fields["chits"] = write_chits(state)
    fields |= write_cards(state)
    fields["forced pass"] = "" if state.forced_pass == NO_PASS_OWED else state.forced_pass
    fields["winner"] = state.winner
    return {name: text for name, text in fields.items() if text}


def read_fields(fields: dict[str, str], settings: Settings) -> State:
    """The state that these fields describe; what is not named is empty. BadPosition says which field is wrong."""
    state = State.empty(Options(settings))
    for name, text in fields.items():
        if name in NAMES:
            read_space(state, name, text, KINDS)
        elif name == "track":
            counts = read_counts(name, text, ["cells", "caches"])
            state.track_cells, state.track_caches = counts.get("cells", 0), counts.get("caches", 0)
        elif name == "removed":
            state.removed_from_game = read_number(name, text)
        elif name == "haganah":
            state.haganah = read_number(name, text)
        elif name == "forced pass":
            state.forced_pass = read_word(name, text, [NO_PASS_OWED, PASS_PENDING, PASS_ACTIVE])
        elif not read_cells(state, name, text) and not read_common(state, name, text, SIDES):
            raise BadPosition("position: there is no field '{name}' in Palestine", name=name)
    keep_unseen(state)
    return state
