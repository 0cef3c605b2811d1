"""1.6 Support and Opposition, 1.7 Control, 1.12 New Villages: what follows from the pieces after every step."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.malaya.state import (
    BRITISH_CONTROL,
    MCP_CONTROL,
    NEUTRAL,
    NO_CONTROL,
    OPPOSITION,
    SUPPORT,
    State,
    loses_village,
)
from sandtable.games.british_way.tracks import change_political_will

# By who Controls a space, and by its level.
CONTROL_MESSAGES: Final = {
    MCP_CONTROL: "log-control-mcp",
    NO_CONTROL: "log-control-none",
    BRITISH_CONTROL: "log-control-british",
}
LEVEL_MESSAGES: Final = {OPPOSITION: "log-opposition", NEUTRAL: "log-neutral", SUPPORT: "log-support"}


def settle(state: State, spaces: list[int]) -> None:
    """1.7 Control: a step in these spaces is complete (M-23). Who has more pieces Controls; Political Will follows.

    It falls by the population that MCP gains and rises by the one that MCP loses, all of one step together (M-44).
    Then New Villages are checked (M-24).
    """
    change = 0
    for space in spaces:
        before, now = state.control[space], state.control_by_pieces(space)
        if before == now:
            continue
        state.control[space] = now
        change += state.population[space] * ((before == MCP_CONTROL) - (now == MCP_CONTROL))
        state.tell_at("1.7", CONTROL_MESSAGES[now], space)
    change_political_will(state, change, "1.7")
    if any(state.villages):
        for space in spaces:
            if state.villages[space] and loses_village(state, space):
                remove_village(state, space, "1.12")


# 1.6 Support and Opposition


def shift(state: State, space: int, direction: int, rule: str) -> None:
    """1.6: one step along Opposition, Neutral, Support; at the end of the scale nothing happens."""
    set_level(state, space, min(max(state.level[space] + direction, OPPOSITION), SUPPORT), rule)


def set_level(state: State, space: int, level: int, rule: str) -> None:
    """1.6: an Event or Reprisal sets a level directly. No Political Will moves by it."""
    if state.level[space] == level:
        return
    state.level[space] = level
    state.tell_at(rule, LEVEL_MESSAGES[level], space)
    if state.villages[space] and loses_village(state, space):  # by the option of M-03 Support takes it
        remove_village(state, space, "1.12")


# 1.12 New Villages


def place_village(state: State, province: int, rule: str) -> None:
    """1.12: from the pool, one for each Province."""
    state.villages[province] = 1
    state.tell_at(rule, "log-place-village", province)


def remove_village(state: State, province: int, rule: str) -> None:
    """1.12: a New Village returns to the pool; the level stays."""
    state.villages[province] = 0
    state.tell_at(rule, "log-remove-village", province)
