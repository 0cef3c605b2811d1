"""7.0 Victory: Political Will decides, early at either end of the track, at last by its middle."""

from __future__ import annotations

from sandtable.engine.rules import DRAW
from sandtable.games.british_way.malaya.state import BRITISH_EARLY, FINAL_DRAW, State
from sandtable.games.british_way.malaya.vocabulary import MCP
from sandtable.games.british_way.victory import win
from sandtable.games.british_way.vocabulary import BRITISH


def check_victory(state: State) -> None:
    """6.1.3, 7.0.1: at either end the game is won; 6.1.4, 7.0.2: the last Propaganda card ends it in any case."""
    will = state.political_will
    if will <= state.options.mcp_early_max:
        win(state, MCP, "7.0.1")
    elif will >= BRITISH_EARLY:
        win(state, BRITISH, "7.0.1")
    elif state.propaganda_seen() == state.deck.piles and will == FINAL_DRAW:
        draw(state)
    elif state.propaganda_seen() == state.deck.piles:
        win(state, MCP if will < FINAL_DRAW else BRITISH, "7.0.2")


def draw(state: State) -> None:
    """7.0.2: the game ends, and nobody has won."""
    state.winner = DRAW
    state.agenda.clear()
    state.tell("7.0.2", "log-draw", {})
