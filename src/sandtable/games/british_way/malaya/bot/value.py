"""How likely each side is to win between two cards: where Political Will is going, and how sure that is.

The few numbers are fitted to who won in games of the heuristic bot against itself, with some answers left to chance.
"""

from __future__ import annotations

from math import exp
from typing import Final

from sandtable.engine.rules import DRAW
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.malaya.bot.events import standing
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.bot.scene import Scene
from sandtable.games.british_way.malaya.map import CONTROLLABLE
from sandtable.games.british_way.malaya.state import FINAL_DRAW, State
from sandtable.games.british_way.vocabulary import BRITISH

# What counts of the worth of pieces: for whoever is to move they are worth more than for who counts the score.
PIECES: Final = 0.25
# What is still to be lost or won beyond what can be seen: at the end, and by those who have time.
AT_THE_END: Final = 0.8
WITH_TIME: Final = -1.9
FIRST: Final = 0.25
# How far Political Will strays from what it promises: at the end, and more for each card before it.
SPREAD: Final = 1.1
SPREAD_OF_CARD: Final = 0.13


def chance_of_british(state: State) -> float:
    """How likely the British are to win from here, before the next card is turned up or when the game is over."""
    if state.winner:
        return 0.5 if state.winner == DRAW else 1.0 if state.winner == BRITISH else 0.0
    look = Outlook(state)
    lead = standing(look, state) - FINAL_DRAW + AT_THE_END + WITH_TIME * look.time
    lead += FIRST if state.first == BRITISH else -FIRST
    for space in CONTROLLABLE:
        lead -= (1 - PIECES) * Scene(look, space).worth_of_pieces()
    return 1 / (1 + exp(-lead / (SPREAD + SPREAD_OF_CARD * look.cards_to_end)))


def chances(state: EngineState) -> list[float]:
    """How likely each side is to win; of a draw each has half."""
    assert isinstance(state, State)
    british = chance_of_british(state)
    return [british, 1 - british]
