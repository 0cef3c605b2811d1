"""2.3 The Initiative Track: which box to take, and what to do in it. Both sides choose the same way."""

from __future__ import annotations

from typing import Final

from sandtable.games.british_way.bot.turns import chance_of_first_next
from sandtable.games.british_way.malaya.bot import british_plans, mcp_plans
from sandtable.games.british_way.malaya.bot.events import best_text, gain_of_blocking, worth_to
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.bot.situation import Answer, Situation
from sandtable.games.british_way.malaya.sequence_of_play import PASS_REWARD
from sandtable.games.british_way.vocabulary import BRITISH, EVENT, OPERATION, PASS

# 2.3.5: to be 1st Eligible on the next card.
FIRST_NEXT: Final = 0.3


def choose_box(asked: Situation) -> str:
    """2.3.2: the box with the best turn in it, what it denies the enemy and who is 1st Eligible next included."""
    return asked.best(lambda box: worth_of_box(asked, box))


def worth_of_box(asked: Situation, box: str) -> float:
    """2.3.2: the best that can be done in a box, and where it leaves the side."""
    state, side, look = asked.state, asked.side, asked.look
    opening = not any(state.boxes)
    worth = best_text(state, side) if box == EVENT else best_operation(look, side, full=box == OPERATION)
    worth = max(worth, worth_of_passing(look, side))
    if box == EVENT and opening:
        worth += gain_of_blocking(state, side)
    return worth + chance_of_first_next(state, box, opening=opening) * FIRST_NEXT


def best_operation(look: Outlook, side: str, *, full: bool) -> float:
    """The worth of a side's best Operation in a box."""
    plans = british_plans.best_operation if side == BRITISH else mcp_plans.best_operation
    return plans(look, full=full)


def worth_of_passing(look: Outlook, side: str) -> float:
    """2.3.3: Resources."""
    reward = PASS_REWARD[side]
    return look.british_resources(reward) if side == BRITISH else look.mcp_resources(reward)


def choose_text(asked: Situation) -> str:
    """5.2: the better text for this side, or Pass if both do harm."""
    state, side, look = asked.state, asked.side, asked.look
    return asked.best(lambda text: worth_of_passing(look, side) if text == PASS else worth_to(state, text, side))


def choose_operation(asked: Situation) -> str:
    """3.1: the Operation that is worth most in this box, or Pass."""
    side, look = asked.side, asked.look
    full = asked.question.arguments["box"] == OPERATION
    plan = british_plans.worth_of_operation if side == BRITISH else mcp_plans.worth_of_operation
    return asked.best(lambda name: worth_of_passing(look, side) if name == PASS else plan(look, name, full=full))


ANSWERS: Final[dict[str, Answer]] = {"ask-box": choose_box, "ask-text": choose_text, "ask-operation": choose_operation}
