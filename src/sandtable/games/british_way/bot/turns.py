"""2.3 The Initiative Track: what every game of the family thinks of a box."""

from __future__ import annotations

from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import EVENT, LIMITED


def chance_of_first_next(state: State, box: str, *, opening: bool) -> float:
    """2.3.5: whether a cylinder in this box will stand furthest left."""
    if box != EVENT:
        return 1.0 if box == LIMITED else 0.0
    if opening:
        return 0.5
    return 0.0 if state.boxes[0] else 1.0
