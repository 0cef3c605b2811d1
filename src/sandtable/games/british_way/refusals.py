"""Why a piece or a space is not offered, where no Operation's own condition says it: what `why gaza` answers."""

from __future__ import annotations

from sandtable.games.british_way.state import State


def no_police(state: State, space: int) -> str | None:
    return None if state.police[space] else "why-no-police"


def no_troops(state: State, space: int) -> str | None:
    return None if state.troops[space] else "why-no-troops"


def not_here(state: State, space: int) -> str | None:
    """Whatever the event or rule asks for is not in this space."""
    return "why-not-here"


def no_way(state: State, space: int) -> str | None:
    return "why-no-way-there"
