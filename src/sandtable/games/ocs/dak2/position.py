"""A state of DAK-II as the fields of a position, and back."""

from __future__ import annotations

from sandtable.engine.errors import BadPosition
from sandtable.engine.rules import Settings
from sandtable.engine.state import State as EngineState
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.setup import prepare
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.position import read_series, write_series


def write_fields(state: EngineState) -> dict[str, str]:
    """The fields of the series, and the naval shots that are left."""
    assert isinstance(state, State)
    return {**write_series(state), "ships": " ".join(state.ships) or "-"}


def read_fields(fields: dict[str, str], settings: Settings) -> State:
    """A state of a scenario from the fields of a position."""
    if fields.get("scenario") not in SCENARIOS:
        raise BadPosition("scenario: '{text}' is none of this game", text=fields.get("scenario", ""))
    state = prepare(fields["scenario"])
    read_series(state, fields)
    state.ships = [] if fields.get("ships", "-") == "-" else fields["ships"].split(" ")
    return state
