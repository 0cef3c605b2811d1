"""What the text of a card is worth: it is carried out in thought, on a copy, by the answers that would be given."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.bot.situation import take_any
from sandtable.games.british_way.malaya.bot import british, mcp
from sandtable.games.british_way.malaya.bot.outlook import Outlook
from sandtable.games.british_way.malaya.bot.scene import Scene
from sandtable.games.british_way.malaya.bot.situation import Answer, Situation
from sandtable.games.british_way.malaya.map import SPACES
from sandtable.games.british_way.malaya.state import State
from sandtable.games.british_way.malaya.vocabulary import MCP, other
from sandtable.games.british_way.vocabulary import BOXES, BRITISH, EVENT

ANSWERS: Final[dict[str, dict[str, Answer]]] = {BRITISH: british.ANSWERS, MCP: mcp.ANSWERS}
# A die that is only thought of.
USUAL_DIE: Final = "3"
# What the side that acts gets out of an ordinary turn: an event must beat it.
USUAL_TURN: Final = 2.0


def standing(look: Outlook, state: State) -> float:
    """What a whole state is worth to the British as seen from an outlook: Political Will, and what is to come."""
    worth = look.beside_the_map(state)
    seen = look.of(state)
    for space in SPACES:
        worth += Scene(seen, space).worth()
        if state.control[space] < 0:
            worth += state.population[space]  # Political Will has fallen by it already (1.7)
    return worth


def worth_of_text(state: State, text: str, side: str) -> float:
    """What a text of the card in play is worth to the British if this side executes it."""
    look = Outlook(state)
    twin = state.copy()
    twin.boxes[BOXES.index(EVENT)] = side
    run = state.deck.by_text[state.card, text](twin, side)
    answers = [text]
    try:
        question = next(run)
        while True:
            if len(question.listed) == 1:
                answer = question.listed[0]
            elif question.side == CHANCE:
                answer = USUAL_DIE if USUAL_DIE in question.listed else question.listed[0]
            else:
                asked = Situation(twin, question, answers, no_luck)
                answer = ANSWERS[question.side].get(question.message, take_any)(asked)
                answers.append(answer)
            question = run.send(answer)
    except StopIteration:
        return standing(look, twin) - standing(look, state)


def no_luck() -> float:
    """Among equals the first."""
    return 0.0


def worth_to(state: State, text: str, side: str) -> float:
    """What a text is worth to the side that executes it."""
    worth = worth_of_text(state, text, side)
    return worth if side == BRITISH else -worth


def best_text(state: State, side: str) -> float:
    """What the better text of the card in play is worth to a side that executes it."""
    return max(worth_to(state, text, side) for text in state.deck.texts_of(state.card))


def gain_of_blocking(state: State, side: str) -> float:
    """2.3.2: what the enemy would get out of the event beyond an ordinary turn, if this side leaves it."""
    return max(best_text(state, other(side)) - USUAL_TURN, 0.0)
