"""What a reader of the game needs: what an answer means, the facts behind a refusal, the board with names."""

from __future__ import annotations

from typing import Final

from sandtable.engine.state import State as EngineState
from sandtable.engine.state import Step
from sandtable.games.british_way import phases
from sandtable.games.british_way.malaya.course_of_play import PHASES
from sandtable.games.british_way.malaya.map import NAMES, SPACES
from sandtable.games.british_way.malaya.operations.in_general import RULE_OF
from sandtable.games.british_way.malaya.position import KINDS
from sandtable.games.british_way.malaya.state import (
    BRITISH_CONTROL,
    COMMANDERS,
    MCP_CONTROL,
    NEUTRAL,
    NO_CONTROL,
    OPPOSITION,
    SUPPORT,
    State,
)
from sandtable.games.british_way.malaya.vocabulary import SIDES, SPACE_OF, VERB_OF
from sandtable.games.british_way.position import counts_of
from sandtable.games.british_way.view import describe_family, is_card
from sandtable.games.reference import Phase

# The steps that end the turn before them when they begin. What an action has scheduled belongs to its turn.
TURNS: Final = [
    *["action", "adjust_eligibility"],
    *["political_will", "earnings", "pacification", "agitation", "redeploy", "reset"],
]
LEVEL_NAMES: Final = {OPPOSITION: "opposition", NEUTRAL: "neutral", SUPPORT: "support"}
CONTROL_NAMES: Final = {MCP_CONTROL: "mcp", NO_CONTROL: "none", BRITISH_CONTROL: "british"}


def describe_answer(answer: str) -> tuple[str, dict[str, object]]:
    """The message that words an answer, and its arguments."""
    if answer in SPACE_OF:
        return f"answer-{VERB_OF[answer] or 'at'}", {"space": NAMES[SPACE_OF[answer]]}
    if is_card(answer):
        return "answer-card", {"id": answer + " ", "card": answer}
    if answer in RULE_OF:
        return f"answer-do-{answer}", {}
    if answer.isdigit():
        return "answer-number", {"number": int(answer)}
    return f"answer-{answer}", {}


RULE_OF_VERB: Final = {
    **RULE_OF,
    "resettle": "4.2.1",
    "reprisal": "4.2.2",
    "strike": "4.2.3",
    "extort": "4.3.1",
    "intimidate": "4.3.2",
    "ambush": "4.3.3",
}


def rule_of_answer(answer: str) -> str:
    """The rule of what an answer would do; empty where only the question knows: `to perak`, `done`."""
    return RULE_OF_VERB.get(answer.partition(" ")[0], "")


def facts_about(state: EngineState, answer: str) -> dict[str, object]:
    """What there is to say about the thing an answer names: the pieces of its space, or the Operation or card."""
    assert isinstance(state, State)
    facts: dict[str, object] = {"card": state.card}
    if answer in RULE_OF:
        facts["operation"] = answer
    if answer in SPACE_OF:
        space = SPACE_OF[answer]
        facts["space"] = NAMES[space]
        facts |= {kind: counts_of(state, kind)[space] for kind in KINDS}
        facts["guerrillas"], facts["cubes"] = state.guerrillas(space), state.cubes(space)
    return facts


def describe_state(state: EngineState, _side: str = "") -> dict[str, object]:
    """Everything on and beside the board, with the names that positions use. Nothing in it is secret."""
    assert isinstance(state, State)
    return {
        "spaces": {NAMES[space]: describe_space(state, space) for space in SPACES},
        "available": {
            "troops": state.troops_available(),
            "police": state.police_available(),
            "guerrillas": state.guerrillas_available(),
            "bases": state.bases_available(),
            "villages": state.villages_left(),
        },
        "resources": {side: state.resources_of(side) for side in SIDES},
        "commander": COMMANDERS[state.commander],
        "commander_down": state.commander_down,
        **describe_family(state),
    }


def describe_space(state: State, space: int) -> dict[str, object]:
    """What is in a space, what it thinks and who Controls it."""
    counts: dict[str, object] = {kind: counts_of(state, kind)[space] for kind in KINDS}
    named = {"level": LEVEL_NAMES[state.level[space]], "control": CONTROL_NAMES[state.control[space]]}
    return {**counts, **named, "population": state.population[space]}


def turn_of(state: EngineState, _step: Step) -> str:
    """A text that changes exactly when a new turn begins: a card's 1st or 2nd action, or a side's part of a Round.

    It tells how many cards have not been seen and how many turns are still to come on this one.
    """
    assert isinstance(state, State)
    return f"{len(state.unseen)} {sum(name in TURNS for name, _ in state.agenda)}"


def phase_of(state: EngineState, step: Step) -> Phase | None:
    """Which action of a card it is, or which phase of a Propaganda Round."""
    assert isinstance(state, State)
    return phases.phase_of(state, step, PHASES)


def describe_progress(state: EngineState) -> dict[str, object]:
    """The card in play and what a chart of the game shows."""
    assert isinstance(state, State)
    resources = {f"{side}_resources": state.resources_of(side) for side in SIDES}
    return {"card": state.card, "values": {"political_will": state.political_will, **resources}}
