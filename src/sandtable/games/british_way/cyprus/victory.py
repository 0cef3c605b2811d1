"""7.0 Victory: the British must keep their Political Will above 0 through the third Propaganda Round."""

from __future__ import annotations

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import EOKA
from sandtable.games.british_way.vocabulary import BRITISH


def check_victory(state: State) -> None:
    """6.1.3, 7.0.1: at 0 EOKA wins; 6.1.4, 7.0.2: otherwise the third Propaganda card gives the British the game."""
    if state.political_will == 0:
        win(state, EOKA, "7.0.1")
    elif state.propaganda_seen() == state.deck.piles:
        win(state, BRITISH, "7.0.2")


def win(state: State, side: str, rule: str) -> None:
    """7.0: the game ends at once."""
    state.winner = side
    state.agenda.clear()
    state.tell(rule, "log-victory", {"side": side})


def returns(state: EngineState) -> list[float]:
    """7.0: one side wins, the other loses; the British come first."""
    assert isinstance(state, State)
    if not state.winner:
        return []
    return [1.0, -1.0] if state.winner == BRITISH else [-1.0, 1.0]
