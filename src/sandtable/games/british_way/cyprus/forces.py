"""1.7 Sabotage, 1.10 Curfews: how Cyprus's markers are placed."""

from __future__ import annotations

from sandtable.games.british_way.cyprus.map import is_town
from sandtable.games.british_way.cyprus.state import State


def place_sabotage(state: State, space: int, rule: str) -> None:
    """1.7: a Sabotage marker, if the pool still has one (C-A-19); any number may lie in a space."""
    if not state.markers_left():
        state.tell(rule, "log-no-marker-left", {})
        return
    state.sabotage[space] += 1
    state.tell_at(rule, "log-place-sabotage", space)


def remove_sabotage(state: State, space: int, rule: str) -> None:
    """One Sabotage marker goes."""
    state.sabotage[space] -= 1
    state.tell_at(rule, "log-remove-sabotage", space)


def may_have_curfew(state: State, space: int) -> bool:
    """1.4.2, 1.10: one Curfew per Town, from the pool, and none where no British piece stands (C-A-07)."""
    return is_town(space) and not state.curfew[space] and state.cubes(space) > 0 and state.curfews_left() > 0


def place_curfew(state: State, space: int, rule: str) -> None:
    """Place a Curfew if there may be one."""
    if may_have_curfew(state, space):
        state.curfew[space] = 1
        state.tell_at(rule, "log-place-curfew", space)
