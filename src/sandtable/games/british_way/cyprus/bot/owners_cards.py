"""What the text of an owner's card is worth: it is carried out in thought, on a copy, and positions are compared."""

from __future__ import annotations

from typing import Final

from sandtable.engine.questions import CHANCE
from sandtable.games.british_way.bot.situation import Situation
from sandtable.games.british_way.cyprus.state import State

# A game that is won for certain, in Political Will.
CERTAINTY: Final = 20.0


def worth_of_owners_text(state: State, card: str, text: str, side: str) -> float:
    """What a text is worth to the British if this side executes it; of what chance decides, the middle comes."""
    # Answers are thought of by those who ask what a card is worth.
    from sandtable.games.british_way.cyprus.bot.answers import answer_to
    from sandtable.games.british_way.cyprus.bot.value import chance_of_british

    twin = state.copy()
    run = state.deck.by_text[card, text](twin, side)
    try:
        question = next(run)
        while True:
            options = question.listed
            if len(options) == 1 or question.side == CHANCE:
                answer = options[len(options) // 2]
            else:
                answer = answer_to(Situation(twin, question, no_luck))
            question = run.send(answer)
    except StopIteration:
        return CERTAINTY * (chance_of_british(twin) - chance_of_british(state))


def no_luck() -> float:
    """Among equals the first."""
    return 0.0
