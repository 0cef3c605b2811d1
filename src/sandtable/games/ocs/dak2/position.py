"""A state of DAK-II as the fields of a position, and back."""

from __future__ import annotations

from sandtable.engine.errors import BadPosition, UnknownName
from sandtable.engine.rules import Settings
from sandtable.engine.state import State as EngineState
from sandtable.games.ocs.dak2.components import HOUSE, Components
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.setup import prepare
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.position import write_series
from sandtable.games.ocs.reading import Reader, read_series


def write_fields(state: EngineState) -> dict[str, str]:
    """The fields of the series, the naval shots that are left, and who fell beyond Mussolini's line."""
    assert isinstance(state, State)
    fallen = state.demand.fallen if state.demand is not None else []
    return {
        **write_series(state),
        "ships": " ".join(state.ships) or "-",
        "fallen": " ".join(state.counter(unit).id for unit in fallen) or "-",
    }


def read_fields(fields: dict[str, str], settings: Settings, components: Components = HOUSE) -> State:
    """A state of a scenario from the fields of a position."""
    scenario = fields.get("scenario", "")
    if scenario not in SCENARIOS:
        raise UnknownName("scenario of {game}", scenario, list(SCENARIOS), game="dak2")
    state = prepare(scenario, settings, components)
    known = write_fields(state)
    for name in fields:
        if name not in known:
            raise UnknownName("field of a position", name, list(known))
    read_series(state, fields)
    read = Reader(state, fields)
    state.ships = read.parts("ships", " ")
    fallen = read.units("fallen")
    if state.demand is not None:
        state.demand.fallen = fallen
    elif fallen:
        raise BadPosition("fallen: nobody is counted where no line is demanded (D4.4a)")
    return state
