"""Malaya as the arena tells it: a turn is a side's action on an Event card, or a whole Propaganda Round."""

from __future__ import annotations

from typing import Final

from sandtable.arena.narration import Facts, Telling, Use
from sandtable.engine.state import Line, Step
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.malaya.cards import SINGLE_TEXT
from sandtable.games.british_way.malaya.map import PROVINCES_AND_KUALA_LUMPUR, SPACES
from sandtable.games.british_way.malaya.state import MCP_CONTROL, OPPOSITION, SUPPORT, State
from sandtable.games.british_way.malaya.view import RULE_OF_VERB
from sandtable.words import Words

ROUND: Final = "round"
# The rules of Special Activities, which their lines of the log cite. An event cites its card.
ACTIVITY_OF: Final = {rule: verb for verb, rule in RULE_OF_VERB.items() if rule.startswith("4.")}
VALUES: Final = [
    *["political_will", "british_resources", "mcp_resources", "support", "opposition", "mcp_control"],
    *["guerrillas", "underground", "bases", "troops", "police", "sabotage", "terror", "villages"],
]
FACTS: Final[dict[str, type]] = {
    "card_number": int,
    "card": str,
    "side": str,
    "box": str,
    "did": str,
    "operation": str,
    "activity": str,
    "text": str,
}


def measure(state: EngineState) -> list[int]:
    """The values, in their order: the tracks, the people of each mind and under MCP Control, what is on the map."""
    assert isinstance(state, State)
    underground = sum(state.underground)
    return [
        *[state.political_will, *state.resources, people_at(state, SUPPORT), people_at(state, OPPOSITION)],
        sum(state.population[space] for space in SPACES if state.control[space] == MCP_CONTROL),
        *[underground + sum(state.active), underground, sum(state.bases), sum(state.troops), sum(state.police)],
        *[sum(state.sabotage), sum(state.terror), sum(state.villages)],
    ]


def people_at(state: State, level: int) -> int:
    """1.6: the population of the spaces at a level."""
    return sum(state.population[space] for space in PROVINCES_AND_KUALA_LUMPUR if state.level[space] == level)


def describe(state: EngineState, steps: list[Step], lines: list[Line]) -> Facts:
    """What was done in a turn: the box taken, then an Operation, an event's text or a Pass."""
    assert isinstance(state, State)
    taken = next((line.arguments for line in lines if line.message == "log-box"), {})
    facts: Facts = {
        "card_number": len(state.deck.cards) - len(state.unseen),
        "card": state.card,
        "side": str(taken.get("side", "")),
        "box": str(taken.get("box", "")),
        "did": ROUND if steps[0][0] != "action" else "",
        "operation": "",
        "activity": "",
        "text": "",
    }
    for name, arguments in steps[1:] if steps[0][0] == "action" else []:
        facts["did"] = name
        if name == "operation":
            facts["operation"] = arguments[0]
            facts["activity"] = next((ACTIVITY_OF[line.rule] for line in lines if line.rule in ACTIVITY_OF), "")
        elif name == "event":
            facts["text"] = arguments[1]
    return facts


def uses_in(facts: Facts) -> list[Use]:
    """What a turn counts for."""
    side = str(facts["side"])
    uses = [Use(side, kind, str(facts[kind])) for kind in ("operation", "activity") if facts[kind]]
    if facts["did"] == "event":
        uses.append(Use(side, "event", f"{facts['card']} {facts['text']}"))
    if facts["did"] == "pass":
        uses.append(Use(side, "pass", "pass"))
    return uses


def label_of_use(words: Words, use: Use) -> str:
    """The name of a thing that is used, in the reader's language."""
    if use.kind == "event":
        card, _, text = use.thing.partition(" ")
        half = "" if card in SINGLE_TEXT else f" ({words.name(text)})"
        return f"{card} {words.name(card)}{half}"
    return words.answer(use.thing) if use.kind == "pass" else words.name(use.thing)


TELLING: Final = Telling(
    begins=["action", "political_will"],
    ends=["adjust_eligibility", "reveal"],
    facts=FACTS,
    period="card_number",
    periods="cards",
    values=VALUES,
    measure=measure,
    describe=describe,
    uses_in=uses_in,
    label_of_use=label_of_use,
    label_of_value="label-political-will",
    kinds=["operation", "activity", "event", "pass"],
)
