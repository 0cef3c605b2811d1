"""Cyprus for the heuristic bot: each side answers by its own priorities and remembers nothing between answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.game import Game
from sandtable.games.british_way.bot.situation import Situation
from sandtable.games.british_way.cyprus.bot import british, eoka
from sandtable.games.british_way.cyprus.bot.situation import Answer
from sandtable.games.british_way.cyprus.state import State
from sandtable.games.british_way.cyprus.vocabulary import EOKA
from sandtable.games.british_way.vocabulary import BRITISH

ANSWERS: Final[dict[str, dict[str, Answer]]] = {BRITISH: british.ANSWERS, EOKA: eoka.ANSWERS}


def answer(game: Game, random: Callable[[], float]) -> str:
    """The answer of the side that is asked."""
    question, state = game.question, game.state
    assert question is not None
    assert isinstance(state, State)
    return ANSWERS[question.side][question.message](Situation(state, question, random))
