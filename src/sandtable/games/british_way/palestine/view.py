"""What a reader of the game needs to put it into words: what an answer means, and the facts behind a refusal."""

from __future__ import annotations

from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.palestine.cards import CARDS
from sandtable.games.british_way.palestine.map import NAMES
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    BRITISH_OPERATIONS,
    IRGUN_OPERATIONS,
    SPACE_OF,
    SPEND_CHIT,
    VALUE_OF,
    VERB_OF,
)


def describe_answer(answer: str) -> tuple[str, dict[str, object]]:
    """The message that words an answer, and its arguments."""
    if answer in SPACE_OF:
        return f"answer-{VERB_OF[answer] or 'at'}", {"space": NAMES[SPACE_OF[answer]]}
    if answer in VALUE_OF:
        verb = "spend-chit" if answer in SPEND_CHIT else answer.split()[0]
        return f"answer-{verb}", {"value": VALUE_OF[answer]}
    if answer in CARDS:
        return "answer-card", {"id": answer + " ", "card": answer}
    if answer in BRITISH_OPERATIONS or answer in IRGUN_OPERATIONS:
        return f"answer-do-{answer}", {}
    if answer.isdigit():
        return "answer-number", {"number": int(answer)}
    return f"answer-{answer}", {}


def facts_about(state: EngineState, answer: str) -> dict[str, object]:
    """What there is to say about the thing an answer names: the pieces of its space, or the Operation or card."""
    assert isinstance(state, State)
    facts: dict[str, object] = {"card": state.card}
    if answer in BRITISH_OPERATIONS or answer in IRGUN_OPERATIONS:
        facts["operation"] = answer
    if answer in SPACE_OF:
        space = SPACE_OF[answer]
        facts["space"] = NAMES[space]
        facts["troops"], facts["police"] = state.troops[space], state.police[space]
        facts["underground"], facts["active"] = state.underground[space], state.active[space]
        facts["cells"], facts["caches"] = state.cells(space), state.caches[space]
        facts["sabotage"], facts["terror"] = state.sabotage[space], state.terror[space]
        facts["curfew"] = state.curfew[space]
    return facts
