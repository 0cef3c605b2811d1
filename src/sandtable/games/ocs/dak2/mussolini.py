"""4.4a Mussolini's demand, on which a table may agree in 7.1 and 7.3 (Q-62): enough of the Axis beyond a line in Egypt.

Of the demand of the campaigns only the first group is about the line. Of no kind of unit is more demanded than our
set-up has beyond it.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.combat.losses import kill
from sandtable.games.ocs.counters import AXIS, Counter
from sandtable.games.ocs.state import State

LINE: Final = 23  # D-4.4a-c, -e, ours: the second number of its hexes on map C; beyond it they are lower
KINDS: Final = ["hq", "division", "artillery", "other"]
PRINTED: Final = [1, 3, 1, 5]  # of each kind


def kind_of(counter: Counter) -> int:
    """D-4.4a-c: a corps HQ, an infantry division, an artillery regiment or brigade, or another unit."""
    if counter.is_hq:
        return KINDS.index("hq")
    if counter.is_multi_step:
        return KINDS.index("division")
    if counter.is_artillery and counter.size in ("regiment", "brigade"):
        return KINDS.index("artillery")
    return KINDS.index("other")


def is_beyond(name: str) -> bool:
    """D-4.4a-e: whether a hex lies east of the line; one on the line does not."""
    return name[0] in "DE" or (name[0] == "C" and int(name[4:]) < LINE)


class Demand:
    """What has to be beyond the line, by kind, and what was lost there and goes on counting."""

    def __init__(self, quota: list[int], fallen: list[int]) -> None:
        self.quota = quota
        self.fallen = fallen

    def copy(self) -> Demand:
        return Demand(self.quota, self.fallen.copy())

    def surplus(self, state: State, kind: int) -> int:
        """D-4.4a-g, -i: how many more of a kind than demanded are beyond the line, or fell there."""
        names = state.theatre.grid.names
        beyond = [unit for unit in state.units_on_map(AXIS) if is_beyond(names[state.place[unit]])]
        counted = [unit for unit in [*beyond, *self.fallen] if kind_of(state.counter(unit)) == kind]
        return len(counted) - self.quota[kind]

    def is_met(self, state: State) -> bool:
        return all(self.surplus(state, kind) >= 0 for kind in range(len(KINDS)))

    def holds_back(self, state: State, unit: int, hex: int) -> bool:
        """D-4.4a-h: a unit does not go back over the line if too few would be beyond it."""
        names, place = state.theatre.grid.names, state.place[unit]
        if place < 0 or not is_beyond(names[place]) or is_beyond(names[hex]):
            return False
        return self.surplus(state, kind_of(state.counter(unit))) <= 0

    def lost(self, state: State, unit: int) -> None:
        """D-4.4a-g: a unit dies; beyond the line it goes on counting."""
        place = state.place[unit]
        if state.side_of(unit) == AXIS and place >= 0 and is_beyond(state.theatre.grid.names[place]):
            self.fallen.append(unit)

    def spares(self, state: State, units: list[int], hex: int) -> list[int]:
        """D-4.4a-h: those of several units that may go to a hex together; no more go back than can be spared."""
        names, left = state.theatre.grid.names, [self.surplus(state, kind) for kind in range(len(KINDS))]
        going: list[int] = []
        for unit in units:
            if is_beyond(names[state.place[unit]]) and not is_beyond(names[hex]):
                kind = kind_of(state.counter(unit))
                left[kind] -= 1
                if left[kind] < 0:
                    continue
            going.append(unit)
        return going

    def forced_back(self, state: State, units: list[int], start: int) -> None:
        """D-4.4a-h: who retreats over the line and is missing there is eliminated, and counts all the same."""
        names = state.theatre.grid.names
        if not is_beyond(names[start]):
            return
        for unit in units:
            place, kind = state.place[unit], kind_of(state.counter(unit))
            if place >= 0 and not is_beyond(names[place]) and self.surplus(state, kind) < 0:
                kill(state, unit, "D4.4a")
                self.fallen.append(unit)
