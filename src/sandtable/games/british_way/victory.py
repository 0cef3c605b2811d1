"""7.0: how a game of The British Way ends; when it does is each game's own."""

from __future__ import annotations

from sandtable.engine.rules import DRAW
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import BRITISH


def win(state: State, side: str, rule: str) -> None:
    """7.0: the game ends at once."""
    state.winner = side
    state.agenda.clear()
    state.tell(rule, "log-victory", {"side": side})


def returns(state: EngineState) -> list[float]:
    """7.0: one side wins and the other loses, or nobody does; the British come first."""
    assert isinstance(state, State)
    if not state.winner:
        return []
    if state.winner == DRAW:
        return [0.0, 0.0]
    return [1.0, -1.0] if state.winner == BRITISH else [-1.0, 1.0]
