"""Cyprus for the heuristic bot: each side answers by its own priorities and remembers nothing between answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.game import Game
from sandtable.games.british_way.bot.situation import Situation, take_any
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
    return answer_to(Situation(state, question, random))


def answer_to(asked: Situation[State]) -> str:
    """The answer of the side that is asked; any, if the question is one of an owner's card."""
    known = ANSWERS[asked.side].get(asked.question.message)
    return take_any(asked) if known is None else known(asked)
