"""Palestine for the heuristic bot: each side answers by its own priorities and remembers nothing between answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.game import Game
from sandtable.games.british_way.bot.situation import Situation
from sandtable.games.british_way.palestine.bot import british, irgun
from sandtable.games.british_way.palestine.bot.situation import Answer
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, IRGUN

ANSWERS: Final[dict[str, dict[str, Answer]]] = {BRITISH: british.ANSWERS, IRGUN: irgun.ANSWERS}


def answer(game: Game, random: Callable[[], float]) -> str:
    """The answer of the side that is asked."""
    question, state = game.question, game.state
    assert question is not None
    assert isinstance(state, State)
    return ANSWERS[question.side][question.message](Situation(state, question, random))
