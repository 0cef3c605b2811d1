"""1.11, 6.6 The Commander Track: Gurney, Briggs, Templer. What each does stands at the rule he changes."""

from __future__ import annotations

from sandtable.games.british_way.malaya.state import COMMANDERS, GURNEY, TEMPLER, State


def advance_commander(state: State, rule: str) -> None:
    """6.6.1: one box right, if he is not the last."""
    if state.commander < TEMPLER:
        move_commander(state, state.commander + 1, rule)


def recall_commander(state: State, rule: str) -> None:
    """6.6.1: one box left, by an Event."""
    if state.commander > GURNEY:
        move_commander(state, state.commander - 1, rule)


def move_commander(state: State, commander: int, rule: str) -> None:
    state.commander = commander
    state.tell(rule, "log-commander", {"commander": COMMANDERS[commander]})


def turn_commander_down(state: State, rule: str) -> None:
    """6.6.3: no Commander has an effect until the next Reset."""
    state.commander_down = True
    state.tell(rule, "log-commander-down", {})


def turn_commander_up(state: State, rule: str) -> None:
    """6.5: the marker is turned up again (M-28)."""
    if state.commander_down:
        state.commander_down = False
        state.tell(rule, "log-commander-up", {})
