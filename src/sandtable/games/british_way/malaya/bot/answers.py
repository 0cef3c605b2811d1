"""Malaya for the heuristic bot: each side answers by its own priorities and remembers nothing between answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.engine.game import Game
from sandtable.games.british_way.bot.situation import take_any
from sandtable.games.british_way.malaya.bot import events, turns
from sandtable.games.british_way.malaya.bot.situation import Answer, Situation
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import SIDES

ANSWERS: Final[dict[str, dict[str, Answer]]] = {side: {**turns.ANSWERS, **events.ANSWERS[side]} for side in SIDES}


def answer(game: Game, random: Callable[[], float]) -> str:
    """The answer of the side that is asked."""
    question, state = game.question, game.state
    assert question is not None
    assert isinstance(state, State)
    return ANSWERS[question.side].get(question.message, take_any)(Situation(state, question, game.answers, random))
