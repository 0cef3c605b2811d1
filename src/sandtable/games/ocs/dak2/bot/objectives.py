"""What a side fights for: hexes to hold, enemies to destroy, and what its own troops are worth to it.

One currency counts all: a step of an ordinary battalion is worth one.
"""

from __future__ import annotations

from typing import Final

from sandtable.games.ocs.counters import ALLIED, AXIS
from sandtable.games.ocs.dak2.scenarios import SCENARIOS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dak2.victory import BARDIA, DIVISIONS_TO_DESTROY, PLACES_TO_TAKE, divisions_destroyed

TOWN: Final = 8.0  # 7.3: one of the three that decide
TOWN_AT_LAST: Final = 64.0  # when no other turn follows: more than whatever else a battle brings
LAST_TURN: Final = 2.0  # 7.1: by how much more those who are still in Egypt count then
LATE_TURN: Final = 4  # 7.1: from here on those who are still in Egypt count more
LATE: Final = 1.4
BRILLIANT: Final = 2.0  # 7.1: Bardia
ROAD_TO_EGYPT: Final = 1.5  # 7.1: places without which Egypt cannot be held
GROUND_IN_EGYPT: Final = 1.0  # 7.1: a hex from which Italians are to be driven
DIVISION_STEPS: Final = [0.0, 3.0, 1.8, 1.4]  # 7.3: by steps left, while divisions are still to be destroyed
DIVISION_AT_LAST: Final = 3.0  # by how much more they count when no other turn follows
SPARE_STEP: Final = 0.7  # of a side whose steps decide nothing
STEP_IN_EGYPT: Final = 1.4  # 7.1
STEP_AT_THE_FRONTIER: Final = 1.1  # 7.1: of those who could come back
GARRISON_STEP: Final = 4.0  # of whoever stands at last where the game is decided: such a place falls in two blows
HQ_STEP: Final = 2.5
ARTILLERY_STEP: Final = 1.5
LEAST_STEP: Final = 0.8
BRIGADE_STRENGTH: Final = 4.0  # of a step that is worth one
BATTALION_STRENGTH: Final = 3.0
TOKEN: Final = 0.12  # what a supply token is worth
DOORS_OF_EGYPT: Final = ["Sollum", "Halfaya Pass", "Sidi Barrani", "Buq Buq"]
EGYPT: Final = "Egypt"


class Objectives:
    """What is worth what, to both sides alike: one gains what the other loses."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.hexes = prizes(state)
        self.divisions_left = DIVISIONS_TO_DESTROY - divisions_destroyed(state) if state.scenario == "7.3" else 0
        self.is_last = is_last_turn(state)
        self.urgency = LAST_TURN if self.is_last else LATE if state.turn >= LATE_TURN else 1.0

    def of_hex(self, hex: int) -> float:
        """What it is worth to hold a hex at the end."""
        return self.hexes.get(hex, 0.0)

    def of_taking(self, hex: int, side: int) -> float:
        """What it is worth to a side to drive the other out of a hex."""
        if side == ALLIED and self.state.scenario == "7.1" and self.is_egyptian(hex):
            return self.of_hex(hex) + GROUND_IN_EGYPT * self.urgency
        return self.of_hex(hex)

    def decides(self, hex: int) -> bool:
        """Whether a hex wins the game for whoever has it, and no other turn follows."""
        return self.all_decides and hex in self.hexes

    @property
    def all_decides(self) -> bool:
        """Whether nothing counts any more but the hexes that win the game, and the divisions still to be destroyed."""
        return self.is_last and self.state.scenario == "7.3"

    def of_step(self, unit: int) -> float:
        """What a step of a unit is worth."""
        if self.decides(self.state.place[unit]):
            return max(GARRISON_STEP, self.of_step_anywhere(unit))
        return self.of_step_anywhere(unit)

    def of_step_anywhere(self, unit: int) -> float:
        """The same without a thought of where it stands."""
        counter, state = self.state.counter(unit), self.state
        if counter.is_hq:
            return HQ_STEP
        if counter.is_artillery:
            return ARTILLERY_STEP
        if counter.side == AXIS:
            if counter.is_multi_step and self.divisions_left > 0:
                return DIVISION_STEPS[state.steps[unit]] * (DIVISION_AT_LAST if self.is_last else 1.0)
            if state.scenario == "7.1" and state.place[unit] >= 0:
                if not self.is_egyptian(state.place[unit]):
                    return STEP_AT_THE_FRONTIER
                return STEP_IN_EGYPT * self.urgency
            return SPARE_STEP
        strength = counter.faces[0].strength
        return max(strength / (BRIGADE_STRENGTH if counter.is_brigade else BATTALION_STRENGTH), LEAST_STEP)

    def is_egyptian(self, hex: int) -> bool:
        return self.state.theatre.ground.country[hex] == EGYPT


def prizes(state: State) -> dict[int, float]:
    """The hexes that count, by the scenario."""
    if state.scenario == "7.3":
        worth = TOWN_AT_LAST if is_last_turn(state) else TOWN
        return {state.theatre.place_named(place): worth for place in PLACES_TO_TAKE}
    places = {**dict.fromkeys(DOORS_OF_EGYPT, ROAD_TO_EGYPT), BARDIA: BRILLIANT}
    return {state.theatre.place_named(place): worth for place, worth in places.items()}


def is_last_turn(state: State) -> bool:
    return state.date == SCENARIOS[state.scenario].end


def attacks(side: int) -> bool:
    """Which side has to take what the other holds."""
    return side == ALLIED


def total(worths: list[float]) -> float:
    """Their sum, which is no whole number even of none: what is compiled would take it for one."""
    return sum(worths, 0.0)
