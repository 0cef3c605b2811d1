"""What a side of Cyprus is asked, and what its answers do."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.games.british_way.bot import situation
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import VERB_OF

Situation = situation.Situation[State]
Answer = Callable[[Situation], str]
# How good it is, in this state, to choose this space.
WorthIn = Callable[[State, int], float]


def verb_of(option: str) -> str:
    """What an answer does: its verb, or the word itself."""
    return VERB_OF.get(option, option)
