"""10.2 Barrage against facilities: artillery and ships against the port of a hex. Air bases come with aircraft."""

from __future__ import annotations

from typing import Final

from sandtable.engine.orders import Reason
from sandtable.engine.questions import Procedure, roll
from sandtable.games.ocs.counters import SIDE_NAMES
from sandtable.games.ocs.ports import ports_of
from sandtable.games.ocs.state import State
from sandtable.games.ocs.theatre import SANDSTORM

PORT: Final = "port"  # the word in orders
# The least points of each column, and what artillery pays for it
COLUMNS: Final = [1, 2, 3, 5, 11, 21, 41, 81]
COSTS: Final = [1, 1, 1, 1, 2, 4, 6, 8]
# O-10.2-d: the hits on a port, by die and column
HITS: Final = ["00000001", "00000011", "00000111", "00001112", "00011222", "00111222"]
MOST_HITS: Final = 4


def column_of(points: int) -> int:
    """The column of so many points; -1 if there are none."""
    return sum(points >= least for least in COLUMNS) - 1


def cannot_barrage_port(state: State, side: int, hex: int) -> Reason | None:
    """O-10.2-f, O-10.0-e, -r: why there is no port of the enemy in a hex that can be fired at."""
    named: dict[str, object] = {"hex": state.theatre.grid.names[hex]}
    if not state.theatre.ground.port[hex] or state.owner[hex] != 1 - side:
        return Reason("10.2", "why-no-enemy-port", named)
    if hex in state.barraged:
        return Reason("10.0", "why-barraged-already", named)
    return Reason("10.0", "why-sandstorm", named) if state.weather_in(hex) == SANDSTORM else None


def ports_to_barrage(state: State, side: int) -> list[int]:
    """The hexes with a port at which a side may fire."""
    return [hex for hex in ports_of(state) if cannot_barrage_port(state, side, hex) is None]


def barrage_port(state: State, side: int, hex: int, points: int) -> Procedure[None]:
    """O-10.2-a, -d: one die without shifts or spotter; a port takes four hits at most."""
    name = state.theatre.grid.names[hex]
    state.barraged.append(hex)
    column = column_of(points)
    die = yield from roll("10.2", "ask-roll-barrage-port", {"hex": name, "points": points, "column": COLUMNS[column]})
    before = state.port_hits.get(hex, 0)
    hits = min(before + int(HITS[die - 1][column]), MOST_HITS)
    if hits > before:
        state.port_hits[hex] = hits
        state.changed()
    told: dict[str, object] = {"side": SIDE_NAMES[side], "hex": name, "points": points, "column": column}
    told |= {"heading": COLUMNS[column], "die": die, "hits": hits - before}
    state.tell("10.2", "log-barrage-port", told)
