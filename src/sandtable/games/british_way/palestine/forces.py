"""1.7 Sabotage and Terror, 1.10 Curfews: how Palestine's markers are placed."""

from __future__ import annotations

from sandtable.games.british_way.palestine.map import is_city
from sandtable.games.british_way.palestine.state import State

# 1.10 Curfews


def place_curfew(state: State, space: int, rule: str) -> None:
    """1.4.2, 1.10: one Curfew per City, and none where no British piece stands (A-13)."""
    if is_city(space) and not state.curfew[space] and state.cubes(space):
        state.curfew[space] = 1
        state.tell_at(rule, "log-place-curfew", space)


# 1.7 Sabotage and Terror


def place_sabotage(state: State, space: int, rule: str) -> None:
    """Place a Sabotage marker if the pool still has one, or by the option of A-28 in any case."""
    if state.options.markers_limit_operations and not state.markers_left():
        state.tell(rule, "log-no-marker-left", {})
        return
    state.sabotage[space] += 1
    state.tell_at(rule, "log-place-sabotage", space)


def place_terror(state: State, space: int, number: int, rule: str, *, pool_limits: bool) -> None:
    """Place Terror markers, as far as the pool goes if it limits them (A-28)."""
    if pool_limits:
        number = min(number, state.markers_left())
    if not number:
        state.tell(rule, "log-no-marker-left", {})
        return
    state.terror[space] += number
    state.tell_at(rule, "log-place-terror", space, number)
