"""A game of The British Way as the arena tells it: a turn is a side's action on an Event card, or a whole Round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sandtable.arena.narration import Facts, Telling, Use
from sandtable.engine.state import Line, Step
from sandtable.engine.state import State as EngineState
from sandtable.games.british_way.cards import Deck
from sandtable.games.british_way.state import State
from sandtable.games.british_way.vocabulary import PASS
from sandtable.words import Words

ROUND: Final = "round"
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


def telling_of(
    values: list[str],
    measure: Callable[[EngineState], list[int]],
    deck: Deck,
    rule_of_verb: dict[str, str],
) -> Telling:
    """How a game is told by its values, its cards and the rules of its verbs."""
    activity_of = {rule: verb for verb, rule in rule_of_verb.items() if rule.startswith("4.")}

    def describe(state: EngineState, steps: list[Step], lines: list[Line]) -> Facts:
        assert isinstance(state, State)
        return facts_of_turn(state, steps, lines, activity_of)

    def label_of_use(words: Words, use: Use) -> str:
        return name_of_use(words, use, deck, rule_of_verb)

    return Telling(
        begins=["action", "political_will"],
        ends=["adjust_eligibility", "reveal"],
        facts=FACTS,
        period="card_number",
        periods="cards",
        values=values,
        measure=measure,
        describe=describe,
        uses_in=uses_in,
        label_of_use=label_of_use,
        label_of_value="label-political-will",
        kinds=["operation", "activity", "event", "pass"],
    )


def facts_of_turn(state: State, steps: list[Step], lines: list[Line], activity_of: dict[str, str]) -> Facts:
    """What was done in a turn: the box taken, then an Operation, an event's text or a Pass.

    A Special Activity is known by the rule of its line in the log. An event may do the same: only an Operation counts.
    """
    taken = next((line.arguments for line in lines if line.message == "log-box"), {})
    facts: Facts = {
        "card_number": len(state.deck.cards) - len(state.unseen),
        "card": state.card,
        "side": str(taken.get("side", "")),
        "box": str(taken.get("box", "")),
        "did": ROUND if steps[0][0] != "action" else PASS,  # an action of which nothing comes is a Pass that was owed
        "operation": "",
        "activity": "",
        "text": "",
    }
    for name, arguments in steps[1:] if steps[0][0] == "action" else []:
        facts["did"] = name
        if name == "operation":
            facts["operation"] = arguments[0]
            facts["activity"] = next((activity_of[line.rule] for line in lines if line.rule in activity_of), "")
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


def name_of_use(words: Words, use: Use, deck: Deck, rule_of_verb: dict[str, str]) -> str:
    """The name of a thing that is used, in the reader's language."""
    if use.kind == "event":
        card, _, text = use.thing.partition(" ")
        half = "" if card in deck.single_text else f" ({words.name(text)})"
        return f"{card} {words.name(card)}{half}"
    if use.kind == "activity":
        return words.text("rule-" + rule_of_verb[use.thing].replace(".", "-"))
    return words.answer(use.thing) if use.kind == "pass" else words.name(use.thing)
