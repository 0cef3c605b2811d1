"""7.0 Victory: the British must keep their Political Will above 0 through the third Propaganda Round."""

from __future__ import annotations

from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import EOKA
from sandtable.games.british_way.victory import win
from sandtable.games.british_way.vocabulary import BRITISH


def check_victory(state: State) -> None:
    """6.1.3, 7.0.1: at 0 EOKA wins; 6.1.4, 7.0.2: otherwise the third Propaganda card gives the British the game."""
    if state.political_will == 0:
        win(state, EOKA, "7.0.1")
    elif state.propaganda_seen() == state.deck.piles:
        win(state, BRITISH, "7.0.2")
