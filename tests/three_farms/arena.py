"""Three Farms as the arena tells it: a turn is a farm's turn, a period is a round."""

from __future__ import annotations

from sandtable.arena.narration import Facts, Telling, Use
from sandtable.engine.state import Line, State, Step
from sandtable.words import Words
from three_farms.rules import ROUNDS, SIDES, Farms


def measure(state: State) -> list[int]:
    assert isinstance(state, Farms)
    return list(state.grain)


def describe(state: State, steps: list[Step], lines: list[Line]) -> Facts:
    assert isinstance(state, Farms)
    reaped = next((str(line.arguments["die"]) for line in lines if line.message == "log-reap"), "")
    return {"round_number": ROUNDS - state.rounds, "side": steps[0][1][0], "reaped": reaped}


def uses_in(facts: Facts) -> list[Use]:
    return [Use(str(facts["side"]), "reaping", str(facts["reaped"]))] if facts["reaped"] else []


def label_of_use(words: Words, use: Use) -> str:
    return words.answer(use.thing)


TELLING = Telling(
    begins=["turn"],
    ends=["round", "count"],
    facts={"round_number": int, "side": str, "reaped": str},
    period="round_number",
    periods="rounds",
    values=[f"{side}_grain" for side in SIDES],
    measure=measure,
    describe=describe,
    uses_in=uses_in,
    label_of_use=label_of_use,
    label_of_value="label-grain",
    kinds=["reaping"],
)
