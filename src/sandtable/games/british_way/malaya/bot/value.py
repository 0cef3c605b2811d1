"""How likely each side is to win between two cards: where Political Will is going, and how sure that is."""

from __future__ import annotations

from math import exp
from typing import Final

from sandtable.engine.rules import DRAW
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.malaya.bot.events import standing
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.state import FINAL_DRAW, State
from sandtable.games.british_way.vocabulary import BRITISH

# How far Political Will strays from what it promises: at the end, and for each card before it.
SPREAD: Final = 0.6
SPREAD_OF_CARD: Final = 0.25
# What the pieces of the set-up are worth more to the British than to MCP when the chances are even.
EVEN: Final = 0.0


def chance_of_british(state: State) -> float:
    """How likely the British are to win from here, before the next card is turned up or when the game is over."""
    if state.winner:
        return 0.5 if state.winner == DRAW else 1.0 if state.winner == BRITISH else 0.0
    look = Outlook(state)
    lead = standing(look, state) - FINAL_DRAW - EVEN * look.time
    return 1 / (1 + exp(-lead / (SPREAD + SPREAD_OF_CARD * look.cards_to_end)))


def chances(state: EngineState) -> list[float]:
    """How likely each side is to win; of a draw each has half."""
    assert isinstance(state, State)
    british = chance_of_british(state)
    return [british, 1 - british]
