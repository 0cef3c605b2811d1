"""7.0 Victory: the British must keep their Political Will above 0 through the third Propaganda Round."""

from __future__ import annotations

from sandtable.games.british_way.palestine.cards import PILES
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, IRGUN
from sandtable.games.british_way.victory import win


def check_victory(state: State) -> None:
    """6.1.3, 7.0.1: at 0 Irgun wins; 6.1.4, 7.0.2: otherwise the third Propaganda card gives the British the game."""
    if state.political_will == 0:
        win(state, IRGUN, "7.0.1")
    elif state.propaganda_seen() == PILES:
        win(state, BRITISH, "7.0.2")
