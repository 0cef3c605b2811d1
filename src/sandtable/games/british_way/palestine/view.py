"""What a reader of the game needs: what an answer means, the facts behind a refusal, the board with names."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.engine.state import Step
from sandtable.games.british_way import phases
from sandtable.games.british_way.palestine.cards import CARDS
from sandtable.games.british_way.palestine.course_of_play import PHASES
from sandtable.games.british_way.palestine.map import NAMES, SPACES
from sandtable.games.british_way.palestine.operations.in_general import RULE_OF
from sandtable.games.british_way.palestine.position import KINDS, counts_of
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.vocabulary import (
    BRITISH_OPERATIONS,
    IRGUN_OPERATIONS,
    SPACE_OF,
    SPEND_CHIT,
    VALUE_OF,
    VERB_OF,
)
from sandtable.games.british_way.view import describe_family
from sandtable.games.reference import Phase

# The steps that end the turn before them when they begin. The others belong to the turn of the step before: what an
# action has scheduled, the Troops redeployed after the Police (6.3.1), the Cache after the Cells (6.3.2).
TURNS: Final = [
    *["action", "adjust_eligibility"],
    *["political_will", "expropriations", "british_intel", "haganah_cooperation"],
    *["redeploy_police", "redeploy_cells", "reset"],
]


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


RULE_OF_VERB: Final = {
    **RULE_OF,
    "restore": "4.2.1",
    "negotiate": "4.2.2",
    "detain": "4.2.3",
    "silence": "4.3.1",
    "propagandize": "4.3.2",
    "terror": "4.3.3",
    "offensive": "2.3.7",
    "lead": "2.3.7",
}


def rule_of_answer(answer: str) -> str:
    """The rule of what an answer would do; empty where only the question knows: `to gaza`, `done`."""
    return RULE_OF_VERB.get(answer.partition(" ")[0], "")


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


def describe_state(state: EngineState, _side: str = "") -> dict[str, object]:
    """Everything on and beside the board, with the names that positions use. Nothing in it is secret."""
    assert isinstance(state, State)
    pieces = [(kind, counts_of(state, kind)) for kind in KINDS]
    return {
        "spaces": {NAMES[space]: {kind: counts[space] for kind, counts in pieces} for space in SPACES},
        "available": {
            "police": state.available_police,
            "cells": state.available_cells,
            "caches": state.available_caches,
        },
        "track": {"cells": state.track_cells, "caches": state.track_caches},
        "prison": state.prison,
        "removed": state.removed_from_game,
        "haganah": state.haganah,
        "chits": {str(value): state.chits[value] for value in range(3)},
        "forced_pass": state.forced_pass,
        **describe_family(state),
    }


def turn_of(state: EngineState, step: Step) -> str:
    """A text that changes exactly when a new turn begins: a card's 1st or 2nd action, or a side's part of a Round.

    It tells how many cards have not been seen and how many turns are still to come on this one. Reset is the last step
    of its card and leaves the agenda empty, as does turning up the next card.
    """
    assert isinstance(state, State)
    to_come = sum(name in TURNS for name, _ in state.agenda)
    return f"{len(state.unseen)} {to_come} {step[0] == 'reset'}"


def phase_of(state: EngineState, step: Step) -> Phase | None:
    """Which action of a card it is, or which phase of a Propaganda Round."""
    assert isinstance(state, State)
    return phases.phase_of(state, step, PHASES)


def describe_progress(state: EngineState) -> dict[str, object]:
    """The card in play and what a chart of the game shows."""
    assert isinstance(state, State)
    return {"card": state.card, "values": {"political_will": state.political_will, "haganah": state.haganah}}
