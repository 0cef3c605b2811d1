"""2.3 The Initiative Track: which box to take, and what to do in it. Both sides choose the same way."""

from __future__ import annotations

from sandtable.games.british_way.bot.turns import chance_of_first_next
from sandtable.games.british_way.palestine.bot import british_plans, irgun_plans
from sandtable.games.british_way.palestine.bot.events import best_text, gain_of_blocking, worth_to
from sandtable.games.british_way.palestine.bot.prices import CHIT, FIRST_NEXT
from sandtable.games.british_way.palestine.bot.situation import Situation
from sandtable.games.british_way.palestine.state import PASS_ACTIVE, State
from sandtable.games.british_way.palestine.vocabulary import BRITISH, EVENT, OPERATION, PASS


def choose_box(asked: Situation) -> str:
    """2.3.2: the box with the best turn in it, what it denies the enemy and who is 1st Eligible next included."""
    state, side = asked.state, asked.side
    return asked.best(lambda box: worth_of_box(state, side, box))


def worth_of_box(state: State, side: str, box: str) -> float:
    """2.3.2: the best that can be done in a box, and where it leaves the side."""
    opening = not any(state.boxes)
    if side == BRITISH and state.forced_pass == PASS_ACTIVE:
        worth = 0.0
    elif box == EVENT:
        worth = max(best_text(state, state.card, side), worth_of_passing(state, side))
    else:
        worth = max(best_operation(state, side, full=box == OPERATION), worth_of_passing(state, side))
    if box == EVENT and opening:
        worth += gain_of_blocking(state, side)
    return worth + chance_of_first_next(state, box, opening=opening) * FIRST_NEXT


def best_operation(state: State, side: str, *, full: bool) -> float:
    """The worth of a side's best Operation in a box."""
    return (
        british_plans.best_operation(state, full=full)
        if side == BRITISH
        else irgun_plans.best_operation(state, full=full)
    )


def worth_of_passing(state: State, side: str) -> float:
    """2.3.3: a chit for the British, a Limited Rob for Irgun."""
    return CHIT if side == BRITISH else irgun_plans.worth_of_operation(state, "rob", full=False)


def choose_text(asked: Situation) -> str:
    """5.2: the better text for this side, or Pass if both do harm."""
    state, side = asked.state, asked.side
    return asked.best(
        lambda text: worth_of_passing(state, side) if text == PASS else worth_to(state, state.card, text, side)
    )


def choose_operation(asked: Situation) -> str:
    """3.1: the Operation that is worth most in this box, or Pass."""
    state, side = asked.state, asked.side
    full = asked.question.arguments["box"] == OPERATION
    plan = british_plans.worth_of_operation if side == BRITISH else irgun_plans.worth_of_operation
    return asked.best(lambda name: worth_of_passing(state, side) if name == PASS else plan(state, name, full=full))


def choose_granted_operation(asked: Situation) -> str:
    """5.4: the best Operation that an event grants: P27 in four spaces, P16 and P22 a Limited one."""
    state = asked.state
    plan = british_plans.worth_in_spaces if asked.side == BRITISH else irgun_plans.worth_in_spaces
    spaces = 4 if asked.question.rule == "P27" else 1
    return asked.best(lambda name: plan(state, name, spaces) if name != "done" else 0.0)
