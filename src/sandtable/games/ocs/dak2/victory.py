"""7 Victory, as the scenarios print it."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.games.ocs.counters import ALLIED, AXIS, SIDE_NAMES
from sandtable.games.ocs.dak2.state import State
from sandtable.games.ocs.state import DEAD

DIVISIONS_TO_DESTROY: Final = 3
PLACES_TO_TAKE: Final = ["Sidi Barrani", "Buq Buq", "Sollum"]
BARDIA: Final = "Bardia"
ITALIANS_AT_FIRST: Final = 22  # 7.1: units in Egypt in our set-up


class Condition:
    """Something that a side needs in order to win, and how far it is."""

    def __init__(self, key: str, now: int, needed: int) -> None:
        self.key = key
        self.now = now
        self.needed = needed

    @property
    def is_met(self) -> bool:
        return self.now >= self.needed


def conditions(state: State) -> list[Condition]:
    """What the Commonwealth needs: D-7.3-vic1, D-7.1-vic1 and -vic2."""
    if state.scenario == "7.3":
        taken = [
            Condition(f"taken-{place.lower().replace(' ', '-')}", int(is_allied(state, place)), 1)
            for place in PLACES_TO_TAKE
        ]
        return [Condition("divisions-destroyed", divisions_destroyed(state), DIVISIONS_TO_DESTROY), *taken]
    return [
        Condition("italians-out-of-egypt", int(italians_in_egypt(state) == 0), 1),
        Condition("taken-bardia", int(is_allied(state, BARDIA)), 1),
    ]


def is_allied(state: State, place: str) -> bool:
    """Q-50: control is whoever came last."""
    return state.owner[state.theatre.place_named(place)] == ALLIED


def divisions_destroyed(state: State) -> int:
    """Italian infantry divisions in the dead pile."""
    return sum(
        counter.side == AXIS and counter.is_multi_step and state.place[unit] == DEAD
        for unit, counter in enumerate(state.theatre.counters)
    )


def italians_in_egypt(state: State) -> int:
    """D-7.1-vic1: Italian ground units that are left in Egypt."""
    country = state.theatre.ground.country
    return sum(
        state.counter(unit).nation == "It" and country[state.place[unit]] == "Egypt"
        for unit in state.units_on_map(AXIS)
    )


def progress(state: State) -> float:
    """How much of what the Commonwealth needs is reached, from 0 to 1."""
    if state.scenario == "7.1":
        return 1 - min(italians_in_egypt(state) / ITALIANS_AT_FIRST, 1.0)
    needed = conditions(state)
    return sum(min(condition.now / condition.needed, 1.0) for condition in needed) / len(needed)


def decide(state: State) -> None:
    """Who has won: the Axis unless the Commonwealth has what it needs; Bardia makes it brilliant."""
    needed = conditions(state)
    if state.scenario == "7.1":
        needed, brilliant = needed[:1], needed[1].is_met
    else:
        brilliant = False
    won = all(condition.is_met for condition in needed)
    state.winner = SIDE_NAMES[ALLIED if won else AXIS]
    state.agenda = []
    message = "log-brilliant-victory" if won and brilliant else "log-victory"
    state.tell("D7.0", message, {"side": state.winner})


def check_demand(state: State) -> None:
    """D-4.4a-a, -f: at the end of its player turn the Axis loses at once if too few are beyond Mussolini's line."""
    if state.demand is not None and state.phasing == AXIS and not state.demand.is_met(state):
        state.winner, state.agenda = SIDE_NAMES[ALLIED], []
        state.tell("D4.4a", "log-demand-not-met", {"side": state.winner})


def returns(state: EngineState) -> list[float]:
    """What each side has at the end."""
    assert isinstance(state, State)
    if not state.winner:
        return []
    return [1.0, -1.0] if state.winner == SIDE_NAMES[ALLIED] else [-1.0, 1.0]
