"""What players ask for beside the board: an order before it is given, what lies over the map, the printed tables."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.games.ocs import barrage, facility
from sandtable.games.ocs.combat import tables
from sandtable.games.ocs.combat.preview import preview_attack, preview_barrage, preview_fire, preview_port
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.dak2.naval import POINTS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.orders import AT, split_at
from sandtable.games.ocs.overlays import show_reach, show_supply, show_zones

CHARTS: Final[dict[str, object]] = {
    "combat": {
        "odds": [[f"{a}:{d}" for a, d in line] for line in tables.ODDS],
        "rows": tables.TABLE,
        "results": tables.RESULTS,
    },
    "barrage": {"columns": barrage.COLUMNS, "rows": barrage.TABLE},
    "port": {"columns": facility.COLUMNS, "rows": facility.HITS},
}


def preview(state: EngineState, side: str, answer: str) -> dict[str, object] | None:
    """What an order that is allowed would come to; None for those that fight nobody."""
    assert isinstance(state, State)
    theatre, words = state.theatre, answer.split(" ")
    match words:
        case [("attack" | "overrun") as verb, target, "with", *names]:
            units = [theatre.unit_number[name] for name in names]
            return preview_attack(state, theatre.hex_named(target), units, is_overrun=verb == "overrun")
        case ["fire", *rest]:
            names, at = split_at(rest, AT)
            units = [theatre.unit_number[name] for name in names]
            at_port = at[1:] == [facility.PORT]
            return preview_fire(state, SIDE_NAMES.index(side), units, theatre.hex_named(at[0]), at_port=at_port)
        case ["bombard", target]:
            return preview_barrage(state, SIDE_NAMES.index(side), theatre.hex_named(target), POINTS, ships=True)
        case ["bombard", target, facility.PORT]:
            return preview_port(state, theatre.hex_named(target), POINTS)
    return None


def overlay(state: EngineState, name: str) -> dict[str, object] | None:
    """What lies over the map by this name; None if there is no such thing."""
    assert isinstance(state, State)
    match name:
        case "zones":
            return show_zones(state)
        case "reach":
            return show_reach(state)
        case "supply":
            return show_supply(state)
    return None
