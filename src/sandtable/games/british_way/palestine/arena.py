"""Palestine as the arena tells it: a turn is a side's action on an Event card, or a whole Propaganda Round."""

from __future__ import annotations

from typing import Final

from sandtable.arena.narration import Facts, Telling, Use
from sandtable.engine.state import Line, Step
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.palestine.cards import CARDS, SINGLE_TEXT
from sandtable.games.british_way.palestine.state import State
from sandtable.games.british_way.palestine.view import RULE_OF_VERB
from sandtable.words import Words

ROUND: Final = "round"
# The log's lines of Special Activities. An event may do the same things: only those of an Operation count.
ACTIVITY_OF: Final = {
    "log-restore": "restore",
    "log-negotiate": "negotiate",
    "log-negotiate-at-zero": "negotiate",
    "log-detain": "detain",
    "log-silence": "silence",
    "log-propagandize": "propagandize",
    "log-terror": "terror",
}
VALUES: Final = [
    *["political_will", "haganah", "cells", "underground", "prison", "caches"],
    *["troops", "police", "chits", "sabotage", "terror", "curfews"],
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
    """The values, in their order: the two tracks, then what is on the map, in Prison and in hand."""
    assert isinstance(state, State)
    underground = sum(state.underground)
    return [
        *[state.political_will, state.haganah, underground + sum(state.active), underground, state.prison],
        *[sum(state.caches), sum(state.troops), sum(state.police), sum(state.chits)],
        *[sum(state.sabotage), sum(state.terror), sum(state.curfew)],
    ]


def describe(state: EngineState, steps: list[Step], lines: list[Line]) -> Facts:
    """What was done in a turn: the box taken, then an Operation, an event's text or a Pass."""
    assert isinstance(state, State)
    taken = next((line.arguments for line in lines if line.message == "log-box"), {})
    facts: Facts = {
        "card_number": len(CARDS) - len(state.unseen),
        "card": state.card,
        "side": str(taken.get("side", "")),
        "box": str(taken.get("box", "")),
        "did": ROUND if steps[0][0] != "action" else "",
        "operation": "",
        "activity": "",
        "text": "",
    }
    if any(line.message == "log-forced-pass" for line in lines):
        facts["did"] = "pass"
    for name, arguments in steps[1:] if steps[0][0] == "action" else []:
        facts["did"] = name
        if name == "operation":
            facts["operation"] = arguments[0]
            activities = (ACTIVITY_OF[line.message] for line in lines if line.message in ACTIVITY_OF)
            facts["activity"] = next(activities, "")
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
    if use.kind == "activity":
        return words.text("rule-" + RULE_OF_VERB[use.thing].replace(".", "-"))
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
