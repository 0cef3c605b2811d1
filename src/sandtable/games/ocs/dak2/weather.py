"""3.5 Weather, on a table of our own: the published one is not known."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sandtable.engine.questions import Procedure, draw, roll
from sandtable.games.ocs.dak2.map import MAPS
from sandtable.games.ocs.dak2.scenarios import CLEAR, SCENARIOS
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.dice import roll_d66
from sandtable.games.ocs.theatre import RAINSTORM, SANDSTORM, WEATHERS

# By month the first roll of d66 that is a sandstorm and the first that is a rainstorm; 67 for none
FIRST_ROLLS: Final = {
    "01": (54, 56),
    "02": (54, 62),
    "03": (53, 64),
    "04": (54, 66),
    "05": (55, 67),
    "06": (62, 67),
    "07": (65, 67),
    "08": (65, 67),
    "09": (64, 67),
    "10": (62, 66),
    "11": (55, 62),
    "12": (54, 56),
}
RAINED_ON: Final = 2  # D-3.5-d: maps, of all five


def roll_weather(state: State) -> Procedure[None]:
    """D-3.5-a to -d, Q-52: the weather of the turn and the maps that it hits."""
    state.weather = {}
    if is_always_clear(state):
        state.weather_changed()
        return
    dice = yield from roll_d66("D3.5", "ask-roll-weather")
    sandstorm, rainstorm = FIRST_ROLLS[state.date[5:7]]
    maps = SCENARIOS[state.scenario].maps
    if dice >= rainstorm:
        pairs = ["".join(pair) for pair in combinations(sorted(MAPS), RAINED_ON)]
        pair = yield draw("D3.5", "ask-draw-maps", pairs, None)
        state.weather = {letter: RAINSTORM for letter in pair if letter in maps}
    elif dice >= sandstorm:
        number = min((yield from roll("D3.5", "ask-roll-maps", {})), len(maps))
        hit = ["".join(some) for some in combinations(sorted(maps), number)]
        drawn = yield draw("D3.5", "ask-draw-maps", hit, None)
        state.weather = dict.fromkeys(drawn, SANDSTORM)
    state.weather_changed()
    told = {letter: WEATHERS[weather] for letter, weather in state.weather.items()}
    state.tell("D3.5", "log-weather", {"dice": dice, "maps": told})


def is_always_clear(state: State) -> bool:
    """O-17.0-e: whether there are no storms: by the option or, where that leaves it open, by the scenario."""
    chosen = state.own_options.weather
    return (SCENARIOS[state.scenario].weather if chosen == "scenario" else chosen) == CLEAR
